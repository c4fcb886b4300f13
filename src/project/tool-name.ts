import { createHash } from "node:crypto";

const MAX_LENGTH = 64;

/**
 * A name that model providers accept (`^[a-zA-Z0-9_-]{1,64}$`): `wanted` itself where it fits, else
 * a readable slug with a hash of it, the same on every machine.
 */
export function toolName(wanted: string): string {
  if (/^[a-zA-Z0-9_-]{1,64}$/.test(wanted)) return wanted;
  const hash = createHash("sha256").update(wanted).digest("hex").slice(0, 8);
  const slug = wanted.replace(/[^a-zA-Z0-9_-]+/g, "_").slice(0, MAX_LENGTH - hash.length - 1);
  return `${slug}_${hash}`;
}
