/** Processes that outlive one call: ended when the run leaves this machine, at the latest with our process. */
export interface LiveProcess {
  /** Resolves when the process and everything that it started is gone. */
  end(): Promise<void>;
  /** The same without waiting, for the last moment of our own process. */
  kill(): void;
}

const live = new Set<LiveProcess>();

export function keepTrack(started: LiveProcess): void {
  if (live.size === 0) process.once("exit", killAll);
  live.add(started);
}

export function forget(ended: LiveProcess): void {
  live.delete(ended);
  if (live.size === 0) process.off("exit", killAll);
}

export async function endLiveProcesses(): Promise<void> {
  await Promise.all([...live].map((started) => started.end()));
}

function killAll(): void {
  for (const started of live) started.kill();
}
