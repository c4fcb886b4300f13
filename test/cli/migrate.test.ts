import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrateWorker } from "../../src/cli/migrate-worker.ts";
import { parseWorker } from "../../src/project/worker.ts";
import { openKeyboard } from "./keyboard.ts";

const OLD = `---
name: main
# Who may be called.
allow_workers: [helper]
shell_rules:
# read only
- pattern: git log
  approval_required: false
- { pattern: rm, allowed: false }
shell_default: { allowed: true, approval_required: true }
custom_tools: [fetch_page]
tool_rules:
  sandbox.write: { allowed: true, approval_required: true }
  worker.create: { allowed: false }
sandbox:
  paths:
    notes: { root: ./notes, mode: rw }
---
Call worker_call(worker="helper").
`;

test("keys of 2025 become today's, with their comments (F86)", () => {
  expect(migrateWorker(OLD)).toMatchInlineSnapshot(`
    "---
    name: main
    sandbox:
      paths:
        notes: { root: ./notes, mode: rw }
    toolsets:
      delegation:
        # Who may be called.
        allow_workers: [ helper ]
        _approval_config:
          worker_create: blocked
      shell:
        rules:
          # read only
          - pattern: git log
            approval_required: false
          - { pattern: rm, approval: blocked }
        default: { approval_required: true }
      custom:
        fetch_page: {}
      filesystem:
        _approval_config:
          write_file: ask
          edit_file: ask
    ---
    Call worker_call(worker="helper").
    "
  `);
});

test.each([
  ["all of them", OLD],
  ["rules without a sandbox", "---\ntool_rules: { sandbox.read: { allowed: true } }\n---\nx\n"],
  ["all functions", "---\ncustom_tools: true\n---\nx\n"],
  ["beside toolsets", "---\nallow_workers: ['*']\ntoolsets: { shell: { rules: [] } }\n---\nx\n"],
])("a migrated worker means the same: %s", (_what, text) => {
  const after = migrateWorker(text);
  expect(after).not.toBe(text);
  const [was, is] = [text, after].map((source) =>
    parseWorker({ file: "main.worker", text: source }),
  );
  const problems = is?.problems.map(({ message }) => message).join("\n");
  expect(problems).not.toMatch(/is of 2025|both stand here/);
  expect(meaning(is)).toEqual(meaning(was));
  expect(migrateWorker(after)).toBe(after);
});

/** Without the places in the file. */
function meaning(parsed: ReturnType<typeof parseWorker> | undefined): unknown {
  const places = new Set(["location", "text"]);
  return JSON.parse(
    JSON.stringify(parsed?.worker, (key, value) =>
      places.has(key) ? undefined : (value as unknown),
    ),
  );
}

test.each([
  ["both forms", "---\nshell_rules: []\ntoolsets: { shell: {} }\n---\nx\n"],
  ["no YAML", "---\nallow_workers: [\n---\nx\n"],
  ["nothing old", "---\nname:   x # kept\n---\nx\n"],
])("a file is left as it is: %s", (_what, text) => {
  expect(migrateWorker(text)).toBe(text);
});

const FLAT = {
  "main.worker":
    "---\ntoolsets: { delegation: { helper: {}, rated: {} } }\n---\nCall _worker_helper(…).",
  "helper.worker": "---\nname: helper\nallow_workers: [rated]\n---\nHelp.\n",
  "helper.test.yaml": "tests: [{ expect: {} }]\n",
  "rated.worker": "---\n---\nFollow {{ file('RUBRIC.md') }}\n",
  "RUBRIC.md": "Be kind.",
  "big/worker.worker": "---\n---\nBig.\n",
  "big/templates/a.jinja": "a",
  "program.yaml": "name: flat # kept\n",
  "notes/readme.md": "no worker",
};

test("a flat registry becomes a project: the diff is shown, and written only when asked", async () => {
  const { run, directory } = await openKeyboard(FLAT);
  const shown = await run(["migrate", "."]);
  expect(shown.code).toBe(0);
  expect(shown.stdout).toMatchInlineSnapshot(`
    "diff --git a/program.yaml b/project.yaml
    rename from program.yaml
    rename to project.yaml
    diff --git a/big/worker.worker b/workers/big/worker.worker
    rename from big/worker.worker
    rename to workers/big/worker.worker
    diff --git a/big/templates/a.jinja b/workers/big/templates/a.jinja
    rename from big/templates/a.jinja
    rename to workers/big/templates/a.jinja
    diff --git a/helper.worker b/workers/helper.worker
    rename from helper.worker
    rename to workers/helper.worker
    --- a/helper.worker
    +++ b/workers/helper.worker
    @@ -1,5 +1,7 @@
     ---
     name: helper
    -allow_workers: [rated]
    +toolsets:
    +  delegation:
    +    allow_workers: [ rated ]
     ---
     Help.
    diff --git a/helper.test.yaml b/workers/helper.test.yaml
    rename from helper.test.yaml
    rename to workers/helper.test.yaml
    "
  `);
  expect(shown.stderr).toMatchInlineSnapshot(`
    "rated.worker stays where it is: its templates are looked for beside it.
    5 files; write with: llm-do migrate . --write
    "
  `);
  expect(await readFile(join(directory, "program.yaml"), "utf8")).toBe("name: flat # kept\n");

  await run(["migrate", ".", "--write"]);
  expect(await readFile(join(directory, "project.yaml"), "utf8")).toBe("name: flat # kept\n");
  expect(await readFile(join(directory, "workers/big/templates/a.jinja"), "utf8")).toBe("a");
  expect((await run(["validate"])).stderr).toMatch(/^4 workers, 0 errors/);
  expect((await run(["migrate", "."])).stdout).toBe("");
});
