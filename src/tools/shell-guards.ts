import { basename } from "node:path";
import { guardGit } from "./git-guards.ts";
import { type ArgumentGuard, guardOptions, indexesOf } from "./option-guard.ts";
import { guardSed } from "./sed-guard.ts";

/** Why a rule does not speak for a command that its words match. */
export interface Guard {
  /**
   * `hides`: the command runs another one, so that no rule on its words says anything.
   * `argument`: an argument turns it into something else; only a rule that spells it out holds.
   * `outside`: a word leads out of the workspace; only a rule that spells it out pre-approves it.
   */
  kind: "hides" | "argument" | "outside";
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

/** A search that follows links reads wherever they point; `-r` alone does not. */
const guardLinks = guardOptions({ letters: "R", names: ["dereference-recursive"] });

const ARGUMENT_GUARDS: Record<string, ArgumentGuard> = {
  git: guardGit,
  sed: guardSed,
  tar: guardTar,
  diff: guardDiff,
  find: (words) => indexesOf(words, (word) => FIND_GUARDED.has(word)),
  grep: guardLinks,
  egrep: guardLinks,
  fgrep: guardLinks,
  printf: (words) => indexesOf(words, (word) => word.startsWith("-v")),
  rg: guardOptions({ letters: "L", names: ["pre", "hostname-bin", "follow"] }),
  sort: guardOptions({ letters: "o", names: ["output", "compress-program", "files0-from"] }),
  wc: guardOptions({ letters: "", names: ["files0-from"] }),
  du: guardOptions({ letters: "", names: ["files0-from"] }),
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

/** What acts on the files that are found, and what follows links or a list of files out of the workspace. */
const FIND_GUARDED = new Set(
  "-delete -exec -execdir -ok -okdir -fls -fprint -fprint0 -fprintf -L -follow -files0-from".split(
    " ",
  ),
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
  letters: "IFTh",
  names:
    "files-from dereference to-command checkpoint-action use-compress-program info-script new-volume-script rmt-command rsh-command".split(
      " ",
    ),
});

/** Tar's first word is a cluster of letters even without a dash. */
function guardTar(words: readonly string[]): number[] {
  const isCluster = /^[A-Za-z]*[IFTh]/.test(words[0] ?? "");
  return isCluster ? [0] : guardTarOptions(words);
}

const guardRecursion = guardOptions({ letters: "r", names: ["recursive"] });

/** A recursive diff follows links unless it is told not to. */
function guardDiff(words: readonly string[]): number[] {
  return words.includes("--no-dereference") ? [] : guardRecursion(words);
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
