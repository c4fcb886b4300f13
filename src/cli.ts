import { realpathSync } from "node:fs";
import { styleText } from "node:util";
import { parseCommandLine } from "./cli/command-line.ts";
import { COMMANDS } from "./cli/commands.ts";
import { writeEvent } from "./cli/event-lines.ts";
import { commandHelp, groupHelp, overview } from "./cli/help.ts";
import { type Command, EXIT, FIRST_WORDS } from "./cli/invocation.ts";
import { say, type Terminal } from "./cli/terminal.ts";
import { LlmDoError } from "./errors.ts";
import { didYouMean } from "./near-miss.ts";

/**
 * The command line: finds the command, loads it, runs it. Returns the exit code (`EXIT`). What a person
 * must mend is said on stderr; anything else that is thrown is a defect and goes on to the caller.
 */
export async function runCli(
  argv: string[],
  env: NodeJS.ProcessEnv,
  streams: Partial<Terminal> = {},
): Promise<number> {
  const terminal: Terminal = { ...ownTerminal(env), ...streams };
  try {
    return await dispatch(argv, terminal);
  } catch (error) {
    if (!(error instanceof LlmDoError)) throw error;
    say(terminal, `Error: ${error.message}`);
    if (asksFor(argv, "--debug")) say(terminal, placesOf(error));
    if (asksFor(argv, "--json")) {
      const { code, message } = error;
      const result = { type: "result", status: "failed", error: { code, message } };
      writeEvent(terminal, result, { chain: [], parentCallId: null });
    }
    return error.code === "usage" ? EXIT.usage : EXIT.failed;
  }
}

/** Where in our code an error arose, without the message that was said. */
function placesOf(error: Error): string {
  const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [...places, ...(error.cause instanceof Error ? [`  because ${error.cause}`] : [])].join(
    "\n",
  );
}

/** Of a command line that may be too wrong to be read. */
function asksFor(argv: string[], option: string): boolean {
  return argv.slice(0, argv.indexOf("--") >>> 0).includes(option);
}

async function dispatch(argv: string[], terminal: Terminal): Promise<number> {
  const [first, second] = argv;
  if (first === undefined) {
    say(terminal, overview());
    return EXIT.usage;
  }
  if (first === "--version" || first === "-V") {
    const { VERSION } = await import("./cli/version.ts");
    terminal.stdout.write(`${VERSION}\n`);
    return EXIT.done;
  }
  if (first === "--help" || first === "-h" || (first === "help" && second === undefined)) {
    terminal.stdout.write(`${overview()}\n`);
    return EXIT.done;
  }
  const args = first === "help" ? [...argv.slice(1), "--help"] : argv;
  const found = findCommand(args);
  if (found === null) {
    const asked = args.includes("--help") || args.includes("-h");
    (asked ? terminal.stdout : terminal.stderr).write(`${groupHelp(args[0] ?? "")}\n`);
    return asked ? EXIT.done : EXIT.usage;
  }
  const parsed = parseCommandLine(found.command, found.args);
  if (parsed.flags.help) {
    terminal.stdout.write(`${commandHelp(found.command)}\n`);
    return EXIT.done;
  }
  const execute = await found.command.load();
  return execute({ ...parsed, terminal, named: found.named });
}

/** The command and what stands behind its name; null for a group without one. */
function findCommand(argv: string[]): { command: Command; args: string[]; named: boolean } | null {
  const [first = "", second = ""] = argv;
  const [plain] = COMMANDS;
  const single = COMMANDS.find(({ name }) => name === first);
  if (single) return { command: single, args: argv.slice(1), named: true };
  if (!FIRST_WORDS.includes(first)) {
    if (!plain) throw new TypeError("no commands");
    return { command: plain, args: argv, named: false };
  }
  const inGroup = COMMANDS.find(({ name }) => name === `${first} ${second}`);
  if (inGroup) return { command: inGroup, args: argv.slice(2), named: true };
  if (second === "" || second.startsWith("-")) return null;
  const names = COMMANDS.filter(({ name }) => name.startsWith(`${first} `)).map(
    ({ name }) => name.split(" ")[1] ?? "",
  );
  const hint = didYouMean(second, names) || ` There are: ${names.join(", ")}.`;
  throw new LlmDoError(`There is no command "${first} ${second}".${hint}`, { code: "usage" });
}

function ownTerminal(env: NodeJS.ProcessEnv): Terminal {
  const { stdin, stdout, stderr } = process;
  // `llm-do runs list | head -1` closes the pipe early; that is no failure of ours.
  for (const stream of [stdout, stderr]) {
    if (stream.listenerCount("error") === 0) stream.on("error", ignoreClosedPipe);
  }
  return {
    directory: realpathSync(process.cwd()),
    environment: Object.fromEntries(
      Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    stdin,
    stdout,
    stderr,
    style: (style, text) => styleText(style, text, { stream: stderr }),
    now: () => new Date(),
  };
}

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}
