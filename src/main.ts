import { LlmDoError } from "./errors.ts";

/** How we start ourselves to hold a project's tools in TypeScript (src/tools/code-program.ts). */
const HOST_MODE = "code-host";
const REPORT =
  "This is a defect of llm-do. Please report it: https://github.com/llm-do/action/issues";

/**
 * The one entry of the bundle. The runner starts it without arguments and with an event file;
 * everything else is a person, or a script, at a terminal (`llm-do …`, also inside a workflow step).
 * Each side is a chunk of its own: `llm-do --help` must not pay for what the Action loads.
 */
async function main(): Promise<number> {
  const commandLine = process.argv.slice(2);
  const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = process.env;
  if (GITHUB_ACTIONS === "true" && GITHUB_EVENT_PATH && commandLine.length === 0) {
    const { runAction } = await import("./action.ts");
    await runAction(process.env);
    // Set by `core.setFailed`, which also prints the annotation.
    return Number(process.exitCode ?? 0);
  }
  if (commandLine[0] === HOST_MODE) {
    const { runCodeHost } = await import("./tools/typescript-host.ts");
    return runCodeHost();
  }
  const { runCli } = await import("./cli.ts");
  return runCli(commandLine, process.env);
}

function explain(error: unknown): string {
  if (error instanceof LlmDoError) return `Error: ${error.message}`;
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${trace}\n${REPORT}`;
}

let exitCode = 1;
try {
  exitCode = await main();
} catch (error) {
  console.error(explain(error));
}
// Not process.exit(): what is still being written to a pipe would be cut off.
process.exitCode = exitCode;
