import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { type CallHandler, type CodeProcess, openProcess } from "../../src/tools/code-process.ts";
import type { Answer, LoadedTool, NestedAction } from "../../src/tools/code-protocol.ts";
import { pythonProgram } from "../../src/tools/python.ts";

/** The system's own python3 first: it has no packages installed. */
const PATH = `/usr/bin:/bin:${process.env.PATH}`;

export interface PythonCode {
  process: CodeProcess;
  root: string;
  /** Tool of a toolset; `null` = of the plain functions. */
  tool(name: string, toolset?: string | null): LoadedTool;
  /** What the call returns; "idle" when nothing in it can go on. */
  call(name: string, input?: unknown, options?: CallOptions): Promise<unknown>;
  /** What the code asked for, in order. */
  asked: NestedAction[];
  end(): Promise<void>;
}

export interface CallOptions {
  toolset?: string | null;
  /** Default: nothing is ever answered. */
  answer?(action: NestedAction): Answer | Promise<Answer>;
  /** Given a step's outcome after `run`: what is recorded. Default: the same. */
  recorded?(value: unknown): Answer;
}

export interface PythonOptions {
  /** Default: the first file. */
  load?: string[];
  toolsets?: { name: string; config: Record<string, unknown> }[];
  path?: string;
}

/** `startPython`, ended with the test. */
export async function python(
  files: Record<string, string>,
  options?: PythonOptions,
): Promise<PythonCode> {
  const code = await startPython(files, options);
  onTestFinished(() => code.end());
  return code;
}

/** Files of a project on disk, and the real python3 with those of them loaded that `load` names. */
export async function startPython(
  files: Record<string, string>,
  options: PythonOptions = {},
): Promise<PythonCode> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "llm-do-test-")));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const environment = { PATH: options.path ?? PATH };
  const program = pythonProgram(environment);
  if (program.status === "missing") throw new Error(program.message);
  const load = options.load ?? Object.keys(files).slice(0, 1);
  const opened = await openProcess({
    argv: program.argv,
    cwd: root,
    environment,
    isolation: { kind: "none", sentence: "" },
    load: {
      workspace: root,
      files: load.map((shown) => ({ path: join(root, shown), kind: "file", root, shown })),
      toolsets: options.toolsets ?? [{ name: "custom", config: {} }],
    },
    log: () => undefined,
  });
  if (opened.status === "gone") throw new Error(opened.message);
  return inProcess(opened.process, root);
}

function inProcess(process: CodeProcess, root: string): PythonCode {
  const asked: NestedAction[] = [];
  const tool: PythonCode["tool"] = (name, toolset) => {
    const sets = process.toolsets.filter((set) => toolset === undefined || set.name === toolset);
    const found = sets.flatMap((set) => set.tools).find((candidate) => candidate.name === name);
    if (!found) throw new Error(`no tool ${name}`);
    return found;
  };
  const call: PythonCode["call"] = async (name, input = {}, options = {}) => {
    const { answer, recorded = (value) => ({ status: "value", value }) } = options;
    const number = tool(name, options.toolset).tool;
    const { promise: idle, resolve } = Promise.withResolvers<"idle">();
    const handler: CallHandler = {
      request: async ({ id, action }) => {
        asked.push(action);
        if (answer) process.answer(id, await answer(action));
      },
      step: ({ id, value }) => void process.answer(id, recorded(value)),
      idle: () => resolve("idle"),
    };
    const call = { tool: number, input, key: "k" };
    const end = await Promise.race([idle, process.call(call, handler)]);
    if (end === "idle") return "idle";
    if (end.status === "gone") return { gone: end.message };
    return end.isError ? { error: end.value } : end.value;
  };
  const end = async () => {
    await process.end();
    rmSync(root, { recursive: true, force: true });
  };
  return { process, root, tool, call, asked, end };
}
