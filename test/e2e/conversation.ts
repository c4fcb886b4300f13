import { expect } from "vitest";
import {
  installProduct,
  modelRequests,
  type Product,
  type ProductOptions,
  WORKFLOW,
  worker,
} from "./product.ts";

export const FILES = "toolsets:\n  filesystem: {}\n";

export const write = (path: string, content: string) => ({
  name: "write_file",
  input: { path, content },
});

/** The workflow without the events of people: a test says itself when somebody looks. */
export const QUIET = WORKFLOW.replace(/ {2}(issue_comment|pull_request\w*): .*\n/g, "");

/** The workflow with more inputs of the Action: `expires: 3s`. */
export function withInputs(workflow: string, inputs: string): string {
  return workflow.replace('API_KEY }}" }', `API_KEY }}", ${inputs} }`);
}

/** A product whose worker wants to write these files, all in its first turn. */
export function writer(paths: string[], options: Partial<ProductOptions> = {}): Promise<Product> {
  const calls = paths.map((path) => write(path, `About ${path}\n`));
  return installProduct({
    workflow: QUIET,
    answers: { "You keep": [{ text: "I will write.", calls }, { text: "All is written." }] },
    ...options,
    files: { "main.worker": worker("main", FILES, "You keep the documents."), ...options.files },
  });
}

/** One look of the product at a conversation, as the relay asks for it. */
export async function wake(product: Product, number: number, commentId?: number) {
  await post(product, "/dispatches", {
    event_type: "llm-do",
    client_payload: { number, ...(commentId === undefined ? {} : { comment_id: commentId }) },
  });
  return product.idle();
}

/** A REST request with a token of one's own; alice's by default. */
export async function post(product: Product, path: string, body: unknown, token?: string) {
  const response = await fetch(`${product.apiUrl}/repos/acme/app${path}`, {
    method: "POST",
    headers: { authorization: `token ${token ?? product.as("alice").token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.text()) || null;
}

/** What the bot said in a conversation, without its requests. */
export function replies(product: Product, number: number): string[] {
  return product
    .comments(number)
    .filter(({ author, body }) => author === "github-actions[bot]" && body.includes(" reply="))
    .map(({ body }) => body);
}

/** First comment of the thread of a request. */
export function requestComment(product: Product, number: number, id: string): number {
  const thread = product
    .threads(number)
    .find(({ comments }) => comments[0]?.body.includes(` request=${id} `));
  if (!thread?.comments[0]) throw new Error(`#${number} has no thread of ${id}`);
  return thread.comments[0].id;
}

/** Status of every run that is kept, by its subject lines: the last event of each live run. */
export function liveRuns(product: Product): string[] {
  return product
    .git("for-each-ref", "--format=%(refname)", "refs/llm-do/runs")
    .split("\n")
    .filter(Boolean);
}

/** What a comment led to: the bot's reaction to it, and the reply that was made for it. */
export function answerTo(product: Product, number: number, nodeId: string) {
  const all = [...product.comments(number), ...product.threads(number).flatMap((t) => t.comments)];
  const comment = all.find((one) => one.nodeId === nodeId);
  const reply = all.find((one) => one.body.includes(` reply=${nodeId} `));
  return { reactions: Object.keys(comment?.reactions ?? {}), reply: reply?.body ?? null };
}

export function expectNothingHappened(product: Product): void {
  expect(modelRequests(product)).toBe(1);
  expect(product.pullRequest(1)).toMatchObject({ isDraft: true, state: "open" });
  expect(product.git("for-each-ref", "refs/llm-do/runs")).not.toBe("");
}

/** The run went on once, to its end. */
export function expectDone(product: Product, files: Record<string, string>): void {
  expect(modelRequests(product)).toBe(2);
  expect(product.pullRequest(1)).toMatchObject({ isDraft: false, files });
  expect(product.git("for-each-ref", "refs/llm-do/runs")).toBe("");
  expect(product.api.violations).toEqual([]);
  product.check();
}
