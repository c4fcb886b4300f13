import { readFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openPrivateGit } from "../../src/runtime/private-git.ts";
import { openWorkspace } from "../../src/runtime/workspace.ts";
import { gitEnvironment, temporaryFolder } from "../lab/temporary.ts";
import {
  base,
  carriedOver,
  listing,
  put,
  startRepository,
  startVm,
  statusOf,
} from "./workspace-bench.ts";

describe("what the run changed is the same on the next VM", () => {
  test("whatever it was", async () => {
    const place = await startRepository({
      ...base,
      "file-to-folder": "x",
      "folder-to-file/a": "x",
      "folder-to-link/a": "x",
      "file-to-link": "x",
      "link-to-folder": { link: "docs" },
      "emptied/deep/a": "x",
      "removed/deep/a": "x",
      "removed.txt": "x",
    });
    const vm = await startVm(place);
    const workspace = await vm.open();
    await put(vm.root, {
      "README.md": "bye\n",
      "new/deep/file.txt": "",
      "data.bin": Buffer.from([0, 255, 13, 10, 10, 200]),
      ".gitattributes": "* text eol=crlf\n",
      "unix.txt": "a\nb\n",
      "dos.txt": "a\r\nb\r\n",
      'na"me\n\\ü🙂': "x",
      "-rf": "y",
      ":(glob)x": "z",
      "a\tb ": "t",
      "new.sh": { script: "#!/bin/sh\n" },
      "to-docs": { link: "docs" },
      dangling: { link: "nowhere" },
      leaving: { link: "/etc" },
      "file-to-link": { link: "windows.txt" },
      "folder-to-link": { link: "docs" },
      "emptied/deep/a": null,
      removed: null,
      "removed.txt": null,
      "empty/": "",
      "new/empty/": "",
      "docs/empty/one/": "",
      ".github/x.yml": "x",
      ".gitmodules": "",
    });
    await put(vm.root, {
      "file-to-folder": null,
      "folder-to-file": null,
      "link-to-folder": null,
      "file-to-folder/inside": "x",
    });
    await put(vm.root, { "folder-to-file": "x", "link-to-folder/inside": "x" });
    const overlay = await workspace.snapshot();
    const next = await carriedOver(place, { store: vm.store, overlay });
    expect(listing(next.root)).toEqual(listing(vm.root));
    expect(await next.workspace.snapshot()).toEqual(overlay);
  });

  test("a changed mode", async () => {
    const place = await startRepository(base);
    const vm = await startVm(place);
    const workspace = await vm.open();
    await chmod(join(vm.root, "README.md"), 0o755);
    await chmod(join(vm.root, "run.sh"), 0o644);
    const overlay = await workspace.snapshot();
    const next = await carriedOver(place, { store: vm.store, overlay });
    expect(listing(next.root)).toEqual(listing(vm.root));
  });

  test("each snapshot is the whole difference, and what is undone leaves it", async () => {
    const place = await startRepository(base);
    const vm = await startVm(place);
    const workspace = await vm.open();
    await put(vm.root, { "one.txt": "1", "docs/a.md": null });
    await workspace.snapshot();
    await put(vm.root, { "two.txt": "2", "one.txt": null, "docs/a.md": "a\n" });
    expect(await workspace.snapshot()).toEqual({
      files: [{ path: "two.txt", mode: "100644", oid: "d8263ee9860594d2806b0dfd1bfd17528b0ba2a4" }],
      deleted: [],
      emptyDirectories: [],
    });
  });

  test("an edit of the same length in the same second is seen", async () => {
    const place = await startRepository(base);
    const vm = await startVm(place);
    const workspace = await vm.open();
    await put(vm.root, { "README.md": "HELLO\n" });
    expect((await workspace.snapshot()).files).toHaveLength(1);
    await put(vm.root, { "README.md": "HULLO\n" });
    const [file] = (await workspace.snapshot()).files;
    const { stdout } = await vm.git.run(["cat-file", "blob", file?.oid ?? ""]);
    expect(stdout).toBe("HULLO\n");
  });

  test("the workspace's own repository is left as it was", async () => {
    const place = await startRepository(base);
    const vm = await startVm(place);
    const before = readFileSync(join(vm.root, ".git/index"));
    const workspace = await vm.open();
    await put(vm.root, { "README.md": "x" });
    await workspace.snapshot();
    expect(readFileSync(join(vm.root, ".git/index")).equals(before)).toBe(true);
    expect(await statusOf(vm.git, vm.root)).toBe(" M README.md\n");
  });
});

describe("what earlier steps left", () => {
  async function withLeftovers() {
    const place = await startRepository(base);
    const vm = await startVm(place);
    await put(vm.root, {
      "gha-creds-1a2b.json": "key",
      "docs/a.md": "edited",
      "docs/b.md": null,
      "left/": "",
    });
    return { ...vm, place, workspace: await vm.open() };
  }

  test("is no part of the overlay", async () => {
    const { workspace, root } = await withLeftovers();
    await put(root, { "new.txt": "x" });
    const overlay = await workspace.snapshot();
    expect(overlay.files.map(({ path }) => path)).toEqual(["new.txt"]);
    expect(overlay).toMatchObject({ deleted: [], emptyDirectories: [] });
  });

  test("is part of it once the run changes it, by a tool or by a shell", async () => {
    const { workspace, root } = await withLeftovers();
    await put(root, { "docs/a.md": "edited again", "docs/b.md": "back, but different" });
    workspace.touch("gha-creds-1a2b.json");
    const paths = (await workspace.snapshot()).files.map(({ path }) => path);
    expect(paths).toEqual(["docs/a.md", "docs/b.md", "gha-creds-1a2b.json"]);
    expect((await workspace.snapshot()).files).toHaveLength(3);
  });

  test("and was deleted by the run is deleted on the next VM, where the same steps ran again", async () => {
    const { workspace, root, store, place } = await withLeftovers();
    await put(root, { "gha-creds-1a2b.json": null });
    const overlay = await workspace.snapshot();
    expect(overlay.deleted).toEqual(["gha-creds-1a2b.json"]);
    const next = await carriedOver(place, { store, overlay });
    expect((await next.workspace.snapshot()).deleted).toEqual(["gha-creds-1a2b.json"]);
  });

  test("includes what setup commands made when the workspace is told so", async () => {
    const { workspace, root } = await withLeftovers();
    await put(root, { "mine.txt": "x" });
    workspace.touch("mine.txt");
    await workspace.snapshot();
    await put(root, { "generated.txt": "x", "README.md": "stamped" });
    await workspace.disownPresent();
    expect((await workspace.snapshot()).files.map(({ path }) => path)).toEqual(["mine.txt"]);
  });

  test("does not include the run's own files when it resumes in the same folder", async () => {
    const { workspace, root, open } = await withLeftovers();
    await put(root, { "mine.txt": "x", "README.md": null });
    const previous = await workspace.snapshot();
    const again = await open({ previous });
    await again.restore(previous, { overwrite: false });
    expect(await again.snapshot()).toEqual(previous);
  });
});

describe("ignored files", () => {
  const made = { "dist/out.js": "x", "dist/deep/map": "y", "debug.log": "z" };

  test("are carried when a tool wrote them or a keep glob names them, and else are named", async () => {
    const place = await startRepository(base);
    const vm = await startVm(place);
    await put(vm.root, { "before.log": "was there" });
    const workspace = await vm.open({ keep: ["dist/**/map"] });
    await put(vm.root, made);
    workspace.touch("debug.log");
    const overlay = await workspace.snapshot();
    expect(overlay.files.map(({ path }) => path)).toEqual(["debug.log", "dist/deep/map"]);
    expect(workspace.notCarried()).toEqual(["dist/out.js"]);
    const next = await carriedOver(place, { store: vm.store, overlay });
    expect(await next.workspace.snapshot()).toEqual(overlay);
  });

  test("are named by their folder when nothing in it is carried", async () => {
    const vm = await startVm(await startRepository(base));
    const workspace = await vm.open();
    await put(vm.root, made);
    expect((await workspace.snapshot()).files).toEqual([]);
    expect(workspace.notCarried()).toEqual(["debug.log", "dist/"]);
  });

  test("are carried from where a link led the tool", async () => {
    const vm = await startVm(await startRepository({ ...base, out: { link: "dist" } }));
    const workspace = await vm.open();
    await put(vm.root, made);
    workspace.touch("out/out.js");
    expect((await workspace.snapshot()).files.map(({ path }) => path)).toEqual(["dist/out.js"]);
  });
});

test("outside a repository the base is what was there", async () => {
  const root = await temporaryFolder();
  await put(root, { "a.txt": "a", "b.txt": "b", "c/d.txt": "d", ".gitignore": "*.txt\n" });
  const git = await openPrivateGit({
    directory: await temporaryFolder(),
    environment: gitEnvironment,
  });
  const workspace = await openWorkspace({ root, base: null, git, secrets: [], keep: [] });
  expect(await workspace.snapshot()).toEqual({ files: [], deleted: [], emptyDirectories: [] });
  await put(root, { "a.txt": "A", "b.txt": null, "new/e.txt": "e", "new/empty/": "" });
  const overlay = await workspace.snapshot();
  expect(overlay).toMatchObject({
    files: [{ path: "a.txt" }, { path: "new/e.txt" }],
    deleted: ["b.txt"],
    emptyDirectories: ["new/empty"],
  });
});

test("a snapshot alone in the barrier sees finished writes only", async () => {
  const vm = await startVm(await startRepository(base));
  const workspace = await vm.open();
  const writing = workspace.shared(async () => {
    await put(vm.root, { "half.txt": "one" });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await put(vm.root, { "other.txt": "two" });
  });
  const overlay = await workspace.exclusive(() => workspace.snapshot());
  await writing;
  expect(overlay.files.map(({ path }) => path)).toEqual(["half.txt", "other.txt"]);
});

test("a workspace whose index cannot be used is read once", async () => {
  const place = await startRepository(base);
  const vm = await startVm(place);
  await put(vm.root, { ".git/index": "no index" });
  const workspace = await vm.open();
  await put(vm.root, { "README.md": "x" });
  expect((await workspace.snapshot()).files.map(({ path }) => path)).toEqual(["README.md"]);
});
