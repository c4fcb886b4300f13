import { z } from "zod";
import { messageOf } from "../errors.ts";
import { type Diagnostics, type Place, quote } from "./problem.ts";

type JsonSchema = Record<string, unknown>;

/** What a worker file says about its answer: `output_schema:` inline, or `output_schema_ref:` as written. */
export type OutputSource = { place: Place } & (
  | { kind: "inline"; schema: unknown }
  | { kind: "reference"; reference: string }
);

/** Where files of schemas are read. Paths are relative, with forward slashes. */
export interface SchemaFolders {
  /** Folders to look in, most specific first: the worker's own, then the project's root (""). */
  folders: string[];
  read(path: string): Promise<string | undefined>;
  /** A file of a library that the project declares; null = there is no such library. */
  readLibrary(library: string, path: string): Promise<string | undefined | null>;
}

/**
 * The JSON Schema that a worker's answer must satisfy (spec/dialects.md C35), or null when it cannot be
 * had; why is in `diagnostics`, at the place of the key.
 */
export async function resolveOutputSchema(
  source: OutputSource,
  { folders, diagnostics }: { folders: SchemaFolders; diagnostics: Diagnostics },
): Promise<JsonSchema | null> {
  const { place } = source;
  if (source.kind === "inline") {
    const problem = schemaProblem(source.schema);
    if (problem === null) return source.schema as JsonSchema;
    diagnostics.error(place, `"output_schema" cannot be used: ${problem}`);
    return null;
  }
  const found = await findSchema(source.reference, folders);
  if (found.kind === "problem") {
    diagnostics.error(place, found.message);
    return null;
  }
  const schema = parseJson(found.text);
  const problem = schema.ok ? schemaProblem(schema.value) : schema.message;
  if (problem === null && schema.ok) return schema.value as JsonSchema;
  diagnostics.error(place, `The schema in ${quote(found.file)} cannot be used: ${problem}`);
  return null;
}

/** What keeps a value from being a schema that answers can be checked against, or null. */
export function schemaProblem(schema: unknown): string | null {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) {
    return "it is not a map. Write a JSON Schema, such as {type: object, properties: {…}}.";
  }
  if (Object.keys(schema).length === 0) return "it is empty and would allow anything. Remove it.";
  try {
    answerSchema(schema as JsonSchema);
    return null;
  } catch (error) {
    return `${messageOf(error).replace(/\.?$/, ".")} What is understood: type, properties, items, enum, const, anyOf, oneOf, allOf, $ref to #/$defs, and limits such as minimum, pattern and minItems.`;
  }
}

/** Checks answers. Throws for what `schemaProblem` would say. */
export function answerSchema(schema: JsonSchema): z.ZodType {
  // Up to draft 7, definitions stood under another key.
  const defaultTarget = "definitions" in schema ? "draft-7" : "draft-2020-12";
  return z.fromJSONSchema(schema, { defaultTarget });
}

type Found = { kind: "file"; file: string; text: string } | { kind: "problem"; message: string };

async function findSchema(reference: string, folders: SchemaFolders): Promise<Found> {
  const written = quote(reference);
  if (/\.py(:|$)/.test(reference)) {
    return problem(
      `The schema ${written} is a Python class, which cannot be read. Write it as JSON Schema to schemas/NAME.json (pydantic: json.dumps(Cls.model_json_schema())), and refer to it by NAME.`,
    );
  }
  const library = /^([a-z0-9][\w-]*):(.+)$/.exec(reference);
  const name = (library?.[2] ?? reference).replace(/^(?:\.\/)+/, "");
  if (name.startsWith("/") || name.split("/").includes("..") || name === "") {
    return problem(
      `The schema ${written} is not inside the project. Name a file of it, such as schemas/answer.json.`,
    );
  }
  if (library?.[1]) return await findInLibrary({ library: library[1], name, written }, folders);
  const tried: string[] = [];
  for (const folder of folders.folders) {
    for (const candidate of candidates(name)) {
      const file = folder === "" ? candidate : `${folder}/${candidate}`;
      if (tried.includes(file)) continue;
      tried.push(file);
      const text = await folders.read(file);
      if (text !== undefined) return { kind: "file", file, text };
    }
  }
  return problem(`The schema ${written} was not found. Searched: ${tried.join(", ")}.`);
}

async function findInLibrary(
  wanted: { library: string; name: string; written: string },
  folders: SchemaFolders,
): Promise<Found> {
  const { library, name, written } = wanted;
  for (const candidate of candidates(name)) {
    const text = await folders.readLibrary(library, candidate);
    if (text === null) {
      return problem(
        `The schema ${written} is in library ${quote(library)}, which the project does not declare. Add it to "dependencies" of project.yaml.`,
      );
    }
    if (text !== undefined) return { kind: "file", file: `${library}:${candidate}`, text };
  }
  const searched = candidates(name).join(", ");
  return problem(
    `The schema ${written} was not found. Searched in library ${library}: ${searched}.`,
  );
}

/** `answer` → schemas/answer.json; `schemas/answer.json` → itself; both also the other way. */
function candidates(name: string): string[] {
  const file = name.endsWith(".json") ? name : `${name}.json`;
  return name.includes("/") ? [file, `schemas/${file}`] : [`schemas/${file}`, file];
}

function problem(message: string): Found {
  return { kind: "problem", message };
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\ufeff/, "")) as unknown };
  } catch (error) {
    return { ok: false, message: `it is no JSON: ${messageOf(error).replace(/\.?$/, ".")}` };
  }
}
