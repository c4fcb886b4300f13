export const id = 7651;
export const ids = [7651,6702];
export const modules = {

/***/ 1540:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ createAuthorizer)
/* harmony export */ });
/* unused harmony export needed */
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6702);

/** Role names in the order of what they may (https://docs.github.com/en/rest/collaborators/collaborators). */
const RANK = { read: 1, triage: 2, write: 3, maintain: 4, admin: 5 };
/** Authority from GitHub's own answer (security.md "Authority"). Answers live as long as the authorizer. */
function createAuthorizer(github, approvers) {
    const known = new Map();
    const judgePerson = (person) => {
        const judged = known.get(person.id) ?? judgePermission(github, approvers, person);
        known.set(person.id, judged);
        return judged;
    };
    return {
        judgePerson,
        async judge(comment) {
            const { author } = comment;
            if (author?.kind !== "User" || comment.mine) {
                return refused("not_a_person", author?.login ?? "a deleted account", null);
            }
            if (comment.edited) {
                return refused("edited", comment.url, comment.body.split(/\r?\n/)[0]?.slice(0, 200) ?? null);
            }
            const direct = await judgeSender(github, comment);
            if (direct)
                return direct;
            return judgePerson({ id: author.id, login: author.login });
        },
    };
}
/** An app that acts as a user may be the model itself (platform.md): it has no say. */
async function judgeSender(github, comment) {
    const route = comment.threadId
        ? "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"
        : "GET /repos/{owner}/{repo}/issues/comments/{comment_id}";
    try {
        const raw = await github.rest(route, {
            comment_id: comment.databaseId,
        });
        if (!raw.performed_via_github_app)
            return null;
        return refused("not_a_person", "an app that acts as a user", null);
    }
    catch (error) {
        return unavailable(error);
    }
}
async function judgePermission(github, approvers, person) {
    try {
        const answer = await github.rest("GET /repos/{owner}/{repo}/collaborators/{username}/permission", { username: person.login });
        // A login that was renamed or given to somebody else names another person.
        if (answer.user?.id !== person.id)
            return refused("not_permitted", "none", needed(approvers));
        const rank = Math.max(RANK[answer.permission] ?? 0, RANK[answer.role_name ?? ""] ?? 0);
        if (answer.user.type === "Bot")
            return refused("not_a_person", person.login, null);
        if (rank < (RANK.write ?? 3)) {
            return refused("not_permitted", answer.role_name ?? answer.permission, needed(approvers));
        }
        if (await isApprover(github, { approvers, person, rank }))
            return { status: "allowed" };
        return refused("not_permitted", answer.role_name ?? answer.permission, needed(approvers));
    }
    catch (error) {
        if (error instanceof _octokit_js__WEBPACK_IMPORTED_MODULE_0__.GitHubFailure && error.status === 404) {
            return refused("not_permitted", "none", needed(approvers));
        }
        return unavailable(error);
    }
}
async function isApprover(github, asked) {
    const { approvers, person } = asked;
    if (approvers.role && asked.rank >= (RANK[approvers.role] ?? 5))
        return true;
    if (approvers.logins.includes(person.login.toLowerCase()))
        return true;
    for (const team of approvers.teams) {
        if (await isMember(github, team, person.login))
            return true;
    }
    return false;
}
async function isMember(github, team, username) {
    try {
        const membership = await github.rest("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", { org: team.organization, team_slug: team.slug, username });
        return membership.state === "active";
    }
    catch (error) {
        if (error instanceof _octokit_js__WEBPACK_IMPORTED_MODULE_0__.GitHubFailure && error.status === 404)
            return false;
        throw error;
    }
}
/** Who may, in words. */
function needed(approvers) {
    const names = [
        ...(approvers.role ? [`people with the ${approvers.role} role`] : []),
        ...approvers.logins,
        ...approvers.teams.map((team) => `${team.organization}/${team.slug}`),
    ];
    return names.join(", ");
}
function refused(because, detail, instead) {
    return { status: "refused", because, detail, instead };
}
function unavailable(error) {
    return { status: "unavailable", message: error instanceof Error ? error.message : String(error) };
}


/***/ }),

/***/ 7651:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   confirmDecisions: () => (/* binding */ confirmDecisions)
/* harmony export */ });
/* harmony import */ var _runtime_frame_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8853);
/* harmony import */ var _authorize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1540);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4329);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6017);
/* harmony import */ var _thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(703);





/**
 * Looks at every decision once more, right before its call starts: the command must still stand there
 * unedited, its author must still be allowed, and the request must still be what we posted (security.md).
 * Throws Interrupted when GitHub cannot say: nothing runs, a later event asks again.
 */
async function confirmDecisions(session, journal, requests) {
    const spoken = requests.filter(({ decision }) => decision?.source.kind === "comment");
    const typed = requests.filter(({ decision }) => decision?.source.kind !== "comment");
    const confirmed = typed.map(({ request }) => ({
        requestId: request.id,
        status: "confirmed",
    }));
    if (spoken.length === 0)
        return confirmed;
    const thread = (0,_published_js__WEBPACK_IMPORTED_MODULE_3__/* .threadOf */ .uu)(journal.state);
    const facts = thread ? await readAgain(session, thread.number) : undefined;
    const authorizer = (0,_authorize_js__WEBPACK_IMPORTED_MODULE_1__/* .createAuthorizer */ .Q)(session.github, session.inputs.approvers);
    const judged = [];
    for (const item of spoken)
        judged.push(await confirm({ journal, item, facts, authorizer }));
    return [...confirmed, ...judged];
}
async function readAgain(session, number) {
    try {
        return await (0,_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .readThread */ .n)(session.github, number);
    }
    catch (error) {
        throw new _runtime_frame_js__WEBPACK_IMPORTED_MODULE_0__.Interrupted("unconfirmed", `GitHub could not be asked about the decisions: ${error instanceof Error ? error.message : error}`);
    }
}
async function confirm(asked) {
    const { journal, item, facts, authorizer } = asked;
    const requestId = item.request.id;
    const source = item.decision?.source;
    const revoked = (reason) => ({ requestId, status: "revoked", reason });
    if (!facts || source?.kind !== "comment")
        return revoked("the conversation does not exist any more");
    if (facts.state !== "open")
        return revoked("the conversation was closed");
    const published = (0,_published_js__WEBPACK_IMPORTED_MODULE_3__/* .findPublished */ .e2)(journal.state, "request", (0,_published_js__WEBPACK_IMPORTED_MODULE_3__/* .questionOf */ .YH)(item));
    const changed = published ? (0,_published_js__WEBPACK_IMPORTED_MODULE_3__/* .changedSince */ .$A)(facts, published) : "it was never shown";
    if (changed)
        return { requestId, status: "voided", reason: changed };
    const comment = facts.comments.find((candidate) => candidate.id === source.commentId);
    if (!comment)
        return revoked("the command was deleted");
    if (comment.edited || (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .bodyDigest */ .rr)(comment.body) !== source.bodyDigest) {
        return revoked("the command was edited");
    }
    const authority = await authorizer.judge(comment);
    switch (authority.status) {
        case "allowed":
            return { requestId, status: "confirmed" };
        case "refused":
            return revoked(`${comment.author?.login ?? "its author"} may not decide any more`);
        case "unavailable":
            throw new _runtime_frame_js__WEBPACK_IMPORTED_MODULE_0__.Interrupted("unconfirmed", `GitHub could not say who may decide: ${authority.message}`);
    }
}


/***/ }),

/***/ 6702:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GitHubFailure: () => (/* binding */ GitHubFailure),
/* harmony export */   isSettingOff: () => (/* binding */ isSettingOff),
/* harmony export */   lazyGitHub: () => (/* binding */ lazyGitHub),
/* harmony export */   missingPermission: () => (/* binding */ missingPermission),
/* harmony export */   openGitHub: () => (/* binding */ openGitHub),
/* harmony export */   permissionAdvice: () => (/* binding */ permissionAdvice)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);


/** A failed request with what GitHub said; `status` 0 = no answer at all. */
class GitHubFailure extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p {
    name = "GitHubFailure";
    status;
    route;
    /** GitHub's own words. */
    said;
    constructor(route, status, said, cause) {
        super(`${describeAnswer(route, status)}: ${said}`, { code: "github", cause });
        this.status = status;
        this.route = route;
        this.said = said;
    }
}
function describeAnswer(route, status) {
    if (status === 0)
        return `GitHub did not answer '${route}'`;
    if (status === 401)
        return `GitHub did not accept the token of the input 'github-token' ('${route}')`;
    return `GitHub answered '${route}' with ${status}`;
}
const TRIES = 4;
function requireToken(token) {
    if (token)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p("Input 'github-token' is empty. Remove it under 'with:' to use the workflow's own token, or give it one.", { code: "usage" });
}
/** The same, opened at the first request: the first model request needs nothing of it. */
function lazyGitHub(runner, token) {
    requireToken(token);
    let opened;
    const open = () => {
        opened ??= openGitHub(runner, token);
        return opened;
    };
    return {
        owner: runner.owner,
        repository: runner.repository,
        serverUrl: runner.serverUrl,
        rest: async (route, parameters) => (await open()).rest(route, parameters),
        graphql: async (query, variables) => (await open()).graphql(query, variables),
    };
}
/** Opens the client lazily: relays and ignored events never need most of it. */
async function openGitHub(runner, token) {
    requireToken(token);
    const [{ Octokit }, { getOctokitOptions }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(9479), __webpack_require__.e(1267)]).then(__webpack_require__.bind(__webpack_require__, 1267)),
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(9479), __webpack_require__.e(7176)]).then(__webpack_require__.bind(__webpack_require__, 7176)),
    ]);
    const octokit = new Octokit({
        ...getOctokitOptions(token),
        baseUrl: runner.apiUrl,
        // Our own retries know which requests may be repeated; the log belongs to the run.
        log: { debug() { }, info() { }, warn() { }, error() { } },
    });
    const known = { owner: runner.owner, repo: runner.repository };
    return {
        owner: runner.owner,
        repository: runner.repository,
        serverUrl: runner.serverUrl,
        rest: async (route, parameters = {}) => withRetries(route, async () => {
            // What the path does not name would be sent as a query.
            const place = route.includes("{owner}") ? known : {};
            const { data } = await octokit.request(route, { ...place, ...parameters });
            return data;
        }),
        graphql: async (query, variables = {}) => withRetries(`graphql ${operationName(query)}`, async () => {
            try {
                return { data: (await octokit.graphql(query, variables)), errors: [] };
            }
            catch (error) {
                const partial = partialAnswer(error);
                if (partial)
                    return partial;
                throw error;
            }
        }),
    };
}
/**
 * Waits out what passes by itself: 5xx and no answer for reads, and secondary limits for everything, since
 * GitHub did nothing then. A write without an answer is looked up before it is repeated, by its caller.
 */
async function withRetries(route, request) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return await request();
        }
        catch (error) {
            const failure = failureOf(route, error);
            const seconds = retryAfter(failure, error, attempt);
            if (seconds === null || attempt >= TRIES)
                throw failure;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(seconds * 1000);
        }
    }
}
function retryAfter(failure, error, attempt) {
    const headers = error.response?.headers;
    const limited = failure.status === 429 ||
        (failure.status === 403 && /secondary rate limit|abuse/i.test(failure.said));
    if (limited)
        return Math.min(Number(headers?.["retry-after"] ?? 2 ** attempt), 60);
    const reads = failure.route.startsWith("GET ") || failure.route.startsWith("graphql query");
    return reads && (failure.status === 0 || failure.status >= 500) ? 2 ** attempt / 4 : null;
}
function failureOf(route, error) {
    const status = error.status;
    const answered = error.response !== undefined;
    return new GitHubFailure(route, answered && typeof status === "number" ? status : 0, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error), error);
}
/** GraphQL answers a batch in part: what worked is `data`, what did not is in `errors`. */
function partialAnswer(error) {
    const answer = error;
    if (answer.name !== "GraphqlResponseError" || !answer.data)
        return null;
    return { data: answer.data, errors: answer.errors ?? [] };
}
function operationName(query) {
    return /^\s*(query|mutation)\s*(\w*)/.exec(query)?.slice(1).join(" ").trim() ?? "query";
}
/**
 * A sentence for the person who must mend what GitHub refused: the `permissions:` line or the setting.
 * Returns null when the failure is of another kind. `needs`: the line that is missing, such as `issues: write`.
 */
function permissionAdvice(failure, needs) {
    if (!(failure instanceof GitHubFailure))
        return null;
    if (isSettingOff(failure)) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p("GitHub Actions may not create pull requests in this repository. Turn on 'Allow GitHub Actions to create and approve pull requests' under Settings → Actions → General, or give the input 'github-token' an App's token.", { code: "permission", cause: failure });
    }
    if (failure.status !== 403 && failure.status !== 404)
        return null;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p(`GitHub refused '${failure.route}' (${failure.status}: ${failure.said}). ${missingPermission(needs)}`, { code: "permission", cause: failure });
}
/** https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository */
function isSettingOff(failure) {
    const said = failure instanceof GitHubFailure ? failure.said : "";
    return /not permitted to create or approve pull requests/i.test(said);
}
/** Whole, because a job with `permissions:` has nothing but what it lists. */
function missingPermission(line) {
    return `The job's token lacks \`${line}\`. Give the workflow's job this line:\n  permissions: { contents: write, pull-requests: write, issues: write }`;
}


/***/ }),

/***/ 703:
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
