import { readFile } from "node:fs/promises";
import { LlmDoError, messageOf } from "./errors.ts";
import { type Arrival, readEvent } from "./github/event.ts";
import { type Runner, readRunner } from "./github/runner.ts";
import type { Session } from "./github/session.ts";

type Core = typeof import("@actions/core");
type Report = typeof import("./github/report.ts").report;

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
  const page = openJobLog();
  try {
    await handle({ env, runner, arrival, page });
  } catch (error) {
    const { reportProblem } = await import("./github/report.ts");
    const message = error instanceof LlmDoError ? error.message : describeDefect(error);
    await reportProblem(await page.core(), message);
  }
}

interface Job {
  env: NodeJS.ProcessEnv;
  runner: Runner;
  arrival: Exclude<Arrival, { action: "ignore" }>;
  page: JobLog;
}

async function handle(job: Job): Promise<void> {
  const { env, runner, arrival, page } = job;
  const { log } = page;
  if (arrival.action === "start") import("./github/start.ts").catch(() => undefined);
  if (arrival.action !== "relay") import("./github/open-session.ts").catch(() => undefined);
  const { readInputs } = await import("./github/inputs.ts");
  const inputs = readInputs(env);
  if (arrival.action === "relay") {
    const [{ relay }, { openGitHub }] = await Promise.all([
      import("./github/relay.ts"),
      import("./github/octokit.ts"),
    ]);
    const github = await openGitHub(runner, inputs.githubToken);
    await relay(github, { number: arrival.number, commentId: arrival.commentId, log });
    await page.core();
    return;
  }
  const stop = listenForTheEnd(inputs.timeoutMinutes);
  try {
    const { openSession } = await import("./github/open-session.ts");
    const session = await openSession({ env, runner, inputs, log, signal: stop.signal, arrival });
    page.mask(session.secrets);
    await act(session, arrival, page);
  } finally {
    stop.end();
  }
}

async function act(
  session: Session,
  arrival: Exclude<Arrival, { action: "ignore" | "relay" }>,
  page: JobLog,
): Promise<void> {
  const report = async (...arguments_: Parameters<Report>) =>
    (await import("./github/report.ts")).report(...arguments_);
  switch (arrival.action) {
    case "start": {
      const { startRun } = await import("./github/start.ts");
      const started = await startRun(session, arrival);
      const core = await page.core();
      if (started.status === "skipped") return report(session, { skipped: started.because, core });
      return report(session, { runs: started.runs, core });
    }
    case "reconcile": {
      const { reconcileThread } = await import("./github/reconcile.ts");
      const runs = await reconcileThread(session, arrival);
      return report(session, { runs, core: await page.core() });
    }
    case "resume": {
      const { reconcileRun } = await import("./github/reconcile.ts");
      const driven = await reconcileRun(session, arrival.runId);
      return report(session, { runs: driven ? [driven] : [], core: await page.core() });
    }
  }
}

interface JobLog {
  log: { info(text: string): void; warning(text: string): void };
  /** Values that the runner must hide; told to it before the first line of the log. */
  mask(secrets: readonly string[]): void;
  /** The runner's toolkit, after everything that was logged. */
  core(): Promise<Core>;
}

/** The toolkit is loaded with the first line of the log, so the first model request does not wait for it. */
function openJobLog(): JobLog {
  const masks: string[] = [];
  let queue: Promise<Core> | undefined;
  const start = async () => {
    const core = await import("@actions/core");
    for (const secret of masks) core.setSecret(secret);
    return core;
  };
  const core = () => {
    queue ??= start();
    return queue;
  };
  const later = (print: (core: Core) => void) => {
    queue = core().then((loaded) => {
      print(loaded);
      return loaded;
    });
  };
  return {
    log: {
      info: (text) => later((loaded) => loaded.info(text)),
      warning: (text) => later((loaded) => loaded.warning(text)),
    },
    mask: (secrets) => masks.push(...secrets),
    core,
  };
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
