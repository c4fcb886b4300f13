import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ShellConfig } from "../../src/project/definition.ts";
import { shellTools } from "../../src/tools/shell.ts";
import type { Tool, ToolOutcome } from "../../src/tools/tool.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const environment = { PATH: "/usr/local/bin:/usr/bin:/bin", GITHUB_TOKEN: "t", NPM_TOKEN: "n" };
const askForAll: ShellConfig = { rules: [], default: "ask", environment: ["NPM_TOKEN"] };

async function shell(options: { config?: ShellConfig; root?: string } = {}): Promise<Tool> {
  const [tool] = await shellTools({
    config: options.config ?? askForAll,
    workspaceRoot: options.root ?? temporaryFolder(),
    environment,
    isolation: { kind: "none", sentence: "" },
  });
  if (tool === undefined) throw new Error("no tool");
  return tool;
}

async function execute(
  input: { command: string; timeout?: number },
  options: { tool?: Tool; signal?: AbortSignal } = {},
): Promise<ToolOutcome> {
  const tool = options.tool ?? (await shell());
  const parsed = tool.parse(input);
  if (!parsed.ok) throw new Error(parsed.message);
  return await tool.execute(parsed.input, {
    key: "main/turn/1/call/0",
    signal: options.signal ?? new AbortController().signal,
    callWorker: async () => ({ status: "suspended" }),

    createWorker: async () => undefined,
    nested: async () => ({ status: "suspended" }),
    recorded: () => [],
    toolNamed: async () => undefined,
  });
}

async function resultOf(input: { command: string; timeout?: number }): Promise<unknown> {
  const outcome = await execute(input);
  if (outcome.status !== "completed") throw new Error(outcome.status);
  expect(outcome.isError).toBe(false);
  return JSON.parse(outcome.content);
}

describe("shell", () => {
  it("is one tool with a strict schema", async () => {
    const tool = await shell();
    expect(tool.name).toBe("shell");
    expect(tool.inputSchema).toMatchObject({ required: ["command"], additionalProperties: false });
    expect(tool.parse({ command: "ls" })).toEqual({
      ok: true,
      input: { command: "ls", timeout: 30 },
    });
    expect(tool.parse({ command: "ls", cwd: "/" }).ok).toBe(false);
  });

  it("returns streams and exit code; a command that fails is no error of the tool", async () => {
    expect(await resultOf({ command: "echo hello" })).toEqual({
      stdout: "hello\n",
      stderr: "",
      exit_code: 0,
      truncated: false,
    });
    expect(await resultOf({ command: "echo no >&2; exit 4" })).toEqual({
      stdout: "",
      stderr: "no\n",
      exit_code: 4,
      truncated: false,
    });
  });

  it("runs in the workspace, a simple command without a shell and the rest with bash", async () => {
    const root = temporaryFolder();
    writeFileSync(join(root, "a b.md"), "");
    const tool = await shell({ root });
    const stdoutOf = async (command: string) => {
      const outcome = await execute({ command }, { tool });
      return outcome.status === "completed" ? JSON.parse(outcome.content).stdout : outcome.status;
    };
    expect(await stdoutOf("pwd")).toBe(`${root}\n`);
    expect(await stdoutOf("ls 'a b.md'")).toBe("a b.md\n");
    expect(await stdoutOf("ls *.md | tr a-z A-Z")).toBe("A B.MD\n");
    expect(await stdoutOf("cat /proc/self/cmdline")).toBe("cat\0/proc/self/cmdline\0");
  });

  it("shows the command and the argument vector that would run", async () => {
    const tool = await shell();
    const preview = (command: string) => tool.preview({ command, timeout: 30 }, new Map());
    expect(await preview("git log 'a b'")).toEqual({
      summary: "Execute: git log 'a b'",
      changes: [],
      argv: ["git", "log", "a b"],
    });
    expect(await preview("ls | wc")).toMatchObject({ argv: null });
  });

  it("scrubs the environment but for what the worker lists", async () => {
    const { stdout } = (await resultOf({ command: "env" })) as { stdout: string };
    expect(stdout).toContain("NPM_TOKEN=n");
    expect(stdout).not.toContain("GITHUB_TOKEN");
  });

  it("says what was not found and what may not be executed", async () => {
    expect(await resultOf({ command: "no-such-command -x" })).toEqual({
      stdout: "",
      stderr: "Command not found: no-such-command",
      exit_code: 127,
      truncated: false,
    });
    expect(await resultOf({ command: "/etc/passwd" })).toMatchObject({
      stderr: "Permission denied: /etc/passwd",
      exit_code: 126,
    });
  });

  it("stops at the time limit, which is at least one second", async () => {
    const quiet = await resultOf({ command: "sleep 9", timeout: -5 });
    expect(quiet).toEqual({
      stdout: "",
      stderr: "Command timed out after 1 seconds",
      exit_code: -1,
      truncated: false,
    });
    const said = await resultOf({ command: "echo a; echo b >&2; sleep 9", timeout: 1 });
    expect(said).toMatchObject({ stdout: "a\n", stderr: "b\nCommand timed out after 1 seconds" });
  });

  it("cuts a stream after 51,200 characters and says so", async () => {
    const zeros = (count: number) => `head -c ${count} /dev/zero | tr '\\0' x`;
    expect(await resultOf({ command: zeros(51_200) })).toMatchObject({
      stdout: "x".repeat(51_200),
      truncated: false,
    });
    expect(await resultOf({ command: zeros(51_201) })).toMatchObject({
      stdout: `${"x".repeat(51_200)}\n... (output truncated)`,
      truncated: true,
    });
  });

  it("is an error for the model when the run ends meanwhile", async () => {
    const outcome = await execute({ command: "sleep 9" }, { signal: AbortSignal.timeout(100) });
    expect(outcome).toMatchObject({ status: "completed", isError: true });
  });

  it("never runs what its rules block, even if it is told to", async () => {
    const config: ShellConfig = {
      rules: [{ words: ["ls"], approval: "pre_approved" }],
      environment: [],
    };
    const tool = await shell({ config });
    expect(await execute({ command: "touch x" }, { tool })).toMatchObject({ status: "refused" });
    expect(await tool.judge({ command: "touch x", timeout: 30 })).toMatchObject({
      approval: "blocked",
    });
    expect(tool.effect({ command: "ls", timeout: 30 })).toBe("none");
  });
});
