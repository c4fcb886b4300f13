import type { CallExpectation, TestCase, TextExpectation } from "./test-file.ts";

/** A call that the run made, in the order of the calls. */
export interface MadeCall {
  worker: string;
  tool: string;
  input: unknown;
  result: string;
}

/** What a run of a test came to. */
export interface TestRun {
  status: string;
  /** The result, or why it failed. */
  output: string;
  calls: MadeCall[];
  asked: string[];
  /** Text of a file of the workspace; undefined when there is none. */
  read(path: string): string | undefined;
}

/** What is otherwise than expected, each with the place of the expectation. */
export async function compareRun({ expect, at }: TestCase, run: TestRun): Promise<string[]> {
  const found: string[] = [];
  if (run.status !== expect.status) {
    found.push(`${at}: The run ${said(run)}; expected: ${expect.status}.`);
    if (run.status === "failed") return found;
  }
  const check = async (what: string, text: string, wanted?: TextExpectation & { at: string }) => {
    const problem = wanted && (await compareText(text, wanted));
    if (problem) found.push(`${wanted.at}: ${what} ${problem}`);
  };
  if (run.status === "completed") await check("The output", run.output, expect.output);
  if (run.status === "failed") await check("The error", run.output, expect.error);
  found.push(...compareCalls(expect, run.calls));
  if (expect.asks && JSON.stringify(expect.asks.tools) !== JSON.stringify(run.asked)) {
    found.push(
      `${expect.asks.at}: These calls asked for approval: ${list(run.asked)}; expected: ${list(expect.asks.tools)}.`,
    );
  }
  for (const [path, wanted] of Object.entries(expect.files)) {
    const text = run.read(path);
    if (wanted === null && text !== undefined) found.push(`${at}: There is a file ${path}.`);
    if (wanted === null) continue;
    if (text === undefined) found.push(`${wanted.at}: There is no file ${path}.`);
    else await check(`The file ${path}`, text, wanted);
  }
  return found;
}

function said({ status, output, asked }: TestRun): string {
  if (status === "failed") return `failed: ${output}`;
  const waits = `${[...new Set(asked)].join(" and ")} may wait for a decision: add \`decisions:\``;
  return status === "suspended" ? `is suspended (${waits})` : `is ${status}`;
}

/** Expected calls are found in their order; others may be between them. */
function compareCalls(expect: TestCase["expect"], calls: MadeCall[]): string[] {
  const found: string[] = [];
  let next = 0;
  for (const wanted of expect.calls) {
    const index = calls.findIndex((call, place) => place >= next && isCall(call, wanted));
    if (index === -1) found.push(missingCall(wanted, calls.slice(next)));
    else next = index + 1;
  }
  for (const { tool, input } of calls.filter(({ tool }) => expect.noCalls.includes(tool))) {
    found.push(`${tool} was called with ${shown(input)}, and \`no_calls\` names it.`);
  }
  return found;
}

function isCall(call: MadeCall, wanted: CallExpectation): boolean {
  if (call.tool !== wanted.tool) return false;
  if (wanted.worker !== undefined && call.worker !== wanted.worker) return false;
  if ("exactInput" in wanted && !isDeepEqual(call.input, wanted.exactInput)) return false;
  if (wanted.input !== undefined && !includes(call.input, wanted.input)) return false;
  return wanted.result === undefined || holds(call.result, wanted.result);
}

function missingCall(wanted: CallExpectation, calls: MadeCall[]): string {
  const { at, tool, input, exactInput, worker } = wanted;
  const by = worker === undefined ? "" : ` by ${worker}`;
  const given = exactInput ?? input;
  const how = given === undefined ? "" : ` with ${shown(given)}`;
  const made = calls.map((call) => `\n  + ${call.worker} ▷ ${call.tool} ${shown(call.input)}`);
  const rest = made.length === 0 ? "\n  + no call" : made.join("");
  return `${at}: There is no call of ${tool}${by}${how}. From there on:${rest}`;
}

function holds(text: string, wanted: TextExpectation): boolean {
  const { equals, contains, matches, json } = wanted;
  if (equals !== undefined && text.trim() !== equals.trim()) return false;
  if (!contains.every((part) => text.includes(part))) return false;
  if (matches !== undefined && !new RegExp(matches, "su").test(text)) return false;
  return json === undefined || includes(parsed(text), json);
}

async function compareText(text: string, wanted: TextExpectation): Promise<string | null> {
  if (holds(text, wanted)) return null;
  const { equals, contains, matches, json } = wanted;
  if (equals !== undefined && text.trim() !== equals.trim()) {
    const { createPatch } = await import("diff");
    const patch = createPatch("", `${equals.trim()}\n`, `${text.trim()}\n`, "", "", { context: 3 });
    const lines = patch.split("\n").slice(4);
    return `is otherwise (- expected, + got):\n${lines.filter((line) => line !== "").join("\n")}`;
  }
  const missing = contains.find((part) => !text.includes(part));
  if (missing !== undefined) return `does not contain ${shown(missing)}:\n${text}`;
  if (json !== undefined) return `does not have ${shown(json)} as JSON:\n${text}`;
  return `does not match /${matches}/:\n${text}`;
}

/** Everything in `part` is in `whole`; `{ contains: … }` and `{ matches: … }` are about a text. */
export function includes(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part)) {
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((item, index) => includes(whole[index], item))
    );
  }
  if (typeof part !== "object" || part === null) return whole === part;
  const { contains, matches, ...others } = part as Record<string, unknown>;
  if (typeof whole === "string" && Object.keys(others).length === 0) {
    if (typeof contains === "string") return whole.includes(contains);
    if (typeof matches === "string") return new RegExp(matches, "su").test(whole);
  }
  if (typeof whole !== "object" || whole === null) return false;
  return Object.entries(part).every(([key, value]) =>
    includes((whole as Record<string, unknown>)[key], value),
  );
}

function isDeepEqual(one: unknown, other: unknown): boolean {
  return includes(one, other) && includes(other, one);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function list(tools: string[]): string {
  return tools.length === 0 ? "none" : tools.join(", ");
}
