import { LlmDoError } from "../errors.ts";
import type { Invocation } from "./invocation.ts";
import type { Voice } from "./progress.ts";

const LEVELS: Readonly<Record<string, Voice["level"]>> = {
  quiet: "quiet",
  summary: "normal",
  full: "verbose",
  debug: "verbose",
};

/** How much a run says, and to whom: `--json`, `--quiet`, `--verbose`, `--debug`, `--trace LEVEL`. */
export function voiceOf(
  { terminal, flags, texts }: Pick<Invocation, "terminal" | "flags" | "texts">,
  redact: Voice["redact"],
): Voice {
  return { terminal, json: flags.json ?? false, level: levelOf(flags, texts.trace), redact };
}

/** Throws LlmDoError "usage" for an unknown level. */
export function levelOf(flags: Invocation["flags"], trace: string | undefined): Voice["level"] {
  if (flags.verbose || flags.debug) return "verbose";
  if (flags.quiet) return "quiet";
  if (trace === undefined) return "normal";
  const level = Object.hasOwn(LEVELS, trace) ? LEVELS[trace] : undefined;
  if (level) return level;
  throw new LlmDoError(
    `--trace is ${JSON.stringify(trace)}; allowed: ${Object.keys(LEVELS).join(", ")}.`,
    { code: "usage" },
  );
}
