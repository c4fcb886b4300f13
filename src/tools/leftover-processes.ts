import { readdir, readFile } from "node:fs/promises";

/** Set in the environment of every process that a tool starts, and so of all its descendants. */
export const PROCESS_MARK = "LLM_DO_PROCESS";

const MAX_PASSES = 5;

/**
 * Ends descendants that left their process group (`setsid`, daemons). Only needed where there is no
 * pid namespace; one that also emptied its environment gets away.
 */
export async function endMarkedProcesses(mark: string): Promise<void> {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const found = await findMarked(mark);
    if (found.length === 0) return;
    for (const pid of found) endProcess(pid);
  }
}

async function findMarked(mark: string): Promise<number[]> {
  const entries = await readdir("/proc").catch(() => []);
  const pids = entries.filter((name) => /^\d+$/.test(name));
  const marked = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, "latin1").catch(() => "");
      return environment.split("\0").includes(`${PROCESS_MARK}=${mark}`);
    }),
  );
  return pids.filter((_, index) => marked[index]).map(Number);
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself meanwhile.
  }
}
