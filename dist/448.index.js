export const id = 448;
export const ids = [448];
export const modules = {

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
        if (open.length > 0)
            return open.map(({ request }) => ({ id: request.id, digest: null }));
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
// EXTERNAL MODULE: ./src/runtime/gate.ts + 2 modules
var gate = __webpack_require__(646);
// EXTERNAL MODULE: ./src/runtime/settle.ts
var settle = __webpack_require__(6937);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(7456);
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
    const worker = await run.project.worker(run.header.worker);
    const frame = {
        key: "",
        worker,
        chain: [worker.name],
        depth: 0,
        input: null,
        instructions: null,
    };
    if (judgement.approval === "pre_approved") {
        await (0,execute/* executeCall */.E)(run, frame, call);
        return "settled";
    }
    const refusal = refusalOf(run);
    if (refusal) {
        const content = (0,settle/* notExecuted */.h)(tool.name, refusal.reason);
        (0,settle/* settleCall */.m)(run, { frame, call, content, refusedBy: refusal.by });
        return "settled";
    }
    const [result] = await (0,gate/* settleGated */.X)(run, { frame, why: "", calls: [call] });
    return result?.status === "suspended" ? "suspended" : "settled";
}
/** As for any call: nobody decided in time, or the run's mode says no to every question. */
function refusalOf(run) {
    const { state } = run.journal;
    const id = state.calls.get(FINAL_KEY)?.requestId;
    const request = id ? state.requests.get(id) : undefined;
    if (request && (0,runtime_status/* isExpired */._d)(request, run.now())) {
        return { by: "expiry", reason: "nobody decided before the request expired" };
    }
    if (request || run.header.approvalMode !== "deny-all")
        return null;
    return { by: "mode", reason: "this run denies every call that needs approval" };
}

// EXTERNAL MODULE: ./src/runtime/frame.ts
var runtime_frame = __webpack_require__(8853);
// EXTERNAL MODULE: ./src/runtime/journal.ts
var journal = __webpack_require__(943);
// EXTERNAL MODULE: ./src/runtime/lease.ts
var lease = __webpack_require__(7834);
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
                subject: subjectOf(run, outcome),
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
        const worker = await run.project.worker(run.header.worker);
        const outcome = await run.enter({
            key: "",
            worker,
            chain: [worker.name],
            depth: 0,
            input: run.header.input,
            instructions: null,
        });
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


/***/ })

};
