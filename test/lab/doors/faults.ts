/** Faults that a test injects at the front door. */

import { Refusal } from "../github/refusal.ts";
import { secondaryLimit } from "../github/writing.ts";
import type { LabRequest } from "./request-log.ts";
import { errorBody } from "./rest.ts";

/**
 * `status` answers with a status and applies nothing; `secondary-limit` with GitHub's 403;
 * `drop-…` cuts the connection before or after the request was applied; `kill-…` ends the machine
 * (every process of the job, SIGKILL) at that moment as well.
 */
export interface Fault {
  match: (request: LabRequest) => boolean;
  kind: "status" | "secondary-limit" | "drop-before" | "drop-after" | "kill-before" | "kill-after";
  /** How often it strikes. Default 1. */
  times?: number;
  /** For kind `status`. Default 502. */
  status?: number;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** What a fault answers without applying the request; empty for those that cut the connection first. */
export function answerOfFault(fault: Fault | undefined): Reply | undefined {
  if (fault?.kind === "secondary-limit") return refused(secondaryLimit(), { "retry-after": "1" });
  if (fault?.kind === "status") return refused(new Refusal(fault.status ?? 502, "Server Error"));
  const isBefore = fault?.kind === "drop-before" || fault?.kind === "kill-before";
  return isBefore ? { status: 0, headers: {}, body: "" } : undefined;
}

export function refused(refusal: Refusal, headers: Record<string, string> = {}): Reply {
  const type = { "content-type": "application/json; charset=utf-8" };
  return {
    status: refusal.status,
    headers: { ...type, ...headers },
    body: JSON.stringify(errorBody(refusal)),
  };
}
