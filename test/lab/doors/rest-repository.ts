/** Repository, permissions, dispatches, runs, refs, commits, teams and the authenticated user. */
import { installationMay, requireAccess, requireVisible, roleOf } from "../github/access.ts";
import type { Role, Run } from "../github/objects.ts";
import { invalid, notForIntegrations, notFound, Refusal } from "../github/refusal.ts";
import type { World } from "../github/world.ts";
import { commitShape, readCommit } from "./pull-shapes.ts";
import { fullRepository, repositoryShape, user } from "./repository-shapes.ts";
import { type RestRequest, type Route, repositoryOf, text } from "./rest.ts";
import { htmlUrl, repositoryUrl } from "./urls.ts";

/** `permission` knows four words; `role_name` has the exact one (platform.md, Comments). */
const PERMISSION: Record<Role, string> = {
  admin: "admin",
  maintain: "write",
  write: "write",
  triage: "read",
  read: "read",
};

function requireContents(request: RestRequest, access: "read" | "write") {
  const repository = repositoryOf(request);
  const least = access === "read" ? "read" : "write";
  requireAccess(request.caller, { repository, anyOf: ["contents"], access, least });
  return repository;
}

export const repositoryRoutes: Record<string, Route> = {
  "GET /repos/{owner}/{repo}": (request) => {
    const repository = repositoryOf(request);
    requireVisible(request.caller, repository);
    return { status: 200, body: fullRepository(request.world, repository, request.caller) };
  },

  "GET /repos/{owner}/{repo}/collaborators/{username}/permission": (request) => {
    const repository = repositoryOf(request);
    requireVisible(request.caller, repository);
    const account = request.world.account(request.path.username ?? "");
    const role = roleOf(repository, account);
    const roleName = repository.collaborators.get(account)?.roleName ?? role ?? "none";
    const permission = role === null ? "none" : PERMISSION[role];
    const shown = { ...user(request.world, account), role_name: roleName };
    return { status: 200, body: { permission, role_name: roleName, user: shown } };
  },

  "POST /repos/{owner}/{repo}/dispatches": (request) => {
    const repository = requireContents(request, "write");
    const client_payload = request.body.client_payload ?? {};
    if (Object.keys(client_payload).length > 10)
      throw invalid("No more than 10 properties are allowed");
    if (JSON.stringify(client_payload).length > 65_535)
      throw invalid("client_payload is too large");
    request.world.onEvent({
      name: "repository_dispatch",
      action: text(request.body.event_type),
      repository,
      caller: request.caller,
      extra: { client_payload },
    });
    return { status: 204 };
  },

  "GET /repos/{owner}/{repo}/actions/runs/{run_id}": (request) => {
    const repository = repositoryOf(request);
    requireVisible(request.caller, repository);
    // Stricter than for other reads: the permission is needed in public repositories too.
    const given = request.caller.token.permissions.actions;
    if (request.caller.token.kind === "installation" && given === undefined)
      throw notForIntegrations();
    const attempts = request.world.runs.filter((run) => String(run.id) === request.path.run_id);
    const latest = attempts.at(-1);
    if (latest?.repository !== repository) throw notFound();
    return { status: 200, body: runShape(request.world, latest) };
  },

  "GET /repos/{owner}/{repo}/git/ref/{ref}": (request) => {
    const repository = requireContents(request, "read");
    const ref = `refs/${request.path.ref}`;
    const line = repository.git.run([
      "for-each-ref",
      "--format=%(objectname) %(objecttype) %(refname)",
      ref,
    ]);
    const [sha = "", type = "", name] = line.split("\n")[0]?.split(" ") ?? [];
    if (name !== ref) throw notFound();
    const url = repositoryUrl(request.world, repository);
    const object = { sha, type, url: `${url}/git/${type}s/${sha}` };
    return { status: 200, body: { ref, node_id: `REF_${ref}`, url: `${url}/git/${ref}`, object } };
  },

  "GET /repos/{owner}/{repo}/commits/{ref}": (request) => {
    const repository = requireContents(request, "read");
    const { ref = "" } = request.path;
    const sha = repository.git.resolve(ref);
    if (sha === null) throw new Refusal(422, `No commit found for SHA: ${ref}`);
    return { status: 200, body: commitShape(request.world, repository, sha) };
  },

  "GET /orgs/{org}/teams/{team_slug}/memberships/{username}": (request) => {
    const { world, caller, path } = request;
    const organization = world.account(path.org ?? "");
    const repository = world.repositories.find((one) => one.owner === organization);
    if (!repository) throw notFound();
    // Needs an app with `members: read`; the workflow's own token can never have it.
    const may = installationMay(caller, { repository, anyOf: ["members"], access: "write" });
    const mayRead = may || caller.token.permissions.members === "read";
    if (caller.token.kind === "installation" && !mayRead) throw notForIntegrations();
    const members = repository.teams[path.team_slug ?? ""] ?? [];
    if (!members.includes(path.username ?? "")) throw notFound();
    const url = `${world.url}/api/v3/orgs/${path.org}/teams/${path.team_slug}/memberships/${path.username}`;
    return { status: 200, body: { url, role: "member", state: "active" } };
  },

  "GET /user": (request) => {
    const { world, caller } = request;
    if (caller.token.kind === "installation") throw notForIntegrations();
    return { status: 200, body: privateUser(world, request) };
  },
};

function privateUser(world: World, request: RestRequest) {
  const counts = [
    "public_gists",
    "public_repos",
    "followers",
    "following",
    "collaborators",
    "disk_usage",
  ];
  const hidden = ["owned_private_repos", "private_gists", "total_private_repos"];
  const blanks = ["bio", "blog", "company", "email", "location", "name"];
  const now = world.now();
  return {
    ...user(world, request.caller.account),
    user_view_type: "private",
    ...Object.fromEntries([...counts, ...hidden].map((name) => [name, 0])),
    ...Object.fromEntries(blanks.map((name) => [name, null])),
    hireable: null,
    two_factor_authentication: true,
    created_at: now,
    updated_at: now,
  };
}

function runShape(world: World, run: Run) {
  const { repository } = run;
  const url = `${repositoryUrl(world, repository)}/actions/runs/${run.id}`;
  const commit = readCommit(repository, run.sha);
  const branch = run.headRef || run.ref.replace(/^refs\/(heads|tags)\//, "");
  const head = {
    id: run.sha,
    tree_id: commit.tree,
    message: commit.message,
    timestamp: commit.committer.date,
  };
  const person = ({ name, email }: { name: string; email: string }) => ({ name, email });
  const links = ["jobs", "logs", "artifacts", "cancel", "rerun"];
  return {
    id: run.id,
    name: run.name,
    node_id: `WFR_kwLO${run.id}`,
    check_suite_id: run.id + 1,
    check_suite_node_id: `CS_kwDO${run.id}`,
    head_branch: branch,
    head_sha: run.sha,
    path: run.path,
    run_number: run.number,
    run_attempt: run.attempt,
    event: run.event,
    display_title: run.name,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: 1,
    url,
    html_url: `${htmlUrl(world, repository)}/actions/runs/${run.id}`,
    pull_requests: [],
    created_at: run.createdAt,
    updated_at: run.updatedAt,
    run_started_at: run.createdAt,
    actor: user(world, run.actor),
    triggering_actor: user(world, run.triggeringActor),
    ...Object.fromEntries(links.map((name) => [`${name}_url`, `${url}/${name}`])),
    check_suite_url: `${repositoryUrl(world, repository)}/check-suites/${run.id + 1}`,
    workflow_url: `${repositoryUrl(world, repository)}/actions/workflows/1`,
    previous_attempt_url: run.attempt > 1 ? `${url}/attempts/${run.attempt - 1}` : null,
    head_commit: { ...head, author: person(commit.author), committer: person(commit.committer) },
    repository: repositoryShape(world, repository),
    head_repository: repositoryShape(world, repository),
    referenced_workflows: [],
  };
}
