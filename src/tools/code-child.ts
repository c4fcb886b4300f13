import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { readBoundedLines } from "./bounded-lines.ts";
import { CHILD_READS, CHILD_WRITES, type FromChild, type ToChild } from "./code-protocol.ts";
import { type Isolation, isolatingPrefix } from "./isolation.ts";
import { endMarkedProcesses, PROCESS_MARK } from "./leftover-processes.ts";
import { forget, keepTrack, type LiveProcess } from "./live-processes.ts";

export interface ChildOptions {
  /** Absolute path of the program and its arguments. */
  argv: readonly string[];
  cwd: string;
  /** The whole environment of the child. */
  environment: Readonly<Record<string, string>>;
  isolation: Isolation;
}

/** A process that holds a project's code, and the conversation with it. */
export interface CodeChild {
  send(message: ToChild): void;
  /** One listener at a time: who talks to the child now. */
  listen(listener: (message: FromChild) => void): void;
  /** Resolves with a sentence when the process is gone, whoever ended it. Never rejects. */
  readonly gone: Promise<string>;
  /** Whether an answer is expected: else the child does not keep our own process alive. */
  busy(expected: boolean): void;
  end(): Promise<void>;
}

const CHATTER_LIMIT = 4_000;
/** A file of 50 MB in base64 fits. */
const MESSAGE_BYTES = 96 * 1024 * 1024;
const DRAIN_MILLISECONDS = 200;

/** Starts the program in a process group of its own, isolated like every tool's process. */
export function startChild(options: ChildOptions): CodeChild {
  const mark = randomUUID();
  const [program = "", ...words] = [...isolatingPrefix(options.isolation), ...options.argv];
  const child = spawn(program, words, {
    cwd: options.cwd,
    env: { ...options.environment, [PROCESS_MARK]: mark },
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "pipe", "pipe"],
  });
  const chatter = lastWords(child);
  const input = socketOf(child, CHILD_READS);
  const output = socketOf(child, CHILD_WRITES);
  // A child that is gone is noticed by its exit; writing to it must not throw.
  input?.on("error", () => undefined);
  let listener: (message: FromChild) => void = () => undefined;
  let ended: string | null = null;
  if (output) {
    readBoundedLines(output, {
      limit: MESSAGE_BYTES,
      line: (line) => {
        const message = parseMessage(line);
        if (message) listener(message);
      },
      tooLong: () => {
        ended = `it was ended, because it returned more than ${MESSAGE_BYTES} bytes at once`;
        endGroup(child);
      },
    });
  }
  const gone = exitOf(child).then((how) => {
    forget(tracked);
    return [ended ?? how, chatter()].filter((part) => part !== "").join(": ");
  });
  const kill = () => endGroup(child);
  const tracked: LiveProcess = {
    kill,
    end: async () => {
      // Its end is awaited: our own process must still be there then.
      keepAlive(child, true);
      kill();
      await gone;
      if (options.isolation.kind === "none") await endMarkedProcesses(mark);
    },
  };
  keepTrack(tracked);
  return {
    send: (message) => void input?.write(`${JSON.stringify(message)}\n`),
    listen: (next) => {
      listener = next;
    },
    gone,
    busy: (expected) => keepAlive(child, expected),
    end: tracked.end,
  };
}

function socketOf(child: ChildProcess, descriptor: number): Socket | null {
  const stream = child.stdio[descriptor];
  return stream instanceof Socket ? stream : null;
}

function parseMessage(line: string): FromChild | null {
  try {
    const message: unknown = JSON.parse(line);
    const known = typeof message === "object" && message !== null && "type" in message;
    return known ? (message as FromChild) : null;
  } catch {
    // Project code wrote to our descriptor; the program itself writes nothing but JSON.
    return null;
  }
}

/** What the code wrote to stdout and stderr, its end: why a process died is said there. */
function lastWords(child: ChildProcess): () => string {
  let text = "";
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString("utf8")).slice(-CHATTER_LIMIT);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  return () => text.trim();
}

async function exitOf(child: ChildProcess): Promise<string> {
  const closed = once(child, "close").catch(() => undefined);
  try {
    const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
    // Its last words may still be in the pipe; a process that got away may hold the pipe open.
    await Promise.race([closed, delay(DRAIN_MILLISECONDS, undefined, { ref: false })]);
    return signal === null ? `its process ended with exit code ${code}` : `ended by ${signal}`;
  } catch (error) {
    return `it could not be started (${error instanceof Error ? error.message : error})`;
  }
}

function keepAlive(child: ChildProcess, expected: boolean): void {
  const method = expected ? "ref" : "unref";
  child[method]();
  for (const stream of child.stdio) {
    // A closed one would collect a listener each time.
    if (stream instanceof Socket && !stream.destroyed) stream[method]();
  }
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nobody is left in the group.
  }
}
