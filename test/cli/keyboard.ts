import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { runCli } from "../../src/cli.ts";
import { createGit, type Git } from "../../src/git.ts";
import { commitAll, gitEnvironment, temporaryFolder } from "../lab/temporary.ts";

export interface Finished {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Keyboard {
  directory: string;
  git: Git;
  /** Without a terminal: what a script or a workflow step gets. */
  run(
    args: string[],
    options?: { stdin?: string; below?: string; env?: object },
  ): Promise<Finished>;
  /** At a terminal: types each answer when its question has appeared. */
  sit(
    args: string[],
    talk: [question: string, keys: string][],
    env?: Record<string, string>,
  ): Promise<Finished>;
  /** JSON lines of stdout. */
  json(args: string[]): Promise<{ code: number; lines: Record<string, unknown>[] }>;
  /** A process of its own, as `bin` starts it. */
  start(args: string[]): ReturnType<typeof startProcess>;
  runIds(folder: "runs" | "done"): Promise<string[]>;
}

/** A folder with a project in it: a repository with one commit unless told otherwise. */
export async function openKeyboard(
  files: Record<string, string>,
  repository: "committed" | "empty" | "none" = "committed",
): Promise<Keyboard> {
  const directory = await temporaryFolder();
  const git = createGit({ directory, environment: gitEnvironment });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), content);
  }
  if (repository !== "none") await git.run(["init", "--quiet", "--initial-branch=main"]);
  if (repository === "committed") await commitAll(git);
  const run: Keyboard["run"] = (args, { stdin = "", below = "", env = {} } = {}) => {
    const streams = {
      stdin: Readable.from([stdin]),
      stdout: new PassThrough(),
      stderr: new PassThrough(),
    };
    return call(args, { directory: join(directory, below), env, streams });
  };
  return {
    directory,
    git,
    run,
    sit: (args, talk, env = {}) => sit(args, { directory, env }, talk),
    json: async (args) => {
      const { code, stdout } = await run([...args, "--json"]);
      return {
        code,
        lines: stdout
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line)),
      };
    },
    start: (args) => startProcess(args, directory),
    runIds: async (folder) => {
      const { stdout } = await git.run([
        "for-each-ref",
        "--format=%(refname)",
        `refs/llm-do/${folder}`,
      ]);
      return stdout.split("\n").flatMap((ref) => ref.split("/").slice(3));
    },
  };
}

interface Streams {
  stdin: Readable & { isTTY?: boolean };
  stdout: PassThrough & { isTTY?: boolean };
  stderr: PassThrough & { isTTY?: boolean };
}

async function call(
  args: string[],
  { directory, env, streams }: { directory: string; env: object; streams: Streams },
): Promise<Finished> {
  const environment = { ...gitEnvironment, ...env };
  const style = (_: unknown, marked: string) => marked;
  const reading = Promise.all([text(streams.stdout), text(streams.stderr)]);
  const code = await runCli(args, {}, { ...streams, directory, environment, style });
  streams.stdout.end();
  streams.stderr.end();
  const [stdout, stderr] = await reading;
  return { code, stdout, stderr: stripVTControlCharacters(stderr).replaceAll("\r", "") };
}

function sit(
  args: string[],
  place: { directory: string; env: object },
  talk: [string, string][],
): Promise<Finished> {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  const waiting = [...talk];
  let unread = "";
  stderr.on("data", (chunk: Buffer) => {
    unread += stripVTControlCharacters(chunk.toString("utf8"));
    const next = waiting[0];
    if (next === undefined || !unread.includes(next[0])) return;
    waiting.shift();
    unread = "";
    setImmediate(() => stdin.write(next[1]));
  });
  const streams = { stdin, stdout: new PassThrough(), stderr };
  return call(args, { ...place, streams });
}

function startProcess(args: string[], directory: string) {
  const main = join(import.meta.dirname, "../../src/main.ts");
  const child = spawn(process.execPath, [main, ...args], {
    cwd: directory,
    env: { ...gitEnvironment, GITHUB_ACTIONS: "true", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString("utf8");
  });
  const stdout = text(child.stdout);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on("close", (code, signal) => resolve(code ?? signal));
  });
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Resolves when stderr holds the text. */
    said: async (words: string) => {
      while (!stderr.includes(words)) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    ended: async () => ({ code: await ended, stdout: await stdout, stderr }),
  };
}

export function worker(settings: string, body = "Do it."): string {
  return `---\nmodel: scripted:answers.yaml\n${settings}\n---\n${body}\n`;
}

/** Asks to write a file, then tells what became of it. */
export const WRITES = {
  "main.worker": worker("toolsets: { filesystem: {} }"),
  "answers.yaml": `workers:
  main:
    - text: I keep a note.
      calls:
        - tool: write_file
          input: { path: notes.md, content: "{{input}}\\n" }
    - either:
        - when: Not executed
          text: "Left alone. {{result}}"
        - text: "Done. {{result}}"
`,
};
