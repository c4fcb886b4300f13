import { parseWorker } from "../project/worker.ts";
import type { ApprovalRequest } from "../runtime/events.ts";
import { visibleProse } from "./invisible.ts";
import { cut, inline, link, readableTime } from "./markdown.ts";
import { renderMarker } from "./marker.ts";
import { plainTitle, quote } from "./prose.ts";
import { chainOf } from "./request-text.ts";

export interface WorkerPageText {
  request: ApprovalRequest;
  name: string;
  /** The whole `.worker` file. */
  text: string;
  runId: string;
  /** ISO 8601. */
  expiresAt: string;
  /** Pull request or issue where the request was asked. */
  asked: number;
  /** Its approval must name the digest: it could not be shown whole. */
  exact: boolean;
  /** What commands begin with: "/", or "/llm-do " where bare commands are off. */
  prefix: string;
}

const WHY_LIMIT = 1_500;

/** The pull request that adds a worker's file while a person decides about it. */
export function renderWorkerPage(page: WorkerPageText): { title: string; body: string } {
  const { request, name, prefix } = page;
  const { id, digest } = request;
  const why = request.why.trim();
  const caller = request.chain.at(-1) ?? "";
  const body = [
    `The worker ${inline(caller, 60)} wants a new worker to exist: ${inline(name)}. Its whole file is this pull request.`,
    `${chainOf(request)} · **${id}** in #${page.asked}`,
    ...(why === ""
      ? ["The model gave no reason."]
      : ["Why, in the model's words:", quote(cut(visibleProse(why), WHY_LIMIT))]),
    `**What it may use:** ${toolsInWords(page)}`,
    [
      "Until somebody decides, the run waits:",
      `- **Merge this** to allow the worker, with the text as merged, and to keep it for later runs.`,
      `- Reply \`${prefix}approve ${page.exact ? `${id}@${digest}` : id}\` to allow it in this run; this stays open, for keeping it.`,
      "- **Push commits** to this branch to change its text; the new text is asked about again.",
      `- **Close this**, or reply \`${prefix}deny ${id} your reason\`, to refuse it.`,
    ].join("\n"),
    `<sub>Counts only from people who may approve · expires ${readableTime(page.expiresAt)} · digest \`${digest}\`</sub>`,
    renderMarker({ run: page.runId }),
  ].join("\n\n");
  return { title: plainTitle(`Add the worker ${name}`), body };
}

/** What a request comment says about the page; null = there is none. */
export function pageNote(page: { number: number; url: string | null } | null): string {
  if (page === null) {
    return "This comment decides alone: Actions could not open a pull request that holds the file.";
  }
  const where = page.url === null ? `#${page.number}` : link(`#${page.number}`, page.url);
  return `The file is also a pull request, ${where}: merging it approves, closing it denies, and commits pushed to it change the text.`;
}

/** The tools that the file itself asks for; a project may add defaults to it once it is merged. */
function toolsInWords({ name, text }: WorkerPageText): string {
  const { worker } = parseWorker({ file: `workers/${name}.worker`, text });
  if (!worker) return "unknown, its file cannot be read.";
  const { filesystem, shell, delegation, code, serverTools } = worker;
  const called = delegation.delegates.map((delegate) => inline(delegate.worker, 60));
  const parts = [
    ...(filesystem ? ["files of the workspace (`filesystem`)"] : []),
    ...(shell ? ["commands (`shell`), by its rules"] : []),
    ...(delegation.any ? ["any worker of the project"] : []),
    ...(called.length > 0 ? [`the workers ${called.slice(0, 20).join(", ")}`] : []),
    ...(delegation.create ? ["new workers (`worker_create`)"] : []),
    ...code.map((toolset) => `the toolset ${inline(toolset.name, 60)}`),
    ...serverTools.map(({ type }) => `${inline(type)} of the model's provider`),
  ];
  if (parts.length === 0) return "no tools. It reads its input and answers.";
  return `${parts.join("; ")}.`;
}
