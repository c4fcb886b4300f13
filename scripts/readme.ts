/**
 * Writes the tables of README.md between `<!-- inputs -->` and `<!-- outputs -->` from action.yml.
 * `--check` writes nothing and exits with 1 when the README is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "..");

const manifestSchema = z.object({
  inputs: z.record(
    z.string(),
    z.object({ description: z.string(), default: z.string().optional() }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});
type Manifest = z.infer<typeof manifestSchema>;

function inputsTable({ inputs }: Manifest): string {
  const rows = Object.entries(inputs).map(
    ([name, input]) =>
      `| \`${name}\` | ${input.default === undefined ? "" : `\`${input.default}\``} | ${cell(input.description)} |`,
  );
  return ["| Input | Default | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

function outputsTable({ outputs }: Manifest): string {
  const rows = Object.entries(outputs).map(
    ([name, output]) => `| \`${name}\` | ${cell(output.description)} |`,
  );
  return ["| Output | Meaning |", "| --- | --- |", ...rows].join("\n");
}

function cell(text: string): string {
  return text.trim().replaceAll("\n", " ").replaceAll("|", "\\|");
}

/** Throws when the markers are not there: a table that silently vanishes would never be missed. */
function fill(text: string, marker: string, table: string): string {
  const [start, end] = [`<!-- ${marker} -->`, `<!-- /${marker} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md needs the lines "${start}" and "${end}".`);
  return `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`;
}

/** README.md as action.yml wants it. */
export function withTables(readme: string, actionYml: string): string {
  const manifest = manifestSchema.parse(parse(actionYml));
  return fill(fill(readme, "inputs", inputsTable(manifest)), "outputs", outputsTable(manifest));
}

function main(): void {
  const path = join(ROOT, "README.md");
  const before = readFileSync(path, "utf8");
  const after = withTables(before, readFileSync(join(ROOT, "action.yml"), "utf8"));
  if (after === before) {
    console.log("The tables of README.md are up to date.");
  } else if (process.argv.includes("--check")) {
    console.error("The tables of README.md do not match action.yml. Run `npm run readme`.");
    process.exitCode = 1;
  } else {
    writeFileSync(path, after);
    console.log("README.md is written.");
  }
}

if (import.meta.main) main();
