import { describe, expect, test } from "vitest";
import {
  isWorkflowPath,
  type ProtectedChangesOptions,
  protectedChanges,
} from "../../src/github/protected-changes.ts";
import type { Overlay } from "../../src/runtime/store.ts";

const [one, two] = ["1".repeat(40), "2".repeat(40)];

function overlay(paths: Record<string, string | null>): Overlay {
  const entries = Object.entries(paths);
  return {
    files: entries.flatMap(([path, oid]) =>
      oid === null ? [] : [{ path, mode: "100644" as const, oid }],
    ),
    deleted: entries.filter(([, oid]) => oid === null).map(([path]) => path),
    emptyDirectories: [".github/empty"],
  };
}

const changes: Overlay = overlay({
  "src/main.ts": one,
  "triage.worker": one,
  "docs/CODEOWNERS": null,
  ".github/dependabot.yml": one,
  ".github/workflows/ci.yml": one,
  "project.yaml": one,
});

function find(more: Partial<ProtectedChangesOptions> = {}): string[] {
  return protectedChanges({ overlay: changes, approved: new Map(), ...more });
}

describe("protected changes", () => {
  test("are those that decide what later runs may do; workflow files are never pushed, so nobody is asked", () => {
    expect(find()).toEqual([
      ".github/dependabot.yml",
      "docs/CODEOWNERS",
      "project.yaml",
      "triage.worker",
    ]);
  });

  test("include workflow files where the token may push them", () => {
    expect(find({ mayPushWorkflows: true })).toContain(".github/workflows/ci.yml");
  });

  test("are not those whose content an approval named; another content or a deletion is", () => {
    const approved = new Map([
      ["triage.worker", one],
      ["project.yaml", two],
      ["docs/CODEOWNERS", null],
      [".github/dependabot.yml", null],
    ]);
    expect(find({ approved })).toEqual([".github/dependabot.yml", "project.yaml"]);
  });
});

test.each([
  [".github/workflows/ci.yml", true],
  [".github/workflows/deep/ci.yml", true],
  [".GITHUB/WorkFlows/ci.yml", true],
  [".github", true],
  [".github/workflows", true],
  [".github/actions/x/action.yml", false],
  [".github/CODEOWNERS", false],
  ["docs/.github/workflows/ci.yml", false],
])("%s is a workflow file or its folder: %s", (path, expected) => {
  expect(isWorkflowPath(path)).toBe(expected);
});
