import { Document, isScalar, visit } from "yaml";
import { canonicalJson } from "../runtime/canonical.ts";
import type { ApprovalRequest } from "../runtime/events.ts";
import { visible, visibleYaml } from "./invisible.ts";

export interface RequestFile {
  request: ApprovalRequest;
  /** ISO 8601. */
  expiresAt: string;
  runId: string;
  /** What commands begin with: "/", or "/llm-do " where bare commands are off. */
  prefix: string;
}

/** Where a request's file is in the run PR; one folder per run, so that runs never collide. */
export function requestFilePath(runId: string, requestId: string): string {
  return `.llm-do/requests/${runId}/${requestId}.yaml`;
}

/**
 * The request whole, however long it is, for the run PR. The same request gives the same bytes. Strings with
 * characters that cannot be seen are quoted, with escapes; reading the YAML gives the exact arguments back.
 */
export function renderRequestFile({ request, expiresAt, runId, prefix }: RequestFile): string {
  const verb = request.kind === "outcome" ? "retry" : "approve";
  const document = new Document({
    request: request.id,
    run: runId,
    kind: request.kind,
    digest: request.digest,
    expires: expiresAt,
    tool: request.tool,
    chain: request.chain,
    summary: request.summary,
    why: request.why,
    reason: request.reason,
    files: request.files.map(({ path, before, after }) => ({ path, before, after })),
    ...(request.shared ? { shares: request.shared } : {}),
    arguments: JSON.parse(canonicalJson(request.input)) as unknown,
    ...(request.display.kind === "diff" ? { diff: request.display.text } : {}),
  });
  document.commentBefore = [
    ` A tool call that waits for a decision. To decide, write in the pull request or issue of the run:`,
    ` ${prefix}${verb} ${request.id}@${request.digest}`,
    ` This file only shows the call. Changing it decides nothing, and it is never merged.`,
  ].join("\n");
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && typeof node.value === "string" && visible(node.value) !== node.value) {
        node.type = "QUOTE_DOUBLE";
      }
    },
  });
  return visibleYaml(
    document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER }),
  );
}
