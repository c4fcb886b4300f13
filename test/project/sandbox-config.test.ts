import { describe, expect, test } from "vitest";
import { parseManifest } from "../../src/project/manifest.ts";
import { Diagnostics } from "../../src/project/problem.ts";
import { parseWorker } from "../../src/project/worker.ts";

function read(settings: string, manifest = "") {
  const diagnostics = new Diagnostics();
  const parsed = parseManifest({ file: "project.yaml", text: manifest, diagnostics });
  const { worker, problems } = parseWorker({
    file: "main.worker",
    text: `---\n${settings}\n---\nWork.\n`,
    sandboxDefaults: parsed.sandbox,
  });
  const messages = problems.map(
    ({ severity, message, location: { line, column } }) =>
      `${severity} ${line}:${column} ${message}`,
  );
  return { sandbox: worker?.sandbox, messages };
}

function readManifest(text: string) {
  const diagnostics = new Diagnostics();
  const { manifest } = parseManifest({ file: "project.yaml", text, diagnostics });
  return {
    sandbox: manifest.sandbox,
    messages: diagnostics.problems.map(({ message }) => message),
  };
}

const NOTHING = {
  root: "",
  paths: null,
  restrict: null,
  readonly: false,
  approval: { write: null, delete: null },
};
const PATH = {
  mode: "ro",
  suffixes: null,
  maxFileBytes: null,
  read: null,
  write: null,
} as const;

describe("sandbox of a worker (F9, F10)", () => {
  test.each([
    ["{paths: {input: {root: ./input}}}", { paths: { input: { ...PATH, root: "input" } } }],
    ["{paths: {input: }}", { paths: { input: { ...PATH, root: "input" } } }],
    ["{paths: {all: {root: ., mode: rw}}}", { paths: { all: { ...PATH, root: "", mode: "rw" } } }],
    [
      "{paths: {n: {root: a/b/, suffixes: [.TXT, .log], max_file_bytes: 100000, write_approval: true}}}",
      {
        paths: {
          n: {
            ...PATH,
            root: "a/b",
            suffixes: [".txt", ".log"],
            maxFileBytes: 100_000,
            write: "ask",
          },
        },
      },
    ],
    [
      "{paths: {n: {mode: rw, writeApproval: off, read_approval: blocked}}}",
      { paths: { n: { ...PATH, root: "n", mode: "rw", write: "pre_approved", read: "blocked" } } },
    ],
    [
      "{zones: [{name: scratch, mode: rw}]}",
      { paths: { scratch: { ...PATH, root: "scratch", mode: "rw" } } },
    ],
    ["{restrict: /src, readonly: true}", { restrict: "src", readonly: true }],
    ["{restrict: ./a//b/}", { restrict: "a/b" }],
    ["{readonly: yes}", { readonly: true }],
  ])("%s", (text, expected) => {
    expect(read(`sandbox: ${text}`)).toEqual({
      sandbox: { ...NOTHING, ...expected },
      messages: [],
    });
  });

  test.each([
    "{}",
    "",
    "{restrict: /}",
    "{readonly: false}",
    "{paths: {}}",
    "{network_enabled: true}",
  ])("%j bounds nothing", (text) => {
    expect(read(`sandbox: ${text}`)).toEqual({ sandbox: null, messages: [] });
  });

  test.each([
    ["{redonly: true}", '3:?Unknown key "redonly" in "sandbox". Did you mean "readonly"?'],
    ["{paths: {in: {rot: x}}}", 'Unknown key "rot" in "sandbox.paths.in". Did you mean "root"?'],
    ["{paths: {in: {mode: rwx}}}", "must be ro (read) or rw (read and write), not"],
    [
      "{paths: {in: {root: ../x}}}",
      '"../x" is outside the workspace. Name a folder of the workspace',
    ],
    ["{paths: {in: {root: /etc}}}", '"/etc" is outside the workspace.'],
    ["{paths: {in: {root: ~/x}}}", '"~/x" is outside the workspace.'],
    [
      "{paths: {a/b: {}}}",
      "The name of a path is made of letters, digits, '_', '-' and '.', not \"a/b\".",
    ],
    ["{paths: {in: {suffixes: []}}}", "is empty, which would allow no file."],
    [
      "{paths: {in: {suffixes: [pdf]}}}",
      '"pdf" has no dot in front; ".pdf" is what file names end in.',
    ],
    ["{paths: {in: {max_file_bytes: 0}}}", "must be a whole number of at least 1"],
    ["{paths: [in]}", 'must be a map with a "name".'],
    ["{restrict: ../x}", '"../x" is outside the workspace.'],
    ["{readonly: maybe}", 'must be true or false, not "maybe".'],
  ])("%s: %s", (text, message) => {
    const { messages } = read(`sandbox: ${text}`);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(message.replace(/^3:\?/, ""));
  });

  test("the manifest's paths are merged under the worker's, setting by setting (F31)", () => {
    const manifest = "sandbox: {paths: {input: {root: ./in, suffixes: [.md]}, output: {mode: rw}}}";
    expect(read("sandbox: {paths: {input: {max_file_bytes: 5}, own: {}}}", manifest)).toEqual({
      sandbox: {
        ...NOTHING,
        paths: {
          input: { ...PATH, root: "in", suffixes: [".md"], maxFileBytes: 5 },
          output: { ...PATH, root: "output", mode: "rw" },
          own: { ...PATH, root: "own" },
        },
      },
      messages: [],
    });
    expect(read("sandbox: {readonly: true}", manifest).sandbox?.paths).toBeNull();
  });
});

describe("a sandbox beside a shell", () => {
  const shell = "toolsets: {shell: {default: ask}}";

  test.each([
    ["{restrict: /src}", ""],
    ["{network_enabled: false}", ""],
    ["{}", "sandbox: {paths: {input: {}}}"],
  ])("%s with the manifest %j is a warning: commands are not confined", (sandbox, manifest) => {
    const { messages } = read(`${shell}\nsandbox: ${sandbox}`, manifest);
    expect(messages).toEqual([
      'warning 2:12 The shell is not confined by "sandbox": its commands reach the whole workspace and the network. Let its rules allow only what may do that.',
    ]);
  });

  test.each(["{}", "{network_enabled: true}", "{approval: {write: ask}}"])(
    "%s promises nothing that a shell breaks",
    (sandbox) => {
      expect(read(`${shell}\nsandbox: ${sandbox}`).messages).toEqual([]);
    },
  );
});

describe("sandbox of a manifest", () => {
  test.each([
    ["{root: .}", null],
    ["{root: workspace}", { ...NOTHING, root: "workspace" }],
    ["{root: /, readonly: true}", { ...NOTHING, readonly: true }],
    [
      "{approval: {write: preApproved, delete: blocked}}",
      { ...NOTHING, approval: { write: "pre_approved", delete: "blocked" } },
    ],
    [
      "{paths: {input: {root: ./input, mode: ro}}, network_enabled: false}",
      { ...NOTHING, paths: { input: { ...PATH, root: "input" } } },
    ],
  ])("%s", (text, sandbox) => {
    expect(readManifest(`sandbox: ${text}`)).toEqual({ sandbox, messages: [] });
  });

  test.each([
    ["tools/project.yaml", "{root: .}", "tools"],
    ["tools/project.yaml", "{root: work}", "tools/work"],
    ["tools/.llm-do/project.yaml", "{root: work}", "tools/work"],
    [".github/llm-do/project.yaml", "{root: work}", "work"],
    ["tools/project.yaml", "{readonly: true}", ""],
  ])("%s with %s is relative to the project, not to the workspace", (file, text, root) => {
    const diagnostics = new Diagnostics();
    const { manifest } = parseManifest({ file, text: `sandbox: ${text}\n`, diagnostics });
    expect(manifest.sandbox?.root).toBe(root);
  });

  test("says what is wrong once, however many workers there are", () => {
    const manifest = "sandbox: {paths: {input: {rot: x}}}";
    expect(readManifest(manifest).messages).toHaveLength(1);
    expect(read("sandbox: {paths: {own: {}}}", manifest).messages).toEqual([]);
  });
});
