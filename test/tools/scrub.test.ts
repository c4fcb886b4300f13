import { describe, expect, it } from "vitest";
import { scrubEnvironment } from "../../src/tools/scrub.ts";

describe("scrubEnvironment", () => {
  it.each([
    "GITHUB_TOKEN",
    "GH_TOKEN",
    "NPM_TOKEN",
    "TOKEN",
    "MY_TOKEN_2",
    "npm_config__authToken",
    "NODE_AUTH_TOKEN",
    "ANTHROPIC_API_KEY",
    "ANTHROPIC_BASE_URL",
    "OPENAI_ORG_ID",
    "APIKEY",
    "SOME_APIKEY",
    "AWS_ACCESS_KEY_ID",
    "AWS_SECRET_ACCESS_KEY",
    "AWS_SESSION_TOKEN",
    "SSH_PRIVATE_KEY",
    "CLIENT_SECRET",
    "SECRETS_JSON",
    "PGPASSWORD",
    "DB_PASSWORD_FILE",
    "GPG_PASSPHRASE",
    "GOOGLE_APPLICATION_CREDENTIALS",
    "GOOGLE_GHA_CREDS_PATH",
    "DOCKER_AUTH_CONFIG",
    "INPUT_GITHUB-TOKEN",
    "INPUT_MODEL",
    "ACTIONS_RUNTIME_URL",
    "ACTIONS_ID_TOKEN_REQUEST_URL",
    "STATE_anything",
    "GITHUB_ENV",
    "GITHUB_PATH",
    "GITHUB_OUTPUT",
    "GITHUB_STATE",
    "GITHUB_STEP_SUMMARY",
    "NODE_OPTIONS",
    "BASH_ENV",
    "ENV",
    "LD_PRELOAD",
    "GIT_CONFIG_COUNT",
    "GIT_CONFIG_KEY_0",
    "GIT_CONFIG_GLOBAL",
    "GIT_ASKPASS",
    "GIT_SSH_COMMAND",
    "SSH_AUTH_SOCK",
    "BASH_FUNC_ls%%",
  ])("drops %s unless the worker lists it", (name) => {
    expect(scrubEnvironment({ [name]: "x" }, [])).toEqual({});
    expect(scrubEnvironment({ [name]: "x" }, [name])).toEqual({ [name]: "x" });
  });

  it.each([
    "PATH",
    "HOME",
    "USER",
    "PWD",
    "LANG",
    "LC_ALL",
    "TZ",
    "TERM",
    "SHELL",
    "CI",
    "RUNNER_OS",
    "GITHUB_REPOSITORY",
    "GITHUB_SHA",
    "GITHUB_WORKSPACE",
    "GITHUB_ACTOR",
    "KEYBOARD",
    "MONKEY",
    "TOKENIZERS_PARALLELISM",
    "JAVA_HOME",
    "LD_LIBRARY_PATH",
    "ENVIRONMENT",
  ])("keeps %s", (name) => {
    expect(scrubEnvironment({ [name]: "x" }, [])).toEqual({ [name]: "x" });
  });

  it("drops an address that carries a password, whatever its name", () => {
    const environment = {
      DATABASE_URL: "postgres://user:hunter2@db.example/x",
      PROXY: "http://proxy.example:8080",
      HOMEPAGE: "https://example.com/a:b@c",
    };
    expect(Object.keys(scrubEnvironment(environment, []))).toEqual(["PROXY", "HOMEPAGE"]);
  });
});
