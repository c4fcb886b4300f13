import { optionMatcher } from "./option-guard.ts";

/** Options in front of the subcommand that change nothing but the presentation. */
const HARMLESS_GLOBAL = new Set(
  "--no-pager --no-optional-locks --literal-pathspecs --version --help -v -h".split(" "),
);

/**
 * Long options of any subcommand that run a program, name a file to write, bring a configuration or
 * leave the repository.
 */
const NAMES =
  "exec exec-path upload-pack receive-pack output output-directory ext-diff textconv open-files-in-pager extcmd template config git-dir work-tree config-env no-index remote".split(
    " ",
  );

/** Letters with the same meaning, by subcommand: elsewhere they mean something harmless. */
const LETTERS: Record<string, string> = {
  archive: "o",
  clone: "cu",
  "format-patch": "o",
  grep: "O",
  rebase: "x",
};

/** Subcommands that exist to run commands or to change what git itself runs. */
const RUNS_COMMANDS = new Set(
  "config filter-branch difftool mergetool daemon credential instaweb".split(" "),
);
const RUNS_COMMANDS_WITH: Record<string, string> = { submodule: "foreach", bisect: "run" };

/**
 * Indexes of the words that make git run, write or reach something of the model's choice
 * (https://git-scm.com/docs/git#_options, https://git-scm.com/docs/git-config).
 */
export function guardGit(words: readonly string[]): number[] {
  const firstOperand = words.findIndex((word) => !word.startsWith("-"));
  const start = firstOperand === -1 ? words.length : firstOperand;
  const subcommand = words[start] ?? "";
  const runner = RUNS_COMMANDS_WITH[subcommand];
  const matches = optionMatcher({ letters: LETTERS[subcommand] ?? "", names: NAMES });
  return words.flatMap((word, index) => {
    if (index < start) return HARMLESS_GLOBAL.has(word) ? [] : [index];
    if (index === start) return RUNS_COMMANDS.has(word) ? [index] : [];
    // `--text` (treat all files as text) is a beginning of `--textconv` and an option of its own.
    return word === runner || (word !== "--text" && matches(word)) ? [index] : [];
  });
}
