import { describe, expect, onTestFinished, test } from "vitest";
import { createGit, type Git } from "../../src/git.ts";
import { gitStore } from "../../src/runtime/git-store.ts";
import type { Store } from "../../src/runtime/store.ts";
import { type GitServerOptions, startGitServer } from "../lab/git-http.ts";
import { gitEnvironment, temporaryRepository, writeBlob } from "../lab/temporary.ts";
import { storeContract } from "./store-contract.ts";
import { batch, created, header, returned, started, written } from "./store-samples.ts";

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
  return {
    remote,
    open,
    blob: (store: Store, text: string) => writeBlob(gitOf.get(store) ?? remote, text),
  };
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
    await expect
      .poll(async () => (await two.read(runId))?.events.length, { timeout: 15_000 })
      .toBe(2);
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
      message: expect.stringContaining("permissions: { contents: write"),
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
