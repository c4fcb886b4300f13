/** Shorter values are words: a password of "main" would stop every run. */
const SHORTEST_SECRET = 8;

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
  const needles = secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap((secret) => [...encodedForms(secret)]);
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

/** The value as text, hex, URL-encoded, inside JSON, and in base64 at each of the three byte offsets. */
function encodedForms(secret: string): Set<string> {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString("hex");
  const base64 = [0, 1, 2].map((offset) => base64At(bytes, offset));
  return new Set([
    secret,
    hex,
    hex.toUpperCase(),
    encodeURIComponent(secret.toWellFormed()),
    JSON.stringify(secret).slice(1, -1),
    ...base64,
    ...base64.map((form) => form.replaceAll("+", "-").replaceAll("/", "_")),
  ]);
}

/** Base64 digits that depend on the secret alone when `offset` unknown bytes come before it. */
function base64At(bytes: Buffer, offset: number): string {
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  const whole = padded.subarray(0, padded.length - (padded.length % 3));
  return whole.toString("base64").slice(offset === 0 ? 0 : 4);
}
