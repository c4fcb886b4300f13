import { z } from "zod";
import type { ShellConfig } from "../project/definition.ts";
import { scrubEnvironment } from "./scrub.ts";
import {
  type Isolation,
  type ProcessOutput,
  type ProcessResult,
  runProcess,
} from "./shell-process.ts";
import { loadCommandJudge } from "./shell-rules.ts";
import { completed, failed, type Tool, type ToolOutcome } from "./tool.ts";
import { typedTool } from "./typed-tool.ts";

const OUTPUT_LIMIT = 51_200;
const MIN_SECONDS = 1;
const MAX_SECONDS = 300;

const input = z.strictObject({
  command: z.string().min(1).describe("The command line, for bash"),
  timeout: z
    .number()
    .default(30)
    .describe(`Seconds until the command is stopped, ${MIN_SECONDS} to ${MAX_SECONDS}`),
});

/** The tool `shell`: commands in the workspace, by the rules of the worker. */
export async function shellTools(options: {
  config: ShellConfig;
  workspaceRoot: string;
  /** The Action's own environment; the command sees what scrubbing leaves of it. */
  environment: Readonly<Record<string, string>>;
  isolation: Isolation;
}): Promise<Tool[]> {
  const { config, workspaceRoot: cwd, isolation } = options;
  const judge = await loadCommandJudge({ config, workspaceRoot: cwd });
  const environment = scrubEnvironment(options.environment, config.environment);
  const shell = typedTool({
    name: "shell",
    description:
      "Run a command in the workspace root. Returns JSON {stdout, stderr, exit_code, truncated}. " +
      "Prefer single commands of plain words on paths inside of it: pipes, redirects, $ and wildcards " +
      "always need approval.",
    schema: input,
    effect: ({ command }) => judge(command).effect,
    judge: ({ command }) => {
      const { approval, reason } = judge(command);
      return { approval, reason };
    },
    preview: async ({ command }) => ({
      summary: `Execute: ${command}`,
      changes: [],
      argv: judge(command).argv,
    }),
    execute: async ({ command, timeout }, { signal }) => {
      const { approval, reason, argv } = judge(command);
      // Whoever calls has judged already; a command that no policy lets through never runs.
      if (approval === "blocked") return { status: "refused", content: reason };
      const timeoutSeconds = Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, timeout));
      const result = await runProcess({
        command: argv ? { argv } : { script: command },
        cwd,
        environment,
        timeoutSeconds,
        signal,
        outputLimit: OUTPUT_LIMIT,
        isolation,
      });
      return outcomeOf(result, timeoutSeconds);
    },
  });
  return [shell];
}

function outcomeOf(result: ProcessResult, timeoutSeconds: number): ToolOutcome {
  switch (result.status) {
    case "exited":
      return report(shown(result), result.exitCode);
    case "timed_out": {
      const { stdout, stderr, truncated } = shown(result);
      const sentence = `Command timed out after ${timeoutSeconds} seconds`;
      const before = stderr === "" ? "" : `${stderr.trimEnd()}\n`;
      return report({ stdout, stderr: `${before}${sentence}`, truncated }, -1);
    }
    case "not_found":
      return report(complaint(`Command not found: ${result.name}`), 127);
    case "not_executable":
      return report(complaint(`Permission denied: ${result.name}`), 126);
    case "aborted":
      return failed(
        "The command was stopped because the run is ending. It may have done its work in part.",
      );
  }
}

interface Shown {
  stdout: string;
  stderr: string;
  truncated: boolean;
}

function shown({ stdout, stderr, truncated }: ProcessOutput): Shown {
  const mark = (text: string, isCut: boolean) => (isCut ? `${text}\n... (output truncated)` : text);
  return {
    stdout: mark(stdout, truncated.stdout),
    stderr: mark(stderr, truncated.stderr),
    truncated: truncated.stdout || truncated.stderr,
  };
}

function complaint(stderr: string): Shown {
  return { stdout: "", stderr, truncated: false };
}

/** A command that fails is a result like any other: the model reads its exit code. */
function report({ stdout, stderr, truncated }: Shown, exitCode: number): ToolOutcome {
  return completed(JSON.stringify({ stdout, stderr, exit_code: exitCode, truncated }));
}
