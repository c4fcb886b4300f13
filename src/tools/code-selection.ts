import { nearMiss } from "../near-miss.ts";
import type { CodeToolset, Problem, WorkerDefinition } from "../project/definition.ts";
import { type FoundToolset, type LoadedCode, lastPart, problemAt } from "./code-loading.ts";
import type { LoadedTool } from "./code-protocol.ts";

/** A tool that a worker asks for and code has. */
export interface SelectedTool {
  tool: LoadedTool;
  from: FoundToolset;
  /** What the worker says of it. */
  toolset: CodeToolset;
}

/**
 * The tools that a worker exposes of the catalogue of its code (spec/dialects.md C25): what it lists, else all
 * that is public. Every name that does not exist is a problem at its place.
 */
export function selectTools(
  worker: WorkerDefinition,
  code: LoadedCode,
): { selected: SelectedTool[]; problems: Problem[] } {
  const selected: SelectedTool[] = [];
  const problems: Problem[] = [...code.problems];
  for (const toolset of worker.code) {
    const candidates = candidatesOf(toolset, code);
    if (candidates.length === 0) {
      const said = code.incomplete || code.missing.includes(toolset);
      if (!said) problems.push(problemAt(toolset, nothingFound(toolset, code)));
      continue;
    }
    const catalogue = new Map<string, SelectedTool>();
    for (const from of candidates) {
      for (const tool of from.tools) {
        if (!catalogue.has(tool.name)) catalogue.set(tool.name, { tool, from, toolset });
      }
    }
    selected.push(...choose(toolset, { catalogue, problems, code }));
  }
  return { selected: withoutDoubles(selected, problems), problems };
}

/** Toolsets of the code that may hold what the worker's entry names, most specific first. */
function candidatesOf(toolset: CodeToolset, { toolsets }: LoadedCode): FoundToolset[] {
  const own = toolsets.filter(({ code }) => code.module === (toolset.module ? toolset : null));
  const named = own.filter(({ name }) => name !== null && name === lastPart(toolset.name));
  if (named.length > 0) return named;
  const plain = own.filter(({ name }) => name === null);
  if (toolset.name === "custom") {
    // A module whose tools all come from a toolset object offers these.
    return toolset.module && plain.every(({ tools }) => tools.length === 0) ? own : plain;
  }
  return toolset.module ? plain : [];
}

function choose(
  toolset: CodeToolset,
  found: { catalogue: Map<string, SelectedTool>; problems: Problem[]; code: LoadedCode },
): SelectedTool[] {
  const { catalogue, problems } = found;
  if (toolset.tools === null) {
    return [...catalogue.values()].filter(({ tool }) => tool.public && tool.inputSchema !== null);
  }
  return toolset.tools.flatMap(({ name, location }) => {
    const tool = catalogue.get(name);
    if (!tool) {
      if (!found.code.incomplete) {
        const message = missingTool(name, { catalogue, code: found.code });
        problems.push(problemAt(toolset, message, location));
      }
      return [];
    }
    if (tool.tool.inputSchema !== null) return [tool];
    const cure = `export \`${name}Schema\` beside it, a zod schema of its argument`;
    const { file, line } = tool.tool.source;
    const python = tool.from.home.language === "python";
    const why = python ? tool.tool.description : `has no schema; ${cure}`;
    const message = `The function "${name}" of ${file}:${line} ${why}.`;
    problems.push(problemAt(toolset, message, location));
    return [];
  });
}

function missingTool(
  name: string,
  { catalogue, code }: { catalogue: Map<string, SelectedTool>; code: LoadedCode },
): string {
  const names = [...catalogue.keys()];
  const files = [...new Set(code.toolsets.map(({ shown }) => shown))].join(", ");
  const similar = nearMiss(name, names);
  const hint = similar === undefined ? "" : ` Did you mean "${similar}"?`;
  const known = names.length > 0 ? `It has: ${names.join(", ")}.` : "It has no tools.";
  return `There is no tool "${name}" in ${files}.${hint} ${known}`;
}

function nothingFound(toolset: CodeToolset, { toolsets }: LoadedCode): string {
  const names = toolsets.flatMap(({ name }) => (name === null ? [] : [name]));
  const files = [...new Set(toolsets.map(({ shown }) => shown))];
  if (toolset.name === "custom") {
    return files.length === 0
      ? `"custom" needs code: there is no tools.ts, tools.js or tools.py beside the worker, in the project or in its libraries.`
      : `"custom" found no plain functions in ${files.join(", ")}; the toolsets there are ${names.join(", ") || "none"}.`;
  }
  const similar = nearMiss(toolset.name, names);
  const hint = similar === undefined ? "" : ` Did you mean "${similar}"?`;
  const known =
    names.length > 0 ? `Toolsets of the code: ${names.join(", ")}.` : "The code has none.";
  return `No code defines the toolset "${toolset.name}".${hint} ${known} Looked in: ${files.join(", ") || "no file"}.`;
}

/** The same function under two toolsets is one tool; two functions of one name are a problem. */
function withoutDoubles(selected: SelectedTool[], problems: Problem[]): SelectedTool[] {
  const seen = new Map<string, SelectedTool>();
  for (const item of selected) {
    const other = seen.get(item.tool.name);
    if (!other) seen.set(item.tool.name, item);
    else if (other.from !== item.from || other.tool !== item.tool) {
      const message = `Two tools are called "${item.tool.name}": one of ${other.from.shown}, one of ${item.from.shown}. Rename one of them.`;
      problems.push(problemAt(item.toolset, message));
    }
  }
  return [...seen.values()];
}
