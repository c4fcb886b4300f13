import { describe, expect, it } from "vitest";
import { isProtectedPath } from "../../src/tools/protected-path.ts";

describe("isProtectedPath", () => {
  it.each([
    ".github/workflows/ci.yml",
    ".github/dependabot.yml",
    ".GitHub/workflows/ci.yml",
    ".g\u200cithub/workflows/ci.yml",
    ".github./workflows/ci.yml",
    "CODEOWNERS",
    "docs/CODEOWNERS",
    ".github/CODEOWNERS",
    "codeowners",
    "main.worker",
    "workers/a/worker.worker",
    "Main.WORKER",
    "project.yaml",
    "project.yml",
    "nested/project.yaml",
    "program.yaml",
    "workshop.yaml",
    "golem-forge.config.yaml",
    "golem-forge.config.yml",
    ".golem-forge.json",
    "tools.ts",
    "tools.js",
    "tools.py",
    "workers/a/tools.py",
    "workers.py",
    "experiments/a/workers.py",
    "tools/http.ts",
    "Tools/deep/http.ts",
    "workers/tools/http.ts",
    ".workers/a/tools.py",
    ".github/llm-do/tools/http.ts",
    "workers/a/tools/http.ts",
    ".llm-do/main.worker",
    ".llm-do/anything",
  ])("is true for %j", (path) => {
    expect(isProtectedPath(path)).toBe(true);
  });

  it.each([
    "README.md",
    "docs/a.md",
    "src/github/workflows.ts",
    "other/CODEOWNERS",
    "worker.md",
    "my-tools.ts",
    "toolset/x.ts",
    "src/tools/shell.ts",
    "src/tools.ts",
    "docs/tools/index.md",
    "src/workers/tools.ts",
    "workers/a/toolbox.py",
    "project.yaml.md",
    "tools.md",
    "x.worker.md",
  ])("is false for %j", (path) => {
    expect(isProtectedPath(path)).toBe(false);
  });
});
