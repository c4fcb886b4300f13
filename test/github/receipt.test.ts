import { describe, expect, it } from "vitest";
import { parseMarker } from "../../src/github/marker.ts";
import type { RequestOutcome } from "../../src/github/outcome.ts";
import { type Receipt, renderReceipt } from "../../src/github/receipt.ts";
import type { EventOf } from "../../src/runtime/events.ts";
import { decisionOn, shellRequest, writeRequest } from "./example-requests.ts";

const request = writeRequest();
const denial = decisionOn(request, { decision: "deny", reason: "Not in docs/, @octocat." });

function receipt(changes: Partial<Receipt> = {}): string {
  return renderReceipt({
    request,
    runId: "4f2a91c07b3d",
    decision: decisionOn(request),
    outcome: { kind: "executed", result: "Written 16 characters to docs/a.md", isError: false },
    fullTextUrl: null,
    ...changes,
  });
}

describe("a receipt", () => {
  it("says who decided, when, what came of it, and what was asked", () => {
    expect(receipt()).toMatchInlineSnapshot(`
      "✅ **A1** was executed: create \`docs/a.md\`
      Approved by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC.

      Result:
      \`\`\`text
      Written 16 characters to docs/a.md
      \`\`\`

      <details><summary>What was asked</summary>

      \`main › triage › write_file\` · digest \`1f3a90c2b7de\`

      \`\`\`diff
      --- /dev/null
      +++ b/docs/a.md
      @@ -0,0 +1,3 @@
      +# Notes
      +
      +Hello.
      \`\`\`

      </details>

      <!-- llm-do run=4f2a91c07b3d request=A1 digest=1f3a90c2b7de -->"
    `);
  });

  it("of an edit says who wrote what ran, and instead of what", () => {
    const edit: EventOf<"call_edited"> = {
      type: "call_edited",
      at: "2026-11-21T13:05:00.000Z",
      requestId: "A1",
      digest: request.digest,
      input: {},
      approve: true,
      by: { id: 583231, login: "octocat" },
      source: decisionOn(request).source,
    };
    const head = (text: string) => text.split("\n\n<details>")[0];
    const page = {
      kind: "pull_request" as const,
      number: 8,
      url: "https://github.com/o/r/pull/8",
      commit: "1f3a90c",
    };
    const rows: Partial<Receipt>[] = [
      { decision: null, outcome: { kind: "edited", edit, replacedBy: "A2", result: "" } },
      { decision: null, outcome: { kind: "edited", edit, replacedBy: null, result: "Invalid" } },
      {
        decision: null,
        outcome: {
          kind: "edited",
          edit: { ...edit, approve: false, by: null, source: page },
          replacedBy: "A2",
          result: "",
        },
      },
      { request: writeRequest({ id: "A2" }), inPlaceOf: "A1" },
    ];
    expect(rows.map((row) => head(receipt(row))).join("\n---\n")).toMatchInlineSnapshot(`
      "✏️ **A1** was edited and became **A2**: create \`docs/a.md\`

      Edited by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC.
      ---
      ✏️ **A1** was edited and not executed: create \`docs/a.md\`

      Edited by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC.

      Result:
      \`\`\`text
      Invalid
      \`\`\`
      ---
      ✏️ **A1** was edited and became **A2**: create \`docs/a.md\`

      Changed on [#8](https://github.com/o/r/pull/8), Sat 21 Nov 2026, 13:05 UTC. The new text waits for a decision of its own.
      ---
      ✅ **A2** was executed: create \`docs/a.md\`
      Approved by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC.

      Its arguments were written in place of those of **A1**.

      Result:
      \`\`\`text
      Written 16 characters to docs/a.md
      \`\`\`"
    `);
  });

  it("begins with what became of the request", () => {
    const rows: [string, Partial<Receipt>][] = [
      [
        "waiting",
        { outcome: { kind: "waiting" }, decision: decisionOn(request, { session: true }) },
      ],
      ["failed", { outcome: { kind: "executed", result: "exit 1", isError: true } }],
      ["denied", { outcome: { kind: "denied" }, decision: denial }],
      [
        "skipped",
        {
          request: shellRequest({ kind: "outcome" }),
          decision: decisionOn(request, { decision: "skip" }),
          outcome: { kind: "skipped" },
        },
      ],
      [
        "reported",
        {
          decision: decisionOn(request, { decision: "done" }),
          outcome: { kind: "reported", result: '{"ok":true}' },
        },
      ],
      ["refused", { outcome: { kind: "refused", result: "Not executed: policy blocks it." } }],
      ["void", { outcome: { kind: "void", reason: "docs/a.md has changed.", replacedBy: "A3" } }],
      ["expired", { decision: null, outcome: { kind: "expired" } }],
      [
        "cancelled",
        { decision: null, outcome: { kind: "cancelled", reason: "The pull request was closed." } },
      ],
      [
        "terminal",
        {
          decision: decisionOn(request, { by: null, source: { kind: "terminal" } }),
          outcome: { kind: "executed", result: "", isError: false },
        },
      ],
    ];
    const tops = rows.map(
      ([name, changes]) => `${name}: ${receipt(changes).split("\n\n<details>")[0]}`,
    );
    expect(tops.join("\n\n")).toMatchInlineSnapshot(`
      "waiting: 👀 **A1** is decided and will be acted on: create \`docs/a.md\`
      Approved by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC, and for equal calls of this run.

      failed: ⚠️ **A1** was executed and failed: create \`docs/a.md\`
      Approved by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC.

      Result:
      \`\`\`text
      exit 1
      \`\`\`

      denied: ⛔ **A1** was denied and not executed: create \`docs/a.md\`
      Denied by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC.

      > Not in docs/, \`@octocat\`.

      skipped: ⏭️ **A2** was not run again: run \`npm publish --access public\`
      Skipped by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC.

      reported: ✅ **A1** was done outside this run: create \`docs/a.md\`
      Reported as done by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC.

      Result:
      \`\`\`text
      {"ok":true}
      \`\`\`

      refused: ⛔ **A1** is not allowed any more and was not executed: create \`docs/a.md\`
      Approved by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC.

      Not executed: policy blocks it.

      void: ♻️ **A1** no longer holds and was not executed: create \`docs/a.md\`
      Approved by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC.

      docs/a.md has changed. **A3** asks instead.

      expired: ⌛ **A1** expired and was not executed: create \`docs/a.md\`

      cancelled: ⏹️ **A1** was cancelled and not executed: create \`docs/a.md\`

      The pull request was closed.

      terminal: ✅ **A1** was executed: create \`docs/a.md\`
      Approved by a person at a terminal, Sat 21 Nov 2026, 13:05 UTC.

      It returned nothing."
    `);
  });

  it("belongs to the same request as the comment that it replaces", () => {
    expect(parseMarker(receipt())).toEqual({
      run: "4f2a91c07b3d",
      request: "A1",
      digest: "1f3a90c2b7de",
    });
  });

  it("stays within the limit of a comment, and links what it does not show", () => {
    const worst = "\u{e0041}<@a$\n`".repeat(20_000);
    const body = receipt({
      request: writeRequest({
        tool: worst,
        input: { worst },
        display: { kind: "command", text: worst },
      }),
      decision: decisionOn(request, { decision: "deny", reason: worst }),
      outcome: { kind: "executed", result: worst, isError: true },
      fullTextUrl: "https://github.com/o/r/x",
    });
    expect(body.length).toBeLessThan(65_536);
    expect(body).toContain("[Read it whole](https://github.com/o/r/x)");
  });

  it("cannot be left by a result", () => {
    const outcome: RequestOutcome = {
      kind: "executed",
      result: "```\n</details>\n@octocat",
      isError: false,
    };
    expect(receipt({ outcome })).toContain("````text\n```\n</details>\n@octocat\n````");
  });
});
