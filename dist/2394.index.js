export const id = 2394;
export const ids = [2394];
export const modules = {

/***/ 98966:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ listCommits),
/* harmony export */   _: () => (/* binding */ withOurTrailer)
/* harmony export */ });
/* harmony import */ var _git_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);

/** Other workflows commit as github-actions[bot] too: only this line tells ours from theirs. */
const OUR_TRAILER = "Generated-by: llm-do";
function withOurTrailer(message) {
    const text = message.trim();
    const [last = ""] = text.split("\n\n").slice(1).slice(-1);
    // Git reads trailers from the last paragraph only, so ours joins those that are there.
    const hasTrailers = last !== "" && last.split("\n").every((line) => /^[A-Za-z-]+: /.test(line));
    return `${text}${hasTrailers ? "\n" : "\n\n"}${OUR_TRAILER}`;
}
/**
 * Commits of `tip` that none of `without` holds, oldest first, along first parents: what a merge
 * brought in from elsewhere is the merge's own change.
 */
async function listCommits(git, { tip, without }) {
    const format = "--format=%H%n%P%n%T%n%ae%n%ce%n%an%n%s%n%B";
    const args = ["log", "-z", "--first-parent", "--topo-order", "--reverse", "--no-show-signature"];
    const exclude = without.map((commit) => `^${commit}`);
    const { stdout } = await git.run([...args, format, tip, ...exclude, "--"]);
    return stdout
        .split("\0")
        .filter((record) => record !== "")
        .map(parseCommit);
}
function parseCommit(record) {
    const [commit = "", parents = "", tree = "", ...rest] = record.split("\n");
    const [authorEmail, committerEmail, author = "", subject = "", ...body] = rest;
    const byBot = authorEmail === _git_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .BOT_EMAIL */ .tW && committerEmail === _git_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .BOT_EMAIL */ .tW;
    return {
        commit,
        parents: parents.split(" ").filter((parent) => parent !== ""),
        tree,
        author,
        subject,
        isOurs: byBot && body.includes(OUR_TRAILER),
    };
}


/***/ }),

/***/ 66675:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ openBranch),
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   SN: () => (/* binding */ deleteBranch)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
/* harmony import */ var _runtime_git_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14043);



/** Milliseconds before each try of a push whose outcome is not a lost race. */
const TRIES = [0, 250, 1000, 4000];
function openBranch({ git, remote, branch }) {
    const refs = (0,_runtime_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteRefs */ .dM)(git, remote.url);
    const ref = `refs/heads/${branch}`;
    const fetch = async () => (await refs.fetch([ref])).get(ref) ?? null;
    /** Believes the branch, not the answer of the push: that may be lost. */
    async function swap({ to, expected }) {
        let message = "";
        for (const wait of TRIES) {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait);
            const outcome = await refs.swap([{ ref, to, expected }]);
            if (outcome.status === "applied")
                return { status: "applied" };
            const tip = await fetch();
            if (await isApplied(git, { to, tip }))
                return { status: "applied" };
            if (tip !== expected)
                return { status: "moved", tip };
            if (outcome.cause === "permission")
                (0,_runtime_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .throwIfForbidden */ .h4)(outcome.message);
            if (outcome.cause === "server")
                throw refusedByServer(branch, outcome.message);
            message = outcome.message;
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`The branch "${branch}" could not be pushed after ${TRIES.length} tries: ${message.slice(-1000)}`, { code: "github" });
    }
    return { fetch, swap };
}
async function isApplied(git, { to, tip }) {
    if (to === null || tip === null)
        return to === tip;
    return isAncestor(git, { older: to, newer: tip });
}
async function isAncestor(git, { older, newer }) {
    const args = ["merge-base", "--is-ancestor", older, newer];
    return (await git.run(args, { allowExitCodes: [1] })).exitCode === 0;
}
/** True when the commit is here, fetched by its id if need be: a forced push may have taken its branch away. */
async function hasCommit(options) {
    const { git, remote, commit } = options;
    const isHere = async () => {
        const args = ["cat-file", "-e", `${commit}^{commit}`];
        return (await git.run(args, { allowExitCodes: "any" })).exitCode === 0;
    };
    if (await isHere())
        return true;
    const args = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", remote.url, commit];
    await git.run(args, { allowExitCodes: "any", timeoutSeconds: 120 });
    return isHere();
}
/** Deletes the branch if it is where we left it. A branch that is gone already counts as deleted. */
async function deleteBranch(location) {
    const outcome = await openBranch(location).swap({ to: null, expected: location.expected });
    if (outcome.status === "applied" || outcome.tip === null)
        return { status: "deleted" };
    return { status: "moved", tip: outcome.tip };
}
function refusedByServer(branch, message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`The server refused the push to the branch "${branch}": ${message.slice(-1000)}\nCheck the rules for branches in the repository's settings.`, { code: "permission" });
}


/***/ }),

/***/ 15943:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readFences),
/* harmony export */   Y: () => (/* binding */ freeText)
/* harmony export */ });
/** The lines of a comment below its command. */
/** Splits lines into fenced code blocks and the rest (https://spec.commonmark.org/0.31.2/#fenced-code-blocks). */
function readFences(lines) {
    const blocks = [];
    const outside = [];
    let open;
    for (const line of lines) {
        if (open === undefined) {
            const match = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})[ \t]*(\S*)/.exec(line);
            if (match === null)
                outside.push(line);
            else
                open = { fence: match[1] ?? "", info: (match[2] ?? "").toLowerCase(), lines: [] };
        }
        else if (closes(line, open.fence)) {
            blocks.push({ info: open.info, text: open.lines.join("\n"), closed: true });
            open = undefined;
        }
        else {
            open.lines.push(line);
        }
    }
    if (open)
        blocks.push({ info: open.info, text: open.lines.join("\n"), closed: false });
    return { blocks, outside };
}
function closes(line, fence) {
    const run = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
    return run !== undefined && run[0] === fence[0] && run.length >= fence.length;
}
/** The person's words: what follows the command on its line and below, without a quoted e-mail. */
function freeText(rest, following) {
    return [rest, ...withoutQuotedMail(following)].join("\n").trim();
}
/** Drops the quote that mail programs put below a reply, and the line that announces it. */
function withoutQuotedMail(lines) {
    let end = lines.length;
    while (end > 0 && /^(>.*|\s*)$/.test(lines[end - 1] ?? ""))
        end -= 1;
    const quoted = lines.slice(end).some((line) => line.startsWith(">"));
    const announced = /(wrote|schrieb|écrit|escribió|@).*:\s*$/.test(lines[end - 1] ?? "");
    return lines.slice(0, quoted && announced ? end - 1 : end);
}


/***/ }),

/***/ 97982:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lz: () => (/* binding */ SYNONYMS),
  hU: () => (/* binding */ VERBS),
  ek: () => (/* binding */ isVerb)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/github/command-body.ts
var command_body = __webpack_require__(15943);
// EXTERNAL MODULE: ./src/github/invisible.ts
var invisible = __webpack_require__(58064);
;// CONCATENATED MODULE: ./src/github/command-arguments.ts



const REASON_LIMIT = 1_000;
const REFERENCE = /^(A[1-9]\d{0,5})(?:@([0-9a-f]{8,12}))?$/;
function readApprove({ rest }) {
    const read = readTargets(rest);
    if ("complaint" in read)
        return read;
    const line = lineOf(read.targets);
    if (read.after === "")
        return { verb: "approve", targets: read.targets, session: false };
    if (read.after === "session")
        return { verb: "approve", targets: read.targets, session: true };
    return {
        complaint: `An approval holds ids and "session", nothing else: put "${read.after.slice(0, 60)}" on the next line.`,
        line,
    };
}
function readDeny({ rest, following }) {
    const read = readTargets(rest);
    if ("complaint" in read)
        return read;
    const reason = [...(0,command_body/* freeText */.Y)(read.after, following)].slice(0, REASON_LIMIT).join("");
    return { verb: "deny", targets: read.targets, reason: reason || null };
}
function readEdit({ rest, following }) {
    const target = readReference(rest);
    if (target === null)
        return { complaint: "Name the request whose arguments you write." };
    if ("complaint" in target)
        return target;
    const { blocks } = (0,command_body/* readFences */.R)(following);
    const [block] = blocks;
    if (block === undefined || blocks.length > 1 || !block.closed) {
        return {
            complaint: "The complete arguments belong into one fenced JSON or YAML block below the command.",
        };
    }
    const value = readBlock(block);
    if (!value.ok)
        return { complaint: `The block cannot be read: ${value.message}` };
    if (!isObject(value.value))
        return { complaint: "The arguments of a tool are one JSON object." };
    return { verb: "edit", target, input: value.value };
}
function readDone({ rest, following }) {
    const [word = ""] = rest.split(/[ \t]/);
    const named = looksLikeId(word);
    const target = named ? readReference(word) : null;
    if (target !== null && "complaint" in target)
        return target;
    const after = named ? rest.slice(word.length).trim() : rest;
    const { blocks } = (0,command_body/* readFences */.R)(following);
    const [block] = blocks;
    if (blocks.length > 1 || block?.closed === false) {
        return { complaint: "The result belongs into one fenced JSON block below the command." };
    }
    const text = after === "" && block ? block.text : (0,command_body/* freeText */.Y)(after, following);
    const value = readJson(text);
    if (value.ok)
        return { verb: "done", target, result: value.value };
    return { complaint: `The result is missing or not JSON: ${value.message}` };
}
function readOutcome(verb, { rest }) {
    const target = readReference(rest);
    if (target !== null && "complaint" in target)
        return target;
    return { verb, target };
}
function readCancel({ rest, following }) {
    if (readTargetsOf(rest)) {
        return { complaint: `"cancel" ends the whole run. To refuse one call, use "deny ${rest}".` };
    }
    return { verb: "cancel", reason: (0,command_body/* freeText */.Y)(rest, following).slice(0, REASON_LIMIT) || null };
}
function readRun({ rest, following }) {
    const [word = ""] = rest.split(/[ \t]/);
    const named = /^(\.\/)?[A-Za-z_][\w.-]*(\/[\w.-]+)*$/.test(word);
    const input = (0,command_body/* freeText */.Y)(named ? rest.slice(word.length) : rest, following);
    return { verb: "run", worker: named ? word : null, input: input || null };
}
function readSay({ rest, following }) {
    const text = (0,command_body/* freeText */.Y)(rest, following);
    if (text === "/exit")
        return { verb: "say", text: null, fresh: false };
    const fresh = /^\/new(?=\s|$)/.test(text);
    const words = fresh ? text.slice("/new".length).trim() : text;
    if (words === "")
        return { complaint: "There is nothing to say." };
    return { verb: "say", text: words, fresh };
}
/** Ids at the start of a text, or `all`, or none; and what comes after them. */
function readTargets(text) {
    const requests = [];
    let after = text;
    for (;;) {
        const match = /^([^ \t,]+)[ \t,]*/.exec(after);
        const word = match?.[1] ?? "";
        if (requests.length === 0 && word === "all") {
            return { targets: { kind: "all" }, after: after.slice(match?.[0].length) };
        }
        if (!looksLikeId(word))
            break;
        const reference = readReference(word.replace(/:$/, ""));
        if (reference === null || "complaint" in reference)
            return reference ?? NO_ID;
        const same = requests.find((request) => request.id === reference.id);
        if (same)
            return { complaint: `${reference.id} is named twice.`, line: reference.id };
        requests.push(reference);
        after = after.slice(match?.[0].length);
    }
    if (requests.length === 0)
        return { targets: { kind: "implicit" }, after };
    return { targets: { kind: "listed", requests }, after };
}
const NO_ID = { complaint: "A request id looks like A1." };
function readTargetsOf(text) {
    return looksLikeId(text.split(/[ \t,]/)[0] ?? "") || text === "all";
}
/** One id, or null for an empty text. */
function readReference(text) {
    if (text === "")
        return null;
    const match = REFERENCE.exec(text);
    if (match)
        return { id: match[1] ?? "", digest: match[2] ?? null };
    const [id, digest] = (0,invisible/* skeleton */.qV)(text).split("@");
    const line = /^a[1-9]\d{0,5}$/.test(id ?? "") ? id?.toUpperCase() : undefined;
    if (digest !== undefined && /^A[1-9]\d{0,5}@/.test(text)) {
        return {
            complaint: `"${text.slice(0, 40)}" must name 8 to 12 hexadecimal digits of the digest, as the request shows them.`,
            line: line && `${line}@1f3a90c2b7de`,
        };
    }
    return { complaint: `"${text.slice(0, 40)}" is not a request id: ids look like A1.`, line };
}
/** Also what only resembles an id, so that it is refused instead of read as a remark. */
function looksLikeId(word) {
    return /^#?a\d+(@.*)?:?$/.test((0,invisible/* skeleton */.qV)(word));
}
function lineOf(targets) {
    if (targets.kind === "implicit")
        return "";
    if (targets.kind === "all")
        return "all";
    return targets.requests.map(({ id, digest }) => (digest ? `${id}@${digest}` : id)).join(" ");
}
function readBlock(block) {
    if (block.info === "json")
        return readJson(block.text);
    if (!["", "yaml", "yml"].includes(block.info)) {
        return { ok: false, message: `it is marked "${block.info.slice(0, 20)}", not json or yaml` };
    }
    const document = (0,dist/* parseDocument */.Tp)(block.text, { schema: "core", version: "1.2" });
    const [error] = document.errors;
    if (error)
        return { ok: false, message: error.message.split("\n")[0] ?? "" };
    try {
        // Through JSON: what has no JSON form (.inf, aliases to themselves) must not reach a tool.
        return readJson(JSON.stringify(document.toJS({ maxAliasCount: 20 })));
    }
    catch (error) {
        return { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
}
function readJson(text) {
    try {
        return { ok: true, value: JSON.parse(text) };
    }
    catch (error) {
        return { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
}
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/github/command-verbs.ts

/** The whole language: one row per verb (design §5). */
const VERBS = {
    approve: {
        example: "A1",
        grammar: "[A1[@digest] …|all] [session]",
        meaning: "let the call run; `session`: equal calls of this run too",
        offered: true,
        read: readApprove,
    },
    deny: {
        example: "A1",
        grammar: "[A1 …|all] [reason]",
        meaning: "refuse the call; the model is told the reason",
        offered: true,
        read: readDeny,
    },
    edit: {
        example: 'A1\n```json\n{ "path": "docs/a.md", "content": "…" }\n```',
        grammar: "A1",
        meaning: "approve the call with other arguments: all of them, in a JSON or YAML block below",
        offered: true,
        read: readEdit,
    },
    retry: {
        example: "A1",
        grammar: "[A1]",
        meaning: "run a call again whose outcome is unknown, or go on with a failed run",
        offered: true,
        read: (reading) => readOutcome("retry", reading),
    },
    skip: {
        example: "A1",
        grammar: "[A1]",
        meaning: "do not run a call again whose outcome is unknown",
        offered: true,
        read: (reading) => readOutcome("skip", reading),
    },
    done: {
        example: 'A1\n```json\n{ "ok": true }\n```',
        grammar: "[A1]",
        meaning: "the call did happen; its result is the JSON below",
        offered: true,
        read: readDone,
    },
    say: {
        example: "Go on.",
        grammar: "text | /new text | /exit",
        meaning: "answer a worker that waits for a message; `/new` starts over, `/exit` ends it",
        offered: true,
        read: readSay,
    },
    cancel: {
        example: "",
        grammar: "[reason]",
        meaning: "end the run; nothing more is executed",
        offered: true,
        read: readCancel,
    },
    status: {
        example: "",
        grammar: "",
        meaning: "list the runs of this conversation and what they wait for",
        offered: true,
        read: () => ({ verb: "status" }),
    },
    help: {
        example: "",
        grammar: "",
        meaning: "this list",
        offered: true,
        read: () => ({ verb: "help" }),
    },
    run: {
        example: "main",
        grammar: "[worker] [input]",
        meaning: "start a worker here",
        offered: false,
        read: readRun,
    },
};
/** What people write when they mean one of ours. Never accepted, only answered. */
const SYNONYMS = new Map([
    ["accept", "approve"],
    ["reject", "deny"],
    ["decline", "deny"],
    ["abort", "cancel"],
    ["stop", "cancel"],
]);
function isVerb(word) {
    return Object.hasOwn(VERBS, word);
}


/***/ }),

/***/ 55674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   M: () => (/* binding */ leadOf),
/* harmony export */   RM: () => (/* binding */ parseCommand)
/* harmony export */ });
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57246);
/* harmony import */ var _command_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15943);
/* harmony import */ var _command_verbs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97982);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58064);




const NAME = "llm-do";
const NONE = { kind: "none" };
/**
 * Reads the command of a comment: its first line, from column 0, in ASCII (design §5).
 * Never throws. What looks like a command and is none is malformed, never accepted.
 */
function parseCommand(body, options) {
    // A lone carriage return ends a line in Markdown too.
    const [first = "", ...following] = body.split(/\r\n|\n|\r/);
    const lead = leadOf(options);
    const head = readHead(first, options);
    if (head === undefined)
        return nearMiss(first, options);
    const malformed = (reason, usage = mended(head, lead)) => {
        return { kind: "malformed", reason, usage };
    };
    if ((0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .hasInvisible */ .wy)(withoutEmojiSelectors(first))) {
        return malformed("The first line holds characters that cannot be seen. Type it by hand.");
    }
    const second = laterCommand(following, options);
    if (second !== undefined) {
        return malformed(`One command per comment: post "${second}" as a comment of its own.`);
    }
    const read = _command_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .VERBS */ .hU[head.verb].read({ rest: head.rest, following });
    if ("complaint" in read) {
        const { complaint, line } = read;
        return malformed(complaint, line === undefined ? line : `${lead}${head.verb} ${line}`.trimEnd());
    }
    return { kind: "command", command: read };
}
/** The line that works for a verb: `/approve A1`. `lead` is the prefix, or "/llm-do " where bare commands are off. */
function usageOf(verb, lead = "/") {
    return `${lead}${verb} ${_command_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .VERBS */ .hU[verb].example}`.trimEnd();
}
/** What a command begins with in the lines that people are told to copy. */
function leadOf(options) {
    return options.bareAllowed ? options.prefix : `/${NAME} `;
}
/** What the person wrote, as far as it works; else the example, with the id that the person wrote. */
function mended({ verb, rest }, lead) {
    const plain = /^[ -~]*$/.test(rest);
    const works = plain && !("complaint" in _command_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .VERBS */ .hU[verb].read({ rest, following: [] }));
    if (works)
        return `${lead}${verb} ${rest}`.trimEnd();
    const id = /^A[1-9]\d{0,5}(?![^@ \t,:])/.exec(rest)?.[0] ?? "A1";
    return usageOf(verb, lead).replace(" A1", ` ${id}`);
}
function readHead(line, options) {
    if (options.bareAllowed && line.startsWith(options.prefix)) {
        const [word, rest] = firstWord(line.slice(options.prefix.length));
        if ((0,_command_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .isVerb */ .ek)(word))
            return { verb: word, rest };
    }
    const [word, rest] = firstWord(line);
    const named = word === `/${NAME}` || word === `${options.prefix}${NAME}`;
    if (!named)
        return undefined;
    if (rest === "")
        return { verb: "help", rest: "" };
    const [verb, after] = firstWord(rest);
    return (0,_command_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .isVerb */ .ek)(verb) ? { verb, rest: after } : undefined;
}
function firstWord(text) {
    const end = text.search(/[ \t]/);
    if (end === -1)
        return [text, ""];
    return [text.slice(0, end), text.slice(end).replace(/^[ \t]+|[ \t]+$/g, "")];
}
/** A person meant a command and got a letter wrong: tell them, rather than stay silent. */
function nearMiss(line, options) {
    const verb = meantVerb((0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .skeleton */ .qV)(line), options);
    if (verb === undefined)
        return NONE;
    const words = line.split(/[ \t]+/);
    const at = words.findIndex((word) => isVerbIn(word, verb, options));
    const rest = at === -1 ? "" : words.slice(at + 1).join(" ");
    const [first = ""] = words;
    const disguised = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .hasInvisible */ .wy)(line) || (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .skeleton */ .qV)(first) !== first.toLowerCase();
    const reason = disguised
        ? "The first line holds characters that cannot be seen or only look like letters. Type it by hand."
        : `"${line.slice(0, 40)}" is not a command. A command starts the first line, in lower case.`;
    return { kind: "malformed", reason, usage: mended({ verb, rest }, leadOf(options)) };
}
function isVerbIn(word, verb, options) {
    const look = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .skeleton */ .qV)(word);
    const prefix = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .skeleton */ .qV)(options.prefix);
    return closestVerb(look.startsWith(prefix) ? look.slice(prefix.length) : look) === verb;
}
function meantVerb(look, options) {
    const prefix = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .skeleton */ .qV)(options.prefix);
    for (const name of [`/${NAME}`, `${prefix}${NAME}`]) {
        if (!look.startsWith(name))
            continue;
        const after = look.slice(name.length);
        if (after === "" || /^[\s:,]/.test(after)) {
            return closestVerb(after.replace(/^[\s:,]+/, "")) ?? "help";
        }
    }
    if (!options.bareAllowed || !look.startsWith(prefix))
        return undefined;
    return closestVerb(look.slice(prefix.length).trimStart());
}
/** `/etc/passwd` is a path and `/sys` may be one: short words and words with a slash are left alone. */
function closestVerb(text) {
    const word = (/^\S*/.exec(text)?.[0] ?? "").replace(/[.,:;!?]+$/, "");
    if ((0,_command_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .isVerb */ .ek)(word))
        return word;
    if (!/^[a-z-]{4,12}$/.test(word))
        return undefined;
    const allowed = word.length < 6 ? 1 : 2;
    const verbs = Object.keys(_command_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .VERBS */ .hU).filter(_command_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .isVerb */ .ek);
    return _command_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .SYNONYMS */ .lz.get(word) ?? verbs.find((verb) => (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .editDistance */ .YC)(verb, word) <= allowed);
}
/** People expect every line that looks like a command to act, so a second one stops the first. */
function laterCommand(lines, options) {
    return (0,_command_body_js__WEBPACK_IMPORTED_MODULE_3__/* .readFences */ .R)(lines).outside.find((line) => (readHead(line, options) ?? readHead(line.toLowerCase(), options)) !== undefined);
}
/** U+FE0F after a picture only asks for its coloured form; it hides nothing. */
function withoutEmojiSelectors(line) {
    return line.replace(/(\p{Extended_Pictographic})\uFE0F/gu, "$1");
}


/***/ }),

/***/ 2340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ mergeTrees),
/* harmony export */   Zh: () => (/* binding */ writeBlob),
/* harmony export */   g7: () => (/* binding */ treeOf),
/* harmony export */   j_: () => (/* binding */ diffTrees),
/* harmony export */   nf: () => (/* binding */ editTree),
/* harmony export */   rV: () => (/* binding */ writeCommit),
/* harmony export */   tW: () => (/* binding */ BOT_EMAIL)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83916);




const ABSENT = "0".repeat(40);
/**
 * Id of `treeish` with these paths as given, written by a private index: git itself then refuses
 * paths (`.git/…`) and objects (missing ones) that a tree must not hold.
 */
async function editTree(git, treeish, edits) {
    if (edits.length === 0)
        return treeOf(git, treeish);
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "llm-do-index-"));
    try {
        const index = git.at({ indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, "index") });
        await index.run(["read-tree", treeish]);
        // Deletions first: a file may take the place of a folder, and a folder that of a file.
        const ordered = [...edits].sort((a, b) => Number(a.oid !== null) - Number(b.oid !== null));
        const input = ordered.map(indexLine).join("");
        const { stderr } = await index.run(["update-index", "-z", "--index-info"], { input });
        // Git says so and goes on; a result that silently lacks a file would be a lie.
        const ignored = /^Ignoring path (.*)$/m.exec(stderr)?.[1];
        if (ignored !== undefined)
            throw unfit(ignored);
        return (await index.run(["write-tree"])).stdout.trim();
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
    }
}
function unfit(path) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .LlmDoError */ .pW(`"${path}" cannot be committed: git refuses a file of that name. Delete or rename it, and run again.`, { code: "store" });
}
/** https://git-scm.com/docs/git-update-index#_using_index_info */
function indexLine({ path, mode, oid }) {
    return oid === null ? `0 ${ABSENT}\t${path}\0` : `${mode} ${oid}\t${path}\0`;
}
async function treeOf(git, treeish) {
    return (await git.run(["rev-parse", "--verify", `${treeish}^{tree}`])).stdout.trim();
}
async function writeBlob(git, content) {
    const { stdout } = await git.run(["hash-object", "-w", "--stdin"], { input: content });
    return stdout.trim();
}
/** What differs from `before` to `after`, file by file; a rename is a deletion and an addition. */
async function diffTrees(git, { before, after, path }) {
    const limit = path === undefined ? [] : ["--", path];
    const args = ["diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames"];
    const { stdout } = await git.run([...args, before, after, ...limit]);
    const tokens = stdout.split("\0");
    const differences = [];
    for (let at = 0; at + 1 < tokens.length; at += 2) {
        const [mode = "", newMode = "", oid = "", newOid = ""] = (tokens[at] ?? "").slice(1).split(" ");
        differences.push({
            path: tokens[at + 1] ?? "",
            before: oid === ABSENT ? null : { mode, oid },
            after: newOid === ABSENT ? null : { mode: newMode, oid: newOid },
        });
    }
    return differences;
}
/**
 * Three-way merge of trees. `git merge-tree` takes its base from history, and `--merge-base` is younger
 * than the oldest git that we run on, so three commits are made up that no ref will ever name.
 * https://git-scm.com/docs/git-merge-tree
 */
async function mergeTrees(git, trees) {
    const { before, ours, theirs } = trees;
    if (before === theirs || ours === theirs)
        return { status: "merged", tree: ours };
    if (before === ours)
        return { status: "merged", tree: theirs };
    const base = await writeCommit(git, { tree: before, parents: [], message: "before" });
    const [one, other] = await Promise.all([
        writeCommit(git, { tree: ours, parents: [base], message: "ours" }),
        writeCommit(git, { tree: theirs, parents: [base], message: "theirs" }),
    ]);
    const args = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", one, other];
    const { stdout, exitCode } = await git.run(args, { allowExitCodes: [1] });
    const [tree = "", ...paths] = stdout.split("\0").filter((part) => part !== "");
    if (exitCode === 0)
        return { status: "merged", tree };
    return { status: "conflict", paths: [...new Set(paths)].sort() };
}
/** https://api.github.com/users/github-actions%5Bbot%5D */
const BOT_EMAIL = "41898282+github-actions[bot]@users.noreply.github.com";
/** Writes a commit of the bot's. No ref points to it yet. */
async function writeCommit(git, { tree, parents, message }) {
    const stamp = `github-actions[bot] <${BOT_EMAIL}> ${Math.floor(Date.now() / 1000)} +0000`;
    const lines = [
        `tree ${tree}`,
        ...parents.map((parent) => `parent ${parent}`),
        `author ${stamp}`,
        `committer ${stamp}`,
        "",
        `${message.replaceAll("\0", "").trim()}\n`,
    ];
    const args = ["hash-object", "-t", "commit", "-w", "--stdin"];
    return (await git.run(args, { input: lines.join("\n") })).stdout.trim();
}


/***/ }),

/***/ 58064:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ek: () => (/* binding */ visibleProse),
/* harmony export */   ko: () => (/* binding */ visibleYaml),
/* harmony export */   qV: () => (/* binding */ skeleton),
/* harmony export */   wy: () => (/* binding */ hasInvisible)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16288);

/**
 * What a person cannot see, or would take for something else. Every text that a stranger or a model
 * wrote passes through here before it is shown or judged.
 */
/** Spaces that look like a space and are none: in an argument vector they join what looks apart. */
const ODD_SPACE = /(?! )\p{Zs}/gu;
function hasInvisible(text) {
    return text.search(_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .k) !== -1;
}
/** The text with everything that cannot be seen written out: `\u202e`, `\u{e0041}`, `\r`. */
function visible(text) {
    return text.replace(_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .k, shownAs).replace(ODD_SPACE, shownAs);
}
/** As `visible`, for prose: typographic spaces stay, line ends become line feeds. */
function visibleProse(text) {
    return text.replace(/\r\n?/g, "\n").replace(_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .k, shownAs);
}
/** As `visible`, in the escapes of a double-quoted YAML scalar: `\u202e`, `\U000e0041`. */
function visibleYaml(text) {
    return text.replace(_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .k, yamlEscapeOf).replace(ODD_SPACE, yamlEscapeOf);
}
function yamlEscapeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    const hex = code.toString(16);
    return code > 0xffff ? `\\U${hex.padStart(8, "0")}` : `\\u${hex.padStart(4, "0")}`;
}
function shownAs(character) {
    return character === "\r" ? "\\r" : (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeOf */ .F)(character);
}
/** Letters of other scripts, and strokes, that a reader takes for the ASCII character. */
const LOOK_ALIKES = new Map(Object.entries({
    a: "аα",
    b: "в",
    c: "сϲ",
    d: "ԁ",
    e: "еεҽ",
    h: "һн",
    i: "іιı",
    j: "ј",
    k: "кκ",
    l: "ӏ",
    m: "м",
    n: "ոη",
    o: "оοօ",
    p: "рρ",
    q: "ԛ",
    r: "г",
    s: "ѕ",
    t: "тτ",
    u: "սυ",
    v: "ѵν",
    w: "ԝω",
    x: "хχ",
    y: "уγ",
    "/": "⁄∕╱⧸",
    "@": "﹫",
    "-": "‐‑‒–—−",
}).flatMap(([ascii, others]) => [...others].map((other) => [other, ascii])));
/** What a line looks like: lower case, without accents and invisible characters, in ASCII letters. */
function skeleton(text) {
    const spaced = text.replace(/[\v\f\u0085\u2028\u2029]/g, " ").replace(_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .k, "");
    const plain = spaced.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    return [...plain].map((character) => LOOK_ALIKES.get(character) ?? character).join("");
}


/***/ }),

/***/ 65566:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ BODY_BUDGET),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   GI: () => (/* binding */ readableTime),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   dp: () => (/* binding */ byteLength),
/* harmony export */   fg: () => (/* binding */ fenceExcerpt),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nf: () => (/* binding */ link)
/* harmony export */ });
/* unused harmony export excerpt */
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58064);

/** What we fill of a body, so that a later receipt or note always fits. */
const BODY_BUDGET = 60_000;
function byteLength(text) {
    return new TextEncoder().encode(text).length;
}
/** A fenced code block that nothing inside can close. `info`: "diff", "sh", "json", "text". */
function fence(text, info) {
    const shown = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text.replace(/\n$/, ""));
    const marks = "`".repeat(Math.max(3, longestRun(shown) + 1));
    return `${marks}${info}\n${shown}\n${marks}`;
}
/** One line of code; longer text is cut at its end, with an ellipsis. */
function inline(text, limit = 120) {
    // Cut first: what is written out only grows, and the text may be huge.
    const line = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(cut(text, limit)).replaceAll("\n", "\\n").replaceAll("\t", "\\t");
    const shown = cut(line, limit);
    if (shown.trim() === "")
        return `\`"${shown}"\``;
    const marks = "`".repeat(longestRun(shown) === 0 ? 1 : longestRun(shown) + 1);
    const pad = /^[` ]|[` ]$/.test(shown) ? " " : "";
    return `${marks}${pad}${shown}${pad}${marks}`;
}
/** As `inline`, for a table: GitHub splits cells at every bar, also inside code, so a bar is written out. */
function cell(text, limit = 120) {
    return inline(text, limit).replaceAll("|", "\\u007c");
}
/** At most `limit` characters, the last one an ellipsis when something is missing. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    return `${wellFormed(text.slice(0, Math.max(0, limit - 1)))}…`;
}
/** A link whose address is ours and whose text is Markdown of ours. */
function link(text, url) {
    const address = url.replace(/[\s()<>\\]/g, (character) => {
        return `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
    });
    return `[${text}](${address})`;
}
/** The beginning and the end of a text that is too long: three quarters of the space for the beginning. */
function excerpt(text, limit) {
    if (text.length <= limit)
        return { head: text, tail: "", missing: null };
    const head = wholeLines(text.slice(0, Math.floor(limit * 0.75)), "start");
    const tail = wholeLines(text.slice(text.length - Math.floor(limit * 0.25)), "end");
    const characters = text.length - head.length - tail.length;
    return { head, tail, missing: { characters, total: text.length } };
}
/** The rest of a cut line of a diff would have lost its sign; very long lines are cut all the same. */
function wholeLines(part, keep) {
    const edge = keep === "start" ? part.lastIndexOf("\n") : part.indexOf("\n");
    const lost = keep === "start" ? part.length - edge : edge;
    if (edge === -1 || lost > part.length / 4)
        return wellFormed(part);
    return keep === "start" ? part.slice(0, edge) : part.slice(edge + 1);
}
/**
 * A code block of at most `limit` characters of text. The words that stand for what is left out are outside
 * the fences, where the text cannot imitate them.
 */
function fenceExcerpt(text, options) {
    const { head, tail, missing } = excerpt((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text.replace(/\n$/, "")), options.limit);
    if (missing === null)
        return { markdown: fence(head, options.info), whole: true };
    const gap = `**Not shown here: ${count(missing.characters)} of ${count(missing.total)} characters.** The end:`;
    const blocks = [fence(head, options.info), gap, fence(tail, options.info)];
    return { markdown: blocks.join("\n\n"), whole: false };
}
/** 1234567 → "1,234,567". */
function count(value) {
    return value.toLocaleString("en-US");
}
/** "1 file", "2 files". */
function plural(value, noun) {
    return `${count(value)} ${noun}${value === 1 ? "" : "s"}`;
}
/** "Sat 28 Nov 2026, 12:00 UTC" */
function readableTime(iso) {
    const [day = "", time = ""] = new Date(iso)
        .toUTCString()
        .replace(",", "")
        .split(/ (?=\d\d:)/);
    return `${day}, ${time.slice(0, 5)} UTC`;
}
function longestRun(text) {
    return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}
/** Drops half of a character that a cut left behind. */
function wellFormed(text) {
    return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
}


/***/ }),

/***/ 16984:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ plainTitle),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   yM: () => (/* binding */ quoteWithin)
/* harmony export */ });
/* unused harmony export neutralise */
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58064);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65566);


/**
 * What GitHub turns into a ping, a reference or a link, wherever it stands in a text: it becomes code, where
 * GitHub leaves it alone (https://docs.github.com/en/get-started/writing-on-github).
 * Dollars are here because they start a formula, which can hide text.
 */
const ACTIVE = new RegExp([
    String.raw `(?:[a-z0-9+.-]{0,20}:\/\/|www\.|mailto:|xmpp:)[^\s\x60]*[^\s\x60.,;:!?)]`,
    String.raw `[\w.+/-]{0,64}@[\w@./-]{0,200}\w`,
    String.raw `[\w./-]{0,100}#\d+\w*`,
    String.raw `GH-\d+`,
    String.raw `\$[^\s\x60]*`,
].join("|"), "gi");
/** Markdown of words that a model or a stranger wrote, without any of its power; lists and emphasis stay. */
function neutralise(text) {
    return blocksOf((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleProse */ .ek)(text).split("\n"))
        .map((block) => block.kind === "code" ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(block.lines.join("\n"), "") : proseLine(block.line))
        .join("\n")
        .trim();
}
/** Fenced blocks and tables become code blocks of ours; everything else is taken line by line. */
function blocksOf(lines) {
    const blocks = [];
    for (const line of lines) {
        const last = blocks.at(-1);
        const open = last?.kind === "code" ? last : undefined;
        const mark = /^\s*(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
        if (open?.mark) {
            if (isClosing(line.trim(), open.mark))
                open.mark = null;
            else
                open.lines.push(line);
        }
        else if (mark) {
            blocks.push({ kind: "code", lines: [], mark });
        }
        else if (/^\s*\|/.test(line)) {
            // A table would split code spans at every bar; as a code block it keeps its columns.
            if (open && isTable(open))
                open.lines.push(line);
            else
                blocks.push({ kind: "code", lines: [line], mark: null });
        }
        else {
            blocks.push({ kind: "line", line });
        }
    }
    return blocks;
}
function isClosing(line, mark) {
    return line.startsWith(mark) && /^(`+|~+)$/.test(line);
}
function isTable(block) {
    return block.lines.length > 0 && block.lines.every((line) => /^\s*\|/.test(line));
}
/** `neutralise` inside a blockquote: whatever it is, it is not our voice. */
function quote(text) {
    return neutralise(text)
        .split("\n")
        .map((line) => (line === "" ? ">" : `> ${line}`))
        .join("\n");
}
/** `quote` of as much of a text as fits into `limit` characters of Markdown. */
function quoteWithin(text, limit) {
    let source = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleProse */ .ek)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text.trim(), limit));
    for (;;) {
        const markdown = quote(source);
        if (markdown.length <= limit)
            return markdown;
        source = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(source, Math.floor(source.length * 0.9 * (limit / markdown.length)));
    }
}
/** `neutralise` on one line, cut. */
function sentence(text, limit = 200) {
    // Cut first: the text may be huge, and blank space rarely makes up more than half of it.
    const line = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleProse */ .ek)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text, limit * 2))
        .replace(/\s+/g, " ")
        .trim();
    return proseLine((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(line, limit));
}
/**
 * For titles, which are plain text but end up in commit messages: one line, no mention, no reference that
 * would close an issue at a merge.
 */
function plainTitle(text, limit = 120) {
    const line = (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(text, limit * 2)
        .replace(/\s+/g, " ")
        .trim());
    const calm = line
        .replace(/@(?=\w)/g, "@ ")
        .replace(/#(?=\d)/g, "# ")
        .replace(/\bGH-(?=\d)/gi, "GH ");
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(calm.replace(/:\/\//g, ": //"), limit);
}
function proseLine(line) {
    // Underlines of headings, rules and rows that would make a table of the line above.
    if (/^[-:=|_*+\s]+$/.test(line))
        return line.replace(/[-:=|_*+]/g, "\\$&");
    const heading = /^\s{0,3}#{1,6}(?:\s+(.*?))?\s*#*\s*$/.exec(line);
    if (heading === null)
        return spans(line);
    const title = (heading[1] ?? "").replaceAll("*", "").trim();
    return title === "" ? "" : `**${spans(title)}**`;
}
/** Code spans that close on the same line stay code; everything between them is escaped. */
function spans(line) {
    const parts = [];
    let rest = line;
    for (;;) {
        const open = /`+/.exec(rest);
        if (open === null)
            break;
        const after = rest.slice(open.index + open[0].length);
        const close = closing(after, open[0]);
        parts.push(...plain(rest.slice(0, open.index)));
        if (close === -1) {
            parts.push(open[0].replaceAll("`", "\\`"));
            rest = after;
        }
        else {
            parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(after.slice(0, close), Number.POSITIVE_INFINITY));
            rest = after.slice(close + open[0].length);
        }
    }
    return join([...parts, ...plain(rest)]);
}
function closing(text, marks) {
    for (const run of text.matchAll(/`+/g))
        if (run[0] === marks)
            return run.index;
    return -1;
}
function plain(text) {
    const parts = [];
    let end = 0;
    for (const match of text.matchAll(ACTIVE)) {
        parts.push(escaped(text.slice(end, match.index)), (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(match[0], Number.POSITIVE_INFINITY));
        end = match.index + match[0].length;
    }
    return [...parts, escaped(text.slice(end))];
}
function escaped(text) {
    return text
        .replace(/[\\[\]~#|]/g, "\\$&")
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;");
}
/** Two code spans side by side would become one run of backticks. */
function join(parts) {
    return parts.reduce((line, part) => {
        return line.endsWith("`") && part.startsWith("`") ? `${line} ${part}` : line + part;
    }, "");
}


/***/ }),

/***/ 63987:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ renderReceipt),
/* harmony export */   r: () => (/* binding */ DECIDED_BY)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58064);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65566);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14329);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16984);
/* harmony import */ var _request_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8764);





const DETAIL_LIMIT = 20_000;
const RESULT_LIMIT = 2_000;
const REASON_LIMIT = 1_000;
/** What a request comment becomes once it is decided: who, when, what came of it, and still what was asked. */
function renderReceipt(receipt) {
    const { request, runId, decision, outcome } = receipt;
    const paragraphs = [
        `${headline(request, outcome)}${decision ? `\n${decided(decision)}` : ""}`,
        ...(receipt.inPlaceOf
            ? [`Its arguments were written in place of those of **${receipt.inPlaceOf}**.`]
            : []),
        ...aftermath(outcome, decision),
        details(receipt),
        (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .renderMarker */ .Bd)({ run: runId, request: request.id, digest: request.digest }),
    ];
    return paragraphs.join("\n\n");
}
function headline(request, outcome) {
    const what = (0,_request_text_js__WEBPACK_IMPORTED_MODULE_4__/* .deed */ .dH)(request);
    const id = `**${request.id}**`;
    switch (outcome.kind) {
        case "waiting":
            return `👀 ${id} is decided and will be acted on: ${what}`;
        case "executed":
            return outcome.isError
                ? `⚠️ ${id} was executed and failed: ${what}`
                : `✅ ${id} was executed: ${what}`;
        case "lost":
            return `❓ ${id} was started, and the machine was lost before it ended: ${what}`;
        case "denied":
            return `⛔ ${id} was denied and not executed: ${what}`;
        case "skipped":
            return `⏭️ ${id} was not run again: ${what}`;
        case "reported":
            return `✅ ${id} was done outside this run: ${what}`;
        case "refused":
            return `⛔ ${id} is not allowed any more and was not executed: ${what}`;
        case "void":
            return `♻️ ${id} no longer holds and was not executed: ${what}`;
        case "edited":
            return outcome.replacedBy === null
                ? `✏️ ${id} was edited and not executed: ${what}`
                : `✏️ ${id} was edited and became **${outcome.replacedBy}**: ${what}`;
        case "expired":
            return `⌛ ${id} expired and was not executed: ${what}`;
        case "cancelled":
            return `⏹️ ${id} was cancelled and not executed: ${what}`;
    }
}
/** Followed by the name of who did it. */
const DECIDED_BY = {
    approve: "Approved by",
    deny: "Denied by",
    retry: "Sent to run once more by",
    skip: "Skipped by",
    done: "Reported as done by",
};
function decided({ decision, by, at, source, session }) {
    // A name in code pings nobody: the person knows what they did.
    const name = by === null ? "a person at a terminal" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(by.login, 60);
    const who = source.kind === "terminal" ? name : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(name, source.url);
    const scope = session ? ", and for equal calls of this run" : "";
    return `${DECIDED_BY[decision]} ${who}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .readableTime */ .GI)(at)}${scope}.`;
}
function aftermath(outcome, decision) {
    switch (outcome.kind) {
        case "executed":
        case "reported":
            return result(outcome.result);
        case "denied":
            return decision?.reason ? [(0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleProse */ .ek)(decision.reason), REASON_LIMIT))] : [];
        case "lost":
            return ["Nobody knows whether it happened. A new question asks what became of it."];
        case "edited":
            return [...editor(outcome.edit), ...(outcome.replacedBy ? [] : result(outcome.result))];
        case "refused":
            return [(0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(outcome.result, 600)];
        case "void": {
            const next = outcome.replacedBy ? ` **${outcome.replacedBy}** asks instead.` : "";
            return [`${(0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(outcome.reason)}${next}`];
        }
        case "cancelled":
            return outcome.reason === "" ? [] : [(0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(outcome.reason)];
        default:
            return [];
    }
}
function editor({ by, at, source, approve }) {
    const name = by ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(by.login, 60) : null;
    const where = source.kind === "pull_request" ? `#${source.number}` : (name ?? "a terminal");
    const shown = source.kind === "terminal" ? where : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(where, source.url);
    const who = source.kind === "pull_request" && name ? ` by ${name}` : "";
    const verb = source.kind === "pull_request" ? "Changed on" : "Edited by";
    const next = approve ? "" : " The new text waits for a decision of its own.";
    return [`${verb} ${shown}${who}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .readableTime */ .GI)(at)}.${next}`];
}
function result(text) {
    if (text.trim() === "")
        return ["It returned nothing."];
    return [`Result:\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fenceExcerpt */ .fg)(text, { info: "text", limit: RESULT_LIMIT }).markdown}`];
}
function details({ request, fullTextUrl, inPlaceOf }) {
    const bound = (0,_request_text_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)(request, DETAIL_LIMIT);
    const missing = bound.whole || !fullTextUrl ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("Read it whole", fullTextUrl)];
    return [
        `<details><summary>${inPlaceOf ? "What was called" : "What was asked"}</summary>`,
        `${(0,_request_text_js__WEBPACK_IMPORTED_MODULE_4__/* .chainOf */ .dR)(request)} · digest \`${request.digest}\``,
        bound.markdown,
        ...missing,
        "</details>",
    ].join("\n\n");
}


/***/ }),

/***/ 78467:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QH: () => (/* binding */ awaitedReply),
  u7: () => (/* binding */ replyTo),
  cS: () => (/* binding */ waitingRequests)
});

// UNUSED EXPORTS: runReport

// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
// EXTERNAL MODULE: ./src/github/published.ts
var published = __webpack_require__(66017);
// EXTERNAL MODULE: ./src/github/command.ts
var command = __webpack_require__(55674);
// EXTERNAL MODULE: ./src/github/markdown.ts
var markdown = __webpack_require__(65566);
// EXTERNAL MODULE: ./src/github/marker.ts
var github_marker = __webpack_require__(14329);
// EXTERNAL MODULE: ./src/github/prose.ts
var prose = __webpack_require__(16984);
;// CONCATENATED MODULE: ./src/github/refusal.ts




/** The reply to a command that did nothing: why, what to do next, and the exact line that works (P26). */
function renderRefusal(reply) {
    const { why, next, line } = ANSWERS[reply.refusal.because](factsOf(reply));
    const marker = (0,github_marker/* renderMarker */.Bd)({ run: reply.runId, reply: reply.commentId });
    return [`😕 ${why} ${next}`, (0,markdown/* fence */.EU)(line, "text"), marker].join("\n\n");
}
function factsOf({ refusal, by, open, prefix }) {
    const usage = (verb) => (0,command/* usageOf */.Fs)(verb, prefix);
    const [first] = open;
    const links = open.map(({ id, url }) => (url === null ? `**${id}**` : (0,markdown/* link */.nf)(`**${id}**`, url)));
    return {
        subject: (0,markdown/* inline */.mG)(refusal.detail, 60),
        detail: refusal.detail,
        instead: refusal.instead && prefixed(withArguments(refusal.instead), prefix),
        who: (0,markdown/* inline */.mG)(by, 60),
        open: links.length === 0 ? "Nothing waits here." : `Open: ${links.join(", ")}.`,
        usage,
        approval: first ? usage("approve").replace("A1", first.id) : usage("approve"),
    };
}
/** An edit is nothing without the arguments: those of the example, for the request that it is about. */
function withArguments(line) {
    const [, id] = /^\/edit (A\d+)/.exec(line) ?? [];
    return id === undefined ? line : (0,command/* usageOf */.Fs)("edit").replace("A1", id);
}
/** Lines are decided without knowing how commands begin in this repository. */
function prefixed(line, prefix) {
    return /^\/[a-z]/.test(line) && !line.startsWith("/llm-do") ? `${prefix}${line.slice(1)}` : line;
}
const ANSWERS = {
    not_a_person: ({ subject, approval }) => ({
        why: `${subject} is not a person, and only people decide here.`,
        next: "Somebody with write access can write:",
        line: approval,
    }),
    not_permitted: ({ who, subject, instead, approval }) => ({
        why: `${who} may not decide here (permission: ${subject}).`,
        next: `${instead ? `These may: ${(0,prose/* sentence */.em)(instead)}.` : ""} One of them can write:`.trim(),
        line: approval,
    }),
    self_approval: ({ who, instead, approval }) => ({
        why: `${who} started this run, and here somebody else has to approve (\`prevent-self-approval\`).`,
        next: "Another approver can write:",
        line: instead ?? approval,
    }),
    edited: ({ instead, usage }) => ({
        why: "That comment was edited. A command counts only as it was first written.",
        next: "Post it as a new comment:",
        line: instead ?? usage("help"),
    }),
    malformed: ({ detail, instead, usage }) => ({
        why: (0,prose/* sentence */.em)(detail, 600),
        next: "This works:",
        line: instead ?? usage("help"),
    }),
    unknown_request: ({ subject, open, instead, usage }) => ({
        why: `No open request ${subject} belongs to this conversation. ${open}`,
        next: instead ? "For example:" : "To see the runs:",
        line: instead ?? usage("status"),
    }),
    needs_id: ({ open, instead, usage }) => ({
        why: `Which request? Its id may be left out only in its own thread. ${open}`,
        next: instead ? "For example:" : "To see the runs:",
        line: instead ?? usage("status"),
    }),
    needs_digest: ({ subject, instead, usage }) => ({
        why: `${subject} is too long to be shown whole, so its approval has to name the digest.`,
        next: "Read it whole first, then write:",
        line: instead ?? usage("status"),
    }),
    wrong_digest: ({ subject, instead, usage }) => ({
        why: `That is not the digest of ${subject}: it is not what you have read.`,
        next: "Look at it again, then write:",
        line: instead ?? usage("status"),
    }),
    wrong_verb: ({ subject, instead, usage }) => ({
        why: `That does not answer ${subject}: \`approve\`, \`deny\` and \`edit\` are for a call that was not started, \`retry\`, \`skip\` and \`done\` for one whose outcome is unknown.`,
        next: "This answers it:",
        line: instead ?? usage("status"),
    }),
    already_decided: ({ subject, open, instead, usage }) => ({
        why: `${subject} is decided already; only a denial can still overrule it. ${open}`,
        next: instead ? "For example:" : "To see the runs:",
        line: instead ?? usage("status"),
    }),
    already_started: ({ subject, open, instead, usage }) => ({
        why: `${subject} was started already: nothing can be decided about it any more. ${open}`,
        next: instead ? "For example:" : "To see the runs:",
        line: instead ?? usage("status"),
    }),
    expired: ({ subject, instead, usage }) => ({
        why: `${subject} has expired; the model is told that it was not executed.`,
        next: "To see what still waits:",
        line: instead ?? usage("status"),
    }),
    run_over: ({ subject, instead, usage }) => ({
        why: `The run is over (${subject}); nothing of it is executed any more.`,
        next: "To see the runs of this conversation:",
        line: instead ?? usage("status"),
    }),
    not_failed: ({ instead, usage }) => ({
        why: "The run has not failed, so there is nothing to try again.",
        next: "To see what it waits for:",
        line: instead ?? usage("status"),
    }),
    nothing_awaited: ({ open, usage }) => ({
        why: `No conversation waited for these words when they were written. ${open}`,
        next: "To see the runs:",
        line: usage("status"),
    }),
    not_available: ({ detail, instead, usage }) => ({
        why: detail === "" ? "That is not possible here." : (0,prose/* sentence */.em)(detail, 600),
        next: "What is possible:",
        line: instead ?? usage("help"),
    }),
};

// EXTERNAL MODULE: ./src/github/status-reply.ts
var status_reply = __webpack_require__(28924);
;// CONCATENATED MODULE: ./src/github/reply.ts




/** The text that answers a judged command; null when a reaction says it all. `prefix` as people type it. */
function replyTo(judged, context) {
    const { verdict, commentId } = judged;
    const { state, prefix, now } = context;
    const { runId } = state.header;
    const answered = { runId, commentId };
    switch (verdict.status) {
        case "recorded":
            return null;
        case "answered":
            return verdict.with === "help"
                ? (0,status_reply/* renderHelp */.W5)({ prefix, answered })
                : (0,status_reply/* renderStatus */.LG)([runReport(state, now)], { prefix, answered });
        case "refused":
            return renderRefusal({
                refusal: askedAgain(verdict, state) ?? verdict,
                by: judged.by,
                open: waitingRequests(state).map(({ request, url }) => ({ id: request.id, url })),
                prefix,
                runId,
                commentId,
            });
    }
}
/** Its machine was lost, which was found out after the command was judged: now it waits for another verb. */
function askedAgain(refused, state) {
    const question = (0,runtime_status/* openRequests */.js)(state).find(({ request }) => request.id === refused.detail);
    if (refused.because !== "already_started" || question?.request.kind !== "outcome")
        return null;
    return { ...refused, because: "wrong_verb", instead: `/retry ${refused.detail}` };
}
/** A run in numbers, for `/status` and the job summary. */
function runReport(state, now) {
    const totals = (0,runtime_status/* totalsOf */.vA)(state);
    return {
        runId: state.header.runId,
        worker: state.header.worker,
        status: (0,runtime_status/* statusOf */.c2)(state, now),
        cause: state.header.cause,
        turns: totals.turns,
        costUsd: totals.cost,
        open: waitingRequests(state),
        reply: awaitedReply(state),
    };
}
/** The words that a chat waits for; null when none does. */
function awaitedReply(state) {
    const { awaited } = state;
    if (!awaited || state.finished || state.cancelled)
        return null;
    const { expiresAt, key } = awaited;
    return { expiresAt, url: (0,published/* findPublished */.e2)(state, "answer", key)?.url ?? null };
}
function waitingRequests(state) {
    return (0,runtime_status/* openRequests */.js)(state).map((item) => ({
        request: item.request,
        expiresAt: item.expiresAt,
        url: (0,published/* findPublished */.e2)(state, "request", (0,published/* questionOf */.YH)(item))?.url ?? null,
    }));
}


/***/ }),

/***/ 8764:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O6: () => (/* binding */ boundText),
/* harmony export */   dH: () => (/* binding */ deed),
/* harmony export */   dR: () => (/* binding */ chainOf),
/* harmony export */   qJ: () => (/* binding */ wish)
/* harmony export */ });
/* harmony import */ var _runtime_shown_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64552);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58064);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65566);



const NAMED_FILES = 3;
/** What a call would do, in a few words after the id: "wants to create `docs/a.md`". */
function wish(request) {
    if (request.kind === "outcome")
        return `was started; nobody knows how it ended: ${deed(request)}`;
    return `wants to ${deed(request)}`;
}
/** "create `docs/a.md`", "run `npm test`", "call `publish`". */
function deed(request) {
    if (request.display.kind === "command")
        return `run ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(request.display.text, 80)}`;
    if (request.files.length === 0)
        return `call ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(request.tool, 80)}`;
    const verbs = new Map();
    for (const file of request.files) {
        const verb = file.before === null ? "create" : file.after === null ? "delete" : "change";
        verbs.set(verb, [...(verbs.get(verb) ?? []), file.path]);
    }
    return [...verbs].map(([verb, paths]) => `${verb} ${pathList(paths)}`).join(" and ");
}
/** `main › triage › write_file` */
function chainOf(request) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)([...request.chain, request.tool].join(" › "), 400);
}
function pathList(paths) {
    const named = paths.slice(0, NAMED_FILES).map((path) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .inline */ .mG)(path));
    const more = paths.length - named.length;
    return more === 0 ? named.join(", ") : `${named.join(", ")} and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(more, "more file")}`;
}
/**
 * Everything that a decision binds and a person can read, in code blocks: the diff or command line, then
 * the arguments that it does not show. `limit`: characters of each block.
 */
function boundText(request, limit) {
    const { display } = request;
    const parts = [];
    if (display.kind !== "arguments" && display.text !== "") {
        parts.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .fenceExcerpt */ .fg)(display.text, { info: display.kind === "diff" ? "diff" : "sh", limit }));
    }
    const rest = (0,_runtime_shown_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .argumentsBesideDisplay */ .P)(request);
    if (rest !== null) {
        const heading = rest.all ? "Arguments:" : "Other arguments:";
        const json = JSON.stringify(rest.value, null, 2);
        const block = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .fenceExcerpt */ .fg)(json, { info: "json", limit });
        parts.push({ ...block, markdown: `${heading}\n${block.markdown}` });
    }
    const { shared = [] } = request;
    if (shared.length > 0) {
        const lines = shared.map(({ path, bytes }) => `${path} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(bytes, "byte")})`);
        const block = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .fenceExcerpt */ .fg)(lines.join("\n"), { info: "text", limit });
        parts.push({ ...block, markdown: `Files that it shares:\n${block.markdown}` });
    }
    const texts = [display.text, JSON.stringify(request.input), ...request.files.map((f) => f.path)];
    if (texts.some((text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__/* .hasInvisible */ .wy)(text.replaceAll("\r\n", "\n")))) {
        parts.push({ markdown: INVISIBLE_NOTE, whole: true });
    }
    return {
        markdown: parts.map((part) => part.markdown).join("\n\n"),
        whole: parts.every((part) => part.whole),
    };
}
const INVISIBLE_NOTE = "⚠️ This call holds characters that cannot be seen. They are written out above, such as `\\u202e`.";


/***/ }),

/***/ 28924:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   LG: () => (/* binding */ renderStatus),
/* harmony export */   Sh: () => (/* binding */ waitingLine),
/* harmony export */   W5: () => (/* binding */ renderHelp),
/* harmony export */   ZY: () => (/* binding */ replyLine)
/* harmony export */ });
/* harmony import */ var _command_verbs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97982);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65566);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14329);
/* harmony import */ var _request_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8764);




const STATES = {
    running: "🏃 is running",
    suspended: "⏸️ waits",
    ready: "⏳ is about to go on",
    failed: "⚠️ has failed",
    completed: "✅ is completed",
    cancelled: "⏹️ was cancelled",
};
/** The answer to `/status`. `prefix`: what commands begin with, "/" or "/llm-do ". */
function renderStatus(runs, options) {
    const { prefix, answered } = options;
    const none = `No run belongs to this conversation. What starts one is in the workflow file, under \`on:\`. \`${prefix}help\` lists the commands.`;
    const paragraphs = runs.length === 0 ? [none] : runs.map((run) => renderRun(run, prefix));
    return [...paragraphs, ...markerOf(answered)].join("\n\n");
}
function renderRun(run, prefix) {
    const facts = [
        `**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(run.worker, 60)}** ${STATES[run.status]}`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(run.cause, 80),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(run.turns, "turn"),
        dollars(run.costUsd),
        `run ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(run.runId, 60)}`,
    ];
    const retry = run.status === "failed" ? [`- to go on from where it stopped: \`${prefix}retry\``] : [];
    const reply = run.reply ? [replyLine(run.reply, prefix)] : [];
    return [facts.join(" · "), ...run.open.map(waitingLine), ...reply, ...retry].join("\n");
}
/** "- a reply to its last answer, with `/say your words` · expires …" */
function replyLine({ expiresAt, url }, prefix) {
    const answer = url === null ? "its last answer" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("its last answer", url);
    return `- a reply to ${answer}, with \`${prefix}say your words\` · expires ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .readableTime */ .GI)(expiresAt)}`;
}
/** "- A1: create `docs/a.md` · expires …", the id linked to where it is answered. */
function waitingLine({ request, expiresAt, url }) {
    const id = url === null ? `**${request.id}**` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`**${request.id}**`, url);
    const what = request.kind === "outcome" ? `what became of: ${(0,_request_text_js__WEBPACK_IMPORTED_MODULE_3__/* .deed */ .dH)(request)}` : (0,_request_text_js__WEBPACK_IMPORTED_MODULE_3__/* .deed */ .dH)(request);
    return `- ${id}: ${what} · expires ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .readableTime */ .GI)(expiresAt)}`;
}
/** The answer to `/help`. */
function renderHelp(options) {
    const rows = Object.entries(_command_verbs_js__WEBPACK_IMPORTED_MODULE_0__/* .VERBS */ .hU)
        .filter(([, row]) => row.offered)
        .map(([verb, row]) => {
        // A bar would end the cell, also inside code.
        const line = `${options.prefix}${verb} ${row.grammar}`.trimEnd().replaceAll("|", "\\|");
        return `| \`${line}\` | ${row.meaning} |`;
    });
    return [
        "A command is the first line of a comment. In a request's own thread its id may be left out.",
        ["| command | what it does |", "| --- | --- |", ...rows].join("\n"),
        ...markerOf(options.answered),
    ].join("\n\n");
}
function markerOf(answered) {
    return answered ? [(0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .renderMarker */ .Bd)({ run: answered.runId, reply: answered.commentId })] : [];
}
/** 0.0421 → "$0.0421", 12.5 → "$12.50"; null → "cost unknown". */
function dollars(usd) {
    if (usd === null)
        return "cost unknown";
    const cents = usd === 0 || usd >= 0.99995;
    const digits = { minimumFractionDigits: cents ? 2 : 4, maximumFractionDigits: cents ? 2 : 4 };
    return `$${usd.toLocaleString("en-US", digits)}`;
}


/***/ }),

/***/ 16288:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeOf),
/* harmony export */   k: () => (/* binding */ INVISIBLE)
/* harmony export */ });
/**
 * What a person cannot see: controls, format characters (bidi, zero width), lone surrogates, private use,
 * line separators, fillers and others that draw nothing. Tab and line feed are layout, not disguise.
 */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A character by its number: `\u202e`, `\u{e0041}`. */
function escapeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}


/***/ }),

/***/ 64552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ argumentsBesideDisplay)
/* harmony export */ });
/** Arguments that the display holds already, by tool: a diff shows what would be written. */
const SHOWN_BY_DIFF = new Map([
    ["write_file", ["path", "content"]],
    ["edit_file", ["path", "old_text", "new_text"]],
    ["delete_file", ["path"]],
]);
/**
 * The arguments that a page has to show besides the request's display, so that everything bound is seen.
 * `all`: the display shows none of them. Null: it shows every one.
 */
function argumentsBesideDisplay(request) {
    const { display, input } = request;
    const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
    if (!isObject || display.kind === "arguments" || display.text === "") {
        return { all: true, value: input };
    }
    const entries = Object.entries(input);
    const rest = entries.filter(([name, value]) => !isShown(request, name, value));
    if (rest.length === 0)
        return null;
    return { all: rest.length === entries.length, value: Object.fromEntries(rest) };
}
function isShown(request, name, value) {
    const { display, tool, files } = request;
    if (display.kind === "command")
        return value === display.text;
    if (!SHOWN_BY_DIFF.get(tool)?.includes(name))
        return false;
    // A path that was written another way than the file that it means is shown as it was written.
    return name !== "path" || files.some((file) => file.path === value);
}


/***/ })

};
