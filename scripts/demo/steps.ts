/** What a run did, read from its journal: one JSON object per line, in git like everything else. */
import { z } from "zod";
import type { Lab } from "../../test/lab/lab.ts";
import { type Line, type Style, span } from "./text.ts";

const block = z.looseObject({
  type: z.string(),
  text: z.string().default(""),
  name: z.string().default(""),
  input: z.looseObject({}).default({}),
});

const event = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("model_responded"),
    key: z.string(),
    worker: z.string(),
    content: z.array(block),
  }),
  z.object({
    type: z.literal("tool_completed"),
    key: z.string(),
    tool: z.string(),
    refusedBy: z.string().nullable(),
    isError: z.boolean(),
  }),
  z.object({
    type: z.literal("approval_requested"),
    request: z.object({ id: z.string(), key: z.string() }),
  }),
]);
type Event = z.infer<typeof event>;
type EventOf<T extends Event["type"]> = Extract<Event, { type: T }>;

export interface Step {
  /** The same for as long as nothing new is known about it. */
  identity: string;
  line: Line;
}

export type Journal = ReturnType<typeof readJournal>;

/** Reads the journal at a ref of the run. */
export function readJournal(lab: Lab, ref: string) {
  const files = lab.git("ls-tree", "-r", "--name-only", ref, "journal/").split("\n");
  const events = files
    .flatMap((file) => lab.git("show", `${ref}:${file}`).split("\n"))
    .flatMap((line) => event.safeParse(JSON.parse(line)).data ?? []);
  const completed = new Map(ofType(events, "tool_completed").map((one) => [one.key, one]));
  const requests = new Map(
    ofType(events, "approval_requested").map(({ request }) => [request.key, request.id]),
  );
  return {
    /** In the order of the model's answers. */
    steps: ofType(events, "model_responded").flatMap((answer) =>
      stepsOf(answer, { completed, requests }),
    ),
    /** Tools that ran to their end, by name. */
    executed: (tool: string): number =>
      [...completed.values()].filter((one) => one.tool === tool && !one.isError).length,
  };
}

interface Known {
  completed: Map<string, EventOf<"tool_completed">>;
  /** Request ids by the key of the call. */
  requests: Map<string, string>;
}

function stepsOf(answer: EventOf<"model_responded">, known: Known): Step[] {
  const depth = answer.key.split("/call/").length - 1;
  const margin = span("  ".repeat(depth));
  const said = answer.content.find((one) => one.type === "text")?.text.trim() ?? "";
  const calls = answer.content.filter((one) => one.type === "tool_use");
  const spoken = [
    margin,
    span(answer.worker, "bold"),
    span(`: ${said.replaceAll(/\s+/g, " ").replaceAll(/[*`]/g, "")}`),
  ];
  return [
    ...(said === "" ? [] : [{ identity: `${answer.key} said`, line: spoken }]),
    ...calls.map(({ name, input }, index) => {
      const outcome = outcomeOf(`${answer.key}/call/${index}`, known);
      const subject = String(input.path ?? input.pattern ?? input.input ?? "");
      return {
        identity: `${answer.key}/call/${index} ${outcome.words}`,
        line: [
          margin,
          span(`  ${outcome.mark} `, outcome.style),
          span(`${name.replace("_worker_", "")} `, "cyan"),
          span(subject),
          span(outcome.words === "" ? "" : ` · ${outcome.words}`, outcome.style),
        ],
      };
    }),
  ];
}

function outcomeOf(
  key: string,
  { completed, requests }: Known,
): { mark: string; words: string; style: Style } {
  const done = completed.get(key);
  const request = requests.get(key);
  const about = request === undefined ? "" : `(${request})`;
  if (done?.refusedBy === "person") {
    return { mark: "✗", words: `not executed, denied ${about}`, style: "red" };
  }
  if (done?.isError) return { mark: "✗", words: `failed ${about}`, style: "red" };
  if (done) return { mark: "✓", words: about && `executed ${about}`, style: "green" };
  return { mark: "?", words: `waits for a decision ${about}`, style: "yellow" };
}

function ofType<T extends Event["type"]>(events: Event[], type: T): EventOf<T>[] {
  return events.filter((one): one is EventOf<T> => one.type === type);
}
