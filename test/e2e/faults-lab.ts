import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { LabRequest } from "../lab/doors/request-log.ts";
import type { Answer } from "../lab/messages-api.ts";
import { installProduct, type Product, type ProductOptions, worker } from "./product.ts";

export const SETTINGS =
  "toolsets:\n  filesystem: {}\n  shell: { rules: [{ pattern: bash notify.sh }] }\n";

/** One external effect and one file, asked for together. */
const TURNS: Answer[] = [
  {
    text: "I will tell and write.",
    calls: [
      { name: "shell", input: { command: "bash notify.sh sent" } },
      { name: "write_file", input: { path: "docs/a.md", content: "A\n" } },
    ],
  },
  { text: "Told and written." },
];

/** A product whose worker has an effect that is counted outside every workspace. */
export async function startFaultLab(
  options: Partial<ProductOptions> & {
    /** How long the external call runs before it has its effect. Default 0. */
    secondsBefore?: number;
  } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "llm-do-outbox-"));
  const outbox = join(folder, "outbox");
  writeFileSync(outbox, "");
  const product = await installProduct({
    ...options,
    files: {
      "main.worker": worker("main", SETTINGS, "You tell people."),
      "notify.sh": `sleep ${options.secondsBefore ?? 0}; echo "$1" >> '${outbox}'\n`,
      ...options.files,
    },
    answers: { "You tell": TURNS, ...options.answers },
  });
  return {
    ...product,
    /** Effects that happened, in order. */
    sent: (): string[] => readFileSync(outbox, "utf8").split("\n").slice(0, -1),
    outbox,
    /** A `repository_dispatch` that says "look at this number", as the relay sends it. */
    look: (number: number) => look(product, number),
    [Symbol.asyncDispose]: async () => {
      await product[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type FaultLab = Awaited<ReturnType<typeof startFaultLab>>;

async function look(product: Product, number: number): Promise<void> {
  const answer = await fetch(`${product.apiUrl}/repos/acme/app/dispatches`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${product.as("alice").token}`,
      "user-agent": "a person",
      "content-type": "application/json",
    },
    body: JSON.stringify({ event_type: "llm-do", client_payload: { number } }),
  });
  if (answer.status !== 204) throw new Error(`the dispatch was refused: ${answer.status}`);
}

export type Match = (request: LabRequest) => boolean;

export const isPush: Match = ({ door, method, path }) =>
  door === "git" && method === "POST" && path.endsWith("/git-receive-pack");

/** The n-th write of a kind by jobs of that event; reads change nothing outside. */
export function nth(event: string, operation: RegExp, count = 1): Match {
  let seen = 0;
  return (request) => {
    const isWrite = request.door !== "git" || isPush(request);
    const hit =
      request.run?.event === event &&
      isWrite &&
      request.method !== "GET" &&
      operation.test(request.operation);
    if (hit) seen += 1;
    return hit && seen === count;
  };
}

/** Matches the n-th request of jobs that this event started. */
export function requestOf(event: string, index: number): Match {
  return (request) => request.run?.event === event && request.index === index;
}

/** What a maintainer can see of a run, in a form that tests compare. */
export function pageOf(lab: FaultLab, number: number) {
  const pull = lab.pullRequest(number);
  const threads = lab.threads(number);
  return {
    state: pull.state,
    isDraft: pull.isDraft,
    files: pull.files,
    threads: threads.length,
    pending: threads.filter((thread) => thread.isPending).length,
    receipts: threads.map((thread) => /was executed/.test(thread.comments[0]?.body ?? "")),
    unresolved: threads.filter((thread) => !thread.isResolved).length,
    live: lab.git("for-each-ref", "--format=%(refname)", "refs/llm-do/runs"),
  };
}

export const DONE = {
  state: "open",
  isDraft: false,
  files: { "docs/a.md": "added" },
  threads: 2,
  pending: 0,
  receipts: [true, true],
  unresolved: 0,
  live: "",
} as const;

/** Nothing that the strict model or GitHub would have refused, and one pull request. */
export function expectNoMess(lab: FaultLab): void {
  if (lab.api.violations.length > 0) throw new Error(lab.api.violations.join("\n"));
  if (lab.pullRequests().length !== 1) throw new Error("not one pull request");
  lab.check();
}

/** The end that every history must come to: each approved effect once, everything visible once. */
export function expectRightEnd(lab: FaultLab, asked: number): void {
  const page = pageOf(lab, 1);
  const { receipts: _, threads: __, ...expected } = DONE;
  expect(page).toMatchObject(expected);
  expect(lab.runs.filter((run) => run.conclusion === "failure").length).toBeLessThanOrEqual(1);
  // The question about a lost call has a thread of its own beside the two requests.
  expect(page.threads).toBe(2 + asked);
  // "Done outside this run" is what `/done` leaves instead of "executed".
  expect(page.receipts.filter(Boolean).length).toBeGreaterThanOrEqual(2 - asked);
  expect(lab.sent()).toEqual(["sent"]);
  expect(asked).toBeLessThanOrEqual(1);
  expectNoMess(lab);
}
