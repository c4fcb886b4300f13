import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { installProduct, modelRequests } from "./product.ts";

const README = readFileSync("README.md", "utf8");

/** A block of the README, without the comment that names its file. */
function block(kind: "workflow" | "worker"): { path: string; text: string } {
  const [, path = "", text = ""] =
    new RegExp(`\`\`\`yaml\\n# ${kind}: (.+)\\n([\\s\\S]*?)\`\`\``).exec(README) ?? [];
  return { path, text };
}

test("the first example of the README, copied into an empty repository, asks and goes on", async () => {
  const workflow = block("workflow");
  const worker = block("worker");
  expect(workflow.path).toBe(".github/workflows/llm-do.yml");
  await using product = await installProduct({
    bare: true,
    workflow: workflow.text,
    files: { [worker.path]: worker.text },
    answers: {
      "Keep docs/MAP.md": [
        { calls: [{ name: "shell", input: { command: "git ls-files" } }] },
        {
          text: "There is no map yet.",
          calls: [
            { name: "write_file", input: { path: "docs/MAP.md", content: "- main.worker: me\n" } },
          ],
        },
        { text: "I wrote docs/MAP.md." },
      ],
    },
  });
  const [run] = await product.run({});
  expect(run?.outputs).toMatchObject({ status: "suspended", "pending-approvals": "1" });
  const listed = JSON.stringify(product.api.requests[1]?.body.messages.at(-1));
  expect(listed).toContain("main.worker");
  const [thread] = product.threads(1);
  const body = thread?.comments[0]?.body ?? "";
  expect(body).toContain("`docs/MAP.md`");
  const [, line = ""] = /```text\n(\/approve .*)\n```/.exec(body) ?? [];
  await product.after(() => product.as("maria").reply(thread?.comments[0]?.id ?? 0, line));
  expect(product.pullRequest(1)).toMatchObject({
    isDraft: false,
    files: { "docs/MAP.md": "added" },
  });
  expect(modelRequests(product)).toBe(3);
  product.check();
});
