import { expect, it } from "vitest";
import {
  dollars,
  type RunReport,
  renderHelp,
  renderStatus,
} from "../../src/github/status-reply.ts";
import { shellRequest, writeRequest } from "./example-requests.ts";

const run: RunReport = {
  runId: "4f2a91c07b3d",
  worker: "main",
  status: "suspended",
  cause: "schedule",
  turns: 3,
  costUsd: 0.0421,
  open: [
    {
      request: writeRequest(),
      expiresAt: "2026-11-28T12:00:00Z",
      url: "https://github.com/o/r/pull/7#discussion_r1",
    },
    { request: shellRequest({ kind: "outcome" }), expiresAt: "2026-11-28T12:00:00Z", url: null },
  ],
};
const answered = { runId: "4f2a91c07b3d", commentId: "IC_1" };

it("the status lists runs, what they wait for, and what they cost", () => {
  const failed: RunReport = {
    ...run,
    runId: "b",
    status: "failed",
    turns: 1,
    costUsd: null,
    open: [],
  };
  expect(renderStatus([run, failed], { prefix: "/", answered })).toMatchInlineSnapshot(`
    "**\`main\`** ⏸️ waits · \`schedule\` · 3 turns · $0.0421 · run \`4f2a91c07b3d\`
    - [**A1**](https://github.com/o/r/pull/7#discussion_r1): create \`docs/a.md\` · expires Sat 28 Nov 2026, 12:00 UTC
    - **A2**: what became of: run \`npm publish --access public\` · expires Sat 28 Nov 2026, 12:00 UTC

    **\`main\`** ⚠️ has failed · \`schedule\` · 1 turn · cost unknown · run \`b\`
    - to go on from where it stopped: \`/retry\`

    <!-- llm-do run=4f2a91c07b3d reply=IC_1 -->"
  `);
});

it("the status of a conversation without a run says how to start one", () => {
  expect(renderStatus([], { prefix: "/llm-do ", answered: null })).toMatchInlineSnapshot(
    `"No run belongs to this conversation. What starts one is in the workflow file, under \`on:\`. \`/llm-do help\` lists the commands."`,
  );
});

it("the help lists every command", () => {
  expect(renderHelp({ prefix: "/", answered })).toMatchInlineSnapshot(`
    "A command is the first line of a comment. In a request's own thread its id may be left out.

    | command | what it does |
    | --- | --- |
    | \`/approve [A1[@digest] …\\|all] [session]\` | let the call run; \`session\`: equal calls of this run too |
    | \`/deny [A1 …\\|all] [reason]\` | refuse the call; the model is told the reason |
    | \`/edit A1\` | approve the call with other arguments: all of them, in a JSON or YAML block below |
    | \`/retry [A1]\` | run a call again whose outcome is unknown, or go on with a failed run |
    | \`/skip [A1]\` | do not run a call again whose outcome is unknown |
    | \`/done [A1]\` | the call did happen; its result is the JSON below |
    | \`/say text \\| /new text \\| /exit\` | answer a worker that waits for a message; \`/new\` starts over, \`/exit\` ends it |
    | \`/cancel [reason]\` | end the run; nothing more is executed |
    | \`/status\` | list the runs of this conversation and what they wait for |
    | \`/help\` | this list |

    <!-- llm-do run=4f2a91c07b3d reply=IC_1 -->"
  `);
});

it.each([
  [null, "cost unknown"],
  [0, "$0.00"],
  [0.04213, "$0.0421"],
  [0.99996, "$1.00"],
  [1, "$1.00"],
  [1.999, "$2.00"],
  [1234.5, "$1,234.50"],
])("%s is %s", (usd, text) => {
  expect(dollars(usd)).toBe(text);
});
