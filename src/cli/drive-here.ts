import { messageOf } from "../errors.ts";
import type { ModelSettings } from "../models/model.ts";
import type { RequestState } from "../runtime/call-state.ts";
import { codeDirectories } from "../runtime/code-directory.ts";
import { type DriveOutcome, drive } from "../runtime/drive.ts";
import type { Confirmation } from "../runtime/frame.ts";
import type { Journal } from "../runtime/journal.ts";
import { releaseLease } from "../runtime/lease.ts";
import { type Machine, prepareMachine } from "../runtime/machine.ts";
import type { Isolation } from "../tools/shell-process.ts";
import { askPerson } from "./ask-person.ts";
import { listenForInterrupt } from "./interrupt.ts";
import { keepWorker } from "./keep-worker.ts";
import type { LocalProject } from "./local-project.ts";
import { openRunGit, type Place } from "./place.ts";
import type { Observer } from "./progress.ts";
import { leaseSecondsOf, takeLease } from "./take-lease.ts";
import type { Terminal } from "./terminal.ts";

export interface Drive {
  journal: Journal;
  place: Place;
  local: LocalProject;
  /** The workspace that tools see. */
  directory: string;
  terminal: Terminal;
  /** A person answers requests; else the run suspends at once. */
  ask: boolean;
  observe: Observer;
}

/** Drives a run whose lease this process holds to its end, or until nobody here decides any more. */
export async function driveHere(here: Drive): Promise<DriveOutcome> {
  const { journal, place, terminal } = here;
  const interrupt = listenForInterrupt();
  const { git, close } = await openRunGit(place, {
    id: journal.header.runId,
    environment: terminal.environment,
  });
  let machine: Machine | undefined;
  try {
    machine = await prepare(here, { git, signal: interrupt.signal });
    const { run } = machine;
    const leaseSeconds = leaseSecondsOf(terminal);
    for (;;) {
      const outcome = await drive(run, {
        publish: async () => ({ complete: true }),
        ...(leaseSeconds === undefined ? {} : { renewSeconds: leaseSeconds / 3 }),
      });
      if (outcome.status !== "suspended" || !here.ask) return outcome;
      const asked = await askPerson(journal, { terminal, signal: interrupt.signal });
      if (asked === "left") return outcome;
      if (asked === "lost") return { status: "lost" };
      if (asked === "interrupted") {
        return { status: "interrupted", reason: "signal", message: "stopped at the question" };
      }
      if ((await takeLease(journal, here)) !== "taken") return { status: "lost" };
    }
  } finally {
    interrupt.end();
    await machine?.workspace.settled();
    await close();
  }
}

/** A machine that cannot be made ready must not keep the run from others. */
async function prepare(
  here: Drive,
  parts: { git: Parameters<typeof prepareMachine>[0]["git"]; signal: AbortSignal },
): Promise<Machine> {
  const { journal, place, local, terminal } = here;
  const { environment } = terminal;
  let isolation: Promise<Isolation> | undefined;
  try {
    const machine = prepareMachine({
      journal,
      project: local.project,
      currentProject: null,
      root: place.root,
      toolRoot: here.directory,
      git: parts.git,
      // What the run wrote is still there; what a person changed since must not be overwritten.
      filesInPlace: true,
      environment,
      codeDirectory: codeDirectories(),
      isolation: () => {
        isolation ??= import("../tools/shell-process.ts").then((shell) => shell.detectIsolation());
        return isolation;
      },
      models: modelSettings(environment),
      readProjectFile: local.readFile,
      defaultModel: environment.LLM_DO_MODEL || null,
      secrets: place.secrets,
      redact: place.redact,
      confirm: async (requests) => requests.map(confirmAtTerminal),
      confirmReply: async ({ source }) => (source.kind === "terminal" ? null : NOT_HERE),
      observe: here.observe,
      keepWorker: (worker) => keepWorker(here, worker),
      now: terminal.now,
      signal: parts.signal,
    });
    // What a person changed meanwhile is said before anything goes on.
    if (journal.overlay) await machine.workspace.ready();
    return machine;
  } catch (error) {
    if (journal.tip !== null) {
      const subject = `not resumed: ${messageOf(error).split("\n")[0]?.slice(0, 120)}`;
      await releaseLease(journal, { now: terminal.now, subject, force: true, partial: true });
    }
    throw error;
  }
}

export function modelSettings(
  environment: Record<string, string>,
): Omit<ModelSettings, "readProjectFile"> {
  return {
    anthropicApiKey: environment.ANTHROPIC_API_KEY || undefined,
    anthropicBaseUrl: environment.ANTHROPIC_BASE_URL || undefined,
    openaiApiKey: environment.OPENAI_API_KEY || undefined,
    openaiBaseUrl: environment.OPENAI_BASE_URL || undefined,
    openrouterApiKey: environment.OPENROUTER_API_KEY || undefined,
    ollamaBaseUrl: environment.OLLAMA_BASE_URL || undefined,
  };
}

const NOT_HERE = "a comment's author cannot be checked at a terminal";

/** Whoever may write the local repository is the authority here; a comment is judged on GitHub only. */
function confirmAtTerminal({ request, decision }: RequestState): Confirmation {
  if (decision === null || decision.source.kind === "terminal") {
    return { requestId: request.id, status: "confirmed" };
  }
  return { requestId: request.id, status: "revoked", reason: NOT_HERE };
}
