import { basename } from "node:path";

/** Commands that only print, whatever their arguments, once guarded arguments are excluded. */
const READ_ONLY = new Set(
  "cat ls head tail wc grep egrep fgrep rg find pwd echo uname sort cut tr stat du df diff true false".split(
    " ",
  ),
);

const READ_ONLY_GIT = new Set(
  [
    "log show diff status rev-parse describe blame ls-files shortlog",
    "diff-tree merge-base rev-list name-rev cat-file ls-tree for-each-ref",
  ].flatMap((line) => line.split(" ")),
);

/** Options that make a list of branches or tags; only the first two may be followed by a pattern. */
const LISTING = new Set("--list -l".split(" "));
/** Only with `=`: a value of its own could swallow `--list`, and what follows would be created. */
const LISTING_STYLE =
  /^(--(sort|format|contains|no-contains|merged|no-merged|points-at|column|color)=.*|-n\d*)$/;
const PLAIN_LISTING = new Set("--show-current -a --all -r --remotes -v -vv".split(" "));

/**
 * True when running the command changes nothing, so that it may simply be run again after a crash.
 * That is all it says: what may run at once is for the rules of the worker alone.
 * Expects a command without guarded arguments (shell-guards.ts).
 */
export function isReadOnly(argv: readonly string[]): boolean {
  const [program = "", ...words] = argv;
  // Somebody's own `./ls` is not the system's.
  if (program !== basename(program)) return false;
  if (READ_ONLY.has(program)) return true;
  switch (program) {
    case "date":
      return words.every((word) => word.startsWith("+") || /^(-u|--utc|-R|-I\w*)$/.test(word));
    case "uniq":
      // The second operand of uniq is a file that it writes.
      return words.filter((word) => !word.startsWith("-")).length <= 1;
    case "file":
      return !words.some((word) => /^(-[^-]*C|--c)/.test(word));
    case "git":
      return isReadOnlyGit(words.filter((word) => word !== "--no-pager"));
    default:
      return false;
  }
}

function isReadOnlyGit([subcommand = "", ...words]: readonly string[]): boolean {
  if (READ_ONLY_GIT.has(subcommand)) return true;
  if (subcommand !== "tag" && subcommand !== "branch") return false;
  const isList = words.some((word) => LISTING.has(word));
  return words.every((word) => {
    if (LISTING.has(word)) return true;
    if (subcommand === "branch" && PLAIN_LISTING.has(word)) return true;
    return isList && (!word.startsWith("-") || LISTING_STYLE.test(word));
  });
}
