import { createInterface, type Interface } from "node:readline/promises";
import type { Terminal } from "./terminal.ts";

/** Lines of the person at the terminal, until Ctrl-C, Ctrl-D or the process's own end. */
export interface LineReader {
  reader: Interface;
  /** Aborted by any of the three. */
  signal: AbortSignal;
  /** After an abort: the end of the input (Ctrl-D) is no Ctrl-C. */
  ending(): "left" | "interrupted";
}

/** To be closed before the run goes on, so that Ctrl-C is the process's again. */
export function openLines(terminal: Terminal, outer: AbortSignal): LineReader {
  const reader = createInterface({ input: terminal.stdin, output: terminal.stderr, prompt: "" });
  const interrupted = new AbortController();
  let ended = false;
  reader.on("SIGINT", () => interrupted.abort());
  reader.on("close", () => {
    ended = true;
    interrupted.abort();
  });
  return {
    reader,
    signal: AbortSignal.any([outer, interrupted.signal]),
    ending: () => (ended && !outer.aborted ? "left" : "interrupted"),
  };
}
