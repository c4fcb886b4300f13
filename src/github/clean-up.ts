import type { Journal } from "../runtime/journal.ts";
import { openBranch } from "./branch.ts";
import { treeOf } from "./git-tree.ts";
import { renderMarker } from "./marker.ts";
import { pushResult } from "./push-result.ts";
import { withoutRequestFiles } from "./request-files.ts";
import type { Session } from "./session.ts";
import { showResult } from "./show-result.ts";

/** Request files that somebody merged while they waited: a pull request takes them away again (design §5). */
export async function proposeCleanUp(session: Session, journal: Journal): Promise<void> {
  const { git, remote } = session;
  const { state } = journal;
  const { runId, baseBranch, thread } = state.header;
  // A command cancels a run whose pull request is open: nothing has landed then.
  if (!baseBranch || thread || state.cancelled?.source) return;
  const base = await openBranch({ git, remote, branch: baseBranch }).fetch();
  if (base === null) return;
  const tree = await withoutRequestFiles(git, base);
  if (tree === (await treeOf(git, base))) return;
  const branch = `llm-do/clean-up-${runId}`;
  const title = "Remove the request files of a cancelled run";
  const message = `${title}\n\nRun: ${runId}`;
  const pushed = await pushResult({ git, remote, branch, base, expected: null, tree, message });
  if (pushed.status !== "pushed") return;
  const body = [
    `The pull request of run \`${runId}\` was merged while it waited for a decision, which cancelled the run. Its request files landed on \`${baseBranch}\`; nothing reads them any more.`,
    renderMarker({ run: runId }),
  ].join("\n\n");
  await showResult(session, { state, branch, title, body });
}
