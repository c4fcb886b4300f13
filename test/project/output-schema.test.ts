import { describe, expect, test } from "vitest";
import {
  type OutputSource,
  resolveOutputSchema,
  schemaProblem,
} from "../../src/project/output-schema.ts";
import { Diagnostics } from "../../src/project/problem.ts";

const place = { location: { file: "w.worker", line: 2, column: 20 }, text: "output_schema_ref: x" };
const schema = { type: "object", properties: { a: { type: "string" } } };
const json = JSON.stringify(schema);

async function resolve(source: Omit<OutputSource, "place">, files: Record<string, string> = {}) {
  const diagnostics = new Diagnostics();
  const resolved = await resolveOutputSchema({ ...source, place } as OutputSource, {
    diagnostics,
    folders: {
      folders: ["workers/w", ""],
      read: async (path) => files[path],
      readLibrary: async (library, path) => (library === "utils" ? files[`utils:${path}`] : null),
    },
  });
  return { resolved, problems: diagnostics.problems.map(({ message }) => message) };
}

function reference(written: string, files: Record<string, string> = {}) {
  return resolve({ kind: "reference", reference: written } as Omit<OutputSource, "place">, files);
}

describe("output_schema_ref (F7, C35)", () => {
  test.each([
    ["answer", "schemas/answer.json"],
    ["answer.json", "schemas/answer.json"],
    ["./schemas/answer.json", "schemas/answer.json"],
    ["schemas/answer", "schemas/answer.json"],
    ["answer", "workers/w/schemas/answer.json"],
    ["forms/a.json", "schemas/forms/a.json"],
    ["utils:answer", "utils:schemas/answer.json"],
  ])("%j finds %s", async (written, file) => {
    const { resolved, problems } = await reference(written, { [file]: `\ufeff${json}` });
    expect(problems).toEqual([]);
    expect(resolved).toEqual(schema);
  });

  test("prefers the worker's own folder", async () => {
    const files = { "schemas/a.json": "{}", "workers/w/schemas/a.json": json };
    expect((await reference("a", files)).resolved).toEqual(schema);
  });

  test.each([
    [
      "none",
      {},
      'The schema "none" was not found. Searched: workers/w/schemas/none.json, workers/w/none.json, schemas/none.json, none.json.',
    ],
    [
      "other:a",
      {},
      'The schema "other:a" is in library "other", which the project does not declare.',
    ],
    ["utils:a", {}, "Searched in library utils: schemas/a.json, a.json."],
    ["../a.json", {}, 'The schema "../a.json" is not inside the project.'],
    ["/etc/a.json", {}, "is not inside the project"],
    ["schemas/models.py:Cls", {}, 'The schema "schemas/models.py:Cls" is a Python class'],
    [
      "a",
      { "schemas/a.json": "{" },
      'The schema in "schemas/a.json" cannot be used: it is no JSON:',
    ],
    ["a", { "schemas/a.json": '{"type":"objct"}' }, "Unsupported type: objct."],
  ])("%j with %j is a located error", async (written, files, words) => {
    const { resolved, problems } = await reference(written, files);
    expect(resolved).toBeNull();
    expect(problems).toEqual([expect.stringContaining(words)]);
  });
});

test("output_schema is a schema in place", async () => {
  const inline = { kind: "inline", schema } as Omit<OutputSource, "place">;
  expect((await resolve(inline)).resolved).toEqual(schema);
});

test.each([
  [
    {
      type: "object",
      definitions: { a: { type: "string" } },
      properties: { a: { $ref: "#/definitions/a" } },
    },
    null,
  ],
  ["answer", "it is not a map"],
  [[], "it is not a map"],
  [{}, "it is empty"],
  [{ type: "object", if: {} }, "Conditional schemas"],
  [{ $ref: "other.json" }, "External $ref is not supported"],
])("%j as a schema: %s", (value, words) => {
  const problem = schemaProblem(value);
  if (words === null) expect(problem).toBeNull();
  else expect(problem).toContain(words);
});
