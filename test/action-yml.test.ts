import { readFileSync } from "node:fs";
import { validateAction } from "@actions/languageservice/validate-action";
import { describe, expect, it } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { z } from "zod";

const TEXT = readFileSync("action.yml", "utf8");

const described = z.strictObject({ description: z.string(), default: z.string().optional() });
const manifest = z
  .looseObject({
    inputs: z.record(z.string(), described),
    outputs: z.record(z.string(), z.strictObject({ description: z.string() })),
    runs: z.strictObject({ using: z.literal("node24"), main: z.literal("dist/index.js") }),
  })
  .parse(parse(TEXT));

async function complaints(text: string, name: string): Promise<unknown[]> {
  // The language service caches by address.
  const document = TextDocument.create(`file:///${name}/action.yml`, "yaml", 1, text);
  return (await validateAction(document)).map(({ message }) => message);
}

describe("action.yml", () => {
  it("is accepted by GitHub's own validator", async () => {
    expect(await complaints(TEXT, "ours")).toEqual([]);
  });

  it.each([
    ["a runtime that does not exist", "using: node24", "using: node99"],
    ["a key that does not exist", "main: dist", "mian: dist"],
    ["an icon that does not exist", "icon: check-circle", "icon: no-such-icon"],
  ])("would be refused by that validator with %s", async (what, before, after) => {
    expect(TEXT).toContain(before);
    expect(await complaints(TEXT.replace(before, after), what)).not.toEqual([]);
  });

  it("has exactly the inputs and defaults of the interface", () => {
    const defaults = Object.entries(manifest.inputs).map(([name, input]) => [name, input.default]);
    expect(Object.fromEntries(defaults)).toEqual({
      project: ".",
      worker: "main",
      input: undefined,
      attachments: undefined,
      model: undefined,
      "model-scope": "all",
      "approval-mode": "review",
      approvers: "write",
      "prevent-self-approval": "false",
      changes: "pull-request",
      "anthropic-api-key": undefined,
      "openai-api-key": undefined,
      "openai-base-url": undefined,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
      "github-token": "${{ github.token }}",
      "max-turns": "50",
      "max-depth": "5",
      "max-cost-usd": undefined,
      "timeout-minutes": "30",
      expires: "7d",
      "state-ref-prefix": "refs/llm-do/",
      "state-key": undefined,
      "command-prefix": "/",
      "fail-on-denied": "false",
    });
  });

  it("has exactly the outputs of the interface", () => {
    expect(Object.keys(manifest.outputs)).toEqual([
      "status",
      "result",
      "run-id",
      "pull-request-url",
      "pending-approvals",
      "denied-calls",
      "usage",
      "cost-usd",
    ]);
  });

  it.each(Object.entries({ ...manifest.inputs, ...manifest.outputs }))(
    "describes %s in whole sentences",
    (_name, { description }) => {
      expect(description).toMatch(/^[A-Z].{20,}\.$/s);
    },
  );
});
