import { type Document, LineCounter, parseDocument } from "yaml";
import type { Node } from "./node.ts";
import type { Diagnostics, Place } from "./problem.ts";
import { NodeReader } from "./yaml-nodes.ts";

// The parser needs up to a second for half a megabyte of brackets.
const MAX_LENGTH = 128 * 1024;
const MAX_PROBLEMS = 10;

export interface YamlText {
  file: string;
  /** YAML, with an empty line for every line of the file before it. */
  yaml: string;
  /** All lines of the file, for messages. */
  lines: string[];
  diagnostics: Diagnostics;
}

/** Reads one YAML document. Null after a problem, all of which are in the diagnostics. */
export function parseYaml(source: YamlText): Node | null {
  const placeAt = placesOf(source);
  if (source.yaml.length > MAX_LENGTH) {
    const message = `${source.yaml.length} characters of YAML are more than the ${MAX_LENGTH} that are read.`;
    source.diagnostics.error(placeAt(0), message);
    return null;
  }
  const document = compose(source.yaml);
  if (document === null) {
    source.diagnostics.error(placeAt(0), "This YAML is nested too deeply to be read.");
    return null;
  }
  const findings = [...document.errors, ...document.warnings];
  for (const finding of findings.slice(0, MAX_PROBLEMS)) {
    source.diagnostics.error(placeAt(finding.pos[0]), explain(finding));
  }
  if (findings.length > 0) return null;
  return new NodeReader({ placeAt, diagnostics: source.diagnostics }).read(document.contents);
}

function compose(yaml: string): Document.Parsed | null {
  try {
    // Duplicate keys are found below: the parser compares each key with every other one.
    const options = { prettyErrors: false, uniqueKeys: false, version: "1.2" } as const;
    return parseDocument(yaml, options);
  } catch (error) {
    // Recursion over a bomb of brackets ends in RangeError; anything else is a defect.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The parser's words for the mistakes that authors make most, in theirs. */
function explain(finding: { code: string; message: string }): string {
  if (finding.message.includes("call stack")) return "This YAML is nested too deeply to be read.";
  switch (finding.code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return 'This value contains ": ", so YAML reads a second key; put the value in quotes.';
    case "TAG_RESOLVE_FAILED":
      return `YAML tags are not supported (${finding.message}); write the plain value.`;
    case "TAB_AS_INDENT":
      return "YAML is indented with spaces, never with tabs.";
    default:
      return `Invalid YAML: ${finding.message}`;
  }
}

/** The place of an offset in the YAML. */
function placesOf({ file, lines, yaml }: YamlText): (offset: number) => Place {
  // Filled here: the parser itself misses line ends inside what it cannot read.
  const counter = new LineCounter();
  counter.addNewLine(0);
  for (let at = yaml.indexOf("\n"); at >= 0; at = yaml.indexOf("\n", at + 1)) {
    counter.addNewLine(at + 1);
  }
  return (offset) => {
    const { line, col } = counter.linePos(offset);
    // An error at the very end is reported on the last line that exists.
    const known = Math.min(Math.max(line, 1), Math.max(lines.length, 1));
    const column = known === line ? Math.max(col, 1) : 1;
    return { location: { file, line: known, column }, text: lines[known - 1] ?? "" };
  };
}
