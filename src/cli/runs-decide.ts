import { LlmDoError } from "../errors.ts";
import type { DecisionVerb } from "../runtime/events.ts";
import type { Target } from "../runtime/incoming.ts";
import { openRequests } from "../runtime/status.ts";
import { readReply } from "./ask-reply.ts";
import { editCall } from "./edit-call.ts";
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
export const edit = (invocation: Invocation) => decideWith(invocation, "edit");
export const reply = (invocation: Invocation) => decideWith(invocation, "say");

type Verb = DecisionVerb | "edit" | "say";

/** Records what a person decided; `--resume` goes on at once. */
async function decideWith(invocation: Invocation, verb: Verb): Promise<number> {
  const { terminal, flags, positionals } = invocation;
  const [id, ...words] = positionals;
  const place = await openStore(terminal);
  const stored = await openStoredRun(place, terminal, id);
  const { header } = stored.journal;
  workspaceOf(place, { id: header.runId, cause: header.cause });
  const spoken = await readDecision(verb, { words, invocation, stored });
  const verdict = await recordDecision(stored.journal, spoken, terminal.now);
  if (verdict.status === "refused") {
    throw new LlmDoError(refusalSentence(verdict, header.runId), { code: "usage" });
  }
  if (flags.resume) return resumeStored(invocation, place, stored);
  return report(invocation, stored, verb);
}

async function readDecision(
  verb: Verb,
  { words, invocation, stored }: { words: string[]; invocation: Invocation; stored: StoredRun },
): Promise<Spoken> {
  const { flags, terminal } = invocation;
  if (verb === "say") return readWords(words);
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
  if (verb === "edit") {
    const input = await readArguments({ text, target: targets[0], terminal, stored });
    return { ...spoken, input };
  }
  if (verb === "done") return { ...spoken, result: text === "" ? null : jsonOrText(text) };
  if (text === "") return spoken;
  throw new LlmDoError(
    `${JSON.stringify(text)} is not a request id: ids look like A1, or A1@1f3a90c2b7de.`,
    {
      code: "usage",
    },
  );
}

function readWords(words: string[]): Spoken {
  const said = readReply(words.join(" "));
  if (said) return { verb: "say", targets: [], ...said };
  throw new LlmDoError('Say something: llm-do runs reply RUN "…"; /exit ends the conversation.', {
    code: "usage",
  });
}

/** New arguments from the command line, else from the editor. */
async function readArguments(edit: {
  text: string;
  target: Target | undefined;
  terminal: Invocation["terminal"];
  stored: StoredRun;
}): Promise<unknown> {
  const { text, target, terminal, stored } = edit;
  if (text !== "") return jsonOrText(text);
  const { state, header } = stored.journal;
  const open = openRequests(state).map(({ request }) => request);
  const request = target ? open.find(({ id }) => id === target.id) : open[0];
  if (!request || (!target && open.length > 1)) {
    throw new LlmDoError(`Name one open request: ${open.map(({ id }) => id).join(", ")}.`, {
      code: "usage",
    });
  }
  const edited = await editCall(terminal, { request, header });
  if (edited) return edited.input;
  throw new LlmDoError("Nothing was changed, so nothing was recorded.", { code: "usage" });
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

function report({ terminal, flags }: Invocation, { journal }: StoredRun, verb: Verb): number {
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
