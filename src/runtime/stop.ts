import { Interrupted, type Run } from "./frame.ts";

/** `/cancel`, a signal, or the end of this VM's time. */
export function throwIfStopped(run: Run): void {
  if (run.journal.state.cancelled) throw new Interrupted("cancelled", "the run was cancelled");
  if (run.signal.aborted) {
    throw run.signal.reason instanceof Error
      ? run.signal.reason
      : new Interrupted("signal", "the VM is going away");
  }
}
