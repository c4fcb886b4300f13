export const id = 6969;
export const ids = [6969];
export const modules = {

/***/ 29330:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ renderRequest)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58064);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65566);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14329);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16984);
/* harmony import */ var _request_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8764);





/** Characters of each code block when not everything fits: two blocks and the rest stay within the budget. */
const BLOCK_LIMIT = 24_000;
const WHY_LIMIT = 1_500;
/**
 * The comment that asks a person about one call. `whole: false`: not everything that a decision binds
 * fitted, so an approval must name the digest, and the comment says so.
 */
function renderRequest(options) {
    const complete = assemble(options, (0,_request_text_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)(options.request, Number.POSITIVE_INFINITY));
    if (complete.body.length - (options.note?.length ?? 0) <= _markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .BODY_BUDGET */ .DK)
        return complete;
    return assemble(options, (0,_request_text_js__WEBPACK_IMPORTED_MODULE_4__/* .boundText */ .O6)(options.request, BLOCK_LIMIT));
}
function assemble(options, bound) {
    const { request, runId } = options;
    const { id, digest } = request;
    const paragraphs = [
        `**${id}** ${(0,_request_text_js__WEBPACK_IMPORTED_MODULE_4__/* .wish */ .qJ)(request)}`,
        [(0,_request_text_js__WEBPACK_IMPORTED_MODULE_4__/* .chainOf */ .dR)(request), ...summary(request)].join(" · "),
        ...(request.kind === "outcome" ? [LOST] : []),
        ...why(request),
        bound.markdown,
        ...(bound.whole ? [] : [incomplete(options)]),
        ...(request.kind === "outcome"
            ? outcomeCommands(options)
            : approvalCommands(options, bound.whole)),
        ...(options.note ? [options.note] : []),
        facts(options),
        (0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .renderMarker */ .Bd)({ run: runId, request: id, digest }),
    ];
    return { body: paragraphs.join("\n\n"), whole: bound.whole };
}
const LOST = "The machine that ran it ended before the result was recorded. It may or may not have happened, so it is not run again on its own: please look, and say which.";
/** A command line is its own summary. */
function summary({ display, summary }) {
    return display.kind === "command" || summary.trim() === "" ? [] : [(0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(summary)];
}
function why(request) {
    if (request.why.trim() === "")
        return ["The model gave no reason."];
    return ["Why, in the model's words:", (0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleProse */ .ek)(request.why).trim(), WHY_LIMIT))];
}
function incomplete({ fullTextUrl, request, runId }) {
    const where = fullTextUrl
        ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)("read it whole", fullTextUrl)
        : `read it whole with \`llm-do runs show ${runId}\``;
    return `⚠️ **This is too long to be shown here:** ${where}. An approval must name the digest \`${request.digest}\`.`;
}
function approvalCommands(options, whole) {
    const { prefix, request } = options;
    const id = whole ? request.id : `${request.id}@${request.digest}`;
    return [
        "To allow exactly this, reply with",
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(`${prefix}approve ${id}`, "text"),
        [
            "or with",
            `- \`${prefix}deny ${request.id} your reason\` to refuse it; the model is told the reason`,
            `- \`${prefix}edit ${request.id}\` and, below it, all arguments in a JSON or YAML block to allow it with those`,
            `- \`${prefix}approve ${id} session\` to allow it and not ask again for ${options.sessionCovers ?? covers(request)}`,
        ].join("\n"),
    ];
}
function covers({ chain, tool }) {
    const root = chain[0] === undefined ? "" : `, called below ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(chain[0])}`;
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(tool)} with the same arguments${root}, in this run`;
}
function outcomeCommands({ prefix, request: { id } }) {
    return [
        "If it did happen, reply with its result:",
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(`${prefix}done ${id}\n{ "ok": true }`, "text"),
        [
            "or with",
            `- \`${prefix}retry ${id}\` if it did not happen: it is run once more`,
            `- \`${prefix}skip ${id}\` to go on without it: the model is told that the outcome is unknown`,
        ].join("\n"),
    ];
}
function facts({ request, expiresAt }) {
    const asked = (0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(request.reason).replace(/\.$/, "");
    const parts = [
        `Expires ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .readableTime */ .GI)(expiresAt)}`,
        ...(asked === "" || request.kind === "outcome" ? [] : [`asked because: ${asked}`]),
        `digest \`${request.digest}\``,
    ];
    return `<sub>${parts.join(" · ")}</sub>`;
}


/***/ }),

/***/ 66512:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QX: () => (/* binding */ REQUESTS_FOLDER),
/* harmony export */   VJ: () => (/* binding */ withoutRequestFiles),
/* harmony export */   f7: () => (/* binding */ pushRequestFiles),
/* harmony export */   um: () => (/* binding */ isRequestFile),
/* harmony export */   yw: () => (/* binding */ withRequestFilesOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _runtime_git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10853);
/* harmony import */ var _branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66675);
/* harmony import */ var _branch_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98966);
/* harmony import */ var _git_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);





/** Where a run PR shows the calls that wait: `.llm-do/requests/<run>/A1.yaml`. */
const REQUESTS_FOLDER = ".llm-do/requests";
function isRequestFile(path) {
    return path.startsWith(`${REQUESTS_FOLDER}/`);
}
/**
 * Adds request files in one commit on `expected ?? base`. A commit that an earlier, lost try of the
 * same push left on the branch is found and returned. `tip` null = somebody deleted the branch.
 */
async function pushRequestFiles(push) {
    const { git, base, expected, message } = push;
    refuseOtherPaths(push.files);
    const branch = (0,_branch_js__WEBPACK_IMPORTED_MODULE_1__/* .openBranch */ .DH)(push);
    let tip = expected;
    // Also brings the commits that another machine pushed.
    if (expected !== null)
        tip = await branch.fetch();
    if (tip === null && expected !== null)
        return { status: "moved", tip };
    const parent = expected ?? base;
    if (!(await (0,_branch_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCommit */ .QE)({ ...push, commit: parent })))
        return { status: "moved", tip };
    const tree = await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .editTree */ .nf)(git, parent, await requestEdits(push));
    if (tip === expected) {
        if (tree === (await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .treeOf */ .g7)(git, parent)))
            return { status: "pushed", commit: parent };
        const own = (0,_branch_history_js__WEBPACK_IMPORTED_MODULE_2__/* .withOurTrailer */ ._)(message);
        const commit = await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .writeCommit */ .rV)(git, { tree, parents: [parent], message: own });
        const outcome = await branch.swap({ to: commit, expected });
        if (outcome.status === "applied")
            return { status: "pushed", commit };
        tip = outcome.tip;
    }
    if (tip === null)
        return { status: "moved", tip };
    const commits = await (0,_branch_history_js__WEBPACK_IMPORTED_MODULE_2__/* .listCommits */ .V)(git, { tip, without: [parent] });
    const earlier = commits.find((commit) => commit.isOurs && commit.tree === tree);
    return earlier ? { status: "pushed", commit: earlier.commit } : { status: "moved", tip };
}
function requestEdits({ git, files }) {
    return Promise.all(files.map(async ({ path, text }) => ({
        path,
        mode: "100644",
        oid: await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .writeBlob */ .Zh)(git, text),
    })));
}
function refuseOtherPaths(files) {
    const other = files.find(({ path }) => !isRequestFile(path));
    if (!other)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`"${other.path}" is not a request file: those are below "${REQUESTS_FOLDER}/".`, { code: "store" });
}
/** The tree with exactly the request files of `like`: none of ours, and those that the base had. */
async function withRequestFilesOf(git, { treeish, like }) {
    const tree = await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .treeOf */ .g7)(git, treeish);
    const path = REQUESTS_FOLDER;
    const differences = await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .diffTrees */ .j_)(git, { before: tree, after: like, path });
    return (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .editTree */ .nf)(git, tree, differences.map(asInAfter));
}
function asInAfter({ path, after }) {
    return { path, mode: after?.mode ?? "0", oid: after?.oid ?? null };
}
/** The tree without any request file: for a clean-up of files that were merged while they waited. */
async function withoutRequestFiles(git, treeish) {
    const files = await (0,_runtime_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .listTree */ .n)(git, treeish, { path: REQUESTS_FOLDER });
    return (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .editTree */ .nf)(git, treeish, files.map(({ path, mode }) => ({ path, mode, oid: null })));
}


/***/ }),

/***/ 60399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ fileList),
/* harmony export */   k: () => (/* binding */ renderResultPullRequest)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65566);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14329);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16984);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63987);
/* harmony import */ var _request_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8764);





// Together below the limit of a body, whatever is in them.
const RESULT_LIMIT = 16_000;
const PATCHES_LIMIT = 12_000;
const PATCHES = 10;
const FILES = 80;
const DECISIONS = 30;
/** Title and body of the pull request that holds what a run changed. */
function renderResultPullRequest(result) {
    const worker = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(result.worker, 60);
    const run = result.runUrl
        ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`run ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(result.runId, 60)}`, result.runUrl)
        : `run ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(result.runId, 60)}`;
    const paragraphs = [
        `Made by the worker ${worker} (${run}, started by ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(result.cause, 80)}).`,
        ...words(result.result),
        `**What changed**\n${fileList(result.changes)}`,
        ...decisions(result.decided),
        ...workflowPatches(result.patches),
        UNDO,
        (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMarker */ .Bd)({ run: result.runId }),
    ];
    return { title: titleOf(result), body: paragraphs.join("\n\n") };
}
const UNDO = "**How to undo.** Close this pull request and none of these files change; after it is merged, its **Revert** button takes them back. What an approved call did outside of the repository stays done.";
/** The worker's first sentence, where it speaks in sentences; else the files. */
function titleOf({ worker, result, changes }) {
    const first = result
        .trim()
        .split("\n")[0]
        ?.replace(/^[#>*\s]+/, "") ?? "";
    const spoken = /^[\p{L}\p{N}`"'(]/u.test(first)
        ? first.replace(/[*_`]/g, "").replace(/\.$/, "")
        : "";
    const [file] = changes;
    const more = changes.length > 1 ? ` and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(changes.length - 1, "more file")}` : "";
    const files = file ? `${file.path}${more}` : "no changes";
    return (0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .plainTitle */ .D4)(`${worker}: ${spoken === "" ? files : spoken}`);
}
function words(result) {
    if (result.trim() === "")
        return [];
    return ["In the worker's words:", (0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteWithin */ .yM)(result, RESULT_LIMIT)];
}
/** A list of at most 80 files with the lines added and removed. */
function fileList(changes) {
    if (changes.length === 0)
        return "Nothing.";
    const rows = changes.slice(0, FILES).map(({ path, added, removed }) => {
        return `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(path)} ${added === null ? "(binary)" : `+${added} −${removed ?? 0}`}`;
    });
    const more = changes.length - rows.length;
    return [...rows, ...(more === 0 ? [] : [`- and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(more, "more file")}`])].join("\n");
}
function decisions(decided) {
    if (decided.length === 0)
        return ["Nobody had to be asked: every call was allowed beforehand."];
    const rows = decided.slice(0, DECISIONS).map(decisionLine);
    const more = decided.length - rows.length;
    const rest = more === 0 ? [] : [`- and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(more, "more decision")}`];
    return [["**Who decided**", ...rows, ...rest].join("\n")];
}
const CAME_OF_IT = {
    waiting: "not acted on yet",
    executed: "executed",
    lost: "started, outcome unknown",
    edited: "edited",
    denied: "not executed",
    skipped: "not run again",
    reported: "done outside this run",
    refused: "not executed, not allowed any more",
    void: "not executed, no longer held",
    expired: "expired, not executed",
    cancelled: "cancelled, not executed",
};
/** "- A1 create `docs/a.md`: approved by octocat, Sat …; executed". A name in code pings nobody. */
function decisionLine({ request, decision, outcome }) {
    const came = outcome.kind === "executed" && outcome.isError ? "executed, failed" : CAME_OF_IT[outcome.kind];
    if (decision === null)
        return `- **${request.id}** ${(0,_request_text_js__WEBPACK_IMPORTED_MODULE_4__/* .deed */ .dH)(request)}: ${came}`;
    const name = decision.by === null ? "a person at a terminal" : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(decision.by.login, 60);
    const { source } = decision;
    const who = source.kind === "terminal" ? name : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(name, source.url);
    return `- **${request.id}** ${(0,_request_text_js__WEBPACK_IMPORTED_MODULE_4__/* .deed */ .dH)(request)}: ${_receipt_js__WEBPACK_IMPORTED_MODULE_3__/* .DECIDED_BY */ .r[decision.decision].toLowerCase()} ${who}, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .readableTime */ .GI)(decision.at)}; ${came}`;
}
/** https://docs.github.com/en/actions/concepts/security/github_token: it never may change workflow files. */
function workflowPatches(patches) {
    if (patches.length === 0)
        return [];
    const limit = Math.floor(PATCHES_LIMIT / Math.min(patches.length, PATCHES));
    const blocks = patches.slice(0, PATCHES).map(({ path, patch }) => {
        return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(path)}\n\n${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceExcerpt */ .fg)(patch, { info: "diff", limit }).markdown}`;
    });
    const files = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(patches.length, "workflow file");
    return [
        [
            `⚠️ **${files} not in this pull request.** The Actions token may not push workflow files. To apply a patch: save it and run \`git apply\`.`,
            `<details><summary>${files}</summary>`,
            ...blocks,
            ...(patches.length > PATCHES ? [`and ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(patches.length - PATCHES)} more`] : []),
            "</details>",
        ].join("\n\n"),
    ];
}


/***/ }),

/***/ 89087:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W0: () => (/* binding */ branchOf),
  lI: () => (/* binding */ cutRequests),
  YE: () => (/* binding */ earlierResult),
  T0: () => (/* binding */ ensureThread),
  MT: () => (/* binding */ prefixOf),
  OE: () => (/* binding */ publishRequestFiles),
  d4: () => (/* binding */ pushToRunBranch),
  wu: () => (/* binding */ rememberBranch),
  gc: () => (/* binding */ rememberThread)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
// EXTERNAL MODULE: ./src/github/branch.ts
var github_branch = __webpack_require__(66675);
// EXTERNAL MODULE: ./src/github/command.ts
var command = __webpack_require__(55674);
// EXTERNAL MODULE: ./src/github/octokit.ts
var octokit = __webpack_require__(6702);
// EXTERNAL MODULE: ./src/github/published.ts
var published = __webpack_require__(66017);
// EXTERNAL MODULE: ./src/github/reply.ts + 1 modules
var reply = __webpack_require__(78467);
// EXTERNAL MODULE: ./src/github/request-comment.ts
var request_comment = __webpack_require__(29330);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(22742);
// EXTERNAL MODULE: ./src/github/invisible.ts
var invisible = __webpack_require__(58064);
;// CONCATENATED MODULE: ./src/github/request-file.ts



/** Where a request's file is in the run PR; one folder per run, so that runs never collide. */
function requestFilePath(runId, requestId) {
    return `.llm-do/requests/${runId}/${requestId}.yaml`;
}
/**
 * The request whole, however long it is, for the run PR. The same request gives the same bytes. Strings with
 * characters that cannot be seen are quoted, with escapes; reading the YAML gives the exact arguments back.
 */
function renderRequestFile({ request, expiresAt, runId, prefix }) {
    const verb = request.kind === "outcome" ? "retry" : "approve";
    const document = new dist/* Document */.yo({
        request: request.id,
        run: runId,
        kind: request.kind,
        digest: request.digest,
        expires: expiresAt,
        tool: request.tool,
        chain: request.chain,
        summary: request.summary,
        why: request.why,
        reason: request.reason,
        files: request.files.map(({ path, before, after }) => ({ path, before, after })),
        ...(request.shared ? { shares: request.shared } : {}),
        arguments: JSON.parse((0,canonical/* canonicalJson */.dj)(request.input)),
        ...(request.display.kind === "diff" ? { diff: request.display.text } : {}),
    });
    document.commentBefore = [
        ` A tool call that waits for a decision. To decide, write in the pull request or issue of the run:`,
        ` ${prefix}${verb} ${request.id}@${request.digest}`,
        ` This file only shows the call. Changing it decides nothing, and it is never merged.`,
    ].join("\n");
    (0,dist/* visit */.YR)(document, {
        Scalar(_, node) {
            if ((0,dist/* isScalar */.jn)(node) && typeof node.value === "string" && (0,invisible/* visible */.RK)(node.value) !== node.value) {
                node.type = "QUOTE_DOUBLE";
            }
        },
    });
    return (0,invisible/* visibleYaml */.ko)(document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER }));
}

// EXTERNAL MODULE: ./src/github/request-files.ts
var request_files = __webpack_require__(66512);
// EXTERNAL MODULE: ./src/github/show-result.ts
var show_result = __webpack_require__(8366);
// EXTERNAL MODULE: ./src/github/markdown.ts
var markdown = __webpack_require__(65566);
// EXTERNAL MODULE: ./src/github/marker.ts
var marker = __webpack_require__(14329);
// EXTERNAL MODULE: ./src/github/prose.ts
var prose = __webpack_require__(16984);
// EXTERNAL MODULE: ./src/github/status-reply.ts
var status_reply = __webpack_require__(28924);
;// CONCATENATED MODULE: ./src/github/waiting-body.ts





const LINES = 80;
/** Title and body of the pull request that carries the requests of a run and becomes its result. */
function renderWaitingPullRequest(run) {
    const folder = requestFilePath(run.runId, "").replace(/[^/]*$/, "");
    const paragraphs = [
        ...opening(run),
        `**Please do not merge this yet.** It holds only the request files, under ${(0,markdown/* inline */.mG)(folder)}. When the run goes on it becomes the pull request of the result, without them. Closing it cancels the run.`,
        (0,marker/* renderMarker */.Bd)({ run: run.runId }),
    ];
    return { title: titleOf(run), body: paragraphs.join("\n\n") };
}
/** The same where Actions may not create pull requests: an issue that carries the requests. */
function renderWaitingIssue(run) {
    const open = run.compareUrl
        ? ` ${(0,markdown/* link */.nf)("Open one from the run's branch", run.compareUrl)} and it becomes the result; answers still belong here.`
        : "";
    const paragraphs = [
        ...opening(run),
        `${WHY_AN_ISSUE[run.because]}${open} Closing this issue cancels the run.`,
        (0,marker/* renderMarker */.Bd)({ run: run.runId }),
    ];
    return { title: titleOf(run), body: paragraphs.join("\n\n") };
}
const WHY_AN_ISSUE = {
    setting: "This is an issue because Actions may not create pull requests here: **Settings › Actions › General › Allow GitHub Actions to create and approve pull requests** is off.",
    permissions: "This is an issue because the workflow's job has no permission to create pull requests: `pull-requests: write` is missing under `permissions:`.",
};
function titleOf({ worker, requests }) {
    if (requests.length === 0)
        return (0,prose/* plainTitle */.D4)(`${worker} waits for a reply`);
    const [only] = requests;
    const what = requests.length === 1 && only ? only.request.id : (0,markdown/* plural */.LS)(requests.length, "request");
    return (0,prose/* plainTitle */.D4)(`${worker} waits for a decision on ${what}`);
}
function opening({ worker, cause, requests, prefix }) {
    // Nothing waits but a chat, whose words are the first comment.
    if (requests.length === 0) {
        return [
            `The worker ${(0,markdown/* inline */.mG)(worker, 60)}, started by ${(0,markdown/* inline */.mG)(cause, 80)}, waits for a reply. What it said is below; answer in a comment that begins with \`${prefix}say\`.`,
        ];
    }
    const [first] = requests;
    const verb = first?.request.kind === "outcome" ? "retry" : "approve";
    const example = first && requests.length === 1 ? first.request.id : "all";
    const more = requests.length > LINES ? [`- and ${(0,markdown/* count */.U9)(requests.length - LINES)} more`] : [];
    const all = verb === "approve" ? example : (first?.request.id ?? "A1");
    return [
        `The worker ${(0,markdown/* inline */.mG)(worker, 60)}, started by ${(0,markdown/* inline */.mG)(cause, 80)}, has stopped until somebody decides:`,
        [...requests.slice(0, LINES).map(status_reply/* waitingLine */.Sh), ...more].join("\n"),
        "Read each request, then answer in its thread, or here with",
        (0,markdown/* fence */.EU)(`${prefix}${verb} ${all}`, "text"),
        `\`${prefix}help\` lists the other answers.`,
    ];
}

;// CONCATENATED MODULE: ./src/github/run-page.ts












/** Scheduled runs of one worker share a branch, and so the open pull request of their results. */
function branchOf(state) {
    const { runId, worker, cause } = state.header;
    const slug = worker.replace(/[^\w-]+/g, "-").replace(/^-+|-+$/g, "");
    return cause === "schedule" && slug ? `llm-do/${slug}` : `llm-do/run-${runId}`;
}
/** Under which name the journal keeps where a shared branch was before this run wrote to it. */
function earlierResult(branch) {
    return `${branch} before this run`;
}
/** Pushes the files of requests that are not in the branch yet: the whole text of each call. */
async function publishRequestFiles(session, journal, requests) {
    const prefix = prefixOf(session);
    const { runId } = journal.header;
    const files = requests.map(({ request, expiresAt }) => ({
        path: requestFilePath(runId, request.id),
        text: renderRequestFile({ request, expiresAt, runId, prefix }),
    }));
    const message = `Ask about ${requests.map(({ request }) => request.id).join(", ")} of run ${runId}`;
    const commit = await pushToRunBranch(session, journal, { files, message });
    return pagesOf(session, { requests, runId, commit });
}
/** Commits files of ours to the run's branch, on top of what is there. Returns the commit. */
async function pushToRunBranch(session, journal, added) {
    const { state } = journal;
    const branch = branchOf(state);
    const { git, remote } = session;
    const ours = (0,published/* findPublished */.e2)(state, "branch", branch)?.digest;
    let expected = ours ?? (await tipOf(session, branch));
    // A scheduled worker's branch may hold the result of the run before, which must outlive this one.
    if (!ours && expected)
        rememberBranch(journal, earlierResult(branch), expected);
    const push = { git, remote, branch, base: state.header.baseCommit ?? "", ...added };
    for (let race = 0;; race += 1) {
        const pushed = await (0,request_files/* pushRequestFiles */.f7)({ ...push, expected });
        if (pushed.status === "pushed") {
            rememberBranch(journal, branch, pushed.commit);
            return pushed.commit;
        }
        // People may push to it too: their commits stay below ours.
        if (race >= 5)
            throw new Error(`the branch ${branch} kept moving`);
        expected = pushed.tip;
    }
}
/** The pull request (or issue) that carries the run, opened when the run has none. */
async function ensureThread(session, journal) {
    const known = (0,published/* threadOf */.uu)(journal.state);
    if (known)
        return known;
    const branch = branchOf(journal.state);
    const existing = await (0,show_result/* openPullRequestOf */.Ic)(session, branch);
    if (existing) {
        rememberThread(journal, "run_pull_request", existing);
        return { number: existing.number, kind: "pull_request" };
    }
    try {
        const opened = await openPullRequest(session, journal.state, branch);
        rememberThread(journal, "run_pull_request", opened);
        return { number: opened.number, kind: "pull_request" };
    }
    catch (error) {
        const advice = (0,octokit.permissionAdvice)(error, "pull-requests: write");
        if (advice?.code !== "permission")
            throw error;
        session.log.warning(advice.message);
        const because = (0,octokit.isSettingOff)(error) ? "setting" : "permissions";
        const issue = await openIssue(session, journal.state, { branch, because });
        rememberThread(journal, "run_issue", issue);
        return { number: issue.number, kind: "issue" };
    }
}
/** Draft first: it says "not yet". Private repositories on a free plan have no drafts (platform.md). */
async function openPullRequest(session, state, branch) {
    const { github } = session;
    const { title, body } = renderWaitingPullRequest(waitingRun(session, state));
    const pull = { title, body, head: branch, base: state.header.baseBranch ?? "main" };
    const create = (draft) => github.rest("POST /repos/{owner}/{repo}/pulls", { ...pull, draft });
    try {
        return await create(true);
    }
    catch (error) {
        if (!(error instanceof octokit.GitHubFailure))
            throw error;
        // An answer that was lost, or a machine that died right after: it is there already.
        const lost = error.status === 422 || error.status === 0 || error.status >= 500;
        const found = lost ? await (0,show_result/* openPullRequestOf */.Ic)(session, branch) : null;
        if (found)
            return found;
        if (error.status === 422 && /draft/i.test(error.message))
            return create(false);
        throw error;
    }
}
async function openIssue(session, state, { branch, because }) {
    const { github } = session;
    const { title, body } = renderWaitingIssue({
        ...waitingRun(session, state),
        because,
        compareUrl: (0,show_result/* compareUrl */.XH)(session, { base: state.header.baseBranch, branch }),
    });
    try {
        return await github.rest("POST /repos/{owner}/{repo}/issues", { title, body });
    }
    catch (error) {
        throw (0,octokit.permissionAdvice)(error, "issues: write") ?? nowhereToAsk(error, state) ?? error;
    }
}
/** No pull request and no issue either (410): the run is saved, and its people are told what to turn on. */
function nowhereToAsk(error, state) {
    if (!(error instanceof octokit.GitHubFailure) || error.status !== 410)
        return null;
    const { runId } = state.header;
    const ids = (0,runtime_status/* openRequests */.js)(state).map(({ request }) => request.id);
    return new errors/* LlmDoError */.pW(`Nobody can be asked about ${ids.join(", ")} here: Actions may not create pull requests, and issues are turned off. Nothing is lost. Turn one of them on in the repository's settings and re-run this job, or decide in a clone:\n  git fetch origin 'refs/llm-do/*:refs/llm-do/*'\n  npx llm-do runs approve ${runId} ${ids[0] ?? "A1"}`, { code: "permission", cause: error });
}
function waitingRun(session, state) {
    const { runId, worker, cause } = state.header;
    return { runId, worker, cause, requests: (0,reply/* waitingRequests */.cS)(state), prefix: prefixOf(session) };
}
function prefixOf(session) {
    return (0,command/* leadOf */.M)({ prefix: session.inputs.commandPrefix, bareAllowed: true });
}
/** Requests that no comment can show whole: their approval must name the digest. */
function cutRequests(state) {
    const cut = (0,runtime_status/* openRequests */.js)(state).filter(({ request, expiresAt }) => !(0,request_comment/* renderRequest */.i)({ request, expiresAt, runId: "", prefix: "/", fullTextUrl: "" }).whole);
    return new Set(cut.map(({ request }) => request.id));
}
async function tipOf(session, branch) {
    return (0,github_branch/* openBranch */.DH)({ git: session.git, remote: session.remote, branch }).fetch();
}
function pagesOf(session, pushed) {
    const { github } = session;
    const repository = `${github.serverUrl}/${github.owner}/${github.repository}`;
    const files = { paths: new Map(), pages: new Map() };
    for (const { request } of pushed.requests) {
        const path = requestFilePath(pushed.runId, request.id);
        files.paths.set(request.id, path);
        files.pages.set(request.id, `${repository}/blob/${pushed.commit}/${path}`);
    }
    return files;
}
function rememberBranch(journal, branch, commit) {
    journal.append({
        type: "published",
        subject: "branch",
        of: branch,
        nodeId: null,
        number: null,
        url: null,
        digest: commit,
        threadId: null,
    });
}
function rememberThread(journal, subject, opened) {
    journal.append({
        type: "published",
        subject,
        of: journal.header.runId,
        nodeId: opened.node_id,
        number: opened.number,
        url: opened.html_url,
        digest: null,
        threadId: null,
    });
}


/***/ }),

/***/ 8366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ openPullRequestOf),
/* harmony export */   L$: () => (/* binding */ showResult),
/* harmony export */   XH: () => (/* binding */ compareUrl)
/* harmony export */ });
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6702);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66017);


/** The run PR becomes the result; without one, a pull request is opened. */
async function showResult(session, shown) {
    const { github } = session;
    const { state, branch, title, body } = shown;
    const known = await openPullRequestOf(session, branch);
    if (known) {
        const updated = await github.rest("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
            pull_number: known.number,
            title,
            body,
        });
        if (updated.draft ?? known.draft)
            await markReady(session, known.node_id);
        return updated;
    }
    const base = state.header.baseBranch ?? "main";
    try {
        return await github.rest("POST /repos/{owner}/{repo}/pulls", {
            title,
            body,
            head: branch,
            base,
        });
    }
    catch (error) {
        const lost = error instanceof _octokit_js__WEBPACK_IMPORTED_MODULE_0__.GitHubFailure && (error.status === 0 || error.status >= 500);
        const found = lost ? await openPullRequestOf(session, branch) : null;
        if (found)
            return found;
        const advice = (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__.permissionAdvice)(error, "pull-requests: write");
        if (!advice)
            throw error;
        const url = compareUrl(session, { base, branch });
        session.log.warning(`${advice.message}\nThe result is on the branch ${branch}: open ${url}`);
        return { number: (0,_published_js__WEBPACK_IMPORTED_MODULE_1__/* .threadOf */ .uu)(state)?.number ?? 0, html_url: url, node_id: "" };
    }
}
async function markReady(session, pullRequestId) {
    const mutation = `mutation Ready($input: MarkPullRequestReadyForReviewInput!) {
    markPullRequestReadyForReview(input: $input) { pullRequest { id } } }`;
    await session.github.graphql(mutation, { input: { pullRequestId } });
}
/** The open pull request of a branch; null when there is none. */
async function openPullRequestOf(session, branch) {
    const { github } = session;
    const found = await github.rest("GET /repos/{owner}/{repo}/pulls", {
        head: `${github.owner}:${branch}`,
        state: "open",
    });
    return found[0] ?? null;
}
/** Page that opens a pull request of a branch with one click. */
function compareUrl({ github }, { base, branch }) {
    return `${github.serverUrl}/${github.owner}/${github.repository}/compare/${base}...${branch}?expand=1`;
}


/***/ })

};
