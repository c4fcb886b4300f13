import { describe, expect, test } from "vitest";
import { installProduct, modelRequests, worker } from "./product.ts";

const MAIN = worker("main", "toolsets:\n  filesystem: {}\n", "You keep the documents.");

const write = (path: string, content: string) => ({ name: "write_file", input: { path, content } });

describe("dispatch → suspended → /approve → completed", () => {
  test("in a run PR, with one pending call", async () => {
    await using product = await installProduct({
      files: { "main.worker": MAIN },
      answers: {
        "You keep": [
          { text: "I will renew the README.", calls: [write("README.md", "# App\n\nNew words.\n")] },
          { text: "The README is renewed." },
        ],
      },
    });
    const [first] = await product.run({ input: "Renew the README" });
    console.log(first?.log, first?.outputs, first?.annotations);
    expect(first?.conclusion).toBe("success");
    expect(first?.outputs).toMatchObject({ status: "suspended", "pending-approvals": "1" });
    const [pull] = product.pullRequests();
    console.log(pull, product.threads(pull?.number ?? 0).map((t) => t.comments[0]?.body));
    const [thread] = product.threads(pull?.number ?? 0);
    const runs = await product.after(() =>
      product.as("maria").reply(thread?.comments[0]?.id ?? 0, "/approve"),
    );
    console.log(runs.map((run) => [run.event, run.conclusion, run.log, run.outputs, run.annotations]));
    console.log(product.pullRequests(), product.threads(pull?.number ?? 0)[0]?.comments.map((c) => c.body));
    console.log(product.git("for-each-ref"), product.git("log", "--all", "--oneline", "--graph"));
    expect(product.api.violations).toEqual([]);
    expect(modelRequests(product)).toBe(2);
    product.check();
  });
});
