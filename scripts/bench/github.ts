import { createServer, type Server } from "node:http";
import { serveGit } from "../../test/lab/git-http.ts";

/**
 * As little of GitHub as a start on `workflow_dispatch` needs, so that its own work is not what is
 * measured: one repository over smart HTTP, its facts, and the token's login. The rest is 404.
 */
export function createGithub(options: { repository: string; directory: string }): Server {
  const { repository, directory } = options;
  const git = serveGit({ repositories: { [repository]: directory } });
  const facts = {
    id: 1,
    node_id: "R_1",
    full_name: repository,
    default_branch: "main",
    private: false,
  };
  const person = { id: 3, login: "maria", type: "User" };
  const answers: Record<string, unknown> = {
    [`GET /repos/${repository}`]: facts,
    [`GET /repos/${repository}/collaborators/${person.login}/permission`]: {
      permission: "write",
      role_name: "write",
      user: person,
    },
    "POST /graphql": { data: { viewer: { login: "github-actions[bot]" } } },
  };
  return createServer((request, response) => {
    if (git(request, response)) return;
    const found = answers[`${request.method} ${request.url?.split("?")[0]}`];
    response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(found ?? { message: "Not Found" }));
  });
}
