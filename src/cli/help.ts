import { COMMANDS } from "./commands.ts";
import type { Command } from "./invocation.ts";

/** `llm-do --help` */
export function overview(): string {
  return [
    "Run LLM workers found in a repository; every tool call that needs approval asks first.",
    "",
    'Usage: llm-do [run] [DIR | FILE.worker | NAME] "INPUT"',
    "       llm-do COMMAND …",
    "",
    "Commands:",
    ...table(COMMANDS.map(({ name, summary }) => [name, summary])),
    "",
    "`llm-do COMMAND --help` explains one of them, `llm-do --version` says which version this is.",
    "Exit codes: 0 done, 1 failed or denied, 2 wrong usage, 3 waits for a decision, 130 interrupted.",
  ].join("\n");
}

/** `llm-do runs --help` */
export function groupHelp(group: string): string {
  const commands = COMMANDS.filter(({ name }) => name.startsWith(`${group} `));
  return [
    `Usage: llm-do ${group} COMMAND …`,
    "",
    "Commands:",
    ...table(commands.map(({ name, summary }) => [name, summary])),
    "",
    "RUN is the id of a run, or its first characters.",
  ].join("\n");
}

/** `llm-do run --help` */
export function commandHelp(command: Command): string {
  const usage = command.forms.map((form, index) =>
    `${index === 0 ? "Usage:" : "      "} llm-do ${command.name} ${form}`.trimEnd(),
  );
  const options = Object.entries(command.options).map(([name, option]): [string, string] => {
    const short = option.short ? `-${option.short}, ` : "";
    const alias = option.alias ? `, --${option.alias}` : "";
    return [`${short}--${name}${alias}${option.value ? ` ${option.value}` : ""}`, option.meaning];
  });
  return [
    `${command.summary}.`,
    "",
    ...usage,
    ...(command.details ?? []).flatMap((paragraph) => ["", ...wrap(paragraph)]),
    "",
    "Options:",
    ...table(options),
  ].join("\n");
}

function table(rows: [string, string][]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

const WIDTH = 88;

function wrap(paragraph: string): string[] {
  const lines = [""];
  for (const word of paragraph.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}
