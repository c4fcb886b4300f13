export const id = 1162;
export const ids = [1162,6702];
export const modules = {

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
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);


/** A failed request with what GitHub said; `status` 0 = no answer at all. */
class GitHubFailure extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW {
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW("Input 'github-token' is empty. Remove it under 'with:' to use the workflow's own token, or give it one.", { code: "usage" });
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
        Promise.all(/* import() */[__webpack_require__.e(9479), __webpack_require__.e(1267)]).then(__webpack_require__.bind(__webpack_require__, 11267)),
        Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(9479), __webpack_require__.e(7176)]).then(__webpack_require__.bind(__webpack_require__, 47176)),
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
    return new GitHubFailure(route, answered && typeof status === "number" ? status : 0, (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), error);
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
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW("GitHub Actions may not create pull requests in this repository. Turn on 'Allow GitHub Actions to create and approve pull requests' under Settings → Actions → General, or give the input 'github-token' an App's token.", { code: "permission", cause: failure });
    }
    if (failure.status !== 403 && failure.status !== 404)
        return null;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`GitHub refused '${failure.route}' (${failure.status}: ${failure.said}). ${missingPermission(needs)}`, { code: "permission", cause: failure });
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

/***/ 31162:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   relay: () => (/* binding */ relay)
/* harmony export */ });
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6702);

/**
 * Review events run the pull request's own copy of the workflow, so they judge nothing: they wake the
 * default branch's code with a number to look at (design §2). Without a token that may (forks), the next
 * trusted event finds the reply.
 */
async function relay(github, where) {
    const { number, commentId, log } = where;
    try {
        await github.rest("POST /repos/{owner}/{repo}/dispatches", {
            event_type: "llm-do",
            client_payload: { number, ...(commentId === null ? {} : { comment_id: commentId }) },
        });
        log.info(`Passed #${number} on to the default branch, whose workflow needs 'repository_dispatch: { types: [llm-do] }' under 'on:' to answer.`);
    }
    catch (error) {
        if (!(error instanceof _octokit_js__WEBPACK_IMPORTED_MODULE_0__.GitHubFailure) || ![403, 404].includes(error.status))
            throw error;
        log.warning(`This event's token may not wake the default branch (a fork, or 'contents: write' is missing under 'permissions:'). The reply is found by the next trusted event; a comment in the conversation of #${number} works at once.`);
    }
}


/***/ })

};
