import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseTestFile } from "../../src/cli/test-file.ts";
import { openKeyboard } from "./keyboard.ts";

const WORKER = `---
model: anthropic:claude-haiku-5-5
compatible_models: ["anthropic:*"]
toolsets:
  filesystem:
  shell: { rules: [{ pattern: git log, approval: preApproved }] }
---
Do it.
`;
const ANSWERS = `answers:
  main:
    - calls:
        - { tool: read_file, input: { path: notes.md } }
    - expect: milk
      calls:
        - { tool: write_file, input: { path: notes.md, content: "milk and bread" } }
    - either:
        - { when: Not executed, text: Denied. }
        - { text: '{"added": ["bread"], "count": 1}' }
files: { notes.md: milk }
`;

/** Runs one test file and returns what was printed, without times. */
async function runTests(tests: string, more: Record<string, string> = {}) {
  const { run } = await openKeyboard({ "main.worker": WORKER, "main.test.yaml": tests, ...more });
  const { code, stdout, stderr } = await run(["test"]);
  return { code, stderr, stdout: stdout.replace(/\(\d+(\.\d+)? m?s\)/g, "(time)") };
}

test("llm-do test runs workers offline, with decisions, and passes when all is as expected", async () => {
  const { code, stdout } = await runTests(`${ANSWERS}
tests:
  - name: adds bread
    decisions: { write_file: approve }
    expect:
      asks: [write_file]
      calls:
        - { tool: read_file, exact_input: { path: notes.md }, result: { contains: milk } }
        - { tool: write_file, worker: main, input: { content: { matches: "bread$" } } }
      no_calls: shell
      output: { json: { added: [bread] } }
      files: { notes.md: milk and bread, other.md: null }
  - name: is denied
    decisions: { "*": { deny: not today } }
    expect:
      calls: [{ tool: write_file, result: { contains: not today } }]
      output: Denied.
      files: { notes.md: milk }
  - name: waits for a person
    expect: { status: suspended }
`);
  expect(stdout).toMatchInlineSnapshot(`
    "ok   main.test.yaml › adds bread (time)
    ok   main.test.yaml › is denied (time)
    ok   main.test.yaml › waits for a person (time)
    3 passed, 0 failed (time)
    "
  `);
  expect(code).toBe(0);
});

test("what is otherwise than expected is shown with its line, and the exit code is 1", async () => {
  const { code, stdout } = await runTests(`${ANSWERS}
tests:
  - name: expects too much
    decisions: approve
    expect:
      asks: [shell]
      calls:
        - { tool: write_file, input: { content: { contains: butter } } }
      output: |
        {"added": ["butter"],
         "count": 1}
      files: { notes.md: { contains: butter }, none.md: text }
  - name: is not over
    expect: { output: anything }
`);
  expect(stdout).toMatchInlineSnapshot(`
    "FAIL main.test.yaml › expects too much (time)
         main.test.yaml:20:15: The output is otherwise (- expected, + got):
         @@ -1,2 +1,1 @@
         -{"added": ["butter"],
         - "count": 1}
         +{"added": ["bread"], "count": 1}
         main.test.yaml:19:11: There is no call of write_file with {"content":{"contains":"butter"}}. From there on:
           + main ▷ read_file {"path":"notes.md"}
           + main ▷ write_file {"path":"notes.md","content":"milk and bread"}
         main.test.yaml:17:13: These calls asked for approval: write_file; expected: shell.
         main.test.yaml:23:26: The file notes.md does not contain "butter":
         milk and bread
         main.test.yaml:23:57: There is no file none.md.
    FAIL main.test.yaml › is not over (time)
         main.test.yaml:24:5: The run is suspended (write_file may wait for a decision: add \`decisions:\`); expected: completed.
    0 passed, 2 failed (time)
    "
  `);
  expect(code).toBe(1);
});

test("variables and attachments reach the worker", async () => {
  const { run } = await openKeyboard({
    "main.worker": "---\nvars: { tone: kind }\n---\nBe {{ tone }}{{ mark | default('.') }}",
    "main.test.yaml": `answers: { main: [{ expect: deck.md, text: ok }] }
tests:
  - { attachments: [deck.md], files: { deck.md: slides }, expect: { output: ok } }
  - { variables: { tone: "{{ nothing }}" }, answers: { main: [{ text: ok }] }, expect: { output: ok } }
`,
  });
  expect((await run(["test"])).stdout).toContain("2 passed, 0 failed");
});

test("an input is data: what looks like a template in it reaches the model as it is", async () => {
  const { run } = await openKeyboard({
    "main.worker": "---\nvars: { tone: kind }\n---\nBe {{ tone }}.",
    "main.test.yaml": `answers: { main: [{ text: "{{input}}" }] }
tests:
  - input: "{{ tone }} {% include 'nothing.jinja' %} {{ file('main.worker') }}"
    expect: { output: "{{ tone }} {% include 'nothing.jinja' %} {{ file('main.worker') }}" }
`,
  });
  expect((await run(["test"])).stdout).toContain("1 passed, 0 failed");
});

test("a wrong answer is reported at its line in the test file", async () => {
  const { code, stdout } = await runTests(
    `${ANSWERS.replace("expect: milk", "expect: beer")}
tests:
  - expect: {}
  - expect: { status: failed, error: { contains: beer } }
`,
  );
  expect(stdout).toContain("main.test.yaml:5:7: Turn 2 of worker 'main' did not get what its");
  expect(stdout).toContain("1 passed, 1 failed");
  expect(code).toBe(1);
});

test("tests of several projects run side by side, with fixtures and answers of their own", async () => {
  const { run } = await openKeyboard({
    "a/main.worker": WORKER,
    "a/workers/sorter/worker.worker": "---\n---\nSort.",
    "a/workers/sorter/worker.test.yaml":
      "answers: answers.yaml\ntests: [{ input: b a, expect: { output: 'sorted: b a' } }]\n",
    "a/answers.yaml": 'workers: { sorter: [{ text: "sorted: {{input}}" }] }\n',
    "b/main.worker": WORKER,
    "b/fixtures/notes.md": "milk",
    "b/main.test.yaml": `answers: { main: [{ calls: [{ tool: read_file, input: { path: notes.md } }] }, { text: "{{result}}" }] }
tests: [{ files: { notes.md: { from: fixtures/notes.md } }, expect: { output: { contains: milk } } }]
`,
  });
  const { code, stdout } = await run(["test", "--json"]);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(lines.at(-1)).toEqual({ type: "result", status: "completed", passed: 2, failed: 0 });
  expect(lines[0]).toMatchObject({
    type: "test",
    status: "passed",
    at: expect.stringContaining("a/workers/"),
  });
  expect(code).toBe(0);
});

test("a file of answers that is not there is a failed test, whatever keys are set", async () => {
  const { run } = await openKeyboard({
    "main.worker": WORKER,
    "main.test.yaml": "answers: missing.yaml\ntests: [{ expect: {} }]\n",
  });
  const { code, stdout } = await run(["test"], { env: { ANTHROPIC_API_KEY: "sk-real" } });
  expect(code).toBe(1);
  expect(stdout).toContain("missing.yaml");
});

test("the example of docs/testing.md passes, and so does the one beside the greeter", async () => {
  const example = /```yaml\n(# main\.test\.yaml\n[\s\S]*?)```/.exec(
    readFileSync("docs/testing.md", "utf8"),
  )?.[1];
  const { run } = await openKeyboard({
    "main.worker": readFileSync("examples/greeter/main.worker", "utf8"),
    "main.test.yaml": example ?? "",
    "greeter.test.yaml": readFileSync("examples/greeter/main.test.yaml", "utf8"),
  });
  const { code, stdout } = await run(["test"]);
  expect(stdout).toContain("5 passed, 0 failed");
  expect(code).toBe(0);
});

describe("a mistake in a test file", () => {
  test.each([
    ["tests: []", "'tests' must not be empty"],
    ["tests: [{ expect: { outptu: x } }]", "Unknown key 'outptu'. Did you mean \"output\"?"],
    ["tests: [{ expect: { output: { match: x } } }]", "Unknown key 'match'"],
    ["tests: [{ expect: { output: { matches: '(' } } }]", "not a regular expression"],
    ["decisions: maybe\ntests: [{ expect: {} }]", "'decisions'"],
    ["tests: [{ input: x }]", "'expect' is missing"],
  ])("is told with its place: %s", (source, sentence) => {
    expect(() => parseTestFile("main.test.yaml", source)).toThrow(sentence);
    expect(() => parseTestFile("main.test.yaml", source)).toThrow(/^main\.test\.yaml:\d+:\d+: /);
  });

  test("where there is none, the command says what a test is", async () => {
    const { run } = await openKeyboard({ "main.worker": WORKER });
    const { code, stderr } = await run(["test"]);
    expect(code).toBe(2);
    expect(stderr).toContain("A test is a file such as main.test.yaml");
  });
});
