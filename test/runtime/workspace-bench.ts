import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { chmod, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createGit, type Git } from "../../src/git.ts";
import { gitStore } from "../../src/runtime/git-store.ts";
import { materialize } from "../../src/runtime/materialize.ts";
import { objectsOf, openPrivateGit } from "../../src/runtime/private-git.ts";
import type { Overlay } from "../../src/runtime/store.ts";
import { openWorkspace, type WorkspaceOptions } from "../../src/runtime/workspace.ts";
import {
  commitAll,
  gitEnvironment,
  temporaryFolder,
  temporaryRepository,
} from "../lab/temporary.ts";
import { batch, header, started } from "./store-samples.ts";

/** Content of a file, or what else is there. */
export type Entry = string | Buffer | { link: string } | { script: string } | null;

/** Writes, links, or with null deletes. A path with a slash at its end is an empty folder. */
export async function put(root: string, entries: Record<string, Entry>): Promise<void> {
  for (const [path, entry] of Object.entries(entries)) {
    const place = join(root, path);
    if (entry === null) await rm(place, { recursive: true });
    else if (path.endsWith("/")) await mkdir(place, { recursive: true });
    else {
      await mkdir(dirname(place), { recursive: true });
      await putFile(place, entry);
    }
  }
}

async function putFile(place: string, entry: Exclude<Entry, null>): Promise<void> {
  if (typeof entry === "string" || Buffer.isBuffer(entry)) await writeFile(place, entry);
  else if ("link" in entry) {
    await rm(place, { recursive: true, force: true });
    await symlink(entry.link, place);
  } else {
    await writeFile(place, entry.script);
    await chmod(place, 0o755);
  }
}

/** Every file, link and empty folder below `root` but `.git`: what two equal workspaces have in common. */
export function listing(root: string, folder = ""): Record<string, string> {
  const entries = readdirSync(join(root, folder)).filter((name) => name !== ".git");
  if (entries.length === 0 && folder !== "") return { [`${folder}/`]: "empty folder" };
  return Object.assign(
    {},
    ...entries.sort().map((name) => describeEntry(root, join(folder, name))),
  );
}

function describeEntry(root: string, path: string): Record<string, string> {
  const place = join(root, path);
  const status = lstatSync(place);
  if (status.isDirectory()) return listing(root, path);
  if (status.isSymbolicLink()) return { [path]: `-> ${readlinkSync(place)}` };
  const kind = status.mode & 0o100 ? "script " : "";
  return { [path]: kind + readFileSync(place).toString("latin1") };
}

/** Something of each kind. */
export const base: Record<string, Entry> = {
  "README.md": "hello\n",
  "docs/a.md": "a\n",
  "docs/b.md": "b\n",
  "run.sh": { script: "#!/bin/sh\n" },
  link: { link: "docs/a.md" },
  "windows.txt": "one\r\ntwo\r\n",
  ".gitignore": "dist/\n*.log\n",
};

/** A remote repository with one commit of these files. */
export async function startRepository(files: Record<string, Entry>) {
  const source = await temporaryRepository({ bare: false });
  await put(source.directory, files);
  const commit = await commitAll(source);
  return { url: source.directory, commit, source };
}

type Options = Partial<Omit<WorkspaceOptions, "root" | "git">>;

/** A virtual machine: its own checkout of the base, its own private repository. */
export async function startVm(place: { url: string; commit: string }) {
  const root = join(await temporaryFolder(), "work");
  const plain = createGit({ directory: "/", environment: gitEnvironment });
  await materialize({ root, commit: place.commit, git: plain, remote: { url: place.url } });
  const git = await openPrivateGit({
    directory: await temporaryFolder(),
    environment: gitEnvironment,
    objects: { directory: await objectsOf(plain, root), access: "read" },
  });
  const store = gitStore({ git, remote: { url: place.url } });
  const open = (options: Options = {}) =>
    openWorkspace({ root, git, base: place.commit, secrets: [], keep: [], ...options });
  return { root, git, store, open };
}

/** What another VM has after it restored this overlay from the store. */
export async function carriedOver(
  place: { url: string; commit: string },
  from: { store: ReturnType<typeof gitStore>; overlay: Overlay },
) {
  const head = header();
  await from.store.create(head, batch([started], { overlay: from.overlay }));
  const vm = await startVm(place);
  const workspace = await vm.open();
  const checkpoint = await vm.store.read(head.runId);
  await workspace.restore(checkpoint?.overlay ?? from.overlay);
  return { ...vm, workspace };
}

export function statusOf(git: Git, root: string): Promise<string> {
  const own = git.at({ directory: root, gitDirectory: undefined });
  return own.run(["status", "--porcelain"]).then(({ stdout }) => stdout);
}
