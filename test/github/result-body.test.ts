import { describe, expect, it } from "vitest";
import { parseMarker } from "../../src/github/marker.ts";
import { type ResultPullRequest, renderResultPullRequest } from "../../src/github/result-body.ts";
import { renderWaitingIssue, renderWaitingPullRequest } from "../../src/github/waiting-body.ts";
import { decisionOn, shellRequest, writeRequest } from "./example-requests.ts";

const expiresAt = "2026-11-28T12:00:00Z";

function result(changes: Partial<ResultPullRequest> = {}) {
  return renderResultPullRequest({
    runId: "4f2a91c07b3d",
    worker: "main",
    cause: "schedule",
    result: "Added the notes that issue #3 asked for.\n\nNothing else had to change.",
    changes: [
      { path: "docs/a.md", added: 3, removed: 0 },
      { path: "logo.png", added: null, removed: null },
    ],
    decided: [
      {
        request: writeRequest(),
        decision: decisionOn(writeRequest()),
        outcome: { kind: "executed", result: "ok", isError: false },
      },
      {
        request: shellRequest(),
        decision: decisionOn(shellRequest(), { decision: "deny" }),
        outcome: { kind: "denied" },
      },
      { request: writeRequest({ id: "A3" }), decision: null, outcome: { kind: "expired" } },
    ],
    patches: [],
    runUrl: "https://github.com/o/r/actions/runs/1",
    ...changes,
  });
}

describe("the pull request of a result", () => {
  it("says what changed, why, who decided, and how to undo it", () => {
    const { title, body } = result();
    expect(`${title}\n\n${body}`).toMatchInlineSnapshot(`
      "main: Added the notes that issue # 3 asked for

      Made by the worker \`main\` ([run \`4f2a91c07b3d\`](https://github.com/o/r/actions/runs/1), started by \`schedule\`).

      In the worker's words:

      > Added the notes that issue \`#3\` asked for.
      >
      > Nothing else had to change.

      **What changed**
      - \`docs/a.md\` +3 −0
      - \`logo.png\` (binary)

      **Who decided**
      - **A1** create \`docs/a.md\`: approved by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC; executed
      - **A2** run \`npm publish --access public\`: denied by [\`octocat\`](https://github.com/o/r/pull/7#discussion_r1), Sat 21 Nov 2026, 13:05 UTC; not executed
      - **A3** create \`docs/a.md\`: expired, not executed

      **How to undo.** Close this pull request and none of these files change; after it is merged, its **Revert** button takes them back. What an approved call did outside of the repository stays done.

      <!-- llm-do run=4f2a91c07b3d -->"
    `);
  });

  it("shows workflow files as patches", () => {
    const patch =
      "--- a/.github/workflows/ci.yml\n+++ b/.github/workflows/ci.yml\n@@ -1 +1 @@\n-a\n+b\n";
    const { body } = result({
      decided: [],
      patches: [{ path: ".github/workflows/ci.yml", patch }],
    });
    expect(body.slice(body.indexOf("Nobody"), body.indexOf("**How"))).toMatchInlineSnapshot(`
      "Nobody had to be asked: every call was allowed beforehand.

      ⚠️ **1 workflow file not in this pull request.** The Actions token may not push workflow files. To apply a patch: save it and run \`git apply\`.

      <details><summary>1 workflow file</summary>

      \`.github/workflows/ci.yml\`

      \`\`\`diff
      --- a/.github/workflows/ci.yml
      +++ b/.github/workflows/ci.yml
      @@ -1 +1 @@
      -a
      +b
      \`\`\`

      </details>

      "
    `);
  });

  it.each([
    ["## Fixes #12 for @octocat.", "main: Fixes # 12 for @ octocat"],
    ['{"ok": true}', "main: docs/a.md and 1 more file"],
    ["", "main: docs/a.md and 1 more file"],
    ["Fertig: **Übersicht** ergänzt", "main: Fertig: Übersicht ergänzt"],
  ])("has a title from %j", (text, title) => {
    expect(result({ result: text }).title).toBe(title);
  });

  it("fits, whatever is in it", () => {
    const worst = "\u{e0041}<@a$\n`".repeat(10_000);
    const request = writeRequest({
      files: [1, 2, 3, 4].map((n) => ({
        path: `${n}${worst}`,
        before: null,
        after: null,
        line: n,
      })),
    });
    const { title, body } = result({
      worker: worst,
      cause: worst,
      result: worst,
      changes: Array.from({ length: 500 }, () => ({ path: worst, added: 1, removed: 1 })),
      decided: Array.from({ length: 200 }, () => ({
        request,
        decision: decisionOn(request, { by: { id: 1, login: worst } }),
        outcome: { kind: "denied" as const },
      })),
      patches: Array.from({ length: 50 }, () => ({ path: worst, patch: worst })),
    });
    expect(title.length).toBeLessThanOrEqual(120);
    expect(body.length).toBeLessThan(65_536);
    expect(parseMarker(body)).toEqual({ run: "4f2a91c07b3d" });
  });
});

describe("the pull request of a run that waits", () => {
  const run = {
    runId: "4f2a91c07b3d",
    worker: "main",
    cause: "schedule",
    prefix: "/",
    requests: [
      { request: writeRequest(), expiresAt, url: "https://github.com/o/r/pull/7#discussion_r1" },
      { request: shellRequest(), expiresAt, url: null },
    ],
  };

  it("says what is pending, how to answer, and what becomes of it", () => {
    const { title, body } = renderWaitingPullRequest(run);
    expect(`${title}\n\n${body}`).toMatchInlineSnapshot(`
      "main waits for a decision on 2 requests

      The worker \`main\`, started by \`schedule\`, has stopped until somebody decides:

      - [**A1**](https://github.com/o/r/pull/7#discussion_r1): create \`docs/a.md\` · expires Sat 28 Nov 2026, 12:00 UTC
      - **A2**: run \`npm publish --access public\` · expires Sat 28 Nov 2026, 12:00 UTC

      Read each request, then answer in its thread, or here with

      \`\`\`text
      /approve all
      \`\`\`

      \`/help\` lists the other answers.

      **Please do not merge this yet.** It holds only the request files, under \`.llm-do/requests/4f2a91c07b3d/\`. When the run goes on it becomes the pull request of the result, without them. Closing it cancels the run.

      <!-- llm-do run=4f2a91c07b3d -->"
    `);
  });

  it("names the only request", () => {
    const { title, body } = renderWaitingPullRequest({ ...run, requests: run.requests.slice(1) });
    expect(title).toBe("main waits for a decision on A2");
    expect(body).toContain("\n/approve A2\n");
  });

  it("is an issue where Actions may not create pull requests, and names the setting", () => {
    const compareUrl = "https://github.com/o/r/compare/main...llm-do/run-4f2a91c07b3d?expand=1";
    expect(
      renderWaitingIssue({ ...run, because: "setting", compareUrl }).body,
    ).toMatchInlineSnapshot(`
      "The worker \`main\`, started by \`schedule\`, has stopped until somebody decides:

      - [**A1**](https://github.com/o/r/pull/7#discussion_r1): create \`docs/a.md\` · expires Sat 28 Nov 2026, 12:00 UTC
      - **A2**: run \`npm publish --access public\` · expires Sat 28 Nov 2026, 12:00 UTC

      Read each request, then answer in its thread, or here with

      \`\`\`text
      /approve all
      \`\`\`

      \`/help\` lists the other answers.

      This is an issue because Actions may not create pull requests here: **Settings › Actions › General › Allow GitHub Actions to create and approve pull requests** is off. [Open one from the run's branch](https://github.com/o/r/compare/main...llm-do/run-4f2a91c07b3d?expand=1) and it becomes the result; answers still belong here. Closing this issue cancels the run.

      <!-- llm-do run=4f2a91c07b3d -->"
    `);
  });

  it("fits, however many requests there are", () => {
    const requests = Array.from({ length: 300 }, () => ({
      request: writeRequest({
        files: [1, 2, 3].map((n) => ({
          path: `${n}`.repeat(500),
          before: null,
          after: null,
          line: n,
        })),
      }),
      expiresAt,
      url: `https://github.com/o/r/pull/7#${"x".repeat(60)}`,
    }));
    expect(renderWaitingPullRequest({ ...run, requests }).body.length).toBeLessThan(65_536);
  });
});
