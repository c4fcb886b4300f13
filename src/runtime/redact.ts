import { secretForms } from "./secret-forms.ts";

/** What stands where a secret was. */
const MASK = "***";

/**
 * Removes known secrets from text, also in base64, URL and hexadecimal form (security.md "Secrets"). One
 * place: whatever the model, the journal or a page gets has passed here.
 */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  // Longest first: a short form inside a longer one would leave its ends behind.
  const forms = secretForms(secrets);
  return (text) => forms.reduce((clean, form) => clean.replaceAll(form, MASK), text);
}
