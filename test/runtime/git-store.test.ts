import { describe, expect, onTestFinished, test } from "vitest";
import { createGit, type Git } from "../../src/git.ts";
import { gitStore } from "../../src/runtime/git-store.ts";
import type { Store } from "../../src/runtime/store.ts";
import { type GitServerOptions, startGitServer } from "../lab/git-http.ts";
import { gitEnvironment, temporaryRepository } from "../lab/temporary.ts";
import {
  batch,
  created,
  header,
  returned,
  started,
  storeContract,
  written,
} from "./store-contract.ts";

async function writeBlob(git: Git | undefined, content: string): Promise<string> {
  const result = await git?.run(["hash-object", "-w", "--stdin"], { input: content });
  return result?.stdout.trim() ?? "";
}

async function startRemote(options: Partial<GitServerOptions> = {}) {
  const remote = await temporaryRepository({ bare: true });
  const server = await startGitServer({ repositories: { "o/r": remote.directory }, ...options });
  onTestFinished(() => server.close());
  const gitOf = new Map<Store, Git>();
  async function open(): Promise<Store> {
    const { directory } = await temporaryRepository({ bare: true });
    const credentials = { serverUrl: server.url, token: "t0ken" };
    const git = createGit({ directory, environment: gitEnvironment, credentials });
    const store = gitStore({ git, remote: { url: `${server.url}/o/r` } });
    gitOf.set(store, git);
    return store;
  }
  return { remote, open, blob: (store: Store, text: string) => writeBlob(gitOf.get(store), text) };
}

storeContract("store in the local repository", async () => {
  const repository = await temporaryRepository({ bare: false });
  return {
    open: async () => gitStore({ git: repository, remote: null }),
    blob: (_, content) => writeBlob(repository, content),
  };
});

storeContract("store in a remote repository", startRemote);

describe("a push whose answer is lost", () => {
  test.each(["after", "before"] as const)(
    "that fails %s git did its work is written exactly once",
    async (moment) => {
      let faults = 1;
      const { remote, open } = await startRemote({
        fault: ({ service, method }) =>
          service === "git-receive-pack" && method === "POST" && faults-- > 0 ? moment : undefined,
      });
      const store = await open();
      const { runId, tip } = await created(store);
      faults = 1;
      const next = await written(store, runId, tip, batch([returned("k", "once")]));
      expect((await store.read(runId))?.events).toEqual([started, returned("k", "once")]);
      expect((await remote.run(["rev-parse", `refs/llm-do/runs/${runId}`])).stdout.trim()).toBe(
        next,
      );
    },
  );

  test("is recognised as written even when somebody has appended on top of it since", async () => {
    let other: (() => Promise<unknown>) | undefined;
    const { open } = await startRemote({
      fault: ({ service, method }) => {
        if (service !== "git-receive-pack" || method !== "POST" || !other) return undefined;
        other = undefined;
        return "after";
      },
    });
    const [one, two] = [await open(), await open()];
    const { runId, tip } = await created(one);
    other = async () => {};
    const mine = one.append(runId, tip, batch([returned("k", "mine")]));
    await expect.poll(async () => (await two.read(runId))?.events.length).toBe(2);
    await written(two, runId, (await two.tip(runId)) ?? "", batch([returned("k", "theirs")]));
    expect(await mine).toMatchObject({ status: "written" });
    expect((await one.read(runId))?.events).toHaveLength(3);
  });

  test("at the end of a run still moves the run once", async () => {
    let faults = 0;
    const { open } = await startRemote({
      fault: ({ service, method }) =>
        service === "git-receive-pack" && method === "POST" && faults-- > 0 ? "after" : undefined,
    });
    const store = await open();
    const { runId, tip } = await created(store);
    faults = 1;
    const last = await written(store, runId, tip, batch([], { finished: true }));
    expect(await store.read(runId)).toMatchObject({ tip: last, finished: true });
    expect(await store.live()).toEqual([]);
  });
});

describe("a run that another process moves at the same time", () => {
  /** A store that is interrupted by `meanwhile` right before its first command that begins like this. */
  function interrupted(git: Git, command: string, meanwhile: () => Promise<unknown>): Store {
    let isFirst = true;
    const run: Git["run"] = async (args, call) => {
      if (args[0] === command && isFirst) {
        isFirst = false;
        const result = await meanwhile();
        if (result !== undefined) return result as Awaited<ReturnType<Git["run"]>>;
      }
      return git.run(args, call);
    };
    return gitStore({ git: { ...git, run }, remote: null });
  }

  test("is not started again when it was created and finished between look and write", async () => {
    const git = await temporaryRepository({ bare: true });
    const other = gitStore({ git, remote: null });
    const store = interrupted(git, "update-ref", async () => {
      const { runId, tip } = await created(other, "r1");
      await written(other, runId, tip, batch([returned("k", "theirs")], { finished: true }));
    });
    expect(await store.create(header("r1"), batch([started]))).toMatchObject({
      status: "moved",
      checkpoint: { finished: true, events: [started, returned("k", "theirs")] },
    });
    expect(await store.live()).toEqual([]);
    expect(await store.done()).toEqual(["r1"]);
  });

  test("is looked for twice, because a list of refs may miss one that moves", async () => {
    const git = await temporaryRepository({ bare: true });
    await created(gitStore({ git, remote: null }), "r1");
    const nothing = { stdout: "", stderr: "", exitCode: 0 };
    const store = interrupted(git, "for-each-ref", async () => nothing);
    expect(await store.read("r1")).toBeDefined();
  });
});

describe("a server that refuses", () => {
  test("the token: names the permission that the job needs", async () => {
    const { open } = await startRemote({
      authorize: ({ service, token }) =>
        token !== "t0ken" ? 401 : service === "git-receive-pack" ? 403 : 200,
    });
    await expect((await open()).create(header("r1"), batch([started]))).rejects.toMatchObject({
      code: "permission",
      message: expect.stringContaining("permissions: contents: write"),
    });
  });

  test("the namespace: names the input that chooses another", async () => {
    const { remote, open } = await startRemote();
    await remote.run(["config", "receive.hideRefs", "refs/llm-do"]);
    await expect((await open()).create(header("r1"), batch([started]))).rejects.toMatchObject({
      code: "store",
      message: expect.stringMatching(/state-ref-prefix to "refs\/heads\/llm-do\/state\/"/),
    });
  });
});

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

describe("what a commit holds", () => {
  test("the subjects are the audit trail, and an append writes only what is new", async () => {
    const git = await temporaryRepository({ bare: true });
    const store = gitStore({ git, remote: null });
    const { runId, tip } = await created(store);
    const big = returned("k", "long ".repeat(10_000));
    const second = await written(
      store,
      runId,
      tip,
      batch([big], { subject: "read_file\n returned" }),
    );
    const third = await written(store, runId, second, batch([big], { subject: "and again" }));
    const { stdout } = await git.run(["log", "--format=%s <%ae>", `refs/llm-do/runs/${runId}`]);
    expect(stdout).toMatchInlineSnapshot(`
      "and again <llm-do@users.noreply.github.com>
      read_file returned <llm-do@users.noreply.github.com>
      something happened <llm-do@users.noreply.github.com>
      "
    `);
    const added = await git.run(["diff-tree", "-r", "--name-status", second, third]);
    expect(added.stdout).toBe("A\tjournal/0003.jsonl\n");
    expect((await git.run(["for-each-ref"])).stdout.trim().split("\n")).toHaveLength(1);
  });

  test("a secret is redacted, and nothing that still holds one is stored", async () => {
    const git = await temporaryRepository({ bare: true });
    const secrets = ["correct horse"];
    const careless = gitStore({ git, remote: null, secrets });
    const encoded = Buffer.from("user:correct horse battery").toString("base64");
    await expect(
      careless.create(header("r1"), batch([returned("k", `Basic ${encoded}`)])),
    ).rejects.toThrow("journal/0001.jsonl) would hold the value of a secret");
    const redact = (text: string) => text.replaceAll("correct horse", "***");
    const careful = gitStore({ git, remote: null, secrets, redact });
    const head = { ...header("r2"), input: "it is correct horse" };
    await careful.create(
      head,
      batch([returned("k", "correct horse!")], { subject: "correct horse" }),
    );
    expect(await careful.read("r2")).toMatchObject({
      header: { input: "it is ***" },
      events: [{ content: "***!" }],
    });
  });

  test("other prefixes are possible, and a wrong one is explained", async () => {
    const git = await temporaryRepository({ bare: true });
    const store = gitStore({ git, remote: null, prefix: "refs/heads/llm-do/state/" });
    await created(store, "r1");
    expect((await git.run(["branch", "--list"])).stdout).toBe("  llm-do/state/runs/r1\n");
    expect(() => gitStore({ git, remote: null, prefix: "llm-do" })).toThrow(
      'state-ref-prefix "llm-do" is not a ref prefix',
    );
    await expect(store.read("../../heads/main")).rejects.toThrow("is not the id of a run");
  });
});
