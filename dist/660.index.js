export const id = 660;
export const ids = [660];
export const modules = {

/***/ 51548:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ openLines)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_readline_promises__WEBPACK_IMPORTED_MODULE_0__);

/** To be closed before the run goes on, so that Ctrl-C is the process's again. */
function openLines(terminal, outer) {
    const reader = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: terminal.stdin, output: terminal.stderr, prompt: "" });
    const interrupted = new AbortController();
    let ended = false;
    reader.on("SIGINT", () => interrupted.abort());
    reader.on("close", () => {
        ended = true;
        interrupted.abort();
    });
    return {
        reader,
        signal: AbortSignal.any([outer, interrupted.signal]),
        ending: () => (ended && !outer.aborted ? "left" : "interrupted"),
    };
}


/***/ }),

/***/ 51934:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ jsonOrText),
/* harmony export */   R: () => (/* binding */ openPrompt)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
/* harmony import */ var _line_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51548);
/* harmony import */ var _request_panel_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56896);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71028);





/** Keys that were pressed before the question could be read do not answer it. */
const TYPED_AHEAD_MILLISECONDS = 60;
/** Asks the person at the terminal; closed before the run goes on, so that Ctrl-C is the process's again. */
function openPrompt(terminal, signal) {
    const { reader, signal: either, ending } = (0,_line_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .openLines */ .e)(terminal, signal);
    return {
        ask: async (request, header) => {
            const edit = async () => {
                reader.pause();
                return (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9945)]).then(__webpack_require__.bind(__webpack_require__, 49945))).editCall(terminal, { request, header });
            };
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv)(terminal, `\n${(0,_request_panel_js__WEBPACK_IMPORTED_MODULE_3__/* .requestPanel */ .K)(request, terminal.style)}\n`);
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(TYPED_AHEAD_MILLISECONDS);
            try {
                reader.write(null, { ctrl: true, name: "u" });
                if (request.kind === "outcome")
                    return await askOutcome(reader, either);
                return await askApproval({ reader, signal: either, edit, terminal });
            }
            catch (error) {
                if (!either.aborted)
                    throw error;
                return { status: ending() };
            }
        },
        close: () => reader.close(),
    };
}
const APPROVAL_KEYS = "[a]pprove  [s]ession  [d]eny  [e]dit  [q]uit > ";
const OUTCOME_KEYS = "[r]etry  [s]kip  [d]one  [q]uit > ";
async function askApproval(question) {
    const { reader, signal, edit, terminal } = question;
    for (;;) {
        const key = await readKey(reader, APPROVAL_KEYS, signal);
        if (key === "a" || key === "approve")
            return decided("approve");
        if (key === "s" || key === "session")
            return { ...decided("approve"), session: true };
        if (key === "q" || key === "quit")
            return { status: "left" };
        if (key === "e" || key === "edit") {
            const edited = await edit().catch((error) => {
                (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv)(terminal, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error));
                return null;
            });
            if (edited)
                return { ...decided("edit"), input: edited.input };
        }
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

/***/ 56896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ requestPanel)
/* harmony export */ });
/* harmony import */ var _runtime_shown_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64552);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71028);


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
    for (const { path, bytes } of request.shared ?? []) {
        lines.push(`shares ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path)} (${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(bytes, "byte")})`);
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
