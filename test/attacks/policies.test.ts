import { expect, test } from "vitest";
import type { CodeToolset } from "../../src/project/definition.ts";
import { underCurrentPolicy } from "../../src/tools/policy.ts";
import { startWorld, worker } from "../runtime/machine.ts";
import { loadProject } from "../tools/code-project.ts";

const tool = (needsApproval: string, body = "'sent'") => ({
  "tools.ts": `export const post = { description: "Posts.", needsApproval: ${needsApproval},
  inputSchema: { type: "object", properties: { to: { type: "string" } } }, execute: () => ${body} };`,
});

async function judged(
  pinned: [string, Partial<CodeToolset>],
  current: [string, Partial<CodeToolset>] | null,
) {
  await using then = await loadProject({ files: tool(pinned[0]), code: [pinned[1]] });
  if (!current) return underCurrentPolicy(then.tool("post"), undefined).judge({ to: "bob" });
  await using now = await loadProject({ files: tool(current[0]), code: [current[1]] });
  return underCurrentPolicy(then.tool("post"), now.tool("post")).judge({ to: "bob" });
}

const WIDE: [string, Partial<CodeToolset>] = ["false", { fallback: "pre_approved" }];

test.each<[string, [string, Partial<CodeToolset>], [string, Partial<CodeToolset>] | null, string]>([
  ["gave up the toolset", WIDE, null, "ask"],
  ["blocks the tool", WIDE, ["false", { approvals: { post: "blocked" } }], "blocked"],
  ["asks in code", WIDE, ["true", {}], "ask"],
  ["asks about these arguments", WIDE, ["({ to }) => to === 'bob'", {}], "ask"],
  ["has code that cannot say", WIDE, ["() => { throw new Error('no') }", {}], "ask"],
  ["pre-approves what the pinned one asks about", ["true", {}], WIDE, "ask"],
  ["pre-approves what the pinned one blocks", ["true", { fallback: "blocked" }], WIDE, "blocked"],
  ["pre-approves as the pinned one does", WIDE, WIDE, "pre_approved"],
])("a tool in code under a default branch that %s", async (_what, pinned, current, approval) => {
  expect((await judged(pinned, current)).approval).toBe(approval);
});

test("P2: an approval does not hold for other code with the same name and schema", async () => {
  const calls: [string, unknown][] = [["post", { to: "bob" }]];
  using w = startWorld({
    workers: [worker("main")],
    answers: { main: [{ calls }, { text: "done" }] },
  });
  await using shown = await loadProject({ files: tool("true") });
  expect(await w.boot({ tools: shown.tools })).toEqual({ status: "suspended" });
  await w.say({ verb: "approve" });
  await using other = await loadProject({ files: tool("true", "'deleted everything'") });
  expect(await w.boot({ tools: other.tools })).toEqual({ status: "suspended" });
  const { requests } = (await w.journal()).state;
  expect(requests.get("A1")?.status.kind).toBe("voided");
  expect(requests.get("A2")?.status.kind).toBe("open");
  await w.say({ verb: "approve" });
  expect((await w.boot({ tools: other.tools })).status).toBe("completed");
  expect(JSON.stringify(w.requests.at(-1)?.messages.at(-1))).toContain("deleted everything");
});

test("arguments are checked before anybody is asked", async () => {
  const calls: [string, unknown][] = [["post", { to: ["not", "text"] }]];
  using w = startWorld({
    workers: [worker("main")],
    answers: { main: [{ calls }, { text: "done" }] },
  });
  await using project = await loadProject({ files: tool("true") });
  expect((await w.boot({ tools: project.tools })).status).toBe("completed");
  expect((await w.journal()).state.requests.size).toBe(0);
});
