import type { Message } from "../models/model.ts";
import type { Frame, Run } from "./frame.ts";
import type { RunState } from "./state.ts";

/** What comes after an answer of a chat: a person's words, their absence for now, or the end. */
export type ChatStep =
  | { kind: "reply"; text: string; fresh: boolean }
  | { kind: "waits" }
  /** `/exit`, or nobody replied in time. */
  | { kind: "over" };

/** Only the entry worker talks with people; a chat worker that is called answers once. */
export function isChat({ worker, depth }: Frame): boolean {
  return worker.mode === "chat" && depth === 0;
}

/** Record or return: the reply to the turn of that key, asked for when nobody was asked yet. */
export async function nextWords(run: Run, turn: { key: string; said: string }): Promise<ChatStep> {
  const { key, said } = turn;
  const { state } = run.journal;
  const reply = state.replies.get(key);
  if (reply) {
    const reason = isHeard(state, key) ? null : await run.confirmReply(reply);
    if (reason !== null) {
      run.journal.append({ type: "reply_revoked", key, reason });
      return { kind: "waits" };
    }
    const { text, fresh } = reply;
    return text === null ? { kind: "over" } : { kind: "reply", text, fresh };
  }
  const { awaited } = state;
  if (awaited?.key === key) {
    return Date.parse(awaited.expiresAt) <= run.now().getTime()
      ? { kind: "over" }
      : { kind: "waits" };
  }
  const expires = run.now().getTime() + run.header.expiresSeconds * 1000;
  run.journal.append({
    type: "reply_awaited",
    key,
    text: run.redact(said),
    expiresAt: new Date(expires).toISOString(),
  });
  return { kind: "waits" };
}

/** The model was told already: nothing can be taken back. */
function isHeard(state: RunState, key: string): boolean {
  return state.turns.has(key.replace(/\d+$/, (turn) => String(Number(turn) + 1)));
}

/** Of English text; an estimate is enough to decide what a conversation can spare. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * The conversation within `limit` tokens: its oldest exchanges are left out whole, and the model is told how
 * many (spec/dialects.md F109). The newest exchange is always kept.
 */
export function withinContext(messages: Message[], limit: number): Message[] {
  const exchanges = exchangesOf(messages);
  let size = 0;
  let first = exchanges.length;
  for (const exchange of [...exchanges].reverse()) {
    size += JSON.stringify(exchange).length / CHARACTERS_PER_TOKEN;
    if (size > limit && first < exchanges.length) break;
    first -= 1;
  }
  if (first === 0) return messages;
  const [opening, ...rest] = exchanges.slice(first).flat();
  if (opening?.role !== "user") return messages;
  const note = `[The conversation's first ${first === 1 ? "exchange was" : `${first} exchanges were`} left out: it is longer than this worker's max_context_tokens.]`;
  return [{ role: "user", content: [{ type: "text", text: note }, ...opening.content] }, ...rest];
}

/** An exchange begins with words of a person; results of tools belong to the exchange that called them. */
function exchangesOf(messages: Message[]): Message[][] {
  const exchanges: Message[][] = [];
  for (const message of messages) {
    const opens =
      message.role === "user" && message.content.every((block) => block.type !== "tool_result");
    const current = exchanges.at(-1);
    if (opens && current?.at(-1)?.role !== "user") exchanges.push([message]);
    else if (current) current.push(message);
    else exchanges.push([message]);
  }
  return exchanges;
}
