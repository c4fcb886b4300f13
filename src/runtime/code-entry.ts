import { failed, type Tool } from "../tools/tool.ts";
import type { Frame, FrameOutcome, Run } from "./frame.ts";
import { runNestedCall } from "./nested.ts";

/** A run that starts with a tool in code: one recorded call, and its text is the run's result. */
export async function runCodeEntry(run: Run, frame: Frame): Promise<FrameOutcome> {
  await run.workspace.ready();
  const [tool] = await run.toolsOf(frame);
  const outcome = tool
    ? await runNestedCall(run, {
        frame,
        key: "entry",
        nested: { segment: tool.name, tool, input: argumentsFrom(frame.input, tool), gated: false },
      })
    : failed(`There is no ${frame.worker.name}`);
  if (outcome.status === "suspended") return outcome;
  const succeeded = outcome.status === "completed" && !outcome.isError;
  return succeeded
    ? { status: "completed", text: outcome.content }
    : { status: "failed", message: `${frame.worker.name} failed: ${outcome.content}` };
}

/** A map is the arguments themselves; text goes to `input`, or to the one argument that takes text. */
function argumentsFrom(input: unknown, tool: Tool): unknown {
  if (typeof input === "object" && input !== null && !Array.isArray(input)) return input;
  const properties = Object.entries((tool.inputSchema.properties ?? {}) as Record<string, unknown>);
  const names = properties.map(([name]) => name);
  if (names.includes("input")) return { input };
  const texts = properties.filter(([, schema]) => (schema as { type?: unknown }).type === "string");
  const [only] = texts;
  return only && texts.length === 1 ? { [only[0]]: input } : {};
}
