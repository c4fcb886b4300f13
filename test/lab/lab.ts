/** An offline GitHub with a runner, for end-to-end tests. README.md shows how to use it. */
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { callerOf } from "./access.ts";
import { Actions } from "./actions.ts";
import { payloadOf } from "./events.ts";
import { type Fault, type LabRequest, openFrontDoor } from "./front-door.ts";
import { createGit, type Files } from "./git.ts";
import { loadJudges } from "./judges.ts";
import type { Permissions, Repository, Role, Run, Settings } from "./objects.ts";
import { createPerson, type Person } from "./people.ts";
import { afterPush, identityOf } from "./pushes.ts";
import { notFound } from "./refusal.ts";
import type { ActionSource } from "./steps.ts";
import {
  type CommentView,
  type IssueView,
  type PullRequestView,
  type ReactionView,
  type ReviewView,
  type ThreadView,
  viewComment,
  viewIssue,
  viewPullRequest,
  viewReactions,
  viewReview,
  viewThread,
} from "./views.ts";
import { isPullRequest, type Switches, World } from "./world.ts";

export interface PersonOptions {
  role: Role | null;
  /** Name of a custom role. */
  roleName?: string;
  /** Member of the owning organization. Default "none": an outside collaborator. */
  membership?: "none" | "private" | "public";
}

export interface LabOptions {
  repository: {
    /** An organization, unless it is one of `people`. */
    owner: string;
    name: string;
    private?: boolean;
    defaultBranch?: string;
    files: Files;
    settings?: Partial<Settings>;
    /** Slug → logins. */
    teams?: Record<string, string[]>;
  };
  /** Login → role; null = no collaborator. */
  people: Record<string, Role | null | PersonOptions>;
  secrets?: Record<string, string>;
  variables?: Record<string, string>;
  /** Added to the environment of every step. */
  environment?: Record<string, string>;
  /**
   * What `uses: llm-do/action@…` and `uses: ./` start: a folder with `action.yml`, or a file that runs
   * instead of the `main` of the nearest `action.yml` above it. Default: this repository.
   */
  bundle?: string;
}

export type Lab = Awaited<ReturnType<typeof startLab>>;

const ROOT = resolve(import.meta.dirname, "../..");

export async function startLab(options: LabOptions) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "llm-do-lab-")));
  const judges = loadJudges();
  const door = await openFrontDoor((url) => ({ world: new World({ url, folder }), judges }));
  const { world } = door;
  const actions = new Actions(
    {
      world,
      action: findAction(options.bundle ?? ROOT),
      node: realpathSync(join(ROOT, "node_modules/.bin/node")),
      secrets: options.secrets ?? {},
      variables: options.variables ?? {},
      environment: options.environment ?? {},
    },
    judges,
  );
  const repository = createRepository(world, options);
  world.onEvent = (event) => actions.handle(event);
  seed(world, repository, options.repository.files);
  let seen = 0;

  const lab = {
    url: world.url,
    /** GITHUB_API_URL. */
    apiUrl: `${world.url}/api/v3`,
    repository,
    switches: world.switches as Switches,
    requests: door.requests as LabRequest[],
    runs: world.runs as Run[],
    /** A person, by a token of their own; `viaApp`: an app acts with that token. */
    as: (login: string, extra: { viaApp?: string } = {}): Person => {
      const token = world.personToken(world.account(login), extra.viaApp ?? null);
      return createPerson(world, { repository, token });
    },
    /** Installation token of an app of the project's own: its events do start workflows. */
    appToken: (slug: string, permissions: Permissions): string => {
      const login = `${slug}[bot]`;
      const known = world.accounts.find((one) => one.login === login);
      const account = known ?? world.addAccount(login, "Bot");
      return world.installationToken({ account, repository, permissions }).value;
    },
    /** Changes, adds or removes (null) a person's role from now on. */
    setRole: (login: string, role: Role | null | PersonOptions): void =>
      setRole(world, { repository, login, role }),
    /** The login changes, the id stays. */
    rename: (login: string, next: string): void => {
      world.account(login).login = next;
    },
    fork: (login: string): Person => {
      const fork = createFork(world, { repository, login });
      return createPerson(world, {
        repository: fork,
        token: world.personToken(world.account(login)),
      });
    },
    dispatch: (
      workflow: string,
      extra: { inputs?: Record<string, string>; by: string; ref?: string },
    ): Promise<Run> => dispatch({ world, actions, repository, workflow, ...extra }),
    schedule: (workflow: string): Promise<Run> =>
      schedule({ world, actions, repository, workflow }),
    rerun: (run: Run, by: string): Promise<Run> => actions.rerun(run, world.account(by)),
    /** "SIGINT" is a click on "Cancel workflow", "SIGTERM" a machine that is taken away. */
    cancel: (run: Run, first: "SIGINT" | "SIGTERM" = "SIGINT"): void => actions.cancel(run, first),
    fault: (fault: Fault): void => {
      door.faults.push({ times: 1, ...fault });
    },
    /** Waits until every run has ended; answers those that were started since the last call. */
    idle: async ({ timeoutMs = 60_000 } = {}): Promise<Run[]> => {
      await actions.idle(timeoutMs);
      const fresh = world.runs.slice(seen);
      seen = world.runs.length;
      return fresh;
    },
    /** Git in the bare repository: `lab.git("log", "--oneline", "main")`. */
    git: (...args: string[]): string => repository.git.run(args).trimEnd(),
    issue: (number: number): IssueView => viewIssue(world, world.issue(repository, number)),
    issues: (): IssueView[] =>
      repository.issues.filter((one) => !one.pull).map((one) => viewIssue(world, one)),
    pullRequest: (number: number): PullRequestView =>
      viewPullRequest(world, world.issue(repository, number)),
    pullRequests: (): PullRequestView[] =>
      repository.issues.filter(isPullRequest).map((one) => viewPullRequest(world, one)),
    comments: (number: number): CommentView[] =>
      world.issue(repository, number).comments.map((one) => viewComment(world, one)),
    threads: (number: number): ThreadView[] =>
      world.pullRequest(repository, number).pull.threads.map((one) => viewThread(world, one)),
    reviews: (number: number): ReviewView[] =>
      world.pullRequest(repository, number).pull.reviews.map(viewReview),
    reactions: (commentId: number): ReactionView =>
      viewReactions(world.comment(commentId).reactions),
    /** Throws what the judges objected to so far. */
    check: (): void => {
      if (world.objections.length === 0) return;
      throw new Error(
        `The judges object:\n${[...new Set(world.objections)].map((one) => `- ${one}`).join("\n")}`,
      );
    },
    [Symbol.asyncDispose]: async (): Promise<void> => {
      world.onEvent = () => undefined;
      actions.killAll();
      await actions.idle(10_000);
      await door.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
  return lab;
}

function findAction(path: string): ActionSource {
  const absolute = resolve(path);
  if (existsSync(join(absolute, "action.yml"))) return { folder: absolute, main: null };
  for (let folder = dirname(absolute); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, "action.yml"))) return { folder, main: absolute };
  }
  throw new Error(`There is no action.yml in or above "${path}".`);
}

function createRepository(world: World, options: LabOptions): Repository {
  const { owner, name, files: _, ...rest } = options.repository;
  const isPerson = owner in options.people;
  const id = world.nextId();
  const defaultBranch = rest.defaultBranch ?? "main";
  const isPrivate = rest.private ?? false;
  for (const login of Object.keys(options.people)) world.addAccount(login, "User");
  const repository: Repository = {
    id,
    nodeId: `R_kgDO${id}`,
    owner: isPerson ? world.account(owner) : world.addAccount(owner, "Organization"),
    name,
    private: isPrivate,
    defaultBranch,
    settings: {
      actionsMayCreatePullRequests: false,
      draftPullRequests: !isPrivate,
      issues: true,
      defaultWorkflowPermissions: "read",
      ...rest.settings,
    },
    git: createGit(join(world.folder, `${owner}-${name}.git`), defaultBranch),
    collaborators: new Map(),
    teams: rest.teams ?? {},
    issues: [],
    forkOf: null,
    createdAt: world.now(),
  };
  world.repositories.push(repository);
  for (const [login, role] of Object.entries(options.people))
    setRole(world, { repository, login, role });
  return repository;
}

function setRole(
  world: World,
  options: { repository: Repository; login: string; role: Role | null | PersonOptions },
): void {
  const { repository, login, role } = options;
  const known = world.accounts.find((one) => one.login === login);
  const account = known ?? world.addAccount(login, "User");
  const given = role === null || typeof role === "string" ? { role } : role;
  if (given.role === null) {
    repository.collaborators.delete(account);
    return;
  }
  const { roleName = given.role, membership = "none" } = given as PersonOptions;
  repository.collaborators.set(account, { role: given.role, roleName, membership });
}

/** The first commit, by the first administrator. Its push is an event like any other. */
function seed(world: World, repository: Repository, files: Files): void {
  const [first] = [...repository.collaborators].find(([, one]) => one.role === "admin") ?? [];
  const account = first ?? repository.owner;
  const branch = repository.defaultBranch;
  const after = repository.git.commit({
    branch,
    files,
    message: "First commit",
    identity: identityOf(account),
  });
  const caller = callerOf(world.personToken(account));
  const updates = [{ ref: `refs/heads/${branch}`, before: null, after }];
  afterPush(world, { caller, repository, updates });
}

function createFork(world: World, options: { repository: Repository; login: string }): Repository {
  const { repository, login } = options;
  const owner = world.account(login);
  const path = join(world.folder, `${login}-${repository.name}.git`);
  const id = world.nextId();
  const git = createGit(path, repository.defaultBranch);
  git.run(["fetch", "--quiet", repository.git.path, "refs/heads/*:refs/heads/*"]);
  const fork: Repository = {
    ...repository,
    ...{ id, owner, git, nodeId: `R_kgDO${id}`, forkOf: repository },
    collaborators: new Map(),
    issues: [],
    createdAt: world.now(),
  };
  world.repositories.push(fork);
  return fork;
}

interface Start {
  world: World;
  actions: Actions;
  repository: Repository;
  /** File name in `.github/workflows`. */
  workflow: string;
}

function dispatch(
  options: Start & { inputs?: Record<string, string>; by: string; ref?: string },
): Promise<Run> {
  const { world, actions, repository, workflow, inputs = {} } = options;
  const ref = `refs/heads/${options.ref ?? repository.defaultBranch}`;
  const sha = repository.git.resolve(ref);
  if (sha === null) throw notFound(`No ref found for: ${options.ref}`);
  const path = `.github/workflows/${workflow}`;
  const actor = world.account(options.by);
  const caller = callerOf(world.personToken(actor));
  const event = { name: "workflow_dispatch", action: null, repository, caller };
  const payload = payloadOf(world, { ...event, extra: { inputs: {}, ref, workflow: path } });
  const source = { sha, ref, headRef: "", baseRef: "", isRestricted: false };
  return actions.dispatch({
    event: "workflow_dispatch",
    payload,
    repository,
    actor,
    source,
    path,
    inputs,
  });
}

/** The payload of a schedule is written by hand: no document describes it. */
function schedule(options: Start): Promise<Run> {
  const { world, actions, repository, workflow } = options;
  const ref = `refs/heads/${repository.defaultBranch}`;
  const source = {
    sha: repository.git.resolve(ref) ?? "",
    ref,
    headRef: "",
    baseRef: "",
    isRestricted: false,
  };
  const caller = callerOf(world.personToken(world.account("web-flow")));
  const payload = payloadOf(world, { name: "schedule", action: null, repository, caller });
  const path = `.github/workflows/${workflow}`;
  return actions.schedule({ event: "schedule", payload, repository, source, path });
}
