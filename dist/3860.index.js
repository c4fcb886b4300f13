export const id = 3860;
export const ids = [3860,9237];
export const modules = {

/***/ 5037:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ askPerson)
/* harmony export */ });
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17456);

/** Asks whoever sits here for what the run waits for: decisions first, then the next words of a chat. */
async function askPerson(journal, options) {
    if ((0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_0__/* .openRequests */ .js)(journal.state).length > 0) {
        return (await Promise.all(/* import() */[__webpack_require__.e(660), __webpack_require__.e(2542)]).then(__webpack_require__.bind(__webpack_require__, 72542))).askRequests(journal, options);
    }
    return (await __webpack_require__.e(/* import() */ 3818).then(__webpack_require__.bind(__webpack_require__, 3818))).askReply(journal, options);
}


/***/ }),

/***/ 13860:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ driveHere),
  z: () => (/* binding */ modelSettings)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/runtime/code-directory.ts
var code_directory = __webpack_require__(28549);
// EXTERNAL MODULE: ./src/runtime/drive.ts + 1 modules
var drive = __webpack_require__(38650);
// EXTERNAL MODULE: ./src/runtime/lease.ts
var lease = __webpack_require__(57834);
// EXTERNAL MODULE: ./src/runtime/machine.ts + 8 modules
var runtime_machine = __webpack_require__(87076);
// EXTERNAL MODULE: ./src/cli/ask-person.ts
var ask_person = __webpack_require__(5037);
// EXTERNAL MODULE: ./src/cli/interrupt.ts
var cli_interrupt = __webpack_require__(44741);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/project/created-worker.ts
var created_worker = __webpack_require__(73568);
// EXTERNAL MODULE: ./src/cli/local-project.ts
var local_project = __webpack_require__(5585);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/keep-worker.ts





/**
 * Writes a worker that a person has just approved among the workers of the project, where it is reviewed and
 * versioned like any other (spec/dialects.md C29). What is there already stays.
 */
async function keepWorker(here, { name, text }) {
    const { terminal, local } = here;
    const folder = (0,local_project/* isDirectory */.wd)(local.path) ? local.path : (0,external_node_path_.dirname)(local.path);
    const file = (0,external_node_path_.join)(folder, (0,created_worker/* createdFile */.x)(name));
    const shown = (0,external_node_path_.relative)(terminal.directory, file);
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,promises_.writeFile)(file, text, { flag: "wx" });
        (0,cli_terminal/* say */.cv)(terminal, `Wrote ${shown}`);
    }
    catch (error) {
        const taken = error.code === "EEXIST";
        (0,cli_terminal/* say */.cv)(terminal, `${shown} was not written: ${taken ? "it exists" : error.message}.`);
    }
}

// EXTERNAL MODULE: ./src/cli/place.ts
var cli_place = __webpack_require__(14105);
// EXTERNAL MODULE: ./src/cli/take-lease.ts
var take_lease = __webpack_require__(79216);
;// CONCATENATED MODULE: ./src/cli/drive-here.ts










/** Drives a run whose lease this process holds to its end, or until nobody here decides any more. */
async function driveHere(here) {
    const { journal, place, terminal } = here;
    const interrupt = (0,cli_interrupt/* listenForInterrupt */.Y)();
    const { git, close } = await (0,cli_place/* openRunGit */.S9)(place, {
        id: journal.header.runId,
        environment: terminal.environment,
    });
    let machine;
    try {
        machine = await prepare(here, { git, signal: interrupt.signal });
        const { run } = machine;
        const leaseSeconds = (0,take_lease/* leaseSecondsOf */.b)(terminal);
        for (;;) {
            const outcome = await (0,drive/* drive */.r)(run, {
                publish: async () => ({ complete: true }),
                ...(leaseSeconds === undefined ? {} : { renewSeconds: leaseSeconds / 3 }),
            });
            if (outcome.status !== "suspended" || !here.ask)
                return outcome;
            const asked = await (0,ask_person/* askPerson */.f)(journal, { terminal, signal: interrupt.signal });
            if (asked === "left")
                return outcome;
            if (asked === "lost")
                return { status: "lost" };
            if (asked === "interrupted") {
                return { status: "interrupted", reason: "signal", message: "stopped at the question" };
            }
            if ((await (0,take_lease/* takeLease */._)(journal, here)) !== "taken")
                return { status: "lost" };
        }
    }
    finally {
        interrupt.end();
        await machine?.workspace.settled();
        await close();
    }
}
/** A machine that cannot be made ready must not keep the run from others. */
async function prepare(here, parts) {
    const { journal, place, local, terminal } = here;
    const { environment } = terminal;
    let isolation;
    try {
        const machine = (0,runtime_machine/* prepareMachine */.P)({
            journal,
            project: local.project,
            currentProject: null,
            root: place.root,
            toolRoot: here.directory,
            git: parts.git,
            // What the run wrote is still there; what a person changed since must not be overwritten.
            filesInPlace: true,
            environment,
            codeDirectory: (0,code_directory/* codeDirectories */.n)(),
            isolation: () => {
                isolation ??= __webpack_require__.e(/* import() */ 6672).then(__webpack_require__.bind(__webpack_require__, 54291)).then((shell) => shell.detectIsolation());
                return isolation;
            },
            models: modelSettings(environment),
            readProjectFile: local.readFile,
            defaultModel: environment.LLM_DO_MODEL || null,
            secrets: place.secrets,
            redact: place.redact,
            confirm: async (requests) => requests.map(confirmAtTerminal),
            confirmReply: async ({ source }) => (source.kind === "terminal" ? null : NOT_HERE),
            observe: here.observe,
            keepWorker: (worker) => keepWorker(here, worker),
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
            const subject = `not resumed: ${(0,errors/* messageOf */.bD)(error).split("\n")[0]?.slice(0, 120)}`;
            await (0,lease/* releaseLease */.wL)(journal, { now: terminal.now, subject, force: true, partial: true });
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
        openrouterApiKey: environment.OPENROUTER_API_KEY || undefined,
        ollamaBaseUrl: environment.OLLAMA_BASE_URL || undefined,
    };
}
const NOT_HERE = "a comment's author cannot be checked at a terminal";
/** Whoever may write the local repository is the authority here; a comment is judged on GitHub only. */
function confirmAtTerminal({ request, decision }) {
    if (decision === null || decision.source.kind === "terminal") {
        return { requestId: request.id, status: "confirmed" };
    }
    return { requestId: request.id, status: "revoked", reason: NOT_HERE };
}


/***/ }),

/***/ 71050:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ terminalHolder),
/* harmony export */   b: () => (/* binding */ terminalEnded)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87076);




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

/***/ 44741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ listenForInterrupt)
/* harmony export */ });
/* harmony import */ var _runtime_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28853);

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

/***/ 79216:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ takeLease),
/* harmony export */   b: () => (/* binding */ leaseSecondsOf)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _runtime_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57834);
/* harmony import */ var _holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71050);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71028);




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

/***/ 38650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ drive)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/tools/live-processes.ts
var live_processes = __webpack_require__(49237);
// EXTERNAL MODULE: ./src/runtime/execute.ts + 1 modules
var execute = __webpack_require__(38911);
// EXTERNAL MODULE: ./src/runtime/frame.ts
var runtime_frame = __webpack_require__(28853);
// EXTERNAL MODULE: ./src/runtime/gate.ts + 2 modules
var gate = __webpack_require__(50646);
// EXTERNAL MODULE: ./src/runtime/settle.ts
var settle = __webpack_require__(36937);
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
    const judgement = await tool.judge(input);
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
var journal = __webpack_require__(10943);
// EXTERNAL MODULE: ./src/runtime/lease.ts
var lease = __webpack_require__(57834);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
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
        await (0,live_processes.endLiveProcesses)();
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
        return { status: "interrupted", reason: "signal", message: (0,errors/* messageOf */.bD)(error) };
    }
    if (error instanceof errors/* LlmDoError */.pW) {
        return { status: "failed", code: error.code, message: run.redact(error.message) };
    }
    const stack = error instanceof Error && error.stack ? error.stack : (0,errors/* messageOf */.bD)(error);
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
            if (ids.length === 0)
                return "suspended: waits for a reply";
            return `suspended: ${ids.join(", ")} ${ids.length === 1 ? "waits" : "wait"} for a decision`;
        }
        case "failed":
            return `failed: ${(outcome.message.split("\n")[0] ?? "").slice(0, 120)}`;
        default:
            return outcome.status;
    }
}


/***/ }),

/***/ 57834:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ RENEW_SECONDS),
/* harmony export */   ZZ: () => (/* binding */ acquireLease),
/* harmony export */   wL: () => (/* binding */ releaseLease)
/* harmony export */ });
/* unused harmony exports LEASE_SECONDS, mayTakeLease */
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10943);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17456);


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

/***/ 49237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ keepTrack),
/* harmony export */   endLiveProcesses: () => (/* binding */ endLiveProcesses),
/* harmony export */   y: () => (/* binding */ forget)
/* harmony export */ });
const live = new Set();
function keepTrack(started) {
    if (live.size === 0)
        process.once("exit", killAll);
    live.add(started);
}
function forget(ended) {
    live.delete(ended);
    if (live.size === 0)
        process.off("exit", killAll);
}
async function endLiveProcesses() {
    await Promise.all([...live].map((started) => started.end()));
}
function killAll() {
    for (const started of live)
        started.kill();
}


/***/ })

};
