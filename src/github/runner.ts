/** The runner's own facts (https://docs.github.com/en/actions/reference/workflows-and-actions/variables). */
export interface Runner {
  eventName: string;
  eventPath: string;
  owner: string;
  repository: string;
  ref: string;
  sha: string;
  workspace: string;
  workflowRun: string;
  attempt: number;
  job: string;
  triggeringActor: string;
  apiUrl: string;
  serverUrl: string;
  temporary: string;
}

export function readRunner(env: NodeJS.ProcessEnv): Runner {
  const read = (name: string) => env[name] ?? "";
  const [owner = "", repository = ""] = read("GITHUB_REPOSITORY").split("/");
  return {
    eventName: read("GITHUB_EVENT_NAME"),
    eventPath: read("GITHUB_EVENT_PATH"),
    owner,
    repository,
    ref: read("GITHUB_REF"),
    sha: read("GITHUB_SHA"),
    workspace: read("GITHUB_WORKSPACE"),
    workflowRun: read("GITHUB_RUN_ID"),
    attempt: Number(read("GITHUB_RUN_ATTEMPT") || "1"),
    job: read("GITHUB_JOB"),
    triggeringActor: read("GITHUB_TRIGGERING_ACTOR"),
    apiUrl: read("GITHUB_API_URL") || "https://api.github.com",
    serverUrl: read("GITHUB_SERVER_URL") || "https://github.com",
    temporary: read("RUNNER_TEMP"),
  };
}
