import { expect, test } from "vitest";
import { withOurTrailer } from "../../src/github/branch-history.ts";

test.each([
  ["Fix", "Fix\n\nGenerated-by: llm-do"],
  ["fix: the docs\n", "fix: the docs\n\nGenerated-by: llm-do"],
  ["Fix\n\nA body.", "Fix\n\nA body.\n\nGenerated-by: llm-do"],
  ["Fix\n\nA body.\n\nRun: r1", "Fix\n\nA body.\n\nRun: r1\nGenerated-by: llm-do"],
])(
  "the message %j says that the commit is ours, beside trailers that it has",
  (message, expected) => {
    expect(withOurTrailer(message)).toBe(expected);
  },
);
