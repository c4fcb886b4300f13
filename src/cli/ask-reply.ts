import { type Journal, LeaseLost } from "../runtime/journal.ts";
import type { Asked } from "./asked.ts";
import { openLines } from "./line-reader.ts";
import { recordDecision } from "./record.ts";
import { print, say, type Terminal, visible } from "./terminal.ts";

const PROMPT = "you > ";

/** What a line of a person is in a chat: `/exit` ends it, `/new` begins it anew, anything else is said. */
export function readReply(line: string): { text: string | null; fresh: boolean } | null {
  const words = line.trim();
  if (words === "") return null;
  if (words === "/exit" || words === "/quit") return { text: null, fresh: false };
  const anew = /^\/new(?:\s+(\S.*))?$/s.exec(words);
  if (anew) return anew[1] === undefined ? null : { text: anew[1], fresh: true };
  return { text: words, fresh: false };
}

/** Shows what the worker said last, and asks the person for the next words of the conversation. */
export async function askReply(
  journal: Journal,
  { terminal, signal }: { terminal: Terminal; signal: AbortSignal },
): Promise<Asked> {
  const { awaited } = journal.state;
  if (!awaited) return "left";
  print(terminal, visible(awaited.text));
  const { reader, signal: either, ending } = openLines(terminal, signal);
  try {
    for (;;) {
      const said = readReply(await reader.question(PROMPT, { signal: either }));
      if (said === null) {
        say(terminal, "Write the next message; /new MESSAGE begins anew, /exit ends.");
        continue;
      }
      await recordDecision(journal, { verb: "say", targets: [], ...said }, terminal.now);
      return "decided";
    }
  } catch (error) {
    if (error instanceof LeaseLost) return "lost";
    if (!either.aborted) throw error;
    return ending();
  } finally {
    reader.close();
  }
}
