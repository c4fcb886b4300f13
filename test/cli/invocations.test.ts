import { describe, expect, test } from "vitest";
import { openKeyboard, worker } from "./keyboard.ts";

/** Projects as each version of the language wrote them, in words of our own. */
const says = (name: string) => `  ${name}: [{ text: "${name}: {{input}}" }]\n`;
const answers = (...names: string[]) => `workers:\n${names.map(says).join("")}`;
const writes = `workers:
  main:
    - calls: [{ tool: write_file, input: { path: out.txt, content: "{{input}}" } }]
    - either: [{ when: Not executed, text: refused }, { text: written }]
`;
const model = "model: scripted:answers.yaml";

const D4 = {
  "main.worker": worker("toolsets: { delegation: { allow_workers: ['*'] } }"),
  "workers/reviewer.worker": worker(""),
  "answers.yaml": answers("main", "reviewer"),
  "data.json": '{"topic": "tea"}',
  "deck.pdf": "%PDF-1.4",
  "notes.txt": "Take notes.",
};
const NO_MAIN = { "workers/reviewer.worker": worker(""), "answers.yaml": answers("reviewer") };
const D19 = {
  "main.worker": worker("toolsets: { filesystem: {} }"),
  "answers.yaml": writes,
};
const D25 = {
  "main.worker": worker("toolsets: { helper: {} }"),
  "helper.worker": worker(""),
  "tools.py": "def shout(text: str) -> str:\n    return text.upper()\n",
  "answers.yaml": answers("main", "helper"),
};
const GF = {
  "app/golem-forge.config.yaml": "sandbox: { root: . }\n",
  "app/main.worker": `---\nname: painter\n${model}\ntoolsets: { filesystem: {} }\n---\nPaint.\n`,
  "app/answers.yaml": answers("painter"),
  "app/sketch.png": "not really",
  "index/index.worker": `---\nname: first\n${model}\n---\nHi.\n`,
  "index/answers.yaml": answers("first"),
  "words.txt": "from a file\n",
};
const TODAY = {
  "project.yaml": `name: today\nmodel: scripted:answers.yaml\n`,
  "main.worker": "---\n---\nHi.",
  "workers/special.worker": "---\n---\nHi.",
  "strict.worker": "---\nallow_empty_input: false\n---\nHi.",
  "talks.worker": "---\nmode: single\n---\nHi.",
  "old.yaml": "name: old\ninstructions: Do it.\n",
  "alone/lone.worker": worker(""),
  "alone/answers.yaml": answers("lone"),
  "answers.yaml": answers("main", "special", "strict", "talks"),
};

type Row = [files: Record<string, string>, args: string[], code: number, said: string];

const ROWS: Record<string, Row[]> = {
  "D4: TARGET [MSG]": [
    [
      D4,
      ["reviewer", "Look", "--model", "scripted:answers.yaml", "--approve-all"],
      0,
      "reviewer: Look",
    ],
    [NO_MAIN, ["reviewer", "--approve-all"], 0, "reviewer: (no input)"],
    [D4, [".", "Hello"], 0, "main: Hello"],
    [D4, ["reviewer", "--input", '{"topic": "tea"}'], 0, '"topic": "tea"'],
    [D4, ["reviewer", "--input", "data.json"], 0, '"topic": "tea"'],
    [D4, ["reviewer", "--input", "plain text"], 0, "reviewer: plain text"],
    [D4, ["reviewer", "Look", "--attachments", "notes.txt", "--strict"], 0, "reviewer: Look"],
    [D4, ["reviewer", "Look", "--attachments", "notes.txt", "data.json"], 0, "reviewer: Look"],
    [D4, ["Look", "--entry", "workers/reviewer"], 0, "reviewer: Look"],
    [D4, ["--registry", ".", "reviewer"], 0, "reviewer: (no input)"],
    [D4, ["reviewer", "Hi", "--creation-defaults", '{"default_model":"scripted:x.yaml"}'], 0, "Hi"],
    [D4, ["reviewer", "Hi", "--creation-defaults", '{"model":"x"}'], 2, '"model"'],
    [D4, ["reviewer", "Hi", "--creation-defaults", '{"default_toolsets":{"shel":{}}}'], 2, "shell"],
    [D4, ["reviewer", "Hi", "--creation-defaults", "none.json"], 2, "none.json"],
    [D4, ["reviewer", "Hi", "--set", "description=x", "--debug", "--no-rich"], 0, "reviewer: Hi"],
  ],
  "D19: [MSG] --dir --worker": [
    [D19, ["Hello", "--approve-all"], 0, "written"],
    [D19, ["Hello", "--strict"], 1, "refused"],
    [D19, ["Hello", "--headless"], 1, "refused"],
    [D19, ["Hello", "--headless", "--approve-all", "--no-tui"], 0, "written"],
    [D19, ["Hello", "--approve-all", "--strict"], 2, "exclude each other"],
    [D19, ["Hello"], 3, "1 call waits for a decision"],
    [D4, ["--worker", "reviewer", "Look"], 0, "reviewer: Look"],
    [D4, ["--dir", ".", "--tool", "reviewer", "Look"], 0, "reviewer: Look"],
    [D19, ["--approve-all"], 0, "written"],
  ],
  "D25, J1, J5: FILES… [PROMPT]": [
    [D25, ["main.worker", "tools.py", "helper.worker", "Go", "now"], 0, "main: Go now"],
    [D25, ["main.worker", "helper.worker", "--entry", "helper", "Go"], 0, "helper: Go"],
    [
      D25,
      ["main.worker", "helper.worker", "-e", "helper", "-m", "scripted:answers.yaml", "Go"],
      0,
      "helper: Go",
    ],
    [D25, ["helper.worker", "Go", "-vv", "--tui"], 0, "helper: Go"],
    [D19, ["main.worker", "Go", "--reject-all"], 1, "refused"],
    [D25, ["main.worker", "-s", 'description="it"', "Go"], 0, "main: Go"],
  ],
  "GF: [dir] [input…]": [
    [GF, ["app", "Hello,", "you"], 0, "painter: Hello, you"],
    [GF, ["app", "-i", "Hello"], 0, "painter: Hello"],
    [GF, ["app", "--input", "Hello", "-a", "approve_all"], 0, "painter: Hello"],
    [GF, ["app", "-f", "words.txt"], 0, "painter: from a file"],
    [GF, ["app", "Hello", "--approval", "auto_deny", "--trace", "quiet"], 0, "painter: Hello"],
    [GF, ["app", "Hello", "--approval", "never"], 2, "interactive, approve_all or auto_deny"],
    [GF, ["app", "Hello", "--trace", "loud"], 2, "quiet, summary, full, debug"],
    [GF, ["app", "Hello", "-t", "full", "--auto-approve", "--headless"], 0, "painter: Hello"],
    [GF, ["app", "Hello", "--project", "."], 2, "first word"],
    [GF, ["app"], 0, "painter: (no input)"],
    [GF, ["index", "Hello"], 0, "first: Hello"],
  ],
  "today's": [
    [TODAY, ["project.yaml", "Hello"], 0, "main: Hello"],
    [TODAY, ["--entry", "workers/special", "Hello"], 0, "special: Hello"],
    [TODAY, [".", "--entry", "workers/special", "Hello"], 0, "special: Hello"],
    [TODAY, ["alone/lone.worker", "--no-project", "Hello"], 0, "lone: Hello"],
    [TODAY, ["old.yaml", "Hello"], 2, "Rename it to old.worker"],
    [TODAY, ["special"], 0, "To run the worker: llm-do run special"],
    [TODAY, ["run", "strict"], 2, "allow_empty_input: false"],
    [TODAY, ["run", "strict", "Hello"], 0, "strict: Hello"],
    [TODAY, ["run", "talks", "Hello", "--chat"], 3, "waits for your reply"],
    [TODAY, ["--", "-v is an option"], 0, "main: -v is an option"],
    [TODAY, ["Hello", "--verbose"], 0, "model=scripted:answers.yaml from project.yaml"],
    [TODAY, ["Hello", "-v"], 0, "1 turn, "],
  ],
};

for (const [title, rows] of Object.entries(ROWS)) {
  describe(`${title} (F80-F82, C3, C17)`, () => {
    test.each(rows)("%#: llm-do $1", async (files, args, code, said) => {
      const { run } = await openKeyboard(files, "none");
      const finished = await run(args);
      expect(finished).toMatchObject({ code });
      expect(finished.stdout + finished.stderr).toContain(said);
    });
  });
}

test("what is piped in is the input, blank is none (F82)", async () => {
  const { run } = await openKeyboard(D25, "none");
  expect((await run(["main.worker"], { stdin: "from a pipe\n" })).stdout).toBe(
    "main: from a pipe\n",
  );
  expect((await run(["main.worker"], { stdin: " \n" })).stdout).toBe("main: (no input)\n");
});

test("--creation-defaults FILE stands in the worker that is asked about (F97)", async () => {
  const { json } = await openKeyboard({
    "main.worker": worker("toolsets: { delegation: { worker_create: {} } }"),
    "answers.yaml": `workers:
  main: [{ calls: [{ tool: worker_create, input: { name: helper, instructions: Help. } }] }]
`,
    "defaults.json":
      '{"default_model": "scripted:other.yaml", "default_toolsets": {"filesystem": {}}}',
  });
  const { code, lines } = await json(["make one", "--creation-defaults", "defaults.json"]);
  expect(code).toBe(3);
  const request = lines.find(({ type }) => type === "approval_request");
  expect(JSON.stringify(request)).toContain("model: scripted:other.yaml");
  expect(JSON.stringify(request)).toContain("filesystem: {}");
});

test("--headless asks nobody, even where somebody sits", async () => {
  const { sit } = await openKeyboard(D19, "none");
  expect(await sit(["Hello", "--headless"], [])).toMatchObject({ code: 1 });
  expect(await sit(["Hello", "--headless", "--approval", "interactive"], [])).toMatchObject({
    code: 3,
  });
});

test("--quiet says the result and nothing else", async () => {
  const { run } = await openKeyboard(D19, "none");
  const finished = await run(["Hello", "--approve-all", "--quiet"]);
  expect(finished).toEqual({ code: 0, stdout: "written\n", stderr: "" });
});

test("--debug says where in our code an error arose, once per message", async () => {
  const { run } = await openKeyboard(D19, "none");
  const { stderr } = await run(["Hello", "--approval", "never", "--debug"]);
  expect(stderr.split("--approval is")).toHaveLength(2);
  expect(stderr).toMatch(/^\s+at .*run-settings/m);
});

test("a picture among the words is an attachment in golem-forge projects, and words elsewhere", async () => {
  const { run } = await openKeyboard(GF, "none");
  const { stdout } = await run(["app", "sketch.png", "--json", "--no-store"]);
  const [first] = stdout.split("\n").map((line) => JSON.parse(line || "null"));
  expect(first).toMatchObject({
    type: "initial_request",
    user_input: "",
    attachments: ["app/sketch.png"],
  });
  const elsewhere = await openKeyboard({ ...TODAY, "sketch.png": "x" }, "none");
  expect((await elsewhere.run([".", "sketch.png"])).stdout).toBe("main: sketch.png\n");
});
