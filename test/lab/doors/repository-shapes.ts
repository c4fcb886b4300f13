/** JSON of accounts and repositories. */
import { type Caller, roleOf } from "../github/access.ts";
import type { Account, Repository } from "../github/objects.ts";
import { fullName, type World } from "../github/world.ts";
import { apiUrl, htmlUrl, repositoryUrl } from "./urls.ts";

export function user(world: World, account: Account) {
  const login = encodeURIComponent(account.login);
  const url = `${apiUrl(world)}/users/${login}`;
  const isBot = account.type === "Bot";
  const page = isBot ? `apps/${account.login.replace("[bot]", "")}` : login;
  return {
    login: account.login,
    id: account.id,
    node_id: account.nodeId,
    avatar_url: `${world.url}/avatars/${account.id}`,
    gravatar_id: "",
    url,
    html_url: `${world.url}/${page}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: account.type,
    user_view_type: "public",
    site_admin: false,
  };
}

/** Paths behind a repository's `…_url` fields. */
const REPOSITORY_LINKS = {
  archive: "/{archive_format}{/ref}",
  assignees: "/assignees{/user}",
  blobs: "/git/blobs{/sha}",
  branches: "/branches{/branch}",
  collaborators: "/collaborators{/collaborator}",
  comments: "/comments{/number}",
  commits: "/commits{/sha}",
  compare: "/compare/{base}...{head}",
  contents: "/contents/{+path}",
  contributors: "/contributors",
  deployments: "/deployments",
  downloads: "/downloads",
  events: "/events",
  forks: "/forks",
  git_commits: "/git/commits{/sha}",
  git_refs: "/git/refs{/sha}",
  git_tags: "/git/tags{/sha}",
  hooks: "/hooks",
  issue_comment: "/issues/comments{/number}",
  issue_events: "/issues/events{/number}",
  issues: "/issues{/number}",
  keys: "/keys{/key_id}",
  labels: "/labels{/name}",
  languages: "/languages",
  merges: "/merges",
  milestones: "/milestones{/number}",
  notifications: "/notifications{?since,all,participating}",
  pulls: "/pulls{/number}",
  releases: "/releases{/id}",
  stargazers: "/stargazers",
  statuses: "/statuses/{sha}",
  subscribers: "/subscribers",
  subscription: "/subscription",
  tags: "/tags",
  teams: "/teams",
  trees: "/git/trees{/sha}",
};

export function repositoryShape(world: World, repository: Repository) {
  const url = repositoryUrl(world, repository);
  const html = htmlUrl(world, repository);
  const links = Object.entries(REPOSITORY_LINKS).map(([name, path]) => [`${name}_url`, url + path]);
  const open = repository.issues.filter((issue) => issue.state === "open").length;
  return {
    id: repository.id,
    node_id: repository.nodeId,
    name: repository.name,
    full_name: fullName(repository),
    private: repository.private,
    visibility: repository.private ? "private" : "public",
    owner: user(world, repository.owner),
    html_url: html,
    description: null,
    fork: repository.forkOf !== null,
    url,
    ...Object.fromEntries(links),
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    pushed_at: repository.createdAt,
    git_url: `git://${html.replace(/^https?:\/\//, "")}.git`,
    ssh_url: `git@${new URL(world.url).hostname}:${fullName(repository)}.git`,
    clone_url: `${html}.git`,
    svn_url: html,
    homepage: null,
    size: 1,
    stargazers_count: 0,
    watchers_count: 0,
    watchers: 0,
    language: null,
    has_issues: repository.settings.issues,
    has_projects: true,
    has_downloads: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    forks_count: 0,
    forks: 0,
    mirror_url: null,
    archived: false,
    disabled: false,
    open_issues_count: open,
    open_issues: open,
    license: null,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: [],
    default_branch: repository.defaultBranch,
  };
}

export function fullRepository(world: World, repository: Repository, caller: Caller) {
  const role = roleOf(repository, caller.account);
  const permissions = {
    admin: role === "admin",
    maintain: role === "admin" || role === "maintain",
    push: role === "admin" || role === "maintain" || role === "write",
    triage: role !== null && role !== "read",
    pull: role !== null,
  };
  const shown = caller.token.kind === "person" ? { permissions } : {};
  return {
    ...repositoryShape(world, repository),
    ...shown,
    network_count: 0,
    subscribers_count: 0,
  };
}
