import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { QUIET, replies, wake } from "./conversation.ts";
import { installProduct, modelRequests, type Product, worker } from "./product.ts";

const LONG = 60_000;

function expectOver(product: Product): void {
  expect(product.git("for-each-ref", "refs/llm-do/runs")).toBe("");
  expect(product.git("for-each-ref", "refs/llm-do/done")).not.toBe("");
  expect(product.api.violations).toEqual([]);
  product.check();
}

/** What the model was told about its calls, in its last request. */
function toldTheModel(product: Product): string {
  return JSON.stringify(product.api.requests.at(-1)?.body.messages.at(-1));
}

describe("a call with an external effect whose machine was lost before it was recorded", () => {
  /** Ends the machine at the first push after the command ran; somebody looks later. */
  async function loseMachine() {
    const folder = mkdtempSync(join(tmpdir(), "llm-do-effect-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const counter = join(folder, "count");
    const shell = "toolsets:\n  shell:\n    rules: [{ pattern: bash count.sh }]\n";
    const product = await installProduct({
      workflow: QUIET,
      files: {
        "main.worker": worker("main", shell, "You count."),
        "count.sh": `echo once >> ${counter}\necho counted\n`,
      },
      answers: {
        "You count": [
          { calls: [{ name: "shell", input: { command: "bash count.sh" } }] },
          { text: "Counted." },
        ],
      },
    });
    await product.run();
    product.as("maria").comment(1, "/approve A1");
    const match = ({ operation, method }: { operation: string; method: string }) =>
      operation === "push" && method === "POST" && existsSync(counter);
    product.fault({ match, kind: "kill-before" });
    const [lost] = await wake(product, 1);
    expect(lost?.conclusion).toBe("failure");
    product.as("maria").comment(1, "/approve A1");
    await wake(product, 1);
    return { product, count: () => readFileSync(counter, "utf8").split("\n").length - 1 };
  }

  test.each([
    ["/retry A1", 2, "counted"],
    ['/done A1 {"exit_code":0,"note":"seen in the file"}', 1, "seen in the file"],
  ])(
    "%s",
    async (command, times, told) => {
      const { product, count } = await loseMachine();
      await using _ = product;
      expect(count()).toBe(1);
      expect(modelRequests(product)).toBe(1);
      expect(replies(product, 1).at(-1) ?? "").toContain("/retry A1");
      const question = product.threads(1).at(-1)?.comments[0];
      expect(question?.body).toContain("/retry A1");
      product.as("maria").comment(1, command);
      await wake(product, 1);
      expect(count()).toBe(times);
      expect(modelRequests(product)).toBe(2);
      expect(toldTheModel(product)).toContain(told);
      expectOver(product);
    },
    LONG,
  );

  test(
    "/skip, after somebody edited the question: it is asked again, not forgotten",
    async () => {
      const { product, count } = await loseMachine();
      await using _ = product;
      product.as("maria").editComment(product.threads(1).at(-1)?.comments[0]?.id ?? 0, "Fine.");
      await wake(product, 1);
      expect(product.threads(1).at(-1)?.comments[0]?.body).toContain("/retry A2");
      product.as("maria").comment(1, "/approve A2");
      await wake(product, 1);
      expect(count()).toBe(1);
      product.as("maria").comment(1, "/skip A2");
      await wake(product, 1);
      expect(count()).toBe(1);
      expectOver(product);
    },
    LONG,
  );
});
