import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Overlay } from "../../src/runtime/store.ts";
import { temporaryFolder } from "../lab/temporary.ts";
import { base, listing, put, startRepository, startVm } from "./workspace-bench.ts";

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
