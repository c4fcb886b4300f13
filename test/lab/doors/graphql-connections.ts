/** Pages, people and reactions, which every object has. */

import type { Account, Reaction, ReactionContent } from "../github/objects.ts";
import { invalid } from "../github/refusal.ts";
import type { World } from "../github/world.ts";
import type { GraphQLContext } from "./graphql.ts";

export const CONTENT: Record<string, ReactionContent> = {
  THUMBS_UP: "+1",
  THUMBS_DOWN: "-1",
  LAUGH: "laugh",
  CONFUSED: "confused",
  HEART: "heart",
  HOORAY: "hooray",
  ROCKET: "rocket",
  EYES: "eyes",
};

export interface PageArguments {
  first?: number;
  last?: number;
  after?: string;
  before?: string;
}

/** `first` (or `last`) is required and at most 100, as on GitHub. */
export function connection<T>(items: T[], shape: (item: T) => unknown) {
  return ({ first, last, after }: PageArguments) => {
    const size = first ?? last;
    if (size === undefined)
      throw invalid("You must provide a `first` or `last` value to properly paginate.");
    if (size > 100) throw invalid(`Requesting ${size} records exceeds the limit of 100 records.`);
    const start =
      first === undefined ? Math.max(0, items.length - size) : after ? Number(atob(after)) : 0;
    const shown = items.slice(start, start + size);
    const end = start + shown.length;
    return {
      totalCount: items.length,
      nodes: shown.map(shape),
      edges: shown.map((item, index) => ({
        cursor: btoa(String(start + index + 1)),
        node: shape(item),
      })),
      pageInfo: {
        hasNextPage: end < items.length,
        hasPreviousPage: start > 0,
        startCursor: shown.length === 0 ? null : btoa(String(start + 1)),
        endCursor: shown.length === 0 ? null : btoa(String(end)),
      },
    };
  };
}

/** Bots lose their suffix here, except as `viewer`. */
export function actor(world: World, account: Account) {
  const login = account.login.replace("[bot]", "");
  return {
    __typename: account.type,
    id: account.nodeId,
    databaseId: account.id,
    login,
    url: `${world.url}/${account.type === "Bot" ? `apps/${login}` : login}`,
  };
}

export function reactionObject(world: World, reaction: Reaction) {
  const [content] = Object.entries(CONTENT).find(([, one]) => one === reaction.content) ?? [];
  const { id, nodeId, createdAt } = reaction;
  return { id: nodeId, databaseId: id, content, createdAt, user: actor(world, reaction.user) };
}

export function reactionGroups({ world, caller }: GraphQLContext, reactions: Reaction[]) {
  return Object.entries(CONTENT).map(([content, name]) => {
    const own = reactions.filter((one) => one.content === name);
    const reactors = connection(own, (one) => actor(world, one.user));
    const viewerHasReacted = own.some((one) => one.user === caller.account);
    return { content, viewerHasReacted, createdAt: own[0]?.createdAt ?? null, reactors };
  });
}
