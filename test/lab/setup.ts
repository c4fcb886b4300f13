/** Repositories, people and forks as a test asks for them. */
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { callerOf } from "./github/access.ts";
import { createGit, type Files } from "./github/git.ts";
import type { Repository, Role } from "./github/objects.ts";
import { afterPush, identityOf } from "./github/pushes.ts";
import type { World } from "./github/world.ts";
import type { LabOptions, PersonOptions } from "./lab.ts";
import type { ActionSource } from "./runner/steps.ts";

export function findAction(path: string): ActionSource {
  const absolute = resolve(path);
  if (existsSync(join(absolute, "action.yml"))) return { folder: absolute, main: null };
  for (let folder = dirname(absolute); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, "action.yml"))) return { folder, main: absolute };
  }
  throw new Error(`There is no action.yml in or above "${path}".`);
}

export function createRepository(world: World, options: LabOptions): Repository {
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

export function setRole(
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
export function seed(world: World, repository: Repository, files: Files): void {
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

export function createFork(
  world: World,
  options: { repository: Repository; login: string },
): Repository {
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
