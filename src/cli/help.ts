import { COMMANDS, GROUPS } from "./commands.ts";
import type { Command, Option } from "./invocation.ts";

/** `llm-do --help`: fits a terminal of 80 columns and 24 lines. */
export function overview(): string {
  const single = COMMANDS.filter(({ name }) => !name.includes(" "));
  const groups = Object.entries(GROUPS).map(([group, about]): [string, string] => {
    const names = commandsOf(group).map(({ name }) => name.slice(group.length + 1));
    return [group, `${about}: ${names.join(", ")}`];
  });
  return [
    "Run LLM workers that are files of a project. A tool call that needs approval",
    "asks you, or waits for you where nobody can be asked.",
    "",
    'Usage: llm-do [DIR | FILE.worker | NAME] "INPUT"',
    "       llm-do COMMAND …",
    "",
    "Commands:",
    ...table([...single.map(({ name, summary }): [string, string] => [name, summary]), ...groups]),
    "",
    'Begin with `llm-do init my-project`, then `llm-do my-project "Hello"`.',
    "`llm-do COMMAND --help` explains a command, `llm-do --version` says which it is.",
    "Exit codes: 0 done, 1 failed or denied, 2 wrong usage, 3 waits for a decision,",
    "130 interrupted.",
  ].join("\n");
}

/** `llm-do runs --help` */
export function groupHelp(group: string): string {
  return [
    `Usage: llm-do ${group} COMMAND …`,
    "",
    "Commands:",
    ...table(commandsOf(group).map(({ name, summary }) => [name, summary])),
    "",
    group === "runs"
      ? "RUN is the id of a run, or its first characters."
      : `\`llm-do ${group} COMMAND --help\` explains one of them.`,
  ].join("\n");
}

/** `llm-do run --help` */
export function commandHelp(command: Command): string {
  const usage = command.forms.map((form, index) =>
    `${index === 0 ? "Usage:" : "      "} llm-do ${command.name} ${form}`.trimEnd(),
  );
  const shown = Object.entries(command.options).filter(([, { hidden }]) => !hidden);
  return [
    `${command.summary}.`,
    "",
    ...usage,
    ...(command.details ?? []).flatMap((paragraph) => ["", ...wrap(paragraph, WIDTH)]),
    "",
    "Options:",
    ...table(shown.map(([name, option]) => [spelling(name, option), option.meaning])),
  ].join("\n");
}

/** `-e, --worker, --entry NAME`, as the help and docs/cli.md write it. */
export function spelling(name: string, { short, alias, value }: Option): string {
  const words = [...(short ? [`-${short}`] : []), `--${name}`, ...(alias ? [`--${alias}`] : [])];
  return `${words.join(", ")}${value ? ` ${value}` : ""}`;
}

function commandsOf(group: string): Command[] {
  return COMMANDS.filter(({ name }) => name.startsWith(`${group} `));
}

const WIDTH = 80;
/** A left column that is wider stands on a line of its own. */
const WIDEST = 26;

function table(rows: [string, string][]): string[] {
  const width = Math.min(WIDEST, Math.max(...rows.map(([left]) => left.length)));
  return rows.flatMap(([left, right]) => {
    const [first = "", ...more] = wrap(right, WIDTH - width - 4);
    const indent = " ".repeat(width + 4);
    const rest = more.map((line) => indent + line);
    if (left.length > width) return [`  ${left}`, indent + first, ...rest];
    return [`  ${left.padEnd(width)}  ${first}`, ...rest];
  });
}

function wrap(paragraph: string, width: number): string[] {
  const lines = [""];
  for (const word of paragraph.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}
