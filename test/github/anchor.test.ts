import { describe, expect, it } from "vitest";
import { chooseAnchor, commentableLines } from "../../src/github/anchor.ts";

const PATCH = [
  "@@ -1,3 +1,4 @@",
  " one",
  "-two",
  "+TWO",
  "+two and a half",
  " three",
  "@@ -10 +11,2 @@ function ten()",
  "--- a dashed line",
  "+++ a plus line",
  "+eleven",
  "\\ No newline at end of file",
].join("\n");

const binding = (path: string, line: number | null) => ({ path, before: "1", after: "2", line });

describe("the lines of a patch", () => {
  it("are context on both sides, additions on the right, deletions on the left", () => {
    const of = (side: string) =>
      commentableLines(PATCH)
        .filter((place) => place.side === side)
        .map((place) => place.line);
    expect({ left: of("LEFT"), right: of("RIGHT") }).toEqual({
      left: [1, 2, 3, 10],
      right: [1, 2, 3, 4, 11, 12],
    });
  });

  it("are none before the first hunk", () => {
    expect(commentableLines("--- a/x\n+++ b/x\n")).toEqual([]);
    expect(commentableLines("")).toEqual([]);
  });
});

describe("a review thread", () => {
  const files = [{ path: "a.md", patch: PATCH }, { path: "image.png" }];

  it.each([
    [
      "the line that would change",
      [binding("a.md", 4)],
      { kind: "line", path: "a.md", line: 4, side: "RIGHT" },
    ],
    [
      "the file, when the diff does not show the line",
      [binding("a.md", 7)],
      { kind: "file", path: "a.md" },
    ],
    [
      "the file, when the diff shows the line only on the left",
      [binding("a.md", 10)],
      { kind: "file", path: "a.md" },
    ],
    ["the file, when it is new", [binding("a.md", null)], { kind: "file", path: "a.md" }],
    [
      "the file, when its diff is not shown",
      [binding("image.png", 1)],
      { kind: "file", path: "image.png" },
    ],
    [
      "the first line that the diff shows, of several files",
      [binding("b.md", 1), binding("image.png", 1), binding("a.md", 1)],
      { kind: "line", path: "a.md", line: 1, side: "RIGHT" },
    ],
    [
      "the request file, when the diff holds no such file",
      [binding("b.md", 1)],
      { kind: "file", path: ".llm-do/requests/r/A1.yaml" },
    ],
    [
      "the request file, when no file would change",
      [],
      { kind: "file", path: ".llm-do/requests/r/A1.yaml" },
    ],
  ])("goes to %s", (_, bindings, anchor) => {
    const requestFile = ".llm-do/requests/r/A1.yaml";
    expect(chooseAnchor({ request: { files: bindings }, files, requestFile })).toEqual(anchor);
  });

  it("becomes a comment of the conversation when there is no place for it", () => {
    const options = { request: { files: [binding("b.md", 1)] }, files, requestFile: null };
    expect(chooseAnchor(options)).toEqual({ kind: "conversation" });
  });
});
