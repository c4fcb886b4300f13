import { describe, expect, it } from "vitest";
import { bodyDigest, parseMarker, renderMarker } from "../../src/github/marker.ts";

describe("the marker of a comment", () => {
  it.each([
    { run: "4f2a91c07b3d" },
    { run: "4f2a91c07b3d", request: "A1", digest: "1f3a90c2b7de" },
    { run: "4f2a91c07b3d", reply: "IC_kwDOA-B--_c8=" },
  ])("comes back as it was written: %j", (marker) => {
    expect(parseMarker(`Text\n\n${renderMarker(marker)}`)).toEqual(marker);
    expect(parseMarker(`Text\r\n\r\n${renderMarker(marker)}\r\n`)).toEqual(marker);
  });

  it("cannot be ended by a value", () => {
    expect(renderMarker({ run: "a", request: "A1 --> @octocat" })).toBe("<!-- llm-do run=a -->");
  });

  it.each([
    ["no marker", "Hello"],
    ["not the last line", "<!-- llm-do run=a -->\nHello"],
    ["inside a line", "Hello <!-- llm-do run=a -->"],
    ["without a run", "<!-- llm-do request=A1 -->"],
    ["named twice", "<!-- llm-do run=a run=b -->"],
    ["indented", "    <!-- llm-do run=a -->"],
    ["quoted", "> <!-- llm-do run=a -->"],
  ])("is not read when it is %s", (_, body) => {
    expect(parseMarker(body)).toBeUndefined();
  });
});

describe("the digest of a body", () => {
  it("is the same when GitHub changed the line ends and the end", () => {
    expect(bodyDigest("a\r\nb\r\n")).toBe(bodyDigest("a\nb"));
    expect(bodyDigest("a\nb \n\n")).toBe(bodyDigest("a\nb"));
  });

  it("is another one for any other change", () => {
    const bodies = ["a\nb", "a\nB", "a b", "a\n\nb", " a\nb", "a\nb\u200b"];
    expect(new Set(bodies.map(bodyDigest)).size).toBe(bodies.length);
  });
});
