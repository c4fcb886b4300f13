import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createGit } from "../src/git.ts";
import { gitEnvironment, temporaryFolder, temporaryRepository } from "./lab/temporary.ts";

test("a failure says which command failed, how, and git's last words", async () => {
  const git = await temporaryRepository({ bare: false });
  await expect(git.run(["rev-parse", "--verify", "nowhere"])).rejects.toMatchObject({
    code: "store",
    message: "git rev-parse failed with exit code 128: fatal: Needed a single revision",
  });
});

test("an exit code that is an answer is returned", async () => {
  const git = await temporaryRepository({ bare: false });
  const result = await git.run(["config", "no.such"], { allowExitCodes: [1] });
  expect(result).toEqual({ stdout: "", stderr: "", exitCode: 1 });
});

test("bytes come back as they are", async () => {
  const git = await temporaryRepository({ bare: false });
  const input = Buffer.from([0, 255, 10, 13, 128]);
  const { stdout } = await git.run(["hash-object", "-w", "--stdin"], { input });
  expect((await git.bytes(["cat-file", "blob", stdout.trim()])).stdout).toEqual(input);
});

test("hooks of the repository and variables of the caller change nothing", async () => {
  const { directory } = await temporaryRepository({ bare: false });
  const environment = { ...gitEnvironment, GIT_DIR: "/nowhere", GIT_CONFIG_PARAMETERS: "'a.b=c'" };
  const git = createGit({ directory, environment });
  const hook = join(directory, ".git/hooks/pre-commit");
  await writeFile(hook, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const identity = ["-c", "user.name=x", "-c", "user.email=x@example.com"];
  await git.run([...identity, "commit", "--allow-empty", "--message=x"]);
  expect((await git.run(["log", "--format=%s"])).stdout).toBe("x\n");
  expect((await git.run(["config", "a.b"], { allowExitCodes: [1] })).exitCode).toBe(1);
});

test("a command that hangs is stopped with its children, and so is one that is cancelled", async () => {
  const git = await temporaryRepository({ bare: false });
  const wait = ["-c", "alias.wait=!echo $$ > pid && sleep 60", "wait"];
  await expect(git.run(wait, { timeoutSeconds: 0.5 })).rejects.toThrow("within 0.5 seconds");
  const pid = Number(await readFile(join(git.directory, "pid"), "utf8"));
  await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false);
  const signal = AbortSignal.timeout(100);
  await expect(git.run(wait, { signal })).rejects.toThrow("was cancelled");
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("a folder that does not exist is named", async () => {
  const git = createGit({ directory: "/no/such/folder", environment: gitEnvironment });
  await expect(git.run(["status"])).rejects.toThrow('could not be started in "/no/such/folder"');
});

test("the token is sent once, in place of one that a checkout left, and is in no argument or error", async () => {
  const headers: (string | string[] | undefined)[] = [];
  const server = createServer((request, response) => {
    headers.push(request.headersDistinct.authorization);
    response.writeHead(403, { "content-type": "text/plain" }).end("token s3cr3t-token is bad");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { directory } = await temporaryRepository({ bare: false });
  const credentials = { serverUrl, token: "s3cr3t-token" };
  const git = createGit({ directory, environment: gitEnvironment, credentials });
  await git.run(["config", `http.${serverUrl}/.extraheader`, "AUTHORIZATION: basic old"]);
  const failure = git.run(["ls-remote", `${serverUrl}/o/r`]);
  await expect(failure).rejects.toThrow("403");
  await expect(failure).rejects.not.toThrow("s3cr3t");
  const expected = Buffer.from("x-access-token:s3cr3t-token").toString("base64");
  expect(headers).toEqual([[`basic ${expected}`]]);
});

test("another index leaves the repository's own alone", async () => {
  const git = await temporaryRepository({ bare: false });
  await writeFile(join(git.directory, "a"), "a");
  const other = git.at({ indexFile: join(await temporaryFolder(), "index") });
  await other.run(["add", "a"]);
  expect((await other.run(["ls-files"])).stdout).toBe("a\n");
  expect((await git.run(["ls-files"])).stdout).toBe("");
});
