import { orNull } from "../errors.ts";
import type { Problem } from "../project/definition.ts";
import { chooseModel, environmentModels } from "../runtime/model-choice.ts";
import { missingServerTools } from "../runtime/server-tools.ts";
import type { LocalProject } from "./local-project.ts";
import type { Terminal } from "./terminal.ts";

/** What workers ask of their models that these cannot do, as far as the models are known here. */
export async function modelProblems(
  { project, files }: LocalProject,
  { environment }: Terminal,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of await project.workers()) {
    const worker = await orNull(project.worker(name));
    if (!worker || worker.serverTools.length === 0) continue;
    const model = await orNull(
      (async () =>
        chooseModel({
          worker,
          callers: [],
          project,
          header: { model: null, modelScope: "all" },
          environment: environmentModels(environment),
        }).id)(),
    );
    for (const { tool, message } of missingServerTools(worker, model)) {
      const { location } = tool;
      const lines = ((await files.read(location.file)) ?? "").split(/\r?\n/);
      const text = lines[location.line - 1] ?? "";
      problems.push({ severity: "error", message, location, text });
    }
  }
  return problems;
}
