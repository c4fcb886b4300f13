import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const PAGE = readFileSync("docs/compatibility.md", "utf8");

/** Every feature and contradiction of the five documents, as spec/dialects.md numbers them. */
const NUMBERS = [
  ...numbers("F", [
    [1, 14],
    [20, 24],
    [30, 33],
    [40, 46],
    [50, 54],
    [60, 69],
    [70, 77],
    [80, 86],
    [90, 98],
    [100, 110],
  ]),
  ...numbers("C", [[1, 42]]),
];

function numbers(letter: string, ranges: [number, number][]): string[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`),
  );
}

interface Row {
  number: string;
  proofs: { file: string; title: string }[];
}

const ROWS: Row[] = PAGE.split("\n").flatMap((line) => {
  const [, number = "", , proof = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  if (!/^[FC]\d+$/.test(number)) return [];
  const proofs = [...proof.matchAll(/`(test\/[^`]+)` “([^”]+)”/g)].map(
    ([, file = "", title = ""]) => ({ file, title: title.replaceAll("\\|", "|") }),
  );
  return [{ number, proofs }];
});

describe("docs/compatibility.md", () => {
  test("has one row for each number, in order", () => {
    expect(ROWS.map(({ number }) => number)).toEqual(NUMBERS);
  });

  test.each(ROWS)("$number names a test that exists", ({ proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const { file, title } of proofs) {
      expect(existsSync(file), file).toBe(true);
      const source = readFileSync(file, "utf8").replace(/\s+/g, " ");
      expect(source.includes(title), `${file} has no test “${title}”`).toBe(true);
    }
  });
});
