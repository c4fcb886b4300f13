import { LlmDoError } from "../errors.ts";

/** What a workflow gets from the Action (design §9). */
export interface ActionOutputs {
  status: "completed" | "suspended" | "failed" | "cancelled" | "skipped";
  result: string;
  runId: string;
  pullRequestUrl: string | null;
  pendingApprovals: number;
  deniedCalls: number;
  /** Totals over all VMs, and per worker. */
  usage: object;
  /** US dollars; null when a price is unknown. */
  costUsd: number | null;
}

/** The names of action.yml. Counts are always numbers; what is not known is empty. */
export function outputValues(outputs: ActionOutputs): Record<string, string> {
  return {
    status: outputs.status,
    result: outputs.result,
    "run-id": outputs.runId,
    "pull-request-url": outputs.pullRequestUrl ?? "",
    "pending-approvals": String(outputs.pendingApprovals),
    "denied-calls": String(outputs.deniedCalls),
    usage: JSON.stringify(outputs.usage),
    "cost-usd": outputs.costUsd === null ? "" : outputs.costUsd.toFixed(6),
  };
}

/**
 * Lines for the file in GITHUB_OUTPUT. The delimiter must be random: a value that held it could set outputs of
 * its own (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#multiline-strings).
 * Throws LlmDoError "github" when a value does hold it.
 */
export function outputFile(values: Record<string, string>, delimiter: string): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (value.includes(delimiter)) {
        throw new LlmDoError(
          `The output '${name}' holds the random delimiter '${delimiter}' of the output file, so it was not written: run the job again.`,
          { code: "github" },
        );
      }
      return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
    .join("");
}
