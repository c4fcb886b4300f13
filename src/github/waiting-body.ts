import { count, fence, inline, link, plural } from "./markdown.ts";
import { renderMarker } from "./marker.ts";
import { plainTitle } from "./prose.ts";
import { requestFilePath } from "./request-file.ts";
import { type WaitingRequest, waitingLine } from "./status-reply.ts";

export interface WaitingRun {
  runId: string;
  worker: string;
  /** Where the run came from, for people: "schedule", "pull_request #12". */
  cause: string;
  requests: WaitingRequest[];
  /** What commands begin with: "/", or "/llm-do " where bare commands are off. */
  prefix: string;
}

const LINES = 80;

/** Title and body of the pull request that carries the requests of a run and becomes its result. */
export function renderWaitingPullRequest(run: WaitingRun): { title: string; body: string } {
  const folder = requestFilePath(run.runId, "").replace(/[^/]*$/, "");
  const paragraphs = [
    ...opening(run),
    `**Please do not merge this yet.** It holds only the request files, under ${inline(folder)}. When the run goes on it becomes the pull request of the result, without them. Closing it cancels the run.`,
    renderMarker({ run: run.runId }),
  ];
  return { title: titleOf(run), body: paragraphs.join("\n\n") };
}

/** The same where Actions may not create pull requests: an issue that carries the requests. */
export function renderWaitingIssue(
  run: WaitingRun & {
    /** Why there is no pull request: a setting of the repository, or the job's own permissions. */
    because: "setting" | "permissions";
    /** Page that opens a pull request of the run's branch with one click; null when no branch could be pushed. */
    compareUrl: string | null;
  },
): { title: string; body: string } {
  const open = run.compareUrl
    ? ` ${link("Open one from the run's branch", run.compareUrl)} and it becomes the result; answers still belong here.`
    : "";
  const paragraphs = [
    ...opening(run),
    `${WHY_AN_ISSUE[run.because]}${open} Closing this issue cancels the run.`,
    renderMarker({ run: run.runId }),
  ];
  return { title: titleOf(run), body: paragraphs.join("\n\n") };
}

const WHY_AN_ISSUE = {
  setting:
    "This is an issue because Actions may not create pull requests here: **Settings › Actions › General › Allow GitHub Actions to create and approve pull requests** is off.",
  permissions:
    "This is an issue because the workflow's job has no permission to create pull requests: `pull-requests: write` is missing under `permissions:`.",
};

function titleOf({ worker, requests }: WaitingRun): string {
  if (requests.length === 0) return plainTitle(`${worker} waits for a reply`);
  const [only] = requests;
  const what = requests.length === 1 && only ? only.request.id : plural(requests.length, "request");
  return plainTitle(`${worker} waits for a decision on ${what}`);
}

function opening({ worker, cause, requests, prefix }: WaitingRun): string[] {
  // Nothing waits but a chat, whose words are the first comment.
  if (requests.length === 0) {
    return [
      `The worker ${inline(worker, 60)}, started by ${inline(cause, 80)}, waits for a reply. What it said is below; answer in a comment that begins with \`${prefix}say\`.`,
    ];
  }
  const [first] = requests;
  const verb = first?.request.kind === "outcome" ? "retry" : "approve";
  const example = first && requests.length === 1 ? first.request.id : "all";
  const more = requests.length > LINES ? [`- and ${count(requests.length - LINES)} more`] : [];
  const all = verb === "approve" ? example : (first?.request.id ?? "A1");
  return [
    `The worker ${inline(worker, 60)}, started by ${inline(cause, 80)}, has stopped until somebody decides:`,
    [...requests.slice(0, LINES).map(waitingLine), ...more].join("\n"),
    "Read each request, then answer in its thread, or here with",
    fence(`${prefix}${verb} ${all}`, "text"),
    `\`${prefix}help\` lists the other answers.`,
  ];
}
