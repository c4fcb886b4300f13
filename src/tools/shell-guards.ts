import { basename } from "node:path";
import { guardGit } from "./git-guards.ts";
import { type ArgumentGuard, guardOptions, indexesOf } from "./option-guard.ts";
import { guardSed } from "./sed-guard.ts";

/** Why a rule does not speak for a command that its words match. */
export interface Guard {
  /**
   * `hides`: the command runs another one, so that no rule on its words says anything.
   * `argument`: an argument turns it into something else; only a rule that spells it out holds.
   */
  kind: "hides" | "argument";
  /** Indexes into the argument vector, at least one, in no order. */
  indexes: number[];
}

/** Commands that run what their arguments say. */
const WRAPPERS = new Set(
  [
    "eval exec command builtin source . trap coproc env xargs sudo doas su runuser timeout nohup time",
    "nice ionice chrt setsid stdbuf chroot unshare nsenter setpriv flock watch parallel script strace",
    "ltrace busybox toybox start-stop-daemon systemd-run awk gawk mawk nawk test [ [[ let",
  ].flatMap((line) => line.split(" ")),
);

const SHELLS = new Set("sh bash dash ash zsh ksh mksh fish csh tcsh rbash".split(" "));

const ARGUMENT_GUARDS: Record<string, ArgumentGuard> = {
  git: guardGit,
  sed: guardSed,
  tar: guardTar,
  find: (words) => indexesOf(words, (word) => FIND_ACTIONS.has(word)),
  printf: (words) => indexesOf(words, (word) => word.startsWith("-v")),
  rg: guardOptions({ letters: "", names: ["pre", "hostname-bin"] }),
  sort: guardOptions({ letters: "o", names: ["output", "compress-program"] }),
  curl: guardOptions({
    letters: "oOJKTDc",
    names:
      "output output-dir remote-name remote-name-all remote-header-name config upload-file dump-header cookie-jar trace trace-ascii stderr libcurl etag-save hsts alt-svc".split(
        " ",
      ),
  }),
  wget: guardOptions({
    letters: "OoaeP",
    names:
      "output-document output-file append-output execute use-askpass directory-prefix config".split(
        " ",
      ),
  }),
};

const FIND_ACTIONS = new Set(
  "-delete -exec -execdir -ok -okdir -fls -fprint -fprint0 -fprintf".split(" "),
);

/** What about a command a rule on its leading words could not have meant; undefined = nothing. */
export function findGuard(argv: readonly string[]): Guard | undefined {
  const [program = "", ...words] = argv;
  const name = basename(program);
  if (WRAPPERS.has(name)) return { kind: "hides", indexes: [0] };
  const kind = SHELLS.has(name) ? "hides" : "argument";
  const guard = kind === "hides" ? guardShell : ARGUMENT_GUARDS[name];
  const indexes = guard?.(words).map((index) => index + 1) ?? [];
  return indexes.length > 0 ? { kind, indexes } : undefined;
}

const guardTarOptions = guardOptions({
  letters: "IF",
  names:
    "to-command checkpoint-action use-compress-program info-script new-volume-script rmt-command rsh-command".split(
      " ",
    ),
});

/** Tar's first word is a cluster of letters even without a dash. */
function guardTar(words: readonly string[]): number[] {
  const isCluster = /^[A-Za-z]*[IF]/.test(words[0] ?? "");
  return isCluster ? [0] : guardTarOptions(words);
}

/** `-c` of a shell, also within `-lc`, after options that take a word, or with a plus sign. */
function guardShell(words: readonly string[]): number[] {
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    if (!/^[-+]./.test(word) || word === "--") return [];
    if (word.startsWith("--")) {
      if (/^--(command|init-command)/.test(word)) return [index];
      if (/^--(rcfile|init-file)$/.test(word)) index += 1;
    } else {
      if (/[cC]/.test(word)) return [index];
      if (/[oO]$/.test(word)) index += 1;
    }
  }
  return [];
}
