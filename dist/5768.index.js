export const id = 5768;
export const ids = [5768];
export const modules = {

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

/***/ 95768:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeRun: () => (/* binding */ resumeRun),
/* harmony export */   resumeStored: () => (/* binding */ resumeStored)
/* harmony export */ });
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17456);
/* harmony import */ var _ask_person_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5037);
/* harmony import */ var _conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32397);
/* harmony import */ var _drive_here_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13860);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44741);
/* harmony import */ var _local_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5585);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14105);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9851);
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74923);
/* harmony import */ var _take_lease_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79216);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71028);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34916);












/** `llm-do runs resume`: goes on where the run stopped; asks first when it waits and somebody is here. */
async function resumeRun(invocation) {
    const place = await (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .openStore */ .Ch)(invocation.terminal);
    const stored = await (0,_stored_run_js__WEBPACK_IMPORTED_MODULE_6__/* .openStoredRun */ .v)(place, invocation.terminal, invocation.positionals[0]);
    return resumeStored(invocation, place, stored);
}
async function resumeStored(invocation, place, { journal, finished }) {
    const { flags } = invocation;
    const outcome = finished ? outcomeOf(journal) : await resume(invocation, place, journal);
    return (0,_conclude_js__WEBPACK_IMPORTED_MODULE_0__/* .conclude */ .E)({
        journal,
        outcome,
        voice: (0,_voice_js__WEBPACK_IMPORTED_MODULE_8__/* .voiceOf */ .s)(invocation, place.redact),
        failOnDenied: flags["fail-on-denied"] ?? false,
        fleeting: null,
    });
}
async function resume(invocation, place, journal) {
    const { terminal } = invocation;
    const { header } = journal;
    const voice = (0,_voice_js__WEBPACK_IMPORTED_MODULE_8__/* .voiceOf */ .s)(invocation, place.redact);
    const ask = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .hasPerson */ .aF)(terminal) && !voice.json;
    const directory = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .workspaceOf */ .B3)(place, { id: header.runId, cause: header.cause });
    const local = await (0,_local_project_js__WEBPACK_IMPORTED_MODULE_3__/* .openLocalProject */ .b7)(place.root, header.projectPath || ".", {
        ...header.opened,
        entry: header.worker,
        environment: terminal.environment,
    });
    if (journal.state.failure)
        await retryFailure(journal);
    const lease = await (0,_take_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLease */ ._)(journal, { place, terminal });
    if (lease === "theirs")
        return { status: "lost" };
    if (lease === "idle") {
        const { state } = journal;
        const waits = ((0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_10__/* .openRequests */ .js)(state).length > 0 || state.awaited) && !state.finished;
        if (!waits || !ask)
            return outcomeOf(journal);
        const asked = await askAtRest(journal, terminal);
        if (asked !== "decided")
            return asked;
        if ((await (0,_take_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLease */ ._)(journal, { place, terminal })) !== "taken")
            return { status: "lost" };
    }
    return (0,_drive_here_js__WEBPACK_IMPORTED_MODULE_1__/* .driveHere */ .d)({
        journal,
        place,
        local,
        directory,
        terminal,
        ask,
        observe: (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .createProgress */ .m)(voice),
    });
}
async function askAtRest(journal, terminal) {
    const interrupt = (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_2__/* .listenForInterrupt */ .Y)();
    try {
        const asked = await (0,_ask_person_js__WEBPACK_IMPORTED_MODULE_11__/* .askPerson */ .f)(journal, { terminal, signal: interrupt.signal });
        if (asked === "decided")
            return asked;
        if (asked === "lost")
            return { status: "lost" };
        if (asked === "left")
            return { status: "suspended" };
        return { status: "interrupted", reason: "signal", message: "stopped at the question" };
    }
    finally {
        interrupt.end();
    }
}
/** Whoever resumes a failed run has mended what it failed on. */
async function retryFailure(journal) {
    await journal.flush({
        subject: "retry at the terminal",
        tail: (state) => (state.failure ? [{ type: "retry_requested", by: null }] : []),
    });
}
/** How a run stands that nobody has to drive. */
function outcomeOf({ state }) {
    if (state.finished) {
        const { status, result } = state.finished;
        return status === "completed" ? { status, result } : { status, reason: result };
    }
    if (state.failure)
        return { ...state.failure, status: "failed" };
    return { status: "suspended" };
}


/***/ }),

/***/ 74923:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ openStoredRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10943);
/* harmony import */ var _holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71050);



/** Opens the run whose id begins with `prefix`. Throws LlmDoError "usage" for none, or for several. */
async function openStoredRun(place, terminal, prefix) {
    const { store } = place;
    const id = await findId(store, prefix);
    const checkpoint = await store.read(id);
    if (!checkpoint)
        throw noRun(id);
    const { header, finished } = checkpoint;
    const holder = (0,_holder_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalHolder */ .Z)();
    const journal = new _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .Journal */ .C({ store, header, checkpoint, holder, now: terminal.now });
    return { journal, finished };
}
async function findId(store, prefix) {
    if (prefix === undefined || prefix === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW("Name a run by its id or the first characters of it: `llm-do runs list`.", {
            code: "usage",
        });
    }
    const ids = [...new Set([...(await store.live()), ...(await store.done())])];
    if (ids.includes(prefix))
        return prefix;
    const [id, ...others] = ids.filter((candidate) => candidate.startsWith(prefix));
    if (id === undefined)
        throw noRun(prefix);
    if (others.length === 0)
        return id;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Several runs begin with "${prefix}": ${[id, ...others].join(", ")}. Write more characters.`, { code: "usage" });
}
function noRun(id) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`There is no run ${JSON.stringify(id)} in this repository. See \`llm-do runs list\`.`, { code: "usage" });
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


/***/ })

};
