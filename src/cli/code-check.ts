import { LlmDoError } from "../errors.ts";
import type { Problem, Project } from "../project/definition.ts";
import { renderProblem } from "../project/problem.ts";
import { codeDirectories } from "../runtime/code-directory.ts";
import type { CheckContext } from "../tools/code-problems.ts";
import { createSandbox } from "../tools/node-sandbox.ts";
import type { Isolation } from "../tools/shell-process.ts";
import type { Terminal } from "./terminal.ts";

/** What is wrong with the tools in code of the workers of a project, for `llm-do validate`. */
export async function problemsOfCode(project: Project, terminal: Terminal): Promise<Problem[]> {
  const { codeProblems } = await import("../tools/code-problems.ts");
  const problems = await codeProblems(project, { context: contextAt(terminal) });
  const { endLiveProcesses } = await import("../tools/live-processes.ts");
  await endLiveProcesses();
  return problems;
}

/** Before a run starts: throws LlmDoError "project" with every problem of what `entry` can reach. */
export async function checkCode(
  project: Project,
  { terminal, entry }: { terminal: Terminal; entry: string },
): Promise<void> {
  // What code imports may be what these commands install: it is checked when it is loaded, after them.
  if (project.manifest.setup.length > 0) return;
  const { codeProblems } = await import("../tools/code-problems.ts");
  const problems = await codeProblems(project, { context: contextAt(terminal), entry });
  if (problems.length === 0) return;
  throw new LlmDoError(problems.map(renderProblem).join("\n"), { code: "project" });
}

function contextAt({ directory, environment }: Terminal): CheckContext {
  let isolation: Promise<Isolation> | undefined;
  return {
    sandbox: createSandbox({ root: directory }),
    workspaceRoot: directory,
    environment,
    isolation: () => {
      isolation ??= import("../tools/shell-process.ts").then(({ detectIsolation }) =>
        detectIsolation(),
      );
      return isolation;
    },
    codeDirectory: codeDirectories(),
  };
}
