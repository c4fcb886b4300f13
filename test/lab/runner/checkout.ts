/** A stand-in for actions/checkout: real git over the lab's smart HTTP, for the inputs that matter here. */
import { join } from "node:path";
import { gitEnvironment } from "../github/git.ts";
import type { JobFacts } from "./contexts.ts";

type Conclusion = "success" | "failure";

const extraHeader = (facts: JobFacts): string => `http.${facts.world.url}/.extraheader`;

export async function checkout(
  facts: JobFacts,
  inputs: Record<string, string>,
): Promise<{ conclusion: Conclusion; directory: string }> {
  const { run, world, machine } = facts;
  const directory = join(machine.workspace, inputs.path ?? "");
  const repository = inputs.repository ?? `${run.repository.owner.login}/${run.repository.name}`;
  const credentials = Buffer.from(`x-access-token:${inputs.token ?? facts.token.value}`).toString(
    "base64",
  );
  machine.log.mask(credentials);
  // Without `ref` exactly the event's commit; a fetch by name would race with pushes.
  const wanted = inputs.ref ? inputs.ref : run.sha;
  const depth = inputs["fetch-depth"] ?? "1";
  const fetch = [
    "fetch",
    "--no-tags",
    "--prune",
    ...(depth === "0" ? [] : [`--depth=${depth}`]),
    "origin",
    wanted,
  ];
  const branch = inputs.ref
    ? inputs.ref.replace(/^refs\/heads\//, "")
    : run.ref.replace(/^refs\/heads\//, "");
  const isBranch = !/^(refs\/|[0-9a-f]{40}$)/.test(branch);
  const commands = [
    ["init", "--quiet", "--initial-branch=main", directory],
    ["remote", "add", "origin", `${world.url}/${repository}`],
    ["config", extraHeader(facts), `AUTHORIZATION: basic ${credentials}`],
    fetch,
    ["checkout", "--quiet", "--force", ...(isBranch ? ["-B", branch] : ["--detach"]), "FETCH_HEAD"],
    ...(isBranch ? [["update-ref", `refs/remotes/origin/${branch}`, "HEAD"]] : []),
  ];
  for (const args of commands) {
    if (!(await git(facts, directory, args))) return { conclusion: "failure", directory };
  }
  if (inputs["persist-credentials"] === "false") await removeCredentials(facts, directory);
  return { conclusion: "success", directory };
}

async function git(facts: JobFacts, directory: string, args: string[]): Promise<boolean> {
  const place = args[0] === "init" ? [] : ["-C", directory];
  const exit = await facts.machine.execute({
    file: "git",
    args: [...place, ...args],
    environment: gitEnvironment(),
    directory: facts.machine.workspace,
  });
  return exit.kind === "exited" && exit.code === 0;
}

export async function removeCredentials(facts: JobFacts, directory: string) {
  await git(facts, directory, ["config", "--unset-all", extraHeader(facts)]);
  return { conclusion: "success" as const, outputs: {}, exitCode: 0 };
}
