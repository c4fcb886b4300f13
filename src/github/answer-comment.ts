import { BODY_BUDGET, fence, inline, readableTime } from "./markdown.ts";
import { renderMarker } from "./marker.ts";
import { quoteWithin } from "./prose.ts";
import { REQUESTS_FOLDER } from "./request-files.ts";

export interface AnswerComment {
  runId: string;
  worker: string;
  /** Key of the turn that said it. */
  key: string;
  /** The model's words; what does not fit is cut, with an ellipsis. */
  text: string;
  /** ISO 8601. */
  expiresAt: string;
  /** What commands begin with: "/", or "/llm-do " where bare commands are off. */
  prefix: string;
}

/** One turn of a chat, and how to say the next. */
export function renderAnswer(answer: AnswerComment): string {
  const { runId, worker, key, text, expiresAt, prefix } = answer;
  const said = text.trim() === "" ? "It said nothing." : quoteWithin(text, BODY_BUDGET - 1_000);
  return [
    `💬 ${inline(worker, 60)}`,
    said,
    "To go on, reply with your words in one comment:",
    fence(`${prefix}say your words`, "text"),
    `\`${prefix}say /new your words\` starts over, \`${prefix}say /exit\` ends the conversation.`,
    `<sub>Waits until ${readableTime(expiresAt)}</sub>`,
    renderMarker({ run: runId, answer: key }),
  ].join("\n\n");
}

/** A pull request needs a difference: this file is all of it until there is a result. */
export function conversationFile(runId: string): { path: string; text: string } {
  return {
    path: `${REQUESTS_FOLDER}/${runId}/conversation.md`,
    text: `A conversation with run ${runId} takes place in the comments of this pull request.\nThis file only opens it; it is never merged.\n`,
  };
}
