/** Valid files of every dialect, and ways to break them, the same in every run. */

export interface Mutation {
  title: string;
  text: string;
}

/** A worker or manifest per dialect, with every key that the dialect has. */
export const VALID: Record<string, string> = {
  "D4 sandbox and allow_workers": `---
description: Coordinate the evaluations → one report.
name: main
model: null
sandbox:
  paths:
    input: {root: ./input, mode: ro, suffixes: [.pdf, .txt], max_file_bytes: 10000000}
    output:
      root: ./output
      mode: rw
      write_approval: true
toolsets:
  filesystem: {}
  shell:
    # only these
    rules:
      - pattern: git log
        approval_required: false
      - pattern: wc
    default: {approval_required: true}
  delegation:
    allow_workers:
    - helper
  custom:
    calculate: {pre_approved: true}
    fetch: {}
attachment_policy:
  max_attachments: 1
  max_total_bytes: 10000000
  allowed_suffixes: [.pdf]
locked: false
---

Read input/ with list_files, then worker_call(worker="helper", input_data={}).
`,
  "D19 delegation": `---
name: main
description: Flat.
compatible_models: ["anthropic:*"]
toolsets:
  filesystem: {read_approval: false, write_approval: true}
  delegation:
    helper: {}
    worker_create: {output_dir: ./generated}
    worker_call: {}
server_side_tools:
- tool_type: web_search
  max_uses: 3
  allowed_domains: [example.org]
output_schema_ref: answer
---
Call _worker_helper(input). {{ file('RULES.md') }} Costs \${{ secrets.X }}.`,
  "S4 without the first fence": `name: orchestrator
description: Orchestrates
toolsets:
  filesystem:
    read_approval: false
  delegation:
    helper: {}
---

You coordinate.
`,
  "J1 toolsets by name": `---
name: main
model: anthropic:claude-haiku-4-5
toolsets:
  calc_tools:
    _approval_config:
      add: {pre_approved: true}
  helper:
    _approval_config: {helper: {pre_approved: true}}
  llm_do.toolsets.shell.ShellToolset:
    rules: [{pattern: mv, approval_required: true}]
  my_pkg.mod.MyToolset: {limit: 3}
---
Use helper(input="…").
`,
  "golem-forge": `---
name: calculator
description: |
  **Purpose**: Don’t guess.
  **Example**: calculator({ input: "2+2" })
mode: chat
max_context_tokens: 8000
allow_empty_input: true
compatible_models: ["anthropic:claude-*", "google:gemini-*-flash*"]
toolsets:
  filesystem: {}
  workers:
    allowed_workers: [helper]
  custom:
    module: "./tools.ts"
    tools:
      - calculateFibonacci
    approval:
      default: ask
      tools:
        calculateFibonacci: preApproved
sandbox:
  restrict: /notes
  readonly: true
  approval: {write: preApproved, delete: blocked}
---
You are a calculator.
`,
  "YAML throughout": `name: editor
description: Edits
model: &m anthropic:claude-haiku-4-5
vars: {tone: dry, copy: *m}
templating: none
instructions: |
  Edit the text.
  ---
  Never more.
toolsets: [filesystem, shell: {approval: ask}]
output_schema: {type: object, properties: {a: {type: string}}}
`,
  "November 2025": `---
name: old
allow_workers: [helper]
custom_tools: [fetch]
shell_rules:
  - {pattern: ls, allowed: true, approval_required: false}
shell_default: {allowed: false}
tool_rules:
  sandbox.write: {name: sandbox.write, allowed: true, approval_required: true}
sandbox: {paths: {out: {root: ./out, mode: rw}}}
entry: true
schema_in_ref: schemas.py:Input
---
Old.
`,
  "a manifest": `# manifest
name: program
version: 1.0.0
model: anthropic:claude-haiku-4-5
dependencies: [utils, legal@2.0]
exports: [workers/main]
sandbox: {root: ".", readonly: false}
approval: {mode: interactive}
delegation: {maxDepth: 5, allow_cycles: false, inherit_model: yes}
workerPaths: [workers]
vars: {tone: dry}
attachment_policy: {max_attachments: 2}
toolsets:
  filesystem: {write_approval: false}
`,
};

const INSERTED = [
  "\u0000",
  "\ufeff",
  "\t",
  "\r",
  "\u202e",
  "\ud800",
  "{",
  "]",
  "'",
  '"',
  "*unknown",
  "&a ",
  "!!python/object:os.system ",
  "!tag ",
  "? ",
  "- ",
  ": ",
  "\n---\n",
  "\n...\n",
  "%YAML 1.1\n",
  "<<: *m\n",
  "{{",
  "__proto__: {}\n",
  "1e999",
  "|",
  ">",
];

const REPLACED: [string, string][] = [
  ["a map", "{a: {b: c}}"],
  ["a list", "[[], {}]"],
  ["a number", "-1"],
  ["infinity", ".inf"],
  ["not a number", ".nan"],
  ["a date", "2001-12-14"],
  ["binary", "!!binary aGk="],
  ["nothing", ""],
  ["a boolean", "maybe"],
  ["a long text", "x".repeat(5000)],
];

/** Bombs and other files that no author writes. */
const WHOLE: Mutation[] = [
  { title: "an empty file", text: "" },
  { title: "blank lines", text: "\n\n  \n" },
  { title: "only fences", text: "---\n---\n" },
  { title: "only one fence", text: "---" },
  { title: "only prose", text: "Hello, please help me.\nThanks: a lot" },
  { title: "a list", text: "---\n- a\n- b\n---\nx" },
  { title: "a scalar", text: "---\n42\n---\nx" },
  { title: "NUL bytes", text: "\u0000".repeat(100) },
  {
    title: "binary",
    text: String.fromCharCode(...Array.from({ length: 256 }, (_, i) => i)).repeat(20),
  },
  { title: "only a byte order mark", text: "\ufeff" },
  { title: "two megabytes of text", text: `---\nname: a\n---\n${"word ".repeat(400_000)}` },
  { title: "a megabyte of YAML", text: `name: a\ndescription: ${"x".repeat(1_000_000)}\n` },
  { title: "brackets, deep", text: `---\na: ${"[".repeat(50_000)}\n---\nx` },
  {
    title: "braces, deep and closed",
    text: `---\na: ${"{a: ".repeat(900)}1${"}".repeat(900)}\n---\nx`,
  },
  {
    title: "indentation, deep",
    text: Array.from({ length: 300 }, (_, i) => `${" ".repeat(i)}a:`).join("\n"),
  },
  {
    title: "many keys",
    text: `${Array.from({ length: 5000 }, (_, i) => `k${i}: 1`).join("\n")}\n`,
  },
  {
    title: "many problems",
    text: `toolsets:\n${Array.from({ length: 2000 }, (_, i) => `  t${i}: {}`).join("\n")}\n---\nx`,
  },
  { title: "a key a thousand times", text: `${"name: a\n".repeat(1000)}---\nx` },
  { title: "an anchor bomb", text: bomb() },
  { title: "an anchor in itself", text: "---\ntoolsets: &a {shell: *a}\n---\nx" },
  { title: "a merge key in itself", text: "---\na: &a\n  <<: *a\n---\nx" },
  { title: "a long line of dashes", text: `${"-".repeat(100_000)}\nx` },
  { title: "many fences", text: "---\n".repeat(10_000) },
  {
    title: "a pattern of stars",
    text: `compatible_models: ["${"*a".repeat(20_000)}"]\nmodel: ${"a".repeat(20_000)}\n---\nx`,
  },
  {
    title: "quotes that never close",
    text: `---\ntoolsets: {shell: {rules: [{pattern: "git '${"a".repeat(5000)}"}]}}\n---\nx`,
  },
  { title: "a directive", text: "%TAG ! tag:x,2000:\n---\nname: a\n---\nx" },
  { title: "several documents", text: "---\nname: a\n...\n---\nname: b\n---\nx" },
  { title: "a complex key", text: "---\n? [a, b]\n: c\n---\nx" },
];

function bomb(): string {
  const levels = Array.from({ length: 20 }, (_, i) => {
    const below = i === 0 ? '"lol"' : `*a${i - 1}`;
    return `a${i}: &a${i} [${Array.from({ length: 10 }, () => below).join(", ")}]`;
  });
  return `---\n${levels.join("\n")}\n---\nx`;
}

/** A fixed sequence of numbers below one: the same files in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function insertions(dialect: string, text: string): Mutation[] {
  const next = sequence(dialect.length * 7919);
  return INSERTED.map((piece) => {
    const at = Math.floor(next() * text.length);
    const title = `${dialect}: ${JSON.stringify(piece)} at ${at}`;
    return { title, text: text.slice(0, at) + piece + text.slice(at) };
  });
}

/** Every value of a key gets every kind of other value, turn by turn. */
function replacements(dialect: string, text: string): Mutation[] {
  const keys = [...text.matchAll(/^( *)([\w.]+): .+$/gm)];
  return keys.map((key, index) => {
    const [kind, value] = REPLACED[index % REPLACED.length] ?? ["nothing", ""];
    const line = `${key[1]}${key[2]}: ${value}`;
    const start = key.index;
    return {
      title: `${dialect}: ${key[2]} is ${kind}`,
      text: text.slice(0, start) + line + text.slice(start + key[0].length),
    };
  });
}

function reshaped(dialect: string, text: string): Mutation[] {
  const lines = text.split("\n");
  const half = Math.floor(lines.length / 2);
  return [
    { title: `${dialect}: CRLF`, text: lines.join("\r\n") },
    { title: `${dialect}: CR only`, text: lines.join("\r") },
    { title: `${dialect}: a byte order mark`, text: `\ufeff${text}` },
    { title: `${dialect}: cut in half`, text: text.slice(0, Math.floor(text.length / 2)) },
    { title: `${dialect}: cut inside the first fence`, text: text.slice(2) },
    { title: `${dialect}: doubled`, text: text + text },
    { title: `${dialect}: tabs`, text: text.replaceAll("  ", "\t") },
    { title: `${dialect}: without fences`, text: text.replaceAll("---\n", "") },
    {
      title: `${dialect}: one line twice`,
      text: [...lines.slice(0, half), lines[half - 1], ...lines.slice(half)].join("\n"),
    },
    { title: `${dialect}: misspelled keys`, text: text.replace(/([a-z])([a-z])(:)/g, "$2$1$3") },
    { title: `${dialect}: capitals`, text: text.toUpperCase() },
  ];
}

export function mutations(): Mutation[] {
  const broken = Object.entries(VALID).flatMap(([dialect, text]) => [
    ...insertions(dialect, text),
    ...replacements(dialect, text),
    ...reshaped(dialect, text),
  ]);
  return [...WHOLE, ...broken];
}
