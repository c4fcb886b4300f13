/** Workflow files, read by GitHub's own parser; `${{ }}` evaluated by GitHub's own evaluator. */
import { registerHooks } from "node:module";
import type { data as ExpressionData } from "@actions/expressions";
import type { WorkflowTemplate } from "@actions/workflow-parser";
import type { Permissions, Repository } from "./objects.ts";

// The parser imports JSON without an import attribute, which Node refuses.
registerHooks({
  load: (url, context, next) =>
    url.includes("/@actions/") && url.endsWith(".json")
      ? next(url, { ...context, importAttributes: { type: "json" } })
      : next(url, context),
});

const parser = await import("@actions/workflow-parser");
const actionParser = await import("@actions/workflow-parser/actions/index");
const { data, Evaluator, Lexer, Parser } = await import("@actions/expressions");

export interface WorkflowStep {
  id: string;
  name: string;
  if: string;
  uses: string | null;
  run: Template | null;
  with: Template;
  env: Template;
  continueOnError: Template;
  workingDirectory: Template;
}

export interface WorkflowJob {
  id: string;
  if: string;
  needs: string[];
  env: Template;
  permissions: Permissions | null;
  concurrency: Template;
  outputs: Template;
  steps: WorkflowStep[];
}

export interface Workflow {
  path: string;
  name: string;
  /** Empty for a valid file; otherwise runs of it are startup failures. */
  errors: string[];
  events: WorkflowTemplate["events"];
  env: Template;
  permissions: Permissions | null;
  concurrency: Template;
  jobs: WorkflowJob[];
}

/** A value of the file with expressions still in it, as the parser's tokens serialise. */
export type Template = unknown;

/** A token in serialised form: https://github.com/actions/languageservices (tokens/serialization.ts). */
interface Token {
  type?: number;
  seq?: Template[];
  map?: { Key: Template; Value: Template }[];
  expr?: string;
}

export interface Contexts {
  /** `github`, `inputs`, `secrets`, `env`, `vars`, `steps`, `needs`, `job`, `runner`. */
  values: Record<string, unknown>;
  /** What `success()`, `failure()` and `cancelled()` look at. */
  status: "success" | "failure" | "cancelled";
}

export async function parseWorkflow(path: string, content: string): Promise<Workflow> {
  const file = { name: path, content };
  const { context, value } = parser.parseWorkflow(file, new parser.NoOperationTraceWriter());
  const parseErrors = context.errors.getErrors().map((error) => error.message);
  const empty = {
    path,
    name: path,
    events: {},
    env: null,
    permissions: null,
    concurrency: null,
    jobs: [],
  };
  if (parseErrors.length > 0 || !value) return { ...empty, errors: parseErrors };
  const template = await parser.convertWorkflowTemplate(context, value);
  const errors = (template.errors ?? []).map((error) => error.Message);
  const root = fields(JSON.parse(JSON.stringify(value)));
  return {
    path,
    name: typeof root.name === "string" ? root.name : path,
    errors,
    events: template.events,
    env: root.env,
    permissions: permissionsOf(root.permissions),
    concurrency: root.concurrency,
    jobs:
      errors.length > 0
        ? []
        : template.jobs.map((job) => jobOf(job, fields(root.jobs)[job.id.value])),
  };
}

function jobOf(job: WorkflowTemplate["jobs"][number], source: Template): WorkflowJob {
  const raw = fields(source);
  if (job.type !== "job") throw new Error("The lab does not model reusable workflows.");
  if (raw.strategy || raw.container || raw.services)
    throw new Error("The lab does not model matrix, container or services.");
  const rawSteps = (raw.steps as Token | undefined)?.seq ?? [];
  return {
    id: job.id.value,
    if: job.if.expression,
    needs: job.needs?.map((one) => one.value) ?? [],
    env: raw.env,
    permissions: permissionsOf(raw.permissions),
    concurrency: raw.concurrency,
    outputs: raw.outputs,
    steps: job.steps.map((step, index) => {
      const own = fields(rawSteps[index]);
      const uses = typeof own.uses === "string" ? own.uses : null;
      return {
        id: step.id,
        name: String(own.name ?? uses ?? "Run"),
        if: step.if?.expression ?? "success()",
        uses,
        run: own.run ?? null,
        with: own.with,
        env: own.env,
        continueOnError: own["continue-on-error"],
        workingDirectory: own["working-directory"],
      };
    }),
  };
}

function fields(template: Template): Record<string, Template> {
  const { map = [] } = (template ?? {}) as Token;
  return Object.fromEntries(map.map(({ Key, Value }) => [String(Key), Value]));
}

const SCOPES = [
  "actions",
  "attestations",
  "checks",
  "contents",
  "deployments",
  "discussions",
  "id-token",
  "issues",
];
const ALL_SCOPES = [
  ...SCOPES,
  "models",
  "packages",
  "pages",
  "pull-requests",
  "security-events",
  "statuses",
];

/** `permissions:` by API name (`pull_requests`); null when the file names none. */
function permissionsOf(template: Template): Permissions | null {
  if (template === undefined) return null;
  const named =
    typeof template === "string"
      ? everyScope(template)
      : (fields(template) as Record<string, string>);
  const given = Object.entries(named).filter(
    ([, access]) => access === "read" || access === "write",
  );
  return Object.fromEntries(
    given.map(([scope, access]) => [scope.replaceAll("-", "_"), access]),
  ) as Permissions;
}

function everyScope(word: string): Record<string, string> {
  return Object.fromEntries(ALL_SCOPES.map((scope) => [scope, word.replace("-all", "")]));
}

/** A mapping becomes an object, an expression its value, everything else itself. */
export function evaluateTemplate(template: Template, contexts: Contexts): unknown {
  if (template === null || typeof template !== "object") return template ?? null;
  const token = template as Token;
  if (token.expr !== undefined) return evaluate(token.expr, contexts);
  if (token.seq) return token.seq.map((one) => evaluateTemplate(one, contexts));
  const entries = (token.map ?? []).map(({ Key, Value }) => [
    String(evaluateTemplate(Key, contexts)),
    evaluateTemplate(Value, contexts),
  ]);
  return Object.fromEntries(entries);
}

/** The mapping's values as text, as environment variables and action inputs are. */
export function evaluateTexts(template: Template, contexts: Contexts): Record<string, string> {
  const values = (evaluateTemplate(template, contexts) ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, textOf(value)]));
}

export function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? (Array.isArray(value) ? "Array" : "Object") : String(value);
}

export function isTrue(expression: string, contexts: Contexts): boolean {
  const value = evaluate(expression, contexts);
  return value !== false && value !== "" && value !== 0 && value !== null;
}

export function evaluate(expression: string, { values, status }: Contexts): unknown {
  const answers: Record<string, boolean> = {
    success: status === "success",
    failure: status === "failure",
    cancelled: status === "cancelled",
    always: true,
  };
  const functions = Object.entries(answers).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(answer),
  }));
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, Object.keys(values), functions).parse();
  const context = toData(values) as InstanceType<typeof ExpressionData.Dictionary>;
  const result = new Evaluator(
    tree,
    context,
    new Map(functions.map((one) => [one.name, one])),
  ).evaluate();
  return JSON.parse(JSON.stringify(result, data.replacer) ?? "null");
}

function toData(
  value: unknown,
): InstanceType<typeof ExpressionData.Dictionary> | ExpressionData.ExpressionData {
  return JSON.parse(JSON.stringify(value ?? null), data.reviver);
}

/** Every workflow file of a commit. */
export async function workflowsAt(repository: Repository, commit: string): Promise<Workflow[]> {
  const paths = repository.git
    .list(commit, ".github/workflows")
    .filter((path) => /\.ya?ml$/.test(path));
  return Promise.all(
    paths.map((path) => parseWorkflow(path, repository.git.read(commit, path) ?? "")),
  );
}

/** The `default`s of an action's inputs, as a mapping that `evaluateTexts` understands. */
export function parseActionInputs(manifest: string): Template {
  const file = { name: "action.yml", content: manifest };
  const { context, value } = actionParser.parseAction(file, new parser.NoOperationTraceWriter());
  const [error] = context.errors.getErrors();
  if (error || !value) throw new Error(`action.yml: ${error?.message ?? "is empty"}`);
  const inputs = fields(fields(JSON.parse(JSON.stringify(value))).inputs);
  const map = Object.entries(inputs).map(([Key, input]) => ({
    Key,
    Value: fields(input).default ?? "",
  }));
  return { type: 2, map };
}
