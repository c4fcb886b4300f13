/** Workflow files, read by GitHub's own parser; `${{ }}` evaluated by GitHub's own evaluator. */
import { registerHooks } from "node:module";
import type { WorkflowTemplate } from "@actions/workflow-parser";
import type { Permissions, Repository } from "../github/objects.ts";
import { fields, type Template, type Token } from "./expressions.ts";
import { permissionsOf } from "./permissions.ts";

// The parser imports JSON without an import attribute, which Node refuses.
registerHooks({
  load: (url, context, next) =>
    url.includes("/@actions/") && url.endsWith(".json")
      ? next(url, { ...context, importAttributes: { type: "json" } })
      : next(url, context),
});

const parser = await import("@actions/workflow-parser");
const actionParser = await import("@actions/workflow-parser/actions/index");

export interface WorkflowStep {
  id: string;
  name: string;
  if: string;
  uses: string | null;
  run: Template | null;
  with: Template;
  env: Template;
  continueOnError: Template;
  workingDirectory: Template;
}

export interface WorkflowJob {
  id: string;
  if: string;
  needs: string[];
  env: Template;
  permissions: Permissions | null;
  concurrency: Template;
  outputs: Template;
  steps: WorkflowStep[];
}

export interface Workflow {
  path: string;
  name: string;
  /** Empty for a valid file; otherwise runs of it are startup failures. */
  errors: string[];
  events: WorkflowTemplate["events"];
  env: Template;
  permissions: Permissions | null;
  concurrency: Template;
  jobs: WorkflowJob[];
}

const parsed = new Map<string, Promise<Workflow>>();

/** Parsed once per content: it takes tens of milliseconds. */
export function parseWorkflow(path: string, content: string): Promise<Workflow> {
  const key = `${path}\0${content}`;
  const workflow = parsed.get(key) ?? parseContent(path, content);
  parsed.set(key, workflow);
  return workflow;
}

async function parseContent(path: string, content: string): Promise<Workflow> {
  const file = { name: path, content };
  const { context, value } = parser.parseWorkflow(file, new parser.NoOperationTraceWriter());
  const parseErrors = context.errors.getErrors().map((error) => error.message);
  const empty = {
    path,
    name: path,
    events: {},
    env: null,
    permissions: null,
    concurrency: null,
    jobs: [],
  };
  if (parseErrors.length > 0 || !value) return { ...empty, errors: parseErrors };
  const template = await parser.convertWorkflowTemplate(context, value);
  const errors = (template.errors ?? []).map((error) => error.Message);
  const root = fields(JSON.parse(JSON.stringify(value)));
  return {
    path,
    name: typeof root.name === "string" ? root.name : path,
    errors,
    events: template.events,
    env: root.env,
    permissions: permissionsOf(root.permissions),
    concurrency: root.concurrency,
    jobs:
      errors.length > 0
        ? []
        : template.jobs.map((job) => jobOf(job, fields(root.jobs)[job.id.value])),
  };
}

function jobOf(job: WorkflowTemplate["jobs"][number], source: Template): WorkflowJob {
  const raw = fields(source);
  if (job.type !== "job") throw new Error("The lab does not model reusable workflows.");
  if (raw.strategy || raw.container || raw.services)
    throw new Error("The lab does not model matrix, container or services.");
  const rawSteps = (raw.steps as Token | undefined)?.seq ?? [];
  return {
    id: job.id.value,
    if: job.if.expression,
    needs: job.needs?.map((one) => one.value) ?? [],
    env: raw.env,
    permissions: permissionsOf(raw.permissions),
    concurrency: raw.concurrency,
    outputs: raw.outputs,
    steps: job.steps.map((step, index) => {
      const own = fields(rawSteps[index]);
      const uses = typeof own.uses === "string" ? own.uses : null;
      return {
        id: step.id,
        name: String(own.name ?? uses ?? "Run"),
        if: step.if?.expression ?? "success()",
        uses,
        run: own.run ?? null,
        with: own.with,
        env: own.env,
        continueOnError: own["continue-on-error"],
        workingDirectory: own["working-directory"],
      };
    }),
  };
}

/** Every workflow file of a commit. */
export async function workflowsAt(repository: Repository, commit: string): Promise<Workflow[]> {
  const paths = repository.git
    .list(commit, ".github/workflows")
    .filter((path) => /\.ya?ml$/.test(path));
  return Promise.all(
    paths.map((path) => parseWorkflow(path, repository.git.read(commit, path) ?? "")),
  );
}

/** The `default`s of an action's inputs, as a mapping that `evaluateTexts` understands. */
export function parseActionInputs(manifest: string): Template {
  const file = { name: "action.yml", content: manifest };
  const { context, value } = actionParser.parseAction(file, new parser.NoOperationTraceWriter());
  const [error] = context.errors.getErrors();
  if (error || !value) throw new Error(`action.yml: ${error?.message ?? "is empty"}`);
  const inputs = fields(fields(JSON.parse(JSON.stringify(value))).inputs);
  const map = Object.entries(inputs).map(([Key, input]) => ({
    Key,
    Value: fields(input).default ?? "",
  }));
  return { type: 2, map };
}
