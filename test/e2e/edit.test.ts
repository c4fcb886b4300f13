import { describe, expect, test } from "vitest";
import {
  answerTo,
  expectDone,
  QUIET,
  requestComment,
  wake,
  withInputs,
  writer,
} from "./conversation.ts";
import { modelRequests, type Product } from "./product.ts";

const LONG = 60_000;
const BOT = "github-actions[bot]";

const edit = (id: string, input: unknown) =>
  `/edit ${id}\n\n\`\`\`json\n${JSON.stringify(input, null, 2)}\n\`\`\`\n`;

const OTHER = { path: "b.md", content: "By a person\n" };

/** The comments of the thread that asks for A1. */
function thread(product: Product): string[] {
  const found = product
    .threads(1)
    .find(({ comments }) => / request=A1 /.test(comments[0]?.body ?? ""));
  return found?.comments.map(({ body }) => body) ?? [];
}

describe("C22 /edit", () => {
  test(
    "runs the arguments that a person wrote, once, and the page says what ran",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      const comment = requestComment(product, 1, "A1");
      expect(thread(product)[0]).toContain("`/edit A1`");
      const words = product.as("maria").reply(comment, edit("A1", OTHER));
      await wake(product, 1);
      await wake(product, 1, words.id);
      expectDone(product, { "b.md": "added" });
      expect(product.reactions(words.id)).toEqual({ eyes: [BOT], rocket: [BOT] });
      const [asked, said, ran, ...rest] = thread(product);
      expect(asked).toMatch(/^✏️ \*\*A1\*\* was edited and became \*\*A2\*\*: create `a\.md`/);
      expect(asked).toMatch(/Edited by \[`maria`\]\(.*\)/);
      expect(said).toContain("/edit A1");
      expect(ran).toMatch(/^✅ \*\*A2\*\* was executed: create `b\.md`\nApproved by \[`maria`\]/);
      expect(ran).toContain("+By a person");
      expect(rest).toEqual([]);
      // The model knows whose words the file holds.
      expect(JSON.stringify(product.api.requests[1]?.body.messages)).toContain(
        "A maintainer changed the arguments",
      );
      expect(product.pullRequest(1).body).toMatch(/A1.*: edited\n.*A2.*approved by .*maria/);
    },
    LONG,
  );

  test(
    "in YAML, in the conversation",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      product
        .as("maria")
        .comment(1, "/edit A1\n```yaml\npath: b.md\ncontent: |\n  By a person\n```");
      await wake(product, 1);
      expectDone(product, { "b.md": "added" });
    },
    LONG,
  );

  test(
    "is no approval when the comment was edited before the call started: the new call is asked about",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      const words = product.as("maria").comment(1, edit("A1", OTHER));
      product.fault({
        kind: "status",
        match: ({ operation, body }) => {
          if (operation.startsWith("mutation") && JSON.stringify(body).includes("EYES")) {
            const evil = edit("A1", { path: "b.md", content: "Evil\n" });
            product.as("maria").editComment(words.id, evil);
          }
          return false;
        },
      });
      await wake(product, 1);
      expect(modelRequests(product)).toBe(1);
      expect(product.pullRequest(1)).toMatchObject({ isDraft: true });
      expect(thread(product)[0]).toMatch(/^✏️ \*\*A1\*\* was edited and became \*\*A2\*\*/);
      product.as("maria").reply(requestComment(product, 1, "A2"), "/approve");
      await wake(product, 1);
      expectDone(product, { "b.md": "added" });
      expect(product.git("show", `${product.pullRequest(1).headSha}:b.md`)).toContain(
        "By a person",
      );
    },
    LONG,
  );

  test(
    "with arguments that the tool does not take does nothing, and says what is wrong",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      product.as("maria").comment(1, edit("A1", { path: 7 }));
      await wake(product, 1);
      expect(modelRequests(product)).toBe(2);
      expect(thread(product)[0]).toMatch(
        /^✏️ \*\*A1\*\* was edited and not executed[\s\S]*Invalid arguments for 'write_file'/,
      );
      expect(product.pullRequest(1).state).toBe("closed");
      product.check();
    },
    LONG,
  );

  test(
    "is for whoever may approve, for a call that nobody decided, and never one's own call where that is forbidden",
    async () => {
      const workflow = withInputs(QUIET, "prevent-self-approval: true");
      await using product = await writer(["a.md"], { workflow });
      await product.run({}, "maria");
      const own = product.as("maria").comment(1, edit("A1", OTHER));
      const stranger = product.as("rita").comment(1, edit("A1", OTHER));
      const none = product.as("alice").comment(1, "/edit A1");
      product.as("alice").comment(1, "/deny A1 no");
      const late = product.as("alice").comment(1, edit("A1", OTHER));
      await wake(product, 1);
      expect(answerTo(product, 1, own.nodeId).reply).toContain("prevent-self-approval");
      expect(answerTo(product, 1, stranger.nodeId).reactions).toEqual(["confused"]);
      expect(answerTo(product, 1, none.nodeId).reply).toContain("fenced JSON or YAML block");
      expect(answerTo(product, 1, late.nodeId).reply).toContain("decided already");
      expect(modelRequests(product)).toBe(2);
      expect(product.pullRequest(1).state).toBe("closed");
      product.check();
    },
    LONG,
  );
});
