/**
 * Time from starting the process to its first model request, and the bytes that a run loads:
 * `npm run bench`; with `--check` the exit code is 1 when a limit is passed. What is compared runs
 * interleaved, so that a busy machine slows everything alike.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMessagesApi } from "../test/lab/messages-api.ts";
import { action, type Case, commandLine, emptyBundle, type Launch } from "./bench/cases.ts";
import { createGithub } from "./bench/github.ts";

const ROUNDS = 7;
const RATIO_LIMIT = 1.3;
const MEGABYTE = 1_000_000;
const BYTES_LIMIT = 4.5 * MEGABYTE;
const DIST = join(import.meta.dirname, "..", "dist");
const API_KEY = "sk-ant-bench";
const REPOSITORY = "llm-do/bench";

interface Row {
  name: string;
  /** Milliseconds, one per round. */
  times: number[];
  /** Bytes of dist/ that one run loads; null for a bundle that is not ours. */
  bytes: number | null;
}

/** Starts one process and waits until it has ended well. Throws with its output otherwise. */
async function run(launch: Launch, extra: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, launch.argv, {
    cwd: launch.cwd,
    env: { ...launch.environment, ...extra },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collect(child);
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`"${launch.argv.join(" ")}" exited with ${code}:\n${output()}`);
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

/** The files of dist/ that a run loads, as V8 saw them in the process and its children. */
async function bytesLoaded(launch: Launch, folder: string): Promise<number> {
  mkdirSync(folder);
  await run(launch, { NODE_V8_COVERAGE: folder });
  const loaded = new Set<string>();
  for (const name of readdirSync(folder)) {
    const report: { result: { url: string }[] } = JSON.parse(
      readFileSync(join(folder, name), "utf8"),
    );
    for (const { url } of report.result) {
      if (!url.startsWith("file:")) continue;
      const path = fileURLToPath(url);
      if (path.startsWith(DIST)) loaded.add(path);
    }
  }
  return [...loaded].reduce((sum, path) => sum + statSync(path).size, 0);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function table(rows: Row[]): string {
  const base = median(rows[0]?.times ?? []);
  const lines = rows.map(({ name, times, bytes }) =>
    [
      name.padEnd(26),
      `${median(times).toFixed(0)} ms`.padStart(8),
      `(${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)})`.padStart(11),
      `${(median(times) / base).toFixed(2)} ×`.padStart(8),
      (bytes === null ? "" : `${(bytes / MEGABYTE).toFixed(2)} MB`).padStart(9),
    ].join(" "),
  );
  return [
    `To the first model request, median of ${ROUNDS} (least–most), and what the run loads:`,
    ...lines,
  ].join("\n");
}

function offences(rows: Row[]): string[] {
  const base = median(rows[0]?.times ?? []);
  return rows.flatMap(({ name, times, bytes }) => [
    ...(median(times) / base > RATIO_LIMIT
      ? [`${name} takes more than ${RATIO_LIMIT} × the empty bundle`]
      : []),
    ...((bytes ?? 0) > BYTES_LIMIT ? [`${name} loads more than ${BYTES_LIMIT / MEGABYTE} MB`] : []),
  ]);
}

async function measure(folder: string): Promise<Row[]> {
  const arrivals: number[] = [];
  const bareRepository = join(folder, "bare.git");
  const github = createGithub({ repository: REPOSITORY, directory: bareRepository });
  await new Promise<void>((resolve) => github.listen(0, "127.0.0.1", resolve));
  await using messages = await startMessagesApi({
    keys: [API_KEY],
    answer: () => {
      arrivals.push(performance.now());
      return { text: "hello" };
    },
  });
  const servers = {
    messagesUrl: messages.url,
    githubUrl: `http://127.0.0.1:${(github.address() as AddressInfo).port}`,
    apiKey: API_KEY,
    repository: REPOSITORY,
    bareRepository,
  };
  const cases = [emptyBundle, commandLine, action].map((make) => make(folder, servers));
  const rows: Row[] = cases.map(({ name }) => ({ name, times: [], bytes: null }));
  let number = 0;
  const time = async ({ launch, name }: Case): Promise<number> => {
    const prepared = launch(++number);
    arrivals.length = 0;
    const start = performance.now();
    await run(prepared);
    const [first] = arrivals;
    if (first === undefined) throw new Error(`${name} sent no model request.`);
    return first - start;
  };
  // The first start of each reads its files from the disk: not what is compared.
  for (const one of cases) await time(one);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of cases.entries()) rows[index]?.times.push(await time(one));
  }
  for (const [index, one] of cases.entries()) {
    const row = rows[index];
    if (!row || index === 0) continue;
    row.bytes = await bytesLoaded(one.launch(++number), join(folder, `coverage-${index}`));
  }
  github.close();
  github.closeAllConnections();
  return rows;
}

const folder = mkdtempSync(join(tmpdir(), "llm-do-bench-"));
try {
  const rows = await measure(folder);
  console.log(table(rows));
  if (process.argv.includes("--check")) {
    for (const offence of offences(rows)) {
      console.error(`Error: ${offence}.`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
