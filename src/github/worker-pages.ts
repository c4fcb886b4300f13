import type { CreationDefaults } from "../project/created-worker.ts";
import { createdFile } from "../project/created-worker.ts";
import { joinPath } from "../project/layout.ts";
import type { RequestState } from "../runtime/call-state.ts";
import type { Journal } from "../runtime/journal.ts";
import type { RunState } from "../runtime/state.ts";
import { createdText } from "../tools/worker-create.ts";
import { asksForWorker } from "./published.ts";
import type { Session } from "./session.ts";
import { projectAt } from "./vm.ts";

/** A worker that a request asks to create. */
export interface AskedWorker {
  name: string;
  /** The whole file. */
  text: string;
}

/** The worker of a request; null when it asks for something else. */
export function askedWorker(
  { header }: RunState,
  { request }: Pick<RequestState, "request">,
): AskedWorker | null {
  if (!asksForWorker({ request })) return null;
  const { name } = request.input as { name: string };
  const defaults = (header.creationDefaults ?? {}) as CreationDefaults;
  return { name, text: createdText(request.input, defaults) };
}

/** Also in the name of the branch, so that people see what it is. */
export function workerBranch(state: RunState, name: string): string {
  return `llm-do/worker-${name}-${state.header.runId}`;
}

/** Where the file stands in the repository. */
export async function workerPath(
  session: Session,
  { header }: Journal,
  name: string,
): Promise<string> {
  const { projectCommit, projectPath: path, worker: entry } = header;
  const commit = projectCommit ?? session.runner.sha;
  const { base } = await projectAt(session.repository, { commit, path, entry });
  return joinPath(base, createdFile(name));
}
