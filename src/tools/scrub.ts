/** Names whose value is likely a secret, or a way to one. Compared without regard to case. */
const SECRETS: readonly RegExp[] = [
  /(^|_)(AUTH)?TOKEN(_|$)/,
  /(^|_)(API|ACCESS|PRIVATE|SSH)?KEYS?(_|$)/,
  /SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL/,
  /(^|_)(AUTH|CREDS|PAT)(_|$)/,
  /^(ANTHROPIC|OPENAI)_/,
];

/** The runner's own: inputs, tokens and the file commands that steer later steps. */
const RUNNER: readonly RegExp[] = [
  /^(INPUT|ACTIONS|STATE)_/,
  // https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
  /^GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY|TOKEN)$/,
];

/** Variables that make a program run another one, before or instead of what was approved. */
const INJECTION: readonly RegExp[] = [
  /^(NODE_OPTIONS|BASH_ENV|ENV|LD_PRELOAD|LD_AUDIT|SHELLOPTS|BASHOPTS|PROMPT_COMMAND|PS4)$/,
  /^BASH_FUNC_/,
  /^GIT_(CONFIG|ASKPASS|SSH|EXEC_PATH|EXTERNAL_DIFF|PAGER|EDITOR|PROXY_COMMAND)/,
  /^SSH_(AUTH_SOCK|ASKPASS)/,
];

const DROPPED = [...SECRETS, ...RUNNER, ...INJECTION];

/** `https://user:password@host`, as in many DATABASE_URLs. */
const URL_WITH_PASSWORD = /:\/\/[^/\s:@]*:[^/\s@]+@/;

/**
 * The environment that a tool's child process gets. `allowed` are names that the worker's author
 * lets through whatever they look like. This is hygiene, not a boundary: see shell-process.ts.
 */
export function scrubEnvironment(
  environment: Readonly<Record<string, string>>,
  allowed: readonly string[],
): Record<string, string> {
  const kept = Object.entries(environment).filter(
    ([name, value]) => allowed.includes(name) || isHarmless(name, value),
  );
  return Object.fromEntries(kept);
}

function isHarmless(name: string, value: string): boolean {
  const upper = name.toUpperCase();
  return !DROPPED.some((pattern) => pattern.test(upper)) && !URL_WITH_PASSWORD.test(value);
}
