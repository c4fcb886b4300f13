import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../src/cli/commands.ts";
import { spelling } from "../../src/cli/help.ts";
import type { Command, Option } from "../../src/cli/invocation.ts";
import { COMMON } from "../../src/cli/project-commands.ts";
import { openKeyboard, WRITES } from "./keyboard.ts";

const PAGE = readFileSync("docs/cli.md", "utf8");

function between(marker: string): string {
  const [, text = ""] = PAGE.split(`<!-- ${marker} -->\n\n`);
  return text.split(`\n\n<!-- /${marker} -->`)[0] ?? "";
}

const cell = (text: string) => text.replaceAll("|", "\\|");
const option = (name: string, said: Option) => `\`${cell(spelling(name, said))}\``;
const table = (head: [string, string], rows: [string, string][]) =>
  [head, ["---", "---"], ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

function optionRows({ options }: Pick<Command, "options">, hidden = false): [string, string][] {
  return Object.entries(options)
    .filter(([, said]) => (said.hidden ?? false) === hidden)
    .map(([name, said]) => [option(name, said), cell(said.meaning)]);
}

describe("docs/cli.md", () => {
  test("lists every command with the options that are its own", () => {
    const rows = COMMANDS.map(({ name, forms, summary, options }): [string, string] => {
      const own = Object.entries(options).filter(([word]) => name !== "run" && !(word in COMMON));
      const also = own.map(([word, said]) => option(word, said)).join(", ");
      const words = forms
        .map((form) => `\`${`llm-do ${name} ${cell(form)}`.trim()}\``)
        .join("<br>");
      return [words, `${summary}${also ? `. Options: ${also}` : ""}`];
    });
    expect(between("commands")).toBe(table(["command", "what it does"], rows));
  });

  test("lists every option of a run", () => {
    const [run] = COMMANDS;
    if (!run) throw new Error("no commands");
    expect(between("options")).toBe(table(["option", "meaning"], optionRows(run)));
    expect(between("spellings")).toBe(table(["option", "is"], optionRows(run, true)));
  });

  test("shows the events of a run as they are (J1 types, §2.9)", async () => {
    const { json } = await openKeyboard(WRITES);
    const { lines } = await json(["milk"]);
    const shown = lines.map(({ chain, worker, depth, parent_call_id, ts, seq, ...event }, at) => {
      const { request: _, openRequests: __, usage: ___, ...short } = event;
      const time = { ts: "2026-11-30T06:17:00.000Z" };
      const common = at === 0 ? { worker, depth, chain, parent_call_id, ...time, seq } : {};
      const run = short.run ? { run: "4e69df5ebeb5" } : {};
      const duration = short.duration_sec === undefined ? {} : { duration_sec: 0.8 };
      return JSON.stringify({ ...short, ...run, ...duration, ...common });
    });
    expect(between("events")).toBe(`\`\`\`json\n${shown.join("\n")}\n\`\`\``);
  });
});
