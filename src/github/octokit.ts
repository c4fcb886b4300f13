import { setTimeout as sleep } from "node:timers/promises";
import { LlmDoError, messageOf } from "../errors.ts";
import type { Runner } from "./runner.ts";

/** The two doors of GitHub that the product uses. Every URL comes from the runner, so GHES works alike. */
export interface GitHub {
  owner: string;
  repository: string;
  serverUrl: string;
  /** `rest("GET /repos/{owner}/{repo}/…", parameters)`; owner and repo are filled in. */
  rest<T = unknown>(route: string, parameters?: Record<string, unknown>): Promise<T>;
  /** Throws unless there is `data`; errors beside data are returned for the caller to judge. */
  graphql<T = unknown>(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<GraphqlAnswer<T>>;
}

export interface GraphqlAnswer<T> {
  data: T;
  errors: { message: string; path: (string | number)[] }[];
}

/** A failed request with what GitHub said; `status` 0 = no answer at all. */
export class GitHubFailure extends LlmDoError {
  override readonly name = "GitHubFailure";
  readonly status: number;
  readonly route: string;
  /** GitHub's own words. */
  readonly said: string;

  constructor(route: string, status: number, said: string, cause?: unknown) {
    super(`${describeAnswer(route, status)}: ${said}`, { code: "github", cause });
    this.status = status;
    this.route = route;
    this.said = said;
  }
}

function describeAnswer(route: string, status: number): string {
  if (status === 0) return `GitHub did not answer '${route}'`;
  if (status === 401)
    return `GitHub did not accept the token of the input 'github-token' ('${route}')`;
  return `GitHub answered '${route}' with ${status}`;
}

const TRIES = 4;

function requireToken(token: string): void {
  if (token) return;
  throw new LlmDoError(
    "Input 'github-token' is empty. Remove it under 'with:' to use the workflow's own token, or give it one.",
    { code: "usage" },
  );
}

/** The same, opened at the first request: the first model request needs nothing of it. */
export function lazyGitHub(runner: Runner, token: string): GitHub {
  requireToken(token);
  let opened: Promise<GitHub> | undefined;
  const open = () => {
    opened ??= openGitHub(runner, token);
    return opened;
  };
  return {
    owner: runner.owner,
    repository: runner.repository,
    serverUrl: runner.serverUrl,
    rest: async (route, parameters) => (await open()).rest(route, parameters),
    graphql: async (query, variables) => (await open()).graphql(query, variables),
  };
}

/** Opens the client lazily: relays and ignored events never need most of it. */
export async function openGitHub(runner: Runner, token: string): Promise<GitHub> {
  requireToken(token);
  const [{ Octokit }, { getOctokitOptions }] = await Promise.all([
    import("@octokit/rest"),
    import("@actions/github/lib/utils"),
  ]);
  const octokit = new Octokit({
    ...getOctokitOptions(token),
    baseUrl: runner.apiUrl,
    // Our own retries know which requests may be repeated; the log belongs to the run.
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const known = { owner: runner.owner, repo: runner.repository };
  return {
    owner: runner.owner,
    repository: runner.repository,
    serverUrl: runner.serverUrl,
    rest: async <T>(route: string, parameters: Record<string, unknown> = {}) =>
      withRetries(route, async () => {
        // What the path does not name would be sent as a query.
        const place = route.includes("{owner}") ? known : {};
        const { data } = await octokit.request(route, { ...place, ...parameters });
        return data as T;
      }),
    graphql: async <T>(query: string, variables: Record<string, unknown> = {}) =>
      withRetries(`graphql ${operationName(query)}`, async () => {
        try {
          return { data: (await octokit.graphql(query, variables)) as T, errors: [] };
        } catch (error) {
          const partial = partialAnswer<T>(error);
          if (partial) return partial;
          throw error;
        }
      }),
  };
}

/**
 * Waits out what passes by itself: 5xx and no answer for reads, and secondary limits for everything, since
 * GitHub did nothing then. A write without an answer is looked up before it is repeated, by its caller.
 */
async function withRetries<T>(route: string, request: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      const failure = failureOf(route, error);
      const seconds = retryAfter(failure, error, attempt);
      if (seconds === null || attempt >= TRIES) throw failure;
      await sleep(seconds * 1000);
    }
  }
}

function retryAfter(failure: GitHubFailure, error: unknown, attempt: number): number | null {
  const headers = (error as { response?: { headers?: Record<string, string> } }).response?.headers;
  const limited =
    failure.status === 429 ||
    (failure.status === 403 && /secondary rate limit|abuse/i.test(failure.said));
  if (limited) return Math.min(Number(headers?.["retry-after"] ?? 2 ** attempt), 60);
  const reads = failure.route.startsWith("GET ") || failure.route.startsWith("graphql query");
  return reads && (failure.status === 0 || failure.status >= 500) ? 2 ** attempt / 4 : null;
}

function failureOf(route: string, error: unknown): GitHubFailure {
  const status = (error as { status?: unknown }).status;
  const answered = (error as { response?: unknown }).response !== undefined;
  return new GitHubFailure(
    route,
    answered && typeof status === "number" ? status : 0,
    messageOf(error),
    error,
  );
}

/** GraphQL answers a batch in part: what worked is `data`, what did not is in `errors`. */
function partialAnswer<T>(error: unknown): GraphqlAnswer<T> | null {
  const answer = error as { name?: string; data?: T; errors?: GraphqlAnswer<T>["errors"] };
  if (answer.name !== "GraphqlResponseError" || !answer.data) return null;
  return { data: answer.data, errors: answer.errors ?? [] };
}

function operationName(query: string): string {
  return /^\s*(query|mutation)\s*(\w*)/.exec(query)?.slice(1).join(" ").trim() ?? "query";
}

/**
 * A sentence for the person who must mend what GitHub refused: the `permissions:` line or the setting.
 * Returns null when the failure is of another kind. `needs`: the line that is missing, such as `issues: write`.
 */
export function permissionAdvice(failure: unknown, needs: string): LlmDoError | null {
  if (!(failure instanceof GitHubFailure)) return null;
  if (isSettingOff(failure)) {
    return new LlmDoError(
      "GitHub Actions may not create pull requests in this repository. Turn on 'Allow GitHub Actions to create and approve pull requests' under Settings → Actions → General, or give the input 'github-token' an App's token.",
      { code: "permission", cause: failure },
    );
  }
  if (failure.status !== 403 && failure.status !== 404) return null;
  return new LlmDoError(
    `GitHub refused '${failure.route}' (${failure.status}: ${failure.said}). ${missingPermission(needs)}`,
    { code: "permission", cause: failure },
  );
}

/** https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository */
export function isSettingOff(failure: unknown): boolean {
  const said = failure instanceof GitHubFailure ? failure.said : "";
  return /not permitted to create or approve pull requests/i.test(said);
}

/** Whole, because a job with `permissions:` has nothing but what it lists. */
export function missingPermission(line: string): string {
  return `The job's token lacks \`${line}\`. Give the workflow's job this line:\n  permissions: { contents: write, pull-requests: write, issues: write }`;
}
