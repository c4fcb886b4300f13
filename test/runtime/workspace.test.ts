import { existsSync, readFileSync, truncateSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openPrivateGit } from "../../src/runtime/private-git.ts";
import type { Overlay } from "../../src/runtime/store.ts";
import { openWorkspace } from "../../src/runtime/workspace.ts";
import { gitEnvironment, temporaryFolder, temporaryRepository } from "../lab/temporary.ts";
import {
  carriedOver,
  type Entry,
  listing,
  put,
  startRepository,
  startVm,
  statusOf,
} from "./workspace-bench.ts";

const base: Record<string, Entry> = {
  "README.md": "hello\n",
  "docs/a.md": "a\n",
  "docs/b.md": "b\n",
  "run.sh": { script: "#!/bin/sh\n" },
  link: { link: "docs/a.md" },
  "windows.txt": "one\r\ntwo\r\n",
  ".gitignore": "dist/\n*.log\n",
};

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

describe("what a checkpoint must not hold", () => {
  test("a secret stops each snapshot until it is gone, and the path is named, never the secret", async () => {
    const vm = await startVm(await startRepository(base));
    const workspace = await vm.open({ secrets: ["p4ssw0rd&more"] });
    await put(vm.root, { "docs/config.txt": "user:p4ssw0rd&more" });
    const failure = workspace.snapshot();
    await expect(failure).rejects.toMatchObject({ code: "store" });
    await expect(failure).rejects.toThrow('"docs/config.txt" holds the value of a secret');
    await expect(failure).rejects.not.toThrow("p4ssw0rd");
    await expect(workspace.snapshot()).rejects.toThrow("docs/config.txt");
    await put(vm.root, { "docs/config.txt": "user:***" });
    expect((await workspace.snapshot()).files).toHaveLength(1);
  });

  test.each<[string, Record<string, Entry>, string]>([
    ["a repository in the workspace", { "sub/.git/HEAD": "ref: refs/heads/main\n" }, "of its own"],
    ["a file of Git LFS", { "art/big.psd": "pixels" }, "Git LFS"],
  ])("%s is refused by name", async (_, changes, reason) => {
    const attributes = { ".gitattributes": "*.psd filter=lfs -text\n" };
    const vm = await startVm(await startRepository({ ...base, ...attributes }));
    const workspace = await vm.open();
    if ("sub/.git/HEAD" in changes) {
      const nested = vm.git.at({ directory: vm.root, gitDirectory: undefined });
      await nested.run(["init", "--quiet", "sub"]);
      await put(vm.root, { "sub/file": "x" });
    } else await put(vm.root, changes);
    await expect(workspace.snapshot()).rejects.toThrow(reason);
    await expect(workspace.snapshot()).rejects.toMatchObject({ code: "store" });
  });

  test("a file over 50 MB is refused by name", async () => {
    const vm = await startVm(await startRepository(base));
    const workspace = await vm.open();
    await put(vm.root, { "big.bin": "" });
    truncateSync(join(vm.root, "big.bin"), 50 * 1024 * 1024 + 1);
    await expect(workspace.snapshot()).rejects.toThrow(
      '"big.bin" was changed and cannot be stored',
    );
  });

  test("a changed submodule is refused by name, an unchanged one is not in the way", async () => {
    const inner = await startRepository({ file: "x" });
    const outer = await startRepository(base);
    const { source } = outer;
    const allow = ["-c", "protocol.file.allow=always"];
    await source.run([...allow, "submodule", "--quiet", "add", inner.url, "sub"]);
    const identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"];
    await source.run([...identity, "commit", "--quiet", "--message=x"]);
    const commit = (await source.run(["rev-parse", "HEAD"])).stdout.trim();
    const vm = await startVm({ ...outer, commit });
    const own = vm.git.at({ directory: vm.root, gitDirectory: undefined });
    await own.run([...allow, "submodule", "--quiet", "update", "--init"]);
    const workspace = await vm.open();
    await put(vm.root, { "README.md": "x" });
    expect((await workspace.snapshot()).files.map(({ path }) => path)).toEqual(["README.md"]);
    // Filters of the submodule's own configuration are commands that a tool may have written.
    const marker = join(await temporaryFolder(), "executed");
    await own.run(["-C", "sub", "config", "filter.evil.clean", `touch ${marker}; cat`]);
    await put(vm.root, { "sub/.gitattributes": "* filter=evil\n", "sub/file": "changed" });
    await expect(workspace.snapshot()).rejects.toThrow('"sub" was changed and cannot be stored');
    expect(existsSync(marker)).toBe(false);
  });

  test("a path that a tool may not have written is refused", async () => {
    const workspace = await (await startVm(await startRepository(base))).open();
    for (const path of ["../x", "/etc/passwd", ".git/config", "a/../../b", "x/.GIT/hooks", ""]) {
      expect(() => workspace.touch(path)).toThrow("is not a path inside the workspace");
    }
  });
});

describe("restoring", () => {
  const oid = "ce013625030ba8dba906f756967f9e9ca394464a";
  const file = (path: string) => ({ path, mode: "100644" as const, oid });
  const overlayOf = (rest: Partial<Overlay>): Overlay => ({
    files: [],
    deleted: [],
    emptyDirectories: [],
    ...rest,
  });

  const strange: [string, Overlay][] = [
    ["a file above", overlayOf({ files: [file("../x")] })],
    ["a file at an absolute path", overlayOf({ files: [file("/tmp/x")] })],
    ["a file in .git", overlayOf({ files: [file(".git/hooks/pre-commit")] })],
    ["a file in .git by another name", overlayOf({ files: [file("a/.Git /config")] })],
    ["a deletion above", overlayOf({ deleted: ["../x"] })],
    ["a folder above", overlayOf({ emptyDirectories: ["a/../../x"] })],
    ["a file through a link", overlayOf({ files: [file("out/x")] })],
    ["a deletion through a link", overlayOf({ deleted: ["out/victim"] })],
    ["a folder through a link", overlayOf({ emptyDirectories: ["out/x"] })],
  ];

  test("a path that leaves the workspace is refused and touches nothing outside", async () => {
    const outside = await temporaryFolder();
    await put(outside, { victim: "alive" });
    const vm = await startVm(await startRepository({ ...base, out: { link: outside } }));
    await vm.git.run(["hash-object", "-w", "--stdin"], { input: "hello\n" });
    const workspace = await vm.open();
    for (const [what, overlay] of strange) {
      await expect(workspace.restore(overlay), what).rejects.toMatchObject({ code: "store" });
      expect(listing(outside), what).toEqual({ victim: "alive" });
    }
  });

  test("a link in place of a file is replaced, not followed", async () => {
    const outside = await temporaryFolder();
    await put(outside, { victim: "alive" });
    const vm = await startVm(await startRepository(base));
    await put(vm.root, { "README.md": { link: join(outside, "victim") } });
    await vm.git.run(["hash-object", "-w", "--stdin"], { input: "hello\n" });
    await (await vm.open()).restore(overlayOf({ files: [file("README.md")] }));
    expect(listing(outside)).toEqual({ victim: "alive" });
    expect(listing(vm.root)["README.md"]).toBe("hello\n");
  });

  test("a file that somebody changed meanwhile is kept when asked, with its name", async () => {
    const place = await startRepository(base);
    const vm = await startVm(place);
    const workspace = await vm.open();
    await put(vm.root, { "docs/a.md": "by the run" });
    const overlay = await workspace.snapshot();
    await put(vm.root, { "docs/a.md": "by a person" });
    const again = await vm.open({ previous: overlay });
    await expect(again.restore(overlay, { overwrite: false })).rejects.toThrow(
      '"docs/a.md" was changed since the run was suspended',
    );
    expect(listing(vm.root)["docs/a.md"]).toBe("by a person");
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
