import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { renderRequestFile, requestFilePath } from "../../src/github/request-file.ts";
import type { ApprovalRequest } from "../../src/runtime/events.ts";
import { shellRequest, writeRequest } from "./example-requests.ts";

function render(request: ApprovalRequest): string {
  return renderRequestFile({
    request,
    expiresAt: "2026-11-28T12:00:00Z",
    runId: "4f2a91c07b3d",
    prefix: "/",
  });
}

describe("a request file", () => {
  it("has a folder per run", () => {
    expect(requestFilePath("4f2a91c07b3d", "A1")).toBe(".llm-do/requests/4f2a91c07b3d/A1.yaml");
  });

  it("shows the request whole, for people", () => {
    expect(render(writeRequest())).toMatchInlineSnapshot(`
      "# A tool call that waits for a decision. To decide, write in the pull request or issue of the run:
      # /approve A1@1f3a90c2b7de
      # This file only shows the call. Changing it decides nothing, and it is never merged.

      request: A1
      run: 4f2a91c07b3d
      kind: approval
      digest: 1f3a90c2b7de
      expires: 2026-11-28T12:00:00Z
      tool: write_file
      chain:
        - main
        - triage
      summary: Write 16 characters to docs/a.md
      why: The issue asks for notes, so I add a page.
      reason: write_file asks by default.
      files:
        - path: docs/a.md
          before: null
          after: 5e1c309dae7f45e0f39b1bf3ac3cd9db12e7d689
      arguments:
        content: |
          # Notes

          Hello.
        path: docs/a.md
      diff: |
        --- /dev/null
        +++ b/docs/a.md
        @@ -0,0 +1,3 @@
        +# Notes
        +
        +Hello.
      "
    `);
  });

  it("names the command that answers a call of unknown outcome", () => {
    expect(render(shellRequest({ kind: "outcome" }))).toContain("# /retry A2@aa00bb11cc22\n");
  });

  it("does not depend on the order of the arguments", () => {
    expect(render(writeRequest({ input: { b: 1, a: { d: 1, c: 2 } } }))).toBe(
      render(writeRequest({ input: { a: { c: 2, d: 1 }, b: 1 } })),
    );
  });

  it("writes out what cannot be seen, and gives it back", () => {
    const input = { "a\u200b": "x\u202e\u{e0041}\r\n# y\u00a0z", plain: "# a\n- b\n" };
    const file = render(writeRequest({ input, why: "a\nb: [\u2028" }));
    expect(file).not.toMatch(/[\u200b\u202e\u{e0041}\r\u2028\u00a0]/u);
    expect(parse(file).arguments).toEqual(input);
  });

  it("gives any arguments back", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue()), (object) => {
        const input = JSON.parse(JSON.stringify(object)) as ApprovalRequest["input"];
        expect(parse(render(writeRequest({ input }))).arguments).toEqual(input);
      }),
      { numRuns: 500 },
    );
  });
});
