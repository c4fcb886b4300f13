import { describe, expect, test } from "vitest";
import { parseWorker } from "../../src/project/worker.ts";

function read(settings: string) {
  const text = `---\n${settings}\n---\nHi`;
  const { worker, problems } = parseWorker({ file: "a.worker", text });
  const messages = problems.map(
    ({ severity, message, location: at }) => `${severity} ${at.line}:${at.column} ${message}`,
  );
  return { worker, messages };
}

describe("keys of November 2025 mean what they meant, with a warning", () => {
  test.each([
    ["allow_workers: [x]", "allow_workers", "it is read as `toolsets.delegation.allow_workers`."],
    ["shell_rules: [{pattern: ls}]", "shell_rules", "it is read as `toolsets.shell.rules`."],
    ["shell_default: {}", "shell_default", "it is read as `toolsets.shell.default`."],
    ["custom_tools: [a]", "custom_tools", "it is read as `toolsets.custom`."],
    ["tool_rules: {}", "tool_rules", "it is read as the approvals of each toolset."],
    ["shell_cwd: x", "shell_cwd", "it is ignored: commands run in the workspace."],
  ])("%s", (settings, key, meaning) => {
    expect(read(settings).messages).toEqual([`warning 2:1 "${key}" is of 2025; ${meaning}`]);
  });

  test("allow_workers are the workers of worker_call", () => {
    expect(read("allow_workers: [x]").worker?.delegation).toMatchObject({
      delegates: [{ worker: "x", toolName: null, approval: "ask" }],
      workerCall: { approval: "ask" },
    });
  });

  test("shell_rules and shell_default are the shell's", () => {
    const { worker } = read(`shell_rules:
  - {pattern: git log, approval_required: false}
  - {pattern: rm, allowed: false, approval_required: false}
  - {pattern: ls, allowed: true}
shell_default: {allowed: false}`);
    expect(worker?.shell).toEqual({
      rules: [
        { words: ["git", "log"], approval: "pre_approved" },
        { words: ["rm"], approval: "blocked" },
        { words: ["ls"], approval: "ask" },
      ],
      environment: [],
      default: "blocked",
    });
  });

  test.each([
    ["custom_tools: [a, b]", ["a", "b"]],
    ["custom_tools: {a: {}, b: {}}", ["a", "b"]],
    ["custom_tools: true", null],
  ])("%s", (settings, tools) => {
    const code = read(settings).worker?.code;
    expect(code?.map((toolset) => toolset.tools?.map(({ name }) => name) ?? null)).toEqual([tools]);
  });

  test("tool_rules are approvals of each tool; a sandbox gave the file tools", () => {
    const { worker } = read(`sandbox: {paths: {out: {root: ./out, mode: rw}}}
custom_tools: [fetch]
allow_workers: [x]
tool_rules:
  sandbox.read: {allowed: true, approval_required: true}
  sandbox.write: {allowed: false}
  worker.call: {approval_required: false}
  worker.create: {approval_required: true}
  fetch: {name: fetch, description: d}`);
    expect(worker?.filesystem?.approvals).toMatchObject({
      read_file: "ask",
      write_file: "blocked",
    });
    expect(worker?.delegation).toMatchObject({
      workerCall: { approval: "pre_approved" },
      create: { approval: "ask" },
    });
    expect(worker?.code[0]?.approvals).toEqual({ fetch: "pre_approved" });
  });

  test("without a sandbox a rule alone grants no file tools", () => {
    expect(read("tool_rules: {sandbox.write: {}}").worker?.filesystem).toBeNull();
  });

  test("a rule never relaxes what the toolset says itself", () => {
    const { worker, messages } = read(
      "toolsets: {filesystem: {write_approval: true}}\ntool_rules: {sandbox.write: {}}",
    );
    expect(worker?.filesystem?.approvals.write_file).toBe("ask");
    expect(messages.join("\n")).toContain("the stricter holds");
  });
});

describe("located errors", () => {
  test.each([
    [
      "shell_rules: []\ntoolsets: {shell: {approval: ask}}",
      'error 2:1 "shell_rules" and "toolsets.shell" both stand here; move it into `toolsets.shell`.',
    ],
    ["tool_rules: [a]", 'error 2:1 "tool_rules" must be a map from tools to their rules.'],
    [
      "tool_rules: {sandbox.delete: {}}",
      'error 2:14 Unknown tool "sandbox.delete" in "tool_rules". Known: sandbox.read, sandbox.write, shell, worker.call, worker.create, and the names of functions.',
    ],
    [
      "tool_rules: {shell: {alowed: false}}",
      'Unknown key "alowed" in "tool_rules.shell". Did you mean "allowed"?',
    ],
    ["shell_rules: [{pattern: ls, allowed: perhaps}]", "must be true or false"],
    ["allow_workers: [{}]", "must be text"],
  ])("%s", (settings, message) => {
    const { worker, messages } = read(settings);
    expect(worker).toBeNull();
    expect(messages.join("\n")).toContain(message);
  });
});
