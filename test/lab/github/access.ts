/** Who may do what: roles for people, permissions for installation tokens (platform.md, triggers and limits). */
import type { Access, Account, Repository, Role, Token } from "./objects.ts";
import { notForIntegrations, notFound, Refusal } from "./refusal.ts";

const RANK: Record<Role, number> = { read: 1, triage: 2, write: 3, maintain: 4, admin: 5 };

export interface Caller {
  token: Token;
  account: Account;
}

export function callerOf(token: Token): Caller {
  return { token, account: token.account };
}

/** A person's role; `read` for strangers on a public repository, null where they see nothing. */
export function roleOf(repository: Repository, account: Account): Role | null {
  if (account === repository.owner) return "admin";
  const collaborator = repository.collaborators.get(account);
  return collaborator?.role ?? (repository.private ? null : "read");
}

export function hasRole(options: {
  repository: Repository;
  account: Account;
  least: Role;
}): boolean {
  const role = roleOf(options.repository, options.account);
  return role !== null && RANK[role] >= RANK[options.least];
}

/** An installation token sees its own repository, and what is public. */
export function requireVisible(caller: Caller, repository: Repository): void {
  if (!repository.private) return;
  const { token, account } = caller;
  const visible =
    token.kind === "installation"
      ? token.repository === repository
      : roleOf(repository, account) !== null;
  if (!visible) throw notFound();
}

/** One of the named permissions of an installation token; read access to public repositories is free. */
export function installationMay(
  caller: Caller,
  request: { repository: Repository; anyOf: string[]; access: Access },
): boolean {
  const { token } = caller;
  const { repository, anyOf, access } = request;
  if (access === "read" && !repository.private) return true;
  if (token.repository !== repository) return false;
  return anyOf.some((name) => {
    const given = token.permissions[name];
    return given === "write" || (access === "read" && given === "read");
  });
}

export interface Need {
  repository: Repository;
  /** Permissions of an installation token, any of which is enough. */
  anyOf: string[];
  access: Access;
  /** Least role of a person. */
  least: Role;
  /** People who may without that role: the author of what is changed. */
  orAuthor?: Account;
}

/** Throws what GitHub answers when the caller may not. */
export function requireAccess(caller: Caller, need: Need): void {
  requireVisible(caller, need.repository);
  if (caller.token.kind === "installation") {
    if (!installationMay(caller, need)) throw notForIntegrations();
    return;
  }
  if (need.orAuthor === caller.account) return;
  if (hasRole({ repository: need.repository, account: caller.account, least: need.least })) return;
  throw new Refusal(403, `${caller.account.login} does not have the correct permissions.`);
}

export function association(repository: Repository, account: Account): string {
  if (account === repository.owner) return "OWNER";
  const collaborator = repository.collaborators.get(account);
  if (collaborator?.membership === "public") return "MEMBER";
  if (collaborator && collaborator.membership === "none") return "COLLABORATOR";
  const contributed = repository.issues.some(
    (issue) => issue.author === account && issue.pull?.mergedAt != null,
  );
  return contributed ? "CONTRIBUTOR" : "NONE";
}
