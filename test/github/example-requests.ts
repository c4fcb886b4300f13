import type { ApprovalRequest, EventOf } from "../../src/runtime/events.ts";

/** A call that writes a new file; every test changes what it is about. */
export function writeRequest(changes: Partial<ApprovalRequest> = {}): ApprovalRequest {
  return {
    id: "A1",
    kind: "approval",
    key: "main/turn/1/call/0",
    tool: "write_file",
    chain: ["main", "triage"],
    input: { path: "docs/a.md", content: "# Notes\n\nHello.\n" },
    digest: "1f3a90c2b7de",
    files: [
      {
        path: "docs/a.md",
        before: null,
        after: "5e1c309dae7f45e0f39b1bf3ac3cd9db12e7d689",
        line: null,
      },
    ],
    drawnOn: [],
    summary: "Write 16 characters to docs/a.md",
    display: {
      kind: "diff",
      text: "--- /dev/null\n+++ b/docs/a.md\n@@ -0,0 +1,3 @@\n+# Notes\n+\n+Hello.\n",
    },
    why: "The issue asks for notes, so I add a page.",
    reason: "write_file asks by default.",
    ...changes,
  };
}

/** A call that runs a command. */
export function shellRequest(changes: Partial<ApprovalRequest> = {}): ApprovalRequest {
  return writeRequest({
    id: "A2",
    key: "main/turn/1/call/1",
    tool: "shell",
    chain: ["main"],
    input: { command: "npm publish --access public", timeout: 120 },
    digest: "aa00bb11cc22",
    files: [],
    summary: "Execute: npm publish --access public",
    display: { kind: "command", text: "npm publish --access public" },
    why: "All checks are green.",
    reason: "No rule matches this command.",
    ...changes,
  });
}

/** A person's decision about a request, by a comment. */
export function decisionOn(
  request: ApprovalRequest,
  changes: Partial<EventOf<"approval_decided">> = {},
): EventOf<"approval_decided"> {
  return {
    type: "approval_decided",
    at: "2026-11-21T13:05:00.000Z",
    requestId: request.id,
    digest: request.digest,
    decision: "approve",
    by: { id: 583231, login: "octocat" },
    source: {
      kind: "comment",
      commentId: "IC_1",
      url: "https://github.com/o/r/pull/7#discussion_r1",
      bodyDigest: "0".repeat(64),
    },
    reason: null,
    session: false,
    ...changes,
  };
}
