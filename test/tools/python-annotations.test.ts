import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type PythonCode, startPython } from "./python-code.ts";

const HEAD = `from __future__ import annotations
import datetime, decimal, enum, pathlib, typing, uuid
from dataclasses import dataclass, field
from typing import Annotated, Any, Dict, List, Literal, NamedTuple, NewType, Optional, Sequence, Set, Tuple, TypedDict, Union

class Color(enum.Enum):
    RED = "red"
    BLUE = "blue"

@dataclass
class Point:
    x: int
    y: int = 2
    tags: List[str] = field(default_factory=list)

class Movie(TypedDict, total=False):
    title: str

class Film(Movie):
    year: int

class Pair(NamedTuple):
    left: str
    right: int = 1

UserId = NewType("UserId", int)
`;

const integers = { type: "array", items: { type: "integer" } };
const point = {
  type: "object",
  properties: {
    x: { type: "integer" },
    y: { type: "integer", default: 2 },
    tags: { type: "array", items: { type: "string" } },
  },
  required: ["x"],
};

/** Annotation, JSON Schema, a value as a model gives it, and `repr` of what the function gets. */
const ROWS: [annotation: string, schema: object, given: unknown, got: string][] = [
  ["str", { type: "string" }, "a", "'a'"],
  ["int", { type: "integer" }, 3, "3"],
  ["int", { type: "integer" }, 3.0, "3"],
  ["float", { type: "number" }, 3, "3.0"],
  ["bool", { type: "boolean" }, true, "True"],
  ["Any", {}, { a: [1] }, "{'a': [1]}"],
  ["None", { type: "null" }, null, "None"],
  ["bytes", { type: "string" }, "é", "b'\\xc3\\xa9'"],
  ["list", { type: "array", items: {} }, [1, "a"], "[1, 'a']"],
  ["list[int]", integers, [1, 2], "[1, 2]"],
  ["List[int]", integers, [1, 2], "[1, 2]"],
  ["Sequence[int]", integers, [1, 2], "[1, 2]"],
  ["Set[int]", { ...integers, uniqueItems: true }, [1, 2], "{1, 2}"],
  ["tuple[int, ...]", integers, [1, 2], "(1, 2)"],
  [
    "Tuple[int, str]",
    {
      type: "array",
      prefixItems: [{ type: "integer" }, { type: "string" }],
      minItems: 2,
      maxItems: 2,
    },
    [1, "a"],
    "(1, 'a')",
  ],
  ["dict", { type: "object", additionalProperties: true }, { a: 1 }, "{'a': 1}"],
  [
    "Dict[str, List[int]]",
    { type: "object", additionalProperties: integers },
    { a: [1] },
    "{'a': [1]}",
  ],
  ["Optional[int]", { anyOf: [{ type: "integer" }, { type: "null" }] }, null, "None"],
  ["int | None", { anyOf: [{ type: "integer" }, { type: "null" }] }, 4, "4"],
  ["Union[int, str]", { anyOf: [{ type: "integer" }, { type: "string" }] }, "4", "'4'"],
  ['Literal["x", "y"]', { enum: ["x", "y"], type: "string" }, "y", "'y'"],
  ["Literal[1, 2]", { enum: [1, 2], type: "integer" }, 2, "2"],
  ["Color", { enum: ["red", "blue"], type: "string" }, "blue", "<Color.BLUE: 'blue'>"],
  ["Point", point, { x: 1, tags: ["t"] }, "Point(x=1, y=2, tags=['t'])"],
  ["list[Point]", { type: "array", items: point }, [{ x: 1, y: 5 }], "[Point(x=1, y=5, tags=[])]"],
  [
    "Film",
    {
      type: "object",
      properties: { title: { type: "string" }, year: { type: "integer" } },
      required: ["year"],
    },
    { year: 1999 },
    "{'year': 1999}",
  ],
  [
    "Pair",
    {
      type: "object",
      properties: { left: { type: "string" }, right: { type: "integer", default: 1 } },
      required: ["left"],
    },
    { left: "a" },
    "Pair(left='a', right=1)",
  ],
  ["UserId", { type: "integer" }, 7, "7"],
  ['Annotated[int, "how many"]', { type: "integer", description: "how many" }, 7, "7"],
  ["pathlib.Path", { type: "string" }, "a/b", "PosixPath('a/b')"],
  ["datetime.date", { type: "string", format: "date" }, "2026-01-31", "datetime.date(2026, 1, 31)"],
  [
    "datetime.datetime",
    { type: "string", format: "date-time" },
    "2026-01-31T17:30:00Z",
    "datetime.datetime(2026, 1, 31, 17, 30, tzinfo=datetime.timezone.utc)",
  ],
  ["decimal.Decimal", { type: "string" }, "1.50", "Decimal('1.50')"],
];

/** What does not fit, and the sentence for the model. */
const MISFITS: [annotation: string, given: unknown, sentence: string][] = [
  ["int", "3", "'value' must be an integer, not '3'."],
  ["int", true, "'value' must be an integer, not True."],
  ["list[int]", [1, "x"], "'value[1]' must be an integer, not 'x'."],
  ["Dict[str, int]", { a: "x" }, "'value.a' must be an integer, not 'x'."],
  ["Point", { x: 1, z: 2 }, "'value' must be an object without 'z', not {'x': 1, 'z': 2}."],
  ["Color", "green", "'value' must be one of 'red', 'blue', not 'green'."],
  ["Optional[int]", "x", "'value' must be an integer or null, not 'x'."],
  ["datetime.date", "soon", "'value' must be a date such as 2026-01-31, not 'soon'."],
];

const functions = [...ROWS, ...MISFITS].map(
  ([annotation], index) => `def row${index}(value: ${annotation}):\n    return repr(value)\n`,
);

let code: PythonCode;
beforeAll(async () => {
  code = await startPython({ "tools.py": HEAD + functions.join("\n") });
});
afterAll(() => code.end());

describe("an annotation (F65)", () => {
  it.each(ROWS.map((row, index) => [...row, index] as const))(
    "%s is the schema %j",
    async (_annotation, schema, given, got, index) => {
      const tool = code.tool(`row${index}`);
      expect(tool.inputSchema).toEqual({
        type: "object",
        properties: { value: schema },
        required: ["value"],
        additionalProperties: false,
      });
      // What checks arguments before anybody is asked.
      const { data, error } = z.fromJSONSchema(tool.inputSchema ?? {}).safeParse({ value: given });
      expect(error).toBe(undefined);
      expect(await code.call(`row${index}`, data)).toBe(got);
    },
  );

  it.each(MISFITS.map((row, index) => [...row, index] as const))(
    "%s refuses %j",
    async (_annotation, given, sentence, index) => {
      const name = `row${ROWS.length + index}`;
      expect(await code.call(name, { value: given })).toEqual({ error: sentence });
    },
  );
});
