import { type ChildProcess, spawn } from "node:child_process";
import { LlmDoError } from "./errors.ts";

export interface GitLocation {
  /** Working directory of the process. */
  directory: string;
  /** `GIT_DIR`; without it git looks upwards from `directory`. */
  gitDirectory?: string | undefined;
  workTree?: string | undefined;
  /** A private index, so that the repository's own is never touched. */
  indexFile?: string | undefined;
  /** Where objects are read and written instead of the git directory's own. */
  objectDirectory?: string | undefined;
}

export interface GitOptions extends GitLocation {
  /** What the process sees besides our own settings; every `GIT_*` variable but `GIT_SSL_*` is dropped. */
  environment: Record<string, string>;
  /** Sent as a header to this server only; never in arguments, on disk or in an error. */
  credentials?: { serverUrl: string; token: string } | undefined;
}

export interface GitCall {
  input?: string | Buffer;
  /** Exit codes besides 0 that are an answer and not an error; `"any"` for all. */
  allowExitCodes?: number[] | "any";
  signal?: AbortSignal;
  /** Default 300. */
  timeoutSeconds?: number;
}

export interface GitResult<Output> {
  stdout: Output;
  stderr: string;
  exitCode: number;
}

export interface Git {
  readonly directory: string;
  /** Runs `git <args>` without a shell. Throws LlmDoError "store" with the end of stderr. */
  run(args: string[], call?: GitCall): Promise<GitResult<string>>;
  /** The same, with the bytes that git wrote. */
  bytes(args: string[], call?: GitCall): Promise<GitResult<Buffer>>;
  /** The same git somewhere else: another index, work tree or directory; on request without credentials. */
  at(location: Partial<GitLocation> & { credentials?: undefined }): Git;
}

export function createGit(options: GitOptions): Git {
  const environment = gitEnvironment(options);
  const redact = redactor(options.credentials?.token);
  const bytes: Git["bytes"] = async (args, call = {}) => {
    const result = await execute({ args, call, environment, directory: options.directory });
    const finished = { ...result, stderr: redact(result.stderr) };
    throwOnFailure(finished, args, call);
    return finished;
  };
  return {
    directory: options.directory,
    bytes,
    async run(args, call) {
      const result = await bytes(args, call);
      return { ...result, stdout: result.stdout.toString("utf8") };
    },
    at: (location) => createGit({ ...options, ...location }),
  };
}

/**
 * Settings that hold wherever we run: no prompt, no hook, no helper, nobody's personal configuration.
 * `safe.directory`: in a container job the workspace belongs to another user, and what a repository's own
 * configuration could start is switched off here (https://git-scm.com/docs/git-config#Documentation/git-config.txt-safedirectory).
 */
const SETTINGS: [string, string][] = [
  ["safe.directory", "*"],
  ["core.hooksPath", "/dev/null"],
  ["core.fsmonitor", "false"],
  ["core.quotePath", "false"],
  ["core.excludesFile", "/dev/null"],
  ["core.attributesFile", "/dev/null"],
  ["core.askPass", ""],
  ["core.sshCommand", "ssh -oBatchMode=yes"],
  ["credential.helper", ""],
  ["protocol.ext.allow", "never"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  ["commit.gpgSign", "false"],
  ["push.gpgSign", "false"],
  ["push.recurseSubmodules", "no"],
  ["fetch.recurseSubmodules", "no"],
  ["submodule.recurse", "false"],
  ["trailer.separators", ":"],
  // A connection that carries nothing for a minute is dead.
  ["http.lowSpeedLimit", "1"],
  ["http.lowSpeedTime", "60"],
];

function gitEnvironment(options: GitOptions): Record<string, string> {
  const inherited = Object.entries(options.environment).filter(
    ([name]) => !name.startsWith("GIT_") || name.startsWith("GIT_SSL_"),
  );
  const settings = [...SETTINGS, ...authorization(options.credentials)];
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_OPTIONAL_LOCKS: "0",
    // refs/replace could show another commit than the one that was pinned.
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_PAGER: "cat",
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
    ...locationVariables(options),
  };
}

function locationVariables(location: GitLocation): Record<string, string> {
  const variables = {
    GIT_DIR: location.gitDirectory,
    GIT_WORK_TREE: location.workTree,
    GIT_INDEX_FILE: location.indexFile,
    GIT_OBJECT_DIRECTORY: location.objectDirectory,
  };
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

/**
 * The empty value first: it clears a header that actions/checkout left in the repository's configuration.
 * GitHub answers two `Authorization` headers with 400.
 */
function authorization(credentials: GitOptions["credentials"]): [string, string][] {
  if (!credentials) return [];
  const key = `http.${credentials.serverUrl.replace(/\/+$/, "")}/.extraheader`;
  return [
    [key, ""],
    [key, `AUTHORIZATION: basic ${basic(credentials.token)}`],
    // Git would send the header to wherever the server sends it on.
    ["http.followRedirects", "false"],
  ];
}

function basic(token: string): string {
  return Buffer.from(`x-access-token:${token}`).toString("base64");
}

function redactor(token: string | undefined): (text: string) => string {
  if (!token) return (text) => text;
  return (text) => text.replaceAll(token, "***").replaceAll(basic(token), "***");
}

interface Execution {
  args: string[];
  call: GitCall;
  environment: Record<string, string>;
  directory: string;
}

async function execute({ args, call, environment, directory }: Execution) {
  const { promise, resolve, reject } = Promise.withResolvers<GitResult<Buffer>>();
  // A process group of its own: Ctrl-C must not end a push half-way, and a time-out must end git's children too.
  const child = spawn("git", args, { cwd: directory, env: environment, detached: true });
  const stop = (why: string) => {
    endGroup(child);
    reject(new LlmDoError(`git ${commandOf(args)} ${why}, so it was stopped.`, { code: "store" }));
  };
  const seconds = call.timeoutSeconds ?? 300;
  const timer = setTimeout(() => stop(`did not end within ${seconds} seconds`), seconds * 1000);
  const onAbort = () => stop("was cancelled");
  call.signal?.addEventListener("abort", onAbort, { once: true });
  if (call.signal?.aborted) onAbort();

  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  child.on("error", (cause) => reject(notStarted(directory, cause)));
  child.on("close", (code, signal) =>
    resolve({
      stdout: Buffer.concat(stdout),
      stderr: Buffer.concat(stderr).toString("utf8") + (signal ? `ended by ${signal}` : ""),
      exitCode: code ?? 128,
    }),
  );
  // A git that fails early closes its input; its exit code says more than our EPIPE.
  child.stdin.on("error", () => {});
  child.stdin.end(call.input ?? "");
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener("abort", onAbort);
  }
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGTERM");
  } catch {
    // It ended by itself.
  }
}

function notStarted(directory: string, cause: Error): LlmDoError {
  return new LlmDoError(
    `git could not be started in "${directory}": ${cause.message}. Install git 2.38 or newer, and check that the folder exists.`,
    { code: "usage", cause },
  );
}

function throwOnFailure(result: GitResult<Buffer>, args: string[], call: GitCall): void {
  const allowed = call.allowExitCodes ?? [];
  if (result.exitCode === 0 || allowed === "any" || allowed.includes(result.exitCode)) return;
  throw new LlmDoError(
    `git ${commandOf(args)} failed with exit code ${result.exitCode}: ${lastLines(result.stderr)}`,
    { code: "store" },
  );
}

/** The sub-command alone: other arguments may hold a URL with a password. */
function commandOf(args: string[]): string {
  return args.find((argument) => !argument.startsWith("-")) ?? "";
}

function lastLines(stderr: string): string {
  const text = stderr.trim().split("\n").slice(-5).join("\n").slice(-2000);
  return text === "" ? "git said nothing" : text;
}
