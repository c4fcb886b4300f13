import { describe, expect, it } from "vitest";
import { parseCommand } from "../../src/github/command.ts";
import { parseMarker } from "../../src/github/marker.ts";
import { type RefusalReply, renderRefusal } from "../../src/github/refusal.ts";
import type { RefusalReason } from "../../src/runtime/events.ts";

/** What `decide` and the authorizer say, per reason: detail and the line that would work. */
const REASONS: Record<RefusalReason, [detail: string, instead: string | null]> = {
  not_a_person: ["dependabot[bot]", null],
  not_permitted: ["read", "people with the write role, org/reviewers"],
  self_approval: ["octocat", null],
  edited: ["https://github.com/o/r/pull/7#issuecomment-1", "/approve A1"],
  malformed: [
    'An approval holds ids and "session", nothing else: put "ok" on the next line.',
    "/approve A1",
  ],
  unknown_request: ["A9", "/approve A1"],
  needs_id: ["A1, A2", "/approve A1"],
  needs_digest: ["A1", "/approve A1@1f3a90c2b7de"],
  wrong_digest: ["A1", "/approve A1@1f3a90c2b7de"],
  wrong_verb: ["A2", "/retry A2"],
  already_decided: ["A1", "/approve A2"],
  already_started: ["A1", null],
  expired: ["A1", null],
  run_over: ["completed", null],
  not_failed: ["", null],
  nothing_awaited: ["", null],
  not_available: ["A worker cannot be started here yet.", null],
};

function reply(because: RefusalReason, changes: Partial<RefusalReply> = {}): string {
  const [detail, instead] = REASONS[because];
  return renderRefusal({
    refusal: { status: "refused", because, detail, instead },
    by: "octocat",
    open: [
      { id: "A1", url: "https://github.com/o/r/pull/7#discussion_r1" },
      { id: "A2", url: null },
    ],
    prefix: "/",
    runId: "4f2a91c07b3d",
    commentId: "IC_1",
    ...changes,
  });
}

function lineOf(body: string): string {
  return /```text\n([\s\S]*?)\n```/.exec(body)?.[1] ?? "";
}

const reasons = Object.keys(REASONS) as RefusalReason[];

describe("P26 a refusal", () => {
  it("of an edit shows a whole one, with arguments", () => {
    const refusal = {
      status: "refused" as const,
      because: "needs_id" as const,
      detail: "",
      instead: "/edit A7",
    };
    const answered = { by: "octocat", open: [], prefix: "/", runId: "r", commentId: "c" };
    expect(renderRefusal({ refusal, ...answered })).toContain("/edit A7\n```json\n{");
  });

  it.each(reasons)("of %s names a line that works", (because) => {
    for (const prefix of ["/", "/llm-do "]) {
      for (const open of [[], [{ id: "A1", url: null }]]) {
        const body = reply(because, { prefix, open });
        const parsed = parseCommand(lineOf(body), { prefix: "/", bareAllowed: prefix === "/" });
        expect(parsed, body).toMatchObject({ kind: "command" });
      }
    }
  });

  it.each(reasons)("of %s works also when no line was found", (because) => {
    const refusal = { status: "refused", because, detail: "A1", instead: null } as const;
    const parsed = parseCommand(lineOf(reply(because, { refusal })), {
      prefix: "/",
      bareAllowed: true,
    });
    expect(parsed.kind).toBe("command");
  });

  it("says why, and what to do", () => {
    const lines = reasons.map((because) => {
      const [sentence] = reply(because).split("\n");
      return `${sentence} ${lineOf(reply(because))}`;
    });
    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "😕 \`dependabot[bot]\` is not a person, and only people decide here. Somebody with write access can write: /approve A1
      😕 \`octocat\` may not decide here (permission: \`read\`). These may: people with the write role, org/reviewers. One of them can write: /approve A1
      😕 \`octocat\` started this run, and here somebody else has to approve (\`prevent-self-approval\`). Another approver can write: /approve A1
      😕 That comment was edited. A command counts only as it was first written. Post it as a new comment: /approve A1
      😕 An approval holds ids and "session", nothing else: put "ok" on the next line. This works: /approve A1
      😕 No open request \`A9\` belongs to this conversation. Open: [**A1**](https://github.com/o/r/pull/7#discussion_r1), **A2**. For example: /approve A1
      😕 Which request? Its id may be left out only in its own thread. Open: [**A1**](https://github.com/o/r/pull/7#discussion_r1), **A2**. For example: /approve A1
      😕 \`A1\` is too long to be shown whole, so its approval has to name the digest. Read it whole first, then write: /approve A1@1f3a90c2b7de
      😕 That is not the digest of \`A1\`: it is not what you have read. Look at it again, then write: /approve A1@1f3a90c2b7de
      😕 That does not answer \`A2\`: \`approve\`, \`deny\` and \`edit\` are for a call that was not started, \`retry\`, \`skip\` and \`done\` for one whose outcome is unknown. This answers it: /retry A2
      😕 \`A1\` is decided already; only a denial can still overrule it. Open: [**A1**](https://github.com/o/r/pull/7#discussion_r1), **A2**. For example: /approve A2
      😕 \`A1\` was started already: nothing can be decided about it any more. Open: [**A1**](https://github.com/o/r/pull/7#discussion_r1), **A2**. To see the runs: /status
      😕 \`A1\` has expired; the model is told that it was not executed. To see what still waits: /status
      😕 The run is over (\`completed\`); nothing of it is executed any more. To see the runs of this conversation: /status
      😕 The run has not failed, so there is nothing to try again. To see what it waits for: /status
      😕 No conversation waited for these words when they were written. Open: [**A1**](https://github.com/o/r/pull/7#discussion_r1), **A2**. To see the runs: /status
      😕 A worker cannot be started here yet. What is possible: /help"
    `);
  });

  it("is found again by the comment that it answers", () => {
    expect(parseMarker(reply("expired"))).toEqual({ run: "4f2a91c07b3d", reply: "IC_1" });
  });

  it("gives no power to what a stranger wrote", () => {
    const evil = "@octocat ``` <!-- x --> [a](https://e.x)";
    for (const because of reasons) {
      const refusal = { status: "refused", because, detail: evil, instead: evil } as const;
      const body = reply(because, { refusal, by: evil });
      const outside = body
        .replace(/(`{3,})text\n[\s\S]*?\n\1/g, "")
        .replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, "");
      expect(outside, body).not.toMatch(/@octocat|<!-- x|\]\(https:\/\/e/);
    }
  });
});
