import type { RunObservation } from "../runtime/frame.ts";
import { eventOf, writeEvent } from "./event-lines.ts";
import { oneLine, say, type Terminal, visible } from "./terminal.ts";

export interface Voice {
  terminal: Terminal;
  json: boolean;
  /** How much a person is told: `quiet` nothing but the result, `verbose` also models and what they say. */
  level: "quiet" | "normal" | "verbose";
  redact(text: string): string;
}

export type Observer = (event: RunObservation) => void;

/** Progress of a run: JSON lines on stdout, or a line each on stderr. A call that is entered again is told once. */
export function createProgress(voice: Voice): Observer {
  const told = new Set<string>();
  const calls = new Set<string>();
  return (event) => {
    if (isRepeated(event, told) || (!voice.json && isKnownModel(event, told))) return;
    if (event.type === "call") calls.add(event.key);
    if (voice.json) tellProgram(voice, event, calls);
    else if (voice.level !== "quiet") tellPerson(voice, event);
  };
}

/** A run is entered again after every wait, and comes along what it did before. */
function isRepeated(event: RunObservation, told: Set<string>): boolean {
  if (event.type === "turn" || event.type === "started") {
    if (event.replayed) return true;
  }
  if (event.type !== "call" && event.type !== "started" && event.type !== "ended") return false;
  const once = `${event.type} ${event.key}`;
  if (told.has(once)) return true;
  told.add(once);
  return false;
}

/** People are told of a worker's model once. */
function isKnownModel(event: RunObservation, told: Set<string>): boolean {
  if (event.type !== "model") return false;
  const chosen = JSON.stringify([event.chain, event.model]);
  if (told.has(chosen)) return true;
  told.add(chosen);
  return false;
}

function tellProgram(
  { terminal, redact }: Voice,
  observed: RunObservation,
  calls: ReadonlySet<string>,
): void {
  const event = eventOf(observed);
  if (event === null) return;
  const { chain, key } = observed.type === "request" ? observed.request : observed;
  writeEvent(terminal, event, { chain, parentCallId: parentOf(key, calls), redact });
}

/** The call that a key lies below: keys say where in a run something happens. */
function parentOf(key: string, calls: ReadonlySet<string>): string | null {
  const above = [...calls].filter((call) => key.startsWith(`${call}/`));
  return above.sort((a, b) => b.length - a.length)[0] ?? null;
}

const ARGUMENTS_WIDTH = 120;
const RESULT_WIDTH = 120;

type Told = Exclude<
  RunObservation,
  { type: "request" | "started" | "answered" | "reply" | "ended" }
>;

function tellPerson(voice: Voice, event: RunObservation): void {
  if (!isTold(event)) return;
  if ((event.type === "text" || event.type === "model") && voice.level !== "verbose") return;
  const indent = "  ".repeat(event.chain.length - 1);
  const text = lineFor(voice.terminal, event).replaceAll("\n", `\n${indent}`);
  say(voice.terminal, voice.redact(`${indent}${text}`));
}

function isTold(event: RunObservation): event is Told {
  return !["request", "started", "answered", "reply", "ended"].includes(event.type);
}

function lineFor({ style }: Terminal, event: Told): string {
  const worker = visible(event.chain.at(-1) ?? "");
  switch (event.type) {
    case "turn":
      return style("dim", `${worker} · turn ${event.key.split("/").at(-1)}`);
    case "model":
      return style("dim", `${worker} · model=${visible(event.model)} from ${visible(event.from)}`);
    case "text":
      return visible(event.text);
    case "call": {
      const input = oneLine(JSON.stringify(event.input) ?? "", ARGUMENTS_WIDTH);
      return `${worker} ▷ ${style("bold", visible(event.tool))} ${input}`;
    }
    case "result": {
      const mark = event.isError ? style("red", "✗") : style("green", "✓");
      return `${mark} ${visible(event.tool)}: ${oneLine(event.content, RESULT_WIDTH)}`;
    }
  }
}
