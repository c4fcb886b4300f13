import { fence } from "./markdown.ts";
import { renderMarker } from "./marker.ts";

/** The comment that a failed run leaves where its people are: what happened, and the line that goes on. */
export function renderFailure(failure: { runId: string; message: string; prefix: string }): string {
  const { runId, message, prefix } = failure;
  return [
    "⚠️ The run stopped. Nothing is lost: it goes on from here once the cause is mended.",
    fence(message.slice(0, 10_000), "text"),
    "To go on:",
    fence(`${prefix}retry`, "text"),
    renderMarker({ run: runId }),
  ].join("\n\n");
}
