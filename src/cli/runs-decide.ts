import { LlmDoError } from "../errors.ts";
import type { DecisionVerb } from "../runtime/events.ts";
import type { Target } from "../runtime/incoming.ts";
import { openRequests } from "../runtime/status.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { openStore, workspaceOf } from "./place.ts";
import { jsonOrText } from "./prompt.ts";
import { recordDecision, refusalSentence, type Spoken } from "./record.ts";
import { resumeStored } from "./runs-resume.ts";
import { openStoredRun, type StoredRun } from "./stored-run.ts";
import { printJson, say } from "./terminal.ts";

export const approve = (invocation: Invocation) => decideWith(invocation, "approve");
export const deny = (invocation: Invocation) => decideWith(invocation, "deny");
export const retry = (invocation: Invocation) => decideWith(invocation, "retry");
export const skip = (invocation: Invocation) => decideWith(invocation, "skip");
export const done = (invocation: Invocation) => decideWith(invocation, "done");

/** Records what a person decided; `--resume` goes on at once. */
async function decideWith(invocation: Invocation, verb: DecisionVerb): Promise<number> {
  const { terminal, flags, positionals } = invocation;
  const [id, ...words] = positionals;
  const place = await openStore(terminal);
  const stored = await openStoredRun(place, terminal, id);
  const { header } = stored.journal;
  workspaceOf(place, { id: header.runId, cause: header.cause });
  const spoken = readDecision(verb, words, flags);
  const verdict = await recordDecision(stored.journal, spoken, terminal.now);
  if (verdict.status === "refused") {
    throw new LlmDoError(refusalSentence(verdict, header.runId), { code: "usage" });
  }
  if (flags.resume) return resumeStored(invocation, place, stored);
  return report(invocation, stored, verb);
}

function readDecision(verb: DecisionVerb, words: string[], flags: Invocation["flags"]): Spoken {
  const { targets, rest } = readTargets(words);
  if (flags.all && targets.length > 0) {
    throw new LlmDoError("--all and request ids exclude each other. Leave one out.", {
      code: "usage",
    });
  }
  const spoken: Spoken = {
    verb,
    targets: flags.all ? "all" : targets,
    session: flags.session ?? false,
  };
  const text = rest.join(" ");
  if (verb === "deny") return { ...spoken, reason: text || null };
  if (verb === "done") return { ...spoken, result: text === "" ? null : jsonOrText(text) };
  if (text === "") return spoken;
  throw new LlmDoError(
    `${JSON.stringify(text)} is not a request id: ids look like A1, or A1@1f3a90c2b7de.`,
    {
      code: "usage",
    },
  );
}

function readTargets(words: string[]): { targets: Target[]; rest: string[] } {
  const targets: Target[] = [];
  const rest = [...words];
  for (;;) {
    const match = /^(A[1-9]\d*)(?:@([0-9a-f]{8,12}))?$/i.exec(rest[0] ?? "");
    if (!match) return { targets, rest };
    targets.push({ id: (match[1] ?? "").toUpperCase(), digest: match[2]?.toLowerCase() ?? null });
    rest.shift();
  }
}

function report(
  { terminal, flags }: Invocation,
  { journal }: StoredRun,
  verb: DecisionVerb,
): number {
  const { runId } = journal.header;
  const open = openRequests(journal.state).map(({ request }) => request.id);
  if (flags.json) {
    printJson(terminal, { type: "result", run: runId, status: "recorded", decision: verb, open });
    return EXIT.done;
  }
  say(terminal, `Recorded. Go on with: llm-do runs resume ${runId}`);
  if (open.length > 0) say(terminal, `Still open: ${open.join(", ")}`);
  return EXIT.done;
}
