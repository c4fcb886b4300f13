/** The steps of a job: `run:`, JavaScript actions of our own, and a stand-in for actions/checkout. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse } from "yaml";
import type { Step } from "../github/objects.ts";
import { checkout, removeCredentials } from "./checkout.ts";
import { type CommandFiles, createCommandFiles, readCommandFiles } from "./command-files.ts";
import {
  actionsServices,
  githubContext,
  inputVariable,
  type JobFacts,
  runnerEnvironment,
} from "./contexts.ts";
import { type Contexts, evaluateTemplate, evaluateTexts, isTrue, textOf } from "./expressions.ts";
import { parseActionInputs, type WorkflowStep } from "./workflows.ts";

export interface JobState {
  facts: JobFacts;
  /** Folder with `action.yml` that stands for `llm-do/action` and `./`, and the file it starts. */
  action: ActionSource;
  contexts: Contexts;
  /** `env:` of workflow and job, what tests add, and what steps wrote to GITHUB_ENV. */
  environment: Record<string, string>;
  path: string[];
  /** Post steps, run in reverse order, whatever happened. */
  posts: { name: string; execute: () => Promise<StepResult> }[];
  summary: string;
}

export interface ActionSource {
  folder: string;
  /** Runs instead of `runs.main` of action.yml. */
  main: string | null;
}

type StepResult = Pick<Step, "conclusion" | "outputs" | "exitCode">;

const SKIPPED: StepResult = { conclusion: "skipped", outputs: {}, exitCode: null };

export async function executeStep(state: JobState, step: WorkflowStep): Promise<Step> {
  const { machine } = state.facts;
  state.contexts.values.env = state.environment;
  const isWanted = !machine.isLost && isTrue(step.if, state.contexts);
  const result = isWanted ? await perform(state, step) : SKIPPED;
  const conclusion =
    machine.isCancelled && result.conclusion === "failure" ? "cancelled" : result.conclusion;
  const mayFail = evaluateTemplate(step.continueOnError, state.contexts) === true;
  const shown = mayFail && conclusion === "failure" ? "success" : conclusion;
  const steps = state.contexts.values.steps as Record<string, unknown>;
  steps[step.id] = { outputs: result.outputs, outcome: conclusion, conclusion: shown };
  return { name: step.name, ...result, conclusion: shown };
}

async function perform(state: JobState, step: WorkflowStep): Promise<StepResult> {
  const { machine } = state.facts;
  const environment = { ...state.environment, ...evaluateTexts(step.env, state.contexts) };
  if (step.uses === null) {
    const script = join(machine.temporary, `${crypto.randomUUID()}.sh`);
    writeFileSync(script, textOf(evaluateTemplate(step.run, state.contexts)));
    const directory = textOf(evaluateTemplate(step.workingDirectory, state.contexts));
    return spawnStep(state, {
      file: "bash",
      args: ["--noprofile", "--norc", "-e", "-o", "pipefail", script],
      environment: { ...environment, GITHUB_ACTION: step.id },
      directory: resolve(machine.workspace, directory),
    });
  }
  const inputs = evaluateTexts(step.with, state.contexts);
  if (/^actions\/checkout@/.test(step.uses)) return performCheckout(state, inputs);
  if (/^llm-do\/action@/.test(step.uses) || step.uses === "./") {
    return performAction(state, { step, uses: step.uses, inputs, environment });
  }
  machine.log.line(`##[error]The lab does not model "uses: ${step.uses}".`);
  state.facts.world.objections.push(`The lab does not model "uses: ${step.uses}".`);
  return { conclusion: "failure", outputs: {}, exitCode: null };
}

async function performCheckout(
  state: JobState,
  inputs: Record<string, string>,
): Promise<StepResult> {
  const { conclusion, directory } = await checkout(state.facts, inputs);
  const execute = async () => removeCredentials(state.facts, directory);
  if (conclusion === "success") state.posts.unshift({ name: "Post checkout", execute });
  return { conclusion, outputs: {}, exitCode: null };
}

interface ActionCall {
  step: WorkflowStep;
  uses: string;
  inputs: Record<string, string>;
  environment: Record<string, string>;
}

async function performAction(state: JobState, call: ActionCall): Promise<StepResult> {
  const { facts, contexts, action } = state;
  // `./` is the repository's own action, from the workspace: something has to check it out first.
  const manifest = join(action.folder, "action.yml");
  if (call.uses === "./" && !existsSync(join(facts.machine.workspace, "action.yml"))) {
    facts.machine.log.line(
      "##[error]Can't find 'action.yml' under the workspace. Did you forget actions/checkout?",
    );
    return { conclusion: "failure", outputs: {}, exitCode: null };
  }
  const text = readFileSync(manifest, "utf8");
  const { runs } = parse(text) as { runs: Record<string, string> };
  const defaults = evaluateTexts(parseActionInputs(text), contexts);
  for (const name of Object.keys(call.inputs)) {
    if (!(name in defaults)) facts.machine.log.line(`##[warning]Unexpected input(s) '${name}'`);
  }
  const inputs = Object.entries({ ...defaults, ...call.inputs });
  const environment = {
    ...call.environment,
    ...actionsServices(facts),
    ...Object.fromEntries(inputs.map(([name, value]) => [inputVariable(name), value])),
    GITHUB_ACTION: call.step.id,
    GITHUB_ACTION_REPOSITORY: "llm-do/action",
    GITHUB_ACTION_REF: call.uses.split("@")[1] ?? "",
  };
  const command = (file: string) => ({
    file: facts.node,
    args: [resolve(action.folder, file)],
    environment,
    directory: facts.machine.workspace,
  });
  const files = createCommandFiles(facts.machine.temporary);
  const main = action.main ?? runs.main ?? "";
  const result = await spawnStep(state, command(main), files);
  const { post } = runs;
  if (post !== undefined) {
    const saved = Object.entries(readCommandFiles(files).state).map(([name, value]) => [
      `STATE_${name}`,
      value,
    ]);
    const withState = { ...environment, ...Object.fromEntries(saved) };
    const execute = () => spawnStep(state, { ...command(post), environment: withState });
    state.posts.unshift({ name: `Post ${call.step.name}`, execute });
  }
  return result;
}

interface StepCommand {
  file: string;
  args: string[];
  environment: Record<string, string>;
  directory: string;
}

async function spawnStep(
  state: JobState,
  command: StepCommand,
  files: CommandFiles = createCommandFiles(state.facts.machine.temporary),
): Promise<StepResult> {
  const { facts } = state;
  const base = runnerEnvironment(facts);
  const path = [...state.path, base.PATH].join(":");
  const environment = { ...base, ...command.environment, ...files, PATH: path };
  const exit = await facts.machine.execute({ ...command, environment });
  const effects = readCommandFiles(files);
  for (const error of effects.errors) facts.machine.log.line(`##[error]${error}`);
  Object.assign(state.environment, effects.environment);
  state.path.unshift(...effects.path.reverse());
  state.summary += facts.machine.log.masked(effects.summary);
  const exitCode = exit.kind === "exited" ? exit.code : null;
  return { conclusion: exitCode === 0 ? "success" : "failure", outputs: effects.outputs, exitCode };
}

/** Contexts that expressions of this job see. */
export function contextsOf(
  facts: JobFacts,
  values: {
    secrets: Record<string, string>;
    variables: Record<string, string>;
    inputs: unknown;
    needs: unknown;
  },
): Contexts {
  const { secrets, variables, inputs, needs } = values;
  return {
    status: "success",
    values: {
      github: githubContext(facts),
      secrets: { ...secrets, GITHUB_TOKEN: facts.token.value },
      vars: variables,
      inputs,
      needs,
      steps: {},
      env: {},
      job: { status: "success" },
      runner: {
        os: "Linux",
        temp: facts.machine.temporary,
        workspace: dirname(facts.machine.workspace),
      },
    },
  };
}
