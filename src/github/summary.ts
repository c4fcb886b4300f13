import type { Totals } from "../runtime/status.ts";
import { byteLength, cell, count, cut, fence, link, plural } from "./markdown.ts";
import { quoteWithin, sentence } from "./prose.ts";
import { type FileStat, fileList } from "./result-body.ts";
import {
  type AwaitedReply,
  dollars,
  replyLine,
  type WaitingRequest,
  waitingLine,
} from "./status-reply.ts";

/** Tokens and cost of one worker, over all of its executions. */
export interface WorkerUsage extends Totals {
  /** Worker names from the entry to this one. */
  chain: string[];
  /** The models that answered, each with where it was chosen. */
  models?: { model: string; from: string | null }[];
}

export interface RunSummary {
  status: "completed" | "suspended" | "failed" | "cancelled" | "skipped";
  runId: string;
  worker: string;
  /** What the worker returned. */
  result: string;
  /** Why the run stopped; null when it did not fail. Lines of source with a mark below need a fixed width. */
  failure?: string | null;
  waiting: WaitingRequest[];
  /** The words that a chat waits for; null when none does. */
  reply?: AwaitedReply | null;
  /** What commands begin with; "/" by default. */
  prefix?: string;
  /** Depth first: a caller before the workers that it called. */
  workers: WorkerUsage[];
  /** Calls that somebody or some rule refused. `reason`: what the model was told. */
  denied: { tool: string; reason: string }[];
  changes: FileStat[];
  /** Pull request, or issue, that carries the run; null when there is none. */
  url: string | null;
}

/** GitHub shows at most 1 MiB per step and drops a longer summary whole (bytes). */
const SUMMARY_LIMIT = 900_000;
const RESULT_LIMIT = 60_000;
const ROWS = 100;

const STATUS: Record<RunSummary["status"], string> = {
  completed: "✅ completed",
  suspended: "⏸️ waits for a decision",
  failed: "❌ failed",
  cancelled: "⏹️ was cancelled",
  skipped: "⏭️ was skipped",
};

/** The job summary. `warnings`: sentences of ours, such as how well tools are isolated. */
export function renderSummary(options: { runs: RunSummary[]; warnings: string[] }): string {
  const { runs, warnings } = options;
  const notes = warnings.map((warning) => `> [!WARNING]\n> ${sentence(warning, 1_000)}`);
  const parts: string[] = [];
  let bytes = 0;
  for (const render of [
    ...notes.map((note) => () => note),
    ...runs.map((run) => () => renderRun(run)),
  ]) {
    const part = render();
    bytes += byteLength(part) + 2;
    if (bytes > SUMMARY_LIMIT) {
      parts.push("There is more, but GitHub shows no longer summaries.");
      break;
    }
    parts.push(part);
  }
  return `${parts.join("\n\n")}\n`;
}

function renderRun(run: RunSummary): string {
  const where = run.url === null ? [] : [link("pull request or issue of this run", run.url)];
  const status = run.reply && run.waiting.length === 0 ? "⏸️ waits for a reply" : STATUS[run.status];
  const head = [
    `### ${cell(run.worker, 60)} ${status}`,
    [`Run ${cell(run.runId, 60)}`, ...where].join(" · "),
  ];
  const sections = [
    ...head,
    ...waiting(run),
    ...(run.failure ? [fence(cut(run.failure, RESULT_LIMIT), "text")] : []),
    ...(run.result.trim() === "" ? [] : [quoteWithin(run.result, RESULT_LIMIT)]),
    ...(run.changes.length === 0 ? [] : [`**What changed**\n${fileList(run.changes)}`]),
    ...deniedCalls(run.denied),
    ...usage(run.workers),
  ];
  return sections.join("\n\n");
}

function waiting({ waiting: requests, reply, prefix = "/", url, runId }: RunSummary): string[] {
  if (requests.length === 0 && !reply) return [];
  const words = reply ? [replyLine(reply, prefix)] : [];
  const lines = requests.length > 0 ? [capped(requests, waitingLine)] : [];
  const list = `**Waits for**\n${[...lines, ...words].join("\n")}`;
  if (url !== null) return [list];
  return [
    list,
    "No page could be opened to answer on. In a clone of the repository, this shows the requests and asks for an answer:",
    fence(`llm-do runs resume ${runId}`, "sh"),
  ];
}

function deniedCalls(denied: RunSummary["denied"]): string[] {
  if (denied.length === 0) return [];
  const rows = capped(
    denied,
    ({ tool, reason }) => `- ${cell(tool, 80)}: ${sentence(reason, 300)}`,
  );
  return [`**${plural(denied.length, "call")} not executed**\n${rows}`];
}

function usage(workers: WorkerUsage[]): string[] {
  if (workers.length === 0) return [];
  const rows = workers.slice(0, ROWS).map(({ chain, models: _, ...worker }) => {
    const indent = "&emsp;".repeat(Math.max(0, chain.length - 1));
    return row(`${indent}${cell(chain.at(-1) ?? "", 60)}`, worker);
  });
  const total = workers.length > 1 ? [row("**total**", totalOf(workers))] : [];
  const head = ["worker", "turns", "input", "output", "cache read", "cache written", "cost"];
  const table = [
    `| ${head.join(" | ")} |`,
    `| --- |${" ---: |".repeat(head.length - 1)}`,
    ...rows,
    ...total,
  ];
  const more = workers.length - rows.length;
  return [
    table.join("\n"),
    ...(more === 0 ? [] : [`and ${plural(more, "more worker")}`]),
    ...chosenModels(workers),
  ];
}

/** Which model each worker ran on, and why: the first question when a run was dear or poor. */
function chosenModels(workers: WorkerUsage[]): string[] {
  const lines = workers.flatMap(({ chain, models = [] }) =>
    models.map(({ model, from }) => {
      const where = from === null ? "" : ` from ${cell(from, 80)}`;
      return `${cell(chain.at(-1) ?? "", 60)}: ${cell(model, 80)}${where}`;
    }),
  );
  return lines.length === 0 ? [] : [`Models: ${lines.slice(0, ROWS).join(" · ")}`];
}

function row(name: string, usage: Totals): string {
  const { turns, input, output, cacheRead, cacheWrite, cost } = usage;
  const numbers = [turns, input, output, cacheRead, cacheWrite].map(count);
  return `| ${[name, ...numbers, dollars(cost)].join(" | ")} |`;
}

function totalOf(workers: WorkerUsage[]): Totals {
  const sum = (pick: (worker: WorkerUsage) => number) =>
    workers.reduce((total, worker) => total + pick(worker), 0);
  return {
    turns: sum((worker) => worker.turns),
    input: sum((worker) => worker.input),
    output: sum((worker) => worker.output),
    cacheRead: sum((worker) => worker.cacheRead),
    cacheWrite: sum((worker) => worker.cacheWrite),
    cost: workers.some((worker) => worker.cost === null) ? null : sum((worker) => worker.cost ?? 0),
  };
}

function capped<T>(items: T[], line: (item: T) => string): string {
  const more = items.length - ROWS;
  const rows = items.slice(0, ROWS).map(line);
  return [...rows, ...(more > 0 ? [`- and ${count(more)} more`] : [])].join("\n");
}
