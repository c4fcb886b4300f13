/** JSON of accounts, repositories, issues and comments, as REST answers and webhook payloads show them. */
import { association, type Caller, roleOf } from "./access.ts";
import type { Account, Comment, Issue, IssueComment, Reaction, Repository } from "./objects.ts";
import { fullName, type World } from "./world.ts";

export const apiUrl = (world: World): string => `${world.url}/api/v3`;

export function repositoryUrl(world: World, repository: Repository): string {
  return `${apiUrl(world)}/repos/${fullName(repository)}`;
}

export function htmlUrl(world: World, repository: Repository): string {
  return `${world.url}/${fullName(repository)}`;
}

export function issueUrl(world: World, issue: Issue): string {
  const kind = issue.pull ? "pull" : "issues";
  return `${htmlUrl(world, issue.repository)}/${kind}/${issue.number}`;
}

export function commentUrl(world: World, comment: Comment): string {
  const anchor = comment.kind === "issue_comment" ? "issuecomment-" : "discussion_r";
  return `${issueUrl(world, comment.issue)}#${anchor}${comment.id}`;
}

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

export function reactionShape(world: World, reaction: Reaction) {
  return {
    id: reaction.id,
    node_id: reaction.nodeId,
    user: user(world, reaction.user),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}

export function reactionRollup(url: string, reactions: Reaction[]) {
  const count = (content: string) => reactions.filter((one) => one.content === content).length;
  const contents = ["+1", "-1", "laugh", "hooray", "confused", "heart", "rocket", "eyes"];
  return {
    url: `${url}/reactions`,
    total_count: reactions.length,
    ...Object.fromEntries(contents.map((content) => [content, count(content)])),
  };
}

/** The app that acted with a person's token: `performed_via_github_app`. */
export function viaApp(world: World, written: { viaApp: string | null; createdAt: string }) {
  if (written.viaApp === null) return null;
  return {
    id: 4242,
    slug: written.viaApp,
    node_id: "A_kwDO4242",
    owner: user(world, world.accounts[0] ?? world.account("web-flow")),
    name: written.viaApp,
    description: null,
    external_url: world.url,
    html_url: `${world.url}/apps/${written.viaApp}`,
    created_at: written.createdAt,
    updated_at: written.createdAt,
    permissions: { issues: "write" },
    events: [],
  };
}

export function issueShape(world: World, issue: Issue) {
  const url = `${repositoryUrl(world, issue.repository)}/issues/${issue.number}`;
  const html = issueUrl(world, issue);
  const pull = {
    url: url.replace("/issues/", "/pulls/"),
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    merged_at: issue.pull?.mergedAt ?? null,
  };
  return {
    url,
    repository_url: repositoryUrl(world, issue.repository),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    timeline_url: `${url}/timeline`,
    html_url: html,
    id: issue.id,
    node_id: issue.nodeId,
    number: issue.number,
    title: issue.title,
    user: user(world, issue.author),
    labels: [],
    state: issue.state,
    state_reason: issue.stateReason,
    locked: false,
    active_lock_reason: null,
    assignee: null,
    assignees: [],
    milestone: null,
    comments: issue.comments.length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    author_association: association(issue.repository, issue.author),
    body: issue.body === "" ? null : issue.body,
    reactions: reactionRollup(url, issue.reactions),
    performed_via_github_app: viaApp(world, issue),
    ...(issue.pull ? { pull_request: pull, draft: issue.pull.draft } : {}),
  };
}

export function issueCommentShape(world: World, comment: IssueComment) {
  const base = repositoryUrl(world, comment.issue.repository);
  const url = `${base}/issues/comments/${comment.id}`;
  return {
    url,
    html_url: commentUrl(world, comment),
    issue_url: `${base}/issues/${comment.issue.number}`,
    id: comment.id,
    node_id: comment.nodeId,
    user: user(world, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    body: comment.body,
    author_association: association(comment.issue.repository, comment.author),
    reactions: reactionRollup(url, comment.reactions),
    performed_via_github_app: viaApp(world, comment),
  };
}
