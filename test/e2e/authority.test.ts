import { describe, expect, test } from "vitest";
import {
  answerTo,
  expectDone,
  expectNothingHappened,
  QUIET,
  wake,
  withInputs,
  write,
  writer,
} from "./conversation.ts";
import { modelRequests, type Product } from "./product.ts";

const LONG = 60_000;

function settings(inputs: string, token?: string) {
  const text = withInputs(QUIET, token ? `${inputs}, github-token: ${token}` : inputs);
  return { ".github/workflows/llm-do.yml": text };
}

describe("authority at the moment of execution", () => {
  /** Does something right before the n-th question about a person's permission is answered. */
  function beforeQuestion(product: Product, number: number, act: () => void): void {
    let asked = 0;
    const match = ({ path }: { path: string }) => {
      if (path.includes("/permission")) asked += 1;
      if (asked === number && path.includes("/permission")) act();
      return false;
    };
    product.fault({ match, kind: "status" });
  }

  test(
    "somebody whose role was taken away in between decided nothing",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      product.as("maria").comment(1, "/approve A1");
      beforeQuestion(product, 2, () => product.setRole("maria", null));
      await wake(product, 1);
      expectNothingHappened(product);
      product.as("alice").comment(1, "/approve A1");
      await wake(product, 1);
      expectDone(product, { "a.md": "added" });
    },
    LONG,
  );

  test(
    "a command that was edited in between decided nothing",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      const words = product.as("maria").comment(1, "/approve A1");
      let looks = 0;
      const edit = ({ operation }: { operation: string }) => {
        if (operation === "query viewer repository") looks += 1;
        // The first look judges, the second is right before the call runs.
        if (looks === 2) product.as("maria").editComment(words.id, "/approve A1 ");
        return false;
      };
      product.fault({ match: edit, kind: "status" });
      await wake(product, 1);
      expectNothingHappened(product);
      product.as("alice").comment(1, "/approve A1");
      await wake(product, 1);
      expectDone(product, { "a.md": "added" });
    },
    LONG,
  );

  test(
    "GitHub does not answer: nothing is decided, and a later event decides",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      const words = product.as("maria").comment(1, "/approve A1");
      const match = ({ path }: { path: string }) => path.includes("/permission");
      product.fault({ match, kind: "status", status: 500, times: 4 });
      await wake(product, 1);
      expectNothingHappened(product);
      expect(answerTo(product, 1, words.nodeId)).toEqual({ reactions: [], reply: null });
      await wake(product, 1);
      expectDone(product, { "a.md": "added" });
    },
    LONG,
  );
});

test(
  "who may approve is what `approvers` and `prevent-self-approval` say",
  async () => {
    const people = { alice: "admin", maria: "write", otto: "write", rita: "read" } as const;
    const teams = { owners: ["maria", "rita"] };
    const calls = [write("a.md", "A\n")];
    await using product = await writer([], {
      people,
      settings: {},
      answers: { "You keep": [{ calls }, { text: "Done." }] },
    });
    Object.assign(product.repository.teams, teams);
    const permissions = {
      contents: "write",
      pull_requests: "write",
      issues: "write",
      members: "read",
    } as const;
    const token = product.appToken("robot", permissions);
    const alice = product.as("alice");
    const use = (inputs: string) => alice.push("main", settings(inputs, token));
    use("prevent-self-approval: true");
    await product.run({}, "maria");
    const steps: [inputs: string, login: keyof typeof people, detail: string][] = [
      ["prevent-self-approval: true", "maria", "started this run"],
      ["approvers: admin", "maria", "people with the admin role"],
      ["approvers: otto", "alice", "otto"],
      ['approvers: "@acme/owners"', "otto", "acme/owners"],
      ['approvers: "@acme/owners"', "rita", "may not decide"],
    ];
    for (const [inputs, login] of steps) {
      use(inputs);
      product.as(login).comment(1, "/approve A1");
      await wake(product, 1);
    }
    expect(modelRequests(product)).toBe(1);
    const said = product.comments(1).filter(({ author }) => author === "robot[bot]");
    expect(product.comments(1).filter(({ reactions }) => reactions.confused)).toHaveLength(5);
    for (const [index, { body }] of said.entries()) expect(body).toContain(steps[index]?.[2]);
    product.as("maria").comment(1, "/approve A1");
    await wake(product, 1);
    expectDone(product, { "a.md": "added" });
  },
  LONG,
);
