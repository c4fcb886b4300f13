import { readFile } from "node:fs/promises";
import { LlmDoError, messageOf } from "./errors.ts";
import { type Arrival, readEvent } from "./github/event.ts";
import { type Runner, readRunner } from "./github/runner.ts";
import type { Session } from "./github/session.ts";

type Core = typeof import("@actions/core");

/**
 * One job of the Action: inputs → event → one of four actions → outputs. Never throws: what went wrong is
 * an error annotation on the job, written for who must mend it.
 */
export async function runAction(env: NodeJS.ProcessEnv): Promise<void> {
  const runner = readRunner(env);
  const arrival = await readArrival(runner, env);
  if (arrival.action === "ignore") {
    // Nothing is loaded for events that are none of our business.
    console.log(`Nothing to do: ${arrival.because}.`);
    return;
  }
  const core = await import("@actions/core");
  try {
    await handle({ env, runner, arrival, core });
  } catch (error) {
    const { reportProblem } = await import("./github/report.ts");
    const message = error instanceof LlmDoError ? error.message : describeDefect(error);
    await reportProblem(core, message);
  }
}

interface Job {
  env: NodeJS.ProcessEnv;
  runner: Runner;
  arrival: Exclude<Arrival, { action: "ignore" }>;
  core: Core;
}

async function handle(job: Job): Promise<void> {
  const { env, runner, arrival, core } = job;
  const { readInputs } = await import("./github/inputs.ts");
  const inputs = readInputs(env);
  const log = {
    info: (text: string) => core.info(text),
    warning: (text: string) => core.warning(text),
  };
  const { openGitHub } = await import("./github/octokit.ts");
  if (arrival.action === "relay") {
    const { relay } = await import("./github/relay.ts");
    const github = await openGitHub(runner, inputs.githubToken);
    return relay(github, { number: arrival.number, commentId: arrival.commentId, log });
  }
  const stop = listenForTheEnd(inputs.timeoutMinutes);
  try {
    const { openSession } = await import("./github/open-session.ts");
    const session = await openSession({ env, runner, inputs, log, signal: stop.signal, arrival });
    for (const secret of session.secrets) core.setSecret(secret);
    await act(session, arrival, core);
  } finally {
    stop.end();
  }
}

async function act(
  session: Session,
  arrival: Exclude<Arrival, { action: "ignore" | "relay" }>,
  core: Core,
): Promise<void> {
  const { report } = await import("./github/report.ts");
  switch (arrival.action) {
    case "start": {
      const { startRun } = await import("./github/start.ts");
      const started = await startRun(session, arrival);
      if (started.status === "skipped") return report(session, { skipped: started.because, core });
      return report(session, { runs: started.runs, core });
    }
    case "reconcile": {
      const { reconcileThread } = await import("./github/reconcile.ts");
      return report(session, { runs: await reconcileThread(session, arrival), core });
    }
    case "resume": {
      const { reconcileRun } = await import("./github/reconcile.ts");
      const driven = await reconcileRun(session, arrival.runId);
      return report(session, { runs: driven ? [driven] : [], core });
    }
  }
}

async function readArrival(runner: Runner, env: NodeJS.ProcessEnv): Promise<Arrival> {
  const payload = JSON.parse(await readFile(runner.eventPath, "utf8")) as Record<string, unknown>;
  return readEvent(runner, payload, env["INPUT_COMMAND-PREFIX"] || "/");
}

/**
 * Cancel and lost spot machines send SIGINT, then SIGTERM 7.5 s later, then kill; the run's own time limit
 * ends a VM the same way (https://docs.github.com/en/actions/concepts/workflows-and-actions/workflow-cancellation).
 */
function listenForTheEnd(minutes: number): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const interrupt = async (reason: "signal" | "time", message: string) => {
    const { Interrupted } = await import("./runtime/frame.ts");
    controller.abort(new Interrupted(reason, message));
  };
  const onSignal = () =>
    void interrupt("signal", "the job was cancelled or its machine is going away");
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  const timer = setTimeout(
    () => void interrupt("time", `this job's ${minutes} minutes are over`),
    minutes * 60_000,
  );
  timer.unref();
  return {
    signal: controller.signal,
    end: () => {
      clearTimeout(timer);
      process.off("SIGINT", onSignal);
      process.off("SIGTERM", onSignal);
    },
  };
}

function describeDefect(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : messageOf(error);
  return `${stack}\nThis is a defect of llm-do. Please report it: https://github.com/llm-do/action/issues`;
}
