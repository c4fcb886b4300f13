export const id = 5570;
export const ids = [5570,6702,8881];
export const modules = {

/***/ 21552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * Canonical JSON (RFC 8785): equal values have equal bytes, so that keys and digests compare values.
 * `undefined` members are dropped as JSON.stringify does.
 */
function canonicalJson(value) {
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    if (Array.isArray(value))
        return `[${value.map((item) => canonicalJson(item)).join(",")}]`;
    // RFC 8785 §3.2.3 sorts by UTF-16 code units, which is what `<` on strings compares.
    const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
    return `{${members.join(",")}}`;
}


/***/ }),

/***/ 28881:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ wayOn),
/* harmony export */   renderFailure: () => (/* binding */ renderFailure)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65566);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14329);


/** The comment that a failed run leaves where its people are: what happened, and the line that goes on. */
function renderFailure(failure) {
    const { runId, code, message, prefix } = failure;
    const goesOn = isPinned(code)
        ? [wayOn(code, { url: null, prefix })]
        : ["To go on:", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(`${prefix}retry`, "text")];
    return [
        "⚠️ The run stopped. Everything that it did so far is saved.",
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(message.slice(0, 10_000), "text"),
        ...goesOn,
        (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMarker */ .Bd)({ run: runId }),
    ].join("\n\n");
}
/** What a person does once the cause of a failure is mended. `url`: the run's page, where it has one. */
function wayOn(code, options) {
    const { url, prefix } = options;
    if (isPinned(code)) {
        return "Then start it anew: a re-run uses the files and inputs of the same commit.";
    }
    // A budget's own message says what to do about it.
    if (code === "limit")
        return "";
    const reply = url ? `, or write \`${prefix}retry\` at ${url}` : "";
    return `Nothing is lost: to go on from here, re-run the job${reply}. After a change of files or inputs start it anew: a re-run uses those of the same commit.`;
}
/** The cause lies in what the run has pinned: worker files, manifest, `with:`, or a recorded answer ("worker"). */
function isPinned(code) {
    return code === "project" || code === "usage" || code === "worker";
}


/***/ }),

/***/ 14329:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ renderMarker),
/* harmony export */   gY: () => (/* binding */ parseMarker),
/* harmony export */   rr: () => (/* binding */ bodyDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const FIELDS = ["run", "request", "digest", "reply", "answer"];
const VALUE = /^[\w.:=+/-]{1,200}$/;
function renderMarker(marker) {
    // Ids never hold a space or ">", so a value cannot end the HTML comment; anything else is left out.
    const fields = FIELDS.flatMap((name) => {
        const value = marker[name];
        return value !== undefined && VALUE.test(value) ? [`${name}=${value}`] : [];
    });
    return `<!-- llm-do ${fields.join(" ")} -->`;
}
/** The marker in the last line of a body; text above it, whoever wrote it, is not looked at. */
function parseMarker(body) {
    const last = normalised(body).split("\n").at(-1) ?? "";
    const match = /^<!-- llm-do ((?:[a-z]+=[^\s=][^\s]*)(?: [a-z]+=[^\s]+)*) -->$/.exec(last);
    if (match === null)
        return undefined;
    const fields = new Map();
    for (const field of (match[1] ?? "").split(" ")) {
        const at = field.indexOf("=");
        const [name, value] = [field.slice(0, at), field.slice(at + 1)];
        if (fields.has(name) || !VALUE.test(value))
            return undefined;
        fields.set(name, value);
    }
    const run = fields.get("run");
    if (run === undefined)
        return undefined;
    const known = FIELDS.flatMap((name) => {
        const value = fields.get(name);
        return value === undefined ? [] : [[name, value]];
    });
    return { ...Object.fromEntries(known), run };
}
/** sha256 of a body, the same before and after GitHub normalised its line ends and its end. */
function bodyDigest(body) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(normalised(body)).digest("hex");
}
function normalised(body) {
    return body.replaceAll("\r\n", "\n").trimEnd();
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

/***/ 66017:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ changedSince),
/* harmony export */   CC: () => (/* binding */ workerPage),
/* harmony export */   YH: () => (/* binding */ questionOf),
/* harmony export */   e2: () => (/* binding */ findPublished),
/* harmony export */   pE: () => (/* binding */ findByMarker),
/* harmony export */   u$: () => (/* binding */ workerPageNumbers),
/* harmony export */   uu: () => (/* binding */ threadOf),
/* harmony export */   vm: () => (/* binding */ commentOf),
/* harmony export */   wJ: () => (/* binding */ asksForWorker)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14329);

/** A request's comment is one per question: an outcome question has the id of the call's request. */
function questionOf({ request }) {
    return `${request.id}@${request.digest}`;
}
function findPublished(state, subject, of) {
    return state.published.findLast((event) => event.subject === subject && event.of === of);
}
/** The pull request or issue that carries the run's requests: its context, or what it opened itself. */
function threadOf(state) {
    if (state.header.thread)
        return state.header.thread;
    const opened = state.published.findLast(({ subject }) => subject === "run_pull_request" || subject === "run_issue");
    if (!opened || opened.number === null)
        return null;
    const kind = opened.subject === "run_issue" ? "issue" : "pull_request";
    return { number: opened.number, kind };
}
/** Whether a request asks to create a worker, whose file has a pull request of its own. */
function asksForWorker({ request }) {
    return request.tool === "worker_create" && request.kind === "approval";
}
/** The pull request that holds the worker's file, as it was shown with that request. */
function workerPage(state, requestId) {
    const published = findPublished(state, "worker_pull_request", requestId);
    return published && published.number !== null ? { ...published, number: published.number } : null;
}
/** Numbers of all such pull requests of a run, oldest first. */
function workerPageNumbers(state) {
    const numbers = state.published.flatMap(({ subject, number }) => subject === "worker_pull_request" && number !== null ? [number] : []);
    return [...new Set(numbers)];
}
/** The bot's comment that shows a request, as GitHub has it now. */
function commentOf(facts, published) {
    return facts.comments.find((comment) => comment.id === published.nodeId);
}
/** Ours by author and marker: what a lost answer left behind is adopted instead of posted again. */
function findByMarker(facts, wanted) {
    return facts.comments.find((comment) => {
        if (!comment.mine)
            return false;
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .parseMarker */ .gY)(comment.body);
        if (!marker || marker.run !== wanted.run)
            return false;
        if (wanted.reply !== undefined)
            return marker.reply === wanted.reply;
        if (wanted.answer !== undefined)
            return marker.answer === wanted.answer;
        return ("request" in marker &&
            marker.request === wanted.request?.id &&
            marker.digest === wanted.request?.digest);
    });
}
/** Why the comment that shows a request is no longer what we posted; null = it is (security.md "Binding"). */
function changedSince(facts, published) {
    const comment = commentOf(facts, published);
    if (!comment)
        return "the comment that showed it was deleted";
    if (!comment.mine)
        return "the comment that shows it is not by this bot";
    if (comment.edited || (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .bodyDigest */ .rr)(comment.body) !== published.digest) {
        return "the comment that showed it was edited";
    }
    return null;
}


/***/ }),

/***/ 65267:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  report: () => (/* binding */ report),
  reportProblem: () => (/* binding */ reportProblem)
});

// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
// EXTERNAL MODULE: ./src/github/failure.ts
var failure = __webpack_require__(28881);
// EXTERNAL MODULE: ./src/github/markdown.ts
var markdown = __webpack_require__(65566);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
;// CONCATENATED MODULE: ./src/github/outputs.ts

/** The names of action.yml. Counts are always numbers; what is not known is empty. */
function outputValues(outputs) {
    return {
        status: outputs.status,
        result: outputs.result,
        "run-id": outputs.runId,
        "pull-request-url": outputs.pullRequestUrl ?? "",
        "pending-approvals": String(outputs.pendingApprovals),
        "denied-calls": String(outputs.deniedCalls),
        usage: JSON.stringify(outputs.usage),
        "cost-usd": outputs.costUsd === null ? "" : outputs.costUsd.toFixed(6),
    };
}
/**
 * Lines for the file in GITHUB_OUTPUT. The delimiter must be random: a value that held it could set outputs of
 * its own (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#multiline-strings).
 * Throws LlmDoError "github" when a value does hold it.
 */
function outputFile(values, delimiter) {
    return Object.entries(values)
        .map(([name, value]) => {
        if (value.includes(delimiter)) {
            throw new LlmDoError(`The output '${name}' holds the random delimiter '${delimiter}' of the output file, so it was not written: run the job again.`, { code: "github" });
        }
        return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
        .join("");
}

// EXTERNAL MODULE: ./src/github/published.ts
var published = __webpack_require__(66017);
// EXTERNAL MODULE: ./src/github/reply.ts + 1 modules
var reply = __webpack_require__(78467);
// EXTERNAL MODULE: ./src/github/run-page.ts + 2 modules
var run_page = __webpack_require__(89087);
// EXTERNAL MODULE: ./src/github/prose.ts
var prose = __webpack_require__(16984);
// EXTERNAL MODULE: ./src/github/result-body.ts
var result_body = __webpack_require__(60399);
// EXTERNAL MODULE: ./src/github/status-reply.ts
var status_reply = __webpack_require__(28924);
;// CONCATENATED MODULE: ./src/github/summary.ts




/** GitHub shows at most 1 MiB per step and drops a longer summary whole (bytes). */
const SUMMARY_LIMIT = 900_000;
const RESULT_LIMIT = 60_000;
const ROWS = 100;
const STATUS = {
    completed: "✅ completed",
    suspended: "⏸️ waits for a decision",
    failed: "❌ failed",
    cancelled: "⏹️ was cancelled",
    skipped: "⏭️ was skipped",
};
/** The job summary. `warnings`: sentences of ours, such as how well tools are isolated. */
function renderSummary(options) {
    const { runs, warnings } = options;
    const notes = warnings.map((warning) => `> [!WARNING]\n> ${(0,prose/* sentence */.em)(warning, 1_000)}`);
    const parts = [];
    let bytes = 0;
    for (const render of [
        ...notes.map((note) => () => note),
        ...runs.map((run) => () => renderRun(run)),
    ]) {
        const part = render();
        bytes += (0,markdown/* byteLength */.dp)(part) + 2;
        if (bytes > SUMMARY_LIMIT) {
            parts.push("There is more, but GitHub shows no longer summaries.");
            break;
        }
        parts.push(part);
    }
    return `${parts.join("\n\n")}\n`;
}
function renderRun(run) {
    const where = run.url === null ? [] : [(0,markdown/* link */.nf)("pull request or issue of this run", run.url)];
    const status = run.reply && run.waiting.length === 0 ? "⏸️ waits for a reply" : STATUS[run.status];
    const head = [
        `### ${(0,markdown/* cell */.Hn)(run.worker, 60)} ${status}`,
        [`Run ${(0,markdown/* cell */.Hn)(run.runId, 60)}`, ...where].join(" · "),
    ];
    const sections = [
        ...head,
        ...waiting(run),
        ...(run.failure ? [(0,markdown/* fence */.EU)((0,markdown/* cut */.Jj)(run.failure, RESULT_LIMIT), "text")] : []),
        ...(run.result.trim() === "" ? [] : [(0,prose/* quoteWithin */.yM)(run.result, RESULT_LIMIT)]),
        ...(run.changes.length === 0 ? [] : [`**What changed**\n${(0,result_body/* fileList */.$)(run.changes)}`]),
        ...deniedCalls(run.denied),
        ...usage(run.workers),
    ];
    return sections.join("\n\n");
}
function waiting({ waiting: requests, reply, prefix = "/", url, runId }) {
    if (requests.length === 0 && !reply)
        return [];
    const words = reply ? [(0,status_reply/* replyLine */.ZY)(reply, prefix)] : [];
    const lines = requests.length > 0 ? [capped(requests, status_reply/* waitingLine */.Sh)] : [];
    const list = `**Waits for**\n${[...lines, ...words].join("\n")}`;
    if (url !== null)
        return [list];
    return [
        list,
        "No page could be opened to answer on. In a clone of the repository, this shows the requests and asks for an answer:",
        (0,markdown/* fence */.EU)(`llm-do runs resume ${runId}`, "sh"),
    ];
}
function deniedCalls(denied) {
    if (denied.length === 0)
        return [];
    const rows = capped(denied, ({ tool, reason }) => `- ${(0,markdown/* cell */.Hn)(tool, 80)}: ${(0,prose/* sentence */.em)(reason, 300)}`);
    return [`**${(0,markdown/* plural */.LS)(denied.length, "call")} not executed**\n${rows}`];
}
function usage(workers) {
    if (workers.length === 0)
        return [];
    const rows = workers.slice(0, ROWS).map(({ chain, models: _, ...worker }) => {
        const indent = "&emsp;".repeat(Math.max(0, chain.length - 1));
        return row(`${indent}${(0,markdown/* cell */.Hn)(chain.at(-1) ?? "", 60)}`, worker);
    });
    const total = workers.length > 1 ? [row("**total**", totalOf(workers))] : [];
    const head = ["worker", "turns", "input", "output", "cache read", "cache written", "cost"];
    const table = [
        `| ${head.join(" | ")} |`,
        `| --- |${" ---: |".repeat(head.length - 1)}`,
        ...rows,
        ...total,
    ];
    const more = workers.length - rows.length;
    return [
        table.join("\n"),
        ...(more === 0 ? [] : [`and ${(0,markdown/* plural */.LS)(more, "more worker")}`]),
        ...chosenModels(workers),
    ];
}
/** Which model each worker ran on, and why: the first question when a run was dear or poor. */
function chosenModels(workers) {
    const lines = workers.flatMap(({ chain, models = [] }) => models.map(({ model, from }) => {
        const where = from === null ? "" : ` from ${(0,markdown/* cell */.Hn)(from, 80)}`;
        return `${(0,markdown/* cell */.Hn)(chain.at(-1) ?? "", 60)}: ${(0,markdown/* cell */.Hn)(model, 80)}${where}`;
    }));
    return lines.length === 0 ? [] : [`Models: ${lines.slice(0, ROWS).join(" · ")}`];
}
function row(name, usage) {
    const { turns, input, output, cacheRead, cacheWrite, cost } = usage;
    const numbers = [turns, input, output, cacheRead, cacheWrite].map(markdown/* count */.U9);
    return `| ${[name, ...numbers, (0,status_reply/* dollars */.E9)(cost)].join(" | ")} |`;
}
function totalOf(workers) {
    const sum = (pick) => workers.reduce((total, worker) => total + pick(worker), 0);
    return {
        turns: sum((worker) => worker.turns),
        input: sum((worker) => worker.input),
        output: sum((worker) => worker.output),
        cacheRead: sum((worker) => worker.cacheRead),
        cacheWrite: sum((worker) => worker.cacheWrite),
        cost: workers.some((worker) => worker.cost === null) ? null : sum((worker) => worker.cost ?? 0),
    };
}
function capped(items, line) {
    const more = items.length - ROWS;
    const rows = items.slice(0, ROWS).map(line);
    return [...rows, ...(more > 0 ? [`- and ${(0,markdown/* count */.U9)(more)} more`] : [])].join("\n");
}

;// CONCATENATED MODULE: ./src/github/report.ts








/** Outputs, job summary and the colour of the job: green unless something has to be mended. */
async function report(session, job) {
    const { core } = job;
    const runs = job.runs ?? [];
    const last = runs.at(-1);
    setOutputs(core, last ? outputsOf(session, last) : outputsWithoutRun("skipped"));
    if (job.skipped)
        core.notice(job.skipped);
    const warnings = [
        ...(await isolationWarning(session, runs)),
        ...runs.flatMap((run) => run.problems),
    ];
    const summaries = runs.map((run) => summaryOf(session, run));
    if (summaries.length > 0 || warnings.length > 0) {
        await core.summary.addRaw(renderSummary({ runs: summaries, warnings })).write();
    }
    for (const run of runs)
        finish(session, run, core);
}
function finish(session, run, core) {
    const { state, header } = run.journal;
    const outcome = run.outcome?.status;
    const name = `Run ${header.runId} of worker '${header.worker}'`;
    const url = pageOf(state);
    core.info(`${name}: ${shownStatus(session, run)}${url ? ` (${url})` : ""}`);
    for (const problem of run.problems)
        core.setFailed(`${name}: ${problem}`);
    if (run.outcome?.status === "failed") {
        const next = (0,failure/* wayOn */.j)(run.outcome.code, { url, prefix: (0,run_page/* prefixOf */.MT)(session) });
        core.setFailed(`${name} stopped: ${run.outcome.message}${next ? `\n${next}` : ""}`);
    }
    if (run.outcome?.status === "interrupted") {
        core.warning(`${name} was interrupted: ${run.outcome.message}. Any later event goes on.`);
    }
    const denied = (0,runtime_status/* deniedCalls */.TU)(state);
    if (denied.length === 0 || outcome !== "completed")
        return;
    const byRules = denied.filter((call) => call.refusedBy === "policy" || call.refusedBy === "mode");
    if (byRules.length > 0)
        core.warning(`${name}: ${byRules.length} tool calls were blocked or denied by rule.`);
    if (session.inputs.failOnDenied) {
        core.setFailed(`${name}: ${denied.length} tool calls were denied ('fail-on-denied').`);
    }
}
function setOutputs(core, outputs) {
    for (const [name, value] of Object.entries(outputValues(outputs)))
        core.setOutput(name, value);
}
function outputsOf(session, run) {
    const { state } = run.journal;
    const totals = (0,runtime_status/* totalsOf */.vA)(state);
    return {
        status: shownStatus(session, run),
        result: state.finished?.status === "completed" ? state.finished.result : "",
        runId: state.header.runId,
        pullRequestUrl: pageOf(state),
        pendingApprovals: (0,runtime_status/* openRequests */.js)(state).length,
        deniedCalls: (0,runtime_status/* deniedCalls */.TU)(state).length,
        usage: totals,
        costUsd: totals.cost,
    };
}
/** A job that ended before it had a run: a wrong input, no project, a token that may do nothing. */
async function reportProblem(core, message) {
    core.setFailed(message);
    setOutputs(core, outputsWithoutRun("failed"));
    await core.summary.addRaw(`### ❌ llm-do stopped\n\n${(0,markdown/* fence */.EU)(message, "text")}\n`).write();
}
function outputsWithoutRun(status) {
    return {
        status,
        result: "",
        runId: "",
        pullRequestUrl: null,
        pendingApprovals: 0,
        deniedCalls: 0,
        usage: {},
        costUsd: 0,
    };
}
function shownStatus(session, run) {
    const status = (0,runtime_status/* statusOf */.c2)(run.journal.state, session.now());
    // A run that another job drives, or that this job had to leave, waits as far as this job can say.
    return status === "running" || status === "ready" ? "suspended" : status;
}
function summaryOf(session, run) {
    const { state } = run.journal;
    const failed = run.outcome?.status === "failed" ? run.outcome.message : null;
    return {
        status: shownStatus(session, run),
        runId: state.header.runId,
        worker: state.header.worker,
        result: state.finished?.result ?? "",
        failure: failed,
        waiting: (0,reply/* waitingRequests */.cS)(state),
        reply: (0,reply/* awaitedReply */.QH)(state),
        prefix: (0,run_page/* prefixOf */.MT)(session),
        workers: Object.entries((0,runtime_status/* totalsOf */.vA)(state).workers).map(([name, totals]) => ({
            chain: [name],
            models: modelsOf(state, name),
            ...totals,
        })),
        denied: (0,runtime_status/* deniedCalls */.TU)(state).map(({ tool, content }) => ({ tool, reason: content })),
        changes: [],
        url: pageOf(state),
    };
}
function modelsOf(state, worker) {
    const turns = [...state.turns.values()].filter((turn) => turn.worker === worker);
    const models = turns.map(({ model, modelFrom }) => ({ model, from: modelFrom ?? null }));
    return [...new Map(models.map((choice) => [JSON.stringify(choice), choice])).values()];
}
function pageOf(state) {
    const { runId } = state.header;
    const result = (0,published/* findPublished */.e2)(state, "result_pull_request", runId);
    const thread = (0,published/* threadOf */.uu)(state);
    const opened = state.published.find((event) => event.subject === "run_pull_request" || event.subject === "run_issue");
    return result?.url ?? (thread ? (opened?.url ?? null) : null);
}
async function isolationWarning(session, runs) {
    const usedShell = runs.some(({ journal }) => [...journal.state.calls.values()].some(({ completed }) => completed?.tool === "shell"));
    if (!usedShell)
        return [];
    const isolation = await session.isolation();
    return isolation.kind === "none" ? [isolation.sentence] : [];
}


/***/ }),

/***/ 57246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   bi: () => (/* binding */ nearMiss)
/* harmony export */ });
/** ` Did you mean "shell"?`, or nothing when no candidate is close. Starts with a space. */
function didYouMean(word, candidates) {
    const match = nearMiss(word, candidates);
    return match === undefined ? "" : ` Did you mean ${JSON.stringify(match)}?`;
}
/** The closest candidate within two edits (one for short words), ignoring case, `-` and `_`. */
function nearMiss(word, candidates) {
    const limit = word.length <= 4 ? 1 : 2;
    let best;
    for (const candidate of candidates) {
        const distance = editDistance(fold(word), fold(candidate));
        if (distance <= limit && (best === undefined || distance < best.distance)) {
            best = { candidate, distance };
        }
    }
    return best?.candidate;
}
/** One spelling for snake_case, kebab-case and camelCase. */
function fold(word) {
    return word.replace(/[-_]/g, "").toLowerCase();
}
/** Levenshtein distance in which swapping two neighbours is one edit; 3 stands for everything above 2. */
function editDistance(from, to) {
    if (Math.abs(from.length - to.length) > 2)
        return 3;
    let beforePrevious = [];
    let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let row = 1; row <= from.length; row++) {
        const current = [row];
        for (let column = 1; column <= to.length; column++) {
            const same = from[row - 1] === to[column - 1];
            const edits = [
                cell(previous, column) + 1,
                cell(current, column - 1) + 1,
                cell(previous, column - 1) + (same ? 0 : 1),
            ];
            const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            if (swapped)
                edits.push(cell(beforePrevious, column - 2) + 1);
            current.push(Math.min(...edits));
        }
        beforePrevious = previous;
        previous = current;
    }
    return cell(previous, to.length);
}
function cell(row, column) {
    return row[column] ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 22742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RU: () => (/* binding */ plainJson),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   dj: () => (/* reexport safe */ _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)
/* harmony export */ });
/* unused harmony export sha256 */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21552);



function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text, "utf8").digest("hex");
}
/** Twelve hexadecimal digits: what a person can compare and copy. */
function shortDigest(value) {
    return sha256((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .d)(value)).slice(0, 12);
}
/** A deep copy as JSON knows it, each string passed through `redact`. */
function plainJson(value, redact) {
    return JSON.parse(JSON.stringify(value), (_, part) => typeof part === "string" ? redact(part) : part);
}


/***/ }),

/***/ 10853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readObjects),
/* harmony export */   n: () => (/* binding */ listTree)
/* harmony export */ });
/** Every blob of a tree, by one process. */
async function listTree(git, tree, { path, sizes = false } = {}) {
    const limit = path === undefined ? [] : ["--", path];
    const long = sizes ? ["-l"] : [];
    const { stdout } = await git.run(["ls-tree", "-r", ...long, "-z", "--full-tree", tree, ...limit]);
    return stdout
        .split("\0")
        .filter((line) => line !== "")
        .map((line) => {
        const tab = line.indexOf("\t");
        const [mode = "", type = "", oid = "", size = ""] = line.slice(0, tab).split(/ +/);
        return { mode, type, oid, size: Number(size) || 0, path: line.slice(tab + 1) };
    });
}
/** Content of these objects by their id, by one process; names such as `HEAD:file` do too. What does not exist is left out. */
async function readObjects(git, oids) {
    const objects = new Map();
    if (oids.length === 0)
        return objects;
    const input = `${oids.join("\n")}\n`;
    const { stdout } = await git.bytes(["cat-file", "--batch"], { input });
    let position = 0;
    while (position < stdout.length) {
        const end = stdout.indexOf("\n", position);
        const [oid = "", , size] = stdout.subarray(position, end).toString("latin1").split(" ");
        position = end + 1;
        // "<oid> missing", also for a name with spaces.
        if (size === undefined || !/^\d+$/.test(size))
            continue;
        objects.set(oid, stdout.subarray(position, position + Number(size)));
        position += Number(size) + 1;
    }
    return objects;
}


/***/ }),

/***/ 14043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S3: () => (/* binding */ localRefs),
/* harmony export */   dM: () => (/* binding */ remoteRefs),
/* harmony export */   h4: () => (/* binding */ throwIfForbidden)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);


const FORMAT = "--format=%(objectname) %(refname)";
/** Refs of the repository itself, swapped in one transaction. */
function localRefs(git) {
    return {
        async list(prefix) {
            const { stdout } = await git.run(["for-each-ref", FORMAT, prefix.replace(/\/$/, "")]);
            return [...parseRefs(stdout).keys()].filter((ref) => ref.startsWith(prefix));
        },
        async fetch(refs) {
            const { stdout } = await git.run(["for-each-ref", FORMAT, ...refs]);
            return only(parseRefs(stdout), refs);
        },
        async swap(updates) {
            const input = updates.map((update) => `${transactionLine(update)}\n`).join("");
            const result = await git.run(["update-ref", "--stdin"], { input, allowExitCodes: "any" });
            if (result.exitCode === 0)
                return { status: "applied" };
            return { status: "failed", cause: "other", message: result.stderr.trim() };
        },
    };
}
function transactionLine({ ref, to, expected }) {
    if (to === null)
        return `delete ${ref}${expected ? ` ${expected}` : ""}`;
    if (expected === null)
        return `create ${ref} ${to}`;
    return `update ${ref} ${to}${expected === "any" ? "" : ` ${expected}`}`;
}
/** Refs of a remote repository; `git` is a private repository that fetched commits are kept in. */
function remoteRefs(git, url) {
    let queue = Promise.resolve();
    /** One fetch at a time: two would fight for the lock of the same tracking ref. */
    function inTurn(work) {
        const result = queue.then(work);
        queue = result.catch(() => { });
        return result;
    }
    return {
        async list(prefix) {
            const { stdout } = await retried(git, ["ls-remote", "--refs", url, `${prefix}*`]);
            return [...parseRefs(stdout).keys()].filter((ref) => ref.startsWith(prefix));
        },
        fetch: (refs) => inTurn(() => fetchRefs(git, url, refs)),
        swap: (updates) => push(git, url, updates),
    };
}
const TRACKING = "refs/llm-do-fetched/";
/**
 * Not `ls-remote`: that lists every ref of the repository, two for each pull request, while fetch asks by prefix.
 * The star makes a missing ref an empty answer instead of an error.
 */
async function fetchRefs(git, url, refs) {
    const refspecs = refs.map((ref) => `+${ref}*:${TRACKING}${ref}*`);
    const options = ["--quiet", "--prune", "--no-tags", "--no-write-fetch-head", "--refmap="];
    await retried(git, ["fetch", ...options, url, ...refspecs]);
    const tracking = refs.map((ref) => TRACKING + ref);
    const { stdout } = await git.run(["for-each-ref", FORMAT, ...tracking]);
    const found = [...only(parseRefs(stdout), tracking)];
    return new Map(found.map(([ref, oid]) => [ref.slice(TRACKING.length), oid]));
}
/** Reading may be tried again; what a person must mend is said at once. */
async function retried(git, args) {
    for (const wait of [500, 2000]) {
        try {
            return await git.run(args, { timeoutSeconds: 120 });
        }
        catch (error) {
            throwIfForbidden((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error));
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait);
    }
    return git.run(args, { timeoutSeconds: 120 });
}
/** https://git-scm.com/docs/git-push#Documentation/git-push.txt---force-with-leaseltrefnamegtltexpectgt */
async function push(git, url, updates) {
    const leases = updates
        .filter(({ expected }) => expected !== "any")
        .map(({ ref, expected }) => `--force-with-lease=${ref}:${expected ?? ""}`);
    const refspecs = updates.map(refspec);
    const args = ["push", "--porcelain", "--atomic", "--no-verify", ...leases, url, ...refspecs];
    try {
        const result = await git.run(args, { timeoutSeconds: 120, allowExitCodes: "any" });
        if (result.exitCode === 0)
            return { status: "applied" };
        const message = `${result.stdout}\n${result.stderr}`.trim();
        return { status: "failed", cause: causeOf(message), message };
    }
    catch (error) {
        return { status: "failed", cause: "other", message: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error) };
    }
}
/** A "+" would override the lease: it stands only where there is none. */
function refspec({ ref, to, expected }) {
    return `${expected === "any" ? "+" : ""}${to ?? ""}:${ref}`;
}
function causeOf(message) {
    if (isForbidden(message))
        return "permission";
    const refusals = message.split("\n").filter((line) => line.includes("[remote rejected]"));
    // A lock is another writer's; "atomic" is said of the other refs of the same push.
    const final = refusals.some((line) => !/lock|atomic|incorrect old value|exists/i.test(line));
    return final ? "server" : "other";
}
function isForbidden(message) {
    return /returned error: 40[13]|Authentication failed|could not read Username|Permission to .* denied/.test(message);
}
function throwIfForbidden(message) {
    if (!isForbidden(message))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`The token may not read and write the repository's git data, where runs are kept (${lastLine(message)}). The job's token lacks \`contents: write\`. Give the workflow's job this line:\n  permissions: { contents: write, pull-requests: write, issues: write }`, { code: "permission" });
}
function lastLine(message) {
    return (message.trim().split("\n").at(-1) ?? "").slice(-300);
}
/** Lines of `<oid> <ref>`. */
function parseRefs(output) {
    const lines = output.split("\n").filter((line) => line !== "");
    return new Map(lines.map((line) => {
        const [oid = "", ref = ""] = line.split(/[ \t]/);
        return [ref, oid];
    }));
}
function only(found, refs) {
    return new Map([...found].filter(([ref]) => refs.includes(ref)));
}


/***/ }),

/***/ 17456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OJ: () => (/* binding */ hasWork),
/* harmony export */   TU: () => (/* binding */ deniedCalls),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   js: () => (/* binding */ openRequests),
/* harmony export */   vA: () => (/* binding */ totalsOf)
/* harmony export */ });
/** Requests that a person can still answer, oldest first. */
function openRequests(state) {
    return [...state.requests.values()].filter((request) => request.status.kind === "open");
}
function isExpired(request, now) {
    return request.status.kind === "open" && Date.parse(request.expiresAt) <= now.getTime();
}
/**
 * True when a VM that drives this run would get further than the last one did: somebody decided, a
 * request expired, a call was left half done, or nothing waits for a person at all (an interrupted VM).
 */
function hasWork(state, now) {
    if (state.failure)
        return false;
    // A finished run that was not moved to `done/` still has its result to publish.
    if (state.cancelled || state.finished)
        return true;
    const open = openRequests(state);
    if (open.length === 0 && state.awaited) {
        return Date.parse(state.awaited.expiresAt) <= now.getTime();
    }
    if (open.length === 0 || open.some((request) => isExpired(request, now)))
        return true;
    const waiting = new Set(open.map((request) => request.request.id));
    return [...state.requests.values()].some(({ status, request }) => {
        switch (status.kind) {
            case "voided":
                return isUnasked(state, request);
            case "started":
                // An interrupted VM left it half done, unless it is a delegate that waits for its own requests.
                return !open.some((item) => item.request.key.startsWith(`${request.key}/`));
            case "decided":
                // A diff that was drawn on an undecided sibling's result waits for that sibling.
                return (status.decision.decision === "deny" || !request.drawnOn.some((id) => waiting.has(id)));
            default:
                return false;
        }
    });
}
/** Its request was voided and nobody was asked about the call again, also while siblings wait. */
function isUnasked(state, request) {
    const call = state.calls.get(request.key);
    if (call === undefined || call.requestId !== null || call.completed !== null)
        return false;
    // Code that ended without the answer never asks again.
    return ![...state.calls].some(([key, caller]) => caller.completed !== null && request.key.startsWith(`${key}/`));
}
function statusOf(state, now) {
    if (state.finished)
        return state.finished.status;
    if (state.failure)
        return "failed";
    if (state.holder)
        return "running";
    return hasWork(state, now) ? "ready" : "suspended";
}
/** Calls that did not happen because somebody or some rule said no. */
function deniedCalls(state) {
    return [...state.calls.values()].flatMap(({ completed }) => completed?.refusedBy ? [completed] : []);
}
function totalsOf(state) {
    const all = emptyTotals();
    const workers = {};
    for (const turn of state.turns.values()) {
        workers[turn.worker] ??= emptyTotals();
        addTurn(all, turn);
        addTurn(workers[turn.worker] ?? all, turn);
    }
    return { ...all, workers };
}
function emptyTotals() {
    return { turns: 0, input: 0, output: 0, cacheRead: 0, cacheWrite: 0, cost: 0 };
}
function addTurn(totals, turn) {
    totals.turns += 1;
    totals.input += turn.usage.input;
    totals.output += turn.usage.output;
    totals.cacheRead += turn.usage.cacheRead;
    totals.cacheWrite += turn.usage.cacheWrite;
    totals.cost = totals.cost === null || turn.cost === null ? null : totals.cost + turn.cost;
}


/***/ })

};
