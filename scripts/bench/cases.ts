/** What the bench starts: three ways to the first model request, each in a folder of its own. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { bundle } from "../build.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const BUNDLE = join(ROOT, "dist", "index.js");
const MODEL = "claude-sonnet-5-5";

export interface Launch {
  cwd: string;
  /** For `node`. */
  argv: string[];
  environment: Record<string, string>;
}

export interface Case {
  name: string;
  /** Every launch is a run of its own: the same event twice would find the run that exists. */
  launch(number: number): Launch;
}

export interface Servers {
  messagesUrl: string;
  githubUrl: string;
  apiKey: string;
  /** `owner/name` that the GitHub of the bench serves from `bareRepository`. */
  repository: string;
  bareRepository: string;
}

/** (a): what no Action with these two packages can be faster than. */
export function emptyBundle(folder: string, servers: Servers): Case {
  const source = join(folder, "source");
  mkdirSync(source);
  symlinkSync(join(ROOT, "node_modules"), join(source, "node_modules"));
  writeFileSync(join(source, "package.json"), '{ "type": "module" }\n');
  writeFileSync(
    join(source, "main.js"),
    `import * as core from "@actions/core";
import Anthropic from "@anthropic-ai/sdk";
const messages = [{ role: "user", content: "hello" }];
const { content } = await new Anthropic().messages.create({ model: "${MODEL}", max_tokens: 64, messages });
core.info(content[0].text);
`,
  );
  bundle(join(source, "main.js"), join(folder, "empty"));
  const argv = [join(folder, "empty", "index.js")];
  return {
    name: "empty bundle",
    launch: () => ({ cwd: folder, argv, environment: baseEnvironment(folder, servers) }),
  };
}

/** (b): the command line in a git repository. */
export function commandLine(folder: string, servers: Servers): Case {
  const project = join(folder, "project");
  writeProject(project);
  return {
    name: "llm-do run",
    launch: (number) => ({
      cwd: project,
      argv: [BUNDLE, "run", project, `hello ${number}`, "--approve-all"],
      environment: baseEnvironment(folder, servers),
    }),
  };
}

/** (c): the Action on a `workflow_dispatch`, with what a runner gives it and a checkout. */
export function action(folder: string, servers: Servers): Case {
  const project = join(folder, "seed");
  writeProject(project);
  git(folder, "clone", "--quiet", "--bare", project, servers.bareRepository);
  git(servers.bareRepository, "config", "http.receivepack", "true");
  return {
    name: "Action, workflow_dispatch",
    launch(number) {
      const runner = join(folder, `runner-${number}`);
      mkdirSync(join(runner, "temp"), { recursive: true });
      const workspace = join(runner, "workspace");
      git(runner, "clone", "--quiet", servers.bareRepository, workspace);
      const url = `${servers.githubUrl}/${servers.repository}`;
      git(workspace, "remote", "set-url", "origin", url);
      const environment = runnerEnvironment({ runner, workspace, number, servers });
      return { cwd: workspace, argv: [BUNDLE], environment };
    },
  };
}

function writeProject(folder: string): void {
  mkdirSync(folder);
  writeFileSync(
    join(folder, "main.worker"),
    `---\nname: main\nmodel: anthropic:${MODEL}\n---\nAnswer with one word.\n`,
  );
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message=A worker");
}

function baseEnvironment(home: string, servers: Servers): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    HOME: home,
    GIT_CONFIG_NOSYSTEM: "1",
    ANTHROPIC_BASE_URL: servers.messagesUrl,
    ANTHROPIC_API_KEY: servers.apiKey,
  };
}

/** https://docs.github.com/en/actions/reference/workflows-and-actions/variables */
function runnerEnvironment(options: {
  runner: string;
  workspace: string;
  number: number;
  servers: Servers;
}): Record<string, string> {
  const { runner, workspace, number, servers } = options;
  const [owner = "", name = ""] = servers.repository.split("/");
  const files = ["OUTPUT", "STATE", "ENV", "PATH", "STEP_SUMMARY"].map((file) => {
    const path = join(runner, "temp", file.toLowerCase());
    writeFileSync(path, "");
    return [`GITHUB_${file}`, path];
  });
  const repository = {
    id: 1,
    name,
    full_name: servers.repository,
    default_branch: "main",
    private: false,
    owner: { id: 2, login: owner, type: "Organization" },
  };
  const sender = { id: 3, login: "maria", type: "User" };
  const event = { inputs: null, ref: "refs/heads/main", repository, sender };
  writeFileSync(join(runner, "event.json"), JSON.stringify(event));
  return {
    ...baseEnvironment(runner, servers),
    ...inputs(),
    ...Object.fromEntries(files),
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: "__llm-do_action",
    GITHUB_ACTOR: sender.login,
    GITHUB_ACTOR_ID: String(sender.id),
    GITHUB_API_URL: servers.githubUrl,
    GITHUB_BASE_REF: "",
    GITHUB_EVENT_NAME: "workflow_dispatch",
    GITHUB_EVENT_PATH: join(runner, "event.json"),
    GITHUB_GRAPHQL_URL: `${servers.githubUrl}/graphql`,
    GITHUB_HEAD_REF: "",
    GITHUB_JOB: "llm-do",
    GITHUB_REF: "refs/heads/main",
    GITHUB_REF_NAME: "main",
    GITHUB_REF_TYPE: "branch",
    GITHUB_REPOSITORY: servers.repository,
    GITHUB_REPOSITORY_ID: String(repository.id),
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_REPOSITORY_OWNER_ID: String(repository.owner.id),
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: String(1000 + number),
    GITHUB_RUN_NUMBER: String(number),
    GITHUB_SERVER_URL: servers.githubUrl,
    GITHUB_SHA: git(workspace, "rev-parse", "HEAD"),
    GITHUB_TRIGGERING_ACTOR: sender.login,
    GITHUB_WORKFLOW: "llm-do",
    GITHUB_WORKFLOW_REF: `${servers.repository}/.github/workflows/llm-do.yml@refs/heads/main`,
    GITHUB_WORKSPACE: workspace,
    RUNNER_ARCH: "X64",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_OS: "Linux",
    RUNNER_TEMP: join(runner, "temp"),
  };
}

/** Every input with its default, as the runner sets it: upper case, hyphens kept. */
function inputs(): Record<string, string> {
  const manifest: { inputs: Record<string, { default?: string }> } = parse(
    readFileSync(join(ROOT, "action.yml"), "utf8"),
  );
  const entries = Object.entries(manifest.inputs).map(([name, input]) => [
    `INPUT_${name.toUpperCase()}`,
    name === "github-token" ? "bench-token" : (input.default ?? ""),
  ]);
  return Object.fromEntries(entries);
}

function git(cwd: string, ...args: string[]): string {
  const identity = ["-c", "user.name=bench", "-c", "user.email=bench@example.com"];
  const { status, stdout, stderr } = spawnSync("git", [...identity, ...args], {
    cwd,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
}
