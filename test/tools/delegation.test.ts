import { describe, expect, test } from "vitest";
import {
  type AttachmentPolicy,
  DEFAULT_ATTACHMENT_POLICY,
  type WorkerDefinition,
} from "../../src/project/definition.ts";
import { delegationTools } from "../../src/tools/delegation.ts";
import { createMemorySandbox } from "../../src/tools/memory-sandbox.ts";
import type { Tool } from "../../src/tools/tool.ts";
import { delegates, worker } from "../runtime/machine.ts";

async function tools(
  setting: { policy?: Partial<AttachmentPolicy>; caller?: Partial<WorkerDefinition> } = {},
): Promise<Tool[]> {
  const caller = worker("main", { ...delegates("reader"), ...setting.caller });
  const attachments = { ...DEFAULT_ATTACHMENT_POLICY, ...setting.policy };
  const sandbox = createMemorySandbox();
  await sandbox.write("a.md", "hello");
  return delegationTools({
    config: caller.delegation,
    describe: async (name) => worker(name, { attachments }),
    created: () => new Set(),
    caller,
    sandbox,
  });
}

function named(all: Tool[], name: string): Tool {
  const found = all.find((tool) => tool.name === name);
  if (!found) throw new Error(`no tool ${name}`);
  return found;
}

function attachmentsOf(tool: Tool): { description?: string } | undefined {
  const { properties } = tool.inputSchema as {
    properties: Record<string, { description?: string }>;
  };
  return properties.attachments;
}

describe("the parameter for attachments (C34)", () => {
  test.each([
    [{}, "File paths to attach (max 4)"],
    [
      { allowedSuffixes: [".pdf"], maxAttachments: 1 },
      "File paths to attach (allowed: .pdf) (max 1)",
    ],
    [{ deniedSuffixes: [".exe", ".zip"] }, "File paths to attach (not: .exe, .zip) (max 4)"],
  ])("says what the worker takes: %j", async (policy, description) => {
    const tool = named(await tools({ policy }), "reader");
    expect(attachmentsOf(tool)?.description).toBe(description);
  });

  test("is hidden and refused where the worker takes none", async () => {
    const tool = named(await tools({ policy: { maxAttachments: 0 } }), "reader");
    expect(attachmentsOf(tool)).toBeUndefined();
    expect(tool.parse({ input: "x", attachments: ["a.md"] })).toMatchObject({ ok: false });
  });
});

test("every spelling of the dialects is understood, one is offered (C6)", async () => {
  const all = await tools();
  expect(all.map(({ name, hidden }) => [name, hidden ?? false])).toEqual([
    ["reader", false],
    ["_worker_reader", true],
    ["_agent_reader", true],
    ["worker_call", true],
  ]);
});

describe("a call that shares a file", () => {
  test.each([
    [undefined, "pre_approved"],
    ["ask", "ask"],
    ["blocked", "blocked"],
  ] as const)("needs what reading it needs: %s", async (read, approval) => {
    const caller = { filesystem: { approvals: read ? { read_file: read } : {} } };
    const tool = named(await tools({ caller }), "reader");
    expect(await tool.judge({ input: "x", attachments: ["a.md"] })).toMatchObject({ approval });
    expect(await tool.judge({ input: "x" })).toMatchObject({ approval: "pre_approved" });
  });

  test("shows its path, size and content's digest", async () => {
    const tool = named(await tools(), "reader");
    expect(await tool.preview({ input: "x", attachments: ["a.md"] }, new Map())).toEqual({
      summary: "Call worker 'reader' with: x, sharing a.md (5 bytes)",
      changes: [],
      attachments: [{ path: "a.md", bytes: 5, digest: "b6fc4c620b67d95f953a5c1c1230aaab5db5a1b0" }],
    });
    const silent = await tool.preview({ input: "", attachments: ["a.md"] }, new Map());
    expect(silent.summary).toBe("Call worker 'reader' without an input, sharing a.md (5 bytes)");
  });
});
