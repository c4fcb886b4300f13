export const id = 5972;
export const ids = [5972];
export const modules = {

/***/ 83264:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ problemsOfCode),
/* harmony export */   q: () => (/* binding */ checkCode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _project_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17226);
/* harmony import */ var _runtime_code_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28549);
/* harmony import */ var _tools_node_sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62310);




/** What is wrong with the tools in code of the workers of a project, for `llm-do validate`. */
async function problemsOfCode(project, terminal) {
    const { codeProblems } = await __webpack_require__.e(/* import() */ 9087).then(__webpack_require__.bind(__webpack_require__, 79087));
    const problems = await codeProblems(project, { context: contextAt(terminal) });
    const { endLiveProcesses } = await __webpack_require__.e(/* import() */ 9237).then(__webpack_require__.bind(__webpack_require__, 49237));
    await endLiveProcesses();
    return problems;
}
/** Before a run starts: throws LlmDoError "project" with every problem of what `entry` can reach. */
async function checkCode(project, { terminal, entry }) {
    // What code imports may be what these commands install: it is checked when it is loaded, after them.
    if (project.manifest.setup.length > 0)
        return;
    const { codeProblems } = await __webpack_require__.e(/* import() */ 9087).then(__webpack_require__.bind(__webpack_require__, 79087));
    const problems = await codeProblems(project, { context: contextAt(terminal), entry });
    if (problems.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(problems.map(_project_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProblem */ .yM).join("\n"), { code: "project" });
}
function contextAt({ directory, environment }) {
    let isolation;
    return {
        sandbox: (0,_tools_node_sandbox_js__WEBPACK_IMPORTED_MODULE_2__/* .createSandbox */ ._)({ root: directory }),
        workspaceRoot: directory,
        environment,
        isolation: () => {
            isolation ??= __webpack_require__.e(/* import() */ 6672).then(__webpack_require__.bind(__webpack_require__, 54291)).then(({ detectIsolation }) => detectIsolation());
            return isolation;
        },
        codeDirectory: (0,_runtime_code_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .codeDirectories */ .n)(),
    };
}


/***/ }),

/***/ 32397:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude)
/* harmony export */ });
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17456);
/* harmony import */ var _event_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(504);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95230);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71028);
/* harmony import */ var _totals_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35034);





/** Says how a run stands and how to go on, and chooses the exit code. */
function conclude(conclusion) {
    const exitCode = exitCodeOf(conclusion);
    if (conclusion.voice.json)
        concludeForProgram(conclusion);
    else
        concludeForPerson(conclusion);
    return exitCode;
}
function exitCodeOf({ outcome, journal, failOnDenied }) {
    switch (outcome.status) {
        case "completed": {
            const denied = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .deniedCalls */ .TU)(journal.state);
            const byPeople = denied.some(({ refusedBy }) => refusedBy === "person" || refusedBy === "mode");
            return byPeople || (failOnDenied && denied.length > 0) ? _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.failed : _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.done;
        }
        case "suspended":
            return _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.suspended;
        case "interrupted":
            return _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.interrupted;
        default:
            return _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.failed;
    }
}
function concludeForProgram({ outcome, journal, voice, fleeting }) {
    const { state, header } = journal;
    const { workers, cost, turns, ...tokens } = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .totalsOf */ .vA)(state);
    const result = {
        type: "result",
        run: header.runId,
        ...outcome,
        resumable: fleeting === null,
        openRequests: (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .openRequests */ .js)(state).map(({ request }) => request),
        ...(state.awaited && outcome.status === "suspended" ? { awaited: state.awaited.text } : {}),
        deniedCalls: (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .deniedCalls */ .TU)(state).length,
        usage: { turns, ...tokens, workers },
        costUsd: cost,
    };
    (0,_event_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEvent */ .a)(voice.terminal, result, { chain: [header.worker], parentCallId: null });
}
function concludeForPerson(conclusion) {
    const { outcome, journal, voice, fleeting } = conclusion;
    const { terminal } = voice;
    const id = journal.header.runId;
    if (voice.level === "verbose")
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, (0,_totals_line_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsLine */ .s)((0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .totalsOf */ .vA)(journal.state)));
    const goOn = fleeting === null ? `llm-do runs resume ${id}` : null;
    switch (outcome.status) {
        case "completed": {
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(terminal, outcome.result);
            const denied = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .deniedCalls */ .TU)(journal.state).length;
            if (denied > 0)
                (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(denied, "call")} did not happen: denied or blocked.`);
            return;
        }
        case "suspended":
            sayWaiting(conclusion);
            return;
        case "interrupted":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Run ${id} was interrupted: ${outcome.message}.`);
            break;
        case "failed":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Error: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(outcome.message)}`);
            break;
        case "cancelled":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Run ${id} was cancelled: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(outcome.reason)}.`);
            return;
        case "lost":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Another process drives run ${id} now. See: llm-do runs show ${id}`);
            return;
    }
    if (goOn)
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `It is saved. Go on with: ${goOn}`);
    else
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `It cannot be resumed: ${fleeting}.`);
}
function sayWaiting({ journal, voice: { terminal }, fleeting }) {
    const id = journal.header.runId;
    const open = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .openRequests */ .js)(journal.state).map(({ request }) => request);
    if (open.length === 0 && journal.state.awaited) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(terminal, journal.state.awaited.text);
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Run ${id} waits for your reply.`);
        if (fleeting !== null)
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `It cannot be resumed: ${fleeting}.`);
        else
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Go on with: llm-do runs reply ${id} --resume "…"`);
        return;
    }
    const wait = `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(open.length, "call")} ${open.length === 1 ? "waits" : "wait"}`;
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Run ${id} is suspended; ${wait} for a decision:`);
    for (const { id: name, chain, tool, summary } of open) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(`  ${name}  ${chain.join(" › ")} ▷ ${tool}: ${summary}`));
    }
    if (fleeting !== null) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `It cannot be resumed: ${fleeting}.`);
        return;
    }
    const [first] = open;
    const [yes, no] = first?.kind === "outcome" ? ["retry", "skip"] : ["approve", "deny"];
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, "Go on with:");
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `  llm-do runs show ${id}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `  llm-do runs ${yes} ${id} ${first?.id ?? "A1"}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `  llm-do runs ${no} ${id} ${first?.id ?? "A1"}${no === "deny" ? ' "why"' : ""}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `  llm-do runs resume ${id}`);
}


/***/ }),

/***/ 72402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ keptWithRun),
/* harmony export */   i: () => (/* binding */ openedWith)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
/* harmony import */ var _local_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5585);



/** What `--set`, `--var` and `--lib` say about a project, as typed. */
function openedWith({ lists, }) {
    const variables = (lists.var ?? []).map((written) => {
        const at = written.indexOf("=");
        const name = written.slice(0, Math.max(at, 0)).trim();
        if (/^[A-Za-z_]\w*$/.test(name))
            return [name, written.slice(at + 1)];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`--var needs NAME=VALUE with a name of letters, digits and "_"; it is ${JSON.stringify(written)}.`, { code: "usage" });
    });
    return {
        set: [...(lists.set ?? [])],
        variables: Object.fromEntries(variables),
        libraries: [...(lists.lib ?? [])],
    };
}
/** The same for the run's header: paths are kept relative to its repository, whatever directory resumes it. */
function keptWithRun(opened, place) {
    const kept = (path) => {
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.directory, path);
        return (0,_local_project_js__WEBPACK_IMPORTED_MODULE_2__/* .relativePath */ .iZ)(place.root, absolute) ?? absolute;
    };
    return {
        ...opened,
        libraries: opened.libraries.map(kept),
        files: opened.files.map(kept),
    };
}


/***/ }),

/***/ 9851:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress)
/* harmony export */ });
/* harmony import */ var _event_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(504);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71028);


/** Progress of a run: JSON lines on stdout, or a line each on stderr. A call that is entered again is told once. */
function createProgress(voice) {
    const told = new Set();
    const calls = new Set();
    return (event) => {
        if (isRepeated(event, told) || (!voice.json && isKnownModel(event, told)))
            return;
        if (event.type === "call")
            calls.add(event.key);
        if (voice.json)
            tellProgram(voice, event, calls);
        else if (voice.level !== "quiet")
            tellPerson(voice, event);
    };
}
/** A run is entered again after every wait, and comes along what it did before. */
function isRepeated(event, told) {
    if (event.type === "turn" || event.type === "started") {
        if (event.replayed)
            return true;
    }
    if (event.type !== "call" && event.type !== "started" && event.type !== "ended")
        return false;
    const once = `${event.type} ${event.key}`;
    if (told.has(once))
        return true;
    told.add(once);
    return false;
}
/** People are told of a worker's model once. */
function isKnownModel(event, told) {
    if (event.type !== "model")
        return false;
    const chosen = JSON.stringify([event.chain, event.model]);
    if (told.has(chosen))
        return true;
    told.add(chosen);
    return false;
}
function tellProgram({ terminal, redact }, observed, calls) {
    const event = (0,_event_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .eventOf */ .A)(observed);
    if (event === null)
        return;
    const { chain, key } = observed.type === "request" ? observed.request : observed;
    (0,_event_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEvent */ .a)(terminal, event, { chain, parentCallId: parentOf(key, calls), redact });
}
/** The call that a key lies below: keys say where in a run something happens. */
function parentOf(key, calls) {
    const above = [...calls].filter((call) => key.startsWith(`${call}/`));
    return above.sort((a, b) => b.length - a.length)[0] ?? null;
}
const ARGUMENTS_WIDTH = 120;
const RESULT_WIDTH = 120;
function tellPerson(voice, event) {
    if (!isTold(event))
        return;
    if ((event.type === "text" || event.type === "model") && voice.level !== "verbose")
        return;
    const indent = "  ".repeat(event.chain.length - 1);
    const text = lineFor(voice.terminal, event).replaceAll("\n", `\n${indent}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv)(voice.terminal, voice.redact(`${indent}${text}`));
}
function isTold(event) {
    return !["request", "started", "answered", "reply", "ended"].includes(event.type);
}
function lineFor({ style }, event) {
    const worker = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.chain.at(-1) ?? "");
    switch (event.type) {
        case "turn":
            return style("dim", `${worker} · turn ${event.key.split("/").at(-1)}`);
        case "model":
            return style("dim", `${worker} · model=${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.model)} from ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.from)}`);
        case "text":
            return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.text);
        case "call": {
            const input = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(JSON.stringify(event.input) ?? "", ARGUMENTS_WIDTH);
            return `${worker} ▷ ${style("bold", (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.tool))} ${input}`;
        }
        case "result": {
            const mark = event.isError ? style("red", "✗") : style("green", "✓");
            return `${mark} ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.tool)}: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.content, RESULT_WIDTH)}`;
        }
    }
}


/***/ }),

/***/ 25972:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/models/index.ts
var models = __webpack_require__(12286);
// EXTERNAL MODULE: ./src/project/code-entry.ts
var code_entry = __webpack_require__(50185);
// EXTERNAL MODULE: ./src/project/problem.ts
var problem = __webpack_require__(17226);
// EXTERNAL MODULE: ./src/runtime/header.ts
var runtime_header = __webpack_require__(80671);
// EXTERNAL MODULE: ./src/runtime/journal.ts
var runtime_journal = __webpack_require__(10943);
// EXTERNAL MODULE: ./src/runtime/model-choice.ts
var model_choice = __webpack_require__(9089);
// EXTERNAL MODULE: ./src/runtime/server-tools.ts
var server_tools = __webpack_require__(99339);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/cli/local-project.ts
var local_project = __webpack_require__(5585);
;// CONCATENATED MODULE: ./src/cli/attachments.ts




/**
 * `--attachments`, as paths of the workspace: files of the current directory, else of the project at `base`.
 * Said before anything starts: throws LlmDoError "usage" for what is no file or lies elsewhere.
 */
function readAttachments({ directory }, { written, base }) {
    return written.map((path) => {
        const absolute = findFile(path, { directory, base }) ?? (0,external_node_path_.resolve)(directory, path);
        const inside = (0,local_project/* relativePath */.iZ)(directory, absolute);
        if (inside === null) {
            throw wrong(path, "lies outside the current directory. Copy it here, or run llm-do there.");
        }
        const found = (0,external_node_fs_.statSync)(absolute, { throwIfNoEntry: false });
        if (found?.isFile())
            return inside;
        const cure = "A message stands before --attachments, or behind `--`.";
        throw wrong(path, found ? "is no file." : `does not exist. ${cure}`);
    });
}
/** Pictures and PDFs, which golem-forge attached when they were words of the input. */
const ATTACHED = /\.(jpe?g|png|gif|webp|pdf|bmp|tiff?|hei[cf])$/i;
const ATTACHES_WORDS = /(^|\/)(golem-forge\.config\.(ya?ml|json)|\.golem-forge\.json)$/;
/** The input and the attachments; in golem-forge projects a word that is a picture or PDF is one (§2.7). */
function wordsAndFiles({ terminal, positionals, lists }, { message, local }) {
    const written = [...(lists.attachments ?? [])];
    const { manifest } = local.project;
    if (message === null || !ATTACHES_WORDS.test(manifest.file ?? "")) {
        return { message, files: written };
    }
    const { directory } = terminal;
    const isAttached = (word) => ATTACHED.test(word) && findFile(word, { directory, base: local.path }) !== null;
    const words = wordsOf(message, positionals);
    const text = words.filter((word) => !isAttached(word)).join(" ");
    return { message: text || null, files: [...written, ...words.filter(isAttached)] };
}
/** The words of the command line that the input was joined from: its last ones. */
function wordsOf(message, positionals) {
    const first = positionals.findIndex((_, at) => positionals.slice(at).join(" ") === message);
    return first < 0 ? [message] : positionals.slice(first);
}
function findFile(path, { directory, base }) {
    const folder = base.endsWith(".worker") ? (0,external_node_path_.dirname)(base) : base;
    const places = [(0,external_node_path_.resolve)(directory, path), (0,external_node_path_.resolve)(folder, path)];
    return places.find((place) => (0,external_node_fs_.statSync)(place, { throwIfNoEntry: false })?.isFile()) ?? null;
}
function wrong(path, what) {
    return new errors/* LlmDoError */.pW(`The attachment ${JSON.stringify(path)} ${what}`, { code: "usage" });
}

;// CONCATENATED MODULE: ./src/cli/chosen-entry.ts


/**
 * What a run starts with: the worker of that name, by default `main`; where no worker has the name but the
 * project has tools in code, the tool (`llm-do tools.py helper.worker --entry main`, spec/dialects.md C3).
 */
async function chooseEntry(given, project) {
    const start = (0,code_entry/* startOf */.GH)(given, project);
    if ((0,code_entry/* isCodeEntry */.gZ)(start) || (await hasWorker(start, { given, project })))
        return start;
    return (await hasCode(start, project)) ? `tool:${start}` : start;
}
async function hasWorker(name, { given, project }) {
    if ((await project.workers()).includes(name))
        return true;
    try {
        const worker = await project.worker(name);
        // One lone worker stands in for `main`, but not for a `main` that somebody asked for.
        return name !== "main" || given === null || worker.name === name;
    }
    catch (error) {
        if (!(error instanceof errors/* LlmDoError */.pW))
            throw error;
        // What is wrong with a worker that is there has to be said, and said of that worker.
        return !/^(There is no worker|None of the files)/.test(error.message);
    }
}
async function hasCode(name, project) {
    const folders = await project.codeFolders((0,code_entry/* codeEntryWorker */.A0)(`tool:${name}`, project));
    if (folders.some(({ named }) => named?.length))
        return true;
    // In a folder any other name is more likely a worker's, misspelt.
    if (name !== "main")
        return false;
    const whole = folders.filter(({ named }) => named === null);
    const names = await Promise.all(whole.map(({ files, folder }) => files.list(folder)));
    return names.flat().some((file) => /^tools(\.(py|[cm]?[jt]s)|\/)$/.test(file));
}

// EXTERNAL MODULE: ./src/cli/code-check.ts
var code_check = __webpack_require__(83264);
// EXTERNAL MODULE: ./src/cli/conclude.ts
var conclude = __webpack_require__(32397);
// EXTERNAL MODULE: ./src/cli/drive-here.ts + 1 modules
var drive_here = __webpack_require__(13860);
// EXTERNAL MODULE: ./src/cli/holder.ts
var cli_holder = __webpack_require__(71050);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./src/cli/input.ts





/**
 * The input of a run: `--input` (text, JSON, a file, `@file`, `-`), else the words of the command line, else stdin
 * where it is no terminal, else nothing. Throws LlmDoError "usage" when it is given twice or unreadable.
 */
async function readInput(terminal, given) {
    const { option, message } = given;
    if (option !== undefined && message !== null) {
        throw new errors/* LlmDoError */.pW(`The input is given twice: --input and ${JSON.stringify(message.slice(0, 60))}. Leave one of them out.`, { code: "usage" });
    }
    if (message !== null)
        return parsedOrText(message);
    if (option === "-")
        return parsedOrText(await (0,consumers_.text)(terminal.stdin));
    if (option?.startsWith("@"))
        return parsedOrText(await readInputFile(terminal, option.slice(1)));
    if (option !== undefined && namesFile(terminal, option)) {
        return parsedOrText(await readInputFile(terminal, option));
    }
    if (option !== undefined)
        return parsedOrText(option);
    return terminal.stdin.isTTY ? "" : parsedOrText(await (0,consumers_.text)(terminal.stdin));
}
/** `--input data.json`: a file that is there (spec/dialects.md §2.7). */
function namesFile({ directory }, option) {
    if (!/^[^\s[{][^\n]*$/.test(option))
        return false;
    return (0,external_node_fs_.statSync)((0,external_node_path_.resolve)(directory, option), { throwIfNoEntry: false })?.isFile() ?? false;
}
/** Throws LlmDoError "usage" where a worker says that it needs an input and there is none. */
function checkInput({ name, allowEmptyInput }, { input, attachments }) {
    const blank = typeof input === "string" && input.trim() === "" && attachments.length === 0;
    if (!blank || allowEmptyInput !== false)
        return;
    throw new errors/* LlmDoError */.pW(`Worker "${name}" needs an input (\`allow_empty_input: false\`). Give it as the last words, with --input, or on stdin.`, { code: "usage" });
}
async function readInputFile({ directory }, name) {
    try {
        return await (0,promises_.readFile)((0,external_node_path_.resolve)(directory, name), "utf8");
    }
    catch (cause) {
        throw new errors/* LlmDoError */.pW(`The input file "${name}" cannot be read: ${(0,errors/* messageOf */.bD)(cause)}`, {
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

// EXTERNAL MODULE: ./src/cli/opened-with.ts
var opened_with = __webpack_require__(72402);
// EXTERNAL MODULE: ./src/cli/place.ts
var cli_place = __webpack_require__(14105);
// EXTERNAL MODULE: ./src/cli/progress.ts
var progress = __webpack_require__(9851);
// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(57246);
// EXTERNAL MODULE: ./src/project/approval-mode.ts
var approval_mode = __webpack_require__(96068);
// EXTERNAL MODULE: ./src/cli/command-line.ts
var command_line = __webpack_require__(6898);
;// CONCATENATED MODULE: ./src/cli/run-settings.ts






/** Who decides: the command line, else the manifest, else a person; nobody with `--headless` (C17). */
function approvalModeFor({ flags, texts }, manifest) {
    const said = chosenMode(flags, texts.approval) ?? manifestMode(manifest);
    return said ?? (flags.headless ? "deny-all" : "review");
}
/** Said before anything is opened. Throws LlmDoError "usage" for two modes at once, or an unknown one. */
function chosenMode(flags, word) {
    const named = word === undefined ? null : (0,approval_mode/* approvalModeOf */.e)(word);
    if (named === undefined) {
        throw new errors/* LlmDoError */.pW(`--approval is ${JSON.stringify(word)}; allowed: interactive, approve_all or auto_deny.`, { code: "usage" });
    }
    const said = [
        ...(flags["approve-all"] ? ["approve-all"] : []),
        ...(flags["reject-all"] ? ["deny-all"] : []),
        ...(named ? [named] : []),
    ];
    if (new Set(said).size > 1) {
        throw new errors/* LlmDoError */.pW("--approve-all and --reject-all (--strict) exclude each other, as does another --approval. Leave one out.", { code: "usage" });
    }
    return said[0] ?? null;
}
function manifestMode({ approvalMode: word, file }) {
    if (word === null)
        return null;
    const mode = (0,approval_mode/* approvalModeOf */.e)(word);
    if (mode)
        return mode;
    throw new errors/* LlmDoError */.pW(`The approval mode in ${file} is ${JSON.stringify(word)}; allowed: review, approve-all or deny-all.`, { code: "project" });
}
function readLimits(texts, { maxDepth }) {
    const read = (option, least, whole) => (0,command_line/* readNumber */.k)(texts, { option, least, whole });
    return {
        maxTurns: read("max-turns", 1, true) ?? 50,
        maxDepth: read("max-depth", 0, true) ?? maxDepth ?? 5,
        maxCostUsd: read("max-cost-usd", 0, false),
    };
}
function modelScopeOf(word) {
    if (word === undefined || word === "all")
        return "all";
    if (word === "entry")
        return "entry";
    throw new errors/* LlmDoError */.pW(`--model-scope is ${JSON.stringify(word)}; allowed: all or entry.`, {
        code: "usage",
    });
}
const CREATION_KEYS = [
    "default_model",
    "default_toolsets",
    "default_attachment_policy",
    "default_sandbox",
];
/**
 * `--creation-defaults JSON|FILE` (F97). Throws LlmDoError "usage" for what no created worker could start with:
 * it is said now, and not when a model has written one.
 */
async function readCreationDefaults(directory, written) {
    if (written === undefined)
        return null;
    const inline = /^\s*[[{"]/.test(written);
    const text = inline ? written : await readText((0,external_node_path_.resolve)(directory, written), written);
    const value = parsed(text, inline ? "" : ` of ${JSON.stringify(written)}`);
    for (const key of Object.keys(value)) {
        if (CREATION_KEYS.includes(key))
            continue;
        const hint = (0,near_miss/* didYouMean */.au)(key, CREATION_KEYS) || ` Allowed: ${CREATION_KEYS.join(", ")}.`;
        throw run_settings_wrong(`have the unknown key ${JSON.stringify(key)}.${hint}`);
    }
    const { createdProblems, draftText } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 73568));
    const sample = draftText({ name: "sample", instructions: "Sample." }, value);
    const [problem] = createdProblems("sample", sample);
    if (problem)
        throw run_settings_wrong(`make no valid worker: ${problem.message}`);
    return value;
}
async function readText(path, written) {
    try {
        return await (0,promises_.readFile)(path, "utf8");
    }
    catch (cause) {
        throw run_settings_wrong(`are no JSON, and no file ${JSON.stringify(written)}: ${(0,errors/* messageOf */.bD)(cause)}`);
    }
}
function parsed(text, of) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw run_settings_wrong(`${of ? `${of.trim()} ` : ""}are no valid JSON: ${(0,errors/* messageOf */.bD)(cause)}`);
    }
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        return value;
    }
    throw run_settings_wrong(`must be a JSON object such as {"default_model": "anthropic:claude-haiku-5-5"}.`);
}
function run_settings_wrong(what) {
    return new errors/* LlmDoError */.pW(`The --creation-defaults ${what}`, { code: "usage" });
}

// EXTERNAL MODULE: ./src/project/builtin-workers.ts
var builtin_workers = __webpack_require__(84484);
// EXTERNAL MODULE: ./src/cli/environment-folders.ts
var environment_folders = __webpack_require__(93255);
// EXTERNAL MODULE: ./src/cli/invocation.ts
var invocation = __webpack_require__(95230);
// EXTERNAL MODULE: ./src/project/manifest.ts
var manifest = __webpack_require__(99816);
;// CONCATENATED MODULE: ./src/cli/target-file.ts




/**
 * The folder of a project whose manifest is the first word. Throws LlmDoError "usage" for a worker in a file of
 * before `.worker`: taken for words, it would be given to another worker.
 */
function folderOfManifest(word, { directory }) {
    if (!/\.(ya?ml|json)$/.test(word))
        return null;
    const path = (0,external_node_path_.resolve)(directory, word);
    if (!(0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile())
        return null;
    const name = (0,external_node_path_.basename)(path);
    if (manifest/* MANIFEST_NAMES */.Rr.includes(name))
        return (0,external_node_path_.dirname)(path);
    const shown = JSON.stringify(word);
    if (name === "project.json") {
        throw unusable(`${shown} is a manifest of another version; today's is project.yaml. Name the folder.`);
    }
    if (!/\.ya?ml$/.test(name) || !/^(name|instructions|model):/m.test((0,external_node_fs_.readFileSync)(path, "utf8"))) {
        return null;
    }
    const today = `${name.replace(/\.ya?ml$/, "")}.worker`;
    throw unusable(`${shown} looks like a worker of a form before .worker files. Rename it to ${today}: YAML with \`instructions:\` is understood. To give it as an input: llm-do run . ${word}`);
}
function unusable(sentence) {
    return new errors/* LlmDoError */.pW(sentence, { code: "usage" });
}

// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/target.ts










/** Tells target and input apart. Throws LlmDoError for a target that holds no project. */
async function readTarget(words) {
    const { positionals, terminal } = words;
    const opening = openWith(words);
    if (words.directory !== undefined) {
        const local = await opening.open(words.directory);
        return { local, worker: null, message: joined(positionals), files: [] };
    }
    const [first, ...rest] = positionals;
    if (words.alone)
        return readLoneFile(words, opening);
    if (first === undefined) {
        return { local: await opening.openHome(), worker: null, message: null, files: [] };
    }
    const files = leadingFiles(positionals, words);
    if (files.length > 1 || (files[0] !== undefined && !first.endsWith(".worker"))) {
        const message = joined(positionals.slice(files.length));
        return { local: await opening.openFiles(files), worker: null, message, files };
    }
    const whole = { worker: null, message: joined(rest), files: [] };
    const folder = folderOfManifest(first, terminal);
    if (folder !== null)
        return { ...whole, local: await opening.open(folder) };
    if (first.endsWith(".worker"))
        return { ...whole, local: await opening.open(first) };
    const directory = (0,local_project/* isDirectory */.wd)((0,external_node_path_.resolve)(terminal.directory, first));
    const there = directory ? await (0,errors/* orNull */.Xd)(opening.open(first)) : null;
    if (there)
        return { ...whole, local: there };
    // `./x` and `x/` are never meant as an input: say what is missing there.
    if (directory && /^\.|\/$/.test(first))
        return { ...whole, local: await opening.open(first) };
    return readName(first, { words, opening });
}
function openWith({ terminal, registry, opened = {} }) {
    const { environment, directory } = terminal;
    const home = registry ?? (environment.LLM_DO_PROJECT || ".");
    const open = (path, more = {}) => (0,local_project/* openLocalProject */.b7)(directory, path, { ...opened, environment, ...more });
    return {
        open,
        openHome: (more) => open(home, more),
        openFiles: (files) => open(".", { files }),
    };
}
async function readLoneFile({ positionals }, { openFiles }) {
    const [first, ...rest] = positionals;
    if (!first?.endsWith(".worker")) {
        const found = first === undefined ? "nothing" : JSON.stringify(first);
        throw new errors/* LlmDoError */.pW(`--no-project needs a .worker file as its first word, not ${found}.`, {
            code: "usage",
        });
    }
    const files = [first];
    return { local: await openFiles(files), worker: null, message: joined(rest), files };
}
const CODE = /\.(py|[cm]?[jt]s)$/;
/** `main.worker tools.py helper.worker …`: the files before the input, when there is a worker among them. */
function leadingFiles(positionals, { terminal, opened }) {
    const end = positionals.findIndex((word) => {
        if (word.endsWith(".worker"))
            return false;
        return !CODE.test(word) || !(0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(terminal.directory, word));
    });
    const files = end < 0 ? positionals : positionals.slice(0, end);
    const hasWorker = files.some((file) => /\.(worker|py)$/.test(file));
    return hasWorker || opened?.entry?.startsWith("tool:") ? files : [];
}
/** The first word is a worker's name, or all words are the input. */
async function readName(first, { words, opening }) {
    const { positionals, named, hasInput, registry, terminal } = words;
    const behind = joined(positionals.slice(1));
    const local = await (0,errors/* orNull */.Xd)(opening.openHome());
    const saysWorker = behind !== null || hasInput || named || registry !== undefined;
    // Where there is no main worker, there is none that the word could be an input for.
    const mayNameWorker = saysWorker || (local !== null && (await hasNoMain(local)));
    if (local && mayNameWorker && (await isWorker(local, first))) {
        // Opened again, because what `--set` changes is the worker that the run starts with.
        const again = words.opened?.set?.length ? await opening.openHome({ entry: first }) : local;
        return { local: again, worker: first, message: behind, files: [] };
    }
    const elsewhere = local ? null : await openByName(first, { opening, mayNameWorker, terminal });
    if (elsewhere)
        return { ...elsewhere, message: behind, files: [] };
    if (!named)
        refuseCommands(first);
    if (local && !mayNameWorker && (await local.project.workers()).includes(first)) {
        (0,cli_terminal/* say */.cv)(terminal, `"${first}" is the input of main. To run the worker: llm-do run ${first}`);
    }
    const message = joined(positionals);
    if (local)
        return { local, worker: null, message, files: [] };
    return { local: await openFor(first, opening.openHome()), worker: null, message, files: [] };
}
/** Where there is no project: a worker on LLM_DO_PATH, or one of ours. */
async function openByName(name, about) {
    const { opening, mayNameWorker, terminal } = about;
    if (!/^[\w.-]+$/.test(name))
        return null;
    for (const folder of (0,environment_folders/* workerFolders */.w)(terminal.environment)) {
        const place = (0,external_node_path_.join)(folder, name);
        const files = [`${place}.worker`, (0,external_node_path_.join)(place, "worker.worker")].filter(external_node_fs_.existsSync);
        if (files[0] !== undefined)
            return { local: await opening.open(files[0]), worker: null };
        const project = (0,local_project/* isDirectory */.wd)(place) ? await (0,errors/* orNull */.Xd)(opening.open(place)) : null;
        if (project)
            return { local: project, worker: null };
    }
    if (!mayNameWorker || !Object.hasOwn(builtin_workers/* BUILT_IN_WORKERS */.Z, name))
        return null;
    return { local: await opening.openHome({ entry: name }), worker: name };
}
function joined(words) {
    return words.length > 0 ? words.join(" ") : null;
}
/** By file name, also when the file has mistakes in it: those are what the person has to hear of. */
async function isWorker({ project }, name) {
    // What has a space in it is an input, and need not be looked for.
    if (/\s/.test(name))
        return false;
    if ((await project.workers()).includes(name))
        return true;
    try {
        await project.worker(name);
        return true;
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.pW)
            return false;
        throw error;
    }
}
async function hasNoMain({ project }) {
    return project.manifest.entry === null && !(await project.workers()).includes("main");
}
function refuseCommands(word) {
    const hint = (0,near_miss/* didYouMean */.au)(word, invocation/* FIRST_WORDS */.b);
    if (hint === "")
        return;
    throw new errors/* LlmDoError */.pW(`There is no command ${JSON.stringify(word)}.${hint} To give it to a worker as its input: \`llm-do run ${word}\`.`, { code: "usage" });
}
async function openFor(first, opening) {
    try {
        return await opening;
    }
    catch (error) {
        if (!(error instanceof errors/* LlmDoError */.pW))
            throw error;
        const shown = JSON.stringify(first.slice(0, 60));
        throw new errors/* LlmDoError */.pW(`${error.message}\n${shown} is neither a directory with a project nor a .worker file nor a worker, so it was read as the input. A project here: llm-do init`, { code: error.code, cause: error });
    }
}

// EXTERNAL MODULE: ./src/cli/voice.ts
var cli_voice = __webpack_require__(34916);
;// CONCATENATED MODULE: ./src/cli/run.ts
























const EXPIRES_SECONDS = 7 * 24 * 3600;
/** `llm-do run`: a new run, from its first turn to its end or to a decision that nobody here takes. */
async function run(invocation) {
    const { terminal, flags, texts } = invocation;
    chosenMode(flags, texts.approval);
    (0,cli_voice/* levelOf */.I)(flags, texts.trace);
    const opening = (0,cli_place/* openPlace */.QL)(terminal, { keep: !flags["no-store"] });
    // A mistake in the command comes first; the repository's is found again below.
    opening.catch(() => undefined);
    // The largest part of what a first model request needs is compiled while git works.
    if (!/^(scripted|open|ollama)/.test(texts.model ?? "")) {
        __webpack_require__.e(/* import() */ 1947).then(__webpack_require__.bind(__webpack_require__, 91947)).then(() => new Headers()).catch(() => undefined);
    }
    const opened = (0,opened_with/* openedWith */.i)(invocation);
    const target = await readTarget({
        ...invocation,
        hasInput: texts.input !== undefined,
        directory: texts.dir,
        registry: texts.registry,
        alone: flags["no-project"] ?? false,
        opened: { ...opened, ...(texts.worker !== undefined && { entry: texts.worker }) },
    });
    const { local, files } = target;
    const { manifest } = local.project;
    const place = await opening;
    const worker = await chooseEntry(entryOf(target.worker, texts.worker), local.project);
    const given = wordsAndFiles(invocation, target);
    const input = await readInput(terminal, { option: texts.input, message: given.message });
    const header = {
        ...fixedHeader(place, invocation),
        worker,
        input: input,
        projectPath: (0,local_project/* relativePath */.iZ)(place.root, local.path) ?? local.path,
        model: texts.model ?? null,
        approvalMode: approvalModeFor(invocation, manifest),
        ...readLimits(texts, manifest),
        ...runtime_header/* PLAIN_START */.Og,
        opened: (0,opened_with/* keptWithRun */.E)({ ...opened, files }, { root: place.root, directory: terminal.directory }),
        modelScope: modelScopeOf(texts["model-scope"]),
        attachments: readAttachments(terminal, { written: given.files, base: local.path }),
        creationDefaults: await readCreationDefaults(terminal.directory, texts["creation-defaults"]),
    };
    await checkBeforeStart(local, { header, invocation });
    const holder = (0,cli_holder/* terminalHolder */.Z)();
    const { store, redact } = place;
    const journal = new runtime_journal/* Journal */.C({ store, header, checkpoint: null, holder, now: terminal.now });
    journal.append({ type: "run_started" }, { type: "lease_taken", holder });
    const voice = (0,cli_voice/* voiceOf */.s)(invocation, redact);
    const outcome = await (0,drive_here/* driveHere */.d)({
        journal,
        place,
        local,
        directory: terminal.directory,
        terminal,
        ask: (0,cli_terminal/* hasPerson */.aF)(terminal) && !voice.json && !flags.headless,
        observe: (0,progress/* createProgress */.m)(voice),
    });
    const failOnDenied = flags["fail-on-denied"] ?? false;
    return (0,conclude/* conclude */.E)({ journal, outcome, voice, failOnDenied, fleeting: place.fleeting });
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
function entryOf(named, option) {
    if (named !== null && option !== undefined && named !== option) {
        throw new errors/* LlmDoError */.pW(`Two workers are named: ${JSON.stringify(named)} and --worker ${JSON.stringify(option)}. Leave one of them out.`, { code: "usage" });
    }
    return named ?? option ?? null;
}
/** What is wrong before the first turn is said at once, and leaves no run behind. */
async function checkBeforeStart(local, start) {
    const { header, invocation } = start;
    const { environment } = invocation.terminal;
    await (0,code_check/* checkCode */.q)(local.project, { terminal: invocation.terminal, entry: header.worker });
    if ((0,code_entry/* isCodeEntry */.gZ)(header.worker))
        return;
    const worker = await local.project.worker(header.worker);
    checkInput(worker, header);
    for (const warning of local.project.warnings) {
        (0,cli_terminal/* say */.cv)(invocation.terminal, (0,cli_terminal/* visible */.RK)((0,problem/* renderProblem */.yM)(warning)));
    }
    const { id } = (0,model_choice/* chooseModel */.R)({
        worker,
        callers: [],
        project: local.project,
        header,
        environment: (0,model_choice/* environmentModels */.A)(environment),
    });
    (0,server_tools/* checkServerTools */.L)(worker, id);
    await (0,models/* openModel */.G)(id, { ...(0,drive_here/* modelSettings */.z)(environment), readProjectFile: local.readFile });
}


/***/ }),

/***/ 35034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ totalsLine)
/* harmony export */ });
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71028);

/** `3 turns, 1200 tokens in, 80 out, $0.0012`: what a run used so far. */
function totalsLine({ turns, input, cacheRead, cacheWrite, output, cost }) {
    const price = cost === null ? "unknown cost" : `$${cost.toFixed(4)}`;
    const read = input + cacheRead + cacheWrite;
    return `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(turns, "turn")}, ${read} tokens in, ${output} out, ${price}`;
}


/***/ }),

/***/ 34916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ levelOf),
/* harmony export */   s: () => (/* binding */ voiceOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);

const LEVELS = {
    quiet: "quiet",
    summary: "normal",
    full: "verbose",
    debug: "verbose",
};
/** How much a run says, and to whom: `--json`, `--quiet`, `--verbose`, `--debug`, `--trace LEVEL`. */
function voiceOf({ terminal, flags, texts }, redact) {
    return { terminal, json: flags.json ?? false, level: levelOf(flags, texts.trace), redact };
}
/** Throws LlmDoError "usage" for an unknown level. */
function levelOf(flags, trace) {
    if (flags.verbose || flags.debug)
        return "verbose";
    if (flags.quiet)
        return "quiet";
    if (trace === undefined)
        return "normal";
    const level = Object.hasOwn(LEVELS, trace) ? LEVELS[trace] : undefined;
    if (level)
        return level;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`--trace is ${JSON.stringify(trace)}; allowed: ${Object.keys(LEVELS).join(", ")}.`, { code: "usage" });
}


/***/ }),

/***/ 80671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ person),
/* harmony export */   Og: () => (/* binding */ PLAIN_START),
/* harmony export */   jy: () => (/* binding */ runHeader)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

/** GitHub's stable identity of a person; `login` may be renamed, `id` may not. */
const person = zod__WEBPACK_IMPORTED_MODULE_0__.object({ id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(), login: zod__WEBPACK_IMPORTED_MODULE_0__.string() });
/**
 * `run.json` of a checkpoint: what a run is, fixed at its start. Everything that changes is an event.
 * Source: design §3 (pinned) and §4.
 */
const runHeader = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__.literal(1),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    worker: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    /** The message or JSON value for the entry worker: user data, never template or system prompt. */
    input: zod__WEBPACK_IMPORTED_MODULE_0__.json(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__.datetime(),
    startedBy: person.nullable(),
    /** Where the run came from, for people: "schedule", "pull_request #12", "terminal". */
    cause: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    /** Commit that workers, tools, manifest and policy are read from; null = `project/` of the checkpoint. */
    projectCommit: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Folder (or one `.worker` file) of the project inside the repository. */
    projectPath: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    /** Commit that the workspace overlay is relative to; null outside a repository. */
    baseCommit: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Branch that results are meant for. */
    baseBranch: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Pull request or issue in whose context the run was started. */
    thread: zod__WEBPACK_IMPORTED_MODULE_0__.object({ number: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(), kind: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["pull_request", "issue"]) })
        .nullable(),
    /** First request is A<this>: ids count up per thread. */
    firstRequest: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1),
    model: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Which workers `model` is for: all that can take it, or only the entry (spec/dialects.md C14). */
    modelScope: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["all", "entry"]).default("all"),
    approvalMode: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["review", "approve-all", "deny-all"]),
    maxTurns: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1),
    maxDepth: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(0),
    maxCostUsd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullable(),
    /** Workspace paths that the entry worker is given. */
    attachments: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).default([]),
    /** What was said about the project from outside it; said again on every VM. */
    opened: zod__WEBPACK_IMPORTED_MODULE_0__.object({
        /** `--set KEY=VALUE`, entry worker only, in order. */
        set: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
        /** `--var NAME=VALUE`, for templates. */
        variables: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.string()),
        /** `--lib PATH`, before LLM_DO_LIBS. */
        libraries: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
        /** Worker and tool files that were named one by one; empty = a project folder. */
        files: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
    })
        .default({ set: [], variables: {}, libraries: [], files: [] }),
    /** Defaults for workers that workers write: model, toolsets, attachment policy (F97). */
    creationDefaults: zod__WEBPACK_IMPORTED_MODULE_0__.json().default(null),
    /** Seconds that a request waits for a decision. */
    expiresSeconds: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1),
});
/** Of a run that was started with nothing but a worker and its input. */
const PLAIN_START = {
    attachments: [],
    modelScope: "all",
    opened: { set: [], variables: {}, libraries: [], files: [] },
    creationDefaults: null,
};


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZodISODate: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   time: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoTime */ .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDuration */ .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


/***/ })

};
