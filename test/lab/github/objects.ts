/** What the offline GitHub remembers. Objects and refs are not here: git owns those (git.ts). */

import type { Annotation } from "../runner/log.ts";
import type { Git } from "./git.ts";

export interface Account {
  id: number;
  nodeId: string;
  login: string;
  type: "User" | "Bot" | "Organization";
}

export type Role = "admin" | "maintain" | "write" | "triage" | "read";

export interface Collaborator {
  role: Role;
  /** Name of a custom role; the plain role otherwise. */
  roleName: string;
  /** A private member of the organization shows as NONE or CONTRIBUTOR (platform.md, Comments). */
  membership: "none" | "private" | "public";
}

export interface Settings {
  /** "Allow GitHub Actions to create and approve pull requests": off by default, as on GitHub. */
  actionsMayCreatePullRequests: boolean;
  /** Off in private repositories without a paid plan. */
  draftPullRequests: boolean;
  issues: boolean;
  /** What a workflow without `permissions:` gets. */
  defaultWorkflowPermissions: "read" | "write";
}

export interface Repository {
  id: number;
  nodeId: string;
  owner: Account;
  name: string;
  private: boolean;
  defaultBranch: string;
  settings: Settings;
  git: Git;
  collaborators: Map<Account, Collaborator>;
  /** Slug → logins, for teams of the owner. */
  teams: Record<string, string[]>;
  issues: Issue[];
  forkOf: Repository | null;
  createdAt: string;
}

/** A reaction is one per user and content. */
export interface Reaction {
  id: number;
  nodeId: string;
  user: Account;
  content: ReactionContent;
  createdAt: string;
}
export type ReactionContent =
  | "+1"
  | "-1"
  | "laugh"
  | "confused"
  | "heart"
  | "hooray"
  | "rocket"
  | "eyes";

interface Written {
  id: number;
  nodeId: string;
  author: Account;
  body: string;
  createdAt: string;
  updatedAt: string;
  lastEditedAt: string | null;
  reactions: Reaction[];
  /** Slug of the app that acted for the person. */
  viaApp: string | null;
}

export interface IssueComment extends Written {
  kind: "issue_comment";
  issue: Issue;
  isMinimized: boolean;
}

export interface Issue extends Written {
  kind: "issue";
  repository: Repository;
  number: number;
  title: string;
  state: "open" | "closed";
  stateReason: "completed" | "not_planned" | "reopened" | null;
  closedAt: string | null;
  closedBy: Account | null;
  comments: IssueComment[];
  /** Null for an issue; a pull request is an issue with this part. */
  pull: Pull | null;
}

export interface Pull {
  id: number;
  head: { repository: Repository; ref: string; sha: string };
  base: { ref: string; sha: string };
  draft: boolean;
  mergedAt: string | null;
  mergedBy: Account | null;
  /** The merge commit; while open, the test merge that `refs/pull/N/merge` names, null in a conflict. */
  mergeCommit: string | null;
  reviews: Review[];
  threads: Thread[];
}

/** An issue that is a pull request. */
export type PullRequest = Issue & { pull: Pull };

export type ReviewState = "PENDING" | "COMMENTED" | "APPROVED" | "CHANGES_REQUESTED" | "DISMISSED";

export interface Review extends Written {
  kind: "review";
  issue: PullRequest;
  state: ReviewState;
  commit: string;
  submittedAt: string | null;
}

export type Side = "LEFT" | "RIGHT";

export interface Thread {
  id: number;
  nodeId: string;
  issue: PullRequest;
  path: string;
  subject: "LINE" | "FILE";
  side: Side;
  /** Null for a file, and once outdated. */
  line: number | null;
  startLine: number | null;
  originalLine: number | null;
  originalCommit: string;
  diffHunk: string;
  isOutdated: boolean;
  resolvedBy: Account | null;
  comments: ReviewComment[];
}

export interface ReviewComment extends Written {
  kind: "review_comment";
  issue: PullRequest;
  thread: Thread;
  review: Review;
  replyTo: ReviewComment | null;
  commit: string;
  isMinimized: boolean;
}

export type Comment = IssueComment | ReviewComment;

export type Access = "read" | "write";
export type Permissions = Record<string, Access>;

/** Who a token speaks for. */
export interface Token {
  value: string;
  account: Account;
  kind: "person" | "installation";
  /** Installation tokens: what the app, or the workflow's `permissions:`, was given. */
  permissions: Permissions;
  /** The repository that an installation token is limited to. */
  repository: Repository | null;
  /** GITHUB_TOKEN: its events start no workflows, and a setting keeps it from pull requests. */
  isGitHubToken: boolean;
  /** The job that it was made for. */
  job: Job | null;
  /** Set where an app acts with a person's token. */
  viaApp: string | null;
}

/** The virtual machine of a token, as far as the front door needs it. */
export interface Job {
  run: Run;
  name: string;
  /** Ends every process of the machine at once, without warning. */
  kill(): void;
}

export type Conclusion = "success" | "failure" | "cancelled" | "skipped" | "startup_failure";

export interface Step {
  name: string;
  conclusion: "success" | "failure" | "cancelled" | "skipped";
  outputs: Record<string, string>;
  /** Null where a signal ended it. */
  exitCode: number | null;
}

/** One attempt of a workflow run. A re-run has the same id. */
export interface Run {
  id: number;
  attempt: number;
  number: number;
  /** Path in the repository: `.github/workflows/llm-do.yml`. */
  path: string;
  name: string;
  event: string;
  payload: Record<string, unknown>;
  repository: Repository;
  /** Where the workflow file was read, and GITHUB_SHA and GITHUB_REF. */
  sha: string;
  ref: string;
  headRef: string;
  baseRef: string;
  /** Read-only token, no secrets: fork and Dependabot pull requests. */
  restricted: boolean;
  actor: Account;
  triggeringActor: Account;
  status: "queued" | "pending" | "in_progress" | "completed";
  conclusion: Conclusion | null;
  createdAt: string;
  updatedAt: string;
  /** Standard output and error of all steps, masked. */
  log: string;
  /** Outputs of all steps, later ones first. */
  outputs: Record<string, string>;
  steps: Step[];
  summary: string;
  annotations: Annotation[];
}
