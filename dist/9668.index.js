export const id = 9668;
export const ids = [9668];
export const modules = {

/***/ 9668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reconcileRun: () => (/* binding */ reconcileRun),
  reconcileThread: () => (/* binding */ reconcileThread)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/runtime/decide.ts
var decide = __webpack_require__(9742);
// EXTERNAL MODULE: ./src/runtime/journal.ts
var runtime_journal = __webpack_require__(943);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(7456);
// EXTERNAL MODULE: ./src/github/mutation.ts
var mutation = __webpack_require__(824);
// EXTERNAL MODULE: ./src/github/receipts.ts
var receipts = __webpack_require__(2914);
;// CONCATENATED MODULE: ./src/github/acknowledge.ts


/** 👀 or 😕 at once: people see that they were heard before the run goes on. Best effort. */
async function acknowledge(session, judged) {
    const mutations = (0,receipts/* planAcknowledgements */.b)(judged);
    if (mutations.length === 0)
        return;
    try {
        await (0,mutation/* mutate */.T)(session.github, mutations);
    }
    catch (error) {
        session.log.info(`A reaction was not set: ${error instanceof Error ? error.message : error}`);
    }
}

// EXTERNAL MODULE: ./src/github/published.ts
var github_published = __webpack_require__(6017);
// EXTERNAL MODULE: ./src/github/reply.ts + 1 modules
var github_reply = __webpack_require__(8467);
// EXTERNAL MODULE: ./src/github/run-page.ts + 2 modules
var run_page = __webpack_require__(9087);
// EXTERNAL MODULE: ./src/github/command.ts
var command = __webpack_require__(5674);
// EXTERNAL MODULE: ./src/github/marker.ts
var marker = __webpack_require__(4329);
;// CONCATENATED MODULE: ./src/github/spoken.ts



/** Comments of people that begin with a command, oldest first. */
function wordsIn(facts, options) {
    return facts.comments
        .flatMap((comment) => {
        if (comment.mine)
            return [];
        const parsed = (0,command/* parseCommand */.RM)(comment.body, options);
        return parsed.kind === "none" ? [] : [{ comment, parsed }];
    })
        .sort((a, b) => (a.comment.createdAt < b.comment.createdAt ? -1 : 1));
}
/** Requests of a run that were published in this conversation, with when and in which thread. */
function reachableBy(state, facts, comment) {
    const reachable = new Set();
    let implied = null;
    for (const request of state.requests.values()) {
        const published = (0,github_published/* findPublished */.e2)(state, "request", (0,github_published/* questionOf */.YH)(request));
        const shown = published && facts.comments.find((item) => item.id === published.nodeId);
        // What was not there when the person wrote cannot be what the person meant.
        if (!shown || shown.createdAt > comment.createdAt)
            continue;
        reachable.add(request.request.id);
        if (comment.threadId && shown.threadId === comment.threadId)
            implied = request.request.id;
    }
    return { reachable, implied };
}
/** The runs of a thread that a command is about: by thread, by request, else all that it can concern. */
function addressed(words, states, facts) {
    const born = states.filter((state) => state.header.createdAt.slice(0, 19) <= words.comment.createdAt);
    const reach = (state) => reachableBy(state, facts, words.comment);
    const ofThread = born.filter((state) => reach(state).implied !== null);
    if (ofThread.length > 0)
        return { runs: ofThread, ambiguous: [] };
    const command = words.parsed.kind === "command" ? words.parsed.command : null;
    const targets = command ? targetsIn(command) : [];
    const named = born.filter((state) => {
        const { reachable } = reach(state);
        return targets.some(({ id, digest }) => {
            const request = reachable.has(id) ? state.requests.get(id)?.request : undefined;
            return request?.digest.startsWith(digest ?? "");
        });
    });
    // Two runs that started in one thread at the same moment may both have asked under one id.
    if (named.length > 1) {
        return { runs: named.slice(-1), ambiguous: targets.map(({ id }) => id) };
    }
    if (named.length === 1)
        return { runs: named, ambiguous: [] };
    const failed = command?.verb === "retry" ? born.filter((state) => state.failure) : [];
    if (failed.length > 0)
        return { runs: failed, ambiguous: [] };
    const everyone = command?.verb === "cancel" || (command?.verb === "approve" && isAll(words));
    return { runs: everyone ? born : born.slice(-1), ambiguous: [] };
}
/** A command in the words of the runtime, with what its author may do and which requests it can reach. */
async function speak(words, context) {
    const { comment, parsed } = words;
    const { reachable, implied } = reachableBy(context.state, context.facts, comment);
    const { author } = comment;
    const base = {
        by: author ? { id: author.id, login: author.login } : null,
        source: {
            kind: "comment",
            commentId: comment.id,
            url: comment.url,
            bodyDigest: (0,marker/* bodyDigest */.rr)(comment.body),
        },
        threadId: comment.threadId,
        authority: { status: "allowed" },
        implied,
        reachable,
        reason: null,
        session: false,
    };
    const authority = await context.authorizer.judge(comment);
    if (authority.status === "unavailable")
        return { unavailable: authority.message };
    if (authority.status === "refused")
        return { ...base, authority, verb: "help", targets: [] };
    if (parsed.kind === "malformed") {
        const { reason: detail, usage: instead } = parsed;
        const refused = { status: "refused", because: "malformed", detail, instead };
        return { ...base, authority: refused, verb: "help", targets: [] };
    }
    const spoken = { ...base, ...translate(parsed.command) };
    const starter = context.state.header.startedBy;
    const grants = spoken.verb === "approve" || spoken.verb === "retry" || spoken.verb === "done";
    if (context.preventSelf && grants && starter?.id === author?.id) {
        const detail = author?.login ?? "";
        return {
            ...spoken,
            authority: { status: "refused", because: "self_approval", detail, instead: null },
        };
    }
    return spoken;
}
function translate(command) {
    switch (command.verb) {
        case "approve":
            return { verb: "approve", targets: targetsOf(command.targets), session: command.session };
        case "deny":
            return { verb: "deny", targets: targetsOf(command.targets), reason: command.reason };
        case "retry":
        case "skip":
            return { verb: command.verb, targets: command.target ? [command.target] : [] };
        case "done":
            return {
                verb: "done",
                targets: command.target ? [command.target] : [],
                result: command.result,
            };
        case "cancel":
            return { verb: "cancel", targets: [], reason: command.reason };
        case "status":
        case "help":
            return { verb: command.verb, targets: [] };
        default:
            return {
                verb: "unavailable",
                targets: [],
                reason: `The command '${command.verb}' is not available yet.`,
            };
    }
}
function targetsOf(targets) {
    if (targets.kind === "all")
        return "all";
    return targets.kind === "listed" ? targets.requests : [];
}
function targetsIn(command) {
    if ("target" in command)
        return command.target ? [command.target] : [];
    if ("targets" in command && command.targets.kind === "listed")
        return command.targets.requests;
    return [];
}
function isAll(words) {
    const { parsed } = words;
    return (parsed.kind === "command" &&
        "targets" in parsed.command &&
        parsed.command.targets.kind === "all");
}

// EXTERNAL MODULE: ./src/github/status-reply.ts
var status_reply = __webpack_require__(8924);
;// CONCATENATED MODULE: ./src/github/answer-late.ts









/** Words to runs that are over are answered once. */
async function answerLate(session, late) {
    const { journal, facts, words, authorizer } = late;
    const { state } = journal;
    if (state.judged.has(words.comment.id))
        return;
    if ((0,github_published/* findByMarker */.pE)(facts, { run: state.header.runId, reply: words.comment.id }))
        return;
    const command = await speak(words, { state, facts, authorizer, preventSelf: false });
    if ("unavailable" in command)
        return;
    const now = session.now();
    const { append } = (0,decide/* decide */.L)(state, [{ kind: "command", ...command }], { now, cut: new Set() });
    const judged = append.find((body) => body.type === "comment_judged");
    if (!judged)
        return;
    const event = { ...judged, at: now.toISOString() };
    await acknowledge(session, [event]);
    const body = (0,github_reply/* replyTo */.u7)(event, { state, prefix: (0,run_page/* prefixOf */.MT)(session), now });
    if (body === null)
        return;
    const reply = { subjectId: facts.id, threadId: judged.threadId, body };
    await (0,mutation/* mutate */.T)(session.github, [(0,receipts/* replyMutation */.Ad)(reply)]);
}
/** `/help` and `/status` where no run ever was: somebody who may run things here gets to know the bot. */
async function answerWithoutRun(session, late) {
    const { facts, words, authorizer } = late;
    const verb = words.parsed.kind === "command" ? words.parsed.command.verb : null;
    if (verb !== "help" && verb !== "status")
        return;
    const authority = await authorizer.judge(words.comment);
    if (authority.status !== "allowed")
        return;
    const options = { prefix: (0,run_page/* prefixOf */.MT)(session), answered: null };
    const body = verb === "help" ? (0,status_reply/* renderHelp */.W5)(options) : (0,status_reply/* renderStatus */.LG)([], options);
    const { createdAt, threadId } = words.comment;
    const answered = facts.comments.some((comment) => comment.mine && comment.createdAt >= createdAt && comment.body.trim() === body.trim());
    if (answered)
        return;
    await (0,mutation/* mutate */.T)(session.github, [(0,receipts/* replyMutation */.Ad)({ subjectId: facts.id, threadId, body })]);
}

// EXTERNAL MODULE: ./src/github/authorize.ts
var authorize = __webpack_require__(1540);
// EXTERNAL MODULE: ./src/github/drive-run.ts
var drive_run = __webpack_require__(5479);
// EXTERNAL MODULE: ./src/github/open-journals.ts
var open_journals = __webpack_require__(7400);
// EXTERNAL MODULE: ./src/github/post-requests.ts + 1 modules
var post_requests = __webpack_require__(6909);
// EXTERNAL MODULE: ./src/github/publish.ts + 1 modules
var publish = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/github/thread.ts
var thread = __webpack_require__(703);
;// CONCATENATED MODULE: ./src/github/reconcile.ts















/**
 * Reconcile, don't react: an event only says "look". Reads the runs and the page of a pull request or issue,
 * judges every command that was not judged yet, records the decisions, and drives what can go on. Doing it
 * twice, late or in another order changes nothing.
 */
async function reconcileThread(session, where) {
    const journals = await (0,open_journals/* openJournals */.T)(session, await session.store.thread(where.number));
    const facts = await (0,thread/* readThread */.n)(session.github, where.number);
    if (!facts) {
        session.log.warning(`#${where.number} does not exist or this token may not read it.`);
        return [];
    }
    const live = journals.filter((journal) => !journal.finished).map(({ journal }) => journal);
    const authorizer = (0,authorize/* createAuthorizer */.QG)(session.github, session.inputs.approvers);
    const words = wordsIn(facts, { prefix: session.inputs.commandPrefix, bareAllowed: true });
    if (live.length === 0) {
        const last = journals.at(-1)?.journal;
        const waking = words.find(({ comment }) => comment.databaseId === where.commentId);
        if (waking && last)
            await answerLate(session, { journal: last, facts, words: waking, authorizer });
        if (waking && !last)
            await answerWithoutRun(session, { facts, words: waking, authorizer });
        return [];
    }
    // Who answered a machine that died right after it asked means what is shown.
    for (const journal of live)
        (0,post_requests/* adoptShown */.E)(journal, facts);
    const spoken = await recordDecisions(session, { journals: live, facts, words, authorizer });
    const driven = [];
    for (const journal of live) {
        const result = await (0,drive_run/* resumeRun */.Z)(session, journal);
        // Words that led to nothing to drive are still answered.
        if (result.outcome === null && spoken.has(journal)) {
            await answer(session, journal);
        }
        driven.push(result);
    }
    return driven;
}
/** Best effort: whoever drives the run next posts what did not come out. */
async function answer(session, journal) {
    try {
        await (0,publish/* publishReceipts */.z)(session, journal);
        await journal.flush({ subject: "answered" });
    }
    catch (error) {
        // The run ended meanwhile: the answers are out, and nobody needs to remember them.
        if (error instanceof runtime_journal/* LeaseLost */.V)
            return;
        session.log.warning(`An answer was not posted: ${(0,errors/* messageOf */.b)(error)}`);
    }
}
/** The same for a run that has no page yet, or whose page nobody has to read (schedules, dispatches). */
async function reconcileRun(session, runId) {
    const [opened] = await (0,open_journals/* openJournals */.T)(session, [runId]);
    if (!opened || opened.finished)
        return null;
    return (0,drive_run/* resumeRun */.Z)(session, opened.journal);
}
/** Judges the page against each run and saves what was decided. Returns the runs that somebody spoke to. */
async function recordDecisions(session, page) {
    const spokenTo = new Set();
    for (const journal of page.journals) {
        const { incoming, ambiguous } = await incomingFor(session, journal, page);
        if (incoming.length === 0)
            continue;
        const { now } = session;
        const cut = new Set([...(0,run_page/* cutRequests */.lI)(journal.state), ...ambiguous]);
        const facts = { now: now(), cut };
        const judged = [];
        try {
            await journal.flush({
                subject: subjectOf(incoming),
                // Decided again on whatever state the write lands on: two jobs may judge the same words at once.
                tail: (state) => {
                    const { append } = (0,decide/* decide */.L)(state, incoming, facts);
                    judged.length = 0;
                    for (const body of append) {
                        if (body.type === "comment_judged")
                            judged.push({ ...body, at: now().toISOString() });
                    }
                    return append;
                },
            });
        }
        catch (error) {
            if (error instanceof runtime_journal/* LeaseLost */.V)
                continue;
            throw error;
        }
        if (judged.length > 0)
            spokenTo.add(journal);
        await acknowledge(session, judged);
    }
    return spokenTo;
}
async function incomingFor(session, journal, page) {
    const { state } = journal;
    const { facts } = page;
    const states = page.journals.map((candidate) => candidate.state);
    const incoming = [];
    const ambiguous = [];
    for (const item of state.requests.values()) {
        if (item.status.kind !== "open" && item.status.kind !== "decided")
            continue;
        const published = (0,github_published/* findPublished */.e2)(state, "request", (0,github_published/* questionOf */.YH)(item));
        const changed = published ? (0,github_published/* changedSince */.$A)(facts, published) : null;
        if (changed) {
            incoming.push({ kind: "request_changed", requestId: item.request.id, reason: changed });
        }
    }
    for (const words of page.words) {
        if (state.judged.has(words.comment.id))
            continue;
        const address = addressed(words, states, facts);
        if (!address.runs.includes(state))
            continue;
        ambiguous.push(...address.ambiguous);
        const command = await speak(words, {
            state,
            facts,
            authorizer: page.authorizer,
            preventSelf: session.inputs.preventSelfApproval,
        });
        if ("unavailable" in command) {
            session.log.warning(`GitHub did not say whether the author of ${words.comment.url} may decide; the next event asks again. (${command.unavailable})`);
            continue;
        }
        incoming.push({ kind: "command", ...command });
    }
    const closed = closedReason(facts, journal);
    if (closed)
        incoming.push({ kind: "closed", by: facts.closedBy, reason: closed });
    return { incoming, ambiguous };
}
/** Merged or closed while requests wait: nobody reads the page any more, so the run is over. */
function closedReason(facts, { state }) {
    if (facts.state === "open" || state.finished || (0,runtime_status/* openRequests */.js)(state).length === 0)
        return null;
    const kind = facts.kind === "issue" ? "issue" : "pull request";
    return `the ${kind} #${facts.number} was ${facts.state}`;
}
function subjectOf(incoming) {
    const words = incoming.map((item) => {
        if (item.kind !== "command")
            return item.kind.replace("_", " ");
        const ids = item.targets === "all" ? "all" : item.targets.map(({ id }) => id).join(" ");
        const verb = item.authority.status === "refused" ? "refused a command" : item.verb;
        const about = [verb, ids || item.implied].filter(Boolean).join(" ");
        return `${about} by ${item.by?.login ?? "nobody"}`;
    });
    return words.join(", ").slice(0, 200);
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


/***/ })

};
