import { fence } from "./markdown.ts";
import { renderMarker } from "./marker.ts";

interface Failure {
  runId: string;
  /** As `run_failed` has it. */
  code: string;
  message: string;
  prefix: string;
}

/** The comment that a failed run leaves where its people are: what happened, and the line that goes on. */
export function renderFailure(failure: Failure): string {
  const { runId, code, message, prefix } = failure;
  const goesOn = isPinned(code)
    ? [wayOn(code, { url: null, prefix })]
    : ["To go on:", fence(`${prefix}retry`, "text")];
  return [
    "⚠️ The run stopped. Everything that it did so far is saved.",
    fence(message.slice(0, 10_000), "text"),
    ...goesOn,
    renderMarker({ run: runId }),
  ].join("\n\n");
}

/** What a person does once the cause of a failure is mended. `url`: the run's page, where it has one. */
export function wayOn(code: string, options: { url: string | null; prefix: string }): string {
  const { url, prefix } = options;
  if (isPinned(code)) {
    return "Then start it anew: a re-run uses the files and inputs of the same commit.";
  }
  // A budget's own message says what to do about it.
  if (code === "limit") return "";
  const reply = url ? `, or write \`${prefix}retry\` at ${url}` : "";
  return `Nothing is lost: to go on from here, re-run the job${reply}. After a change of files or inputs start it anew: a re-run uses those of the same commit.`;
}

/** The cause lies in what the run has pinned: worker files, manifest, `with:`, or a recorded answer ("worker"). */
function isPinned(code: string): boolean {
  return code === "project" || code === "usage" || code === "worker";
}
