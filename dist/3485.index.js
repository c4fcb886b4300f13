export const id = 3485;
export const ids = [3485];
export const modules = {

/***/ 61708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ editBehind)
/* harmony export */ });
/* harmony import */ var _runtime_canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22742);

/**
 * The edit that a request's approval is: the person wrote these arguments, so nobody had to be shown them.
 * Null when it was decided like any other.
 */
function editBehind(state, { request, decision }) {
    const edit = state.calls.get(request.key)?.edited;
    if (!edit?.approve || decision?.decision !== "approve")
        return null;
    const same = (0,_runtime_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(edit.source) === (0,_runtime_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)(decision.source);
    return same && edit.requestId !== request.id ? edit : null;
}


/***/ }),

/***/ 10824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ mutate)
/* harmony export */ });
/** GitHub counts a document as one request, whatever it holds; longer ones time out. */
const BATCH = 20;
/**
 * Sends mutations as aliases of few documents, in order. The answer of one that GitHub refused is null:
 * the others have happened. Throws when there is no answer at all, which means "perhaps": look before
 * sending again. `onRefused` hears GitHub's words for each refusal.
 */
async function mutate(github, mutations, onRefused = () => undefined) {
    const answers = [];
    for (let start = 0; start < mutations.length; start += BATCH) {
        const batch = mutations.slice(start, start + BATCH);
        const { data, errors } = await github.graphql(documentOf(batch), Object.fromEntries(batch.map(({ input }, index) => [`i${index}`, input])));
        for (const { message } of errors)
            onRefused(message);
        answers.push(...batch.map((_, index) => data[`m${index}`] ?? null));
    }
    return answers;
}
function documentOf(batch) {
    const variables = batch.map(({ name }, index) => `$i${index}: ${inputType(name)}!`);
    const fields = batch.map(({ name, select }, index) => `m${index}: ${name}(input: $i${index}) { ${select} }`);
    return `mutation Batch(${variables.join(", ")}) {\n  ${fields.join("\n  ")}\n}`;
}
function inputType(name) {
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
}


/***/ }),

/***/ 6909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ adoptShown),
  v: () => (/* binding */ postRequests)
});

// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
;// CONCATENATED MODULE: ./src/github/anchor.ts
/**
 * Where the review thread of a request goes: the line of the pull request's diff that the call would change, else
 * that file, else the request file, else the conversation. GitHub refuses every other place, and with
 * REST the whole review for one such place
 * (https://docs.github.com/en/rest/pulls/comments#create-a-review-comment-for-a-pull-request).
 */
function chooseAnchor(options) {
    const { request, files, requestFile } = options;
    const touched = request.files.flatMap(({ path, line }) => {
        const file = files.find((candidate) => candidate.path === path);
        return file ? [{ file, line }] : [];
    });
    for (const { file, line } of touched) {
        if (line !== null && isCommentable(file, line)) {
            return { kind: "line", path: file.path, line, side: "RIGHT" };
        }
    }
    const [first] = touched;
    if (first)
        return { kind: "file", path: first.file.path };
    return requestFile === null ? { kind: "conversation" } : { kind: "file", path: requestFile };
}
/** The call would change the file as the pull request leaves it: the right side. */
function isCommentable({ patch }, line) {
    return commentableLines(patch ?? "").some((place) => {
        return place.side === "RIGHT" && place.line === line;
    });
}
/** The lines that a patch shows: context on both sides, additions on the right, deletions on the left. */
function commentableLines(patch) {
    const places = [];
    let next;
    for (const row of patch.split("\n")) {
        const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(row);
        if (hunk) {
            next = { left: Number(hunk[1]), right: Number(hunk[2]) };
        }
        else if (next && row.startsWith("+")) {
            places.push({ side: "RIGHT", line: next.right++ });
        }
        else if (next && row.startsWith("-")) {
            places.push({ side: "LEFT", line: next.left++ });
        }
        else if (next && row.startsWith(" ")) {
            places.push({ side: "LEFT", line: next.left++ }, { side: "RIGHT", line: next.right++ });
        }
    }
    return places;
}

// EXTERNAL MODULE: ./src/github/marker.ts
var marker = __webpack_require__(14329);
// EXTERNAL MODULE: ./src/github/mutation.ts
var mutation = __webpack_require__(10824);
// EXTERNAL MODULE: ./src/github/octokit.ts
var octokit = __webpack_require__(6702);
// EXTERNAL MODULE: ./src/github/published.ts
var published = __webpack_require__(66017);
// EXTERNAL MODULE: ./src/github/request-comment.ts
var request_comment = __webpack_require__(29330);
;// CONCATENATED MODULE: ./src/github/post-requests.ts







/**
 * Shows each request once: as threads of one review where the diff has a place for it, else in the
 * conversation. What a lost answer left behind is adopted by its marker instead of posted again.
 * Throws LlmDoError when GitHub refused to show one: nobody would ever answer it.
 */
async function postRequests(posting) {
    const { facts, journal } = posting;
    adoptShown(journal, facts);
    const drafts = [];
    const files = await changedFiles(posting);
    for (const item of posting.requests) {
        if ((0,published/* findPublished */.e2)(journal.state, "request", (0,published/* questionOf */.YH)(item)))
            continue;
        const body = bodyOf(posting, item);
        drafts.push({ item, body, anchor: anchorOf(posting, item, files) });
    }
    const threads = drafts.filter((draft) => draft.anchor.kind !== "conversation");
    const placed = facts.kind === "pull_request" ? await postReview(posting, threads) : [];
    const rest = drafts.filter((draft) => !placed.includes(draft));
    await postComments(posting, rest);
}
/**
 * Remembers comments that a lost machine posted without saving that it did. One that was edited meanwhile
 * is no longer what was posted: it is shown again.
 */
function adoptShown(journal, facts) {
    const { runId } = journal.header;
    for (const item of (0,runtime_status/* openRequests */.js)(journal.state)) {
        const { id, digest } = item.request;
        if ((0,published/* findPublished */.e2)(journal.state, "request", (0,published/* questionOf */.YH)(item)))
            continue;
        const shown = (0,published/* findByMarker */.pE)(facts, { run: runId, request: { id, digest } });
        if (shown && !shown.edited)
            remember(journal, item, shown);
    }
}
/** A pending review, its threads in one document, then submitted: one notification (platform.md). */
async function postReview(posting, drafts) {
    const { github, facts, journal } = posting;
    if (drafts.length === 0)
        return [];
    const left = facts.pendingReviewId;
    const [review] = (await (0,mutation/* mutate */.T)(github, [
        ...(left ? [deleteReview(left)] : []),
        {
            name: "addPullRequestReview",
            input: {
                pullRequestId: facts.id,
                ...(facts.headCommit ? { commitOID: facts.headCommit } : {}),
            },
            select: "pullRequestReview { id }",
        },
    ])).slice(-1);
    const reviewId = review?.pullRequestReview?.id;
    if (!reviewId)
        return [];
    const answers = await (0,mutation/* mutate */.T)(github, drafts.map((draft) => addThread(reviewId, draft)));
    // An anchor that GitHub does not like comes back as an error or as no thread at all.
    const posted = answers.map(threadIn);
    const placed = drafts.filter((_, index) => posted[index]);
    if (placed.length === 0) {
        await (0,mutation/* mutate */.T)(github, [deleteReview(reviewId)]);
        return [];
    }
    const [submitted] = await (0,mutation/* mutate */.T)(github, [
        {
            name: "submitPullRequestReview",
            input: { pullRequestReviewId: reviewId, event: "COMMENT" },
            select: "pullRequestReview { id }",
        },
    ]);
    if (!submitted)
        throw new Error("GitHub did not submit the review that shows the requests");
    drafts.forEach((draft, index) => {
        const place = posted[index];
        if (place)
            remember(journal, draft.item, { ...place, body: draft.body });
    });
    return placed;
}
async function postComments(posting, drafts) {
    const { github, facts, journal } = posting;
    let refusal = "no comment was made";
    const answers = await (0,mutation/* mutate */.T)(github, drafts.map(({ body }) => ({
        name: "addComment",
        input: { subjectId: facts.id, body },
        select: "commentEdge { node { id url } }",
    })), (message) => {
        refusal = message;
    });
    drafts.forEach((draft, index) => {
        const edge = answers[index]?.commentEdge;
        if (edge)
            remember(journal, draft.item, { ...edge.node, threadId: null, body: draft.body });
    });
    if (!answers.includes(null))
        return;
    const failure = new octokit.GitHubFailure(`addComment to #${facts.number}`, 403, refusal);
    const needs = facts.kind === "issue" ? "issues: write" : "pull-requests: write";
    throw /not accessible/i.test(refusal) ? ((0,octokit.permissionAdvice)(failure, needs) ?? failure) : failure;
}
function addThread(reviewId, { body, anchor }) {
    const place = anchor.kind === "line"
        ? { subjectType: "LINE", path: anchor.path, line: anchor.line, side: anchor.side }
        : { subjectType: "FILE", path: anchor.kind === "file" ? anchor.path : "" };
    return {
        name: "addPullRequestReviewThread",
        input: { pullRequestReviewId: reviewId, body, ...place },
        select: "thread { id comments(first: 1) { nodes { id url } } }",
    };
}
function threadIn(answer) {
    const thread = answer?.thread;
    const [comment] = thread?.comments.nodes ?? [];
    return thread && comment ? { ...comment, threadId: thread.id } : null;
}
function deleteReview(pullRequestReviewId) {
    return {
        name: "deletePullRequestReview",
        input: { pullRequestReviewId },
        select: "pullRequestReview { id }",
    };
}
function bodyOf(posting, item) {
    const { request, expiresAt } = item;
    return (0,request_comment/* renderRequest */.i)({
        request,
        expiresAt,
        runId: posting.journal.header.runId,
        prefix: posting.prefix,
        fullTextUrl: posting.fullTexts.get(request.id) ?? null,
        note: posting.notes.get(request.id) ?? null,
    }).body;
}
function anchorOf(posting, item, files) {
    const requestFile = posting.requestFiles.get(item.request.id) ?? null;
    return chooseAnchor({ request: item.request, files, requestFile });
}
/** The pull request's own diff; in a run PR it holds nothing but request files. */
async function changedFiles({ github, facts, journal }) {
    if (facts.kind === "issue" || !journal.header.thread)
        return [];
    const files = [];
    for (let page = 1; page <= 30; page += 1) {
        const batch = await github.rest("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: facts.number, per_page: 100, page });
        files.push(...batch.map(({ filename: path, patch }) => ({ path, patch })));
        if (batch.length < 100)
            break;
    }
    return files;
}
function remember(journal, item, posted) {
    journal.append({
        type: "published",
        subject: "request",
        of: (0,published/* questionOf */.YH)(item),
        nodeId: posted.id,
        number: null,
        url: posted.url,
        digest: (0,marker/* bodyDigest */.rr)(posted.body),
        threadId: posted.threadId,
    });
}


/***/ }),

/***/ 63485:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish),
  z: () => (/* binding */ publishReceipts)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/runtime/journal.ts
var runtime_journal = __webpack_require__(10943);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
// EXTERNAL MODULE: ./src/github/branch.ts
var github_branch = __webpack_require__(66675);
// EXTERNAL MODULE: ./src/github/git-tree.ts
var git_tree = __webpack_require__(2340);
// EXTERNAL MODULE: ./src/github/marker.ts
var marker = __webpack_require__(14329);
// EXTERNAL MODULE: ./src/github/push-result.ts + 1 modules
var push_result = __webpack_require__(20125);
// EXTERNAL MODULE: ./src/github/request-files.ts
var request_files = __webpack_require__(66512);
// EXTERNAL MODULE: ./src/github/show-result.ts
var show_result = __webpack_require__(8366);
;// CONCATENATED MODULE: ./src/github/clean-up.ts






/** Request files that somebody merged while they waited: a pull request takes them away again (design §5). */
async function proposeCleanUp(session, journal) {
    const { git, remote } = session;
    const { state } = journal;
    const { runId, baseBranch, thread } = state.header;
    // A command cancels a run whose pull request is open: nothing has landed then.
    if (!baseBranch || thread || state.cancelled?.source)
        return;
    const base = await (0,github_branch/* openBranch */.DH)({ git, remote, branch: baseBranch }).fetch();
    if (base === null)
        return;
    const tree = await (0,request_files/* withoutRequestFiles */.VJ)(git, base);
    if (tree === (await (0,git_tree/* treeOf */.g7)(git, base)))
        return;
    const branch = `llm-do/clean-up-${runId}`;
    const title = "Remove the request files of a cancelled run";
    const message = `${title}\n\nRun: ${runId}`;
    const pushed = await (0,push_result/* pushResult */.S)({ git, remote, branch, base, expected: null, tree, message });
    if (pushed.status !== "pushed")
        return;
    const body = [
        `The pull request of run \`${runId}\` was merged while it waited for a decision, which cancelled the run. Its request files landed on \`${baseBranch}\`; nothing reads them any more.`,
        (0,marker/* renderMarker */.Bd)({ run: runId }),
    ].join("\n\n");
    await (0,show_result/* showResult */.L$)(session, { state, branch, title, body });
}

// EXTERNAL MODULE: ./src/github/mutation.ts
var mutation = __webpack_require__(10824);
// EXTERNAL MODULE: ./src/github/octokit.ts
var octokit = __webpack_require__(6702);
// EXTERNAL MODULE: ./src/github/published.ts
var published = __webpack_require__(66017);
// EXTERNAL MODULE: ./src/github/run-page.ts + 2 modules
var run_page = __webpack_require__(89087);
// EXTERNAL MODULE: ./src/github/thread.ts
var github_thread = __webpack_require__(40703);
;// CONCATENATED MODULE: ./src/github/open-page.ts



/**
 * The page that people answer on, as it is now; opened when the run has none. It is in the index before
 * anything asks on it: an answer must find the run, and a VM that lost its lease must not ask.
 */
async function openPage(session, journal) {
    const isNew = (0,published/* threadOf */.uu)(journal.state) === null;
    const { number } = await (0,run_page/* ensureThread */.T0)(session, journal);
    if (isNew)
        await journal.flush({ subject: `asks on #${number}`, thread: number });
    else
        await journal.refresh();
    const facts = await (0,github_thread/* readThread */.n)(session.github, number);
    if (!facts)
        throw new Error(`#${number} does not exist any more`);
    return facts;
}

// EXTERNAL MODULE: ./src/github/post-requests.ts + 1 modules
var post_requests = __webpack_require__(6909);
// EXTERNAL MODULE: ./src/github/markdown.ts
var markdown = __webpack_require__(65566);
// EXTERNAL MODULE: ./src/github/prose.ts
var prose = __webpack_require__(16984);
;// CONCATENATED MODULE: ./src/github/answer-comment.ts




/** One turn of a chat, and how to say the next. */
function renderAnswer(answer) {
    const { runId, worker, key, text, expiresAt, prefix } = answer;
    const said = text.trim() === "" ? "It said nothing." : (0,prose/* quoteWithin */.yM)(text, markdown/* BODY_BUDGET */.DK - 1_000);
    return [
        `💬 ${(0,markdown/* inline */.mG)(worker, 60)}`,
        said,
        "To go on, reply with your words in one comment:",
        (0,markdown/* fence */.EU)(`${prefix}say your words`, "text"),
        `\`${prefix}say /new your words\` starts over, \`${prefix}say /exit\` ends the conversation.`,
        `<sub>Waits until ${(0,markdown/* readableTime */.GI)(expiresAt)}</sub>`,
        (0,marker/* renderMarker */.Bd)({ run: runId, answer: key }),
    ].join("\n\n");
}
/** A pull request needs a difference: this file is all of it until there is a result. */
function conversationFile(runId) {
    return {
        path: `${request_files/* REQUESTS_FOLDER */.QX}/${runId}/conversation.md`,
        text: `A conversation with run ${runId} takes place in the comments of this pull request.\nThis file only opens it; it is never merged.\n`,
    };
}

;// CONCATENATED MODULE: ./src/github/publish-answer.ts





/** Says in the run's conversation what a chat waits on, once per turn, and how to reply. */
async function publishAnswer(session, journal) {
    const { awaited, header } = journal.state;
    if (!awaited || (0,published/* findPublished */.e2)(journal.state, "answer", awaited.key))
        return;
    const { runId, worker } = header;
    if ((0,published/* threadOf */.uu)(journal.state) === null) {
        const message = `Open a conversation of run ${runId}`;
        await (0,run_page/* pushToRunBranch */.d4)(session, journal, { files: [conversationFile(runId)], message });
    }
    const facts = await openPage(session, journal);
    const { key, text, expiresAt } = awaited;
    const prefix = (0,run_page/* prefixOf */.MT)(session);
    const body = renderAnswer({ runId, worker, key, text, expiresAt, prefix });
    const lost = (0,published/* findByMarker */.pE)(facts, { run: runId, answer: key });
    const shown = lost ?? (await say(session, facts.number, body));
    journal.append({
        type: "published",
        subject: "answer",
        of: key,
        nodeId: shown.id,
        number: null,
        url: shown.url,
        digest: (0,marker/* bodyDigest */.rr)(body),
        threadId: null,
    });
}
async function say({ github }, number, body) {
    const posted = await github.rest("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", { issue_number: number, body });
    return { id: posted.node_id, url: posted.html_url };
}

// EXTERNAL MODULE: ./src/github/publish-result.ts + 1 modules
var publish_result = __webpack_require__(71667);
// EXTERNAL MODULE: ./src/github/receipts.ts
var receipts = __webpack_require__(42914);
;// CONCATENATED MODULE: ./src/github/publish.ts














/**
 * Makes the page say what the journal says: a projection that can be repaired at any time. Each step looks
 * up what is there before it makes something, so that a crash between two steps repeats nothing.
 */
async function publish(session, journal, context) {
    const { outcome, problems } = context;
    try {
        if (outcome.status === "suspended") {
            await publishRequests(session, journal);
            await publishAnswer(session, journal);
        }
        await publishReceipts(session, journal);
        if ((0,published/* workerPageNumbers */.u$)(journal.state).length > 0) {
            const { settleWorkerPages } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(962)]).then(__webpack_require__.bind(__webpack_require__, 40962));
            await settleWorkerPages(session, journal);
        }
        if (outcome.status === "completed")
            await (0,publish_result.publishResult)(session, journal);
        if (outcome.status === "cancelled") {
            await (0,publish_result.withdraw)(session, journal, "The run was cancelled.");
            await proposeCleanUp(session, journal);
        }
        if (outcome.status === "failed")
            await publishFailure(session, journal, outcome);
        const thread = (0,published/* threadOf */.uu)(journal.state)?.number;
        return thread === undefined || thread === journal.header.thread?.number
            ? { complete: true }
            : { complete: true, thread };
    }
    catch (error) {
        if (error instanceof runtime_journal/* LeaseLost */.V)
            throw error;
        const isIssue = (0,published/* threadOf */.uu)(journal.state)?.kind === "issue";
        const advice = (0,octokit.permissionAdvice)(error, isIssue ? "issues: write" : "pull-requests: write");
        problems.messages.push(session.redact(advice?.message ?? (0,errors/* messageOf */.bD)(error)));
        return { complete: false };
    }
}
async function publishRequests(session, journal) {
    const { state } = journal;
    const requests = (0,runtime_status/* openRequests */.js)(state).filter((item) => !(0,published/* findPublished */.e2)(state, "request", (0,published/* questionOf */.YH)(item)));
    if (requests.length === 0)
        return;
    const cut = (0,run_page/* cutRequests */.lI)(state);
    const inContext = state.header.thread !== null;
    const filed = inContext ? requests.filter(({ request }) => cut.has(request.id)) : requests;
    const files = filed.length > 0
        ? await (0,run_page/* publishRequestFiles */.OE)(session, journal, filed)
        : { paths: new Map(), pages: new Map() };
    const facts = await openPage(session, journal);
    const notes = requests.some(published/* asksForWorker */.wJ)
        ? await notesOnPages(session, journal, { requests, main: facts })
        : new Map();
    await (0,post_requests/* postRequests */.v)({
        github: session.github,
        journal,
        facts,
        requests,
        // In a pull request's own context the request files are on another branch: no place in its diff.
        requestFiles: inContext ? new Map() : files.paths,
        fullTexts: files.pages,
        notes,
        prefix: (0,run_page/* prefixOf */.MT)(session),
    });
}
async function notesOnPages(...asked) {
    const { publishWorkerPages } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2178)]).then(__webpack_require__.bind(__webpack_require__, 82178));
    return publishWorkerPages(...asked);
}
/** Receipts, reactions and answers, in one document for up to twenty of them. */
async function publishReceipts(session, journal) {
    const thread = (0,published/* threadOf */.uu)(journal.state);
    const due = [...journal.state.judged.values()].length > 0 || journal.state.requests.size > 0;
    if (!thread || !due)
        return;
    const facts = await (0,github_thread/* readThread */.n)(session.github, thread.number);
    if (!facts)
        return;
    const beside = await Promise.all((0,published/* workerPageNumbers */.u$)(journal.state).map((number) => (0,github_thread/* readThread */.n)(session.github, number)));
    const options = { prefix: (0,run_page/* prefixOf */.MT)(session), now: session.now() };
    // A job that answers while it drives is about to stop: what it tells is how the run stands after it.
    const holder = journal.holdsLease ? null : journal.state.holder;
    const pages = { main: facts, all: [facts, ...beside.filter((page) => page !== undefined)] };
    const posts = (0,receipts/* planReceipts */.d9)({ ...journal.state, holder }, pages, options);
    const answers = await (0,mutation/* mutate */.T)(session.github, posts.map((post) => post.mutation));
    posts.forEach((post, index) => {
        if (post.event && answers[index])
            journal.append(post.event);
    });
}
/** A run that failed says so where its people are, once per failure. */
async function publishFailure(session, journal, failed) {
    const { state } = journal;
    const thread = (0,published/* threadOf */.uu)(state);
    const of = `failure ${state.failure?.at ?? ""}`;
    if (!thread || (0,published/* findPublished */.e2)(state, "reply", of))
        return;
    const { renderFailure } = await __webpack_require__.e(/* import() */ 8881).then(__webpack_require__.bind(__webpack_require__, 28881));
    const posted = await session.github.rest("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: thread.number,
        body: renderFailure({
            runId: state.header.runId,
            code: failed.code,
            message: failed.message,
            prefix: (0,run_page/* prefixOf */.MT)(session),
        }),
    });
    journal.append({
        type: "published",
        subject: "reply",
        of,
        nodeId: posted.node_id,
        number: null,
        url: posted.html_url,
        digest: null,
        threadId: null,
    });
}


/***/ }),

/***/ 42914:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ replyMutation),
/* harmony export */   b: () => (/* binding */ planAcknowledgements),
/* harmony export */   d9: () => (/* binding */ planReceipts)
/* harmony export */ });
/* harmony import */ var _edit_behind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61708);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14329);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50623);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66017);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63987);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78467);






/** What the pages still have to learn: receipts of decided requests, answers to commands. Pure. */
function planReceipts(state, pages, options) {
    return [...receipts(state, pages.main), ...answers(state, pages, options)];
}
/** At once, before the run goes on: every command is seen (👀) or refused (😕). Idempotent per user. */
function planAcknowledgements(judged) {
    return judged.flatMap(({ commentId, verdict }) => {
        if (verdict.status === "answered")
            return [];
        return [reaction(commentId, verdict.status === "recorded" ? "EYES" : "CONFUSED")];
    });
}
function receipts(state, facts) {
    return [...state.requests.values()].flatMap((item) => {
        const outcome = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeOf */ .s)(state, item);
        return [
            ...(item.approval ? receipt(state, facts, { item: item.approval, outcome: LOST }) : []),
            ...receipt(state, facts, { item, outcome }),
            ...receiptOfEdit(state, facts, { item, outcome }),
        ];
    });
}
/** What ran without having been asked about: a person wrote it. Shown where the original was asked. */
function receiptOfEdit(state, facts, { item, outcome }) {
    const edit = (0,_edit_behind_js__WEBPACK_IMPORTED_MODULE_0__/* .editBehind */ .J)(state, item);
    if (!edit || !outcome || outcome.kind === "waiting")
        return [];
    const { id, digest } = item.request;
    const question = (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .questionOf */ .YH)(item);
    if ((0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .findPublished */ .e2)(state, "request", question) || (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .findPublished */ .e2)(state, "receipt", question)) {
        return [];
    }
    if ((0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .findByMarker */ .pE)(facts, { run: state.header.runId, request: { id, digest } }))
        return [];
    const original = state.requests.get(edit.requestId);
    const shown = original && (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .findPublished */ .e2)(state, "request", (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .questionOf */ .YH)(original));
    const threadId = shown?.threadId ?? null;
    const body = (0,_receipt_js__WEBPACK_IMPORTED_MODULE_3__/* .renderReceipt */ .p)({
        request: item.request,
        runId: state.header.runId,
        decision: item.decision,
        outcome,
        fullTextUrl: null,
        inPlaceOf: edit.requestId,
    });
    const event = {
        type: "published",
        subject: "receipt",
        of: question,
        nodeId: null,
        number: null,
        url: null,
        digest: (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .bodyDigest */ .rr)(body),
        threadId,
    };
    const mutation = replyMutation({ subjectId: facts.id, threadId, body });
    return [{ mutation, event }, ...executedReaction(item, outcome)];
}
const LOST = { kind: "lost" };
/** Once per question: its comment tells what came of it, and its thread is closed. */
function receipt(state, facts, { item, outcome }) {
    const published = (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .findPublished */ .e2)(state, "request", (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .questionOf */ .YH)(item));
    const comment = published && (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .commentOf */ .vm)(facts, published);
    if (!outcome || outcome.kind === "waiting" || !published || !comment?.mine)
        return [];
    if ((0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .findPublished */ .e2)(state, "receipt", (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .questionOf */ .YH)(item)))
        return [];
    const body = (0,_receipt_js__WEBPACK_IMPORTED_MODULE_3__/* .renderReceipt */ .p)({
        request: item.request,
        runId: state.header.runId,
        decision: item.decision,
        outcome,
        fullTextUrl: null,
    });
    return [
        updateComment(published, body),
        ...executedReaction(item, outcome),
        ...resolvedThread(published),
    ];
}
function updateComment(published, body) {
    const mutation = published.threadId
        ? {
            name: "updatePullRequestReviewComment",
            input: { pullRequestReviewCommentId: published.nodeId, body },
            select: "pullRequestReviewComment { id }",
        }
        : {
            name: "updateIssueComment",
            input: { id: published.nodeId, body },
            select: "issueComment { id }",
        };
    return { mutation, event: { ...published, subject: "receipt", digest: (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .bodyDigest */ .rr)(body) } };
}
function executedReaction(item, outcome) {
    const source = item.decision?.source;
    if (outcome.kind !== "executed" || source?.kind !== "comment")
        return [];
    return [{ mutation: reaction(source.commentId, "ROCKET"), event: null }];
}
/** May be refused to an installation's token (platform.md): nobody misses it. */
function resolvedThread({ threadId }) {
    if (!threadId)
        return [];
    const mutation = {
        name: "resolveReviewThread",
        input: { threadId },
        select: "thread { id }",
    };
    return [{ mutation, event: null }];
}
function answers(state, pages, options) {
    const posts = [];
    // Strangers get one answer per thread: a bot that can be made to talk is noise.
    const answered = new Set(state.published.filter((event) => event.subject === "reply").map((event) => event.threadId));
    for (const judged of state.judged.values()) {
        if ((0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .findPublished */ .e2)(state, "reply", judged.commentId))
            continue;
        const body = (0,_reply_js__WEBPACK_IMPORTED_MODULE_4__/* .replyTo */ .u7)(judged, { state, ...options });
        if (body === null)
            continue;
        if (isStranger(judged)) {
            if (answered.has(judged.threadId))
                continue;
            answered.add(judged.threadId);
        }
        const marker = { run: state.header.runId, reply: judged.commentId };
        if (pages.all.some((page) => (0,_published_js__WEBPACK_IMPORTED_MODULE_2__/* .findByMarker */ .pE)(page, marker)))
            continue;
        const spoken = pages.all.find(({ comments }) => comments.some(({ id }) => id === judged.commentId));
        posts.push(reply(spoken ?? pages.main, judged, body));
    }
    return posts;
}
function isStranger({ verdict }) {
    if (verdict.status !== "refused")
        return false;
    return verdict.because === "not_permitted" || verdict.because === "not_a_person";
}
function reply(facts, { commentId, threadId }, body) {
    const event = {
        type: "published",
        subject: "reply",
        of: commentId,
        nodeId: null,
        number: null,
        url: null,
        digest: (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .bodyDigest */ .rr)(body),
        threadId,
    };
    return { mutation: replyMutation({ subjectId: facts.id, threadId, body }), event };
}
/** An answer where the words were: in their review thread, or else in the conversation. */
function replyMutation(reply) {
    const { subjectId, threadId, body } = reply;
    return threadId
        ? {
            name: "addPullRequestReviewThreadReply",
            input: { pullRequestReviewThreadId: threadId, body },
            select: "comment { id }",
        }
        : {
            name: "addComment",
            input: { subjectId, body },
            select: "commentEdge { node { id } }",
        };
}
function reaction(subjectId, content) {
    return { name: "addReaction", input: { subjectId, content }, select: "reaction { content }" };
}


/***/ })

};
