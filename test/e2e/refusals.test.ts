import { describe, expect, test } from "vitest";
import {
  answerTo,
  expectDone,
  expectNothingHappened,
  post,
  QUIET,
  replies,
  requestComment,
  wake,
  withInputs,
  writer,
} from "./conversation.ts";
import { modelRequests, WORKFLOW } from "./product.ts";

const LONG = 60_000;

describe("an /approve that does not count", () => {
  test(
    "by people and machines who may not decide, and by a form that is no command",
    async () => {
      await using product = await writer(["a.md"]);
      await product.run();
      const maria = product.as("maria");
      const refused = {
        reader: product.as("rita").comment(1, "/approve A1"),
        stranger: product.as("sam").comment(1, "/approve A1"),
        viaApp: product.as("maria", { viaApp: "copilot" }).comment(1, "/approve A1"),
        zeroWidth: maria.comment(1, "/appro\u200bve A1"),
        zeroWidthEnd: maria.comment(1, "/approve A1\u200b"),
        edited: maria.comment(1, "Looks good"),
        unknown: maria.comment(1, "/approve A9"),
        wrongDigest: maria.comment(1, "/approve A1@0123456789ab"),
        remark: maria.comment(1, "/approve A1 but only if it is short"),
      };
      maria.editComment(refused.edited.id, "/approve A1");
      const ignored = [
        "```\n/approve A1\n```",
        "Fine.\n/approve A1",
        "> /approve A1",
        "- /approve A1",
        " /approve A1",
        "<!-- -->/approve A1",
        "\u200b/approve A1",
      ].map((body) => maria.comment(1, body));
      maria.deleteComment(maria.comment(1, "/approve A1").id);
      const issues = { issues: "write", pull_requests: "write" } as const;
      const path = "/issues/1/comments";
      await post(product, path, { body: "/approve A1" }, product.appToken("helper", issues));
      await post(product, path, { body: "/approve A1" }, product.workflowToken(issues));
      await wake(product, 1);

      expectNothingHappened(product);
      for (const [name, { nodeId }] of Object.entries(refused)) {
        expect({ name, ...answerTo(product, 1, nodeId) }).toMatchObject({
          reactions: ["confused"],
        });
      }
      const texts = replies(product, 1);
      for (const { nodeId } of [refused.zeroWidth, refused.zeroWidthEnd, refused.edited]) {
        expect(answerTo(product, 1, nodeId).reply).toContain("```text\n/approve A1\n```");
      }
      expect(answerTo(product, 1, refused.unknown.nodeId).reply).toContain("/approve A1\n```");
      expect(answerTo(product, 1, refused.wrongDigest.nodeId).reply).toMatch(
        /\/approve A1@\w{12}\n/,
      );
      // Strangers and machines: one answer for all of them.
      expect(texts.filter((text) => /may not decide|is not a person/.test(text))).toHaveLength(1);
      const shown = ignored.map(({ nodeId }) => answerTo(product, 1, nodeId));
      expect(shown.slice(0, 6)).toEqual(Array(6).fill({ reactions: [], reply: null }));
      expect(product.comments(1).filter(({ author }) => author === "helper[bot]")).toMatchObject([
        { reactions: { confused: ["github-actions[bot]"] } },
      ]);

      // Looking again says nothing twice.
      await wake(product, 1);
      expect(replies(product, 1)).toEqual(texts);
      const real = maria.comment(1, "/approve A1");
      await wake(product, 1);
      expect(answerTo(product, 1, real.nodeId).reactions).toEqual(["eyes", "rocket"]);
      expectDone(product, { "a.md": "added" });

      const late = maria.comment(1, "/approve A1");
      await wake(product, 1, late.id);
      expect(answerTo(product, 1, late.nodeId)).toMatchObject({
        reactions: ["confused"],
        reply: expect.stringContaining("The run is over"),
      });
      expectDone(product, { "a.md": "added" });
    },
    LONG,
  );

  test(
    "in the request's own thread, edited while its event was under way",
    async () => {
      await using product = await writer(["a.md"], { workflow: WORKFLOW });
      await product.run();
      const request = requestComment(product, 1, "A1");
      const words = product.as("maria").reply(request, "/approve");
      product.as("alice").editComment(words.id, "/approve A1");
      const stranger = product.as("sam").reply(request, "/approve");
      await product.idle();
      expectNothingHappened(product);
      expect(answerTo(product, 1, words.nodeId).reply).toContain("That comment was edited");
      expect(answerTo(product, 1, stranger.nodeId).reactions).toEqual(["confused"]);
      await product.after(() => product.as("maria").reply(request, "/approve"));
      expectDone(product, { "a.md": "added" });
    },
    LONG,
  );

  test(
    "of a request whose comment a writer edited: asked again under the next id",
    async () => {
      await using product = await writer(["a.md", "b.md"]);
      await product.run();
      product.as("maria").editComment(requestComment(product, 1, "A1"), "**A1** is harmless");
      const old = product.as("alice").comment(1, "/approve A1");
      await wake(product, 1);
      expectNothingHappened(product);
      expect(requestComment(product, 1, "A3")).toBeGreaterThan(0);
      expect(answerTo(product, 1, old.nodeId).reply).toContain("**A3**");
      product.as("alice").comment(1, "/approve A2 A3");
      await wake(product, 1);
      expectDone(product, { "a.md": "added", "b.md": "added" });
    },
    LONG,
  );

  test(
    "written before its request was published, or in another conversation",
    async () => {
      await using product = await writer(["a.md", "b.md"]);
      await product.run();
      await product.run({ input: "Once more" });
      const foreign = product.as("maria").comment(2, "/approve A3");
      const early = product.as("maria").comment(2, "/approve A1");
      product.as("alice").editComment(requestComment(product, 2, "A1"), "Edited");
      await wake(product, 2);
      const answers = [foreign, early].map(({ nodeId }) => answerTo(product, 2, nodeId));
      expect(answers).toMatchObject([{ reactions: ["confused"] }, { reactions: ["confused"] }]);
      // A3 was asked after `foreign` was written: it stays open.
      await wake(product, 2);
      expect(requestComment(product, 2, "A3")).toBeGreaterThan(0);
      expect(product.threads(1).every(({ isResolved }) => !isResolved)).toBe(true);
      expect(modelRequests(product)).toBe(2);
      product.check();
    },
    LONG,
  );

  test(
    "after its request has expired",
    async () => {
      const inputs = "expires: 5s";
      await using product = await writer(["a.md"], { workflow: withInputs(QUIET, inputs) });
      await product.run();
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      const late = product.as("maria").comment(1, "/approve A1");
      await wake(product, 1);
      expect(answerTo(product, 1, late.nodeId)).toMatchObject({
        reactions: ["confused"],
        reply: expect.stringContaining("has expired"),
      });
      expect(product.pullRequest(1).state).toBe("closed");
      expect(JSON.stringify(product.api.requests[1]?.body.messages)).toContain("Not executed");
      product.check();
    },
    LONG,
  );
});
