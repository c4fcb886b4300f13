import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { diskFiles, memoryFiles } from "../../src/project/files.ts";
import { describeProjectFiles } from "./files-contract.ts";

describeProjectFiles("memoryFiles", async (files) => memoryFiles(files));
describeProjectFiles("diskFiles", async (files) => diskFiles(await folderWith(files)));

async function folderWith(files: Record<string, string | Uint8Array>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "project-files-"));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

test("links that leave the folder do not exist in it", async () => {
  const outside = await folderWith({ "secret.worker": "secret" });
  const root = await folderWith({ "real/x.worker": "x" });
  await symlink(join(outside, "secret.worker"), join(root, "file.worker"));
  await symlink(outside, join(root, "folder"));
  await symlink("missing", join(root, "dangling"));
  await symlink("loop", join(root, "loop"));
  const files = diskFiles(root);
  expect(await files.list("")).toEqual(["real/"]);
  expect(await files.list("folder")).toEqual([]);
  expect(await files.read("file.worker")).toBeUndefined();
  expect(await files.read("folder/secret.worker")).toBeUndefined();
  expect(await files.read("loop")).toBeUndefined();
});

test("links that stay in the folder are followed", async () => {
  const root = await folderWith({ "real/x.worker": "x" });
  await symlink("real", join(root, "alias"));
  await symlink("real/x.worker", join(root, "x.worker"));
  const files = diskFiles(root);
  expect(await files.list("")).toEqual(["alias/", "real/", "x.worker"]);
  expect(await files.read("x.worker")).toBe("x");
  expect(await files.read("alias/x.worker")).toBe("x");
});

test(".git and node_modules are skipped, also through a link", async () => {
  const content = {
    ".git/config": "token",
    "node_modules/p/a.worker": "p",
    "a/node_modules/b": "b",
    "a/x": "x",
  };
  const root = await folderWith(content);
  await symlink(".git", join(root, "alias"));
  for (const files of [diskFiles(root), memoryFiles(content)]) {
    expect(await files.list("")).toEqual(["a/"]);
    expect(await files.list(".git")).toEqual([]);
    expect(await files.read(".git/config")).toBeUndefined();
    expect(await files.read("alias/config")).toBeUndefined();
    expect(await files.read("a/node_modules/b")).toBeUndefined();
  }
});

test("a file that is not UTF-8 is an error that names it", async () => {
  const root = await folderWith({ "a.worker": Uint8Array.of(0x61, 0xff) });
  await expect(diskFiles(root).read("a.worker")).rejects.toThrow('"a.worker" is not UTF-8 text.');
});
