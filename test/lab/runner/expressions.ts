/** Expressions and templates of workflows, evaluated by GitHub's own evaluator. */
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";

/** A value of the file with expressions still in it, as the parser's tokens serialise. */
export type Template = unknown;

/** A token in serialised form: https://github.com/actions/languageservices (tokens/serialization.ts). */
export interface Token {
  type?: number;
  seq?: Template[];
  map?: { Key: Template; Value: Template }[];
  expr?: string;
}

/** The entries of a mapping, not yet evaluated. */
export function fields(template: Template): Record<string, Template> {
  const { map = [] } = (template ?? {}) as Token;
  return Object.fromEntries(map.map(({ Key, Value }) => [String(Key), Value]));
}

export interface Contexts {
  /** `github`, `inputs`, `secrets`, `env`, `vars`, `steps`, `needs`, `job`, `runner`. */
  values: Record<string, unknown>;
  /** What `success()`, `failure()` and `cancelled()` look at. */
  status: "success" | "failure" | "cancelled";
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
  const context = toData(values) as data.Dictionary;
  const result = new Evaluator(
    tree,
    context,
    new Map(functions.map((one) => [one.name, one])),
  ).evaluate();
  return JSON.parse(JSON.stringify(result, data.replacer) ?? "null");
}

function toData(value: unknown): data.Dictionary | data.ExpressionData {
  return JSON.parse(JSON.stringify(value ?? null), data.reviver);
}
