/** Reactions: one per user and content. */
import { type Caller, requireAccess, requireVisible } from "./access.ts";
import type { Comment, Issue, Reaction, ReactionContent, Review } from "./objects.ts";
import { invalid } from "./refusal.ts";
import type { World } from "./world.ts";
import { conversationPermissions, countCreation, remove } from "./writing.ts";

/** Idempotent per user and content. */
export function react(
  world: World,
  options: { caller: Caller; target: Comment | Issue | Review; content: ReactionContent },
): { reaction: Reaction; isNew: boolean } {
  const { caller, target, content } = options;
  requireReactionAccess(caller, target);
  const existing = ownReaction(options);
  if (existing) return { reaction: existing, isNew: false };
  countCreation(world);
  const id = world.nextId();
  const reaction: Reaction = {
    id,
    nodeId: `REA_lADO${id}`,
    user: caller.account,
    content,
    createdAt: world.now(),
  };
  target.reactions.push(reaction);
  return { reaction, isNew: true };
}

export function removeReaction(options: {
  caller: Caller;
  target: Comment | Issue | Review;
  content: ReactionContent;
}): Reaction {
  requireReactionAccess(options.caller, options.target);
  const existing = ownReaction(options);
  if (!existing) throw invalid("The reaction does not exist");
  remove(options.target.reactions, existing);
  return existing;
}

function ownReaction(options: {
  caller: Caller;
  target: Comment | Issue | Review;
  content: ReactionContent;
}): Reaction | undefined {
  const { caller, target, content } = options;
  return target.reactions.find((one) => one.user === caller.account && one.content === content);
}

function requireReactionAccess(caller: Caller, target: Comment | Issue | Review): void {
  const issue = target.kind === "issue" ? target : target.issue;
  requireVisible(caller, issue.repository);
  const onReview = target.kind === "review_comment" || target.kind === "review";
  const anyOf = onReview ? ["pull_requests"] : conversationPermissions(issue);
  requireAccess(caller, { repository: issue.repository, anyOf, access: "write", least: "read" });
}
