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
  expect(renderStatus([run, failed], { prefix: "/", answered })).toMatchInlineSnapshot();
});

it("the status of a conversation without a run says how to start one", () => {
  expect(renderStatus([], { prefix: "/llm-do ", answered: null })).toMatchInlineSnapshot();
});

it("the help lists every command", () => {
  expect(renderHelp({ prefix: "/", answered })).toMatchInlineSnapshot();
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
