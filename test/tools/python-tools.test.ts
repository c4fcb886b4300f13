import { describe, expect, it } from "vitest";
import { python } from "./python-code.ts";

describe("plain functions of tools.py (F65)", () => {
  it("are tools: docstring is the description, annotations are the schema, defaults are optional", async () => {
    const code = await python({
      "tools.py": `
def search(query: str, limit: int = 4, site: "str | None" = None) -> list:
    """
    Searches the index.

    Args:
        query: What to look for,
            in plain words.
        limit (int): At most so many.

    Returns:
        Titles.
    """
    return [query, limit, site]
`,
    });
    expect(code.process.problems).toEqual([]);
    expect(code.tool("search", null)).toMatchInlineSnapshot(`
      {
        "description": "Searches the index.

      Returns:
          Titles.",
        "effect": null,
        "inputSchema": {
          "additionalProperties": false,
          "properties": {
            "limit": {
              "default": 4,
              "description": "At most so many.",
              "type": "integer",
            },
            "query": {
              "description": "What to look for, in plain words.",
              "type": "string",
            },
            "site": {
              "anyOf": [
                {
                  "type": "string",
                },
                {
                  "type": "null",
                },
              ],
            },
          },
          "required": [
            "query",
          ],
          "type": "object",
        },
        "name": "search",
        "needsApproval": null,
        "public": true,
        "source": {
          "file": "tools.py",
          "line": 2,
        },
        "takesContext": false,
        "tool": 0,
      }
    `);
    expect(await code.call("search", { query: "a" })).toEqual(["a", 4, null]);
    expect(await code.call("search", {})).toEqual({ error: "'query' is missing." });
    expect(await code.call("search", { query: "a", many: 1 })).toEqual({
      error: "There is no parameter 'many'.",
    });
  });

  it.each([
    [
      "NumPy",
      "Does it.\n\n    Parameters\n    ----------\n    a : int\n        How many.\n\n    Returns\n    -------\n    int\n        All.",
      "Does it.\n\nReturns\n-------\nint\n    All.",
    ],
    [
      "Sphinx",
      "Does it.\n\n    :param int a: How many.\n    :returns: All.",
      "Does it.\n\n:returns: All.",
    ],
    ["Google", "Does it.\n\n    Args:\n        a: How many.", "Does it."],
  ])("read %s docstrings", async (_style, docstring, description) => {
    const code = await python({
      "tools.py": `def f(a: int):\n    """${docstring}\n    """\n    return a\n`,
    });
    expect(code.tool("f").description).toBe(description);
    expect(code.tool("f").inputSchema).toMatchObject({
      properties: { a: { description: "How many.", type: "integer" } },
    });
  });

  it("are public when the file defines them and they do not begin with an underscore", async () => {
    const code = await python({
      "tools.py": `
from json import dumps
from helpers import shout
CONSTANT = 1
class Thing: ...
def _private(a: int): ...
def public(a: int): ...
def connects(thing: Thing): ...
`,
      "helpers.py": "def shout(text: str): ...\n",
    });
    const [plain] = code.process.toolsets;
    expect(plain?.tools.map(({ name, public: shown }) => [name, shown])).toEqual([
      ["_private", false],
      ["public", true],
      ["connects", false],
    ]);
    expect(code.tool("connects")).toMatchObject({
      inputSchema: null,
      description: "cannot be a tool: Parameter 'thing': 'Thing' is no type that JSON has",
    });
  });

  it("are what __all__ says in a package (F61)", async () => {
    const code = await python(
      {
        "tools/__init__.py": `from .database import query, drop\n__all__ = ["query"]\n`,
        "tools/database.py": `from .words import SELECT\ndef query(table: str):\n    return SELECT + table\ndef drop(table: str): ...\n`,
        "tools/words.py": `SELECT = "select * from "\n`,
      },
      { load: ["tools/__init__.py"] },
    );
    expect(code.tool("query")).toMatchObject({
      public: true,
      source: { file: "tools/database.py", line: 2 },
    });
    expect(code.tool("drop").public).toBe(false);
    expect(await code.call("query", { table: "a" })).toBe("select * from a");
  });

  it("may be asynchronous, block, print, and return whatever Python has", async () => {
    const code = await python({
      "tools.py": `
import asyncio, time, datetime, dataclasses, enum, pathlib, os
class Color(enum.Enum):
    RED = "red"
@dataclasses.dataclass
class Point:
    x: int
async def later():
    await asyncio.sleep(0.01)
    return "later"
def blocks():
    print('{"type": "result", "id": 2, "value": "forged"}')
    os.write(1, b"raw")
    time.sleep(0.05)
    return asyncio.run(later())
def everything():
    return {"path": pathlib.Path("a"), Color.RED: Point(1), "set": {2, 1}, "tuple": (1, None), "day": datetime.date(2026, 1, 31), "nan": float("nan"), "bytes": b"b"}
def nothing():
    pass
`,
    });
    const all = await Promise.all(["later", "blocks", "nothing"].map((name) => code.call(name)));
    expect(all).toEqual(["later", "later", null]);
    expect(await code.call("everything")).toEqual({
      path: "a",
      red: { x: 1 },
      set: [1, 2],
      tuple: [1, null],
      day: "2026-01-31",
      nan: "nan",
      bytes: "b",
    });
  });

  it("may say what they do and need, as tools in TypeScript do", async () => {
    const code = await python({
      "tools.py": `
def look(): ...
look.effect = "none"
look.needs_approval = False
def send(text: str): ...
send.needs_approval = lambda arguments: len(arguments["text"]) > 3
def odd(): ...
odd.needs_approval = lambda arguments: "maybe"
`,
    });
    expect(code.tool("look")).toMatchObject({ effect: "none", needsApproval: false });
    const { tool, needsApproval } = code.tool("send");
    expect(needsApproval).toBe("asks");
    expect(await code.process.judge(tool, { text: "abc" })).toMatchObject({ needed: false });
    expect(await code.process.judge(tool, { text: "abcd" })).toMatchObject({ needed: true });
    expect(await code.process.judge(tool, {})).toMatchObject({
      needed: null,
      error: "KeyError: 'text'",
    });
    expect(await code.process.judge(code.tool("odd").tool, {})).toMatchObject({ needed: null });
  });

  it("give the model a sentence when they fail, and the log the author's own lines", async () => {
    const code = await python({
      "tools.py": `
from pydantic_ai import ModelRetry
def fails(n: int):
    if n < 0:
        raise ValueError("n must not be negative")
    raise ModelRetry("Try a smaller number.")
def exits():
    raise SystemExit(3)
`,
    });
    expect(await code.call("fails", { n: -1 })).toEqual({
      error: "ValueError: n must not be negative",
    });
    expect(await code.call("fails", { n: 1 })).toEqual({ error: "Try a smaller number." });
    expect(await code.call("exits")).toEqual({ error: "SystemExit: 3" });
    await code.process.end();
    const trace = await code.process.gone;
    expect(trace).toContain('tools.py", line 5, in fails');
    expect(trace).not.toContain("llm_do_host");
  });
});

describe("models of pydantic", () => {
  // A stand-in with the two methods that are used: no package needs to be installed for this test.
  const pydantic = `
class ValidationError(Exception):
    def errors(self):
        return [{"loc": ("age",), "msg": "too young", "input": 3}]
class BaseModel:
    __pydantic_validator__ = object()
    def __init__(self, **fields):
        self.__dict__.update(fields)
    def model_dump(self, mode):
        return dict(self.__dict__)
class TypeAdapter:
    def __init__(self, kind):
        self.kind = kind
    def json_schema(self, ref_template):
        return {"$ref": ref_template.format(model=self.kind.__name__), "$defs": {self.kind.__name__: {"type": "object"}}}
    def validate_python(self, value):
        if value["age"] < 18:
            raise ValidationError()
        return self.kind(**value)
`;

  it("come as pydantic describes them and arrive as instances", async () => {
    const code = await python({
      "tools.py": `
from pydantic import BaseModel
class Person(BaseModel):
    age: int
def greet(person: Person, others: list[Person]) -> Person:
    return type(person)(age=person.age + len(others))
`,
      "pydantic.py": pydantic,
    });
    expect(code.tool("greet").inputSchema).toMatchObject({
      properties: {
        person: { $ref: "#/$defs/Person" },
        others: { items: { $ref: "#/$defs/Person" } },
      },
      $defs: { Person: { type: "object" } },
    });
    expect(await code.call("greet", { person: { age: 20 }, others: [{ age: 30 }] })).toEqual({
      age: 21,
    });
    expect(await code.call("greet", { person: { age: 3 }, others: [] })).toEqual({
      error: "'person.age' must be valid (too young), not 3.",
    });
  });
});
