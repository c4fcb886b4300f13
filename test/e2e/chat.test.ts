import { describe, expect, test } from "vitest";
import { answerTo, QUIET, replies, wake } from "./conversation.ts";
import { installProduct, modelRequests, type Product, WORKFLOW, worker } from "./product.ts";

const LONG = 60_000;
const BOT = "github-actions[bot]";

const ON_ISSUES = WORKFLOW.replace("  schedule:", "  issues: { types: [opened] }\n  schedule:");

function chat(answers: string[], workflow = WORKFLOW) {
  return installProduct({
    workflow,
    files: { "main.worker": worker("main", "mode: chat\n", "You talk.") },
    answers: { "You talk": answers.map((text) => ({ text })) },
  });
}

/** The bot's words of a chat, without its answers to commands. */
function said(product: Product, number: number) {
  return product
    .comments(number)
    .filter(({ author, body }) => author === BOT && body.includes(" answer="));
}

function lastOutputs(product: Product) {
  return product.runs.findLast(({ outputs }) => outputs.status)?.outputs;
}

describe("F109 C41 a chat on GitHub", () => {
  test(
    "on an issue: each `/say` is the next turn, on another machine, until `/say /exit`",
    async () => {
      await using product = await chat(
        ["Hello @sam, <!-- see --> what shall I do?", "I count: 1."],
        ON_ISSUES,
      );
      const number = product.as("maria").openIssue({ title: "Talk", body: "Hi" });
      await product.idle();
      expect(lastOutputs(product)).toMatchObject({ status: "suspended", "pending-approvals": "0" });
      expect(said(product, number).map(({ body }) => body)).toHaveLength(1);
      const [first] = said(product, number);
      // No mention, no hidden words: a model said it.
      expect(first?.body).toContain("> Hello `@sam`, &lt;!-- see --&gt; what shall I do?");
      expect(first?.body).toContain("```text\n/say your words\n```");

      const words = product.as("maria").comment(number, "/say Count to one.\n\n- slowly");
      await product.idle();
      expect(product.reactions(words.id)).toEqual({ eyes: [BOT] });
      const sent = JSON.stringify(product.api.requests.at(-1)?.body.messages);
      expect(sent).toContain("Count to one.\\n\\n- slowly");
      expect(said(product, number)).toHaveLength(2);

      product.as("maria").comment(number, "/say /exit");
      await product.idle();
      expect(lastOutputs(product)).toMatchObject({ status: "completed", result: "I count: 1." });
      expect(modelRequests(product)).toBe(2);
      expect(replies(product, number)).toEqual([]);
      expect(product.git("for-each-ref", "refs/llm-do/runs")).toBe("");
      product.check();
    },
    LONG,
  );

  test(
    "of a dispatch opens a page, which is closed when the conversation ends",
    async () => {
      await using product = await chat(["What next?", "Bye."]);
      await product.run({ input: "Hi" });
      expect(product.pullRequest(1)).toMatchObject({
        title: "main waits for a reply",
        isDraft: true,
        files: { [conversationPath(product)]: "added" },
      });
      expect(said(product, 1)).toHaveLength(1);
      expect(product.runs.at(-1)?.summary).toContain("waits for a reply");
      await product.after(() => product.as("maria").comment(1, "/say Nothing."));
      expect(said(product, 1)).toHaveLength(2);
      await product.after(() => product.as("maria").comment(1, "/say /exit"));
      expect(product.pullRequest(1)).toMatchObject({ state: "closed", files: {} });
      expect(product.git("for-each-ref", "refs/llm-do/runs", "refs/heads/llm-do")).toBe("");
      product.check();
    },
    LONG,
  );

  test(
    "`/say /new` starts over, and `/status` says what is waited for",
    async () => {
      await using product = await chat(["First.", "Second."]);
      await product.run({ input: "Hi" });
      await product.after(() => product.as("maria").comment(1, "/status"));
      expect(replies(product, 1)[0]).toMatch(
        /⏸️ waits .*\n- a reply to \[its last answer\]\(.*\), with `\/say your words` · expires/,
      );
      await product.after(() => product.as("maria").comment(1, "/say /new Something else."));
      const messages = product.api.requests.at(-1)?.body.messages as unknown[];
      expect(messages).toHaveLength(1);
      expect(JSON.stringify(messages)).toContain("Something else.");
      product.check();
    },
    LONG,
  );

  test(
    "hears nobody who may not decide, no edited words, and nothing twice",
    async () => {
      await using product = await chat(["What next?", "Done."], QUIET);
      await product.run({ input: "Hi" });
      const stranger = product.as("rita").comment(1, "/say Publish it.");
      const edited = product.as("maria").comment(1, "/say Wait.");
      product.as("maria").editComment(edited.id, "/say Publish it.");
      await wake(product, 1);
      expect(answerTo(product, 1, stranger.nodeId)).toMatchObject({ reactions: ["confused"] });
      expect(answerTo(product, 1, edited.nodeId).reply).toContain("That comment was edited");
      expect(modelRequests(product)).toBe(1);

      const words = product.as("maria").comment(1, "/say Go on.");
      const early = product.as("maria").comment(1, "/say And hurry.");
      await wake(product, 1);
      await wake(product, 1, words.id);
      expect(modelRequests(product)).toBe(2);
      expect(said(product, 1)).toHaveLength(2);
      // Written before the answer: it cannot be about it.
      expect(answerTo(product, 1, early.nodeId).reply).toContain(
        "No conversation waited for these words",
      );
      product.check();
    },
    LONG,
  );

  test(
    "is cancelled when its page is closed",
    async () => {
      await using product = await chat(["What next?"], ON_ISSUES);
      const number = product.as("maria").openIssue({ title: "Talk", body: "Hi" });
      await product.idle();
      product.as("maria").close(number);
      await wake(product, number);
      expect(product.git("for-each-ref", "refs/llm-do/runs")).toBe("");
      expect(modelRequests(product)).toBe(1);
      product.check();
    },
    LONG,
  );

  test(
    "whose machine dies after it answered says it once",
    async () => {
      await using product = await chat(["What next?", "Done."]);
      product.fault({
        kind: "kill-after",
        match: ({ method, path }) => method === "POST" && /\/issues\/\d+\/comments$/.test(path),
      });
      await product.run({ input: "Hi" });
      expect(product.runs.at(-1)?.conclusion).toBe("failure");
      await wake(product, 1);
      expect(said(product, 1)).toHaveLength(1);
      await product.after(() => product.as("maria").comment(1, "/say Go."));
      expect(said(product, 1)).toHaveLength(2);
      expect(modelRequests(product)).toBe(2);
      product.check();
    },
    LONG,
  );
});

function conversationPath(product: Product): string {
  const [id = ""] = product
    .git("for-each-ref", "--format=%(refname:lstrip=3)", "refs/llm-do/runs")
    .split("\n");
  return `.llm-do/requests/${id}/conversation.md`;
}
