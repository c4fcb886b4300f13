import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { client, pick, startExample, WRITE } from "./example.ts";
import type { Lab } from "./lab.ts";

describe("the REST door", () => {
  let lab: Lab;
  beforeAll(async () => {
    lab = await startExample({
      people: { priv: { role: "write", membership: "private" }, tess: "triage", mo: "maintain" },
      repository: { teams: { core: ["maria"] } },
    });
  });
  afterAll(async () => {
    lab.check();
    await lab[Symbol.asyncDispose]();
  });
  const bot = () => client(lab, lab.workflowToken(WRITE));

  it("refuses a token that nobody issued, and a request without one", async () => {
    expect(await client(lab, "ghs_bogus").rest("GET", "")).toMatchObject({
      status: 401,
      body: { message: "Bad credentials" },
    });
    const response = await fetch(`${lab.apiUrl}/repos/acme/app`, {
      headers: { "user-agent": "x" },
    });
    expect(response.status).toBe(401);
  });

  it.each([
    ["alice", "admin", "admin"],
    ["mo", "write", "maintain"],
    ["maria", "write", "write"],
    ["tess", "read", "triage"],
    ["rita", "read", "read"],
    ["sam", "read", "read"],
  ])("says that %s has permission %s and role %s", async (login, permission, role) => {
    const { body } = await bot().rest("GET", `/collaborators/${login}/permission`);
    expect(body).toMatchObject({ permission, role_name: role, user: { login, type: "User" } });
  });

  it("does not know the permission of somebody who does not exist", async () => {
    expect((await bot().rest("GET", "/collaborators/nobody/permission")).status).toBe(404);
  });

  it("keeps a person's id through a new login and forgets a removed role", async () => {
    lab.setRole("old", "write");
    const before = await bot().rest("GET", "/collaborators/old/permission");
    lab.rename("old", "new");
    lab.setRole("new", null);
    const after = await bot().rest("GET", "/collaborators/new/permission");
    expect(pick(after.body, "user.id")).toBe(pick(before.body, "user.id"));
    expect(after.body).toMatchObject({ permission: "read" });
  });

  it.each([
    ["POST", "/issues", { title: "x" }, { contents: "write" }],
    ["POST", "/pulls", { head: "h", base: "main", title: "t" }, { contents: "write" }],
    ["POST", "/dispatches", { event_type: "llm-do" }, { issues: "write" }],
    ["GET", "/actions/runs/1", undefined, { contents: "write" }],
  ] as const)("refuses %s %s without the permission", async (method, path, body, permissions) => {
    const reply = await client(lab, lab.workflowToken(permissions)).rest(method, path, body);
    expect(reply).toMatchObject({
      status: 403,
      body: { message: "Resource not accessible by integration" },
    });
  });

  it("keeps GET /user from installation tokens and gives it to people", async () => {
    expect((await bot().api("GET", "/user")).status).toBe(403);
    const maria = client(lab, lab.as("maria").token);
    expect((await maria.api("GET", "/user")).body).toMatchObject({ login: "maria" });
  });

  it("shows team membership to a token that may read members only", async () => {
    const path = "/orgs/acme/teams/core/memberships";
    expect((await bot().api("GET", `${path}/maria`)).status).toBe(403);
    const app = client(lab, lab.appToken("helper", { members: "read" }));
    expect((await app.api("GET", `${path}/maria`)).body).toMatchObject({ state: "active" });
    expect((await app.api("GET", `${path}/rita`)).status).toBe(404);
  });

  it("lets the bot comment and edits show, also those of other writers", async () => {
    const number = lab.as("sam").openIssue({ title: "Help" });
    const { body } = await bot().rest("POST", `/issues/${number}/comments`, { body: "Hello" });
    expect(body).toMatchObject({
      user: { login: "github-actions[bot]", type: "Bot" },
      author_association: "NONE",
      performed_via_github_app: { slug: "github-actions" },
    });
    const id = Number(pick(body, "id"));
    expect(id).toBeGreaterThan(2 ** 31);
    lab.as("maria").editComment(id, "Changed");
    expect(lab.comments(number)).toMatchObject([{ body: "Changed", isEdited: true }]);
    expect(() => lab.as("rita").editComment(id, "No")).toThrow(
      "does not have the correct permissions",
    );
  });

  it("shows a private member of the organization as NONE", async () => {
    const number = lab.as("priv").openIssue({ title: "From inside" });
    const { body } = await bot().rest("GET", `/issues/${number}`);
    expect(body).toMatchObject({ author_association: "NONE" });
    expect((await bot().rest("GET", "/collaborators/priv/permission")).body).toMatchObject({
      permission: "write",
    });
  });

  it("names the app that acted for a person", async () => {
    const number = lab.as("maria").openIssue({ title: "By hand" });
    lab.as("maria", { viaApp: "helper" }).comment(number, "/approve");
    const { body } = await bot().rest("GET", `/issues/${number}/comments`);
    expect(body).toMatchObject([{ performed_via_github_app: { slug: "helper" } }]);
  });

  it("refuses a body of 65,537 characters and takes one of 65,536", async () => {
    const number = lab.as("maria").openIssue({ title: "Long" });
    const post = (length: number) =>
      bot().rest("POST", `/issues/${number}/comments`, { body: "x".repeat(length) });
    expect((await post(65_537)).status).toBe(422);
    expect((await post(65_536)).status).toBe(201);
  });

  it("reacts once per user and content", async () => {
    const number = lab.as("maria").openIssue({ title: "React" });
    const { id } = lab.as("maria").comment(number, "Hi");
    const react = () => bot().rest("POST", `/issues/comments/${id}/reactions`, { content: "eyes" });
    expect([(await react()).status, (await react()).status]).toEqual([201, 200]);
    expect(lab.reactions(id)).toEqual({ eyes: ["github-actions[bot]"] });
  });

  it("pages lists and links to the next page", async () => {
    const number = lab.as("maria").openIssue({ title: "Many" });
    for (const index of Array(5).keys()) lab.as("maria").comment(number, `Comment ${index}`);
    const first = await bot().rest("GET", `/issues/${number}/comments?per_page=2`);
    expect(first.body).toHaveLength(2);
    expect(first.headers.get("link")).toMatch(/page=2>; rel="next".*page=3>; rel="last"/);
    const last = await bot().rest("GET", `/issues/${number}/comments?per_page=2&page=3`);
    expect(last.body).toMatchObject([{ body: "Comment 4" }]);
  });

  it("reads refs and commits from git", async () => {
    const main = lab.git("rev-parse", "main");
    const ref = await bot().rest("GET", "/git/ref/heads/main");
    expect(ref.body).toMatchObject({ ref: "refs/heads/main", object: { sha: main } });
    expect((await bot().rest("GET", "/git/ref/heads/mai")).status).toBe(404);
    expect((await bot().rest("GET", "/commits/main")).body).toMatchObject({ sha: main });
  });
});
