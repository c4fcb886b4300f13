/**
 * The product in a minute: `npm run demo`. A scheduled worker, two requests, a maintainer's answers and
 * the pull request, with the real bundle of dist/ against the offline GitHub of test/lab/. Exit code 1
 * and the logs of all jobs when anything is not as it is told. LLM_DO_TEST_BUNDLE: another bundle.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Lab, startLab } from "../test/lab/lab.ts";
import { createScreen, type Screen } from "./demo/screen.ts";
import { playStory } from "./demo/story.ts";
import { span } from "./demo/text.ts";

const REPOSITORY = join(import.meta.dirname, "demo", "repository");
const INTERRUPTED = 130;

function startDemoLab(): Promise<Lab> {
  const bundle = process.env.LLM_DO_TEST_BUNDLE;
  return startLab({
    repository: {
      owner: "acme",
      name: "sundial",
      files: filesBelow(REPOSITORY),
      settings: { actionsMayCreatePullRequests: true },
    },
    people: { alice: "admin", maria: "write" },
    ...(bundle ? { bundle } : {}),
  });
}

function filesBelow(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path, "utf8")]),
  );
}

function openingOf(screen: Screen): void {
  screen.print(
    [
      span(
        "llm-do: a worker looks after a repository, a person decides what it may write.",
        "bold",
      ),
    ],
    [
      span(
        "The Action is real. GitHub and the model are played, offline; it takes about 15 seconds.",
        "dim",
      ),
    ],
  );
}

function endOf(screen: Screen): void {
  screen.print(
    [],
    [span("Install  ", "bold"), span("README.md: one workflow, one worker, one secret")],
    [span("Copy     ", "bold"), span("examples/: whole projects with what you will be asked")],
    [span("Look     ", "bold"), span("scripts/demo/repository/: the workers that ran just now")],
  );
}

function explain(error: unknown, lab: Lab): void {
  for (const run of lab.runs) {
    console.error(`\n=== ${run.event} (${run.id}): ${run.conclusion}\n${run.log}\n${run.summary}`);
  }
  console.error("\nThe demo did not go as it should:", error);
}

async function main(): Promise<void> {
  const screen = createScreen({
    write: (text) => process.stdout.write(text),
    coloured: process.stdout.isTTY && process.stdout.hasColors(),
    columns: process.stdout.columns ?? null,
  });
  await using lab = await startDemoLab();
  let isInterrupted = false;
  process.once("SIGINT", () => {
    isInterrupted = true;
    lab[Symbol.asyncDispose]().finally(() => process.exit(INTERRUPTED));
  });
  openingOf(screen);
  try {
    await lab.idle();
    await playStory(lab, screen);
    endOf(screen);
  } catch (error) {
    if (isInterrupted) return;
    explain(error, lab);
    process.exitCode = 1;
  }
}

await main();
