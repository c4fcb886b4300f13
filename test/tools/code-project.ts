import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { CodeFolder, CodeToolset, Problem } from "../../src/project/definition.ts";
import { diskFiles } from "../../src/project/files.ts";
import { renderProblem } from "../../src/project/problem.ts";
import { readCodeTools } from "../../src/tools/code-tools.ts";
import { detectIsolation } from "../../src/tools/isolation.ts";
import { endLiveProcesses } from "../../src/tools/live-processes.ts";
import { createSandbox } from "../../src/tools/node-sandbox.ts";
import type { CallContext, Tool, ToolOutcome } from "../../src/tools/tool.ts";
import { worker } from "../runtime/machine.ts";

const isolation = detectIsolation();

export interface CodeProject {
  /** The folder of the code. */
  root: string;
  workspaceRoot: string;
  tools: Tool[];
  problems: Problem[];
  /** The problems as a person reads them. */
  said: string;
  tool(name: string): Tool;
  call(name: string, input?: unknown): Promise<ToolOutcome>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Files of code, loaded for a worker in the real child process. */
export async function loadProject(options: {
  files: Record<string, string>;
  /** Toolsets of the worker; default: everything public of `custom`. */
  code?: Partial<CodeToolset>[];
  /** Folders that tools are looked for in, most specific first; default the top. */
  folders?: string[];
  environment?: Record<string, string>;
  /** Files of a workspace of its own, as on a runner; default: the code's folder. */
  workspace?: Record<string, string>;
  taken?: Tool[];
}): Promise<CodeProject> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "llm-do-code-")));
  write(root, options.files);
  const workspaceRoot = options.workspace
    ? realpathSync(mkdtempSync(join(tmpdir(), "llm-do-workspace-")))
    : root;
  write(workspaceRoot, options.workspace ?? {});
  const files = diskFiles(root);
  const folders = (options.folders ?? [""]).map(
    (folder): CodeFolder => ({ label: folder || "the project", files, folder, named: null }),
  );
  const context = {
    workspaceRoot,
    environment: { PATH: process.env.PATH ?? "", ...options.environment },
    isolation: () => isolation,
    codeFolders: async () => folders,
    codeDirectory: async () => root,
    sandbox: createSandbox({ root: workspaceRoot }),
    describe: async () => null,
  };
  const definition = worker("main", { code: (options.code ?? [{}]).map(toolset) });
  const { tools, problems } = await readCodeTools(definition, context, options.taken ?? []);
  const tool = (name: string) => {
    const found = tools.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`no tool ${name}: ${tools.map((one) => one.name).join(", ")}`);
    return found;
  };
  return {
    root,
    workspaceRoot,
    tools,
    problems,
    said: problems.map(renderProblem).join("\n"),
    tool,
    async call(name, input = {}) {
      const parsed = tool(name).parse(input);
      if (!parsed.ok) throw new Error(parsed.message);
      return tool(name).execute(parsed.input, NOTHING_ELSE);
    },
    async [Symbol.asyncDispose]() {
      await endLiveProcesses();
      for (const folder of [root, workspaceRoot]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

export function toolset(settings: Partial<CodeToolset> = {}): CodeToolset {
  const name = settings.name ?? "custom";
  return {
    name,
    module: null,
    tools: null,
    approvals: {},
    fallback: null,
    config: {},
    location: { file: "main.worker", line: 3, column: 3 },
    text: `  ${name}:`,
    ...settings,
  };
}

const NOTHING_ELSE: CallContext = {
  key: "turn/1/call/0",
  signal: new AbortController().signal,
  callWorker: async () => ({ status: "suspended" }),
  createWorker: async () => undefined,
  nested: async () => ({ status: "suspended" }),
  recorded: () => [],
  toolNamed: async () => undefined,
};
