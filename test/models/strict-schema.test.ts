import { describe, expect, test } from "vitest";
import { requiresEverything, strictSchema } from "../../src/models/strict-schema.ts";

function object(properties: object, rest: object = {}) {
  return { type: "object", properties, ...rest };
}

describe("the part of a schema that can be enforced while it is written (C35)", () => {
  test("keeps structure and closes objects, and leaves limits to the check", () => {
    const schema = object(
      {
        list: { type: "array", items: { $ref: "#/$defs/item" }, maxItems: 9 },
        kind: { oneOf: [{ const: "a" }, { type: ["string", "null"], pattern: "x" }] },
      },
      { required: ["list"], $defs: { item: object({ n: { type: "integer", minimum: 1 } }) } },
    );
    const item = {
      type: "object",
      properties: { n: { type: "integer" } },
      additionalProperties: false,
      required: [],
    };
    expect(strictSchema(schema)).toEqual({
      type: "object",
      properties: {
        list: { type: "array", items: { $ref: "#/$defs/item" } },
        kind: { anyOf: [{ const: "a" }, { type: ["string", "null"] }] },
      },
      required: ["list"],
      additionalProperties: false,
      $defs: { item },
    });
  });

  test.each([
    ["a map of anything", object({}, { additionalProperties: { type: "string" } })],
    ["an object without properties", { type: "object" }],
    ["an untyped property", object({ a: {} })],
    ["a list of anything", object({ a: { type: "array" } })],
    ["allOf", object({ a: { allOf: [{ type: "string" }] } })],
    [
      "recursion",
      object({ a: { $ref: "#/$defs/t" } }, { $defs: { t: object({ a: { $ref: "#/$defs/t" } }) } }),
    ],
    ["recursion to the root", object({ a: { $ref: "#" } })],
    ["no object at all", { type: "array", items: { type: "string" } }],
  ])("is none for %s", (_, schema) => {
    expect(strictSchema(schema)).toBeNull();
  });
});

test.each([
  [object({ a: { type: "string" } }, { required: ["a"] }), true],
  [object({ a: object({ b: {} }) }, { required: ["a"] }), false],
])("%j requires everything: %s", (schema, expected) => {
  expect(requiresEverything(schema)).toBe(expected);
});
