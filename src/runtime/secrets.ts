/** Shorter values are words, not secrets: masking them would only shred the text. */
const SHORTEST = 8;

/** What must never be stored or shown: the values given, and whatever the environment holds under a name that says so. */
export function secretsOf(
  environment: Readonly<Record<string, string>>,
  given: readonly (string | null | undefined)[] = [],
): string[] {
  const named = Object.entries(environment)
    .filter(([name]) => /TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|(?:^|_|-)KEY$/i.test(name))
    .map(([, value]) => value);
  return [...new Set([...named, ...given])].filter(
    (value): value is string => typeof value === "string" && value.length >= SHORTEST,
  );
}
