import { STRICTNESS, type Tool } from "./tool.ts";

/**
 * A tool under two policies: the pinned one that the run started with, and that of the current default
 * branch. The stricter answer wins (security.md "Trusted code only"); everything else is the pinned tool.
 */
export function underCurrentPolicy(pinned: Tool, current: Tool | undefined): Tool {
  return {
    ...pinned,
    parse: (raw) => pinned.parse(raw),
    judge: async (input) => {
      const then = await pinned.judge(input);
      const now = current
        ? await current.judge(input)
        : {
            approval: "ask" as const,
            reason: `the default branch no longer gives this worker '${pinned.name}'`,
          };
      return STRICTNESS[now.approval] > STRICTNESS[then.approval] ? now : then;
    },
  };
}
