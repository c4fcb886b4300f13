import { describe, expect, test } from "vitest";
import { LlmDoError } from "../../src/errors.ts";
import { readInputs } from "../../src/github/inputs.ts";

function read(inputs: Record<string, string>) {
  const named = Object.entries(inputs).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  return readInputs(Object.fromEntries(named));
}

describe("inputs of the workflow", () => {
  test("have the defaults of action.yml", () => {
    expect(read({})).toMatchObject({
      project: ".",
      worker: "main",
      input: null,
      attachments: [],
      model: null,
      modelScope: "all",
      approvalMode: "review",
      approvers: { role: "write", logins: [], teams: [] },
      preventSelfApproval: false,
      changes: "pull-request",
      maxTurns: 50,
      maxDepth: null,
      maxCostUsd: null,
      timeoutMinutes: 30,
      expiresSeconds: 7 * 86_400,
      stateRefPrefix: "refs/llm-do/",
      commandPrefix: "/",
      failOnDenied: false,
    });
  });

  test.each([
    [{ "approval-mode": "Auto_Approve" }, { approvalMode: "approve-all" }],
    [
      { approvers: "maintain, @Maria @acme/core" },
      {
        approvers: {
          role: "maintain",
          logins: ["maria"],
          teams: [{ organization: "acme", slug: "core" }],
        },
      },
    ],
    [{ expires: "90s" }, { expiresSeconds: 90 }],
    [{ attachments: " a.pdf\n\n b/my c.png \n" }, { attachments: ["a.pdf", "b/my c.png"] }],
    [{ "model-scope": "entry" }, { modelScope: "entry" }],
    [{ expires: "12 h" }, { expiresSeconds: 43_200 }],
    [{ "max-depth": "0" }, { maxDepth: 0 }],
    [{ "max-cost-usd": "0.0001" }, { maxCostUsd: 0.0001 }],
    [{ "fail-on-denied": "TRUE" }, { failOnDenied: true }],
    [
      { "state-ref-prefix": "refs/heads/llm-do/state" },
      { stateRefPrefix: "refs/heads/llm-do/state/" },
    ],
    [{ "command-prefix": "!bot-" }, { commandPrefix: "!bot-" }],
  ])("%j", (given, expected) => {
    expect(read(given)).toMatchObject(expected);
  });

  test.each([
    ["approval-mode", "perhaps", "review, approve-all or deny-all"],
    ["approvers", "!", "write, maintain, admin, a login or @org/team"],
    ["approvers", "read", "write, maintain, admin, a login or @org/team"],
    ["approvers", ",", "write, maintain, admin, a login or @org/team"],
    ["prevent-self-approval", "maybe", "true or false"],
    ["changes", "comit", "pull-request, push or none"],
    ["max-turns", "0", "a whole number from 1"],
    ["max-turns", "1.5", "a whole number from 1"],
    ["max-turns", "many", "a whole number from 1"],
    ["max-turns", "1e99", "a whole number from 1"],
    ["max-turns", "0x10", "a whole number from 1"],
    ["max-depth", "-1", "a whole number from 0"],
    ["max-cost-usd", "free", "an amount in dollars, such as 2.50"],
    ["max-cost-usd", "0", "an amount in dollars, such as 2.50"],
    ["max-cost-usd", "-1", "an amount in dollars, such as 2.50"],
    ["max-cost-usd", "Infinity", "an amount in dollars, such as 2.50"],
    ["timeout-minutes", "forever", "a whole number from 1 to 7200"],
    ["timeout-minutes", "99999999", "a whole number from 1 to 7200"],
    ["expires", "soon", "a number with s, m, h or d, such as 7d, up to 3650d"],
    ["expires", "0d", "a number with s, m, h or d, such as 7d, up to 3650d"],
    ["expires", "99999999999999d", "a number with s, m, h or d, such as 7d, up to 3650d"],
    ["state-ref-prefix", "llm-do", "a prefix such as refs/llm-do/"],
    ["state-ref-prefix", "refs/../x", "a prefix such as refs/llm-do/"],
    ["command-prefix", "a b", "up to 30 characters without spaces, such as / or !bot-"],
    ["fail-on-denied", "2", "true or false"],
  ])("%s: %s is refused with what is allowed", (name, value, allowed) => {
    const refusal = `Input '${name}' is ${JSON.stringify(value)}; allowed: ${allowed}. Mend it under 'with:' in the workflow.`;
    expect(() => read({ [name]: value })).toThrow(new LlmDoError(refusal, { code: "usage" }));
  });
});
