/** A remote, the workspace of a run and the private repository that pushes: what every branch test starts from. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createGit, type Git } from "../../src/git.ts";
import type { Overlay } from "../../src/runtime/store.ts";
import { createGit as createRemote, type Files } from "../lab/github/git.ts";
import { gitEnvironment, temporaryFolder } from "../lab/temporary.ts";

export const ADA = { name: "Ada", email: "ada@example.com" };
export const BRANCH = "llm-do/run-1";
export const REQUEST = ".llm-do/requests/r1/A1.yaml";

export const FIRST_FILES: Files = {
  "a.txt": "one\ntwo\nthree\nfour\nfive\n",
  "docs/guide.md": "guide\n",
  "docs/old/x.md": "x\n",
  "run.sh": "echo hi\n",
  "logo.bin": "\u0000\u0001binary",
  ".github/workflows/ci.yml": "on: push\n",
  "docs/CODEOWNERS": "* @ada\n",
};

export async function startLab(options: { files?: Files; depth?: number } = {}) {
  const folder = await temporaryFolder();
  const remote = createRemote(join(folder, "remote.git"), "main");
  const commit = (request: { branch: string; files: Files; message?: string; from?: string }) =>
    remote.commit({ identity: ADA, message: "By a person", ...request });
  commit({ branch: "main", files: { "before.txt": "history\n" } });
  const base = commit({ branch: "main", files: options.files ?? FIRST_FILES });

  const environment = {
    ...gitEnvironment,
    // Read by the hooks of the remote: as GitHub does, it refuses workflow files from our token.
    LAB_WORKFLOWS: "refuse",
    LAB_UPDATES: "/dev/null",
  };
  const plain = createGit({ directory: folder, environment });
  const workspace = join(folder, "workspace");
  const depth = options.depth === undefined ? [] : [`--depth=${options.depth}`];
  await plain.run(["clone", "--quiet", ...depth, `file://${remote.path}`, workspace]);
  const git = await openPrivate({ folder, name: "private.git", workspace, environment });

  async function checkObjects(): Promise<void> {
    remote.run(["fsck", "--strict", "--full", "--no-dangling"]);
    await git.run(["fsck", "--strict", "--no-dangling"]);
  }
  onTestFinished(checkObjects);
  const blob = async (content: string | Buffer) =>
    (await git.run(["hash-object", "-w", "--stdin"], { input: content })).stdout.trim();

  return {
    git,
    base,
    remote,
    url: remote.path,
    location: { git, remote: { url: remote.path }, branch: BRANCH },
    commit,
    blob,
    /** Another VM: nothing that the first one fetched or made is there. */
    anotherMachine: (name: string) => openPrivate({ folder, name, workspace, environment }),
    tip: (branch = BRANCH) => remote.resolve(`refs/heads/${branch}`),
    read: (path: string, branch = BRANCH) => remote.read(`refs/heads/${branch}`, path),
    paths: (treeish: string) =>
      remote.run(["ls-tree", "-r", "--name-only", "-z", treeish]).split("\0").filter(Boolean),
    /** Text or `{ mode, content }` per path, null = deleted. */
    async overlay(files: Files): Promise<Overlay> {
      const overlay: Overlay = { files: [], deleted: [], emptyDirectories: [] };
      for (const [path, file] of Object.entries(files)) {
        if (file === null) overlay.deleted.push(path);
        else {
          const { mode, content } =
            typeof file === "string" ? { mode: "100644" as const, content: file } : file;
          overlay.files.push({ path, mode, oid: await blob(content) });
        }
      }
      return overlay;
    },
  };
}

export type Lab = Awaited<ReturnType<typeof startLab>>;

async function openPrivate(options: {
  folder: string;
  name: string;
  workspace: string;
  environment: Record<string, string>;
}): Promise<Git> {
  const { folder, name, workspace, environment } = options;
  const directory = join(folder, name);
  mkdirSync(directory);
  const git = createGit({ directory, environment });
  await git.run(["init", "--quiet", "--bare"]);
  writeFileSync(join(directory, "objects/info/alternates"), `${workspace}/.git/objects\n`);
  const shallow = await git
    .at({ directory: workspace })
    .run(["rev-parse", "--git-path", "shallow"]);
  const { existsSync, copyFileSync } = await import("node:fs");
  const shallowFile = join(workspace, shallow.stdout.trim());
  if (existsSync(shallowFile)) copyFileSync(shallowFile, join(directory, "shallow"));
  return git;
}

/** `path: subject` of nothing more than what a person reads of a branch's history, newest first. */
export function historyOf(lab: Lab, range: string): string[] {
  const log = lab.remote.run(["log", "--format=%an: %s", "--topo-order", range]);
  return log.split("\n").filter(Boolean);
}
