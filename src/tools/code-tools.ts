import { z } from "zod";
import { LlmDoError, messageOf } from "../errors.ts";
import type {
  Approval,
  CodeFolder,
  Effect,
  Location,
  Problem,
  WorkerDefinition,
} from "../project/definition.ts";
import { renderProblem } from "../project/problem.ts";
import { driveCall } from "./code-drive.ts";
import { callLeaf } from "./code-leaf.ts";
import { type CodeContext, loadCode, problemAt } from "./code-loading.ts";
import type { Reach } from "./code-nested.ts";
import type { CodeProcess } from "./code-process.ts";
import { type SelectedTool, selectTools } from "./code-selection.ts";
import {
  type CallContext,
  failed,
  type Judgement,
  type Parsed,
  type Tool,
  type ToolOutcome,
} from "./tool.ts";

/**
 * The tools that a worker has in code (`custom:`, toolsets defined in code, plug-ins), loaded in a process of
 * their own. Throws LlmDoError "project" with every problem at its place.
 */
export async function codeTools(
  worker: WorkerDefinition,
  context: CodeContext & Reach,
  taken: readonly Tool[],
): Promise<Tool[]> {
  const { tools, problems } = await readCodeTools(worker, context, taken);
  if (problems.length === 0) return tools;
  throw new LlmDoError(problems.map(renderProblem).join("\n"), { code: "project" });
}

/** The same with the problems as data, for `validate` and before a run starts. */
export async function readCodeTools(
  worker: WorkerDefinition,
  context: CodeContext & Reach,
  taken: readonly Tool[],
): Promise<{ tools: Tool[]; problems: Problem[] }> {
  if (worker.code.length === 0) return { tools: [], problems: [] };
  const code = await loadCode(worker, context);
  const { selected, problems } = selectTools(worker, code);
  const tools = selected.flatMap((item) => {
    const collision = taken.find(({ name, hidden }) => name === item.tool.name && !hidden);
    const why = collision ? "the worker has another tool of that name" : badName(item.tool.name);
    if (why !== null) {
      const { file, line } = item.tool.source;
      const message = `The tool "${item.tool.name}" of ${file}:${line} cannot be offered: ${why}. Rename it in the code.`;
      problems.push(problemAt(item.toolset, message, placeOf(item)));
      return [];
    }
    const made = makeTool(item, context);
    if (made.status === "made") return [made.tool];
    problems.push(problemAt(item.toolset, made.message, placeOf(item)));
    return [];
  });
  return { tools, problems: await withLines(problems, await context.codeFolders(worker)) };
}

/** The line of text at each problem of the worker's file, for people. */
async function withLines(problems: Problem[], folders: CodeFolder[]): Promise<Problem[]> {
  const read = async ({ location, text }: Problem): Promise<string> => {
    if (text !== "") return text;
    for (const { files } of folders) {
      const content = await files.read(location.file);
      if (content !== undefined) return content.split(/\r?\n/)[location.line - 1] ?? "";
    }
    return "";
  };
  return Promise.all(problems.map(async (problem) => ({ ...problem, text: await read(problem) })));
}

/** Where the worker names the tool, if it does. */
function placeOf({ tool, toolset }: SelectedTool): Location | undefined {
  return toolset.tools?.find(({ name }) => name === tool.name)?.location;
}

/** What providers accept as a tool's name. */
function badName(name: string): string | null {
  if (/^[a-zA-Z0-9_-]{1,64}$/.test(name)) return null;
  return "names of tools have at most 64 letters, digits, _ and -";
}

function makeTool(
  item: SelectedTool,
  reach: Reach,
): { status: "made"; tool: Tool } | { status: "refused"; message: string } {
  const { name, description, inputSchema, source } = item.tool;
  let schema: z.ZodType;
  try {
    schema = z.fromJSONSchema(inputSchema ?? { type: "object" });
  } catch (error) {
    const message = `The input schema of the tool "${name}" (${source.file}:${source.line}) cannot be checked: ${messageOf(error)}.`;
    return { status: "refused", message };
  }
  const effect = effectOf(item);
  const tool: Tool = {
    name,
    description,
    inputSchema: inputSchema ?? { type: "object" },
    parse: (raw) => parseInput(schema, raw),
    effect: () => effect,
    touchesWorkspace: item.tool.takesContext,
    ...(item.from.digest === null ? {} : { code: item.from.digest }),
    judge: (input) => judge(item, input),
    preview: async (input) => ({ summary: summaryOf(name, input), changes: [] }),
    execute: (input, context) => execute(item, { input, context, reach }),
  };
  return { status: "made", tool };
}

/** A tool that takes `ctx` may run again at any time; another is external unless it says less (design §3). */
function effectOf({ tool }: SelectedTool): Effect {
  return tool.takesContext ? "none" : (tool.effect ?? "external");
}

function parseInput(schema: z.ZodType, raw: unknown): Parsed {
  const result = schema.safeParse(raw ?? {});
  if (result.success) return { ok: true, input: result.data };
  return { ok: false, message: z.prettifyError(result.error) };
}

/** The worker's word, else the code's, else the worker's default, else a person is asked. */
async function judge(item: SelectedTool, input: unknown): Promise<Judgement> {
  const { tool, toolset, from } = item;
  const own = toolset.approvals[tool.name] ?? fallbackFor(item);
  if (own !== null) {
    return { approval: own, reason: `'${toolset.name}' of the worker says so of ${tool.name}` };
  }
  if (tool.needsApproval === null) {
    return { approval: "ask", reason: `nothing pre-approves ${tool.name} (${from.shown})` };
  }
  if (tool.needsApproval !== "asks") {
    return said(tool.needsApproval, `needsApproval of ${tool.name} (${from.shown})`);
  }
  const asked = `needsApproval of ${tool.name} (${from.shown}), asked about these arguments,`;
  try {
    const process = await from.home.shared();
    const { needed, error } = await process.judge(tool.tool, input);
    if (needed !== null) return said(needed, asked);
    return { approval: "ask", reason: `${asked} gave no answer: ${error ?? "nothing"}` };
  } catch (error) {
    return { approval: "ask", reason: `${asked} gave no answer: ${messageOf(error)}` };
  }
}

function fallbackFor({ tool, toolset }: SelectedTool): Approval | null {
  const { fallback, yieldsToCode } = toolset;
  return yieldsToCode && tool.needsApproval !== null && fallback !== "blocked" ? null : fallback;
}

function said(needed: boolean, who: string): Judgement {
  const approval: Approval = needed ? "ask" : "pre_approved";
  return { approval, reason: `${who} says that it ${needed ? "needs" : "needs no"} approval` };
}

async function execute(
  item: SelectedTool,
  { input, context, reach }: { input: unknown; context: CallContext; reach: Reach },
): Promise<ToolOutcome> {
  const { tool, from } = item;
  const call = { tool: tool.tool, input, key: context.key };
  let process: CodeProcess;
  try {
    process = await (tool.takesContext ? from.home.own() : from.home.shared());
  } catch (error) {
    return failed(`${from.shown} could not be loaded: ${messageOf(error)}`);
  }
  const outcome = await (tool.takesContext
    ? driveCall({ process, call, context, reach })
    : callLeaf({ process, call, context, reach, effect: effectOf(item) }));
  return explained(item, outcome);
}

/** A tool that misses a variable cannot know that it is set, and for whom: said once, where it fails. */
function explained({ from, toolset }: SelectedTool, outcome: ToolOutcome): ToolOutcome {
  if (outcome.status !== "completed" || !outcome.isError) return outcome;
  const [name] = from.home.withheld(outcome.content);
  if (name === undefined) return outcome;
  const cure = `toolsets: {${toolset.name}: {environment: [${name}]}}`;
  return failed(
    `${outcome.content}\n(${name} is set, but kept from tools. A worker lets it through with '${cure}'.)`,
  );
}

/** `add(a=1, b="x")`, on one line. */
function summaryOf(name: string, input: unknown): string {
  const values = typeof input === "object" && input !== null ? Object.entries(input) : [];
  const text = values.map(([key, value]) => `${key}=${JSON.stringify(value)}`).join(", ");
  return `${name}(${text.length > 80 ? `${text.slice(0, 80)}…` : text})`;
}
