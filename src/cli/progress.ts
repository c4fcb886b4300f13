import type { RunObservation } from "../runtime/frame.ts";
import { oneLine, say, type Terminal, visible } from "./terminal.ts";

export interface Voice {
  terminal: Terminal;
  json: boolean;
  verbose: boolean;
  redact(text: string): string;
}

export type Observer = (event: RunObservation) => void;

/** Progress of a run: JSON lines on stdout, or a line each on stderr. A call that is entered again is told once. */
export function createProgress(voice: Voice): Observer {
  const told = new Set<string>();
  return (event) => {
    if (event.type === "turn" && event.replayed) return;
    if (event.type === "call" && told.has(event.key)) return;
    if (event.type === "call") told.add(event.key);
    if (voice.json) tellProgram(voice, event);
    else tellPerson(voice, event);
  };
}

function tellProgram({ terminal, redact }: Voice, event: RunObservation): void {
  const chain = event.type === "request" ? event.request.chain : event.chain;
  const common = {
    worker: chain.at(-1),
    depth: chain.length - 1,
    chain,
    at: terminal.now().toISOString(),
  };
  const line = JSON.stringify({ ...named(event), ...common });
  terminal.stdout.write(`${redact(line)}\n`);
}

/** `result` is the last line and nothing else: a call's is `tool_result`. */
function named(event: RunObservation): Record<string, unknown> {
  switch (event.type) {
    case "turn":
      return { type: "turn", key: event.key };
    case "text":
      return { type: "text", text: event.text };
    case "call":
      return { type: "tool_call", key: event.key, tool: event.tool, input: event.input };
    case "result": {
      const { key, tool, content, isError } = event;
      return { type: "tool_result", key, tool, content, isError };
    }
    case "request":
      return { type: "approval_request", request: event.request };
  }
}

const ARGUMENTS_WIDTH = 120;
const RESULT_WIDTH = 120;

function tellPerson(voice: Voice, event: RunObservation): void {
  if (event.type === "request" || (event.type === "text" && !voice.verbose)) return;
  const indent = "  ".repeat(event.chain.length - 1);
  const text = lineFor(voice.terminal, event).replaceAll("\n", `\n${indent}`);
  say(voice.terminal, voice.redact(`${indent}${text}`));
}

function lineFor({ style }: Terminal, event: Exclude<RunObservation, { type: "request" }>): string {
  const worker = visible(event.chain.at(-1) ?? "");
  switch (event.type) {
    case "turn":
      return style("dim", `${worker} · turn ${event.key.split("/").at(-1)}`);
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
