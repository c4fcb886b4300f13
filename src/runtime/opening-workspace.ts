import type { RunWorkspace } from "./frame.ts";
import type { Workspace } from "./workspace.ts";

export interface OpeningWorkspace extends RunWorkspace {
  /** Only after `ready`. */
  touch(path: string): void;
  /** Resolves when nothing is being made any more: its folders may be removed. Never rejects. */
  settled(): Promise<void>;
}

/**
 * A workspace that is made when it is first needed, or while the model thinks about its first answer. Whoever
 * needs it waits for it, and gets what went wrong.
 */
export function openLater(open: () => Promise<Workspace>): OpeningWorkspace {
  let opened: Workspace | undefined;
  let opening: Promise<Workspace> | undefined;
  const ready = () => {
    opening ??= open().then((workspace) => {
      opened = workspace;
      return workspace;
    });
    return opening;
  };
  return {
    ready: async () => {
      await ready();
    },
    prepare: () => {
      // Until somebody waits for it nobody has missed it.
      ready().catch(() => undefined);
    },
    settled: async () => {
      await opening?.catch(() => undefined);
    },
    shared: async (section) => (await ready()).shared(section),
    exclusive: async (section) => (await ready()).exclusive(section),
    snapshot: async () => (await ready()).snapshot(),
    notCarried: () => opened?.notCarried() ?? [],
    touch: (path) => {
      if (!opened) throw new Error(`${path} was touched before the workspace was ready`);
      opened.touch(path);
    },
  };
}
