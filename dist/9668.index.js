export const id = 9668;
export const ids = [9668];
export const modules = {

/***/ 29668:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reconcileRun: () => (/* binding */ reconcileRun),
  reconcileThread: () => (/* binding */ reconcileThread)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/runtime/decide.ts + 2 modules
var decide = __webpack_require__(79479);
// EXTERNAL MODULE: ./src/runtime/journal.ts
var runtime_journal = __webpack_require__(10943);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
// EXTERNAL MODULE: ./src/github/mutation.ts
var mutation = __webpack_require__(10824);
// EXTERNAL MODULE: ./src/github/receipts.ts
var receipts = __webpack_require__(42914);
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
var github_published = __webpack_require__(66017);
// EXTERNAL MODULE: ./src/github/reply.ts + 1 modules
var github_reply = __webpack_require__(78467);
// EXTERNAL MODULE: ./src/github/run-page.ts + 2 modules
var run_page = __webpack_require__(89087);
// EXTERNAL MODULE: ./src/github/command.ts
var command = __webpack_require__(55674);
// EXTERNAL MODULE: ./src/github/marker.ts
var marker = __webpack_require__(14329);
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
        const { id } = request.request;
        // The pull request of a worker's file is the page of its request alone.
        if (wasOnPage((0,github_published/* findPublished */.e2)(state, "worker_pull_request", id), facts, comment)) {
            reachable.add(id);
            implied = id;
        }
        const published = (0,github_published/* findPublished */.e2)(state, "request", (0,github_published/* questionOf */.YH)(request));
        const shown = published && facts.comments.find((item) => item.id === published.nodeId);
        // What was not there when the person wrote cannot be what the person meant.
        if (!shown || shown.createdAt > comment.createdAt)
            continue;
        reachable.add(id);
        if (comment.threadId && shown.threadId === comment.threadId)
            implied = id;
    }
    return { reachable, implied };
}
function wasOnPage(published, facts, comment) {
    if (published?.number !== facts.number)
        return false;
    return published.at.slice(0, 19) <= comment.createdAt;
}
/** Whether the answer that a chat waits on was there when the person wrote. */
function answersChat(state, facts, comment) {
    const { awaited } = state;
    const published = awaited && (0,github_published/* findPublished */.e2)(state, "answer", awaited.key);
    if (!published)
        return false;
    const shown = facts.comments.find((item) => item.id === published.nodeId);
    return (shown?.createdAt ?? published.at.slice(0, 19)) <= comment.createdAt;
}
/** The runs of a thread that a command is about: by thread, by request, else all that it can concern. */
function addressed(words, states, facts) {
    const born = states.filter((state) => state.header.createdAt.slice(0, 19) <= words.comment.createdAt);
    const command = words.parsed.kind === "command" ? words.parsed.command : null;
    const listening = command?.verb === "say" ? born.filter(({ awaited }) => awaited !== null) : [];
    if (listening.length > 0)
        return { runs: listening.slice(-1), ambiguous: [] };
    const reach = (state) => reachableBy(state, facts, words.comment);
    const ofThread = born.filter((state) => reach(state).implied !== null);
    if (ofThread.length > 0)
        return { runs: ofThread, ambiguous: [] };
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
    const refused = (because, detail) => ({
        ...spoken,
        authority: { status: "refused", because, detail, instead: null },
    });
    const starter = context.state.header.startedBy;
    const grants = GRANTS.has(spoken.verb);
    if (context.preventSelf && grants && starter?.id === author?.id) {
        return refused("self_approval", author?.login ?? "");
    }
    // Words that were written before the answer cannot be about it.
    const early = spoken.verb === "say" && !answersChat(context.state, context.facts, comment);
    if (early && !context.state.finished)
        return refused("nothing_awaited", "");
    return spoken;
}
/** What lets something happen; refusing it is everybody's. */
const GRANTS = new Set(["approve", "edit", "retry", "done"]);
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
        case "edit":
            return { verb: "edit", targets: [command.target], input: command.input };
        case "say":
            return { verb: "say", targets: [], text: command.text, fresh: command.fresh };
        case "status":
        case "help":
            return { verb: command.verb, targets: [] };
        case "run":
            return {
                verb: "unavailable",
                targets: [],
                reason: "The command 'run' is not available yet.",
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
var status_reply = __webpack_require__(28924);
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
var authorize = __webpack_require__(31540);
// EXTERNAL MODULE: ./src/github/drive-run.ts
var drive_run = __webpack_require__(95479);
// EXTERNAL MODULE: ./src/github/open-journals.ts
var open_journals = __webpack_require__(7400);
// EXTERNAL MODULE: ./src/github/post-requests.ts + 1 modules
var post_requests = __webpack_require__(6909);
// EXTERNAL MODULE: ./src/github/publish.ts + 4 modules
var publish = __webpack_require__(63485);
// EXTERNAL MODULE: ./src/github/thread.ts
var thread = __webpack_require__(40703);
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
        session.log.warning(`An answer was not posted: ${(0,errors/* messageOf */.bD)(error)}`);
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
    // Also a page that shows no more than the file of a worker leads here.
    const carries = (0,github_published/* threadOf */.uu)(state)?.number === facts.number;
    if (carries)
        incoming.push(...changedRequests(state, facts));
    if ((0,runtime_status/* openRequests */.js)(state).some(github_published/* asksForWorker */.wJ)) {
        const { authorizer } = page;
        const { readWorkerPages } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(5180)]).then(__webpack_require__.bind(__webpack_require__, 95180));
        incoming.push(...(await readWorkerPages(session, journal, { facts, authorizer })));
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
    const closed = carries ? closedReason(facts, journal) : null;
    if (closed)
        incoming.push({ kind: "closed", by: facts.closedBy, reason: closed });
    return { incoming, ambiguous };
}
function changedRequests(state, facts) {
    return [...state.requests.values()].flatMap((item) => {
        if (item.status.kind !== "open" && item.status.kind !== "decided")
            return [];
        const published = (0,github_published/* findPublished */.e2)(state, "request", (0,github_published/* questionOf */.YH)(item));
        const reason = published ? (0,github_published/* changedSince */.$A)(facts, published) : null;
        const requestId = item.request.id;
        return reason ? [{ kind: "request_changed", requestId, reason }] : [];
    });
}
/** Merged or closed while something waits there: nobody reads the page any more, so the run is over. */
function closedReason(facts, { state }) {
    const waits = (0,runtime_status/* openRequests */.js)(state).length > 0 || state.awaited !== null;
    if (facts.state === "open" || state.finished || !waits)
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


/***/ })

};
