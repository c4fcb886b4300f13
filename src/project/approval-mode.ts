/** Who decides about calls that ask: a person, or one answer for all of them. */
export type ApprovalMode = "review" | "approve-all" | "deny-all";

/** Every word that the dialects have for a mode (spec/dialects.md C17). */
const MODES: Readonly<Record<string, ApprovalMode>> = {
  review: "review",
  interactive: "review",
  prompt: "review",
  ask: "review",
  manual: "review",
  "approve-all": "approve-all",
  auto: "approve-all",
  "auto-approve": "approve-all",
  "deny-all": "deny-all",
  "auto-deny": "deny-all",
  "reject-all": "deny-all",
  strict: "deny-all",
};

/** `interactive`, `auto_deny`, `--reject-all` and the like, in one canonical word; undefined for any other. */
export function approvalModeOf(value: string): ApprovalMode | undefined {
  const word = value.trim().toLowerCase().replaceAll("_", "-").replace(/^--/, "");
  return Object.hasOwn(MODES, word) ? MODES[word] : undefined;
}
