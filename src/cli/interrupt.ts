import { Interrupted } from "../runtime/frame.ts";

/** Ctrl-C ends the work in good order: saved, lease given back. A second one ends the process at once. */
export function listenForInterrupt(): { signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const onSignal = () => controller.abort(new Interrupted("signal", "stopped at the terminal"));
  process.once("SIGINT", onSignal);
  process.once("SIGTERM", onSignal);
  return {
    signal: controller.signal,
    end: () => {
      process.off("SIGINT", onSignal);
      process.off("SIGTERM", onSignal);
    },
  };
}
