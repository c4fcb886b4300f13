import { gitStore } from "../runtime/git-store.ts";
import { newHolder } from "../runtime/machine.ts";
import { createRedactor } from "../runtime/redact.ts";
import { secretsOf } from "../runtime/secrets.ts";
import type { Isolation } from "../tools/shell-process.ts";
import type { Arrival } from "./event.ts";
import type { Inputs } from "./inputs.ts";
import { lazyGitHub } from "./octokit.ts";
import type { Runner } from "./runner.ts";
import type { Log, Session } from "./session.ts";
import { openRepository } from "./vm.ts";

/** Puts together what one job works with. */
export async function openSession(job: {
  env: NodeJS.ProcessEnv;
  runner: Runner;
  inputs: Inputs;
  log: Log;
  signal: AbortSignal;
  arrival: Arrival;
}): Promise<Session> {
  const { env, runner, inputs } = job;
  const environment = definedOnly(env);
  const holder = newHolder(runner.workflowRun || null, runner.attempt);
  const secrets = secretsOf(environment, [
    inputs.githubToken,
    inputs.anthropicApiKey,
    inputs.openaiApiKey,
  ]);
  const redact = createRedactor(secrets);
  const github = lazyGitHub(runner, inputs.githubToken);
  const repository = await openRepository(runner, {
    token: inputs.githubToken,
    environment,
    nonce: holder.nonce,
  });
  const { git, remote } = repository;
  const lease = Number(environment.LLM_DO_LEASE_SECONDS);
  let isolation: Promise<Isolation> | undefined;
  return {
    inputs,
    runner,
    github,
    git,
    remote,
    repository,
    store: gitStore({ git, remote, prefix: inputs.stateRefPrefix, redact, secrets }),
    holder,
    environment,
    defaultModel: environment.LLM_DO_MODEL || null,
    leaseSeconds: lease > 0 ? lease : undefined,
    // GITHUB_SHA is the default branch wherever decisions are judged. A pull request's is its merge commit,
    // which the pull request can change: there the base counts.
    policyCommit: job.arrival.action === "start" ? job.arrival.place.projectCommit : runner.sha,
    isolation: () => {
      isolation ??= import("../tools/shell-process.ts").then(({ detectIsolation }) =>
        detectIsolation(),
      );
      return isolation;
    },
    secrets,
    redact,
    now: () => new Date(),
    signal: job.signal,
    log: job.log,
  };
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
