/** An offline GitHub with a runner, for end-to-end tests. README.md shows how to use it. */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Fault } from "./doors/faults.ts";
import { openFrontDoor } from "./doors/front-door.ts";
import { loadJudges } from "./doors/judges.ts";
import type { LabRequest } from "./doors/request-log.ts";
import { callerOf } from "./github/access.ts";
import type { Files } from "./github/git.ts";
import type { Permissions, Repository, Role, Run, Settings } from "./github/objects.ts";
import { notFound } from "./github/refusal.ts";
import { GITHUB_ACTIONS, type Switches, World } from "./github/world.ts";
import { createPerson, type Person } from "./people.ts";
import { Actions } from "./runner/actions.ts";
import { payloadOf } from "./runner/events.ts";
import { createFork, createRepository, findAction, seed, setRole } from "./setup.ts";
import { createViews } from "./views.ts";

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
  const booted = await boot(options);
  const { world, door, actions, repository, folder } = booted;
  return {
    url: world.url,
    /** GITHUB_API_URL. */
    apiUrl: `${world.url}/api/v3`,
    repository,
    switches: world.switches as Switches,
    /** Every request so far, in order of arrival. */
    requests: door.requests as LabRequest[],
    /** Every attempt of every workflow run so far. */
    runs: world.runs as Run[],
    ...createViews(world, repository),
    ...peopleControls(booted),
    ...runControls(booted),
    fault: (fault: Fault): void => {
      door.faults.push({ times: 1, ...fault });
    },
    /** Git in the bare repository: `lab.git("log", "--oneline", "main")`. */
    git: (...args: string[]): string => repository.git.run(args).trimEnd(),
    /** Throws what the judges objected to so far. */
    check: (): void => {
      const objections = [...new Set(world.objections)].map((one) => `- ${one}`);
      if (objections.length > 0) throw new Error(`The judges object:\n${objections.join("\n")}`);
    },
    [Symbol.asyncDispose]: async (): Promise<void> => {
      world.onEvent = () => undefined;
      await actions.stop();
      await door.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

type Booted = Awaited<ReturnType<typeof boot>>;

async function boot(options: LabOptions) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "llm-do-lab-")));
  const judges = loadJudges();
  const door = await openFrontDoor((url) => ({ world: new World({ url, folder }), judges }));
  const { world } = door;
  const settings = {
    world,
    action: findAction(options.bundle ?? ROOT),
    node: realpathSync(join(ROOT, "node_modules/.bin/node")),
    secrets: options.secrets ?? {},
    variables: options.variables ?? {},
    environment: options.environment ?? {},
  };
  const actions = new Actions(settings, judges);
  const repository = createRepository(world, options);
  world.onEvent = (event) => actions.handle(event);
  seed(world, repository, options.repository.files);
  return { folder, door, world, actions, repository };
}

function peopleControls({ world, repository }: Booted) {
  const person = (where: Repository, login: string, viaApp: string | null = null): Person =>
    createPerson(world, {
      repository: where,
      token: world.personToken(world.account(login), viaApp),
    });
  return {
    /** A person, by a token of their own; `viaApp`: an app acts with that token. */
    as: (login: string, extra: { viaApp?: string } = {}): Person =>
      person(repository, login, extra.viaApp),
    /** The person in a fork of their own, with every branch as it is now. */
    fork: (login: string): Person => person(createFork(world, { repository, login }), login),
    /** Installation token of an app of the project's own: its events do start workflows. */
    appToken: (slug: string, permissions: Permissions): string => {
      const login = `${slug}[bot]`;
      const known = world.accounts.find((one) => one.login === login);
      const account = known ?? world.addAccount(login, "Bot");
      return world.installationToken({ account, repository, permissions }).value;
    },
    /** A GITHUB_TOKEN without a job, for clients of the test's own. */
    workflowToken: (permissions: Permissions): string => {
      const account = world.account(GITHUB_ACTIONS);
      return world.installationToken({ account, repository, permissions }).value;
    },
    /** Changes, adds or removes (null) a person's role from now on. */
    setRole: (login: string, role: Role | null | PersonOptions): void =>
      setRole(world, { repository, login, role }),
    /** The login changes, the id stays. */
    rename: (login: string, next: string): void => {
      world.account(login).login = next;
    },
  };
}

function runControls({ world, actions, repository }: Booted) {
  let seen = 0;
  return {
    dispatch: (
      workflow: string,
      extra: { inputs?: Record<string, string>; by: string; ref?: string },
    ): Promise<Run> => dispatch({ world, actions, repository, workflow, ...extra }),
    schedule: (workflow: string): Promise<Run> =>
      schedule({ world, actions, repository, workflow }),
    /** The same event once more, with the rights of the original actor: attempt + 1. */
    rerun: (run: Run, by: string): Promise<Run> => actions.rerun(run, world.account(by)),
    /** "SIGINT" is a click on "Cancel workflow", "SIGTERM" a machine that is taken away. */
    cancel: (run: Run, first: "SIGINT" | "SIGTERM" = "SIGINT"): void => actions.cancel(run, first),
    /** Waits until every run has ended; answers those that were started since the last call. */
    idle: async ({ timeoutMs = 60_000 } = {}): Promise<Run[]> => {
      await actions.idle(timeoutMs);
      const fresh = world.runs.slice(seen);
      seen = world.runs.length;
      return fresh;
    },
  };
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
