/** What everything that people write has in common: length, rate, stamps. */
import type { Caller } from "./access.ts";
import type { Issue } from "./objects.ts";
import { invalid, Refusal } from "./refusal.ts";
import type { World } from "./world.ts";

/** https://docs.github.com/en/rest/issues/comments: bodies hold at most 65,536 characters. */
const LONGEST_BODY = 65_536;

export function checkBody(resource: string, body: string): string {
  if (body.trim() === "") throw invalid("Body cannot be blank", { resource, field: "body" });
  return checkLength(resource, body);
}

export function checkLength(resource: string, body: string): string {
  if ([...body].length > LONGEST_BODY) {
    throw invalid("Body is too long (maximum is 65536 characters)", { resource, field: "body" });
  }
  return body;
}

/** The secondary limit: 80 content creations a minute (platform.md, Limits), when switched on. */
export function countCreation(world: World): void {
  const minuteAgo = Date.now() - 60_000;
  const recent = world.creations.filter((time) => time > minuteAgo).length;
  if (recent >= world.switches.contentPerMinute) throw secondaryLimit();
  world.creations.push(Date.now());
}

export function secondaryLimit(): Refusal {
  return new Refusal(
    403,
    "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
  );
}

/** What everything that somebody wrote has in common. */
export function written(
  world: World,
  options: { caller: Caller; body: string; prefix: string; id: number },
) {
  const now = world.now();
  return {
    id: options.id,
    nodeId: `${options.prefix}_kwDO${options.id}`,
    author: options.caller.account,
    body: options.body,
    createdAt: now,
    updatedAt: now,
    lastEditedAt: null,
    reactions: [],
    viaApp: options.caller.token.viaApp,
  };
}

/** Permissions that reach a conversation: pull requests are issues to both. */
export function conversationPermissions(issue: Issue): string[] {
  return issue.pull ? ["issues", "pull_requests"] : ["issues"];
}

export function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}
