/** Environment and expression contexts of a job, by the contract of actions/runner. */
import { delimiter, dirname, join } from "node:path";
import type { Run, Token } from "../github/objects.ts";
import { fullName, type World } from "../github/world.ts";
import type { Machine } from "./machine.ts";

export interface JobFacts {
  world: World;
  run: Run;
  jobId: string;
  machine: Machine;
  token: Token;
  /** File that holds the event's payload. */
  eventPath: string;
  /** The Node that runs JavaScript actions. */
  node: string;
}

/** Facts that are both in the `github` context and, in capitals, in the environment. */
function shared({ world, run, jobId, machine, eventPath }: JobFacts): Record<string, string> {
  const { repository } = run;
  const refName = run.ref.replace(/^refs\/(heads|tags|pull)\//, "");
  return {
    actor: run.actor.login,
    actor_id: String(run.actor.id),
    api_url: `${world.url}/api/v3`,
    base_ref: run.baseRef,
    event_name: run.event,
    event_path: eventPath,
    graphql_url: `${world.url}/api/graphql`,
    head_ref: run.headRef,
    job: jobId,
    ref: run.ref,
    ref_name: refName,
    ref_protected: "false",
    ref_type: run.ref.startsWith("refs/tags/") ? "tag" : "branch",
    repository: fullName(repository),
    repository_id: String(repository.id),
    repository_owner: repository.owner.login,
    repository_owner_id: String(repository.owner.id),
    retention_days: "90",
    run_attempt: String(run.attempt),
    run_id: String(run.id),
    run_number: String(run.number),
    server_url: world.url,
    sha: run.sha,
    triggering_actor: run.triggeringActor.login,
    workflow: run.name,
    workflow_ref: `${fullName(repository)}/${run.path}@${run.ref}`,
    workflow_sha: run.sha,
    workspace: machine.workspace,
  };
}

export function githubContext(facts: JobFacts): Record<string, unknown> {
  return { ...shared(facts), token: facts.token.value, event: facts.run.payload };
}

/** GITHUB_TOKEN is not among them: a workflow has to pass it on. */
export function runnerEnvironment(facts: JobFacts): Record<string, string> {
  const { machine } = facts;
  const entries = Object.entries(shared(facts)).map(([name, value]) => [
    `GITHUB_${name.toUpperCase()}`,
    value,
  ]);
  return {
    ...Object.fromEntries(entries),
    PATH: [dirname(facts.node), process.env.PATH ?? ""].join(delimiter),
    HOME: machine.home,
    USER: "runner",
    LANG: "C.UTF-8",
    CI: "true",
    GITHUB_ACTIONS: "true",
    RUNNER_OS: "Linux",
    RUNNER_ARCH: "X64",
    RUNNER_NAME: "GitHub Actions 1",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_TEMP: machine.temporary,
    RUNNER_TOOL_CACHE: join(machine.folder, "_tool"),
    RUNNER_WORKSPACE: dirname(machine.workspace),
  };
}

/** Only actions get these, not `run:` steps. */
export function actionsServices({ world, token }: JobFacts): Record<string, string> {
  return {
    ACTIONS_RUNTIME_URL: `${world.url}/_runtime/`,
    ACTIONS_RUNTIME_TOKEN: `runtime-${token.value.slice(4)}`,
    ACTIONS_RESULTS_URL: `${world.url}/_results/`,
    ACTIONS_CACHE_URL: `${world.url}/_cache/`,
  };
}

/** Hyphens stay, spaces become underscores: https://github.com/actions/runner (JavascriptActionHandler). */
export const inputVariable = (name: string): string =>
  `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
