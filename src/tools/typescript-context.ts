import { AsyncLocalStorage } from "node:async_hooks";
import { Buffer } from "node:buffer";
import type { Answer, FromChild, NestedAction, SandboxOperation } from "./code-protocol.ts";

/** The call that code belongs to, wherever it continues. */
interface Running {
  call: number;
  /** Set inside the function of a step. */
  step: string | null;
}

interface OpenRequest {
  state: "asked" | "waits";
  settle(answer: Answer): void;
}

/** What the code of one process asks for, and what it was answered. */
export interface Conversation {
  /** An answer arrived: hands it to the code. */
  answer(id: number, answer: Answer): void;
  /** Runs code as part of a call. */
  inside<Value>(call: number, code: () => Value): Value;
  /** `ctx` of a call that may call things. */
  context(options: { key: string; signal: AbortSignal; redriven: boolean }): object;
  /** What factories and calls without `ctx` are given. */
  sandbox: object;
  logger: object;
  /** Requests that wait for our parent to do something. */
  asked(): number;
  seen(): number;
}

export function startConversation(send: (message: FromChild) => void): Conversation {
  const running = new AsyncLocalStorage<Running>();
  const open = new Map<number, OpenRequest>();
  let seen = 0;
  const request = requester({ send, running, open, seen: () => seen });
  const sandbox = sandboxOf((operation) => request({ kind: "sandbox", operation }));
  const logger = loggerOf((level, text) =>
    send({ type: "log", call: running.getStore()?.call ?? null, level, text }),
  );
  return {
    answer(id, answer) {
      seen += 1;
      const known = open.get(id);
      if (!known) return;
      if (answer.status === "value" || answer.status === "error") open.delete(id);
      else known.state = "waits";
      known.settle(answer);
    },
    inside: (call, code) => running.run({ call, step: null }, code),
    context: ({ key, signal, redriven }) => ({
      ...(redriven ? orchestration(request) : {}),
      sandbox,
      log: logger,
      signal,
      // As the AI SDK and golem-forge call them.
      abortSignal: signal,
      toolCallId: key,
    }),
    sandbox,
    logger,
    asked: () => [...open.values()].filter(({ state }) => state === "asked").length,
    seen: () => seen,
  };
}

/** Sends what the code asks for; the promise settles with the answer. */
function requester(parts: {
  send(message: FromChild): void;
  running: AsyncLocalStorage<Running>;
  open: Map<number, OpenRequest>;
  seen(): number;
}): Request {
  const { send, running, open } = parts;
  let ids = 0;
  return (action, run) => {
    const here = running.getStore();
    if (!here) throw new Error(`${labelOf(action)} works only while a tool is called`);
    if (here.step !== null) {
      throw new Error(
        `${labelOf(action)} inside the step "${here.step}": a step is one effect. Call it before or after`,
      );
    }
    ids += 1;
    const id = ids;
    send({ type: "request", id, call: here.call, seen: parts.seen(), action });
    const startStep = (name: string) =>
      running.run({ ...here, step: name }, () =>
        runStep(run, (end) => send({ type: "step_result", id, ...end })),
      );
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer) => {
        if (answer.status === "value") resolve(answer.value);
        else if (answer.status === "error") reject(toError(answer));
        else if (answer.status === "run" && action.kind === "step") void startStep(action.name);
      };
      open.set(id, { state: "asked", settle });
    });
  };
}

type Level = "debug" | "info" | "warn" | "error";

function loggerOf(write: (level: Level, text: string) => void): object {
  const log =
    (level: Level) =>
    (...parts: unknown[]) =>
      write(level, parts.map(show).join(" "));
  const levels = { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") };
  return Object.assign(log("info"), levels);
}

type Request = (action: NestedAction, run?: () => unknown) => Promise<unknown>;

/** Only in tools that are re-driven: what these calls return is recorded. */
function orchestration(request: Request): object {
  return {
    callWorker: (
      name: string,
      input: unknown = "",
      options: { instructions?: string; attachments?: string[] } = {},
    ) => request({ kind: "worker", name, input, ...options }),
    callTool: (name: string, input: unknown = {}) => request({ kind: "tool", name, input }),
    step: (name: string, ...rest: unknown[]) => {
      const run = rest.at(-1);
      if (typeof run !== "function")
        throw new TypeError("ctx.step(name, input?, fn) needs a function");
      const input = rest.length > 1 ? rest[0] : null;
      return request({ kind: "step", name, input }, () =>
        (run as (input: unknown) => unknown)(input),
      );
    },
  };
}

function sandboxOf(operate: (operation: SandboxOperation) => Promise<unknown>): object {
  return {
    read: (path: string) => operate({ name: "read", path }),
    readBinary: async (path: string) =>
      new Uint8Array(Buffer.from(String(await operate({ name: "readBinary", path })), "base64")),
    write: (path: string, content: string) => operate({ name: "write", path, content }),
    writeBinary: (path: string, content: Uint8Array) =>
      operate({ name: "writeBinary", path, content: Buffer.from(content).toString("base64") }),
    delete: (path: string) => operate({ name: "delete", path }),
    exists: (path: string) => operate({ name: "exists", path }),
    list: (path = ".") => operate({ name: "list", path }),
    stat: (path: string) => operate({ name: "stat", path }),
  };
}

async function runStep(
  run: (() => unknown) | undefined,
  end: (result: { value: unknown; isError: boolean }) => void,
): Promise<void> {
  try {
    end({ value: (await run?.()) ?? null, isError: false });
  } catch (error) {
    end({ value: error instanceof Error ? error.message : String(error), isError: true });
  }
}

function toError(answer: Extract<Answer, { status: "error" }>): Error {
  const error = new Error(answer.message);
  if (answer.refused) error.name = "PermissionError";
  return error;
}

function labelOf(action: NestedAction): string {
  if (action.kind === "sandbox") return `sandbox.${action.operation.name}`;
  return { worker: "ctx.callWorker", tool: "ctx.callTool", step: "ctx.step" }[action.kind];
}

function show(part: unknown): string {
  if (typeof part === "string") return part;
  return part instanceof Error ? part.message : (JSON.stringify(part) ?? String(part));
}
