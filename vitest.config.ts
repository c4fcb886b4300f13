import { devNull } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    // Real processes and real git on a busy two-core runner; a hang is still noticed soon.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    env: {
      // The person's git settings (identity, hooks, signing, default branch) never decide a test.
      GIT_CONFIG_GLOBAL: devNull,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_TERMINAL_PROMPT: "0",
      NO_COLOR: "1",
      TZ: "UTC",
      // On a runner the tests are not the Action: what they start decides that for itself.
      GITHUB_ACTIONS: "",
    },
    // @actions/languageservice imports JSON without an attribute, which Node refuses.
    server: { deps: { inline: [/@actions\//] } },
  },
});
