import { existsSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../lab/temporary.ts";
import { base, type Entry, put, startRepository, startVm } from "./workspace-bench.ts";

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
    await put(vm.root, { "sub/.gitattributes": "* filter=evil\n", "sub/file": "y" });
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
