import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { LlmDoError } from "../errors.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { isDirectory, openLocalProject } from "./local-project.ts";
import { printJson, type Terminal, visible } from "./terminal.ts";
import { compareRun } from "./test-compare.ts";
import { parseTestFile, type TestCase } from "./test-file.ts";
import { type FoundTests, findTests } from "./test-find.ts";
import { runTest } from "./test-run.ts";

interface TestResult {
  name: string;
  at: string;
  problems: string[];
  milliseconds: number;
}

/** `llm-do test`: runs the tests beside workers, offline. Exit code 1 when one fails. */
export async function test({ terminal, positionals, flags }: Invocation): Promise<number> {
  const [target = ".", extra] = positionals;
  if (extra !== undefined) {
    throw new LlmDoError(
      `"llm-do test" takes one directory or file, not also ${JSON.stringify(extra)}.`,
      { code: "usage" },
    );
  }
  const found = await findTests(terminal.directory, target);
  const started = performance.now();
  let passed = 0;
  let failed = 0;
  for (const file of found) {
    for await (const result of testsOf(file, terminal)) {
      if (result.problems.length === 0) passed += 1;
      else failed += 1;
      if (flags.json) printJson(terminal, { type: "test", ...statusOf(result), ...result });
      else tellPerson(terminal, { result, file: file.file });
    }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (flags.json) {
    const status = failed > 0 ? "failed" : "completed";
    printJson(terminal, { type: "result", status, passed, failed });
  } else terminal.stdout.write(`${passed} passed, ${failed} failed (${seconds} s)\n`);
  return failed > 0 ? EXIT.failed : EXIT.done;
}

function statusOf({ problems }: TestResult): { status: "passed" | "failed" } {
  return { status: problems.length === 0 ? "passed" : "failed" };
}

async function* testsOf(found: FoundTests, terminal: Terminal): AsyncGenerator<TestResult> {
  const { path, file, project } = found;
  let cases: TestCase[];
  try {
    cases = parseTestFile(file, await readFile(path, "utf8"));
  } catch (error) {
    // A file with a mistake in it is one test that fails; the other files still run.
    yield { name: file, at: file, problems: [sentenceOf(error)], milliseconds: 0 };
    return;
  }
  for (const one of cases) {
    const started = performance.now();
    const problems = await problemsOf(one, { path, file, project, terminal });
    const milliseconds = Math.round(performance.now() - started);
    yield { name: one.name, at: one.at, problems, milliseconds };
  }
}

async function problemsOf(
  one: TestCase,
  { project, terminal, ...found }: FoundTests & { terminal: Terminal },
): Promise<string[]> {
  try {
    const { variables } = one;
    const { directory, environment } = terminal;
    // The workspace of a test is the project's own folder, wherever the command was given.
    const place = resolve(directory, project);
    const folder = isDirectory(place) ? place : dirname(place);
    const local = await openLocalProject(folder, place, { variables, environment });
    return await runTest(one, { ...found, local, terminal }, (run) => compareRun(one, run));
  } catch (error) {
    return [sentenceOf(error)];
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof LlmDoError) return error.message;
  throw error;
}

function tellPerson(
  terminal: Terminal,
  { result, file }: { result: TestResult; file: string },
): void {
  const { name, problems, milliseconds } = result;
  const mark = problems.length === 0 ? "ok  " : "FAIL";
  const lines = [`${mark} ${file} › ${name} (${milliseconds} ms)`];
  for (const problem of problems) lines.push(`     ${problem.replaceAll("\n", "\n     ")}`);
  terminal.stdout.write(`${visible(lines.join("\n"))}\n`);
}
