export const id = 1667;
export const ids = [1667,6793];
export const modules = {

/***/ 50623:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/** Null while a request is open: its comment still asks. */
function outcomeOf(state, request) {
    const { status, decision } = request;
    switch (status.kind) {
        case "open":
            return state.cancelled && { kind: "cancelled", reason: state.cancelled.reason };
        case "decided":
            if (state.cancelled && status.decision.decision !== "deny") {
                return { kind: "cancelled", reason: state.cancelled.reason };
            }
            return { kind: "waiting" };
        case "started":
            return { kind: "waiting" };
        case "voided":
            return editedOutcome(state, request) ?? voidOutcome(state, request, status.reason);
        case "completed":
            return completedOutcome(status.outcome, decision);
    }
}
function completedOutcome(outcome, decision) {
    if (outcome.refusedBy === "person")
        return { kind: "denied" };
    if (outcome.refusedBy === "expiry")
        return { kind: "expired" };
    if (outcome.refusedBy !== null)
        return { kind: "refused", result: outcome.content };
    if (decision?.decision === "skip")
        return { kind: "skipped" };
    if (decision?.decision === "done")
        return { kind: "reported", result: outcome.content };
    return { kind: "executed", result: outcome.content, isError: outcome.isError };
}
function voidOutcome(state, request, reason) {
    return { kind: "void", reason, replacedBy: successor(state, request) };
}
/** Null when the request was voided by something else than an edit. */
function editedOutcome(state, voided) {
    const call = state.calls.get(voided.request.key);
    const edit = call?.edited;
    if (!call || edit?.requestId !== voided.request.id)
        return null;
    const replacedBy = successor(state, voided);
    // The new arguments are looked at by the machine that goes on with the run.
    if (!replacedBy && !call.completed)
        return state.cancelled ? null : { kind: "waiting" };
    return { kind: "edited", edit, replacedBy, result: call.completed?.content ?? "" };
}
/** The request that asks for the same call after this one was voided. */
function successor(state, voided) {
    const later = [...state.requests.values()].filter(({ request }) => request.key === voided.request.key &&
        Number(request.id.slice(1)) > Number(voided.request.id.slice(1)));
    return later.at(0)?.request.id ?? null;
}


/***/ }),

/***/ 96196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ collisions),
/* harmony export */   i: () => (/* binding */ overlayEdits)
/* harmony export */ });
/** What an overlay does to the tree of its base commit. Empty folders cannot be in git. */
function overlayEdits(overlay) {
    return [
        ...overlay.deleted.map((path) => ({ path, mode: "0", oid: null })),
        ...overlay.files.map(({ path, mode, oid }) => ({ path, mode, oid })),
    ];
}
/**
 * Additions that git would make room for by dropping files which the edits do not delete: a file in
 * the place of a folder, or below a file. Left in, they could delete what nobody agreed to.
 */
function collisions(edits, basePaths) {
    const touched = new Set(edits.map(({ path }) => path));
    const staying = basePaths.filter((path) => !touched.has(path));
    const files = new Set(staying);
    const folders = new Set(staying.flatMap(foldersOf));
    return edits.filter(({ path, oid }) => {
        if (oid === null)
            return false;
        return folders.has(path) || foldersOf(path).some((folder) => files.has(folder));
    });
}
function foldersOf(path) {
    const names = path.split("/").slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join("/"));
}


/***/ }),

/***/ 26793:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isApproved: () => (/* binding */ isApproved),
/* harmony export */   isWorkflowPath: () => (/* binding */ isWorkflowPath),
/* harmony export */   protectedChanges: () => (/* binding */ protectedChanges)
/* harmony export */ });
/* harmony import */ var _tools_protected_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8237);
/* harmony import */ var _tools_workspace_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65100);
/* harmony import */ var _overlay_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96196);



function isApproved(approved, change) {
    return approved.get(change.path) === change.oid;
}
/**
 * Files that GitHub refuses from a token without the `workflows` permission
 * (https://docs.github.com/en/actions/security-for-github-actions/security-guides/automatic-token-authentication),
 * and whatever could take the place of their folder. Case and look-alikes make no difference.
 */
function isWorkflowPath(path) {
    const [first, second] = path.split("/").map(_tools_workspace_path_js__WEBPACK_IMPORTED_MODULE_1__/* .foldName */ .zN);
    return first === ".github" && (second === undefined || second === "workflows");
}
/** Changed files that decide what later runs may do, and whose content no approved request named. Sorted. */
function protectedChanges(options) {
    const { overlay, approved, mayPushWorkflows = false } = options;
    return (0,_overlay_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .overlayEdits */ .i)(overlay)
        .filter(({ path }) => (0,_tools_protected_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isProtectedPath */ .W)(path) && (mayPushWorkflows || !isWorkflowPath(path)))
        .filter((edit) => !isApproved(approved, edit))
        .map(({ path }) => path)
        .sort();
}


/***/ }),

/***/ 71667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  approvedFiles: () => (/* binding */ approvedFiles),
  publishResult: () => (/* binding */ publishResult),
  withdraw: () => (/* binding */ withdraw)
});

// EXTERNAL MODULE: ./src/github/branch.ts
var github_branch = __webpack_require__(66675);
// EXTERNAL MODULE: ./src/github/marker.ts
var github_marker = __webpack_require__(14329);
// EXTERNAL MODULE: ./src/github/outcome.ts
var github_outcome = __webpack_require__(50623);
// EXTERNAL MODULE: ./src/github/published.ts
var published = __webpack_require__(66017);
// EXTERNAL MODULE: ./src/github/push-result.ts + 1 modules
var push_result = __webpack_require__(20125);
// EXTERNAL MODULE: ./src/github/result-body.ts
var result_body = __webpack_require__(60399);
// EXTERNAL MODULE: ./src/runtime/git-objects.ts
var git_objects = __webpack_require__(10853);
// EXTERNAL MODULE: ./src/tools/protected-path.ts
var protected_path = __webpack_require__(8237);
// EXTERNAL MODULE: ./src/github/git-tree.ts
var git_tree = __webpack_require__(2340);
// EXTERNAL MODULE: ./src/github/overlay-tree.ts
var overlay_tree = __webpack_require__(96196);
// EXTERNAL MODULE: ./src/github/protected-changes.ts
var protected_changes = __webpack_require__(26793);
// EXTERNAL MODULE: ./src/github/request-files.ts
var request_files = __webpack_require__(66512);
;// CONCATENATED MODULE: ./src/github/result-tree.ts






/** What a run may push of its workspace, as a tree on the base commit. */
async function buildResult(options) {
    const { git, base } = options;
    const before = await (0,git_tree/* treeOf */.g7)(git, base);
    const { pushed, workflows, leftOut } = sort(options);
    const basePaths = (await (0,git_objects/* listTree */.n)(git, before)).map(({ path }) => path);
    const result = await applyEdits({ git, before, edits: pushed, basePaths });
    const patched = await applyEdits({ git, before, edits: workflows, basePaths });
    const rest = {
        workflowPatch: patched.tree === before ? null : await patchOf(git, before, patched.tree),
        leftOut: [...leftOut, ...result.leftOut, ...patched.leftOut].sort(),
    };
    if (result.tree === before)
        return { status: "nothing", ...rest };
    const changes = await listChanges(git, { before, after: result.tree });
    return { status: "changed", tree: result.tree, changes, ...rest };
}
function sort(options) {
    const { overlay, approved, exclude = () => false, mayPushWorkflows = false } = options;
    const sorted = { pushed: [], workflows: [], leftOut: [] };
    for (const edit of (0,overlay_tree/* overlayEdits */.i)(overlay)) {
        if ((0,request_files/* isRequestFile */.um)(edit.path) || exclude(edit.path))
            continue;
        const mayPush = !(0,protected_path/* isProtectedPath */.W)(edit.path) || (0,protected_changes.isApproved)(approved, edit);
        if ((0,protected_changes.isWorkflowPath)(edit.path) && !(mayPushWorkflows && mayPush))
            sorted.workflows.push(edit);
        else if (mayPush)
            sorted.pushed.push(edit);
        else
            sorted.leftOut.push(edit.path);
    }
    return sorted;
}
async function applyEdits(options) {
    const { git, before, edits, basePaths } = options;
    const blocked = new Set((0,overlay_tree/* collisions */.e)(edits, basePaths));
    const tree = await (0,git_tree/* editTree */.nf)(git, before, edits.filter((edit) => !blocked.has(edit)));
    return { tree, leftOut: [...blocked].map(({ path }) => path) };
}
const DIFF = ["diff-tree", "-r", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv"];
async function patchOf(git, before, after) {
    return (await git.run([...DIFF, "--patch", "--binary", before, after])).stdout;
}
async function listChanges(git, { before, after }) {
    const { stdout } = await git.run([...DIFF, "-z", "--raw", "--numstat", before, after]);
    const tokens = stdout.split("\0").filter((token) => token !== "");
    // First ":<modes> <ids> <letter>" and a path for each file, then "<added>\t<deleted>\t<path>" for each.
    const letters = new Map();
    let at = 0;
    for (; tokens[at]?.startsWith(":"); at += 2) {
        letters.set(tokens[at + 1] ?? "", tokens[at]?.slice(-1) ?? "");
    }
    return tokens.slice(at).map((token) => {
        const [added = "", deleted = "", ...rest] = token.split("\t");
        const path = rest.join("\t");
        const status = statusOf(letters.get(path));
        return { path, status, additions: Number(added) || 0, deletions: Number(deleted) || 0 };
    });
}
function statusOf(letter) {
    if (letter === "A")
        return "added";
    return letter === "D" ? "deleted" : "modified";
}

// EXTERNAL MODULE: ./src/github/run-page.ts + 2 modules
var run_page = __webpack_require__(89087);
// EXTERNAL MODULE: ./src/github/show-result.ts
var show_result = __webpack_require__(8366);
// EXTERNAL MODULE: ./src/github/thread.ts
var thread = __webpack_require__(40703);
;// CONCATENATED MODULE: ./src/github/publish-result.ts










/**
 * Turns what the run changed into its pull request (or pushes it, as `changes` says): one clean commit,
 * request files gone. Nothing changed = no pull request, and an open one of this run is closed.
 */
async function publishResult(session, journal) {
    const { state, overlay } = journal;
    const { baseCommit } = state.header;
    if ((0,published/* findPublished */.e2)(state, "result_pull_request", state.header.runId))
        return;
    if (!baseCommit || session.inputs.changes === "none" || !overlay) {
        return withdraw(session, journal, "This run publishes no changes.");
    }
    const result = await buildResult({
        git: session.git,
        base: baseCommit,
        overlay,
        approved: approvedFiles(state),
    });
    warnAboutLeftOut(session, result);
    if (result.status === "nothing" && result.workflowPatch === null) {
        return withdraw(session, journal, "Nothing changed.");
    }
    if (result.status === "nothing") {
        session.log.warning(`The run changed only workflow files, which the Actions token may not push. The patch:\n${result.workflowPatch ?? ""}`);
        return withdraw(session, journal, "Only workflow files changed; their patch is in the job's log.");
    }
    if (session.inputs.changes === "push")
        return pushChanges(session, journal, result);
    await proposeChanges(session, journal, result);
}
/** What approvals named, with the content that was shown: only that may pass a protected path. */
function approvedFiles(state) {
    const approved = new Map();
    for (const { request, status } of state.requests.values()) {
        const ran = status.kind === "completed" && status.outcome.refusedBy === null;
        // A worker that was created is a value of the run, no file of its result.
        if (!ran || status.outcome.isError || request.tool === "worker_create")
            continue;
        for (const { path, after } of request.files)
            approved.set(path, after);
    }
    return approved;
}
async function proposeChanges(session, journal, result) {
    const { state } = journal;
    const { git, remote } = session;
    const branch = (0,run_page/* branchOf */.W0)(state);
    const { title, body } = renderBody(session, state, result);
    const expected = (0,published/* findPublished */.e2)(state, "branch", branch)?.digest ?? null;
    const pushed = await (0,push_result/* pushResult */.S)({
        git,
        remote,
        branch,
        base: state.header.baseCommit ?? "",
        expected,
        tree: result.tree,
        message: `${title}\n\nRun: ${state.header.runId}`,
    });
    switch (pushed.status) {
        case "pushed":
            (0,run_page/* rememberBranch */.wu)(journal, branch, pushed.commit);
            return rememberResult(session, journal, { branch, title, body });
        case "conflict":
            return proposeBeside(session, journal, {
                result,
                title,
                body: `People changed the same lines on \`${branch}\` (${pushed.paths.join(", ")}), so their branch was left alone and this pull request holds the result by itself.\n\n${body}`,
            });
        case "gone":
            return proposeBeside(session, journal, { result, title, body });
    }
}
/** Never forced over people's work: the result goes to a branch and a pull request of its own. */
async function proposeBeside(session, journal, proposal) {
    const { state } = journal;
    const branch = `llm-do/result-${state.header.runId}`;
    const { title, body } = proposal;
    const pushed = await (0,push_result/* pushResult */.S)({
        git: session.git,
        remote: session.remote,
        branch,
        base: state.header.baseCommit ?? "",
        expected: null,
        tree: proposal.result.tree,
        message: `${title}\n\nRun: ${state.header.runId}`,
    });
    if (pushed.status !== "pushed")
        throw new Error(`the branch ${branch} is taken`);
    await rememberResult(session, journal, { branch, title, body });
}
async function rememberResult(session, journal, proposal) {
    const { state } = journal;
    const shown = await (0,show_result/* showResult */.L$)(session, { state, ...proposal });
    if (shown.number !== (0,published/* threadOf */.uu)(state)?.number || shown.node_id === "") {
        await pointToResult(session, journal, shown.html_url);
    }
    (0,run_page/* rememberThread */.gc)(journal, "result_pull_request", shown);
}
/** `changes: push`: onto the pull request's own branch, or the branch that was checked out. */
async function pushChanges(session, journal, result) {
    const { state } = journal;
    const branch = state.header.baseBranch;
    if (!branch)
        return withdraw(session, journal, "There is no branch to push to.");
    const { title } = renderBody(session, state, result);
    const pushed = await (0,push_result/* pushOnto */.X)({
        git: session.git,
        remote: session.remote,
        branch,
        head: state.header.baseCommit ?? "",
        tree: result.tree,
        message: `${title}\n\nRun: ${state.header.runId}`,
    });
    if (pushed.status === "pushed") {
        (0,run_page/* rememberBranch */.wu)(journal, branch, pushed.commit);
        return withdraw(session, journal, `The changes were pushed to ${branch}.`);
    }
    const why = pushed.status === "gone" ? "it was deleted" : pushed.paths.join(", ");
    session.log.warning(`The changes could not be pushed to ${branch}: ${why}.`);
}
/** Closes the run's own page with a sentence and removes its branch. */
async function withdraw(session, journal, why) {
    const { state } = journal;
    const { git, remote } = session;
    const branch = (0,run_page/* branchOf */.W0)(state);
    const expected = (0,published/* findPublished */.e2)(state, "branch", branch)?.digest;
    const earlier = (0,published/* findPublished */.e2)(state, "branch", (0,run_page/* earlierResult */.YE)(branch))?.digest;
    if (earlier && expected) {
        // The page belongs to the result of an earlier run: only our request files go.
        await sayLast(session, journal, `${why} This pull request still holds the earlier result.`);
        await (0,github_branch/* openBranch */.DH)({ git, remote, branch }).swap({ to: earlier, expected });
        return;
    }
    await closePage(session, journal, why);
    if (expected)
        await (0,github_branch/* deleteBranch */.SN)({ git, remote, branch, expected });
}
async function closePage(session, journal, why) {
    const { state } = journal;
    const opened = state.header.thread ? null : (0,published/* threadOf */.uu)(state);
    if (!opened || (0,published/* findPublished */.e2)(state, "closed", state.header.runId))
        return;
    await sayLast(session, journal, `${why} The run is over, so this is closed.`);
    const closed = await session.github.rest("PATCH /repos/{owner}/{repo}/issues/{issue_number}", { issue_number: opened.number, state: "closed" });
    (0,run_page/* rememberThread */.gc)(journal, "closed", closed);
}
/** The result is not on the run's own page: an issue has nothing left to hold, people's branch stays open. */
async function pointToResult(session, journal, url) {
    const page = (0,published/* threadOf */.uu)(journal.state);
    if (!page || journal.header.thread)
        return;
    if (page.kind === "issue")
        return closePage(session, journal, `The result is at ${url}.`);
    await sayLast(session, journal, `The run is over. Its result is at ${url}.`);
}
/** A machine may be lost between the sentence and the closing: the next one finds it by its marker. */
async function sayLast({ github }, journal, text) {
    const number = (0,published/* threadOf */.uu)(journal.state)?.number ?? 0;
    const marker = { run: journal.header.runId, reply: "closed" };
    const facts = await (0,thread/* readThread */.n)(github, number);
    if (facts && (0,published/* findByMarker */.pE)(facts, marker))
        return;
    await github.rest("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        issue_number: number,
        body: `${text}\n\n${(0,github_marker/* renderMarker */.Bd)(marker)}`,
    });
}
function renderBody(session, state, result) {
    const { github, runner } = session;
    const decided = [...state.requests.values()].flatMap((item) => {
        const outcome = (0,github_outcome/* outcomeOf */.s)(state, item);
        return outcome ? [{ request: item.request, decision: item.decision, outcome }] : [];
    });
    return (0,result_body/* renderResultPullRequest */.k)({
        runId: state.header.runId,
        worker: state.header.worker,
        cause: state.header.cause,
        result: state.finished?.result ?? "",
        changes: result.changes.map(({ path, additions, deletions }) => ({
            path,
            added: additions,
            removed: deletions,
        })),
        decided,
        patches: result.workflowPatch
            ? [{ path: ".github/workflows", patch: result.workflowPatch }]
            : [],
        runUrl: runner.workflowRun
            ? `${github.serverUrl}/${github.owner}/${github.repository}/actions/runs/${runner.workflowRun}`
            : null,
    });
}
function warnAboutLeftOut(session, result) {
    if (result.leftOut.length === 0)
        return;
    session.log.warning(`These files decide what later runs may do and nobody approved their change, so they were left out: ${result.leftOut.join(", ")}`);
}


/***/ }),

/***/ 20125:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ pushOnto),
  S: () => (/* binding */ pushResult)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/github/branch.ts
var github_branch = __webpack_require__(66675);
// EXTERNAL MODULE: ./src/github/branch-history.ts
var branch_history = __webpack_require__(98966);
// EXTERNAL MODULE: ./src/github/git-tree.ts
var git_tree = __webpack_require__(2340);
// EXTERNAL MODULE: ./src/tools/protected-path.ts
var protected_path = __webpack_require__(8237);
// EXTERNAL MODULE: ./src/github/request-files.ts
var request_files = __webpack_require__(66512);
;// CONCATENATED MODULE: ./src/github/people.ts




/** The result on top of `tip`, when everything up to `humanTip` is in the result already. */
async function mergeOnto(git, options) {
    const { base, tree, humanTip, tip } = options;
    const plain = (treeish) => (0,request_files/* withRequestFilesOf */.yw)(git, { treeish, like: base });
    const before = await plain(humanTip);
    const ours = await withProtectedOf(git, { base, tree, people: before });
    return (0,git_tree/* mergeTrees */.Md)(git, { before, ours, theirs: await plain(tip) });
}
/** The result with the change of each of these commits that is not ours, oldest first. */
async function replayCommits(git, options) {
    const { base, commits } = options;
    const plain = (treeish) => (0,request_files/* withRequestFilesOf */.yw)(git, { treeish, like: base });
    let tree = await plain(options.tree);
    for (const commit of commits.filter(({ isOurs }) => !isOurs)) {
        const before = await plain(await treeBefore(git, { commit, base }));
        const merge = await (0,git_tree/* mergeTrees */.Md)(git, { before, ours: tree, theirs: await plain(commit.tree) });
        if (merge.status === "conflict")
            return merge;
        tree = merge.tree;
    }
    return { status: "merged", tree };
}
/**
 * Protected files that people changed on the branch and that the result left as in the base: those
 * changes are people's, and leaving them out of the result must not undo them on the branch.
 */
async function withProtectedOf(git, { base, tree, people }) {
    const byRun = await (0,git_tree/* diffTrees */.j_)(git, { before: base, after: tree });
    const changedByRun = new Set(byRun.map(({ path }) => path));
    const byPeople = await (0,git_tree/* diffTrees */.j_)(git, { before: base, after: people });
    const kept = byPeople.filter(({ path }) => (0,protected_path/* isProtectedPath */.W)(path) && !changedByRun.has(path));
    return (0,git_tree/* editTree */.nf)(git, tree, kept.map(asAfter));
}
function asAfter({ path, after }) {
    return { path, mode: after?.mode ?? "0", oid: after?.oid ?? null };
}
/** What a commit started from. Of a merge with what the base has anyway, only the resolution counts. */
async function treeBefore(git, { commit, base }) {
    const [first, second] = commit.parents;
    if (first === undefined)
        return (await git.run(["mktree"], { input: "" })).stdout.trim();
    if (second === undefined || !(await (0,github_branch/* isAncestor */.QX)(git, { older: second, newer: base }))) {
        return (0,git_tree/* treeOf */.g7)(git, first);
    }
    const args = ["merge-tree", "--write-tree", "-z", "--no-messages", first, second];
    const { stdout } = await git.run(args, { allowExitCodes: [1] });
    return stdout.split("\0")[0] ?? "";
}

;// CONCATENATED MODULE: ./src/github/push-result.ts





/** How often a branch may move under our hands before we give up. */
const MAX_RACES = 5;
/**
 * Makes the branch show the result. Where only our own commits are on it, one clean commit on `base`
 * takes their place; commits of people are never forced over: the result is merged on top of them.
 */
async function pushResult(options) {
    const branch = (0,github_branch/* openBranch */.DH)(options);
    let tip = await branch.fetch();
    for (let race = 0; race < MAX_RACES; race += 1) {
        if (tip === null && options.expected !== null)
            return { status: "gone" };
        const next = await resultCommit(options, tip);
        if (next.status === "conflict")
            return { ...next, tip: tip ?? options.base };
        const outcome = await swapTo(branch, { to: next.commit, expected: tip });
        if (outcome.status === "applied")
            return { status: "pushed", commit: next.commit };
        tip = outcome.tip;
    }
    throw restless(options.branch);
}
async function resultCommit(options, tip) {
    const { git, base, tree } = options;
    const message = (0,branch_history/* withOurTrailer */._)(options.message);
    const commits = tip === null ? [] : await (0,branch_history/* listCommits */.V)(git, { tip, without: [base] });
    const isOnlyOurs = commits.every(({ isOurs }) => isOurs);
    if (tip === null || isOnlyOurs) {
        const only = commits.length === 1 ? commits[0] : undefined;
        const isDone = only?.tree === tree && only.parents.join() === base;
        const commit = isDone
            ? only.commit
            : await (0,git_tree/* writeCommit */.rV)(git, { tree, parents: [base], message });
        return { status: "next", commit };
    }
    const merge = await mergeWithPeople(options, { tip, commits });
    if (merge.status === "conflict")
        return merge;
    const hasBase = await (0,github_branch/* isAncestor */.QX)(git, { older: base, newer: tip });
    // Without the base as a parent, the pull request would show everything that is new on it as its own.
    const parents = hasBase ? [tip] : [tip, base];
    const isDone = hasBase && merge.tree === (await (0,git_tree/* treeOf */.g7)(git, tip));
    const commit = isDone ? tip : await (0,git_tree/* writeCommit */.rV)(git, { tree: merge.tree, parents, message });
    return { status: "next", commit };
}
async function mergeWithPeople(options, { tip, commits }) {
    const { git, remote, base, tree, humanTip } = options;
    // A commit that a forced push took away is gone for good; what it changed is in the result.
    if (humanTip !== undefined && (await (0,github_branch/* hasCommit */.QE)({ git, remote, commit: humanTip }))) {
        return mergeOnto(git, { base, tree, humanTip, tip });
    }
    return replayCommits(git, { base, tree, commits });
}
async function swapTo(branch, update) {
    if (update.to === update.expected)
        return { status: "applied" };
    return branch.swap(update);
}
/** Adds the result to a branch that belongs to somebody else. Their newer commits stay below it. */
async function pushOnto(options) {
    const { git, head, tree } = options;
    const branch = (0,github_branch/* openBranch */.DH)(options);
    const message = (0,branch_history/* withOurTrailer */._)(options.message);
    const before = await (0,git_tree/* treeOf */.g7)(git, head);
    let tip = await branch.fetch();
    for (let race = 0; race < MAX_RACES; race += 1) {
        if (tip === null)
            return { status: "gone" };
        const theirs = await (0,git_tree/* treeOf */.g7)(git, tip);
        const merge = await (0,git_tree/* mergeTrees */.Md)(git, { before, ours: tree, theirs });
        if (merge.status === "conflict")
            return { ...merge, tip };
        if (merge.tree === theirs)
            return { status: "pushed", commit: tip };
        const commit = await (0,git_tree/* writeCommit */.rV)(git, { tree: merge.tree, parents: [tip], message });
        const outcome = await branch.swap({ to: commit, expected: tip });
        if (outcome.status === "applied")
            return { status: "pushed", commit };
        tip = outcome.tip;
    }
    throw restless(options.branch);
}
function restless(branch) {
    return new errors/* LlmDoError */.pW(`The branch "${branch}" moved ${MAX_RACES} times while the result was being pushed. Wait until nobody pushes to it, and try again.`, { code: "github" });
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


/***/ }),

/***/ 8237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isProtectedPath)
/* harmony export */ });
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65100);

const MANIFEST = /^((project|lib)\.ya?ml|llm-do\.lock|program\.ya?ml|workshop\.ya?ml|\.golem-forge\.json)$/;
const MANIFEST_FAMILY = /^golem-forge\.config\./;
/** Code that a worker brings: at the root, and beside the workers in their folders. */
const PROJECT_CODE = /^(toolsets|tools(\.([cm]?[jt]s|py))?)$/;
/** Part of the instructions of workers. */
const TEMPLATE = /\.(jinja2?|j2)$/;
const WORKER_FOLDERS = new Set(["workers", ".workers"]);
const CODEOWNERS_FOLDERS = new Set(["", "docs", ".github"]);
/**
 * True for files that decide what later runs may do (workflows, owners, workers, manifests, project
 * code): changing one is always asked, whatever the worker's own settings say.
 * `path` is relative to the workspace; case and look-alike characters make no difference.
 */
function isProtectedPath(path) {
    const names = path.split("/").map(_workspace_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldName */ .zN);
    const file = names.at(-1) ?? "";
    const folders = names.slice(0, -1);
    if (names[0] === ".github" || folders.includes(".llm-do") || isProjectCode(names))
        return true;
    if (file === "codeowners")
        return CODEOWNERS_FOLDERS.has(folders.join("/"));
    if (file.endsWith(".worker") || file === "workers.py")
        return true;
    if (TEMPLATE.test(file) && folders.includes("templates"))
        return true;
    return MANIFEST.test(file) || MANIFEST_FAMILY.test(file);
}
/** Of `tools.py`, `tools/x`, `workers/tools/x` and `workers/a/tools.py`; ordinary `src/tools/x` is not. */
function isProjectCode(names) {
    const [first = ""] = names;
    return (WORKER_FOLDERS.has(first) ? names : [first]).some((name) => PROJECT_CODE.test(name));
}


/***/ })

};
