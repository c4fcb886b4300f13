import { join } from "node:path";
import { expect, test } from "vitest";
import { objectsOf, openPrivateGit } from "../../src/runtime/private-git.ts";
import { openWorkspace } from "../../src/runtime/workspace.ts";
import {
  commitAll,
  gitEnvironment,
  temporaryFolder,
  temporaryRepository,
} from "../lab/temporary.ts";
import { batch, created, written } from "./store-samples.ts";
import { put, startRepository, startVm } from "./workspace-bench.ts";

test("a branch on a shallow base is pushed although the remote has moved on", async () => {
  const { source } = await startRepository({ "a.txt": "1" });
  await put(source.directory, { "a.txt": "2" });
  const base = await commitAll(source);
  const vm = await startVm({ url: source.directory, commit: base });
  await put(source.directory, { "a.txt": "3" });
  await commitAll(source);
  const identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"];
  const made = await vm.git.run([
    ...identity,
    "commit-tree",
    `${base}^{tree}`,
    "-p",
    base,
    "-m",
    "x",
  ]);
  await vm.git.run(["push", source.directory, `${made.stdout.trim()}:refs/heads/new`]);
  expect((await source.run(["log", "--format=%P", "-1", "new"])).stdout.trim()).toBe(base);
  const { runId, tip } = await created(vm.store);
  await written(vm.store, runId, tip, batch([], { finished: true }));
  expect(await vm.store.done()).toEqual([runId]);
});

test("opening it again keeps what is in it", async () => {
  const directory = join(await temporaryFolder(), "private");
  const first = await openPrivateGit({ directory, environment: gitEnvironment });
  const { stdout } = await first.run(["hash-object", "-w", "--stdin"], { input: "x" });
  const other = await temporaryRepository({ bare: false });
  const objects = { directory: await objectsOf(other, other.directory), access: "read" as const };
  const again = await openPrivateGit({ directory, environment: gitEnvironment, objects });
  const theirs = await other.run(["hash-object", "-w", "--stdin"], { input: "y" });
  for (const oid of [stdout, theirs.stdout]) await again.run(["cat-file", "-e", oid.trim()]);
});

test("a store in the same repository finds what a snapshot wrote", async () => {
  const repository = await temporaryRepository({ bare: false });
  const objects = join(repository.directory, ".git/objects");
  const git = await openPrivateGit({
    directory: await temporaryFolder(),
    environment: gitEnvironment,
    objects: { directory: objects, access: "write" },
  });
  await put(repository.directory, { "a.txt": "a" });
  const root = repository.directory;
  const workspace = await openWorkspace({ root, base: null, git, secrets: [], keep: [] });
  await put(root, { "a.txt": "b" });
  const [file] = (await workspace.snapshot()).files;
  expect((await repository.run(["cat-file", "blob", file?.oid ?? ""])).stdout).toBe("b");
});
