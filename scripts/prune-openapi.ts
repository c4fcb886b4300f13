/**
 * Cuts GitHub's OpenAPI documents down to what the offline GitHub of the tests judges by, without
 * texts and examples, keys sorted, so that the same input always gives the same bytes.
 *
 *   node scripts/prune-openapi.ts <api.github.com.json of @octokit/openapi> \
 *                                 <api.github.com.json of @octokit/openapi-webhooks>
 *
 * Both files are in the packages' `generated` folders.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OPERATIONS = [
  "GET /repos/{owner}/{repo}",
  "GET /repos/{owner}/{repo}/collaborators/{username}/permission",
  "POST /repos/{owner}/{repo}/dispatches",
  "GET /repos/{owner}/{repo}/pulls",
  "POST /repos/{owner}/{repo}/pulls",
  "GET /repos/{owner}/{repo}/pulls/{pull_number}",
  "PATCH /repos/{owner}/{repo}/pulls/{pull_number}",
  "GET /repos/{owner}/{repo}/pulls/{pull_number}/files",
  "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge",
  "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
  "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}",
  "PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}",
  "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions",
  "POST /repos/{owner}/{repo}/issues",
  "GET /repos/{owner}/{repo}/issues/{issue_number}",
  "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
  "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
  "GET /repos/{owner}/{repo}/issues/comments/{comment_id}",
  "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}",
  "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
  "GET /repos/{owner}/{repo}/actions/runs/{run_id}",
  "GET /repos/{owner}/{repo}/git/ref/{ref}",
  "GET /repos/{owner}/{repo}/commits/{ref}",
  "GET /orgs/{org}/teams/{team_slug}/memberships/{username}",
  "GET /user",
];

/** Names of the webhooks: `event action`, as the document's keys are `event-action`. */
const WEBHOOKS = [
  "push",
  "pull-request-opened",
  "pull-request-closed",
  "pull-request-reopened",
  "pull-request-synchronize",
  "pull-request-edited",
  "pull-request-ready-for-review",
  "pull-request-converted-to-draft",
  "pull-request-review-submitted",
  "pull-request-review-comment-created",
  "pull-request-review-comment-edited",
  "pull-request-review-comment-deleted",
  "issue-comment-created",
  "issue-comment-edited",
  "issue-comment-deleted",
  "issues-opened",
  "issues-closed",
  "issues-edited",
  "issues-reopened",
  "workflow-dispatch",
  "repository-dispatch-sample.collected",
];

const TEXTS = new Set([
  "description",
  "summary",
  "example",
  "examples",
  "title",
  "externalDocs",
  "tags",
  "x-github",
  "x-webhooks",
  "deprecated",
  "deprecationNotice",
]);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

function main(): void {
  const [restPath, webhooksPath] = process.argv.slice(2);
  if (restPath === undefined || webhooksPath === undefined) {
    throw new Error("Give the paths of the REST document and of the webhooks document.");
  }
  const folder = join(import.meta.dirname, "../test/lab/schemas");
  mkdirSync(folder, { recursive: true });
  write(join(folder, "openapi.json"), pruneRest(read(restPath)));
  write(join(folder, "webhooks.json"), pruneWebhooks(read(webhooksPath)));
}

function pruneRest(source: JsonObject): JsonObject {
  const paths: JsonObject = {};
  for (const name of OPERATIONS) {
    const [method = "", path = ""] = name.split(" ");
    const operation = at(source, ["paths", path, method.toLowerCase()]);
    const { operationId = null, parameters = [], requestBody, responses } = operation;
    const body = requestBody === undefined ? {} : { requestBody };
    const kept = { operationId, parameters, ...body, responses: successes(responses) };
    paths[path] = { ...asObject(paths[path] ?? {}), [method.toLowerCase()]: clean(kept) };
  }
  return withComponents({ paths }, source);
}

/** Error bodies contradict the document too often to be judged; see DIFFERENCES.md. */
function successes(responses: Json | undefined): JsonObject {
  const entries = Object.entries(asObject(responses ?? {}));
  return Object.fromEntries(entries.filter(([status]) => status.startsWith("2")));
}

function pruneWebhooks(source: JsonObject): JsonObject {
  const webhooks: JsonObject = {};
  for (const name of WEBHOOKS) {
    webhooks[name] = clean(at(source, ["webhooks", name, "post", "requestBody"]));
  }
  return withComponents({ webhooks }, source);
}

/** Adds every component that the document still refers to, from the whole one. */
function withComponents(document: JsonObject, source: JsonObject): JsonObject {
  const found = new Map<string, Json>();
  const queue = references(document);
  for (let pointer = queue.pop(); pointer !== undefined; pointer = queue.pop()) {
    if (found.has(pointer)) continue;
    const component = clean(at(source, pointer.slice(2).split("/")));
    found.set(pointer, component);
    queue.push(...references(component));
  }
  const components: Record<string, JsonObject> = {};
  for (const [pointer, component] of found) {
    const [, kind = "", name = ""] = pointer.slice(2).split("/");
    components[kind] = { ...components[kind], [name]: component };
  }
  return { ...document, components };
}

function references(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (value === null || typeof value !== "object") return [];
  const own = typeof value.$ref === "string" ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

/** Without texts. Inside `properties` every key is a name and stays. */
function clean(value: Json | undefined, areNames = false): Json {
  if (Array.isArray(value)) return value.map((item) => clean(item));
  if (value === null || value === undefined || typeof value !== "object") return value ?? null;
  const entries = Object.entries(value)
    .filter(([key, child]) => child !== undefined && (areNames || !TEXTS.has(key)))
    .map(([key, child]) => [key, clean(child, !areNames && key === "properties")] as const);
  return Object.fromEntries(entries);
}

function at(source: JsonObject, path: string[]): JsonObject {
  let value: Json | undefined = source;
  for (const key of path) value = asObject(value ?? {})[key];
  if (value === undefined) throw new Error(`The document holds no ${path.join(" ")}.`);
  return asObject(value);
}

function asObject(value: Json): JsonObject {
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new Error(`Expected an object, found ${JSON.stringify(value).slice(0, 80)}.`);
  }
  return value;
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]));
}

function read(path: string): JsonObject {
  return asObject(JSON.parse(readFileSync(path, "utf8")));
}

function write(path: string, document: JsonObject): void {
  writeFileSync(path, `${JSON.stringify(sorted(document))}\n`);
}

main();
