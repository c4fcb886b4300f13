// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are shell commands
import { describe, expect, it } from "vitest";
import type { Approval, ShellConfig } from "../../src/project/definition.ts";
import { type CommandJudge, loadCommandJudge } from "../../src/tools/shell-rules.ts";

/** The widest rules that an author could write: every command that appears below is pre-approved. */
const WORDS =
  "ls cat echo rm git find sort sed tar rg grep make npm curl wget diff wc du bash sh dash zsh awk gawk env xargs eval exec command builtin source . trap sudo su timeout nohup time nice test [ [[ let printf coproc busybox declare export cd a /usr/bin/env /bin/sh";
const preApproveAll: ShellConfig = {
  rules: WORDS.split(" ").map((word) => ({ words: [word], approval: "pre_approved" })),
  environment: [],
};

function config(
  rules: Record<string, Approval>,
  options: { default?: Approval } = {},
): ShellConfig {
  const list = Object.entries(rules).map(([pattern, approval]) => ({
    words: pattern.split(" "),
    approval,
  }));
  return { rules: list, environment: [], ...options };
}

function judgeOf(rules: ShellConfig): Promise<CommandJudge> {
  return loadCommandJudge({ config: rules, workspaceRoot: process.cwd() });
}

const preApproved = await judgeOf(preApproveAll);
const preApprovedByDefault = await judgeOf({
  rules: [],
  default: "pre_approved",
  environment: [],
});

describe("a simple command of literal words", () => {
  it.each([
    ["ls", ["ls"]],
    ["ls -la src", ["ls", "-la", "src"]],
    ["  ls   -la  ", ["ls", "-la"]],
    ["ls\n", ["ls"]],
    ["ls;", ["ls"]],
    ["ls\t-l", ["ls", "-l"]],
    ["echo 'a b' \"c d\" e\\ f", ["echo", "a b", "c d", "e f"]],
    ["echo 'a;b|c&d>e$(f)`g`'", ["echo", "a;b|c&d>e$(f)`g`"]],
    ['echo "a;b|c&d>e"', ["echo", "a;b|c&d>e"]],
    ['echo "a\\$b" \\* \\`', ["echo", "a$b", "*", "`"]],
    ["echo $'a\\tb'", ["echo", "a\tb"]],
    ["echo a'b'\"c\"", ["echo", "abc"]],
    ["r\\\nm x", ["rm", "x"]],
    ["\\rm x", ["rm", "x"]],
    ["'r'm x", ["rm", "x"]],
    ["echo a#b # comment; rm x", ["echo", "a#b"]],
    ["echo } { !x ^ a=b", ["echo", "}", "{", "!x", "^", "a=b"]],
    ["make FOO=1", ["make", "FOO=1"]],
    ["git log --oneline -3", ["git", "log", "--oneline", "-3"]],
    ["git --no-pager log", ["git", "--no-pager", "log"]],
    ["git log -c --text", ["git", "log", "-c", "--text"]],
    ["git commit -m 'rm; ls'", ["git", "commit", "-m", "rm; ls"]],
    ["git switch -c topic", ["git", "switch", "-c", "topic"]],
    ["git push -u origin topic", ["git", "push", "-u", "origin", "topic"]],
    [
      "find . -name '*.ts' -not -path './x/*'",
      ["find", ".", "-name", "*.ts", "-not", "-path", "./x/*"],
    ],
    ["sort -u -k2,2 names", ["sort", "-u", "-k2,2", "names"]],
    ["sed -n '1,5p' a.md", ["sed", "-n", "1,5p", "a.md"]],
    ["sed -E 's/(a)/<\\1>/g' a.md", ["sed", "-E", "s/(a)/<\\1>/g", "a.md"]],
    ["sed -e s/a/b/ -e 's|c|d|gi' a.md", ["sed", "-e", "s/a/b/", "-e", "s|c|d|gi", "a.md"]],
    ["sed '$d' a.md", ["sed", "$d", "a.md"]],
    ["tar -xzf a.tgz", ["tar", "-xzf", "a.tgz"]],
    ["tar czf a.tgz docs", ["tar", "czf", "a.tgz", "docs"]],
    ["rg --pretty TODO", ["rg", "--pretty", "TODO"]],
    ["curl -sSL https://example.com", ["curl", "-sSL", "https://example.com"]],
    ["printf '%s' x", ["printf", "%s", "x"]],
    ["bash build.sh", ["bash", "build.sh"]],
    ["sh ./build.sh -c now", ["sh", "./build.sh", "-c", "now"]],
    ["bash -eu build.sh", ["bash", "-eu", "build.sh"]],
    ["bash -o pipefail build.sh", ["bash", "-o", "pipefail", "build.sh"]],
    ["bash --norc build.sh", ["bash", "--norc", "build.sh"]],
  ])("%j is pre-approved and runs as %j", (command, argv) => {
    const judged = preApproved(command);
    expect(judged).toMatchObject({ approval: "pre_approved", argv });
  });
});

/** Each of these would run `rm`, write a file or worse, if a rule on its first word let it through. */
const notSimple = [
  "ls; rm x",
  "ls && rm x",
  "ls || rm x",
  "ls | rm x",
  "ls |& rm x",
  "ls & rm x",
  "ls &",
  "ls\nrm x",
  "ls;\nrm x",
  "! ls",
  "time ls",
  "time -p ls",
  "coproc ls",
  "(ls)",
  "{ ls; }",
  "if ls; then rm x; fi",
  "for a in b; do rm x; done",
  "while ls; do rm x; done",
  "until ls; do rm x; done",
  "case a in a) rm x;; esac",
  "select a in b; do rm x; done",
  "function ls { rm x; }",
  "ls() { rm x; }",
  "[[ a == a ]]",
  "[[ -v 'a[$(rm x)]' ]]",
  "((1))",
  "(( a[$(rm x)] ))",
  "ls > x",
  "ls >> x",
  "ls >| x",
  "ls 2> x",
  "ls &> x",
  "ls &>> x",
  "ls < x",
  "ls <> x",
  "ls 2>&1",
  "> x ls",
  "> x",
  "cat << E\nx\nE",
  "cat << E\n$(rm x)\nE",
  "cat <<- E\nx\nE",
  "cat <<< x",
  "cat <(rm x)",
  "cat >(rm x)",
  "{fd}> x ls",
  "echo $HOME",
  "echo ${HOME}",
  "echo ${x:=y}",
  "echo ${x:-$(rm x)}",
  "echo ${!x}",
  'echo "$HOME"',
  'echo "${x}"',
  "echo $(rm x)",
  'echo "$(rm x)"',
  'echo "a`rm x`b"',
  "echo `rm x`",
  "echo $((1))",
  "echo $((a[$(rm x)]))",
  "echo $[1]",
  'echo $"x"',
  "echo $1 $@ $?",
  "$x",
  "$(rm x)",
  "`rm x`",
  "ls *.md",
  "ls ?",
  "ls [ab]",
  "ls a[1]",
  "ls @(a|b)",
  "ls !(a)",
  "ls +(a)",
  "echo {a,b}",
  "echo {1..3}",
  "{ls,-la}",
  "ls ~",
  "ls ~/x",
  "ls ~root",
  "echo a=~",
  "make A=~/x",
  "a=1 ls",
  "PATH=. ls",
  "LD_PRELOAD=./x.so ls",
  "IFS=x ls",
  "a=1",
  "a=(1 2)",
  "a[0]=1 ls",
  "a+=1 ls",
  "export A=b",
  "declare x=$(rm x)",
];

describe("a command that is more than literal words", () => {
  it.each(notSimple)("%j is blocked when only rules speak for it", (command) => {
    const { approval, argv, effect } = preApproved(command);
    expect({ approval, argv, effect }).toEqual({
      approval: "blocked",
      argv: null,
      effect: "external",
    });
  });

  it.each(notSimple)("%j is asked for even where the default pre-approves", (command) => {
    expect(preApprovedByDefault(command)).toMatchObject({ approval: "ask", argv: null });
  });
});

/** Simple commands that do something else than their first words say. */
const guarded = [
  "eval rm x",
  "eval 'rm x'",
  "exec rm x",
  "command rm x",
  "command -p rm x",
  "builtin eval rm",
  "source ./x",
  ". ./x",
  "trap 'rm x' EXIT",
  "env rm x",
  "env -i rm x",
  "env -S 'rm x'",
  "/usr/bin/env rm x",
  "xargs rm",
  "sudo rm x",
  "su -c 'rm x'",
  "timeout 5 rm x",
  "nohup rm x",
  "\\time rm x",
  "'time' rm x",
  "nice rm x",
  "busybox rm x",
  "'coproc' rm x",
  "sh -c 'rm x'",
  "/bin/sh -c 'rm x'",
  "bash -c 'rm x'",
  "bash -lc 'rm x'",
  "bash -ec 'rm x'",
  "bash -l -c 'rm x'",
  "bash -o pipefail -c 'rm x'",
  "bash -O extglob -c 'rm x'",
  "bash +o posix -c 'rm x'",
  "bash -eo pipefail -c 'rm x'",
  "bash --norc -c 'rm x'",
  "bash --rcfile x -c 'rm x'",
  "zsh -c 'rm x'",
  "dash -c 'rm x'",
  "awk 'BEGIN { system(\"rm x\") }'",
  "gawk -f x",
  "test -v 'a[$(rm x)]'",
  "[ -v 'a[$(rm x)]' ]",
  "let 'a[$(rm x)]=1'",
  "printf -v 'a[$(rm x)]' x",
  "printf -va x",
  "find . -delete",
  "find . -name x -exec rm '{}' +",
  "find . -execdir rm x",
  "find . -ok rm x",
  "find . -okdir rm x",
  "find . -fprint x",
  "find . -fprint0 x",
  "find . -fprintf x y",
  "find . -fls x",
  "find -L . -name x",
  "find . -follow -name x",
  "find -files0-from x",
  "grep -R x .",
  "grep -nRi x .",
  "grep --dereference-recursive x .",
  "diff -r a b",
  "diff -ur a b",
  "diff --recursive a b",
  "wc --files0-from=x",
  "du --files0-from x",
  "sort --files0-from=x",
  "rg -L x",
  "rg --follow x",
  "tar -cf x.tar -T list",
  "tar -cf x.tar --files-from=list",
  "tar -chf x.tar docs",
  "tar chf x.tar docs",
  "git -c core.pager=rm log",
  "git -ccore.pager=rm log",
  "git -C evil log",
  "git --exec-path=. log",
  "git --git-dir=evil log",
  "git --git-dir evil log",
  "git --work-tree=evil log",
  "git --config-env=core.pager=X log",
  "git -p log",
  "git log --output=x",
  "git log --outp=x",
  "git diff --output x",
  "git diff --ext-diff",
  "git show --textconv x",
  "git log --textc",
  "git fetch --upload-pack=rm",
  "git clone -u rm x",
  "git clone -c core.sshCommand=rm x",
  "git clone --config core.sshCommand=rm x",
  "git clone --template=x y",
  "git push --receive-pack=rm",
  "git push --exec=rm",
  "git archive -o x HEAD",
  "git archive --output=x HEAD",
  "git archive --remote=x HEAD",
  "git diff --no-index a b",
  "git diff --no-in a b",
  "git grep --no-index x",
  "git format-patch -o x",
  "git grep -Orm x",
  "git grep -nO x",
  "git grep --open-files-in-pager=rm x",
  "git rebase -x 'rm x' main",
  "git rebase --exec 'rm x' main",
  "git config alias.x '!rm x'",
  "git submodule foreach 'rm x'",
  "git bisect run rm x",
  "git difftool -x rm",
  "git filter-branch x",
  "sort -o x y",
  "sort -ox y",
  "sort -ro x y",
  "sort --output=x y",
  "sort --out x y",
  "sort --compress-program=rm y",
  "sort --comp=rm y",
  "tar -xf x --to-command=rm",
  "tar -xf x --to-com=rm",
  "tar -cf x --checkpoint=1 --checkpoint-action=exec=rm y",
  "tar -I rm -xf x",
  "tar -xIrm -f x",
  "tar xIf rm x",
  "tar --use-compress-program=rm -xf x",
  "rg --pre rm x",
  "rg --pre=rm x",
  "rg --hostname-bin=rm x",
  "sed -i s/a/b/ x",
  "sed -i.bak s/a/b/ x",
  "sed -ni p x",
  "sed --in-place s/a/b/ x",
  "sed --in s/a/b/ x",
  "sed -f script x",
  "sed 'w x' y",
  "sed '1w x' y",
  "sed 's/a/b/w x' y",
  "sed 's/a/b/e' y",
  "sed '1e rm x' y",
  "sed 'e' y",
  "sed 'p;w x' y",
  "sed -n -e p -e 'w x' y",
  "sed --expression='w x' y",
  "sed --expr='w x' p",
  "sed -ne'w x' p",
  "sed 'p\nw x' y",
  "sed 's/a/b/\nw x' y",
  "curl -o x https://example.com",
  "curl -sSLo x https://example.com",
  "curl -O https://example.com/x",
  "curl --output=x https://example.com",
  "curl -K x",
  "wget -O x https://example.com",
  "wget --output-document=x https://example.com",
  "wget -e use_askpass=rm https://example.com",
];

describe("a command whose arguments a rule could not have meant", () => {
  it.each(guarded)("%j is judged as if its rule were absent", (command) => {
    const { approval, effect } = preApproved(command);
    expect({ approval, effect }).toEqual({ approval: "blocked", effect: "external" });
    expect(preApprovedByDefault(command).approval).toBe("ask");
  });

  it("is held to a rule that spells the argument out, and to nothing beyond it", async () => {
    const judge = await judgeOf(
      config({ "find . -delete": "ask", find: "pre_approved", "git -c a=b log": "pre_approved" }),
    );
    expect(judge("find . -name x").approval).toBe("pre_approved");
    expect(judge("find . -delete").approval).toBe("ask");
    expect(judge("find . -delete -exec rm x").approval).toBe("blocked");
    expect(judge("git -c a=b log -3").approval).toBe("pre_approved");
    expect(judge("git -c a=b log --output=x").approval).toBe("blocked");
    expect(judge("git -c a=c log").approval).toBe("blocked");
  });

  it("is never held to a rule that spells out a command that runs another", async () => {
    const judge = await judgeOf(config({ "timeout 5 npm": "pre_approved" }));
    expect(judge("timeout 5 npm test").approval).toBe("blocked");
  });
});

describe("a command that nobody can read", () => {
  it.each([
    ["", "it is empty"],
    ["   ", "it is empty"],
    ["# only a comment", "it is empty"],
    ["ls\0", 'control character "\\u0000"'],
    ["ls \x1b[2K", "control character"],
    ["ls\rrm x", 'control character "\\r"'],
    ["ls \x7f", "control character"],
    ["ls \ud83d", "surrogate"],
    ["echo 'unterminated", "not valid bash"],
    ['echo "unterminated', "not valid bash"],
    ["echo $(ls", "not valid bash"],
    ["if ls", "not valid bash"],
    ["ls |", "not valid bash"],
    ["ls &&", "not valid bash"],
    ["(ls", "not valid bash"],
    ["ls)", "not valid bash"],
    [";", "not valid bash"],
    [`echo ${"x".repeat(8_192)}`, "8197 characters, more than 8192"],
  ])("%j is blocked, whatever the default: %s", (command, because) => {
    for (const judge of [preApproved, preApprovedByDefault]) {
      const judged = judge(command);
      expect(judged).toMatchObject({ approval: "blocked", argv: null });
      expect(judged.reason).toContain(because);
    }
  });

  it("is not asked about at 8,192 characters", () => {
    expect(preApproved(`echo ${"x".repeat(8_192 - 5)}`).approval).toBe("pre_approved");
  });
});

describe("rules", () => {
  it.each([
    ["git log -3", "pre_approved"],
    ["git log", "pre_approved"],
    ["git logs", "ask"],
    ["git push", "ask"],
    ["git push --force", "ask"],
    ["gitx log", "blocked"],
    ["/usr/bin/git log", "blocked"],
    ["./git log", "blocked"],
    ["rm x", "blocked"],
    ["rm -r x", "blocked"],
    ["ls", "blocked"],
  ])(
    "are compared word by word, the first that matches wins: %s → %s",
    async (command, expected) => {
      const judge = await judgeOf(config({ "git log": "pre_approved", git: "ask", rm: "blocked" }));
      expect(judge(command).approval).toBe(expected);
    },
  );

  it("match nothing when they have no words", async () => {
    const judge = await judgeOf({
      rules: [{ words: [], approval: "pre_approved" }],
      environment: [],
    });
    expect(judge("ls").approval).toBe("blocked");
  });

  it("that block or ask also hold for a program named by its path", async () => {
    const judge = await judgeOf(
      config({ rm: "blocked", git: "ask", ls: "pre_approved" }, { default: "pre_approved" }),
    );
    expect(judge("/bin/rm x").approval).toBe("blocked");
    expect(judge("/usr/bin/git push").approval).toBe("ask");
    expect(judge("./anything").approval).toBe("pre_approved");
    const strict = await judgeOf(config({ git: "ask", ls: "pre_approved" }));
    expect(strict("/usr/bin/git push").approval).toBe("blocked");
    expect(strict("./ls").approval).toBe("blocked");
  });

  it("that block stand against guards and defaults", async () => {
    const judge = await judgeOf(config({ sudo: "blocked", ls: "ask" }, { default: "ask" }));
    expect(judge("sudo rm x").approval).toBe("blocked");
    expect(judge("env rm x").approval).toBe("ask");
  });

  it.each<[Approval | undefined, Approval]>([
    [undefined, "blocked"],
    ["blocked", "blocked"],
    ["ask", "ask"],
    ["pre_approved", "pre_approved"],
  ])("leave the rest to the default %s: %s", async (byDefault, expected) => {
    const options = byDefault === undefined ? {} : { default: byDefault };
    const judge = await judgeOf(config({ git: "pre_approved" }, options));
    expect(judge("make all").approval).toBe(expected);
  });

  it("say in one sentence what decided, and what is allowed instead", async () => {
    const judge = await judgeOf(
      config({ "git log": "pre_approved", ls: "pre_approved", npm: "ask", rm: "blocked" }),
    );
    const reasons = [
      "git log",
      "npm test",
      "rm x",
      "make",
      "ls | wc",
      "git log --output=x",
      "env ls",
      "ls 'a",
    ];
    expect(
      reasons.map((command) => `${command} → ${judge(command).reason}`),
    ).toMatchInlineSnapshot(`
      [
        "git log → It is pre-approved by the rule 'git log'.",
        "npm test → It asks by the rule 'npm'.",
        "rm x → It is blocked by the rule 'rm'.",
        "make → No rule matches 'make'. There is no default. Allowed are single commands of plain words (no pipes, redirects, $ or wildcards) that begin with 'git log', 'ls', 'npm'.",
        "ls | wc → No rule covers this: it is a pipeline (|, ! or time). There is no default. Allowed are single commands of plain words (no pipes, redirects, $ or wildcards) that begin with 'git log', 'ls', 'npm'.",
        "git log --output=x → '--output=x' is an argument that no rule for 'git' covers. There is no default. Allowed are single commands of plain words (no pipes, redirects, $ or wildcards) that begin with 'git log', 'ls', 'npm'.",
        "env ls → 'env' runs what its arguments say, so no rule covers it. There is no default. Allowed are single commands of plain words (no pipes, redirects, $ or wildcards) that begin with 'git log', 'ls', 'npm'.",
        "ls 'a → The command cannot be run: it is not valid bash: unterminated single quote. Allowed are single commands of plain words (no pipes, redirects, $ or wildcards) that begin with 'git log', 'ls', 'npm'.",
      ]
    `);
    expect(preApprovedByDefault("make | cat").reason).toMatchInlineSnapshot(
      `"No rule covers this: it is a pipeline (|, ! or time). The worker's default lets it be asked for."`,
    );
    expect(preApprovedByDefault("make").reason).toMatchInlineSnapshot(
      `"No rule matches 'make'. The worker's default pre-approves it."`,
    );
  });
});

describe("the effect", () => {
  it.each([
    "cat a",
    "ls -la",
    "head -3 a",
    "grep -rn x .",
    "rg x",
    "find . -name x",
    "git log -3",
    "git --no-pager diff",
    "git status",
    "git tag -l 'v*'",
    "git branch",
    "git branch --list 'x*'",
    "git branch --list --sort=-committerdate",
    "git tag --list --sort=-version:refname 'v*'",
    "git tag -l -n3 --format='%(refname)'",
    "git diff-tree -r -p HEAD~1 HEAD",
    "git merge-base main HEAD",
    "git rev-list --count HEAD",
    "git name-rev HEAD",
    "git cat-file -p HEAD:a",
    "git cat-file --batch",
    "git ls-tree -r HEAD",
    "git for-each-ref --sort=-creatordate",
    "git branch -a -vv",
    "date",
    "date -u +%F",
    "uniq a",
    "sort a",
    "file a",
    "diff a b",
  ])("of %s is none: it is simply run again after a crash", (command) => {
    expect(preApprovedByDefault(command).effect).toBe("none");
  });

  it.each([
    "rm a",
    "make",
    "./ls",
    "/bin/cat a",
    "date -s now",
    "date 010100002030",
    "uniq a b",
    "file -C",
    "git commit -m x",
    "git tag v1",
    "git tag -d v1",
    "git tag -l -d v1",
    "git tag --sort=x v1",
    "git tag --format --list v1",
    "git branch --list --edit-description",
    "git cat-file --textconv HEAD:a",
    "git bundle create x HEAD",
    "git branch topic",
    "git branch -v topic",
    "git branch -D topic",
    "git branch --list -D topic",
    "git log --output=x",
    "find . -delete",
    "sort -o a b",
    "ls | wc",
    "cat a > b",
    "printf x",
    "tee a",
  ])("of %s is external", (command) => {
    expect(preApprovedByDefault(command).effect).toBe("external");
  });

  it("is what the rule says where it says so", async () => {
    const judge = await judgeOf({
      rules: [
        { words: ["npm", "test"], approval: "pre_approved", effect: "workspace" },
        { words: ["cat"], approval: "pre_approved", effect: "external" },
      ],
      environment: [],
    });
    expect(judge("npm test").effect).toBe("workspace");
    expect(judge("cat a").effect).toBe("external");
  });
});
