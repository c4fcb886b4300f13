import { LlmDoError } from "../errors.ts";
import type { Person } from "../runtime/header.ts";
import type { SpokenCommand } from "../runtime/incoming.ts";
import type { Approvers } from "./inputs.ts";
import { type GitHub, GitHubFailure } from "./octokit.ts";
import type { CommentFacts } from "./thread.ts";

export type Authority = SpokenCommand["authority"] | { status: "unavailable"; message: string };

export interface Authorizer {
  /**
   * Whether the author of a comment may decide, asked of the API now: never from the event, never by
   * `author_association`. `unavailable` = GitHub did not say; nothing is decided, a later look asks again.
   */
  judge(comment: CommentFacts): Promise<Authority>;
  /** The same for somebody who acted without a comment, such as by closing a pull request. */
  judgePerson(person: Person): Promise<Authority>;
}

/** Role names in the order of what they may (https://docs.github.com/en/rest/collaborators/collaborators). */
const RANK: Record<string, number> = { read: 1, triage: 2, write: 3, maintain: 4, admin: 5 };

interface PermissionAnswer {
  permission: string;
  role_name?: string;
  user: { id: number; login: string; type?: string } | null;
}

/** Authority from GitHub's own answer (security.md "Authority"). Answers live as long as the authorizer. */
export function createAuthorizer(github: GitHub, approvers: Approvers): Authorizer {
  const known = new Map<number, Promise<Authority>>();
  const judgePerson = (person: Person) => {
    const judged = known.get(person.id) ?? judgePermission(github, approvers, person);
    known.set(person.id, judged);
    return judged;
  };
  return {
    judgePerson,
    async judge(comment) {
      const { author } = comment;
      if (author?.kind !== "User" || comment.mine) {
        return refused("not_a_person", author?.login ?? "a deleted account", null);
      }
      if (comment.edited) {
        return refused(
          "edited",
          comment.url,
          comment.body.split(/\r?\n/)[0]?.slice(0, 200) ?? null,
        );
      }
      const direct = await judgeSender(github, comment);
      if (direct) return direct;
      return judgePerson({ id: author.id, login: author.login });
    },
  };
}

/** An app that acts as a user may be the model itself (platform.md): it has no say. */
async function judgeSender(github: GitHub, comment: CommentFacts): Promise<Authority | null> {
  const route = comment.threadId
    ? "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"
    : "GET /repos/{owner}/{repo}/issues/comments/{comment_id}";
  try {
    const raw = await github.rest<{ performed_via_github_app?: unknown }>(route, {
      comment_id: comment.databaseId,
    });
    if (!raw.performed_via_github_app) return null;
    return refused("not_a_person", "an app that acts as a user", null);
  } catch (error) {
    return unavailable(error);
  }
}

async function judgePermission(
  github: GitHub,
  approvers: Approvers,
  person: Person,
): Promise<Authority> {
  try {
    const answer = await github.rest<PermissionAnswer>(
      "GET /repos/{owner}/{repo}/collaborators/{username}/permission",
      { username: person.login },
    );
    // A login that was renamed or given to somebody else names another person.
    if (answer.user?.id !== person.id) return refused("not_permitted", "none", needed(approvers));
    const rank = Math.max(RANK[answer.permission] ?? 0, RANK[answer.role_name ?? ""] ?? 0);
    if (answer.user.type === "Bot") return refused("not_a_person", person.login, null);
    if (rank < (RANK.write ?? 3)) {
      return refused("not_permitted", answer.role_name ?? answer.permission, needed(approvers));
    }
    if (await isApprover(github, { approvers, person, rank })) return { status: "allowed" };
    return refused("not_permitted", answer.role_name ?? answer.permission, needed(approvers));
  } catch (error) {
    if (error instanceof GitHubFailure && error.status === 404) {
      return refused("not_permitted", "none", needed(approvers));
    }
    return unavailable(error);
  }
}

async function isApprover(
  github: GitHub,
  asked: { approvers: Approvers; person: Person; rank: number },
): Promise<boolean> {
  const { approvers, person } = asked;
  if (approvers.role && asked.rank >= (RANK[approvers.role] ?? 5)) return true;
  if (approvers.logins.includes(person.login.toLowerCase())) return true;
  for (const team of approvers.teams) {
    if (await isMember(github, team, person.login)) return true;
  }
  return false;
}

async function isMember(
  github: GitHub,
  team: { organization: string; slug: string },
  username: string,
): Promise<boolean> {
  try {
    const membership = await github.rest<{ state: string }>(
      "GET /orgs/{org}/teams/{team_slug}/memberships/{username}",
      { org: team.organization, team_slug: team.slug, username },
    );
    return membership.state === "active";
  } catch (error) {
    if (error instanceof GitHubFailure && error.status === 404) return false;
    throw error;
  }
}

/**
 * Teams that the token cannot read would make every later decision fail: said before the run starts.
 * Throws LlmDoError "permission" that names the team and the token that can.
 */
export async function checkTeams(
  github: GitHub,
  approvers: Approvers,
  username: string,
): Promise<void> {
  for (const team of approvers.teams) {
    try {
      await isMember(github, team, username);
    } catch (error) {
      if (!(error instanceof GitHubFailure) || error.status !== 403) throw error;
      throw new LlmDoError(
        `Input 'approvers' names the team "@${team.organization}/${team.slug}", which this token may not read. Give the input 'github-token' an App's token with the organization permission 'members: read', or name logins or a role.`,
        { code: "permission", cause: error },
      );
    }
  }
}

/** Who may, in words. */
export function needed(approvers: Approvers): string {
  const names = [
    ...(approvers.role ? [`people with the ${approvers.role} role`] : []),
    ...approvers.logins,
    ...approvers.teams.map((team) => `${team.organization}/${team.slug}`),
  ];
  return names.join(", ");
}

function refused(
  because: Extract<SpokenCommand["authority"], { status: "refused" }>["because"],
  detail: string,
  instead: string | null,
): Authority {
  return { status: "refused", because, detail, instead };
}

function unavailable(error: unknown): Authority {
  return { status: "unavailable", message: error instanceof Error ? error.message : String(error) };
}
