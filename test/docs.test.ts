import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { COMMANDS } from "../src/cli/commands.ts";
import { readInputs } from "../src/github/inputs.ts";
import { renderRequest } from "../src/github/request-comment.ts";
import { renderHelp } from "../src/github/status-reply.ts";
import { memoryFiles } from "../src/project/files.ts";
import { parseLibraryManifest } from "../src/project/library-manifest.ts";
import { parseSpecification } from "../src/project/library-specification.ts";
import { openProject } from "../src/project/project.ts";
import { workflowComplaints } from "./examples/linted-workflow.ts";
import { writeRequest } from "./github/example-requests.ts";

const README = readFileSync("README.md", "utf8");
const AGENTS = readFileSync("AGENTS.md", "utf8");
const PAGES = [
  "README.md",
  "AGENTS.md",
  "CHANGELOG.md",
  ...readdirSync("docs").map((name) => join("docs", name)),
  ...readdirSync("examples").map((name) => join("examples", name, "README.md")),
]
  .filter((path) => path.endsWith(".md"))
  .map((path): [path: string, text: string] => [path, readFileSync(path, "utf8")]);

interface Block {
  page: string;
  kind: "worker" | "project.yaml" | "workflow";
  /** Path of the file that it shows. */
  file: string;
  text: string;
}

const HEADING = /^# (worker|project\.yaml|workflow)(?:: (\S+))?$/;

/** Fenced `yaml` blocks whose first line says which file they show. */
function blocksOf(page: string, text: string): Block[] {
  const fences = [...text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)];
  return fences.flatMap(([, content = ""]): Block[] => {
    const [first = ""] = content.split("\n");
    const [, kind, file] = HEADING.exec(first) ?? [];
    if (kind === undefined) return [];
    return [{ page, kind: kind as Block["kind"], file: file ?? kind, text: content }];
  });
}

const BLOCKS = PAGES.flatMap(([page, text]) => blocksOf(page, text));
const named = (kind: Block["kind"]) =>
  BLOCKS.filter((block) => block.kind === kind).map((block) => ({
    ...block,
    title: `${block.page} ${block.file}`,
  }));

/** Everything that the loader says against a file, warnings included. */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const project = await openProject(memoryFiles(files), { path: "." });
  return (await project.problems()).map(({ message }) => message);
}

describe("what the documents show", () => {
  it("is found", () => {
    expect(BLOCKS.length).toBeGreaterThanOrEqual(7);
    for (const kind of ["worker", "project.yaml", "workflow"] as const) {
      expect(named(kind)).not.toEqual([]);
    }
  });

  it.each(named("worker"))("$title is a worker without problems", async (block) => {
    const neighbours = named("worker").filter(({ page }) => page === block.page);
    const files = Object.fromEntries(neighbours.map(({ file, text }) => [file, text]));
    expect(await problemsOf({ "main.worker": "---\n---\nHello.", ...files })).toEqual([]);
  });

  it("would not pass with a typing mistake in a worker", async () => {
    const [block] = named("worker").filter(({ text }) => text.includes("toolsets:\n  filesystem:"));
    const text = block?.text.replace("filesystem:", "filesytem:") ?? "";
    expect(await problemsOf({ "main.worker": text })).toEqual([
      expect.stringContaining('Did you mean "filesystem"?'),
    ]);
  });

  it.each(named("project.yaml"))("$title is a manifest without problems", async ({ text }) => {
    const files = { "project.yaml": text, "main.worker": "---\n---\nHello." };
    expect(await problemsOf(files)).toEqual([]);
  });

  it("a library and the ways to name one are read without problems", () => {
    const page = readFileSync("docs/libraries.md", "utf8");
    const shown = (first: string) => {
      const [, text = ""] =
        new RegExp(`^\`\`\`yaml\\n# ${first}\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(page) ?? [];
      return text;
    };
    const source = { file: "lib.yaml", text: shown("lib.yaml"), strict: true };
    const library = parseLibraryManifest(source);
    expect(library).toMatchObject({ name: "utils", exports: ["summarizer", "translator"] });
    const written: string[] = parse(shown("dependencies")).dependencies;
    expect(written.map((one) => parseSpecification(one)?.kind)).toEqual(["folder", "named", "git"]);
  });

  it.each(named("workflow"))("$title is a workflow that GitHub accepts", async (block) => {
    expect(await workflowComplaints("llm-do.yml", block.text)).toEqual([]);
  });

  it("is the workflow of this repository, but for the checkout that it needs", () => {
    const own = parse(readFileSync(".github/workflows/llm-do.yml", "utf8"));
    const shown = parse(named("workflow")[0]?.text ?? "");
    const steps = own.jobs["llm-do"].steps;
    own.jobs["llm-do"].steps = [{ ...steps.at(-1), uses: "llm-do/action@v1" }];
    expect(shown).toEqual(own);
  });
});

describe("links", () => {
  it.each(PAGES)("of %s lead to files and headings that are there", (path, text) => {
    const prose = text.replace(/^(?:> )*```[\s\S]*?^(?:> )*```$/gm, "");
    const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    const local = targets.filter((target) => !/^https?:/.test(target));
    const missing = local.filter((target) => !leadsSomewhere(path, target));
    expect(missing).toEqual([]);
  });
});

function leadsSomewhere(path: string, target: string): boolean {
  const [file = "", heading] = target.split("#");
  const page = file === "" ? path : join(dirname(path), file);
  if (!existsSync(page)) return false;
  if (heading === undefined) return true;
  const headings = [...readFileSync(page, "utf8").matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  return headings.includes(heading);
}

/** What stands between `<!-- name -->` and `<!-- /name -->`. */
function section(text: string, name: string): string {
  const [, after = ""] = text.split(`<!-- ${name} -->\n`);
  const [inside = ""] = after.split(`<!-- /${name} -->`);
  return inside.trim();
}

describe("README.md", () => {
  it.each(["Quick start", "Tests"])("has one command under %s", (heading) => {
    const [, after = ""] = README.split(`\n## ${heading}\n`);
    const [here = ""] = after.split("\n## ");
    const blocks = [...here.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = ""]) => text);
    expect(blocks.map((text) => text.trim())).toEqual([
      heading === "Tests" ? "npm test" : "npm run demo",
    ]);
  });

  it("shows a request as it is posted", () => {
    expect(section(README, "request-comment")).toBe(exampleComment());
  });

  it("lists the commands that /help lists", () => {
    const rows = renderHelp({ prefix: "/", answered: null })
      .split("\n")
      .filter((line) => line.startsWith("|"));
    expect(section(README, "commands")).toBe(rows.join("\n"));
  });

  it("names commands of the terminal that exist", () => {
    const names = COMMANDS.map(({ name }) => name);
    const [, group = ""] = README.split("## Command line");
    const [block = ""] = group.split("## Limits");
    const lines = [...block.matchAll(/^llm-do (runs \w+|\w+)/gm)].map(([, name = ""]) => name);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !names.includes(line))).toEqual([]);
    const more = [...block.matchAll(/# also: (.*)$/gm)].flatMap(([, list = ""]) =>
      list.split(", "),
    );
    expect(more.filter((word) => !names.includes(`runs ${word}`))).toEqual([]);
  });

  it("names limits only as long as there are any", async () => {
    expect(() => readInputs({ "INPUT_STATE-KEY": "a secret" })).toThrow("not supported yet");
    expect(README).toContain("`state-key` is refused");
  });
});

/** A comment is Markdown itself, so it is quoted: GitHub shows it here as it shows it there. */
function exampleComment(): string {
  const request = writeRequest({
    chain: ["main"],
    tool: "edit_file",
    input: { path: "docs/README.md", old_text: "- [Setup](setup.md)\n", new_text: "…" },
    files: [
      {
        path: "docs/README.md",
        before: "0f3a1f7c2a4e5b6d7c8e9fa0b1c2d3e4f5061728",
        after: "5e1c309dae7f45e0f39b1bf3ac3cd9db12e7d689",
        line: 3,
      },
    ],
    summary: "Edit docs/README.md: replace 20 characters",
    display: {
      kind: "diff",
      text: "--- a/docs/README.md\n+++ b/docs/README.md\n@@ -3,1 +3,2 @@\n - [Setup](setup.md)\n+- [Backups](backups.md)\n",
    },
    why: "docs/backups.md is new and the table of contents does not list it yet.",
    reason: "edit_file asks by default.",
  });
  const { body } = renderRequest({
    request,
    expiresAt: "2026-11-30T06:17:00Z",
    runId: "4f2a91c07b3d",
    prefix: "/",
    fullTextUrl: null,
  });
  const shown = body.replace(/\n\n<!-- llm-do .* -->$/, "");
  return shown
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

describe("docs/troubleshooting.md", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(join("src", path), "utf8"))
    .join("\n")
    // A sentence may be broken over two literals, and escaped in its own.
    .replace(/["`] \+\s+["`]/g, "")
    .replace(/\\(["`'])/g, "$1");
  const text = readFileSync("docs/troubleshooting.md", "utf8");
  const messages = [...text.matchAll(/^### (.*)$/gm)].map(([, title = ""]) => title);

  it.each(messages)("%s", (message) => {
    const fragments = message
      .split("…")
      .map((part) => part.replace(/^["'`(). ,;]+|["'`( ]+$/g, ""));
    const missing = fragments.filter((part) => part.length > 2 && !sources.includes(part));
    expect(missing).toEqual([]);
  });
});

describe("AGENTS.md", () => {
  it("fits on a few screens", () => {
    expect(AGENTS.trimEnd().split("\n").length).toBeLessThanOrEqual(140);
  });

  it("names each file of src/ once", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"))
      .map((path) => join("src", path));
    expect(filesOfMap().sort()).toEqual(files.sort());
  });

  it("names commands that package.json has", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const used = [...`${AGENTS}\n${README}`.matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, n]) => n);
    expect(used.filter((name) => name !== "ci" && !(name ?? "" in scripts))).toEqual([]);
  });
});

function filesOfMap(): string[] {
  const [, map = ""] = /^```\n([\s\S]*?)^```$/m.exec(AGENTS) ?? [];
  let folder = "";
  return map.split("\n").flatMap((line) => {
    if (!line.startsWith(" ")) {
      folder = line;
      return [];
    }
    const names = line.trim().split(":")[0]?.split(" ") ?? [];
    return names.map((name) => `${folder}${name}.ts`);
  });
}
