/** What people do by hand: `lab.as("maria").comment(1, "/approve")`. The same rules apply as at the doors. */
import { type Caller, callerOf, requireAccess } from "./github/access.ts";
import {
  comment,
  deleteComment,
  editComment,
  editIssue,
  openIssue,
  setIssueState,
} from "./github/conversation.ts";
import type { Files } from "./github/git.ts";
import { mergePullRequest } from "./github/merge.ts";
import type {
  Comment,
  Issue,
  PullRequest,
  ReactionContent,
  Repository,
  Review,
  Side,
  Thread,
  Token,
} from "./github/objects.ts";
import { openPullRequest, setDraft, setPullRequestState } from "./github/pulls.ts";
import { afterPush, identityOf } from "./github/pushes.ts";
import { react, removeReaction } from "./github/reactions.ts";
import {
  addThread,
  commentOnDiff,
  replyInReview,
  replyNow,
  resolveThread,
  startReview,
  submitReview,
  type Verdict,
} from "./github/reviews.ts";
import { isPullRequest, type World } from "./github/world.ts";
import { type CommentView, type ThreadView, viewComment, viewThread } from "./views.ts";

export interface DiffAnchor {
  path: string;
  /** Undefined = a comment on the whole file. */
  line?: number;
  side?: Side;
}

export interface NewPullRequest {
  /** `branch`, or `sam:branch` in sam's fork. With `files` it is pushed first. */
  head: string;
  /** Default: the default branch. */
  base?: string;
  title: string;
  body?: string;
  draft?: boolean;
  files?: Files;
}

export type Person = ReturnType<typeof createPerson>;

export function createPerson(world: World, options: { repository: Repository; token: Token }) {
  const { repository, token } = options;
  const caller = callerOf(token);
  const issue = (number: number) => world.issue(repository, number);
  const pull = (number: number) => world.pullRequest(repository, number);
  const target = (id: number) => world.comment(id);
  return {
    login: caller.account.login,
    /** A personal token, for clients of the test's own. */
    token: token.value,
    comment: (number: number, body: string): CommentView =>
      viewComment(world, comment(world, { caller, issue: issue(number), body })),
    /** Answers in a thread, named by its id or by any of its comments. */
    reply: (to: string | number, body: string): CommentView =>
      viewComment(world, replyNow(world, { caller, thread: findThread(world, to), body })),
    commentOnDiff: (number: number, anchor: DiffAnchor & { body: string }): ThreadView =>
      viewThread(
        world,
        commentOnDiff(world, {
          caller,
          issue: pull(number),
          body: anchor.body,
          anchor: anchorOf(anchor),
        }),
      ),
    /** A review that stays invisible until it is submitted. */
    startReview: (number: number) => pendingReview(world, { caller, issue: pull(number) }),
    editComment: (id: number, body: string): void =>
      editComment(world, { caller, target: target(id), body }),
    deleteComment: (id: number): void => deleteComment(world, { caller, target: target(id) }),
    react: (id: number, content: ReactionContent): void => {
      react(world, { caller, target: target(id), content });
    },
    removeReaction: (id: number, content: ReactionContent): void => {
      removeReaction({ caller, target: target(id), content });
    },
    resolve: (threadId: string): void =>
      resolveThread(world, { caller, thread: findThread(world, threadId) }),
    openIssue: (text: { title: string; body?: string }): number =>
      openIssue(world, { caller, repository, title: text.title, body: text.body ?? "" }).number,
    edit: (number: number, text: { title?: string; body?: string }): void =>
      editIssue(world, { caller, issue: issue(number), ...text }),
    openPullRequest: (wanted: NewPullRequest): number =>
      openWanted(world, { caller, repository, wanted }),
    /** A commit on a branch, made when it does not exist; null deletes a file. Answers the commit's id. */
    push: (branch: string, files: Files, extra: { message?: string; from?: string } = {}): string =>
      push(world, { caller, repository, branch, files, ...extra }),
    /** Replaces a branch by another commit, as `git push --force`. */
    forcePush: (branch: string, sha: string): void =>
      moveBranch(world, { caller, repository, branch, sha }),
    deleteBranch: (branch: string): void =>
      moveBranch(world, { caller, repository, branch, sha: null }),
    merge: (number: number, method: "merge" | "squash" = "merge"): string =>
      mergePullRequest(world, { caller, issue: pull(number), method }),
    close: (number: number): void =>
      setState(world, { caller, issue: issue(number), state: "closed" }),
    reopen: (number: number): void =>
      setState(world, { caller, issue: issue(number), state: "open" }),
    markReady: (number: number): void =>
      setDraft(world, { caller, issue: pull(number), draft: false }),
    convertToDraft: (number: number): void =>
      setDraft(world, { caller, issue: pull(number), draft: true }),
  };
}

function findThread(world: World, to: string | number): Thread {
  const found = world.threads().find((thread) => {
    const ids: (string | number)[] = thread.comments.flatMap((one: Comment) => [
      one.id,
      one.nodeId,
    ]);
    return thread.nodeId === to || ids.includes(to);
  });
  if (!found) throw new Error(`No review thread has the id or a comment with the id "${to}".`);
  return found;
}

function anchorOf({ path, line, side }: DiffAnchor) {
  const subject = line === undefined ? ("FILE" as const) : ("LINE" as const);
  return { path, subject, side: side ?? ("RIGHT" as const), line: line ?? null, startLine: null };
}

function pendingReview(world: World, options: { caller: Caller; issue: PullRequest }) {
  const { caller } = options;
  const review: Review = startReview(world, options);
  return {
    reply: (to: string | number, body: string): CommentView =>
      viewComment(
        world,
        replyInReview(world, { caller, thread: findThread(world, to), review, body }),
      ),
    comment: (anchor: DiffAnchor & { body: string }): void => {
      addThread(world, { caller, review, anchor: anchorOf(anchor), body: anchor.body });
    },
    submit: (verdict: Verdict = "COMMENT", body = ""): void =>
      submitReview(world, { caller, review, verdict, body }),
  };
}

interface Act {
  caller: Caller;
  repository: Repository;
}

function openWanted(
  world: World,
  { caller, repository, wanted }: Act & { wanted: NewPullRequest },
): number {
  const { head, base = repository.defaultBranch, title, body = "", draft = false, files } = wanted;
  const [owner, branch] = head.includes(":") ? head.split(":", 2) : [repository.owner.login, head];
  if (files) {
    const target = world.repositories.find(
      (one) => one.owner.login === owner && (one === repository || one.forkOf === repository),
    );
    if (!target) throw new Error(`"${owner}" has no fork: call lab.fork("${owner}") first.`);
    push(world, { caller, repository: target, branch: branch ?? "", files });
  }
  return openPullRequest(world, { caller, repository, head, base, title, body, draft }).number;
}

function push(
  world: World,
  options: Act & { branch: string; files: Files; message?: string; from?: string },
): string {
  const { caller, repository, branch, files } = options;
  requireAccess(caller, { repository, anyOf: ["contents"], access: "write", least: "write" });
  const ref = `refs/heads/${branch}`;
  const before = repository.git.resolve(ref);
  const message = options.message ?? `Change ${Object.keys(files).join(", ")}`;
  const from = options.from ?? repository.defaultBranch;
  const identity = identityOf(caller.account);
  const after = repository.git.commit({ branch, files, message, identity, from });
  afterPush(world, { caller, repository, updates: [{ ref, before, after }] });
  return after;
}

function moveBranch(world: World, options: Act & { branch: string; sha: string | null }): void {
  const { caller, repository, branch, sha } = options;
  requireAccess(caller, { repository, anyOf: ["contents"], access: "write", least: "write" });
  const ref = `refs/heads/${branch}`;
  const before = repository.git.resolve(ref);
  if (!repository.git.updateRef(ref, sha))
    throw new Error(`Branch "${branch}" cannot be moved to ${sha}.`);
  afterPush(world, { caller, repository, updates: [{ ref, before, after: sha }] });
}

function setState(
  world: World,
  options: { caller: Caller; issue: Issue; state: "open" | "closed" },
): void {
  const { issue, ...rest } = options;
  if (isPullRequest(issue)) setPullRequestState(world, { ...rest, issue });
  else setIssueState(world, { ...rest, issue });
}
