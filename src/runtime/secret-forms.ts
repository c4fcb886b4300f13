/** Shorter values are words: masking or refusing "main" would stop every run. */
const SHORTEST_SECRET = 8;

/**
 * Every text that gives a secret away: the value, hexadecimal, URL-encoded, inside JSON, and base64 at each
 * of the three byte offsets that it can have inside a longer encoded text. Longest first.
 */
export function secretForms(secrets: readonly string[]): string[] {
  const forms = new Set<string>();
  for (const secret of secrets) {
    if (secret.length < SHORTEST_SECRET) continue;
    for (const form of formsOf(secret)) forms.add(form);
  }
  return [...forms].sort((a, b) => b.length - a.length);
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, "utf8");
  const hex = bytes.toString("hex");
  return [
    secret,
    encodeURIComponent(secret.toWellFormed()),
    JSON.stringify(secret).slice(1, -1),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].flatMap((offset) => base64At(bytes, offset)),
  ];
}

/** The base64 digits that hold bits of the secret alone: the others differ from text to text. */
function base64At(bytes: Buffer, offset: number): string[] {
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor(((offset + bytes.length) * 8) / 6);
  const core = padded.slice(start, end);
  return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
}
