import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Twice what the demo may take on a machine of its own: here it shares two cores with other tests. */
const TIMEOUT_MS = 60_000;

/** What differs between two runs and how the lines break, left out. */
function told(transcript: string): string[] {
  return transcript
    .replace(/\b[0-9a-f]{12}\b/g, "ID")
    .replace(/^ {3}[0-9a-f]{7,}(?= )/gm, "COMMIT")
    .replace(/\w{3} \d{1,2} \w{3} \d{4}, \d\d:\d\d UTC/g, "DATE")
    .replace(/\d\d:\d\d UTC/g, "TIME")
    .replace(/[╭╮╰╯─│┃\s]+/g, " ")
    .split(/(?<=[.:;]) /);
}

test("the demo plays the main job from the schedule to the pull request, as docs/demo.txt shows it", {
  timeout: TIMEOUT_MS,
}, async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["scripts/demo.ts"]);
  expect(stderr).toBe("");
  for (const line of [
    "1  A schedule starts the job on VM\u00a01.",
    "? write_file docs/install.md · waits for a decision (A1)",
    "A2 wants to create ROADMAP.md",
    "✓ write_file docs/install.md · executed (A1)",
    "👀 recorded and 🚀 executed",
    "✗ write_file ROADMAP.md · not executed, denied (A2)",
    "+1. Install Node 24 or newer.",
    "approve A1 by maria",
    "deny A2 by maria",
    "Install  README.md",
  ]) {
    expect(stdout).toContain(line);
  }
  expect(stdout).not.toContain("\u001b[");
  const stale = "docs/demo.txt is stale: npm run --silent demo > docs/demo.txt";
  expect(told(stdout), stale).toEqual(told(readFileSync("docs/demo.txt", "utf8")));
});
