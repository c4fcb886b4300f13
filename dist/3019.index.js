export const id = 3019;
export const ids = [3019];
export const modules = {

/***/ 2542:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ askRequests)
/* harmony export */ });
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(943);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7456);
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1934);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4937);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1028);





/** Asks about every open request, oldest first, and saves each answer at once. */
async function askRequests(journal, options) {
    const { terminal, signal } = options;
    const prompt = (0,_prompt_js__WEBPACK_IMPORTED_MODULE_1__/* .openPrompt */ .R)(terminal, signal);
    try {
        await journal.refresh();
        const answer = await askEach(journal, { prompt, terminal });
        if (answer !== "decided")
            return answer;
        return (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_3__/* .hasWork */ .OJ)(journal.state, terminal.now()) ? "decided" : "left";
    }
    catch (error) {
        if (error instanceof _runtime_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .LeaseLost */ .V)
            return "lost";
        throw error;
    }
    finally {
        prompt.close();
    }
}
async function askEach(journal, { prompt, terminal }) {
    const denied = new Set();
    for (const { request } of (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_3__/* .openRequests */ .js)(journal.state)) {
        // Its diff shows a file that will never be: the run asks again with another one.
        if (request.drawnOn.some((id) => denied.has(id)))
            continue;
        const answer = await prompt.ask(request);
        if (answer.status !== "decided")
            return answer.status;
        const { verb, session, reason, result } = answer;
        const targets = [{ id: request.id, digest: request.digest }];
        const spoken = { verb, targets, session, reason, result };
        const verdict = await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordDecision */ .Q)(journal, spoken, terminal.now);
        if (verdict.status === "refused") {
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv)(terminal, (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalSentence */ .S)(verdict, journal.header.runId));
        }
        else if (verb === "deny")
            denied.add(request.id);
    }
    return "decided";
}


/***/ }),

/***/ 2397:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude)
/* harmony export */ });
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7456);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5230);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1028);



/** Says how a run stands and how to go on, and chooses the exit code. */
function conclude(conclusion) {
    const exitCode = exitCodeOf(conclusion);
    if (conclusion.json)
        concludeForProgram(conclusion);
    else
        concludeForPerson(conclusion);
    return exitCode;
}
function exitCodeOf({ outcome, journal, failOnDenied }) {
    switch (outcome.status) {
        case "completed": {
            const denied = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_1__/* .deniedCalls */ .TU)(journal.state);
            const byPeople = denied.some(({ refusedBy }) => refusedBy === "person" || refusedBy === "mode");
            return byPeople || (failOnDenied && denied.length > 0) ? _invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.failed : _invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.done;
        }
        case "suspended":
            return _invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.suspended;
        case "interrupted":
            return _invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.interrupted;
        default:
            return _invocation_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.failed;
    }
}
function concludeForProgram({ outcome, journal, terminal, fleeting }) {
    const { state, header } = journal;
    const { workers, cost, turns, ...tokens } = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_1__/* .totalsOf */ .vA)(state);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .printJson */ .Q2)(terminal, {
        type: "result",
        at: terminal.now().toISOString(),
        worker: header.worker,
        depth: 0,
        run: header.runId,
        ...outcome,
        resumable: fleeting === null,
        openRequests: (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_1__/* .openRequests */ .js)(state).map(({ request }) => request),
        deniedCalls: (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_1__/* .deniedCalls */ .TU)(state).length,
        usage: { turns, ...tokens, workers },
        costUsd: cost,
    });
}
function concludeForPerson(conclusion) {
    const { outcome, journal, terminal, fleeting } = conclusion;
    const id = journal.header.runId;
    const goOn = fleeting === null ? `llm-do runs resume ${id}` : null;
    switch (outcome.status) {
        case "completed": {
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .print */ .yy)(terminal, outcome.result);
            const denied = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_1__/* .deniedCalls */ .TU)(journal.state).length;
            if (denied > 0)
                (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(denied, "call")} did not happen: denied or blocked.`);
            return;
        }
        case "suspended":
            sayWaiting(conclusion);
            return;
        case "interrupted":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `Run ${id} was interrupted: ${outcome.message}.`);
            break;
        case "failed":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `Error: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(outcome.message)}`);
            break;
        case "cancelled":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `Run ${id} was cancelled: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(outcome.reason)}.`);
            return;
        case "lost":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `Another process drives run ${id} now. See: llm-do runs show ${id}`);
            return;
    }
    if (goOn)
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `It is saved. Go on with: ${goOn}`);
    else
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `It cannot be resumed: ${fleeting}.`);
}
function sayWaiting({ journal, terminal, fleeting }) {
    const id = journal.header.runId;
    const open = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_1__/* .openRequests */ .js)(journal.state).map(({ request }) => request);
    const wait = `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(open.length, "call")} ${open.length === 1 ? "waits" : "wait"}`;
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `Run ${id} is suspended; ${wait} for a decision:`);
    for (const { id: name, chain, tool, summary } of open) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(`  ${name}  ${chain.join(" › ")} ▷ ${tool}: ${summary}`));
    }
    if (fleeting !== null) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `It cannot be resumed: ${fleeting}.`);
        return;
    }
    const [first] = open;
    const [yes, no] = first?.kind === "outcome" ? ["retry", "skip"] : ["approve", "deny"];
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, "Go on with:");
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `  llm-do runs show ${id}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `  llm-do runs ${yes} ${id} ${first?.id ?? "A1"}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `  llm-do runs ${no} ${id} ${first?.id ?? "A1"}${no === "deny" ? ' "why"' : ""}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv)(terminal, `  llm-do runs resume ${id}`);
}


/***/ }),

/***/ 3893:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ driveHere),
/* harmony export */   z: () => (/* binding */ modelSettings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _runtime_drive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8650);
/* harmony import */ var _runtime_lease_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7834);
/* harmony import */ var _runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8706);
/* harmony import */ var _ask_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2542);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4741);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4105);
/* harmony import */ var _take_lease_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9216);








/** Drives a run whose lease this process holds to its end, or until nobody here decides any more. */
async function driveHere(here) {
    const { journal, place, terminal } = here;
    const interrupt = (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_5__/* .listenForInterrupt */ .Y)();
    const { git, close } = await (0,_place_js__WEBPACK_IMPORTED_MODULE_6__/* .openRunGit */ .S9)(place, {
        id: journal.header.runId,
        environment: terminal.environment,
    });
    try {
        const { run } = await prepare(here, { git, signal: interrupt.signal });
        const leaseSeconds = (0,_take_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .leaseSecondsOf */ .b)(terminal);
        for (;;) {
            const outcome = await (0,_runtime_drive_js__WEBPACK_IMPORTED_MODULE_1__/* .drive */ .r)(run, {
                publish: async () => ({ complete: true }),
                ...(leaseSeconds === undefined ? {} : { renewSeconds: leaseSeconds / 3 }),
            });
            if (outcome.status !== "suspended" || !here.ask)
                return outcome;
            const asked = await (0,_ask_requests_js__WEBPACK_IMPORTED_MODULE_4__/* .askRequests */ .Q)(journal, { terminal, signal: interrupt.signal });
            if (asked === "left")
                return outcome;
            if (asked === "lost")
                return { status: "lost" };
            if (asked === "interrupted") {
                return { status: "interrupted", reason: "signal", message: "stopped at the question" };
            }
            if ((await (0,_take_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLease */ ._)(journal, here)) !== "taken")
                return { status: "lost" };
        }
    }
    finally {
        interrupt.end();
        await close();
    }
}
/** A machine that cannot be made ready must not keep the run from others. */
async function prepare(here, parts) {
    const { journal, place, local, terminal } = here;
    const { environment } = terminal;
    let isolation;
    try {
        const machine = (0,_runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareMachine */ .P)({
            journal,
            project: local.project,
            currentProject: null,
            root: place.root,
            toolRoot: here.directory,
            git: parts.git,
            // What the run wrote is still there; what a person changed since must not be overwritten.
            filesInPlace: true,
            environment,
            isolation: () => {
                isolation ??= __webpack_require__.e(/* import() */ 6467).then(__webpack_require__.bind(__webpack_require__, 6467)).then((shell) => shell.detectIsolation());
                return isolation;
            },
            models: modelSettings(environment),
            readProjectFile: local.readFile,
            defaultModel: environment.LLM_DO_MODEL || null,
            secrets: place.secrets,
            redact: place.redact,
            confirm: async (requests) => requests.map(confirmAtTerminal),
            observe: here.observe,
            now: terminal.now,
            signal: parts.signal,
        });
        // What a person changed meanwhile is said before anything goes on.
        if (journal.overlay)
            await machine.workspace.ready();
        return machine;
    }
    catch (error) {
        if (journal.tip !== null) {
            const subject = `not resumed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .b)(error).split("\n")[0]?.slice(0, 120)}`;
            await (0,_runtime_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .releaseLease */ .wL)(journal, { now: terminal.now, subject, force: true, partial: true });
        }
        throw error;
    }
}
function modelSettings(environment) {
    return {
        anthropicApiKey: environment.ANTHROPIC_API_KEY || undefined,
        anthropicBaseUrl: environment.ANTHROPIC_BASE_URL || undefined,
        openaiApiKey: environment.OPENAI_API_KEY || undefined,
        openaiBaseUrl: environment.OPENAI_BASE_URL || undefined,
    };
}
/** Whoever may write the local repository is the authority here; a comment is judged on GitHub only. */
function confirmAtTerminal({ request, decision }) {
    if (decision === null || decision.source.kind === "terminal") {
        return { requestId: request.id, status: "confirmed" };
    }
    const reason = "a comment's author cannot be checked at a terminal";
    return { requestId: request.id, status: "revoked", reason };
}


/***/ }),

/***/ 1050:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ terminalHolder),
/* harmony export */   b: () => (/* binding */ terminalEnded)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8706);




/**
 * This process as the holder of a lease. Its nonce names machine and process, so that a later command on the
 * same machine need not wait for a process that was killed.
 */
function terminalHolder() {
    const { nonce, ...holder } = (0,_runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .newHolder */ .l)(null, null);
    return { ...holder, nonce: `terminal-${machineId()}-${process.pid}-${nonce}` };
}
/** True when the holder was a process of this machine that no longer exists. */
async function terminalEnded({ nonce }) {
    const [, machine, id] = /^terminal-([0-9a-f]+)-(\d+)-/.exec(nonce) ?? [];
    if (id === undefined || machine !== machineId())
        return false;
    try {
        process.kill(Number(id), 0);
        return false;
    }
    catch (error) {
        return error.code === "ESRCH";
    }
}
/** Process ids mean something only inside one machine and one namespace of process ids (containers). */
function machineId() {
    let namespace = "";
    try {
        namespace = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)("/proc/self/ns/pid");
    }
    catch {
        // Not Linux: no namespaces.
    }
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()} ${namespace}`).digest("hex").slice(0, 12);
}


/***/ }),

/***/ 4741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ listenForInterrupt)
/* harmony export */ });
/* harmony import */ var _runtime_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8853);

/** Ctrl-C ends the work in good order: saved, lease given back. A second one ends the process at once. */
function listenForInterrupt() {
    const controller = new AbortController();
    const onSignal = () => controller.abort(new _runtime_frame_js__WEBPACK_IMPORTED_MODULE_0__.Interrupted("signal", "stopped at the terminal"));
    process.once("SIGINT", onSignal);
    process.once("SIGTERM", onSignal);
    return {
        signal: controller.signal,
        end: () => {
            process.off("SIGINT", onSignal);
            process.off("SIGTERM", onSignal);
        },
    };
}


/***/ }),

/***/ 9851:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress)
/* harmony export */ });
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1028);

/** Progress of a run: JSON lines on stdout, or a line each on stderr. A call that is entered again is told once. */
function createProgress(voice) {
    const told = new Set();
    return (event) => {
        if (event.type === "turn" && event.replayed)
            return;
        if (event.type === "call" && told.has(event.key))
            return;
        if (event.type === "call")
            told.add(event.key);
        if (voice.json)
            tellProgram(voice, event);
        else
            tellPerson(voice, event);
    };
}
function tellProgram({ terminal, redact }, event) {
    const chain = event.type === "request" ? event.request.chain : event.chain;
    const common = {
        worker: chain.at(-1),
        depth: chain.length - 1,
        chain,
        at: terminal.now().toISOString(),
    };
    const line = JSON.stringify({ ...named(event), ...common });
    terminal.stdout.write(`${redact(line)}\n`);
}
/** `result` is the last line and nothing else: a call's is `tool_result`. */
function named(event) {
    switch (event.type) {
        case "turn":
            return { type: "turn", key: event.key };
        case "text":
            return { type: "text", text: event.text };
        case "call":
            return { type: "tool_call", key: event.key, tool: event.tool, input: event.input };
        case "result": {
            const { key, tool, content, isError } = event;
            return { type: "tool_result", key, tool, content, isError };
        }
        case "request":
            return { type: "approval_request", request: event.request };
    }
}
const ARGUMENTS_WIDTH = 120;
const RESULT_WIDTH = 120;
function tellPerson(voice, event) {
    if (event.type === "request" || (event.type === "text" && !voice.verbose))
        return;
    const indent = "  ".repeat(event.chain.length - 1);
    const text = lineFor(voice.terminal, event).replaceAll("\n", `\n${indent}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv)(voice.terminal, voice.redact(`${indent}${text}`));
}
function lineFor({ style }, event) {
    const worker = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(event.chain.at(-1) ?? "");
    switch (event.type) {
        case "turn":
            return style("dim", `${worker} · turn ${event.key.split("/").at(-1)}`);
        case "text":
            return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(event.text);
        case "call": {
            const input = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(JSON.stringify(event.input) ?? "", ARGUMENTS_WIDTH);
            return `${worker} ▷ ${style("bold", (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(event.tool))} ${input}`;
        }
        case "result": {
            const mark = event.isError ? style("red", "✗") : style("green", "✓");
            return `${mark} ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(event.tool)}: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.content, RESULT_WIDTH)}`;
        }
    }
}


/***/ }),

/***/ 1934:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ jsonOrText),
/* harmony export */   R: () => (/* binding */ openPrompt)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6848);
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_readline_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _request_panel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6896);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1028);




/** Keys that were pressed before the question could be read do not answer it. */
const TYPED_AHEAD_MILLISECONDS = 60;
/** Asks the person at the terminal; closed before the run goes on, so that Ctrl-C is the process's again. */
function openPrompt(terminal, signal) {
    const reader = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: terminal.stdin, output: terminal.stderr, prompt: "" });
    const interrupted = new AbortController();
    let ended = false;
    reader.on("SIGINT", () => interrupted.abort());
    reader.on("close", () => {
        ended = true;
        interrupted.abort();
    });
    const either = AbortSignal.any([signal, interrupted.signal]);
    return {
        ask: async (request) => {
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `\n${(0,_request_panel_js__WEBPACK_IMPORTED_MODULE_2__/* .requestPanel */ .K)(request, terminal.style)}\n`);
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(TYPED_AHEAD_MILLISECONDS);
            try {
                reader.write(null, { ctrl: true, name: "u" });
                return await (request.kind === "outcome" ? askOutcome : askApproval)(reader, either);
            }
            catch (error) {
                if (!either.aborted)
                    throw error;
                // The end of the input (Ctrl-D) is no Ctrl-C.
                return { status: ended && !signal.aborted ? "left" : "interrupted" };
            }
        },
        close: () => reader.close(),
    };
}
const APPROVAL_KEYS = "[a]pprove  [s]ession  [d]eny  [q]uit > ";
const OUTCOME_KEYS = "[r]etry  [s]kip  [d]one  [q]uit > ";
async function askApproval(reader, signal) {
    for (;;) {
        const key = await readKey(reader, APPROVAL_KEYS, signal);
        if (key === "a" || key === "approve")
            return decided("approve");
        if (key === "s" || key === "session")
            return { ...decided("approve"), session: true };
        if (key === "q" || key === "quit")
            return { status: "left" };
        if (key === "d" || key === "deny") {
            const reason = await reader.question("Reason, for the model (may be empty): ", { signal });
            return { ...decided("deny"), reason: reason.trim() || null };
        }
    }
}
async function askOutcome(reader, signal) {
    for (;;) {
        const key = await readKey(reader, OUTCOME_KEYS, signal);
        if (key === "r" || key === "retry")
            return decided("retry");
        if (key === "s" || key === "skip")
            return decided("skip");
        if (key === "q" || key === "quit")
            return { status: "left" };
        if (key === "d" || key === "done") {
            const text = await reader.question("Its result, as JSON or text: ", { signal });
            return { ...decided("done"), result: jsonOrText(text) };
        }
    }
}
/** Enter alone decides nothing. */
async function readKey(reader, keys, signal) {
    return (await reader.question(keys, { signal })).trim().toLowerCase();
}
function decided(verb) {
    return { status: "decided", verb, session: false, reason: null };
}
function jsonOrText(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 4937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ recordDecision),
/* harmony export */   S: () => (/* binding */ refusalSentence)
/* harmony export */ });
/* harmony import */ var _runtime_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9742);
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(943);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7456);



/** Saves what the same function decides that judges comments, on whatever state the write lands on. */
async function recordDecision(journal, spoken, now) {
    let verdict;
    try {
        await journal.flush({
            subject: subjectOf(spoken, journal.state),
            tail: (state) => {
                const open = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .openRequests */ .js)(state);
                const command = {
                    by: null,
                    source: { kind: "terminal" },
                    threadId: null,
                    authority: { status: "allowed" },
                    verb: spoken.verb,
                    targets: spoken.targets,
                    implied: open.length === 1 ? (open[0]?.request.id ?? null) : null,
                    reachable: new Set(state.requests.keys()),
                    reason: spoken.reason ?? null,
                    session: spoken.session ?? false,
                    ...(spoken.result === undefined ? {} : { result: spoken.result }),
                };
                // Requests are shown whole at a terminal: no approval needs the digest.
                const facts = { now: now(), cut: new Set() };
                const decided = (0,_runtime_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decide */ .L)(state, [{ kind: "command", ...command }], facts);
                verdict = decided.verdicts[0];
                return decided.append;
            },
        });
    }
    catch (error) {
        if (!(error instanceof _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .LeaseLost */ .V))
            throw error;
        return { status: "refused", because: "run_over", detail: "finished", instead: null };
    }
    return verdict ?? { status: "recorded", requests: [] };
}
function subjectOf({ verb, targets }, state) {
    const open = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .openRequests */ .js)(state).map(({ request }) => request.id);
    const named = targets === "all" || targets.length === 0 ? open : targets.map(({ id }) => id);
    const what = verb === "cancel" ? [] : named;
    return [verb, ...what, "at the terminal"].join(" ");
}
/** Why a decision was not recorded, and the command that would work. */
function refusalSentence(verdict, runId) {
    const { detail } = verdict;
    const next = verdict.instead ? ` Try: ${commandOf(verdict.instead, runId)}` : "";
    return `${reasonOf(verdict.because, detail)}${next}`;
}
function reasonOf(because, detail) {
    switch (because) {
        case "unknown_request":
            return detail === "all"
                ? "The run has no open request."
                : `The run has no request ${JSON.stringify(detail)} that can be decided.`;
        case "needs_id":
            return detail === ""
                ? "The run has no open request."
                : `Several requests are open: name one of ${detail}, or --all.`;
        case "wrong_digest":
            return `The digest does not belong to ${detail}: it is not the request that you saw.`;
        case "wrong_verb":
            return `${detail} is another kind of question.`;
        case "already_decided":
            return `${detail} is decided already.`;
        case "already_started":
            return `The call of ${detail} has started already.`;
        case "expired":
            return `${detail} has expired; \`llm-do runs resume\` tells the model.`;
        case "run_over":
            return `The run is over: ${detail}.`;
        default:
            return `That is not possible here (${because}: ${detail}).`;
    }
}
/** `/approve A1` in the words of the command line. */
function commandOf(line, runId) {
    const [verb = "", ...words] = line.replace(/^\//, "").split(" ");
    return `llm-do runs ${[verb, runId, ...words].join(" ")}`;
}


/***/ }),

/***/ 6896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ requestPanel)
/* harmony export */ });
/* harmony import */ var _runtime_shown_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4552);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1028);


/** Everything that a decision binds, as a person reads it: nothing is cut, nothing can hide. */
function requestPanel(request, style) {
    const { id, chain, tool, reason, why, summary, digest } = request;
    const title = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(`${chain.join(" › ")} ▷ ${tool}`);
    const lines = [`${style("bold", `${id}  ${title}`)}  ${style("dim", digest)}`];
    if (request.kind === "outcome") {
        lines.push("This call was started, and nobody knows how it ended.");
    }
    else
        lines.push((0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(summary));
    if (why.trim() !== "")
        lines.push(...quoted(why));
    if (reason !== "")
        lines.push(style("dim", `Reason: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reason)}`));
    lines.push("", ...displayed(request, style));
    return lines.join("\n");
}
function quoted(text) {
    return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text.trim())
        .split("\n")
        .map((line) => `> ${line}`);
}
function displayed(request, style) {
    const { display } = request;
    const lines = [];
    if (display.kind === "command") {
        lines.push(...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(display.text)
            .split("\n")
            .map((line) => `$ ${line}`));
    }
    else if (display.kind === "diff") {
        const diff = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(display.text).replace(/\n$/, "").split("\n");
        lines.push(...diff.map((line) => colored(line, style)));
    }
    const rest = (0,_runtime_shown_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .argumentsBesideDisplay */ .P)(request);
    if (rest !== null)
        lines.push((0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(JSON.stringify(rest.value, null, 2)));
    return lines;
}
function colored(line, style) {
    if (/^(---|\+\+\+) /.test(line))
        return style("bold", line);
    if (line.startsWith("+"))
        return style("green", line);
    if (line.startsWith("-"))
        return style("red", line);
    return line.startsWith("@@") ? style("cyan", line) : line;
}


/***/ }),

/***/ 9216:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ takeLease),
/* harmony export */   b: () => (/* binding */ leaseSecondsOf)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _runtime_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7834);
/* harmony import */ var _holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1050);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1028);




/** Takes the run's lease where there is something to drive, waiting for a holder that may be gone. */
async function takeLease(journal, here) {
    const { place, terminal } = here;
    const leaseSeconds = leaseSecondsOf(terminal);
    let waiting = false;
    return (0,_runtime_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .acquireLease */ .ZZ)(journal, {
        store: place.store,
        holderEnded: _holder_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalEnded */ .b,
        sleep: async (seconds) => {
            if (!waiting) {
                (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Another process seems to drive run ${journal.header.runId}; waiting for it…`);
            }
            waiting = true;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(seconds * 1000);
        },
        now: terminal.now,
        ...(leaseSeconds === undefined ? {} : { leaseSeconds }),
    });
}
/** Undefined = the protocol's. */
function leaseSecondsOf({ environment }) {
    const seconds = Number(environment.LLM_DO_LEASE_SECONDS);
    return seconds > 0 ? seconds : undefined;
}


/***/ }),

/***/ 9742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide)
/* harmony export */ });
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9054);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7456);


/**
 * The one place where it is decided what incoming words and events do to a run. Pure: the Action, the
 * terminal and a simulator get the same answer for the same state, words and facts (design §2).
 */
function decide(state, incoming, facts) {
    const after = structuredClone(state);
    const append = [];
    const verdicts = [];
    for (const item of incoming) {
        const { bodies, verdict } = react(after, item, facts);
        if (verdict)
            verdicts.push(verdict);
        for (const body of bodies) {
            append.push(body);
            (0,_state_js__WEBPACK_IMPORTED_MODULE_0__/* .applyEvent */ .Z8)(after, { ...body, at: facts.now.toISOString() });
        }
    }
    const effects = [];
    if ((0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWork */ .OJ)(after, facts.now))
        effects.push("drive");
    if (append.length > 0)
        effects.push("publish");
    return { append, verdicts, effects };
}
function react(state, item, facts) {
    switch (item.kind) {
        case "command":
            return reactToCommand(state, item, facts);
        case "closed":
            if (state.finished || state.cancelled)
                return silent();
            return silent({ type: "run_cancelled", by: item.by, reason: item.reason, source: null });
        case "retry":
            return state.failure ? silent({ type: "retry_requested", by: item.by }) : silent();
        case "request_changed": {
            const status = state.requests.get(item.requestId)?.status.kind;
            if (status !== "open" && status !== "decided")
                return silent();
            return silent({ type: "request_voided", requestId: item.requestId, reason: item.reason });
        }
    }
}
function silent(...bodies) {
    return { bodies, verdict: null };
}
function reactToCommand(state, command, facts) {
    const { authority, source } = command;
    if (source.kind === "comment" && state.judged.has(source.commentId))
        return silent();
    if (authority.status === "refused") {
        return judged(command, { ...authority, status: "refused" });
    }
    switch (command.verb) {
        case "status":
        case "help":
            return judged(command, { status: "answered", with: command.verb });
        case "unavailable":
            return judged(command, refusal("not_available", command.reason ?? "", null));
        case "cancel":
            return cancel(state, command);
        case "retry":
            if (state.failure && (command.targets === "all" || command.targets.length === 0)) {
                const retry = { type: "retry_requested", by: command.by };
                return recorded(command, [retry], []);
            }
            return decideRequests(state, command, facts);
        default:
            return decideRequests(state, command, facts);
    }
}
function cancel(state, command) {
    if (state.finished || state.cancelled) {
        return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
    }
    const cancelled = {
        type: "run_cancelled",
        by: command.by,
        reason: command.reason ?? `cancelled by ${command.by?.login ?? "the terminal"}`,
        source: command.source,
    };
    return recorded(command, [cancelled], []);
}
/** All targets of a command or none: a command that is half wrong does nothing. */
function decideRequests(state, command, facts) {
    if (state.finished || state.cancelled) {
        return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
    }
    const targets = targetsOf(state, command, facts);
    if (!Array.isArray(targets))
        return judged(command, targets);
    const decisions = [];
    for (const target of targets) {
        const checked = check(state, { command, target, facts });
        if ("because" in checked)
            return judged(command, checked);
        decisions.push({
            type: "approval_decided",
            requestId: target.id,
            digest: checked.request.digest,
            decision: command.verb,
            by: command.by,
            source: command.source,
            reason: command.reason,
            ...(command.result === undefined ? {} : { result: command.result }),
            session: command.session,
        });
    }
    const requests = targets.map((target) => target.id);
    return recorded(command, decisions, requests);
}
function targetsOf(state, command, facts) {
    const open = reachableOpen(state, command);
    const line = lineFor(command, open[0], facts);
    if (command.targets === "all") {
        // A deny still wins over an approval whose call was not started.
        const undecided = command.verb === "deny" ? [...open, ...approved(state, command)] : open;
        if (undecided.length > 0) {
            return undecided.map(({ request }) => ({ id: request.id, digest: null }));
        }
        return refusal("unknown_request", "all", null);
    }
    if (command.targets.length > 0)
        return command.targets;
    if (command.implied)
        return [{ id: command.implied, digest: null }];
    return refusal("needs_id", open.map(({ request }) => request.id).join(", "), line);
}
function reachableOpen(state, command) {
    return (0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .openRequests */ .js)(state).filter(({ request }) => command.reachable.has(request.id));
}
function approved(state, command) {
    return [...state.requests.values()].filter(({ request, status }) => status.kind === "decided" &&
        status.decision.decision === "approve" &&
        command.reachable.has(request.id));
}
/** A line that would work on that request, with its digest where an approval must name it. */
function lineFor(command, item, facts) {
    if (!item)
        return null;
    const { id, digest } = item.request;
    const exact = command.verb === "approve" && facts.cut.has(id);
    return `/${command.verb} ${id}${exact ? `@${digest}` : ""}`;
}
/** The facts that keep one decision from counting; each with the line that would work. */
function check(state, asked) {
    const { command, target, facts } = asked;
    const request = state.requests.get(target.id);
    const next = lineFor(command, reachableOpen(state, command)[0], facts);
    if (!request || !command.reachable.has(target.id) || request.status.kind === "voided") {
        return refusal("unknown_request", target.id, next);
    }
    const outcome = request.request.kind === "outcome";
    if (outcome !== ["retry", "skip", "done"].includes(command.verb)) {
        return refusal("wrong_verb", target.id, `/${outcome ? "retry" : "approve"} ${target.id}`);
    }
    if (request.status.kind === "completed" || request.status.kind === "started") {
        return refusal("already_started", target.id, next);
    }
    if ((0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpired */ ._d)(request, facts.now))
        return refusal("expired", target.id, null);
    const overrules = command.verb === "deny" && request.decision?.decision !== "deny";
    if (request.status.kind === "decided" && !overrules) {
        return refusal("already_decided", target.id, next);
    }
    const { digest } = request.request;
    const exact = `/${command.verb} ${target.id}@${digest}`;
    if (target.digest && !digest.startsWith(target.digest)) {
        return refusal("wrong_digest", target.id, exact);
    }
    if (command.verb === "approve" && facts.cut.has(target.id) && !target.digest) {
        return refusal("needs_digest", target.id, exact);
    }
    return request;
}
/** The verdict is an event where there is a comment to answer; a terminal is answered at once. */
function judged(command, verdict) {
    if (command.source.kind !== "comment")
        return { bodies: [], verdict };
    const body = {
        type: "comment_judged",
        commentId: command.source.commentId,
        threadId: command.threadId,
        by: command.by?.login ?? "",
        verdict,
    };
    return { bodies: [body], verdict };
}
function recorded(command, bodies, requests) {
    const reaction = judged(command, { status: "recorded", requests });
    return { ...reaction, bodies: [...bodies, ...reaction.bodies] };
}
function refusal(because, detail, instead) {
    return { status: "refused", because, detail, instead };
}


/***/ }),

/***/ 8650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ drive)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/runtime/execute.ts + 1 modules
var execute = __webpack_require__(8911);
// EXTERNAL MODULE: ./src/runtime/frame.ts
var runtime_frame = __webpack_require__(8853);
// EXTERNAL MODULE: ./src/runtime/gate.ts + 2 modules
var gate = __webpack_require__(646);
// EXTERNAL MODULE: ./src/runtime/settle.ts
var settle = __webpack_require__(6937);
;// CONCATENATED MODULE: ./src/runtime/final.ts




/** Structural key of the call that the engine itself makes when the entry worker has finished. */
const FINAL_KEY = "final";
/**
 * The engine's own last call: it goes through the same gate as every other, so that publishing what
 * needs a name on it (policy files, workers, CODEOWNERS) waits for a person like a tool call does.
 */
async function settleFinal(run) {
    const recorded = run.journal.state.calls.get(FINAL_KEY);
    if (recorded?.completed)
        return "settled";
    const asked = await run.finalCall();
    if (!asked)
        return "settled";
    const { tool, input } = asked;
    const judgement = tool.judge(input);
    const call = {
        key: FINAL_KEY,
        name: tool.name,
        input,
        toolUseId: FINAL_KEY,
        tool,
        parsed: input,
        reason: judgement.reason,
    };
    const frame = await (0,runtime_frame/* entryFrame */.C)(run);
    if (judgement.approval === "pre_approved") {
        await (0,execute/* executeCall */.E)(run, frame, call);
        return "settled";
    }
    const refusal = (0,settle/* standingRefusal */.ve)(run, FINAL_KEY);
    if (refusal) {
        const content = (0,settle/* notExecuted */.hD)(tool.name, refusal.reason);
        (0,settle/* settleCall */.mT)(run, { frame, call, content, refusedBy: refusal.by });
        return "settled";
    }
    const [result] = await (0,gate/* settleGated */.X)(run, { frame, why: "", calls: [call] });
    return result?.status === "suspended" ? "suspended" : "settled";
}

// EXTERNAL MODULE: ./src/runtime/journal.ts
var journal = __webpack_require__(943);
// EXTERNAL MODULE: ./src/runtime/lease.ts
var lease = __webpack_require__(7834);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(7456);
;// CONCATENATED MODULE: ./src/runtime/drive.ts






/**
 * Drives a run whose lease this process holds until nothing is left to do here: every wait, every
 * failure and every end is saved, then published, then the lease is given back.
 */
async function drive(run, options) {
    const renewal = startRenewal(run, options.renewSeconds ?? lease/* RENEW_SECONDS */.Md);
    try {
        for (;;) {
            const outcome = await attempt(run);
            if (outcome.status === "interrupted")
                return await leave(run, outcome);
            if (outcome.status === "lost")
                return outcome;
            await save(run, outcome);
            if (outcome.status === "suspended" && (0,runtime_status/* hasWork */.OJ)(run.journal.state, run.now()))
                continue;
            const publication = await options.publish(outcome);
            const ended = outcome.status === "completed" || outcome.status === "cancelled";
            const released = await (0,lease/* releaseLease */.wL)(run.journal, {
                now: run.now,
                subject: `${subjectOf(run, outcome)}; ${ended ? "put away" : "machine free"}`,
                force: outcome.status !== "suspended",
                finished: ended && publication.complete,
                ...(publication.thread === undefined ? {} : { thread: publication.thread }),
            });
            if (released)
                return outcome;
        }
    }
    catch (error) {
        if (error instanceof journal/* LeaseLost */.V)
            return { status: "lost" };
        throw error;
    }
    finally {
        clearInterval(renewal);
    }
}
/** From the first turn to the end or the next wait; recorded steps cost nothing. */
async function attempt(run) {
    try {
        const { state } = run.journal;
        if (state.finished?.status === "completed") {
            return { status: "completed", result: state.finished.result };
        }
        if (state.cancelled)
            return { status: "cancelled", reason: state.cancelled.reason };
        // Saved by a VM that was lost before it could say so: only a person's `/retry` goes on.
        if (state.failure) {
            return { status: "failed", code: state.failure.code, message: state.failure.message };
        }
        const outcome = await run.enter(await (0,runtime_frame/* entryFrame */.C)(run));
        if (outcome.status === "failed") {
            return { status: "failed", code: "worker", message: outcome.message };
        }
        if (outcome.status === "suspended")
            return outcome;
        await run.workspace.ready();
        const final = await settleFinal(run);
        return final === "suspended"
            ? { status: "suspended" }
            : { status: "completed", result: outcome.text };
    }
    catch (error) {
        return outcomeOf(run, error);
    }
}
function outcomeOf(run, error) {
    if (error instanceof journal/* LeaseLost */.V)
        return { status: "lost" };
    if (error instanceof runtime_frame.Interrupted) {
        return error.reason === "cancelled"
            ? { status: "cancelled", reason: run.journal.state.cancelled?.reason ?? error.message }
            : { status: "interrupted", reason: error.reason, message: error.message };
    }
    if (run.signal.aborted) {
        return { status: "interrupted", reason: "signal", message: (0,errors/* messageOf */.b)(error) };
    }
    if (error instanceof errors/* LlmDoError */.p) {
        return { status: "failed", code: error.code, message: run.redact(error.message) };
    }
    const stack = error instanceof Error && error.stack ? error.stack : (0,errors/* messageOf */.b)(error);
    const message = `${stack}\nThis is a defect of llm-do. Please report it: https://github.com/llm-do/action/issues`;
    return { status: "failed", code: "defect", message: run.redact(message) };
}
async function save(run, outcome) {
    const { journal } = run;
    if (outcome.status === "failed" && !journal.state.failure) {
        journal.append({ type: "run_failed", code: outcome.code, message: outcome.message });
    }
    if (outcome.status === "completed" && !journal.state.finished) {
        journal.append({ type: "run_finished", status: "completed", result: outcome.result });
    }
    if (outcome.status === "cancelled" && !journal.state.finished) {
        journal.append({ type: "run_finished", status: "cancelled", result: outcome.reason });
    }
    await journal.flush({ subject: subjectOf(run, outcome) });
    if (outcome.status !== "suspended")
        return;
    const left = run.workspace.notCarried();
    if (left.length === 0 && (journal.state.leftBehind?.paths.length ?? 0) === 0)
        return;
    // Saved with the release of the lease: the snapshot of this flush has just found them.
    journal.append({ type: "files_left_behind", nonce: journal.holder.nonce, paths: left });
}
/** A VM that is going away saves what is consistent at once and never waits for a running call. */
async function leave(run, outcome) {
    await (0,lease/* releaseLease */.wL)(run.journal, {
        now: run.now,
        subject: `interrupted: ${outcome.message}`,
        force: true,
        partial: outcome.reason === "signal",
    });
    return outcome;
}
function startRenewal(run, seconds) {
    const timer = setInterval(() => {
        run.journal
            .flush({
            subject: "still running",
            partial: true,
            tail: (state) => state.holder?.nonce === run.journal.holder.nonce
                ? [{ type: "lease_renewed", nonce: run.journal.holder.nonce }]
                : [],
        })
            // A lost lease is found again by the next turn or effect, which stops there.
            .catch(() => undefined);
    }, seconds * 1000);
    timer.unref();
    return timer;
}
function subjectOf(run, outcome) {
    switch (outcome.status) {
        case "suspended": {
            const ids = (0,runtime_status/* openRequests */.js)(run.journal.state).map((open) => open.request.id);
            return `suspended: ${ids.join(", ")} ${ids.length === 1 ? "waits" : "wait"} for a decision`;
        }
        case "failed":
            return `failed: ${(outcome.message.split("\n")[0] ?? "").slice(0, 120)}`;
        default:
            return outcome.status;
    }
}


/***/ }),

/***/ 7834:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ RENEW_SECONDS),
/* harmony export */   ZZ: () => (/* binding */ acquireLease),
/* harmony export */   wL: () => (/* binding */ releaseLease)
/* harmony export */ });
/* unused harmony exports LEASE_SECONDS, mayTakeLease */
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(943);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7456);


/** A tip that has not moved for this long, as the waiting VM itself saw it, has no living holder. */
const LEASE_SECONDS = 90;
/** A living holder moves the tip at least this often: three chances before anybody takes over. */
const RENEW_SECONDS = 30;
/** Whether this process may drive the run now. Pure: the same answer on every VM with the same facts. */
function mayTakeLease(state, us, facts) {
    const { holder } = state;
    if (!holder || holder.nonce === us.nonce)
        return true;
    // An attempt of the same workflow run has replaced the one before it.
    const superseded = holder.workflowRun !== null &&
        holder.workflowRun === us.workflowRun &&
        (holder.attempt ?? 0) < (us.attempt ?? 0);
    return superseded || facts.holderEnded || facts.stillSeconds >= facts.leaseSeconds;
}
/**
 * Takes the lease, or waits until it is clear that somebody alive has it. Whoever's append lands last
 * drives: a holder that releases looks for work in the same write.
 */
async function acquireLease(journal, options) {
    try {
        return await waitForLease(journal, options);
    }
    catch (error) {
        // The run ended between two looks at it.
        if (error instanceof _journal_js__WEBPACK_IMPORTED_MODULE_0__/* .LeaseLost */ .V)
            return "idle";
        throw error;
    }
}
async function waitForLease(journal, options) {
    const leaseSeconds = options.leaseSeconds ?? LEASE_SECONDS;
    const pollSeconds = Math.max(0.1, Math.min(5, leaseSeconds / 10));
    const seenTip = journal.tip;
    const seenHolder = journal.state.holder;
    const holderEnded = seenHolder !== null &&
        seenHolder.nonce !== journal.holder.nonce &&
        (await options.holderEnded(seenHolder));
    for (let stillSeconds = 0;; stillSeconds += pollSeconds) {
        const { state } = journal;
        if (!state.holder && !(options.wanted?.(state) ?? (0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWork */ .OJ)(state, options.now())))
            return "idle";
        if (mayTakeLease(journal.state, journal.holder, { stillSeconds, holderEnded, leaseSeconds })) {
            return (await tryTake(journal)) ? "taken" : "theirs";
        }
        await options.sleep(pollSeconds);
        const tip = await options.store.tip(journal.header.runId);
        if (tip === undefined)
            return "idle";
        if (tip === seenTip)
            continue;
        await journal.refresh();
        const holder = journal.state.holder;
        // The holder wrote after us, so its state includes what we appended.
        if (holder && holder.nonce !== journal.holder.nonce)
            return "theirs";
    }
}
async function tryTake(journal) {
    const expected = journal.state.holder?.nonce ?? null;
    await journal.flush({
        subject: "lease taken",
        tail: (state) => {
            // A finished run too: its result may not be published yet.
            const free = state.holder === null || state.holder.nonce === expected;
            return free ? [{ type: "lease_taken", holder: journal.holder }] : [];
        },
    });
    return journal.holdsLease;
}
/**
 * Gives the lease back, unless work arrived meanwhile: then the answer is false and the holder goes on.
 */
async function releaseLease(journal, options) {
    let released = false;
    await journal.flush({
        subject: options.subject,
        ...(options.partial === undefined ? {} : { partial: options.partial }),
        ...(options.finished === undefined ? {} : { finished: options.finished }),
        ...(options.thread === undefined ? {} : { thread: options.thread }),
        tail: (state) => {
            released = options.force === true || !(0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWork */ .OJ)(state, options.now());
            return released ? [{ type: "lease_released", nonce: journal.holder.nonce }] : [];
        },
    });
    return released;
}


/***/ }),

/***/ 4552:
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
