import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { LlmDoError } from "../errors.ts";
import { createGit } from "../git.ts";
import { didYouMean } from "../near-miss.ts";
import { PROJECT_TEMPLATES } from "./init-templates.ts";
import { EXIT, type Invocation } from "./invocation.ts";
import { relativePath } from "./local-project.ts";
import { DEFAULT_MODEL, type ProjectTemplate } from "./project-template.ts";
import { printJson, say, type Terminal } from "./terminal.ts";

/** `llm-do init`: the files of a template, none of them over one that is there, and what to do next. */
export async function init({ terminal, positionals, texts, flags }: Invocation): Promise<number> {
  if (flags["list-templates"]) return listTemplates(terminal, flags.json ?? false);
  const [target = ".", extra] = positionals;
  if (extra !== undefined) {
    throw new LlmDoError(`"llm-do init" makes one project, not also ${JSON.stringify(extra)}.`, {
      code: "usage",
    });
  }
  const folder = resolve(terminal.directory, target);
  const template = templateNamed(texts.template ?? "minimal");
  const github = flags.github ?? false;
  // `init --github` in a project that is there adds what is missing for GitHub, and nothing else.
  const onlyWorkflow = github && !texts.template && existsSync(join(folder, "main.worker"));
  const base = onlyWorkflow ? { ...template, files: {} } : template;
  const files = await filesOf(base, { texts: onlyWorkflow ? {} : texts, github });
  refuseToOverwrite(folder, files);
  for (const [path, text] of Object.entries(files)) await writeNew(join(folder, path), text);
  const shown = relativePath(terminal.directory, folder) ?? folder;
  const names = Object.keys(files).sort();
  if (flags.json) {
    printJson(terminal, { type: "result", status: "completed", directory: folder, files: names });
    return EXIT.done;
  }
  for (const name of names) terminal.stdout.write(`${join(shown, name)}\n`);
  if (onlyWorkflow) sayGithub(terminal);
  else await sayNext(terminal, { folder, shown, template, github });
  return EXIT.done;
}

function listTemplates(terminal: Terminal, json: boolean): number {
  const all = Object.entries(PROJECT_TEMPLATES).map(([name, { summary }]) => ({ name, summary }));
  if (json) printJson(terminal, { type: "result", status: "completed", templates: all });
  else {
    for (const { name, summary } of all) terminal.stdout.write(`${name.padEnd(16)}${summary}\n`);
  }
  return EXIT.done;
}

function templateNamed(name: string): ProjectTemplate {
  const template = Object.hasOwn(PROJECT_TEMPLATES, name) ? PROJECT_TEMPLATES[name] : undefined;
  if (template) return template;
  const names = Object.keys(PROJECT_TEMPLATES);
  throw new LlmDoError(
    `There is no template ${JSON.stringify(name)}.${didYouMean(name, names)} Templates: ${names.join(", ")}.`,
    { code: "usage" },
  );
}

async function filesOf(
  { files }: ProjectTemplate,
  { texts, github }: { texts: Invocation["texts"]; github: boolean },
): Promise<Record<string, string>> {
  const all: Record<string, string> = { ...files };
  const { name, model } = texts;
  if (name !== undefined || model !== undefined) {
    // One place for both: a worker's own model would win over the manifest's.
    const main = all["main.worker"] ?? "";
    if (all["project.yaml"] === undefined) all["main.worker"] = main.replace(/^model: .*\n/m, "");
    all["project.yaml"] = manifestOf(all["project.yaml"] ?? "", { name, model });
  }
  if (!github) return all;
  const { WORKFLOW } = await import("./init-workflow.ts");
  return { ...all, ".github/workflows/llm-do.yml": WORKFLOW };
}

function manifestOf(
  text: string,
  { name, model }: { name: string | undefined; model: string | undefined },
): string {
  const rest = text.replace(/^(name|model): .*\n/gm, "");
  const was = /^name: (.*)$/m.exec(text)?.[1];
  const chosen = name === undefined ? was : JSON.stringify(name);
  const lines = [chosen && `name: ${chosen}`, `model: ${JSON.stringify(model ?? DEFAULT_MODEL)}`];
  return `${lines.filter(Boolean).join("\n")}\n${rest}`;
}

function refuseToOverwrite(folder: string, files: Record<string, string>): void {
  const there = Object.keys(files).filter(
    (path) => !path.endsWith("/") && existsSync(join(folder, path)),
  );
  if (there.length === 0) return;
  throw new LlmDoError(
    `There is already ${there.join(", ")} in ${folder}. Nothing was written; choose another directory: \`llm-do init NAME\`.`,
    { code: "project" },
  );
}

/** Git keeps no empty folder, so one is made with a file that says nothing. */
async function writeNew(path: string, text: string): Promise<void> {
  const file = path.endsWith("/") ? join(path, ".gitkeep") : path;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text, { flag: path.endsWith("/") ? "a" : "wx" });
}

/** The shortest way to a run that waits for an approval, and from there to a real model. */
async function sayNext(
  terminal: Terminal,
  made: { folder: string; shown: string; template: ProjectTemplate; github: boolean },
): Promise<void> {
  const { folder, shown, template, github } = made;
  const git = createGit({ directory: folder, environment: terminal.environment });
  const { exitCode } = await git.run(["rev-parse", "--verify", "-q", "HEAD"], {
    allowExitCodes: "any",
  });
  const input = JSON.stringify(template.input);
  say(terminal, "\nNext:");
  if (shown !== "") say(terminal, `  cd ${shown}`);
  const start = exitCode === 0 ? "" : "git init && ";
  say(terminal, `  ${start}git add . && git commit -m "Add an llm-do project"`);
  say(terminal, `  llm-do run . ${input} --model scripted:answers.yaml`);
  say(
    terminal,
    "\nThe last line needs no key: its answers are written down. The run stops at the call that",
  );
  say(
    terminal,
    "writes, shows it, and asks you; without a terminal it is suspended and says how to approve it.",
  );
  say(terminal, "Afterwards:");
  say(terminal, "  llm-do test                  the tests of the project, in main.test.yaml");
  say(terminal, `  llm-do run . ${input}        with a model, once ANTHROPIC_API_KEY is set`);
  if (github) sayGithub(terminal);
  else say(terminal, "  llm-do init --github         adds the workflow that runs it on GitHub");
}

function sayGithub(terminal: Terminal): void {
  say(
    terminal,
    "\nOn GitHub: push it, add the Actions secret ANTHROPIC_API_KEY, turn on Settings › Actions ›",
  );
  say(
    terminal,
    "General › Allow GitHub Actions to create and approve pull requests, and start it with",
  );
  say(terminal, "Actions › llm-do › Run workflow.");
}
