import { setTimeout as delay } from "node:timers/promises";
import { type ChildOptions, type CodeChild, startChild } from "./code-child.ts";
import type {
  Answer,
  FromChild,
  LoadedToolset,
  LoadedWorker,
  LoadProblem,
  LoadRequest,
  NestedRequest,
  ToChild,
} from "./code-protocol.ts";

/** Who answers what a call asks for while it runs. */
export interface CallHandler {
  request(request: NestedRequest): void;
  /** How the function of a step ended that was answered with `run`. */
  step(ended: { id: number; value: unknown; isError: boolean }): void;
  /** Nothing in the process can go on without an answer, and none is on its way. */
  idle(): void;
}

export type CallEnd =
  | { status: "returned"; value: unknown; isError: boolean }
  /** The process ended before the call did; the sentence says how. */
  | { status: "gone"; message: string };

/** A process that loaded a worker's code, and what can be asked of it. */
export interface CodeProcess {
  readonly toolsets: LoadedToolset[];
  readonly problems: LoadProblem[];
  readonly workers: LoadedWorker[];
  /** Null = the code gave no answer; `error` says why. */
  judge(
    tool: number,
    input: unknown,
  ): Promise<{ needed: boolean | null; error?: string | undefined }>;
  call(call: { tool: number; input: unknown; key: string }, handler: CallHandler): Promise<CallEnd>;
  /** Returns how many answers were given so far, this one included. */
  answer(id: number, answer: Answer): number;
  readonly gone: Promise<string>;
  /** Tells the code that the run is called off, and ends the process soon after. */
  abort(): Promise<void>;
  end(): Promise<void>;
}

export interface ProcessOptions extends ChildOptions {
  load: Omit<LoadRequest, "type" | "id">;
  /** Lines that the code writes for people. */
  log(level: string, text: string): void;
}

const LOAD_MILLISECONDS = 60_000;
const JUDGE_MILLISECONDS = 10_000;
/** For what the code does when it hears that the run is called off. */
const ABORT_MILLISECONDS = 300;

type Reply = Extract<FromChild, { id: number }>;
type Numbered = Extract<ToChild, { type: "load" | "judge" | "call" }>;

/** Starts a process and loads the code. "gone" when it ended, or did not finish loading in a minute. */
export async function openProcess(
  options: ProcessOptions,
): Promise<{ status: "open"; process: CodeProcess } | { status: "gone"; message: string }> {
  const child = startChild(options);
  const talk = new Talk(child, options.log);
  const reply = await talk.ask(
    { type: "load", id: talk.nextId(), ...options.load },
    LOAD_MILLISECONDS,
  );
  if (reply.status === "gone") {
    await child.end();
    return reply;
  }
  const { message } = reply;
  const nothing = { toolsets: [], problems: [], workers: [] };
  const loaded = message.type === "loaded" ? message : nothing;
  const process: CodeProcess = {
    toolsets: loaded.toolsets,
    problems: loaded.problems,
    workers: loaded.workers ?? [],
    judge: (tool, input) => judge(talk, { tool, input }),
    call: (call, handler) => talk.call(call, handler),
    answer: (id, answer) => talk.answer(id, answer),
    gone: child.gone,
    abort: async () => {
      child.send({ type: "abort" });
      await delay(ABORT_MILLISECONDS, undefined, { ref: false });
      await child.end();
    },
    end: () => child.end(),
  };
  return { status: "open", process };
}

async function judge(talk: Talk, { tool, input }: { tool: number; input: unknown }) {
  const id = talk.nextId();
  const reply = await talk.ask({ type: "judge", id, tool, input }, JUDGE_MILLISECONDS);
  if (reply.status === "gone") return { needed: null, error: reply.message };
  const { message } = reply;
  return message.type === "judged" ? message : { needed: null };
}

/** Questions and answers of one child, matched by their ids. */
class Talk {
  readonly #child: CodeChild;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly #handlers = new Map<number, CallHandler>();
  /** Which call a request came from. */
  readonly #origins = new Map<number, number>();
  #ids = 0;
  #answers = 0;

  constructor(child: CodeChild, log: ProcessOptions["log"]) {
    this.#child = child;
    child.listen((message) => {
      if (message.type === "log") log(message.level, message.text);
      else this.#receive(message);
    });
  }

  nextId(): number {
    this.#ids += 1;
    return this.#ids;
  }

  async ask(
    question: Numbered,
    milliseconds: number | null,
  ): Promise<{ status: "answered"; message: Reply } | { status: "gone"; message: string }> {
    let timer: NodeJS.Timeout | undefined;
    const answered = new Promise<Reply>((resolve) => this.#waiting.set(question.id, resolve));
    const late = new Promise<string>((resolve) => {
      if (milliseconds === null) return;
      const sentence = `it did not answer within ${milliseconds / 1000} seconds`;
      timer = setTimeout(() => resolve(sentence), milliseconds);
    });
    this.#child.busy(true);
    this.#child.send(question);
    const first = await Promise.race([answered, this.#child.gone, late]);
    clearTimeout(timer);
    this.#waiting.delete(question.id);
    this.#child.busy(this.#waiting.size > 0);
    return typeof first === "string"
      ? { status: "gone", message: first }
      : { status: "answered", message: first };
  }

  async call(
    call: { tool: number; input: unknown; key: string },
    handler: CallHandler,
  ): Promise<CallEnd> {
    const id = this.nextId();
    this.#handlers.set(id, handler);
    const reply = await this.ask({ type: "call", id, ...call }, null);
    this.#handlers.delete(id);
    if (reply.status === "gone") return reply;
    const { message } = reply;
    if (message.type !== "result") return { status: "gone", message: "it answered something else" };
    return { status: "returned", value: message.value, isError: message.isError };
  }

  answer(id: number, answer: Answer): number {
    this.#answers += 1;
    this.#child.send({ type: "answer", id, answer });
    return this.#answers;
  }

  #receive(message: Exclude<FromChild, { type: "log" }>): void {
    switch (message.type) {
      case "request":
        this.#origins.set(message.id, message.call);
        this.#handlers.get(message.call)?.request(message);
        return;
      case "step_result":
        this.#handlers.get(this.#origins.get(message.id) ?? 0)?.step(message);
        return;
      case "idle":
        // It crossed an answer that is on its way to the child.
        if (message.seen < this.#answers) return;
        for (const handler of [...this.#handlers.values()]) handler.idle();
        return;
      default:
        this.#waiting.get(message.id)?.(message);
    }
  }
}
