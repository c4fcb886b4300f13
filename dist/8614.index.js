export const id = 8614;
export const ids = [8614];
export const modules = {

/***/ 8614:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/models/index.ts
var models = __webpack_require__(2286);
// EXTERNAL MODULE: ./src/project/problem.ts
var problem = __webpack_require__(7226);
// EXTERNAL MODULE: ./src/runtime/approval-mode.ts
var approval_mode = __webpack_require__(3869);
// EXTERNAL MODULE: ./src/runtime/engine.ts + 3 modules
var engine = __webpack_require__(785);
// EXTERNAL MODULE: ./src/runtime/journal.ts
var runtime_journal = __webpack_require__(943);
// EXTERNAL MODULE: ./src/cli/command-line.ts
var command_line = __webpack_require__(6898);
// EXTERNAL MODULE: ./src/cli/conclude.ts
var conclude = __webpack_require__(2397);
// EXTERNAL MODULE: ./src/cli/drive-here.ts
var drive_here = __webpack_require__(3893);
// EXTERNAL MODULE: ./src/cli/holder.ts
var cli_holder = __webpack_require__(1050);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
;// CONCATENATED MODULE: ./src/cli/input.ts




/**
 * The input of a run: `--input` (text, JSON, `@file`, `-`), else the words of the command line, else stdin
 * where it is no terminal, else nothing. Throws LlmDoError "usage" when it is given twice or unreadable.
 */
async function readInput(terminal, given) {
    const { option, message } = given;
    if (option !== undefined && message !== null) {
        throw new errors/* LlmDoError */.p(`The input is given twice: --input and ${JSON.stringify(message.slice(0, 60))}. Leave one of them out.`, { code: "usage" });
    }
    if (message !== null)
        return parsedOrText(message);
    if (option === "-")
        return parsedOrText(await (0,consumers_.text)(terminal.stdin));
    if (option?.startsWith("@"))
        return parsedOrText(await readInputFile(terminal, option.slice(1)));
    if (option !== undefined)
        return parsedOrText(option);
    return terminal.stdin.isTTY ? "" : parsedOrText(await (0,consumers_.text)(terminal.stdin));
}
async function readInputFile({ directory }, name) {
    try {
        return await (0,promises_.readFile)((0,external_node_path_.resolve)(directory, name), "utf8");
    }
    catch (cause) {
        throw new errors/* LlmDoError */.p(`The input file "${name}" cannot be read: ${(0,errors/* messageOf */.b)(cause)}`, {
            code: "usage",
            cause,
        });
    }
}
/** An object or list is data; anything else is the message itself, without the line end that `echo` adds. */
function parsedOrText(input) {
    if (/^\s*[[{]/.test(input)) {
        try {
            return JSON.parse(input);
        }
        catch {
            // A message that begins with a bracket.
        }
    }
    return input.replace(/\r?\n$/, "");
}

// EXTERNAL MODULE: ./src/cli/local-project.ts + 1 modules
var local_project = __webpack_require__(8314);
// EXTERNAL MODULE: ./src/cli/place.ts
var cli_place = __webpack_require__(4105);
// EXTERNAL MODULE: ./src/cli/progress.ts
var progress = __webpack_require__(9851);
// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(7246);
// EXTERNAL MODULE: ./src/cli/invocation.ts
var invocation = __webpack_require__(5230);
;// CONCATENATED MODULE: ./src/cli/target.ts





/** Not built yet; a model must not be paid for them. */
const LATER = ["init", "lib"];
/** Tells target and input apart. Throws LlmDoError for a target that holds no project. */
async function readTarget(words) {
    const { positionals, named, hasInput, terminal } = words;
    const [first, ...rest] = positionals;
    const home = terminal.environment.LLM_DO_PROJECT || ".";
    const open = (path) => (0,local_project/* openLocalProject */.b7)(terminal.directory, path);
    if (first === undefined)
        return { local: await open(home), worker: null, message: null };
    const behind = rest.length > 0 ? rest.join(" ") : null;
    if (first.endsWith(".worker"))
        return { local: await open(first), worker: null, message: behind };
    const directory = (0,local_project/* isDirectory */.wd)((0,external_node_path_.resolve)(terminal.directory, first));
    const there = directory ? await attempt(open(first)) : null;
    if (there)
        return { local: there, worker: null, message: behind };
    // `./x` and `x/` are never meant as an input: say what is missing there.
    if (directory && /^\.|\/$/.test(first))
        return { local: await open(first), worker: null, message: behind };
    const mayNameWorker = behind !== null || hasInput || named;
    const local = await attempt(open(home));
    if (local && mayNameWorker && (await isWorker(local, first))) {
        return { local, worker: first, message: behind };
    }
    if (!named)
        refuseCommands(first);
    if (local)
        return { local, worker: null, message: positionals.join(" ") };
    return { local: await openFor(first, open(home)), worker: null, message: positionals.join(" ") };
}
async function attempt(opening) {
    try {
        return await opening;
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.p)
            return null;
        throw error;
    }
}
/** By file name, also when the file has mistakes in it: those are what the person has to hear of. */
async function isWorker({ project }, name) {
    if ((await project.workers()).includes(name))
        return true;
    try {
        await project.worker(name);
        return true;
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.p)
            return false;
        throw error;
    }
}
function refuseCommands(word) {
    const hint = LATER.includes(word) ? "" : (0,near_miss/* didYouMean */.au)(word, invocation/* FIRST_WORDS */.b);
    if (hint === "" && !LATER.includes(word))
        return;
    throw new errors/* LlmDoError */.p(`There is no command ${JSON.stringify(word)}.${hint} To give it to a worker as its input: \`llm-do run ${word}\`.`, { code: "usage" });
}
async function openFor(first, opening) {
    try {
        return await opening;
    }
    catch (error) {
        if (!(error instanceof errors/* LlmDoError */.p))
            throw error;
        const shown = JSON.stringify(first.slice(0, 60));
        throw new errors/* LlmDoError */.p(`${error.message}\n${shown} is neither a directory with a project nor a .worker file nor a worker, so it was read as the input.`, { code: error.code, cause: error });
    }
}

// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(1028);
;// CONCATENATED MODULE: ./src/cli/run.ts

















const EXPIRES_SECONDS = 7 * 24 * 3600;
/** `llm-do run`: a new run, from its first turn to its end or to a decision that nobody here takes. */
async function run(invocation) {
    const { terminal, flags, texts } = invocation;
    const mode = chosenMode(flags);
    const opening = (0,cli_place/* openPlace */.QL)(terminal, { keep: !flags["no-store"] });
    // A mistake in the command comes first; the repository's is found again below.
    opening.catch(() => undefined);
    // The largest part of what a first model request needs is compiled while git works.
    if (!texts.model?.startsWith("scripted:")) {
        __webpack_require__.e(/* import() */ 1947).then(__webpack_require__.bind(__webpack_require__, 1947)).then(() => new Headers()).catch(() => undefined);
    }
    const target = await readTarget({ ...invocation, hasInput: texts.input !== undefined });
    const { local } = target;
    const place = await opening;
    const worker = entryOf(target.worker, texts.worker);
    const limits = readLimits(invocation, local);
    const input = await readInput(terminal, { option: texts.input, message: target.message });
    const header = {
        ...fixedHeader(place, invocation),
        worker,
        input: input,
        projectPath: (0,local_project/* relativePath */.iZ)(place.root, local.path) ?? local.path,
        model: texts.model ?? null,
        approvalMode: mode ?? manifestMode(local),
        ...limits,
    };
    await checkBeforeStart(local, { header, invocation });
    const holder = (0,cli_holder/* terminalHolder */.Z)();
    const { store, redact } = place;
    const journal = new runtime_journal/* Journal */.C({ store, header, checkpoint: null, holder, now: terminal.now });
    journal.append({ type: "run_started" }, { type: "lease_taken", holder });
    const json = flags.json ?? false;
    const voice = { terminal, json, verbose: flags.verbose ?? false, redact };
    const outcome = await (0,drive_here/* driveHere */.d)({
        journal,
        place,
        local,
        directory: terminal.directory,
        terminal,
        ask: (0,cli_terminal/* hasPerson */.aF)(terminal) && !json,
        observe: (0,progress/* createProgress */.m)(voice),
    });
    const failOnDenied = flags["fail-on-denied"] ?? false;
    return (0,conclude/* conclude */.E)({ journal, outcome, terminal, json, failOnDenied, fleeting: place.fleeting });
}
function fixedHeader(place, { terminal }) {
    return {
        schema: 1,
        runId: (0,external_node_crypto_.randomBytes)(6).toString("hex"),
        createdAt: terminal.now().toISOString(),
        startedBy: null,
        cause: (0,cli_place/* causeAt */.tk)(place, terminal.directory),
        // The project is read from disk, as it is.
        projectCommit: null,
        baseCommit: place.head,
        baseBranch: place.branch,
        thread: null,
        firstRequest: 1,
        expiresSeconds: EXPIRES_SECONDS,
    };
}
function chosenMode(flags) {
    const { "approve-all": approve, "reject-all": reject } = flags;
    if (approve && reject) {
        throw new errors/* LlmDoError */.p("--approve-all and --reject-all exclude each other. Leave one out.", {
            code: "usage",
        });
    }
    return approve ? "approve-all" : reject ? "deny-all" : null;
}
function manifestMode({ project }) {
    const { approvalMode: word, file } = project.manifest;
    if (word === null)
        return "review";
    const mode = (0,approval_mode/* approvalModeOf */.e)(word);
    if (mode)
        return mode;
    throw new errors/* LlmDoError */.p(`The approval mode in ${file} is ${JSON.stringify(word)}; allowed: review, approve-all or deny-all.`, { code: "project" });
}
function entryOf(named, option) {
    if (named !== null && option !== undefined && named !== option) {
        throw new errors/* LlmDoError */.p(`Two workers are named: ${JSON.stringify(named)} and --worker ${JSON.stringify(option)}. Leave one of them out.`, { code: "usage" });
    }
    return named ?? option ?? "main";
}
function readLimits({ texts }, { project }) {
    const read = (option, least, whole) => (0,command_line/* readNumber */.k)(texts, { option, least, whole });
    return {
        maxTurns: read("max-turns", 1, true) ?? 50,
        maxDepth: read("max-depth", 0, true) ?? project.manifest.maxDepth ?? 5,
        maxCostUsd: read("max-cost-usd", 0, false),
    };
}
/** What is wrong before the first turn is said at once, and leaves no run behind. */
async function checkBeforeStart(local, start) {
    const { header, invocation } = start;
    const { environment } = invocation.terminal;
    const worker = await local.project.worker(header.worker);
    for (const warning of local.project.warnings) {
        (0,cli_terminal/* say */.cv)(invocation.terminal, (0,cli_terminal/* visible */.RK)((0,problem/* renderProblem */.yM)(warning)));
    }
    const defaultModel = environment.LLM_DO_MODEL || null;
    const id = (0,engine/* modelIdOf */.M)({ worker, project: local.project, header, defaultModel });
    await (0,models/* openModel */.GF)(id, { ...(0,drive_here/* modelSettings */.z)(environment), readProjectFile: local.readFile });
}


/***/ }),

/***/ 3869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ approvalModeOf)
/* harmony export */ });
/** Every word that the dialects have for a mode (spec/dialects.md C17). */
const MODES = {
    review: "review",
    interactive: "review",
    prompt: "review",
    ask: "review",
    "approve-all": "approve-all",
    auto: "approve-all",
    "auto-approve": "approve-all",
    "deny-all": "deny-all",
    "auto-deny": "deny-all",
    "reject-all": "deny-all",
    strict: "deny-all",
};
/** `interactive`, `auto_deny`, `--reject-all` and the like, in one canonical word; undefined for any other. */
function approvalModeOf(value) {
    const word = value.trim().toLowerCase().replaceAll("_", "-").replace(/^--/, "");
    return Object.hasOwn(MODES, word) ? MODES[word] : undefined;
}


/***/ })

};
