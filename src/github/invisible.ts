import { escapeOf, INVISIBLE } from "../invisible.ts";

/**
 * What a person cannot see, or would take for something else. Every text that a stranger or a model
 * wrote passes through here before it is shown or judged.
 */

/** Spaces that look like a space and are none: in an argument vector they join what looks apart. */
const ODD_SPACE = /(?! )\p{Zs}/gu;

export function hasInvisible(text: string): boolean {
  return text.search(INVISIBLE) !== -1;
}

/** The text with everything that cannot be seen written out: `\u202e`, `\u{e0041}`, `\r`. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, shownAs).replace(ODD_SPACE, shownAs);
}

/** As `visible`, for prose: typographic spaces stay, line ends become line feeds. */
export function visibleProse(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(INVISIBLE, shownAs);
}

/** As `visible`, in the escapes of a double-quoted YAML scalar: `\u202e`, `\U000e0041`. */
export function visibleYaml(text: string): string {
  return text.replace(INVISIBLE, yamlEscapeOf).replace(ODD_SPACE, yamlEscapeOf);
}

function yamlEscapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  return code > 0xffff ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}

function shownAs(character: string): string {
  return character === "\r" ? "\\r" : escapeOf(character);
}

/** Letters of other scripts, and strokes, that a reader takes for the ASCII character. */
const LOOK_ALIKES = new Map(
  Object.entries({
    a: "аα",
    b: "в",
    c: "сϲ",
    d: "ԁ",
    e: "еεҽ",
    h: "һн",
    i: "іιı",
    j: "ј",
    k: "кκ",
    l: "ӏ",
    m: "м",
    n: "ոη",
    o: "оοօ",
    p: "рρ",
    q: "ԛ",
    r: "г",
    s: "ѕ",
    t: "тτ",
    u: "սυ",
    v: "ѵν",
    w: "ԝω",
    x: "хχ",
    y: "уγ",
    "/": "⁄∕╱⧸",
    "@": "﹫",
    "-": "‐‑‒–—−",
  }).flatMap(([ascii, others]) => [...others].map((other) => [other, ascii] as const)),
);

/** What a line looks like: lower case, without accents and invisible characters, in ASCII letters. */
export function skeleton(text: string): string {
  const spaced = text.replace(/[\v\f\u0085\u2028\u2029]/g, " ").replace(INVISIBLE, "");
  const plain = spaced.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...plain].map((character) => LOOK_ALIKES.get(character) ?? character).join("");
}
