import { describe, expect, test } from "vitest";
import { parseOverride } from "../../src/project/overrides.ts";
import { renderProblem } from "../../src/project/problem.ts";
import { parseWorker } from "../../src/project/worker.ts";

describe("the value of --set (dialects 2.8)", () => {
  test.each([
    ["v=1", 1],
    ["v=1e3", 1000],
    ['v="5"', "5"],
    ["v=null", null],
    ["v=true", true],
    ["v=Yes", true],
    ["v=ON", true],
    ["v=off", false],
    ["v=No", false],
    ["v=False", false],
    ["v=0x10", "0x10"],
    ["v=.5", 0.5],
    ["v=+3", 3],
    ["v=007", 7],
    ["v=1_000", 1000],
    ["v=", ""],
    ["v=  ", ""],
    ["v= a b ", "a b"],
    ["v=a=b", "a=b"],
    ["v=[1, 2]", [1, 2]],
    ['v={"a": {"b": []}}', { a: { b: [] } }],
    ["v={a: 1}", "{a: 1}"],
    ["v=1.2.3", "1.2.3"],
    ["v=anthropic:claude-haiku-4-5", "anthropic:claude-haiku-4-5"],
  ])("%s", (text, value) => {
    expect(parseOverride(text).value).toEqual(value);
  });
});

describe("the key of --set", () => {
  test.each([
    ["model=x", ["model"]],
    [" model =x", ["model"]],
    ["a.b.c=x", ["a", "b", "c"]],
    ['["a.b"]=x', ["a.b"]],
    ['a["b.c"].d=x', ["a", "b.c", "d"]],
    ["a['b=c']=x", null],
    ["a['b c']=x", ["a", "b c"]],
    ['["a\\"b\\\\c"]=x', ['a"b\\c']],
    ['a.["b"]=x', ["a", "b"]],
    ['a[ "b" ]=x', ["a", "b"]],
  ])("%s", (text, path) => {
    if (path === null) expect(() => parseOverride(text)).toThrow("--set needs KEY=VALUE");
    else expect(parseOverride(text).path).toEqual(path);
  });

  test.each([
    "",
    "model",
    "=x",
    ".=x",
    "a..b=x",
    "a.=x",
    ".a=x",
    "a[0]=x",
    'a["b=x',
    'a["b"]c=x',
    '[""]=x',
    " . =x",
  ])("%j is no KEY=VALUE", (text) => {
    expect(() => parseOverride(text)).toThrow(
      expect.objectContaining({
        code: "usage",
        message: expect.stringContaining(JSON.stringify(text)),
      }),
    );
  });
});

function read(overrides: string[], settings = "name: a\nmodel: m:x") {
  const text = `---\n${settings}\n---\nBody`;
  return parseWorker({ file: "a.worker", text, overrides });
}

describe("what --set changes", () => {
  test.each([
    [["model=m:y"], { model: "m:y" }],
    [["model=m:y", "model=m:z"], { model: "m:z" }],
    [["model=null"], { model: null }],
    [["instructions=Other"], { instructions: "Other" }],
    [["maxContextTokens=10"], { maxContextTokens: 10 }],
    [
      ["toolsets.filesystem.write_approval=no"],
      { filesystem: { approvals: expect.objectContaining({ write_file: "pre_approved" }) } },
    ],
    [
      ['toolsets.shell.rules=[{"pattern": "ls"}]'],
      { shell: { rules: [{ words: ["ls"], approval: "ask" }] } },
    ],
    [["toolsets.shell.default=ask", "toolsets.shell=false"], { shell: null }],
    [['toolsets.custom["a"].pre_approved=true'], { code: [{ approvals: { a: "pre_approved" } }] }],
    [
      ["attachment_policy.max_attachments=0"],
      { attachments: { maxAttachments: 0, declared: true } },
    ],
  ])("%j", (overrides, expected) => {
    const { worker, problems } = read(overrides);
    expect(problems).toEqual([]);
    expect(worker).toMatchObject(expected);
  });

  test("a key that the file spells otherwise is the same key", () => {
    const { worker, problems } = read(["allow_cycles=yes"], "allowCycles: false");
    expect(problems).toEqual([]);
    expect(worker?.allowCycles).toBe(true);
  });

  test("an empty toolset of the file can be configured", () => {
    const { worker } = read(["toolsets.filesystem.approval=blocked"], "toolsets:\n  filesystem:");
    expect(worker?.filesystem?.approvals.read_file).toBe("blocked");
  });

  test("the file itself is not touched, and other keys stay", () => {
    const { worker } = read(["toolsets.shell.approval=ask"], "toolsets: {filesystem: {}}");
    expect(worker?.filesystem).not.toBeNull();
    expect(worker?.shell).not.toBeNull();
  });
});

test.each([
  [["modle=x"], 'warning: Unknown key "modle" is ignored. Did you mean "model"?'],
  [["model=[]"], 'error: "model" must be text.'],
  [
    ["model.x=1"],
    "error: Cannot navigate through non-dict field 'model' in path 'model.x'. Field is type str",
  ],
  [
    ["name=a", "vars=[1]", "vars.x=1"],
    "error: Cannot navigate through non-dict field 'vars' in path 'vars.x'. Field is type list",
  ],
  [["vars=1", "vars.x=1"], "Field is type int"],
  [["vars=1.5", "vars.x=1"], "Field is type float"],
  [["vars=no", "vars.x=1"], "Field is type bool"],
  [["toolsets.shel={}"], 'error: Unknown toolset "shel". Did you mean "shell"?'],
])("%j is reported at the option", (overrides, message) => {
  const printed = read(overrides).problems.map(renderProblem).join("\n");
  expect(printed).toContain(message);
  expect(printed).toMatch(/^--set:\d+:\d+: /m);
});

test("a wrong option is printed with its caret", () => {
  const { problems } = read(["name=b", "toolsets.filesystem.write_approval=perhaps"]);
  expect(problems.map(renderProblem).join("\n")).toMatchInlineSnapshot(`
    "--set:2:36: error: "toolsets.filesystem.write_approval" must be true or false, not "perhaps".
      2 | toolsets.filesystem.write_approval=perhaps
        |                                    ^"
  `);
});
