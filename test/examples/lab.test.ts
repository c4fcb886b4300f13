import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startLab } from "../lab/lab.ts";
import { SCENARIOS } from "./scenarios.ts";

/** The example copied to the root of a repository on GitHub, with the model's part written down. */
async function install(name: string) {
  const folder = join("examples", name);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]),
  );
  const workflow = files[".github/workflows/llm-do.yml"] ?? "";
  const scripted = workflow
    .replace(/with: \{ (.*) \}\n$/, 'with: { $1, model: "scripted:answers.yaml" }\n')
    .replace("changes: push", "changes: push\n          model: scripted:answers.yaml");
  expect(scripted).not.toBe(workflow);
  const [first] = SCENARIOS[name]?.commits ?? [];
  return startLab({
    repository: {
      owner: "acme",
      name: "app",
      files: { ...files, ...first?.files, ".github/workflows/llm-do.yml": scripted },
      settings: { actionsMayCreatePullRequests: true },
    },
    people: { alice: "admin", maria: "write" },
    secrets: { ANTHROPIC_API_KEY: "sk-ant-test-0123456789abcdef" },
    environment: { LLM_DO_LEASE_SECONDS: "3" },
  });
}

describe("on GitHub", { timeout: 60_000 }, () => {
  test("greeter asks in a pull request of its own, which becomes the note", async () => {
    await using lab = await install("greeter");
    await lab.dispatch("llm-do.yml", { inputs: { input: "Ada" }, by: "maria" });
    const [run] = await lab.idle();
    expect(run?.outputs.status, run?.log).toBe("suspended");
    lab.as("maria").comment(1, "/approve A1");
    const [resumed] = await lab.idle();
    expect(resumed?.outputs.status, resumed?.log).toBe("completed");
    expect(lab.pullRequest(1).files).toEqual({ "WELCOME.md": "added" });
    lab.check();
  });

  test("release-notes reads the whole log on a runner that starts without any", async () => {
    await using lab = await install("release-notes");
    lab.as("alice").push("main", { "src/json.js": "export const json = true;\n" });
    await lab.idle();
    await lab.schedule("llm-do.yml");
    const [run] = await lab.idle();
    expect(run?.outputs.status, run?.log).toBe("suspended");
    lab.as("maria").comment(1, "/approve A1");
    const [resumed] = await lab.idle();
    expect(resumed?.outputs.status, resumed?.log).toBe("completed");
    expect(lab.pullRequest(1).files).toEqual({ "docs/releases/next.md": "added" });
    lab.check();
  });

  test("pr-reviewer asks on the lines of the pull request and pushes what is approved", async () => {
    await using lab = await install("pr-reviewer");
    const files = SCENARIOS["pr-reviewer"]?.commits[1]?.files ?? {};
    lab.as("alice").openPullRequest({ head: "login", title: "Add login", files });
    const [run] = await lab.idle();
    expect(run?.outputs, run?.log).toMatchObject({ status: "suspended", "pending-approvals": "2" });
    const shown = lab.threads(1).map((thread) => `${thread.path}:${thread.line ?? "file"}`);
    expect(shown).toEqual(["src/login.js:5"]);
    lab.as("maria").comment(1, "/approve all");
    const [resumed] = await lab.idle();
    expect(resumed?.outputs.status, resumed?.log).toBe("completed");
    expect(lab.git("show", "login:src/login.js")).not.toContain("console.log");
    expect(lab.git("show", "login:reviews/pr-7.md")).toContain("# Review of #7");
    lab.check();
  });
});
