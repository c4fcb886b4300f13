import { createHash } from "node:crypto";
import { canonicalJson } from "../canonical-json.ts";

export { canonicalJson };

export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** Twelve hexadecimal digits: what a person can compare and copy. */
export function shortDigest(value: unknown): string {
  return sha256(canonicalJson(value)).slice(0, 12);
}

/** A deep copy as JSON knows it, each string passed through `redact`. */
export function plainJson<Value>(value: Value, redact: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string" ? redact(part) : part,
  ) as Value;
}
