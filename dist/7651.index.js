export const id = 7651;
export const ids = [7651];
export const modules = {

/***/ 77651:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   confirmDecisions: () => (/* binding */ confirmDecisions),
/* harmony export */   confirmReply: () => (/* binding */ confirmReply)
/* harmony export */ });
/* harmony import */ var _runtime_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28853);
/* harmony import */ var _authorize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31540);
/* harmony import */ var _edit_behind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61708);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14329);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66017);
/* harmony import */ var _thread_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40703);






/**
 * Looks at every decision once more, right before its call starts: the command must still stand there
 * unedited, its author must still be allowed, and the request must still be what we posted (security.md).
 * Throws Interrupted when GitHub cannot say: nothing runs, a later event asks again.
 */
async function confirmDecisions(session, journal, requests) {
    const isTyped = ({ decision }) => (decision?.source.kind ?? "terminal") === "terminal";
    const confirmed = requests.filter(isTyped).map(({ request }) => ({
        requestId: request.id,
        status: "confirmed",
    }));
    const spoken = requests.filter((item) => !isTyped(item));
    if (spoken.length === 0)
        return confirmed;
    const pages = await readAgain(session, journal.state);
    const authorizer = (0,_authorize_js__WEBPACK_IMPORTED_MODULE_1__/* .createAuthorizer */ .QG)(session.github, session.inputs.approvers);
    const judged = [];
    for (const item of spoken) {
        judged.push(await confirm(session, { journal, item, pages, authorizer }));
    }
    return [...confirmed, ...judged];
}
async function readAgain(session, state) {
    try {
        const read = (number) => (0,_thread_js__WEBPACK_IMPORTED_MODULE_5__/* .readThread */ .n)(session.github, number);
        const thread = (0,_published_js__WEBPACK_IMPORTED_MODULE_4__/* .threadOf */ .uu)(state);
        const main = thread ? await read(thread.number) : undefined;
        const beside = await Promise.all((0,_published_js__WEBPACK_IMPORTED_MODULE_4__/* .workerPageNumbers */ .u$)(state).map(read));
        return { main, beside: beside.filter((page) => page !== undefined) };
    }
    catch (error) {
        throw new _runtime_frame_js__WEBPACK_IMPORTED_MODULE_0__.Interrupted("unconfirmed", `GitHub could not be asked about the decisions: ${error instanceof Error ? error.message : error}`);
    }
}
async function confirm(session, asked) {
    const { journal, item, pages } = asked;
    const requestId = item.request.id;
    const revoked = (reason) => ({ requestId, status: "revoked", reason });
    const { main } = pages;
    if (!main)
        return revoked("the conversation does not exist any more");
    if (main.state !== "open")
        return revoked("the conversation was closed");
    const published = (0,_published_js__WEBPACK_IMPORTED_MODULE_4__/* .findPublished */ .e2)(journal.state, "request", (0,_published_js__WEBPACK_IMPORTED_MODULE_4__/* .questionOf */ .YH)(item));
    const changed = published ? (0,_published_js__WEBPACK_IMPORTED_MODULE_4__/* .changedSince */ .$A)(main, published) : unshown(journal.state, item);
    if (changed)
        return { requestId, status: "voided", reason: changed };
    if ((0,_published_js__WEBPACK_IMPORTED_MODULE_4__/* .asksForWorker */ .wJ)(item)) {
        const { changedPage } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2394), __webpack_require__.e(6076)]).then(__webpack_require__.bind(__webpack_require__, 26076));
        const reason = await changedPage(session, asked);
        if (reason !== null)
            return revoked(reason);
        if (item.decision?.source.kind === "pull_request")
            return { requestId, status: "confirmed" };
    }
    return confirmComment(asked);
}
/** The words of a chat, once more before the model hears them: as every command. */
async function confirmReply(session, journal, { source }) {
    if (source.kind === "terminal")
        return null;
    const pages = await readAgain(session, journal.state);
    if (pages.main?.state !== "open")
        return "the conversation was closed";
    const authorizer = (0,_authorize_js__WEBPACK_IMPORTED_MODULE_1__/* .createAuthorizer */ .QG)(session.github, session.inputs.approvers);
    return whyNotHeard(source, { pages, authorizer });
}
async function confirmComment({ item, pages, authorizer }) {
    const requestId = item.request.id;
    const source = item.decision?.source;
    const reason = source?.kind === "comment"
        ? await whyNotHeard(source, { pages, authorizer })
        : "nobody is known to have decided it";
    return reason === null
        ? { requestId, status: "confirmed" }
        : { requestId, status: "revoked", reason };
}
/** Why a command no longer says what it said; null = it stands, unedited, by somebody who may decide. */
async function whyNotHeard(source, { pages, authorizer }) {
    if (source.kind !== "comment")
        return "nobody is known to have said it";
    const comments = [pages.main, ...pages.beside].flatMap((page) => page?.comments ?? []);
    const comment = comments.find((candidate) => candidate.id === source.commentId);
    if (!comment)
        return "the command was deleted";
    if (comment.edited || (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .bodyDigest */ .rr)(comment.body) !== source.bodyDigest) {
        return "the command was edited";
    }
    const authority = await authorizer.judge(comment);
    switch (authority.status) {
        case "allowed":
            return null;
        case "refused":
            return `${comment.author?.login ?? "its author"} may not decide any more`;
        case "unavailable":
            throw new _runtime_frame_js__WEBPACK_IMPORTED_MODULE_0__.Interrupted("unconfirmed", `GitHub could not say who may decide: ${authority.message}`);
    }
}
/** Who wrote the arguments need not be shown them. */
function unshown(state, item) {
    return (0,_edit_behind_js__WEBPACK_IMPORTED_MODULE_2__/* .editBehind */ .J)(state, item) ? null : "it was never shown";
}


/***/ }),

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

/***/ 40703:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readThread)
/* harmony export */ });
// `databaseId` is a 32-bit field that today's comment ids no longer fit.
const COMMENT = `id fullDatabaseId url body createdAt lastEditedAt viewerDidAuthor
  author { __typename login ... on User { databaseId } ... on Bot { databaseId } }`;
const CONVERSATION = `comments(first: 100, after: $comments) {
  pageInfo { hasNextPage endCursor } nodes { ${COMMENT} } }`;
const THREAD_QUERY = `query Thread($owner: String!, $name: String!, $number: Int!, $comments: String, $threads: String) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    id
    issueOrPullRequest(number: $number) {
      __typename
      ... on Issue { id number url issueState: state ${CONVERSATION} }
      ... on PullRequest {
        id number url pullState: state isDraft headRefName headRefOid isCrossRepository
        mergedBy { login ... on User { databaseId } }
        reviews(first: 10, states: [PENDING]) { nodes { id viewerDidAuthor } }
        ${CONVERSATION}
        reviewThreads(first: 50, after: $threads) {
          pageInfo { hasNextPage endCursor }
          nodes { id isResolved path
            comments(first: 100) { pageInfo { hasNextPage endCursor } nodes { ${COMMENT} state } } }
        }
      }
    }
  }
}`;
const REST_OF_THREAD = `query RestOfThread($id: ID!, $after: String) {
  node(id: $id) { ... on PullRequestReviewThread {
    comments(first: 100, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${COMMENT} state } } } }
}`;
/**
 * Everything of a pull request or issue that commands and receipts depend on: one GraphQL query for up to
 * 100 comments and 50 review threads, one more for each further page. Undefined = it does not exist.
 */
async function readThread(github, number) {
    const comments = [];
    const threads = [];
    let after = {
        comments: null,
        threads: null,
    };
    for (;;) {
        const { data } = await github.graphql(THREAD_QUERY, {
            owner: github.owner,
            name: github.repository,
            number,
            ...after,
        });
        const subject = data.repository?.issueOrPullRequest;
        if (!data.repository || !subject)
            return undefined;
        const more = { comments: subject.comments.pageInfo, threads: subject.reviewThreads?.pageInfo };
        // The connection that is read to its end is asked again for what comes after its end: nothing.
        comments.push(...subject.comments.nodes.map((raw) => commentFacts(raw, null)));
        threads.push(...(subject.reviewThreads?.nodes ?? []));
        if (!more.comments.hasNextPage && !more.threads?.hasNextPage) {
            const replies = await Promise.all(threads.map((thread) => threadComments(github, thread)));
            return threadFacts(data, { subject, comments: [...comments, ...replies.flat()], threads });
        }
        after = {
            comments: more.comments.endCursor ?? after.comments,
            threads: more.threads?.endCursor ?? after.threads,
        };
    }
}
async function threadComments(github, thread) {
    const raw = [...thread.comments.nodes];
    let page = thread.comments.pageInfo;
    while (page.hasNextPage) {
        const { data } = await github.graphql(REST_OF_THREAD, { id: thread.id, after: page.endCursor });
        if (!data.node)
            break;
        raw.push(...data.node.comments.nodes);
        page = data.node.comments.pageInfo;
    }
    // What a crash left in a pending review was never published.
    const submitted = raw.filter((comment) => comment.state !== "PENDING");
    return submitted.map((comment) => commentFacts(comment, thread.id));
}
const STATES = { OPEN: "open", CLOSED: "closed", MERGED: "merged" };
function threadFacts(answer, read) {
    const { subject } = read;
    const closer = subject.mergedBy;
    return {
        viewer: answer.viewer.login,
        repositoryId: answer.repository?.id ?? "",
        kind: subject.__typename === "Issue" ? "issue" : "pull_request",
        id: subject.id,
        number: subject.number,
        url: subject.url,
        state: STATES[subject.pullState ?? subject.issueState ?? "CLOSED"],
        closedBy: closer?.databaseId ? { id: closer.databaseId, login: closer.login } : null,
        isDraft: subject.isDraft ?? false,
        headBranch: subject.headRefName ?? null,
        headCommit: subject.headRefOid ?? null,
        isCrossRepository: subject.isCrossRepository ?? false,
        comments: read.comments,
        reviewThreads: read.threads.map(({ id, isResolved, path }) => ({ id, isResolved, path })),
        pendingReviewId: subject.reviews?.nodes.find((review) => review.viewerDidAuthor)?.id ?? null,
    };
}
function commentFacts(raw, threadId) {
    const { author } = raw;
    return {
        id: raw.id,
        databaseId: Number(raw.fullDatabaseId),
        url: raw.url,
        body: raw.body,
        author: author
            ? { id: author.databaseId ?? 0, login: author.login, kind: author.__typename }
            : null,
        createdAt: raw.createdAt,
        edited: raw.lastEditedAt !== null,
        mine: raw.viewerDidAuthor,
        threadId,
    };
}


/***/ })

};
