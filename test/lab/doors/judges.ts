/** Judges that are not ours: GitHub's own OpenAPI documents. What they object to fails `lab.check()`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";

type Json = Record<string, unknown>;

interface Parameter {
  in: "path" | "query" | "header";
  name: string;
  required?: boolean;
  schema: Json;
}

export interface Operation {
  method: string;
  /** Template: `/repos/{owner}/{repo}`. */
  path: string;
  /** Objections to a request. `parameters` are still text, as they came in the URL. */
  judgeRequest(request: {
    path: Record<string, string>;
    query: Record<string, string>;
    body: unknown;
  }): string[];
  /** Objections to the body of an answer with a status of 2xx. */
  judgeResponse(status: number, body: unknown): string[];
}

export interface Judges {
  operations: Operation[];
  /** Objections to the payload of an event; `name` as in the document: `issue-comment-created`. */
  judgeWebhook(name: string, payload: unknown): string[];
}

/** OpenAPI's formats are hints; the ones that can be checked are. */
const FORMATS = {
  "date-time": (text: string) => !Number.isNaN(Date.parse(text)),
  uri: (text: string) => URL.canParse(text),
  "uri-template": true,
  email: true,
  int64: true,
  timestamp: true,
  hostname: true,
  "repo.nwo": true,
  date: true,
} as const;

let loaded: Judges | undefined;

export function loadJudges(): Judges {
  loaded ??= { operations: loadOperations(), judgeWebhook: loadWebhookJudge() };
  return loaded;
}

function loadOperations(): Operation[] {
  const document = read("openapi.json");
  const compile = compiler(document);
  const operations: Operation[] = [];
  for (const [path, methods] of Object.entries(document.paths as Record<string, Json>)) {
    for (const [method, operation] of Object.entries(methods as Record<string, Json>)) {
      operations.push(operationOf({ document, compile, method, path, operation }));
    }
  }
  return operations;
}

type Compile = (pointer: string[]) => ValidateFunction;

function operationOf(source: {
  document: Json;
  compile: Compile;
  method: string;
  path: string;
  operation: Json;
}): Operation {
  const { document, compile, method, path, operation } = source;
  const base = ["paths", path, method];
  const parameters = ((operation.parameters ?? []) as Json[]).map(
    (one) => dereference(document, one) as unknown as Parameter,
  );
  const bodySchema = dig(operation, ["requestBody", "content", "application/json", "schema"]);
  const isBodyRequired = dig(operation, ["requestBody", "required"]) === true;
  return {
    method: method.toUpperCase(),
    path,
    judgeRequest(request) {
      const objections = parameters.flatMap((one) => judgeParameter(one, request));
      const known = new Set(parameters.filter((one) => one.in === "query").map((one) => one.name));
      for (const name of Object.keys(request.query)) {
        if (!known.has(name)) objections.push(`query parameter "${name}" does not exist`);
      }
      if (bodySchema === undefined)
        return request.body === undefined ? objections : [...objections, "takes no body"];
      if (request.body === undefined)
        return isBodyRequired ? [...objections, "body is missing"] : objections;
      const pointer = [...base, "requestBody", "content", "application/json", "schema"];
      return [
        ...objections,
        ...unknownKeys(bodySchema as Json, request.body),
        ...judge(compile(pointer), request.body),
      ];
    },
    judgeResponse(status, body) {
      const response = dig(operation, ["responses", String(status)]);
      if (response === undefined) return [`status ${status} is not documented`];
      const schema = dig(response, ["content", "application/json", "schema"]);
      if (schema === undefined) return body === undefined ? [] : ["no body is documented"];
      const pointer = [
        ...base,
        "responses",
        String(status),
        "content",
        "application/json",
        "schema",
      ];
      return judge(compile(pointer), body);
    },
  };
}

function judgeParameter(
  parameter: Parameter,
  request: { path: Record<string, string>; query: Record<string, string> },
): string[] {
  const { name, schema } = parameter;
  const text = parameter.in === "path" ? request.path[name] : request.query[name];
  if (text === undefined) return parameter.required ? [`parameter "${name}" is missing`] : [];
  const isNumber = schema.type === "integer" && /^-?\d+$/.test(text);
  const value = isNumber ? Number(text) : schema.type === "boolean" ? text === "true" : text;
  return judge(parameterValidator(schema), value).map(
    (one) => `parameter "${name}" = "${text}": ${one}`,
  );
}

const parameterAjv = new Ajv({ strict: false, formats: FORMATS });
const parameterValidators = new Map<Json, ValidateFunction>();

function parameterValidator(schema: Json): ValidateFunction {
  const validate = parameterValidators.get(schema) ?? parameterAjv.compile(schema);
  parameterValidators.set(schema, validate);
  return validate;
}

/** GitHub ignores keys that it does not know; a client that sends one means something else. */
function unknownKeys(schema: Json, body: unknown): string[] {
  const properties = schema.properties as Json | undefined;
  if (properties === undefined || schema.additionalProperties || typeof body !== "object")
    return [];
  return Object.keys(body ?? {})
    .filter((key) => !(key in properties))
    .map((key) => `body key "${key}" does not exist`);
}

function loadWebhookJudge(): Judges["judgeWebhook"] {
  const document = read("webhooks.json");
  const compile = compiler(document);
  return (name, payload) => {
    if (dig(document, ["webhooks", name]) === undefined) return [`no webhook "${name}" is known`];
    return judge(compile(["webhooks", name, "content", "application/json", "schema"]), payload);
  };
}

function compiler(document: Json): Compile {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: true,
    formats: FORMATS,
  });
  ajv.addSchema({ $id: "lab:document", ...(withNull(document) as Json) });
  const escapeKey = (key: string) =>
    encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
  const cache = new Map<string, ValidateFunction>();
  return (pointer) => {
    const reference = `lab:document#/${pointer.map(escapeKey).join("/")}`;
    const known = cache.get(reference) ?? ajv.compile({ $ref: reference });
    cache.set(reference, known);
    return known;
  };
}

/** OpenAPI 3.0's `nullable: true` in the words of JSON Schema: ajv refuses it beside `$ref` and `anyOf`. */
function withNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNull);
  if (value === null || typeof value !== "object") return value;
  const { nullable, discriminator: _, ...rest } = value as Json;
  const copy = Object.fromEntries(
    Object.entries(rest).map(([key, child]) => [key, withNull(child)]),
  );
  if (nullable !== true) return typeof nullable === "object" ? { ...copy, nullable } : copy;
  return { anyOf: [copy, { type: "null" }] };
}

function judge(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  const errors = (validate.errors ?? []).filter((error) => !isContradiction(error)).slice(0, 8);
  return errors.map(
    (error) =>
      `${error.instancePath || "/"} ${error.message ?? ""} ${JSON.stringify(error.params)}`,
  );
}

/**
 * The document has `line` as an integer only; GitHub answers null for comments on files and for
 * outdated ones (its own webhook document says so).
 */
function isContradiction(error: ErrorObject): boolean {
  return /\/(original_)?line$/.test(error.instancePath) && error.data === null;
}

function dereference(document: Json, value: Json): Json {
  if (typeof value.$ref !== "string") return value;
  return dig(document, value.$ref.slice(2).split("/")) as Json;
}

function dig(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((found, key) => (found as Json | undefined)?.[key], value);
}

function read(name: string): Json {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../schemas", name), "utf8"));
}
