import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { gitFiles } from "../../src/runtime/git-files.ts";
import { commitAll, temporaryRepository } from "../lab/temporary.ts";
import { describeProjectFiles } from "../project/files-contract.ts";

type Content = Record<string, string | Uint8Array | { link: string }>;

async function committed(files: Content) {
  const git = await temporaryRepository({ bare: false });
  for (const [path, content] of Object.entries(files)) {
    const place = join(git.directory, path);
    await mkdir(dirname(place), { recursive: true });
    if (typeof content === "object" && "link" in content) await symlink(content.link, place);
    else await writeFile(place, content);
  }
  return { git, commit: await commitAll(git) };
}

describeProjectFiles("gitFiles", async (files) => {
  const nested = Object.entries(files).map(([path, text]) => [`team/${path}`, text] as const);
  const place = await committed({ ...Object.fromEntries(nested), "other.worker": "no" });
  return gitFiles({ ...place, path: "team/" });
});

describeProjectFiles("gitFiles of a whole repository", async (files) =>
  gitFiles({ ...(await committed(files)), path: "." }),
);

test("the label names folder and commit", async () => {
  const { git, commit } = await committed({ "a/b": "" });
  expect(gitFiles({ git, commit, path: "./a" }).label).toBe(`"a" of commit ${commit.slice(0, 7)}`);
});

test("what is on disk and in later commits is not there", async () => {
  const { git, commit } = await committed({ "main.worker": "old" });
  await writeFile(join(git.directory, "main.worker"), "new");
  await commitAll(git);
  expect(await gitFiles({ git, commit, path: "." }).read("main.worker")).toBe("old");
});

test("links are followed inside the project and end at its edge", async () => {
  const place = await committed({
    "p/real/x.worker": "x",
    "p/alias": { link: "real" },
    "p/deep/up.worker": { link: "../alias/x.worker" },
    "p/outside.worker": { link: "../secret" },
    "p/absolute.worker": { link: "/etc/passwd" },
    "p/loop": { link: "loop" },
    "p/dangling": { link: "nowhere" },
    "p/node_modules/a": "a",
    secret: "s",
  });
  const files = gitFiles({ ...place, path: "p" });
  expect(await files.list("")).toEqual(["alias/", "deep/", "real/"]);
  expect(await files.list("alias")).toEqual(["x.worker"]);
  expect(await files.read("deep/up.worker")).toBe("x");
  for (const path of ["outside.worker", "absolute.worker", "loop", "node_modules/a"]) {
    expect(await files.read(path)).toBeUndefined();
  }
});

test("a commit that is not there and a file that is no text are named", async () => {
  const place = await committed({ "a.worker": Uint8Array.of(0x61, 0xff) });
  await expect(gitFiles({ ...place, path: "." }).read("a.worker")).rejects.toThrow(
    '"a.worker" is not UTF-8 text.',
  );
  const missing = gitFiles({ ...place, commit: "1".repeat(40), path: "." });
  await expect(missing.list("")).rejects.toThrow("git ls-tree failed");
});
