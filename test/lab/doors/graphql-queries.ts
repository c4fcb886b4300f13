/** The roots of a query. */
import { requireVisible } from "../github/access.ts";
import { notFound } from "../github/refusal.ts";
import type { GraphQLContext } from "./graphql.ts";
import { actor } from "./graphql-connections.ts";
import {
  commentObject,
  issueObject,
  isVisible,
  repositoryObject,
  reviewObject,
  threadObject,
} from "./graphql-objects.ts";

export const queries = {
  viewer: (_: unknown, { world, caller }: GraphQLContext) => ({
    ...actor(world, caller.account),
    login: caller.account.login,
  }),
  repository: ({ owner, name }: { owner: string; name: string }, context: GraphQLContext) => {
    const repository = context.world.repository(owner, name);
    requireVisible(context.caller, repository);
    return repositoryObject(context, repository);
  },
  node: ({ id }: { id: string }, context: GraphQLContext) => nodeObject(context, id),
  nodes: ({ ids }: { ids: string[] }, context: GraphQLContext) =>
    ids.map((id) => {
      try {
        return nodeObject(context, id);
      } catch (error) {
        return error;
      }
    }),
};

function nodeObject(context: GraphQLContext, id: string) {
  const unknown = () => notFound(`Could not resolve to a node with the global id of '${id}'`);
  const found = context.world.node(id);
  if (!found) throw unknown();
  if ("login" in found) return actor(context.world, found);
  if ("git" in found) return repositoryObject(context, found);
  if (!("kind" in found)) return threadObject(context, found);
  if (found.kind === "issue") return issueObject(context, found);
  if (found.kind === "review") return reviewObject(context, found);
  if (!isVisible(context, found)) throw unknown();
  return commentObject(context, found);
}
