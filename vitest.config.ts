import { readFileSync } from "node:fs";
import { devNull } from "node:os";
import { defineConfig } from "vitest/config";

/** The published @actions packages name source maps that they do not hold: one warning per file. */
const withoutSourceMaps = {
  name: "without-source-maps",
  load: (id: string) =>
    /\/node_modules\/@actions\/.*\.js$/.test(id)
      ? readFileSync(id, "utf8").replace(/^\/\/# sourceMappingURL=.*$/m, "")
      : null,
};

/** Many machines and many faults: minutes, so a command of its own (`npm run test:e2e`). */
const LONG = [
  "attacks/code-tools",
  "cli/python-workers",
  "e2e/authority",
  "e2e/bad-input",
  "e2e/changes",
  "e2e/chat",
  "e2e/commands",
  "e2e/edit",
  "e2e/faults",
  "e2e/hostile-input",
  "e2e/lifecycle",
  "e2e/missing-permissions",
  "e2e/no-pull-requests",
  "e2e/outages",
  "e2e/races",
  "e2e/refusals",
  "e2e/unknown-outcome",
  "e2e/worker-pull-request",
  "examples",
  "examples/lab",
  "github/push-result",
  "lab/actions",
  "runtime/code-tools",
].map((name) => `test/${name}.test.ts`);
const long = process.env.LLM_DO_LONG_TESTS === "1";

// .ci/run counts the tests in this file.
const { LLM_DO_TEST_REPORT: report } = process.env;

export default defineConfig({
  plugins: [withoutSourceMaps],
  test: {
    include: long ? LONG : ["test/**/*.test.ts"],
    exclude: long ? [] : LONG,
    // Most tests wait for processes of their own: one file a core, whatever vitest would leave free.
    maxWorkers: 2,
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
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
