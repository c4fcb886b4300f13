/** What stands where a secret was. */
const MASK = "***";

/** Shorter values are words, not secrets: masking them would only shred the text. */
const SHORTEST_SECRET = 8;

/**
 * Removes known secrets from text, also in base64, URL and hexadecimal form (security.md "Secrets"). One
 * place: whatever the model, the journal or a page gets has passed here.
 */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set<string>();
  for (const secret of secrets) {
    if (secret.length < SHORTEST_SECRET) continue;
    for (const form of formsOf(secret)) forms.add(form);
  }
  // Longest first: a short form inside a longer one would leave its ends behind.
  const ordered = [...forms].sort((a, b) => b.length - a.length);
  return (text) => ordered.reduce((clean, form) => clean.replaceAll(form, MASK), text);
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, "utf8");
  const hex = bytes.toString("hex");
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].flatMap((offset) => base64At(bytes, offset)),
  ];
}

/** Base64 of the secret at each position that it can have inside a longer encoded text. */
function base64At(bytes: Buffer, offset: number): string[] {
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
  // Characters that also hold bits of what stands before or after the secret differ from text to text.
  const start = Math.ceil((offset * 8) / 6);
  const end = Math.floor(((offset + bytes.length) * 8) / 6);
  const core = padded.slice(start, end);
  return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
}
