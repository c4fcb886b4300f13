import { type Journal, LeaseLost } from "../runtime/journal.ts";
import { hasWork, openRequests } from "../runtime/status.ts";
import type { Asked } from "./asked.ts";
import { openPrompt, type Prompt } from "./prompt.ts";
import { recordDecision, refusalSentence } from "./record.ts";
import { say, type Terminal } from "./terminal.ts";

/** Asks about every open request, oldest first, and saves each answer at once. */
export async function askRequests(
  journal: Journal,
  options: { terminal: Terminal; signal: AbortSignal },
): Promise<Asked> {
  const { terminal, signal } = options;
  const prompt = openPrompt(terminal, signal);
  try {
    await journal.refresh();
    const answer = await askEach(journal, { prompt, terminal });
    if (answer !== "decided") return answer;
    return hasWork(journal.state, terminal.now()) ? "decided" : "left";
  } catch (error) {
    if (error instanceof LeaseLost) return "lost";
    throw error;
  } finally {
    prompt.close();
  }
}

async function askEach(
  journal: Journal,
  { prompt, terminal }: { prompt: Prompt; terminal: Terminal },
): Promise<Asked> {
  const denied = new Set<string>();
  for (const { request } of openRequests(journal.state)) {
    // Its diff shows a file that will never be: the run asks again with another one.
    if (request.drawnOn.some((id) => denied.has(id))) continue;
    const answer = await prompt.ask(request, journal.header);
    if (answer.status !== "decided") return answer.status;
    const { status: _, ...said } = answer;
    const spoken = { ...said, targets: [{ id: request.id, digest: request.digest }] };
    const { verb } = spoken;
    const verdict = await recordDecision(journal, spoken, terminal.now);
    if (verdict.status === "refused") {
      say(terminal, refusalSentence(verdict, journal.header.runId));
    } else if (verb === "deny") denied.add(request.id);
  }
  return "decided";
}
