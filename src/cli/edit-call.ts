import { LlmDoError, messageOf } from "../errors.ts";
import type { ApprovalRequest } from "../runtime/events.ts";
import type { RunHeader } from "../runtime/header.ts";
import { createdText } from "../tools/worker-create.ts";
import { editText } from "./editor.ts";
import type { Terminal } from "./terminal.ts";

/** What a person makes of a call: its arguments as JSON, or the whole file of a worker to create. */
interface Draft {
  name: string;
  text: string;
  /** Throws LlmDoError "usage" for a text that holds no arguments. */
  read(text: string): unknown;
}

/** Opens the editor on a call that waits. Null = left as it is. */
export async function editCall(
  terminal: Pick<Terminal, "environment">,
  call: { request: ApprovalRequest; header: RunHeader },
): Promise<{ input: unknown } | null> {
  const draft = draftOf(call.request, call.header);
  const edited = await editText(terminal, draft);
  return edited === null ? null : { input: draft.read(edited) };
}

function draftOf({ tool, input }: ApprovalRequest, header: RunHeader): Draft {
  if (tool === "worker_create") {
    const { name } = input as { name: string };
    const defaults = (header.creationDefaults ?? {}) as Parameters<typeof createdText>[1];
    return {
      name: `${name}.worker`,
      text: createdText(input, defaults),
      read: (text) => ({ name, text }),
    };
  }
  return { name: "arguments.json", text: `${JSON.stringify(input, null, 2)}\n`, read: readJson };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new LlmDoError(`The arguments are no JSON: ${messageOf(cause)}`, {
      code: "usage",
      cause,
    });
  }
}
