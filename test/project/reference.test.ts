import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MANIFEST_KEYS } from "../../src/project/manifest.ts";
import { RELICS } from "../../src/project/relics.ts";
import { WORKER_KEYS } from "../../src/project/worker-settings.ts";

const PAGE = readFileSync("docs/workers.md", "utf8");

/** Keys in the first column of the first table below a heading of docs/workers.md. */
function keysBelow(heading: string): string[] {
  const section = PAGE.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  return rows.flatMap((row) => {
    const cell = row.split("|")[1] ?? "";
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key);
  });
}

test.each([
  ["Keys", WORKER_KEYS],
  ["`project.yaml`", MANIFEST_KEYS],
  ["Older forms", RELICS],
])("docs/workers.md tells every key that is read, and no other: %s", (heading, keys) => {
  expect(keysBelow(heading).toSorted()).toEqual([...keys].toSorted());
});
