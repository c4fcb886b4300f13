import { describe, expect, test } from "vitest";
import { installProduct, modelRequests, type Product, worker } from "./product.ts";

const FILES = "toolsets:\n  filesystem: {}\n";
const write = (path: string, content: string) => ({ name: "write_file", input: { path, content } });

/** The comment that shows a request: first of its thread. */
function requestComments(product: Product, number: number) {
  return product.threads(number).map((thread) => thread.comments[0]?.id ?? 0);
}

function result(product: Product, path: string): string {
  const [pull] = product.pullRequests();
  return product.git("show", `${pull?.head}:${path}`);
}

describe("dispatch → suspended → /approve → completed", () => {
  test.each([1, 2, 6])("in a run PR, with %i pending calls", async (count) => {
    const paths = Array.from({ length: count }, (_, index) => `docs/page-${index}.md`);
    await using product = await installProduct({
      files: { "main.worker": worker("main", FILES, "You keep the documents.") },
      answers: {
        "You keep": [
          { text: "I will write.", calls: paths.map((path) => write(path, `About ${path}\n`)) },
          { text: "All pages are written." },
        ],
      },
    });
    const [first] = await product.run({ input: "Write" });
    expect(first?.conclusion).toBe("success");
    expect(first?.outputs).toMatchObject({
      status: "suspended",
      "pending-approvals": String(count),
      "denied-calls": "0",
    });
    const [pull] = product.pullRequests();
    expect(pull).toMatchObject({ isDraft: true, state: "open" });
    expect(product.reviews(1)).toHaveLength(1);
    expect(product.threads(1)).toHaveLength(count);

    for (const comment of requestComments(product, 1)) {
      await product.after(() => product.as("maria").reply(comment, "/approve"));
    }
    expect(product.pullRequest(1)).toMatchObject({
      isDraft: false,
      title: "main: All pages are written",
      files: Object.fromEntries(paths.map((path) => [path, "added"])),
    });
    for (const path of paths) expect(result(product, path)).toBe(`About ${path}`);
    expect(product.threads(1).every((thread) => thread.isResolved)).toBe(true);
    for (const thread of product.threads(1)) {
      expect(thread.comments[0]?.body).toContain("was executed");
      expect(thread.comments[1]?.reactions.rocket).toEqual(["github-actions[bot]"]);
    }
    expect(modelRequests(product)).toBe(2);
    expect(product.git("for-each-ref", "refs/llm-do/runs")).toBe("");
    expect(product.api.violations).toEqual([]);
    product.check();
  });

  test("three workers deep, one approved and one denied", async () => {
    await using product = await installProduct({
      files: {
        "main.worker": worker("main", "toolsets: { middle: {} }\n", "You lead."),
        "workers/middle.worker": worker("middle", "toolsets: { leaf: {} }\n", "You stand between."),
        "workers/leaf/worker.worker": worker("leaf", FILES, "You write."),
      },
      answers: {
        "You lead": [{ calls: [{ name: "middle", input: { input: "a" } }] }, { text: "Done." }],
        "You stand": [{ calls: [{ name: "leaf", input: { input: "b" } }] }, { text: "Passed on." }],
        "You write": [
          { calls: [write("a.md", "A\n"), write("b.md", "B\n")] },
          { text: "One of two." },
        ],
      },
    });
    await product.run();
    expect(product.threads(1)[0]?.comments[0]?.body).toContain("main › middle › leaf › write_file");
    const [a = 0, b = 0] = requestComments(product, 1);
    await product.after(() => product.as("maria").reply(b, "/deny too short"));
    await product.after(() => product.as("alice").reply(a, "/approve"));
    expect(product.pullRequest(1).files).toEqual({ "a.md": "added" });
    expect(modelRequests(product)).toBe(6);
    const denied = product.api.requests[3]?.body.messages.at(-1);
    expect(JSON.stringify(denied)).toContain("too short");
    expect(product.api.violations).toEqual([]);
    product.check();
  });

  test("in a pull request's own context: the thread is on its diff, the result is against its head", async () => {
    await using product = await installProduct({
      files: { "main.worker": worker("main", FILES, "You review."), "src/a.txt": "1\n2\n3\n" },
      answers: {
        "You review": [
          {
            text: "Line two should be better.",
            calls: [
              { name: "edit_file", input: { path: "src/a.txt", old_text: "two", new_text: "2!" } },
            ],
          },
          { text: "Mended." },
        ],
      },
    });
    const number = product.as("maria").openPullRequest({
      head: "feature",
      base: "main",
      title: "Two",
      files: { "src/a.txt": "1\ntwo\n3\n" },
    });
    const [run] = await product.idle();
    expect(run?.outputs.status).toBe("suspended");
    expect(product.threads(number)[0]).toMatchObject({ path: "src/a.txt", line: 2, side: "RIGHT" });
    const [comment = 0] = requestComments(product, number);
    await product.after(() => product.as("maria").reply(comment, "/approve"));
    const pulls = product.pullRequests();
    expect(pulls).toHaveLength(2);
    expect(pulls[1]).toMatchObject({ base: "feature", files: { "src/a.txt": "modified" } });
    expect(modelRequests(product)).toBe(2);
    product.check();
  });
});
