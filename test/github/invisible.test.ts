import { describe, expect, it } from "vitest";
import {
  hasInvisible,
  skeleton,
  visible,
  visibleProse,
  visibleYaml,
} from "../../src/github/invisible.ts";

describe("what cannot be seen", () => {
  it.each([
    ["right-to-left override", "\u202e", "\\u202e"],
    ["zero-width space", "\u200b", "\\u200b"],
    ["zero-width joiner", "\u200d", "\\u200d"],
    ["byte order mark", "\ufeff", "\\ufeff"],
    ["soft hyphen", "\u00ad", "\\u00ad"],
    ["variation selector", "\ufe0f", "\\ufe0f"],
    ["tag letter", "\u{e0041}", "\\u{e0041}"],
    ["escape", "\u001b", "\\u001b"],
    ["null", "\u0000", "\\u0000"],
    ["carriage return", "\r", "\\r"],
    ["line separator", "\u2028", "\\u2028"],
    ["Hangul filler", "\u3164", "\\u3164"],
    ["Braille blank", "\u2800", "\\u2800"],
    ["lone surrogate", "\ud800", "\\ud800"],
    ["private use", "\ue000", "\\ue000"],
  ])("%s is written out", (_, character, shown) => {
    expect(hasInvisible(`a${character}b`)).toBe(true);
    expect(visible(`a${character}b`)).toBe(`a${shown}b`);
  });

  it("leaves text, layout and pictures alone", () => {
    const text = "Grüße,\t世界 🙂\n";
    expect(hasInvisible(text)).toBe(false);
    expect(visible(text)).toBe(text);
  });

  it("writes out spaces that are none, but not in prose", () => {
    expect(visible("rm\u00a0-rf")).toBe("rm\\u00a0-rf");
    expect(visibleProse("oui\u00a0!\r\nnon\u200b")).toBe("oui\u00a0!\nnon\\u200b");
  });

  it("uses the escapes that YAML reads", () => {
    expect(visibleYaml("\u202e\u{e0041}\u00a0")).toBe("\\u202e\\U000e0041\\u00a0");
  });
});

it.each([
  ["/APPROVE", "/approve"],
  ["/\u0430pprove", "/approve"],
  ["\uff0fapprove\u200b", "/approve"],
  ["/appro\u0301ve", "/approve"],
  ["\u2044deny\u00a0\u04101", "/deny a1"],
])("%j looks like %j", (text, look) => {
  expect(skeleton(text)).toBe(look);
});
