/** One runner: a fresh folder per job, its processes, and the three ways in which they end early. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Log } from "./log.ts";

export interface Command {
  file: string;
  args: string[];
  environment: Record<string, string>;
  directory: string;
}

export type Exit =
  | { kind: "exited"; code: number | null }
  /** Every process was killed without warning: the machine is gone. */
  | { kind: "lost" };

/** From actions/runner, ProcessInvoker.cs: SIGINT, 7.5 s, SIGTERM, 2.5 s, SIGKILL. */
const CANCEL_STAGES = [
  { signal: "SIGINT", wait: 7500 },
  { signal: "SIGTERM", wait: 2500 },
] as const;

export class Machine {
  readonly folder: string;
  readonly home: string;
  readonly temporary: string;
  readonly workspace: string;
  readonly log: Log;
  isLost = false;
  isCancelled = false;
  #child: ChildProcess | null = null;
  #timers: NodeJS.Timeout[] = [];

  constructor(options: { folder: string; repositoryName: string; secrets: string[] }) {
    this.folder = options.folder;
    this.home = join(options.folder, "home");
    this.temporary = join(options.folder, "_temp");
    this.workspace = join(options.folder, "work", options.repositoryName, options.repositoryName);
    this.log = new Log(options.secrets);
    for (const path of [this.home, this.temporary, this.workspace])
      mkdirSync(path, { recursive: true });
  }

  async execute(command: Command): Promise<Exit> {
    if (this.isLost) return { kind: "lost" };
    const child = spawn(command.file, command.args, {
      cwd: command.directory,
      env: command.environment,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => this.log.line(line));
    }
    const code = await new Promise<number | null>((resolve) => {
      child.on("error", (error) => {
        this.log.line(`##[error]${error.message}`);
        resolve(null);
      });
      child.on("close", resolve);
      // A process left in the background may hold the pipes open for ever.
      child.on("exit", (code) => setTimeout(() => resolve(code), 1000).unref());
    });
    this.#child = null;
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    return this.isLost ? { kind: "lost" } : { kind: "exited", code };
  }

  /** The virtual machine disappears: kill -9 for all of it, at once. */
  kill(): void {
    this.isLost = true;
    this.#killAll();
  }

  /** What "Cancel workflow" does. `SIGTERM` instead is what a spot machine gets that is taken away. */
  cancel(first: "SIGINT" | "SIGTERM" = "SIGINT"): void {
    this.isCancelled = true;
    this.#startCancelling(first);
  }

  #startCancelling(first: "SIGINT" | "SIGTERM"): void {
    if (this.#child === null) return;
    let wait = 0;
    for (const stage of CANCEL_STAGES) {
      if (first === "SIGTERM" && stage.signal === "SIGINT") continue;
      this.#timers.push(setTimeout(() => this.#child?.kill(stage.signal), wait));
      wait += first === "SIGTERM" ? 7500 : stage.wait;
    }
    this.#timers.push(setTimeout(() => this.#killAll(), wait));
  }

  #killAll(): void {
    for (const pid of processesOf({ root: this.#child?.pid ?? null, folder: this.folder })) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // Already gone.
      }
    }
  }

  dispose(): void {
    this.#killAll();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Below the step's process, or in the machine's folder: tools have process groups of their own. */
function processesOf(machine: { root: number | null; folder: string }): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), parentOf(pid)]));
  const isBelow = (pid: number | null | undefined): boolean =>
    pid != null && pid !== 0 && (pid === machine.root || isBelow(parents.get(pid)));
  const isInside = (pid: number) => directoryOf(pid)?.startsWith(`${machine.folder}/`) ?? false;
  return [...parents.keys()].filter((pid) => isBelow(pid) || isInside(pid));
}

function directoryOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name may hold anything, even `) `. */
function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return null;
  }
}
