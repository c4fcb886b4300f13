import type { JsonSchema } from "./model.ts";

/** What constrained decoding understands besides structure; everything else the loop checks. */
const KEPT = ["type", "description", "title", "enum", "const", "$ref"];

/**
 * The part of a schema that a provider can enforce while it writes, or null where enforcing would keep the
 * model from a right answer: free maps, untyped values, recursion. Whatever satisfies the schema after this
 * narrowing satisfies its structure; limits such as `minimum` are left out.
 * https://platform.claude.com/docs/en/build-with-claude/structured-outputs
 */
export function strictSchema(schema: JsonSchema): JsonSchema | null {
  if (schema.type !== "object" || isRecursive(schema)) return null;
  try {
    return narrow(schema);
  } catch (error) {
    if (error instanceof Inexpressible) return null;
    throw error;
  }
}

/** OpenAI enforces a schema only where every property is required. */
export function requiresEverything(schema: JsonSchema): boolean {
  return everySubschema(schema, ({ properties, required }) => {
    if (!isMap(properties)) return true;
    const names = Array.isArray(required) ? required : [];
    return Object.keys(properties).every((name) => names.includes(name));
  });
}

class Inexpressible extends Error {}

function narrow(schema: unknown): JsonSchema {
  if (!isMap(schema)) throw new Inexpressible();
  const { properties, items, required, additionalProperties: more, $defs } = schema;
  const kept: JsonSchema = {};
  for (const key of KEPT) if (schema[key] !== undefined) kept[key] = schema[key];
  if (isMap($defs)) kept.$defs = narrowAll($defs);
  const variants = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(variants)) kept.anyOf = variants.map(narrow);
  const isTyped = ["type", "enum", "const", "$ref", "anyOf"].some((key) => key in kept);
  if (!isTyped || "allOf" in schema || "patternProperties" in schema) throw new Inexpressible();
  if (hasType(schema, "object")) {
    if (isMap(more) || !isMap(properties)) throw new Inexpressible();
    kept.properties = narrowAll(properties);
    kept.additionalProperties = false;
    kept.required = Array.isArray(required) ? required : [];
  }
  if (hasType(schema, "array")) kept.items = narrow(items);
  return kept;
}

function narrowAll(schemas: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schemas).map(([name, inner]) => [name, narrow(inner)]));
}

function hasType({ type }: JsonSchema, wanted: string): boolean {
  return type === wanted || (Array.isArray(type) && type.includes(wanted));
}

/** A definition that leads back to itself. */
function isRecursive(schema: JsonSchema): boolean {
  const definitions = isMap(schema.$defs) ? schema.$defs : {};
  const leadsTo = (name: string, path: string[]): boolean =>
    path.includes(name) ||
    referencesIn(definitions[name]).some((next) => leadsTo(next, [...path, name]));
  return referencesIn(schema).some((name) => name === "" || leadsTo(name, []));
}

/** Names of definitions that a schema refers to; "" for a reference to anything else. */
function referencesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(referencesIn);
  if (!isMap(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== "$ref") return referencesIn(value);
    return /^#\/\$defs\/([^/]+)$/.exec(String(value))?.[1] ?? "";
  });
}

function everySubschema(schema: unknown, holds: (schema: JsonSchema) => boolean): boolean {
  if (Array.isArray(schema)) return schema.every((inner) => everySubschema(inner, holds));
  if (!isMap(schema)) return true;
  return holds(schema) && Object.values(schema).every((inner) => everySubschema(inner, holds));
}

function isMap(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
