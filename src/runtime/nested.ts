import type { NestedCall, Tool, ToolOutcome } from "../tools/tool.ts";
import { prepareCall } from "./calls.ts";
import { executeCall } from "./execute.ts";
import type { Frame, FrameCall, Run } from "./frame.ts";
import { settleGated } from "./gate.ts";

/**
 * A call that code makes inside a call (`ctx.callTool`, `ctx.step`, …): the same three moments as a model's
 * call, under a structural key, so it is recorded, asked about and never done twice like one.
 */
export async function runNestedCall(
  run: Run,
  call: { frame: Frame; key: string; nested: NestedCall },
): Promise<ToolOutcome> {
  const { frame, key, nested } = call;
  const tool = nested.gated ? nested.tool : ungated(nested.tool);
  const own: FrameCall = {
    key: `${key}/${nested.segment}`,
    name: tool.name,
    input: nested.input,
    toolUseId: key,
  };
  const prepared = await prepareCall(run, { frame, tools: [tool], call: own });
  switch (prepared.kind) {
    case "settled":
      return prepared.result;
    case "free":
      return executeCall(run, frame, prepared.call);
    case "gated": {
      const [result] = await settleGated(run, { frame, why: "", calls: [prepared.call] });
      return result ?? { status: "suspended" };
    }
  }
}

/** The author's code is trusted with what it does by itself; the tool that runs it was judged. */
function ungated(tool: Tool): Tool {
  return {
    ...tool,
    parse: (raw) => tool.parse(raw),
    judge: () => ({ approval: "pre_approved", reason: "made by code of the project" }),
  };
}
