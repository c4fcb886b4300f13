import { describe, expect, test } from "vitest";
import { gitStore } from "../../src/runtime/git-store.ts";
import { temporaryRepository } from "../lab/temporary.ts";
import { batch, created, header, returned, written } from "./store-samples.ts";

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
