import { access, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createGit } from "../../src/git.ts";
import { parseLock } from "../../src/project/library-lock.ts";
import { parseSpecification } from "../../src/project/library-specification.ts";
import { libraryCommits, resolveRef } from "../../src/runtime/library-commits.ts";
import { openKeyboard } from "../cli/keyboard.ts";
import { commitAll, gitEnvironment, temporaryFolder } from "../lab/temporary.ts";

const COMMIT = "1".repeat(40);

async function repository(files: Record<string, string>, links: Record<string, string> = {}) {
  const directory = await temporaryFolder();
  const git = createGit({ directory, environment: gitEnvironment });
  await git.run(["init", "--quiet", "--initial-branch=main"]);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  for (const [path, target] of Object.entries(links)) await symlink(target, join(directory, path));
  return { directory, commit: await commitAll(git), url: `git+file://${directory}` };
}

async function install(directory: string) {
  const keyboard = await openKeyboard({ "a.md": "" });
  const home = await temporaryFolder();
  const libs = join(home, "libs");
  const env = { HOME: home, LLM_DO_LIBS: libs };
  return { home, libs, ...(await keyboard.run(["lib", "install", directory], { env })) };
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

describe("a hostile library cannot be installed", () => {
  test.each([
    ["project.yaml", "name: ../escaped\n"],
    ["project.yaml", "name: .git\n"],
    ["lib.yaml", "name: ../escaped\n"],
    ["lib.yaml", "name: utils\nversion: ../../escaped\n"],
    ["lib.yaml", "name: utils\nversion: x/../../escaped\n"],
  ])("over other folders by %s with %j", async (file, manifest) => {
    const { directory } = await repository({ [file]: manifest });
    const home = await temporaryFolder();
    await mkdir(join(home, "escaped"));
    await writeFile(join(home, "escaped/mine"), "mine");
    const keyboard = await openKeyboard({ "a.md": "" });
    const env = { HOME: home, LLM_DO_LIBS: join(home, "libs") };
    expect((await keyboard.run(["lib", "install", directory], { env })).code).toBe(1);
    expect(await readFile(join(home, "escaped/mine"), "utf8")).toBe("mine");
  });

  test("with a link in the place of our note, which would be written through", async () => {
    const victim = join(await temporaryFolder(), "bashrc");
    await writeFile(victim, "mine");
    const { url } = await repository(
      { "lib.yaml": "name: utils\n" },
      { ".llm-do-source.json": victim },
    );
    const { code, libs } = await install(url);
    expect(code).toBe(0);
    expect(await readFile(victim, "utf8")).toBe("mine");
    expect(await readFile(join(libs, "utils/.llm-do-source.json"), "utf8")).toContain("git+file");
  });

  test("with a manifest or worker that is a link to a file of its reader", async () => {
    const secret = join(await temporaryFolder(), "lib.yaml");
    await writeFile(secret, "name: stolen\n");
    const { directory } = await repository({ "a.md": "" }, { "lib.yaml": secret });
    const installed = await install(directory);
    expect(installed).toMatchObject({ code: 1, stderr: expect.stringContaining("no lib.yaml") });
  });
});

describe("an address or ref is no option, command or other protocol", () => {
  test.each([
    "git+ext::sh -c 'touch x'",
    "git+ext://sh -c x",
    "git+--upload-pack=touch x",
    "git+https://host/r.git#--upload-pack=x",
    "git+https://host/r.git#a..b",
    "git+https://user:password@host/r.git",
    "git+https://token@host/r.git",
    "git+fd://17",
    "../x",
    "path:../x",
    "./a/../../x",
    "/etc",
    ".git",
    "-x",
  ])("%s", (written) => {
    expect(parseSpecification(written)).toBeNull();
  });

  test.each([
    ["name: x", 'source: "git+--upload-pack=touch x"', `commit: ${COMMIT}`],
    ["name: x", 'source: "git+ext::sh -c x"', `commit: ${COMMIT}`],
    ["name: x", 'source: "--upload-pack=x"', `commit: ${COMMIT}`],
    ["name: x", "source: directory", `commit: ${COMMIT}`],
    ["name: x", "source: git+https://host/r.git", "commit: --output=x"],
    ["name: x", "source: git+https://host/r.git", "commit: main"],
    ["name: ../x", "source: directory"],
    ["name: x", "version: ../../y", "source: directory"],
  ])("in llm-do.lock: %s, %s", (...lines) => {
    const entry = [...lines, 'digest: "sha256:0"'].join("\n    ");
    const text = `libraries:\n  - ${entry}\n`;
    expect(() => parseLock({ file: "llm-do.lock", text })).toThrow(/llm-do\.lock:2:5: error/);
  });

  test("for git either, should one get that far", async () => {
    const folder = await temporaryFolder();
    const mark = join(folder, "mark");
    const where = { directory: join(folder, "commits"), environment: gitEnvironment };
    for (const url of [
      `--upload-pack=touch ${mark};`,
      `ext::touch ${mark}`,
      `ssh://-oProxyCommand=touch ${mark}/x`,
    ]) {
      await expect(libraryCommits(where)({ url, commit: COMMIT })).rejects.toThrow();
      await expect(resolveRef({ url, ref: "v1" }, where)).rejects.toThrow();
    }
    expect(await exists(mark)).toBe(false);
  });
});

/** Sends every request on to another server that speaks git, and remembers who was told what. */
async function startRedirect() {
  const told: { server: "ours" | "theirs"; authorization: string | undefined }[] = [];
  const line = (text: string) => (text.length + 4).toString(16).padStart(4, "0") + text;
  const start = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
    const server = createServer(answer).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    onTestFinished(() => void server.close());
    return (server.address() as AddressInfo).port;
  };
  const theirs = await start(({ headers, url }, response) => {
    told.push({ server: "theirs", authorization: headers.authorization });
    if (!url?.includes("info/refs")) return void response.end("0000");
    response.setHeader("content-type", "application/x-git-upload-pack-advertisement");
    const version = ["version 2\n", "ls-refs\n", "fetch\n"].map(line).join("");
    response.end(`${line("# service=git-upload-pack\n")}0000${version}0000`);
  });
  const ours = await start(({ headers, url }, response) => {
    told.push({ server: "ours", authorization: headers.authorization });
    response.writeHead(302, { location: `http://localhost:${theirs}${url}` }).end();
  });
  return { told, serverUrl: `http://127.0.0.1:${ours}` };
}

test("a server that sends git on to another one does not pass our token to it", async () => {
  const { told, serverUrl } = await startRedirect();
  const credentials = { serverUrl, token: "ghs_secret" };
  const directory = await temporaryFolder();
  const git = createGit({ directory, environment: gitEnvironment, credentials });
  await git.run(["ls-remote", `${serverUrl}/o/r.git`], { allowExitCodes: "any" });
  expect(told.map(({ server }) => server)).toContain("ours");
  expect(told.filter(({ server }) => server === "theirs")).toEqual([]);
});
