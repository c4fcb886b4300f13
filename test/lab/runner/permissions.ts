/** The `permissions:` of a workflow or job. */
import type { Permissions } from "../github/objects.ts";
import { fields, type Template } from "./expressions.ts";

const SCOPES = [
  "actions",
  "attestations",
  "checks",
  "contents",
  "deployments",
  "discussions",
  "id-token",
  "issues",
];

const ALL_SCOPES = [
  ...SCOPES,
  "models",
  "packages",
  "pages",
  "pull-requests",
  "security-events",
  "statuses",
];

/** `permissions:` by API name (`pull_requests`); null when the file names none. */
export function permissionsOf(template: Template): Permissions | null {
  if (template === undefined) return null;
  const named =
    typeof template === "string"
      ? everyScope(template)
      : (fields(template) as Record<string, string>);
  const given = Object.entries(named).filter(
    ([, access]) => access === "read" || access === "write",
  );
  return Object.fromEntries(
    given.map(([scope, access]) => [scope.replaceAll("-", "_"), access]),
  ) as Permissions;
}

function everyScope(word: string): Record<string, string> {
  return Object.fromEntries(ALL_SCOPES.map((scope) => [scope, word.replace("-all", "")]));
}
