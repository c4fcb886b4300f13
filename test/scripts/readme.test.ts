import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withTables } from "../../scripts/readme.ts";

const MARKERS =
  "<!-- inputs -->\nold\n<!-- /inputs -->\nkept\n<!-- outputs -->\n<!-- /outputs -->\n";
const ACTION = `
inputs:
  mode: { description: "One of a | b.", default: review }
  key:
    description: >-
      Two
      lines.
outputs: { status: { description: How it stands. } }
`;

describe("the tables of README.md", () => {
  it("are those of action.yml", () => {
    const readme = readFileSync("README.md", "utf8");
    expect(withTables(readme, readFileSync("action.yml", "utf8"))).toBe(readme);
  });

  it("replace what stood between the markers and nothing else", () => {
    expect(withTables(MARKERS, ACTION)).toMatchInlineSnapshot(`
      "<!-- inputs -->

      | Input | Default | Meaning |
      | --- | --- | --- |
      | \`mode\` | \`review\` | One of a \\| b. |
      | \`key\` |  | Two lines. |

      <!-- /inputs -->
      kept
      <!-- outputs -->

      | Output | Meaning |
      | --- | --- |
      | \`status\` | How it stands. |

      <!-- /outputs -->
      "
    `);
  });

  it("are missed when a marker is gone", () => {
    const readme = MARKERS.replace("<!-- /outputs -->", "");
    expect(() => withTables(readme, ACTION)).toThrow('"<!-- /outputs -->"');
  });
});
