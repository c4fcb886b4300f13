import { describe, expect, it } from "vitest";
import { outputFile, outputValues } from "../../src/github/outputs.ts";

describe("the outputs of the Action", () => {
  it("are strings, with counts that are always numbers", () => {
    expect(
      outputValues({
        status: "suspended",
        result: "",
        runId: "4f2a91c07b3d",
        pullRequestUrl: null,
        pendingApprovals: 2,
        deniedCalls: 0,
        usage: { turns: 1 },
        costUsd: 0.042,
      }),
    ).toMatchInlineSnapshot(`
      {
        "cost-usd": "0.042000",
        "denied-calls": "0",
        "pending-approvals": "2",
        "pull-request-url": "",
        "result": "",
        "run-id": "4f2a91c07b3d",
        "status": "suspended",
        "usage": "{"turns":1}",
      }
    `);
  });

  it("leave the cost empty when a price is unknown", () => {
    const values = outputValues({
      status: "completed",
      result: "ok",
      runId: "r",
      pullRequestUrl: "https://h/p",
      pendingApprovals: 0,
      deniedCalls: 0,
      usage: {},
      costUsd: null,
    });
    expect(values["cost-usd"]).toBe("");
  });

  it("cannot be forged by a value", () => {
    const values = { result: "a\nEOF\nstatus=completed" };
    expect(outputFile(values, "d1f0")).toBe("result<<d1f0\na\nEOF\nstatus=completed\nd1f0\n");
    expect(() => outputFile({ result: "x\nd1f0\n" }, "d1f0")).toThrow(/'result' holds the random/);
  });
});
