/** The memory of the offline GitHub: accounts, repositories, tokens, runs, and what the judges objected to. */
import { randomBytes } from "node:crypto";
import type { LabEvent } from "../runner/events.ts";
import type {
  Account,
  Comment,
  Issue,
  Permissions,
  PullRequest,
  Repository,
  Review,
  Run,
  Thread,
  Token,
} from "./objects.ts";
import { notFound } from "./refusal.ts";

/** What a test may change while the lab runs. */
export interface Switches {
  /** What `addPullRequestReviewThread` answers for an anchor outside the diff. */
  badAnchor: "error" | "null";
  /** Whether installation tokens may resolve threads [field]. */
  resolveThread: "allowed" | "forbidden";
  /** REST requests per hour and repository for GITHUB_TOKEN. */
  restRequestsPerHour: number;
  /** Content creations per minute before the secondary limit answers. Infinity = off. */
  contentPerMinute: number;
}

/** Whose account GITHUB_TOKEN uses. */
export const GITHUB_ACTIONS = "github-actions[bot]";

export class World {
  readonly url: string;
  /** Folder of the bare repositories. */
  readonly folder: string;
  readonly accounts: Account[] = [];
  readonly repositories: Repository[] = [];
  readonly tokens = new Map<string, Token>();
  readonly runs: Run[] = [];
  /** What a judge objected to: makes `lab.check()` fail. */
  readonly objections: string[] = [];
  readonly switches: Switches = {
    badAnchor: "error",
    resolveThread: "allowed",
    restRequestsPerHour: 1000,
    contentPerMinute: Number.POSITIVE_INFINITY,
  };
  /** Times of content creations, for the secondary limit. */
  readonly creations: number[] = [];
  onEvent: (event: LabEvent) => void = () => undefined;

  #lastId = 1000;

  constructor(options: { url: string; folder: string }) {
    this.url = options.url;
    this.folder = options.folder;
    this.addAccount(GITHUB_ACTIONS, "Bot");
    this.addAccount("dependabot[bot]", "Bot");
    this.addAccount("web-flow", "User");
  }

  /** Small ids, as of accounts and repositories. */
  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Ids of comments passed 32 bits in 2025: `databaseId` can no longer hold them. */
  nextCommentId(): number {
    return 3_000_000_000 + this.nextId();
  }

  /** GitHub's times have whole seconds. */
  now(): string {
    return new Date().toISOString().replace(/\.\d+Z$/, "Z");
  }

  addAccount(login: string, type: Account["type"]): Account {
    const id = this.nextId();
    const prefix = { User: "U", Bot: "BOT", Organization: "O" }[type];
    const account: Account = { id, nodeId: `${prefix}_kgDO${id}`, login, type };
    this.accounts.push(account);
    return account;
  }

  account(login: string): Account {
    const found = this.accounts.find((one) => one.login.toLowerCase() === login.toLowerCase());
    if (!found) throw notFound();
    return found;
  }

  repository(owner: string, name: string): Repository {
    const wanted = `${owner}/${name}`.toLowerCase();
    const found = this.repositories.find((one) => fullName(one).toLowerCase() === wanted);
    if (!found) throw notFound();
    return found;
  }

  issue(repository: Repository, number: number): Issue {
    const found = repository.issues.find((one) => one.number === number);
    if (!found) throw notFound();
    return found;
  }

  pullRequest(repository: Repository, number: number): PullRequest {
    const found = this.issue(repository, number);
    if (!isPullRequest(found)) throw notFound();
    return found;
  }

  issueComments(): Comment[] {
    return this.repositories.flatMap((one) => one.issues).flatMap((one) => one.comments);
  }

  pullRequests(): PullRequest[] {
    return this.repositories.flatMap((one) => one.issues).filter(isPullRequest);
  }

  threads(): Thread[] {
    return this.pullRequests().flatMap((one) => one.pull.threads);
  }

  reviews(): Review[] {
    return this.pullRequests().flatMap((one) => one.pull.reviews);
  }

  comments(): Comment[] {
    return [...this.issueComments(), ...this.threads().flatMap((one) => one.comments)];
  }

  comment(id: number): Comment {
    const found = this.comments().find((one) => one.id === id);
    if (!found) throw notFound();
    return found;
  }

  /** Anything that GraphQL's `node(id)` can name. */
  node(nodeId: string): Issue | Review | Thread | Comment | Repository | Account | undefined {
    const issues = this.repositories.flatMap((one) => one.issues);
    const all = [this.comments(), this.threads(), this.reviews(), issues, this.repositories];
    return [...all.flat(), ...this.accounts].find((one) => one.nodeId === nodeId);
  }

  personToken(account: Account, viaApp: string | null = null): Token {
    return this.#token({ account, kind: "person", permissions: {}, viaApp, prefix: "ghp_" });
  }

  /** Token of an app's installation on one repository: GITHUB_TOKEN, or an app of the project's own. */
  installationToken(options: {
    account: Account;
    repository: Repository;
    permissions: Permissions;
    job?: Token["job"];
  }): Token {
    return this.#token({ ...options, kind: "installation", viaApp: null, prefix: "ghs_" });
  }

  #token(options: {
    account: Account;
    kind: Token["kind"];
    permissions: Permissions;
    viaApp: string | null;
    prefix: string;
    repository?: Repository;
    job?: Token["job"];
  }): Token {
    const { prefix, repository = null, job = null, ...rest } = options;
    const value = `${prefix}${randomBytes(24).toString("base64url").replace(/[-_]/g, "0")}`;
    const isGitHubToken = rest.account.login === GITHUB_ACTIONS;
    const token: Token = { ...rest, value, repository, job, isGitHubToken };
    this.tokens.set(value, token);
    return token;
  }
}

export function isPullRequest(issue: Issue): issue is PullRequest {
  return issue.pull !== null;
}

export function fullName(repository: Repository): string {
  return `${repository.owner.login}/${repository.name}`;
}
