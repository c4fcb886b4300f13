import { describe, expect, test } from "vitest";
import type { Git } from "../../src/git.ts";
import { gitStore } from "../../src/runtime/git-store.ts";
import { temporaryRepository, writeBlob } from "../lab/temporary.ts";
import { batch, created, returned, started, written } from "./store-samples.ts";

/** Puts a commit of somebody else's on a run's ref: files to write (null = delete) and a message. */
async function tamper(git: Git, runId: string, files: Record<string, string | null>) {
  const ref = `refs/llm-do/runs/${runId}`;
  const index = git.at({ indexFile: `${git.directory}/tampering` });
  await index.run(["read-tree", ref]);
  for (const [path, content] of Object.entries(files)) {
    const oid = content === null ? "0".repeat(40) : await writeBlob(git, content);
    const mode = content === null ? "0" : "100644";
    await index.run(["update-index", "--index-info"], { input: `${mode} ${oid}\t${path}\n` });
  }
  const tree = (await index.run(["write-tree"])).stdout.trim();
  return { ref, tree };
}

const message = (runId: string) => `Turn 3\n\nNonce: ${"0".repeat(32)}\nRun: ${runId}\n`;

const identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"];

async function commit(git: Git, options: { tree: string; parents: string[]; message: string }) {
  const parents = options.parents.flatMap((parent) => ["-p", parent]);
  const args = [...identity, "commit-tree", options.tree, ...parents];
  return (await git.run(args, { input: options.message })).stdout.trim();
}

describe("a checkpoint that something else changed", () => {
  async function runOfThree() {
    const git = await temporaryRepository({ bare: true });
    const store = gitStore({ git, remote: null });
    const { runId, tip } = await created(store);
    const second = await written(store, runId, tip, batch([returned("k1", "x".repeat(20_000))]));
    await written(store, runId, second, batch([returned("k2", "two")]));
    return { git, store, runId };
  }

  const line = `${JSON.stringify(started)}\n`;
  const blob = "a".repeat(64);

  test.each<[string, Record<string, string | null>, RegExp]>([
    ["a changed header", { "run.json": "{}" }, /run\.json of commit/],
    ["a changed segment", { "journal/0003.jsonl": line }, /journal\/0003\.jsonl of commit/],
    ["a dropped segment", { "journal/0002.jsonl": null }, /journal\/0002\.jsonl of commit/],
    ["a segment with a gap", { "journal/0005.jsonl": line }, /journal\/0005\.jsonl of commit/],
    [
      "two segments that trade places",
      { "journal/0001.jsonl": "x", "journal/0003.jsonl": line },
      /0001/,
    ],
    ["a foreign file", { "README.md": "hello" }, /README\.md of commit/],
    ["a blob under a wrong name", { "blobs/readme": "hello" }, /blobs\/readme of commit/],
    [
      "a line that is no event",
      { "journal/0004.jsonl": `${line}{"type":"x"}\n` },
      /line 2 of journal\/0004/,
    ],
    ["a line that is no JSON", { "journal/0004.jsonl": "{\n" }, /line 1 of journal\/0004/],
    ["a segment without an end", { "journal/0004.jsonl": "{}" }, /end of journal\/0004/],
    [
      "a blob with other content",
      {
        [`blobs/${blob}`]: "hello",
        "journal/0004.jsonl": `${JSON.stringify({ type: "run_started", at: { $blob: blob, length: 5 } })}\n`,
      },
      /blobs\/aaaa/,
    ],
    ["a workspace file that no overlay names", { "workspace/evil": "x" }, /workspace\//],
    [
      "an overlay that leaves the workspace",
      { "workspace.json": '{"files":[],"deleted":["../x"],"emptyDirectories":[]}' },
      /workspace\.json/,
    ],
  ])("%s is refused by name", async (_, files, expected) => {
    const { git, store, runId } = await runOfThree();
    const { ref, tree } = await tamper(git, runId, files);
    const parents = [(await git.run(["rev-parse", ref])).stdout.trim()];
    await git.run([
      "update-ref",
      ref,
      await commit(git, { tree, parents, message: message(runId) }),
    ]);
    await expect(store.read(runId)).rejects.toThrow(expected);
    await expect(store.read(runId)).rejects.toThrow("by something else than llm-do");
  });

  test.each<[string, (commits: string[]) => string[]]>([
    ["a merge", ([last = "", middle = ""]) => [last, middle]],
    ["a history that was cut off", () => []],
  ])("%s is refused", async (_, parentsOf) => {
    const { git, store, runId } = await runOfThree();
    const { ref, tree } = await tamper(git, runId, {});
    const commits = (await git.run(["rev-list", ref])).stdout.trim().split("\n");
    const parents = parentsOf(commits);
    await git.run([
      "update-ref",
      ref,
      await commit(git, { tree, parents, message: message(runId) }),
    ]);
    await expect(store.read(runId)).rejects.toThrow("by something else than llm-do");
  });

  test.each<[string, (runId: string) => string]>([
    ["no trailers", () => "hello\n"],
    ["no nonce", (runId) => `hello\n\nRun: ${runId}\n`],
    ["no run", () => `hello\n\nNonce: ${"0".repeat(32)}\n`],
    ["another run", () => message("other")],
  ])("a commit with %s is refused, whatever it holds", async (_, messageFor) => {
    const { git, store, runId } = await runOfThree();
    const { ref, tree } = await tamper(git, runId, { "journal/0004.jsonl": line });
    const parents = [(await git.run(["rev-parse", ref])).stdout.trim()];
    const tampered = await commit(git, { tree, parents, message: messageFor(runId) });
    await git.run(["update-ref", ref, tampered]);
    await expect(store.read(runId)).rejects.toThrow("by something else than llm-do");
  });

  test("the state of another run under this run's ref is refused", async () => {
    const { git, store, runId } = await runOfThree();
    await git.run(["update-ref", "refs/llm-do/runs/other", `refs/llm-do/runs/${runId}`]);
    await expect(store.read("other")).rejects.toThrow("by something else than llm-do");
  });
});
