import { LlmDoError } from "../errors.ts";
import { actionKey, actionLabel, type Reach, toAnswer, toCall } from "./code-nested.ts";
import type { CallEnd, CodeProcess } from "./code-process.ts";
import type { Answer, NestedRequest } from "./code-protocol.ts";
import { outcomeOf } from "./code-result.ts";
import { type CallContext, failed, type ToolOutcome } from "./tool.ts";

/** What the code asked for, under the key that its record has. */
interface Step {
  request: NestedRequest;
  segment: string;
}

export interface Redriven {
  process: CodeProcess;
  call: { tool: number; input: unknown; key: string };
  context: CallContext;
  reach: Reach;
}

/**
 * Runs a tool that takes `ctx` from its beginning, in a process of its own: what an earlier execution
 * recorded is returned in the order in which it completed, and only then anything new begins (design §3).
 * Throws what ends the run from outside, and LlmDoError "divergence" when the code no longer asks for what
 * it asked for before; neither is ever seen by the code.
 */
export async function driveCall(redriven: Redriven): Promise<ToolOutcome> {
  const driver = new Driver(redriven);
  const { process, context } = redriven;
  const abort = () => void process.abort();
  context.signal.addEventListener("abort", abort, { once: true });
  try {
    return await driver.run();
  } finally {
    context.signal.removeEventListener("abort", abort);
    await process.end();
  }
}

type Ending =
  | { kind: "ended"; end: CallEnd }
  | { kind: "suspended" }
  | { kind: "stuck" }
  | { kind: "fault"; error: unknown };

class Driver {
  readonly #parts: Redriven;
  /** Segments that are to be claimed, in the order in which they completed. */
  readonly #recorded: readonly string[];
  /** Recorded steps that the code asked for and that wait for their turn. */
  readonly #claimed = new Map<string, Step>();
  readonly #known = new Set<string>();
  /** New steps, held until every recorded one was claimed. */
  #held: Step[] = [];
  #released = 0;
  /** Results that an earlier record keeps waiting, and how many of the records were answered. */
  readonly #results = new Map<string, () => void>();
  #answered = 0;
  /** How often each action was asked for. */
  readonly #occurrences = new Map<string, number>();
  /** When each action was last answered, counted in answers; Infinity = it was not. */
  readonly #answeredAt = new Map<string, number>();
  #suspended = 0;
  readonly #underWay = new Set<Promise<void>>();
  readonly #stepEnds = new Map<number, (outcome: ToolOutcome) => void>();
  #end: (ending: Ending) => void = () => undefined;
  /** One release after the other. */
  #order: Promise<void> = Promise.resolve();

  constructor(parts: Redriven) {
    this.#parts = parts;
    this.#recorded = parts.context.recorded();
    for (const segment of this.#recorded) this.#known.add(segment);
  }

  async run(): Promise<ToolOutcome> {
    const { process, call } = this.#parts;
    const ending = new Promise<Ending>((resolve) => {
      this.#end = resolve;
    });
    const answered = process.call(call, {
      request: (request) => this.#request(request),
      step: (ended) => this.#stepEnds.get(ended.id)?.(outcomeOfStep(ended)),
      idle: () => this.#idle(),
    });
    answered.then((end) => this.#end({ kind: "ended", end }), undefined);
    const first = await ending;
    if (first.kind === "fault") {
      // Nothing goes on behind the run's back.
      await Promise.allSettled(this.#underWay);
      throw first.error;
    }
    if (first.kind === "suspended") return { status: "suspended" };
    if (first.kind === "stuck") {
      return failed("The tool never ended: it waits for something that does not happen.");
    }
    return this.#conclude(first.end);
  }

  /** The code is done; what it started and did not wait for ends first. */
  async #conclude(end: CallEnd): Promise<ToolOutcome> {
    if (this.#held.length > 0) throw this.#divergence();
    await Promise.all(this.#underWay);
    if (end.status === "gone") return failed(`The tool's process ended: ${end.message}`);
    return outcomeOf(end);
  }

  #request(request: NestedRequest): void {
    const action = actionKey(request.action);
    // The second was asked for before the code saw the answer to the first: they are concurrent.
    if ((this.#answeredAt.get(action) ?? 0) > request.seen) {
      const message = concurrent(request);
      this.#parts.process.answer(request.id, { status: "error", message, refused: false });
      return;
    }
    const occurrence = this.#occurrences.get(action) ?? 0;
    this.#occurrences.set(action, occurrence + 1);
    this.#answeredAt.set(action, Number.POSITIVE_INFINITY);
    const step = { request, segment: `${action}:${occurrence}` };
    if (this.#known.has(step.segment)) this.#claimed.set(step.segment, step);
    else this.#held.push(step);
    // Whoever has to wait for a recorded step does not keep the code from being idle.
    const next = this.#recorded[this.#released] ?? step.segment;
    if (next !== step.segment) this.#answer(request, { status: "waits" });
    this.#order = this.#order.then(() => this.#advance());
  }

  #replayed(): boolean {
    return this.#released === this.#recorded.length;
  }

  /** Answers what is next in recorded order; then lets new steps begin. */
  async #advance(): Promise<void> {
    for (;;) {
      const step = this.#claimed.get(this.#recorded[this.#released] ?? "");
      if (!step) break;
      this.#released += 1;
      await this.#perform(step);
    }
    if (!this.#replayed()) return;
    for (const step of this.#held.splice(0)) this.#start(step);
  }

  #start(step: Step): void {
    const work = this.#perform(step).finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  async #perform({ request, segment }: Step): Promise<void> {
    const { context, reach } = this.#parts;
    try {
      const runStep = () => this.#runStep(request);
      const call = await toCall(request.action, { reach, context, runStep });
      if (call.status === "impossible") {
        this.#answer(request, { status: "error", message: call.message, refused: false });
        return;
      }
      const { tool, input, gated } = call;
      const outcome = await context.nested({ segment, tool, input, gated });
      if (outcome.status === "suspended") {
        this.#suspended += 1;
        this.#answer(request, { status: "waits" });
      } else {
        const answer = await toAnswer(request.action, { outcome, reach });
        this.#inOrder(segment, () => this.#answer(request, answer));
      }
    } catch (error) {
      this.#end({ kind: "fault", error });
    }
  }

  /**
   * Answers in the order of the journal, which is the order of every replay: a call that is recorded first may
   * return later, because its record is being saved.
   */
  #inOrder(segment: string, answer: () => void): void {
    this.#results.set(segment, answer);
    const order = this.#parts.context.recorded();
    for (;;) {
      const next = order[this.#answered] ?? "";
      const ready = this.#results.get(next);
      if (!ready) return;
      this.#results.delete(next);
      this.#answered += 1;
      ready();
    }
  }

  async #runStep(request: NestedRequest): Promise<ToolOutcome> {
    const ended = new Promise<ToolOutcome>((resolve) => this.#stepEnds.set(request.id, resolve));
    const gone = this.#parts.process.gone.then((how) => failed(`The step's process ended: ${how}`));
    this.#answer(request, { status: "run" });
    const outcome = await Promise.race([ended, gone]);
    this.#stepEnds.delete(request.id);
    return outcome;
  }

  #answer(request: NestedRequest, answer: Answer): void {
    const count = this.#parts.process.answer(request.id, answer);
    const settles = answer.status === "value" || answer.status === "error";
    if (settles) this.#answeredAt.set(actionKey(request.action), count);
  }

  /** The code can do nothing by itself any more, and no answer is on its way. */
  #idle(): void {
    if (this.#held.length > 0 || this.#claimed.size > this.#released) {
      this.#end({ kind: "fault", error: this.#divergence() });
      return;
    }
    const [stuck] = this.#stepEnds.values();
    if (stuck) stuck(failed("The step never ended: it waits for something that does not happen."));
    else if (this.#underWay.size === 0) {
      this.#end({ kind: this.#suspended > 0 ? "suspended" : "stuck" });
    }
  }

  #divergence(): LlmDoError {
    const missing = this.#recorded.filter((segment) => !this.#claimed.has(segment));
    const fresh = this.#held.map(({ request }) => actionLabel(request.action)).join(", ");
    return new LlmDoError(
      `The tool did not do again what it did before: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} recorded and ${missing.length === 1 ? "was" : "were"} not asked for${fresh ? `, while ${fresh} is new` : ""}. Nothing was done. A tool that takes ctx runs again from its beginning; time, random numbers and outside data belong into ctx.step.`,
      { code: "divergence" },
    );
  }
}

function outcomeOfStep({ value, isError }: { value: unknown; isError: boolean }): ToolOutcome {
  if (isError) return failed(typeof value === "string" ? value : JSON.stringify(value));
  return { status: "completed", content: JSON.stringify(value ?? null), isError: false };
}

function concurrent({ action }: NestedRequest): string {
  return `Two equal calls at the same time: ${actionLabel(action)}. Their results could not be told apart on another machine. Give each an input of its own, such as an index, or await one before the other`;
}
