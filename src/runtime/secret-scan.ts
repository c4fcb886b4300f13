import { secretForms } from "./secret-forms.ts";

const KEY_FORMATS: [string, RegExp][] = [
  ["an Anthropic key", /\bsk-ant-[A-Za-z0-9_-]{20,}/],
  ["a GitHub token", /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})/],
  ["an AWS access key", /\bAKIA[0-9A-Z]{16}\b/],
  ["a Slack token", /\bxox[abprs]-[0-9A-Za-z-]{20,}/],
  // The heading alone is a word in many a document; with a body it is a key.
  [
    "a private key",
    /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----(?:\s|\\[rn])+[A-Za-z0-9+/=:,\- ]{16,}/,
  ],
];

export interface SecretScan {
  /** What it holds, in words that never contain the secret; null when it holds none. */
  find(content: Buffer): string | null;
  /** Known values only: for text that quotes other people's files, where a format proves nothing. */
  findKnown(content: Buffer): string | null;
}

/** Looks for these values (8 characters or more), for their encoded forms, and for well-known key formats. */
export function secretScan(secrets: string[]): SecretScan {
  const needles = secretForms(secrets);
  const findKnown = (content: Buffer) =>
    needles.some((needle) => content.includes(needle)) ? "the value of a secret" : null;
  return {
    findKnown,
    find: (content) => findKnown(content) ?? findFormat(content),
  };
}

function findFormat(content: Buffer): string | null {
  const text = content.toString("latin1");
  return KEY_FORMATS.find(([, format]) => format.test(text))?.[0] ?? null;
}
