export const id = 1645;
export const ids = [1645];
export const modules = {

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

/***/ 74937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ recordDecision),
/* harmony export */   S: () => (/* binding */ refusalSentence)
/* harmony export */ });
/* harmony import */ var _runtime_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79479);
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10943);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17456);



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
                    ...(spoken.input === undefined ? {} : { input: spoken.input }),
                    ...(spoken.text === undefined ? {} : { text: spoken.text }),
                    ...(spoken.fresh === undefined ? {} : { fresh: spoken.fresh }),
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
    const what = verb === "cancel" || verb === "say" ? [] : named;
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
        case "nothing_awaited":
            return "The run waits for no reply.";
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

/***/ 21645:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cancelRun: () => (/* binding */ cancelRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _runtime_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57834);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95230);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14105);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74937);
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74923);
/* harmony import */ var _take_lease_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79216);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71028);








/** `llm-do runs cancel`: ends a run for good, also one whose project no longer loads. */
async function cancelRun(invocation) {
    const { terminal, flags, positionals } = invocation;
    const [id, ...words] = positionals;
    const place = await (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .openStore */ .Ch)(terminal);
    const { journal, finished } = await (0,_stored_run_js__WEBPACK_IMPORTED_MODULE_5__/* .openStoredRun */ .v)(place, terminal, id);
    const { runId, cause } = journal.header;
    (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceOf */ .B3)(place, { id: runId, cause });
    if (finished)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Run ${runId} is over.`, { code: "usage" });
    const spoken = { verb: "cancel", targets: [], reason: words.join(" ") || null };
    const verdict = await (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordDecision */ .Q)(journal, { ...spoken, targets: [] }, terminal.now);
    if (verdict.status === "refused") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW((0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .refusalSentence */ .S)(verdict, runId), { code: "usage" });
    }
    const ended = await putAway(journal, { place, terminal });
    if (flags.json) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .printJson */ .Q2)(terminal, { type: "result", run: runId, status: "cancelled", ended });
    }
    else if (ended)
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv)(terminal, `Run ${runId} is cancelled.`);
    else
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv)(terminal, `Run ${runId} is being cancelled by the process that drives it.`);
    return _invocation_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.done;
}
/** Nothing has to run for this end; a living holder ends the run itself. */
async function putAway(journal, here) {
    if ((await (0,_take_lease_js__WEBPACK_IMPORTED_MODULE_6__/* .takeLease */ ._)(journal, here)) !== "taken")
        return false;
    const reason = journal.state.cancelled?.reason ?? "cancelled at the terminal";
    journal.append({ type: "run_finished", status: "cancelled", result: reason });
    const { now } = here.terminal;
    return (0,_runtime_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .releaseLease */ .wL)(journal, { now, subject: "cancelled", force: true, finished: true });
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

/***/ 79479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(22742);
;// CONCATENATED MODULE: ./src/runtime/decide-worker-file.ts

/**
 * The page of a worker that waits to be created is an answer too (design §5): merging approves with the
 * merged text, a pushed commit asks again with the new one, closing denies. Whoever may not decide is not
 * heard here at all: the edge judges that before.
 */
function decideWorkerFile(state, item) {
    const waiting = state.requests.get(item.requestId);
    if (state.finished || state.cancelled || waiting?.status.kind !== "open")
        return [];
    const { requestId, by, source, change } = item;
    const { digest, input } = waiting.request;
    const decision = { requestId, digest, by, source };
    switch (change.status) {
        case "closed":
            return [
                {
                    type: "approval_decided",
                    ...decision,
                    decision: "deny",
                    reason: "the pull request of the worker was closed",
                    session: false,
                },
            ];
        case "merged":
        case "rewritten": {
            const same = (0,canonical/* canonicalJson */.dj)(change.input) === (0,canonical/* canonicalJson */.dj)(input);
            if (change.status === "rewritten")
                return same ? [] : [edit(decision, change.input, false)];
            if (!same)
                return [edit(decision, change.input, true)];
            return [
                {
                    type: "approval_decided",
                    ...decision,
                    decision: "approve",
                    reason: null,
                    session: false,
                },
            ];
        }
    }
}
function edit(decision, input, approve) {
    return { type: "call_edited", ...decision, input: input, approve };
}

;// CONCATENATED MODULE: ./src/runtime/decision-bodies.ts
/** A decision in the words of the journal. */
function decided(command, { request }) {
    return {
        type: "approval_decided",
        requestId: request.id,
        digest: request.digest,
        decision: command.verb,
        by: command.by,
        source: command.source,
        reason: command.reason,
        ...(command.result === undefined ? {} : { result: command.result }),
        session: command.session,
    };
}
/** What somebody wrote is what somebody approves: the editor is not asked again (design §5). */
function edited(command, { request }) {
    return {
        type: "call_edited",
        requestId: request.id,
        digest: request.digest,
        input: (command.input ?? null),
        approve: true,
        by: command.by,
        source: command.source,
    };
}

// EXTERNAL MODULE: ./src/runtime/state.ts
var runtime_state = __webpack_require__(76673);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
;// CONCATENATED MODULE: ./src/runtime/decide.ts




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
            (0,runtime_state/* applyEvent */.Z8)(after, { ...body, at: facts.now.toISOString() });
        }
    }
    const effects = [];
    if ((0,runtime_status/* hasWork */.OJ)(after, facts.now))
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
        case "worker_file":
            return silent(...decideWorkerFile(state, item));
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
        case "say":
            return reply(state, command);
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
        decisions.push(command.verb === "edit" ? edited(command, checked) : decided(command, checked));
    }
    const requests = targets.map((target) => target.id);
    return recorded(command, decisions, requests);
}
/** The next words of a chat, or its end. */
function reply(state, command) {
    if (state.finished || state.cancelled) {
        return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
    }
    if (!state.awaited)
        return judged(command, refusal("nothing_awaited", "", null));
    const { by, source } = command;
    const text = command.text ?? null;
    return recorded(command, [
        {
            type: "reply_received",
            key: state.awaited.key,
            text,
            fresh: command.fresh ?? false,
            by,
            source,
        },
    ], []);
}
function targetsOf(state, command, facts) {
    const open = reachableOpen(state, command);
    const line = lineFor(command, open[0], facts);
    // New arguments are those of one call.
    if (command.verb === "edit" && (command.targets === "all" || command.targets.length > 1)) {
        return refusal("needs_id", open.map(({ request }) => request.id).join(", "), line);
    }
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
    return (0,runtime_status/* openRequests */.js)(state).filter(({ request }) => command.reachable.has(request.id));
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
    if ((0,runtime_status/* isExpired */._d)(request, facts.now))
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


/***/ })

};
