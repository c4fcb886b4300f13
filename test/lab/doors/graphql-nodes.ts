/** Finds what the arguments of a mutation name, or throws what GitHub answers. */
import type { Comment, Issue, PullRequest, Repository, Review, Thread } from "../github/objects.ts";
import { notFound } from "../github/refusal.ts";
import { isPullRequest } from "../github/world.ts";
import type { GraphQLContext } from "./graphql.ts";

export type Mutation = (
  input: Record<string, unknown>,
  context: GraphQLContext,
) => Record<string, unknown>;

export const optional = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

function find({ world }: GraphQLContext, id: unknown) {
  const found = world.node(String(id));
  if (!found) throw notFound(`Could not resolve to a node with the global id of '${id}'`);
  return found;
}

export function written(context: GraphQLContext, id: unknown): Issue | Comment | Review {
  const found = find(context, id);
  if (!("kind" in found)) throw notFound(`'${id}' is not a comment, issue or review`);
  return found;
}

export function issueOf(context: GraphQLContext, id: unknown): Issue {
  const found = written(context, id);
  if (found.kind !== "issue") throw notFound(`'${id}' is not an issue or pull request`);
  return found;
}

export function pullOf(context: GraphQLContext, id: unknown): PullRequest {
  const found = issueOf(context, id);
  if (!isPullRequest(found)) throw notFound(`'${id}' is not a pull request`);
  return found;
}

export function reviewOf(context: GraphQLContext, id: unknown): Review {
  const found = written(context, id);
  if (found.kind !== "review") throw notFound(`'${id}' is not a review`);
  return found;
}

export function threadOf(context: GraphQLContext, id: unknown): Thread {
  const found = find(context, id);
  if ("kind" in found || !("diffHunk" in found)) throw notFound(`'${id}' is not a review thread`);
  return found;
}

export function repositoryOf(context: GraphQLContext, id: unknown): Repository {
  const found = find(context, id);
  if (!("git" in found)) throw notFound(`'${id}' is not a repository`);
  return found;
}
