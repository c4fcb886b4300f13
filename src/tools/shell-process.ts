import { type ChildProcessByStdio, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { constants } from "node:os";
import type { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { collectText } from "./bounded-text.ts";
import { findExecutable } from "./executable.ts";
import { type Isolation, isolatingPrefix } from "./isolation.ts";
import { endMarkedProcesses, PROCESS_MARK } from "./leftover-processes.ts";

export { detectIsolation, type Isolation } from "./isolation.ts";

export interface ProcessRequest {
  /** Either an argument vector, which no shell sees, or a script for bash (sh where there is none). */
  command: { argv: readonly string[] } | { script: string };
  cwd: string;
  /** The whole environment of the child. */
  environment: Readonly<Record<string, string>>;
  timeoutSeconds: number;
  signal: AbortSignal;
  /** Characters kept of each stream. */
  outputLimit: number;
  isolation: Isolation;
}

export interface ProcessOutput {
  stdout: string;
  stderr: string;
  /** Which streams had more than the limit. */
  truncated: { stdout: boolean; stderr: boolean };
}

export type ProcessResult =
  /** As a shell counts: 128 + signal for a process that a signal ended. */
  | ({ status: "exited"; exitCode: number } & ProcessOutput)
  | ({ status: "timed_out" | "aborted" } & ProcessOutput)
  | { status: "not_found" | "not_executable"; name: string };

const NO_OUTPUT: ProcessOutput = {
  stdout: "",
  stderr: "",
  truncated: { stdout: false, stderr: false },
};

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** From the signal that may be handled to the one that cannot. */
const GRACE_MILLISECONDS = 2_000;
/** How long a pipe may stay open in the hands of a process that got away. */
const DRAIN_MILLISECONDS = 2_000;

/**
 * Runs one command to its end: the only place where tools start processes. No input, no terminal,
 * a process group of its own that is ended as a whole. Never throws for what the command does.
 */
export async function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  if (request.signal.aborted) return { status: "aborted", ...NO_OUTPUT };
  const searchPath = request.environment.PATH ?? "/usr/local/bin:/usr/bin:/bin";
  const lookup = { searchPath, cwd: request.cwd };
  const argv = "argv" in request.command ? request.command.argv : shellFor(request.command, lookup);
  const [name = "", ...words] = argv;
  const executable = findExecutable(name, lookup);
  if (executable.status !== "found") return { status: executable.status, name };

  const prefix = isolatingPrefix(request.isolation);
  const [program = "", ...rest] = [...prefix, executable.path, ...words];
  const mark = randomUUID();
  const child = spawn(program, rest, {
    argv0: prefix.length === 0 ? name : program,
    cwd: request.cwd,
    env: { ...request.environment, [PROCESS_MARK]: mark },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return await watch(child, { request, name, mark });
}

function shellFor(
  command: { script: string },
  lookup: { searchPath: string; cwd: string },
): string[] {
  const bash = findExecutable("bash", lookup);
  return [bash.status === "found" ? bash.path : "/bin/sh", "-c", command.script];
}

async function watch(
  child: Child,
  { request, name, mark }: { request: ProcessRequest; name: string; mark: string },
): Promise<ProcessResult> {
  const stdout = collectText(child.stdout, request.outputLimit);
  const stderr = collectText(child.stderr, request.outputLimit);
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const stopping = stopInTime(child, request);
  const exit = await exitOf(child);
  const stopped = stopping.finish();
  if (exit === undefined) return { status: "not_executable", name };

  endGroup(child, "SIGKILL");
  if (request.isolation.kind === "none") await endMarkedProcesses(mark);
  await Promise.race([closed, delay(DRAIN_MILLISECONDS, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();
  const output: ProcessOutput = {
    stdout: stdout.text(),
    stderr: stderr.text(),
    truncated: { stdout: stdout.isTruncated(), stderr: stderr.isTruncated() },
  };
  return stopped === undefined
    ? { status: "exited", exitCode: exit, ...output }
    : { status: stopped, ...output };
}

/** Exit code, or undefined when the system refused to start the program. */
async function exitOf(child: Child): Promise<number | undefined> {
  try {
    const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
    return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
  } catch {
    return undefined;
  }
}

/** Ends the process group at the time limit or when the run is called off. */
function stopInTime(
  child: Child,
  { timeoutSeconds, signal }: ProcessRequest,
): { finish(): "timed_out" | "aborted" | undefined } {
  let reason: "timed_out" | "aborted" | undefined;
  let grace: NodeJS.Timeout | undefined;
  const stop = (because: "timed_out" | "aborted") => {
    if (reason !== undefined) return;
    reason = because;
    endGroup(child, "SIGTERM");
    grace = setTimeout(() => endGroup(child, "SIGKILL"), GRACE_MILLISECONDS);
  };
  const abort = () => stop("aborted");
  const limit = setTimeout(() => stop("timed_out"), timeoutSeconds * 1_000);
  signal.addEventListener("abort", abort, { once: true });
  return {
    finish: () => {
      clearTimeout(limit);
      clearTimeout(grace);
      signal.removeEventListener("abort", abort);
      return reason;
    },
  };
}

function endGroup(child: Child, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nobody is left in the group.
  }
}
