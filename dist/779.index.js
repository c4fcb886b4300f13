export const id = 779;
export const ids = [779];
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

/***/ 2753:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ driveRun),
  Z: () => (/* binding */ resumeRun)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/project/problem.ts
var project_problem = __webpack_require__(7226);
// EXTERNAL MODULE: ./src/runtime/drive.ts + 1 modules
var drive = __webpack_require__(8650);
// EXTERNAL MODULE: ./src/runtime/lease.ts
var lease = __webpack_require__(7834);
// EXTERNAL MODULE: ./src/runtime/machine.ts + 9 modules
var runtime_machine = __webpack_require__(5199);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(7456);
// EXTERNAL MODULE: ./src/runtime/frame.ts
var runtime_frame = __webpack_require__(8853);
// EXTERNAL MODULE: ./src/github/authorize.ts
var authorize = __webpack_require__(1540);
// EXTERNAL MODULE: ./src/github/marker.ts
var marker = __webpack_require__(4329);
// EXTERNAL MODULE: ./src/github/published.ts
var github_published = __webpack_require__(6017);
// EXTERNAL MODULE: ./src/github/thread.ts
var thread = __webpack_require__(703);
;// CONCATENATED MODULE: ./src/github/confirm.ts





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
    const thread = (0,github_published/* threadOf */.uu)(journal.state);
    const facts = thread ? await readAgain(session, thread.number) : undefined;
    const authorizer = (0,authorize/* createAuthorizer */.Q)(session.github, session.inputs.approvers);
    const judged = [];
    for (const item of spoken)
        judged.push(await confirm_confirm({ journal, item, facts, authorizer }));
    return [...confirmed, ...judged];
}
async function readAgain(session, number) {
    try {
        return await (0,thread/* readThread */.n)(session.github, number);
    }
    catch (error) {
        throw new runtime_frame.Interrupted("unconfirmed", `GitHub could not be asked about the decisions: ${error instanceof Error ? error.message : error}`);
    }
}
async function confirm_confirm(asked) {
    const { journal, item, facts, authorizer } = asked;
    const requestId = item.request.id;
    const source = item.decision?.source;
    const revoked = (reason) => ({ requestId, status: "revoked", reason });
    if (!facts || source?.kind !== "comment")
        return revoked("the conversation does not exist any more");
    if (facts.state !== "open")
        return revoked("the conversation was closed");
    const published = (0,github_published/* findPublished */.e2)(journal.state, "request", (0,github_published/* questionOf */.YH)(item));
    const changed = published ? (0,github_published/* changedSince */.$A)(facts, published) : "it was never shown";
    if (changed)
        return { requestId, status: "voided", reason: changed };
    const comment = facts.comments.find((candidate) => candidate.id === source.commentId);
    if (!comment)
        return revoked("the command was deleted");
    if (comment.edited || (0,marker/* bodyDigest */.rr)(comment.body) !== source.bodyDigest) {
        return revoked("the command was edited");
    }
    const authority = await authorizer.judge(comment);
    switch (authority.status) {
        case "allowed":
            return { requestId, status: "confirmed" };
        case "refused":
            return revoked(`${comment.author?.login ?? "its author"} may not decide any more`);
        case "unavailable":
            throw new runtime_frame.Interrupted("unconfirmed", `GitHub could not say who may decide: ${authority.message}`);
    }
}

// EXTERNAL MODULE: ./src/github/protected-changes.ts
var protected_changes = __webpack_require__(6793);
// EXTERNAL MODULE: ./src/github/publish.ts + 1 modules
var publish = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/github/publish-result.ts + 1 modules
var publish_result = __webpack_require__(1667);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(2047);
// EXTERNAL MODULE: ./src/runtime/git-objects.ts
var git_objects = __webpack_require__(853);
// EXTERNAL MODULE: ./src/tools/file-diff.ts
var file_diff = __webpack_require__(6909);
// EXTERNAL MODULE: ./src/tools/tool.ts
var tool = __webpack_require__(9601);
// EXTERNAL MODULE: ./src/tools/typed-tool.ts
var typed_tool = __webpack_require__(410);
// EXTERNAL MODULE: ./src/github/git-tree.ts
var git_tree = __webpack_require__(2340);
// EXTERNAL MODULE: ./src/github/overlay-tree.ts
var overlay_tree = __webpack_require__(6196);
;// CONCATENATED MODULE: ./src/github/publish-tool.ts








/** Modes are part of the input, because a decision is bound to it: a script that becomes executable is a change. */
const file = schemas/* strictObject */.rej({
    path: schemas/* string */.YjP().min(1),
    mode: schemas/* enum */.k5n(["100644", "100755", "120000", "deleted"]),
});
const schema = schemas/* strictObject */.rej({ files: schemas/* array */.YOg(file).min(1) });
const PUBLISH_TOOL = "publish_changes";
/** Input of the call that asks about these paths of the overlay. */
function publishInput(overlay, paths) {
    const asked = new Set(paths);
    const files = overlay.files.map(({ path, mode }) => ({ path, mode }));
    const deleted = overlay.deleted.map((path) => ({ path, mode: "deleted" }));
    return { files: [...files, ...deleted].filter(({ path }) => asked.has(path)) };
}
/** The engine's own last call of a run: may these protected files be part of the result? */
function publishTool(options) {
    return {
        ...(0,typed_tool/* typedTool */.X)({
            name: PUBLISH_TOOL,
            description: "Make changes of protected files part of the run's result.",
            schema,
            effect: () => "none",
            judge: () => ({
                approval: "ask",
                reason: "these files decide what later runs may do",
            }),
            preview: async (input) => ({
                summary: `Publish changes of ${listed(input)}`,
                changes: await describeFiles(options, input),
            }),
            execute: async (input) => (0,tool/* completed */.so)(`The result includes the changes of ${listed(input)}.`),
        }),
        hidden: true,
    };
}
function listed({ files }) {
    const [first, ...others] = files.map(({ path }) => path);
    return others.length === 0 ? `${first}` : `${files.length} protected files`;
}
async function describeFiles({ git, base, overlay }, { files }) {
    const before = new Map((await (0,git_objects/* listTree */.n)(git, await (0,git_tree/* treeOf */.g7)(git, base))).map(byPath));
    const after = new Map((0,overlay_tree/* overlayEdits */.i)(overlay).map((edit) => [edit.path, edit]));
    const changes = files.map(({ path, mode }) => {
        const edit = after.get(path);
        const now = edit?.oid === null ? "deleted" : edit?.mode;
        if (!edit || now !== mode)
            throw notInResult(path);
        const side = edit.oid === null ? null : { mode: edit.mode, oid: edit.oid };
        return { path, before: before.get(path) ?? null, after: side };
    });
    const oids = changes.flatMap((change) => [change.before, change.after]).map((side) => side?.oid);
    const contents = await (0,git_objects/* readObjects */.$)(git, [...new Set(oids.filter((oid) => oid !== undefined))]);
    return Promise.all(changes.map((change) => describeFile(change, contents)));
}
function byPath(entry) {
    return [entry.path, { mode: entry.mode, oid: entry.oid }];
}
async function describeFile({ path, before, after }, contents) {
    const old = before && textOf(contents.get(before.oid));
    const text = after && textOf(contents.get(after.oid));
    const isText = old !== undefined && text !== undefined;
    const described = isText ? await (0,file_diff/* describeChange */.uQ)({ path, before: old, after: text }) : undefined;
    return {
        path,
        before: before?.oid ?? null,
        after: after?.oid ?? null,
        content: text ?? null,
        diff: `${modeLines(before, after)}${described?.diff ?? binaryLine(path, { before, after })}`,
        line: described ? described.line : before && 1,
    };
}
/** Undefined for bytes that are not text. */
function textOf(bytes) {
    if (bytes === undefined || bytes.includes(0))
        return undefined;
    const text = bytes.toString("utf8");
    return Buffer.from(text).equals(bytes) ? text : undefined;
}
/** As git writes them; the usual mode of a new or deleted file goes without saying. */
function modeLines(before, after) {
    if (before && after) {
        return before.mode === after.mode ? "" : `old mode ${before.mode}\nnew mode ${after.mode}\n`;
    }
    const mode = (before ?? after)?.mode;
    if (mode === "100644")
        return "";
    return `${after ? "new" : "deleted"} file mode ${mode}\n`;
}
function binaryLine(path, { before, after }) {
    const from = before ? `a/${path}` : "/dev/null";
    const to = after ? `b/${path}` : "/dev/null";
    return `Binary files ${from} and ${to} differ\n`;
}
function notInResult(path) {
    return new errors/* LlmDoError */.p(`"${path}" is not changed in the way that was to be published.`, {
        code: "usage",
    });
}

// EXTERNAL MODULE: ./src/github/vm.ts + 2 modules
var vm = __webpack_require__(5780);
;// CONCATENATED MODULE: ./src/github/drive-run.ts













/** Drives a live run if there is something to drive and nobody alive does. */
async function resumeRun(session, journal) {
    const answer = await (0,lease/* acquireLease */.ZZ)(journal, {
        store: session.store,
        wanted: (state) => isUnpublished(state) || (0,runtime_status/* hasWork */.OJ)(state, session.now()),
        holderEnded: (holder) => holderEnded(session, holder),
        sleep: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
        now: session.now,
        ...(session.leaseSeconds === undefined ? {} : { leaseSeconds: session.leaseSeconds }),
    });
    if (answer !== "taken") {
        session.log.info(answer === "theirs"
            ? `Run ${journal.header.runId} is driven by another job, which sees this event's decisions.`
            : `Run ${journal.header.runId} has nothing to do.`);
        return { journal, outcome: null, problems: [] };
    }
    return driveRun(session, journal);
}
/** Drives a run whose lease this job holds, to its end or to the next wait. */
async function driveRun(session, journal) {
    const problems = { messages: [] };
    const publishOutcome = (outcome) => (0,publish/* publish */.m)(session, journal, { outcome, problems });
    let prepared;
    try {
        prepared = await prepare(session, journal);
    }
    catch (error) {
        // A run that nothing was saved of is simply not started.
        if (journal.tip === null)
            throw error;
        const outcome = await stop(session, journal, error);
        await publishOutcome(outcome);
        await (0,lease/* releaseLease */.wL)(journal, { now: session.now, subject: "failed", force: true });
        return { journal, outcome, problems: problems.messages };
    }
    for (const warning of prepared.warnings)
        session.log.warning(warning);
    const outcome = await (0,drive/* drive */.r)(prepared.run, {
        publish: publishOutcome,
        ...(session.leaseSeconds === undefined ? {} : { renewSeconds: session.leaseSeconds / 3 }),
    });
    if (outcome.status === "interrupted" && outcome.reason === "time") {
        await continueElsewhere(session, journal);
    }
    return { journal, outcome, problems: problems.messages };
}
/** The machine could not be made ready: the run says why and waits for `/retry`. */
async function stop(session, journal, error) {
    const message = session.redact((0,errors/* messageOf */.b)(error));
    const code = error instanceof errors/* LlmDoError */.p ? error.code : "defect";
    await journal.flush({
        subject: `failed: ${message.split("\n")[0]?.slice(0, 120)}`,
        tail: () => [{ type: "run_failed", code, message }],
    });
    return { status: "failed", code, message };
}
/** This job's time is over, not the run's: one dispatch starts the next job (design §2). */
async function continueElsewhere(session, journal) {
    try {
        await session.github.rest("POST /repos/{owner}/{repo}/dispatches", {
            event_type: "llm-do",
            client_payload: { run: journal.header.runId },
        });
    }
    catch (error) {
        session.log.warning(`The next job could not be started (${(0,errors/* messageOf */.b)(error)}); the next event or schedule goes on.`);
    }
}
async function prepare(session, journal) {
    const { header } = journal;
    const { runner, repository, environment } = session;
    const root = await (0,vm/* takeWorkspace */.ZB)(repository, runner);
    const makeCheckout = async () => {
        if (!header.baseCommit)
            return;
        await (0,vm/* checkOut */.b$)(repository, { root, commit: header.baseCommit, environment });
    };
    // Without an earlier checkout the objects of the project come with ours.
    if (!(0,vm/* hasCheckout */.tp)(root))
        await makeCheckout();
    const pinned = { commit: header.projectCommit ?? runner.sha, path: header.projectPath };
    const { project, readFile } = await (0,vm/* projectAt */.t9)(repository, pinned);
    const current = session.policyCommit;
    const currentProject = current !== pinned.commit
        ? (await (0,vm/* projectAt */.t9)(repository, { ...pinned, commit: current })).project
        : null;
    const machine = (0,runtime_machine/* prepareMachine */.P)({
        journal,
        project,
        currentProject,
        root,
        git: session.git,
        checkOut: async () => {
            await makeCheckout();
            await (0,vm/* deepen */.gN)(repository, { root, history: project.manifest.history, environment });
        },
        filesInPlace: false,
        environment,
        isolation: session.isolation,
        models: {
            anthropicApiKey: session.inputs.anthropicApiKey ?? undefined,
            anthropicBaseUrl: environment.ANTHROPIC_BASE_URL,
            openaiApiKey: session.inputs.openaiApiKey ?? undefined,
            openaiBaseUrl: session.inputs.openaiBaseUrl ?? undefined,
        },
        readProjectFile: readFile,
        defaultModel: session.defaultModel,
        secrets: session.secrets,
        redact: session.redact,
        confirm: (requests) => confirmDecisions(session, journal, requests),
        finalCall: (workspace) => protectedCall(session, journal, workspace),
        now: session.now,
        signal: session.signal,
    });
    return { ...machine, warnings: project.warnings.map((problem) => (0,project_problem/* renderProblem */.yM)(problem)) };
}
/** Files that decide what later runs may do are part of the result only with an approval that names them. */
async function protectedCall(session, journal, workspace) {
    const { baseCommit } = journal.header;
    if (!baseCommit || session.inputs.changes === "none")
        return null;
    const overlay = await workspace.exclusive(() => workspace.snapshot());
    const paths = (0,protected_changes/* protectedChanges */.et)({ overlay, approved: (0,publish_result/* approvedFiles */.bH)(journal.state) });
    if (paths.length === 0)
        return null;
    return {
        tool: publishTool({ git: session.git, base: baseCommit, overlay }),
        input: publishInput(overlay, paths),
    };
}
/** A request that waits on a page which never showed it: an earlier job died between saving and posting. */
function isUnpublished(state) {
    return [...state.requests.values()].some((item) => item.status.kind === "open" && !(0,github_published/* findPublished */.e2)(state, "request", (0,github_published/* questionOf */.YH)(item)));
}
/** Asks the API whether the job that holds a lease has ended; without `actions: read` nobody knows. */
async function holderEnded(session, holder) {
    if (!holder.workflowRun)
        return false;
    try {
        const run = await session.github.rest("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { run_id: Number(holder.workflowRun) });
        return run.status === "completed" || run.run_attempt > (holder.attempt ?? 1);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 824:
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

/***/ 623:
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
            return { kind: "void", reason: status.reason, replacedBy: successor(state, request) };
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
/** The request that asks for the same call after this one was voided. */
function successor(state, voided) {
    const later = [...state.requests.values()].filter(({ request }) => request.key === voided.request.key &&
        Number(request.id.slice(1)) > Number(voided.request.id.slice(1)));
    return later.at(0)?.request.id ?? null;
}


/***/ }),

/***/ 6196:
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

/***/ 9290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ adoptShown),
  v: () => (/* binding */ postRequests)
});

// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(7456);
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
var marker = __webpack_require__(4329);
// EXTERNAL MODULE: ./src/github/mutation.ts
var mutation = __webpack_require__(824);
// EXTERNAL MODULE: ./src/github/octokit.ts
var octokit = __webpack_require__(6702);
// EXTERNAL MODULE: ./src/github/published.ts
var published = __webpack_require__(6017);
// EXTERNAL MODULE: ./src/github/request-comment.ts
var request_comment = __webpack_require__(9330);
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

/***/ 6793:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ isWorkflowPath),
/* harmony export */   SZ: () => (/* binding */ isApproved),
/* harmony export */   et: () => (/* binding */ protectedChanges)
/* harmony export */ });
/* harmony import */ var _tools_protected_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8237);
/* harmony import */ var _tools_workspace_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5100);
/* harmony import */ var _overlay_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6196);



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

/***/ 1667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bH: () => (/* binding */ approvedFiles),
  v9: () => (/* binding */ publishResult),
  ne: () => (/* binding */ withdraw)
});

// EXTERNAL MODULE: ./src/github/branch.ts
var github_branch = __webpack_require__(6675);
// EXTERNAL MODULE: ./src/github/marker.ts
var github_marker = __webpack_require__(4329);
// EXTERNAL MODULE: ./src/github/outcome.ts
var github_outcome = __webpack_require__(623);
// EXTERNAL MODULE: ./src/github/published.ts
var published = __webpack_require__(6017);
// EXTERNAL MODULE: ./src/github/push-result.ts + 1 modules
var push_result = __webpack_require__(125);
// EXTERNAL MODULE: ./src/github/result-body.ts
var result_body = __webpack_require__(399);
// EXTERNAL MODULE: ./src/runtime/git-objects.ts
var git_objects = __webpack_require__(853);
// EXTERNAL MODULE: ./src/tools/protected-path.ts
var protected_path = __webpack_require__(8237);
// EXTERNAL MODULE: ./src/github/git-tree.ts
var git_tree = __webpack_require__(2340);
// EXTERNAL MODULE: ./src/github/overlay-tree.ts
var overlay_tree = __webpack_require__(6196);
// EXTERNAL MODULE: ./src/github/protected-changes.ts
var protected_changes = __webpack_require__(6793);
// EXTERNAL MODULE: ./src/github/request-files.ts
var request_files = __webpack_require__(6512);
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
        const mayPush = !(0,protected_path/* isProtectedPath */.W)(edit.path) || (0,protected_changes/* isApproved */.SZ)(approved, edit);
        if ((0,protected_changes/* isWorkflowPath */.$u)(edit.path) && !(mayPushWorkflows && mayPush))
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
var run_page = __webpack_require__(9087);
// EXTERNAL MODULE: ./src/github/show-result.ts
var show_result = __webpack_require__(8366);
// EXTERNAL MODULE: ./src/github/thread.ts
var thread = __webpack_require__(703);
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
        if (!ran || status.outcome.isError)
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
    const shown = await (0,show_result/* showResult */.L)(session, { state, ...proposal });
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
    await closePage(session, journal, why);
    const branch = (0,run_page/* branchOf */.W0)(state);
    const expected = (0,published/* findPublished */.e2)(state, "branch", branch)?.digest;
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

/***/ 4212:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish),
  z: () => (/* binding */ publishReceipts)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/runtime/journal.ts
var runtime_journal = __webpack_require__(943);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(7456);
// EXTERNAL MODULE: ./src/github/branch.ts
var github_branch = __webpack_require__(6675);
// EXTERNAL MODULE: ./src/github/git-tree.ts
var git_tree = __webpack_require__(2340);
// EXTERNAL MODULE: ./src/github/marker.ts
var marker = __webpack_require__(4329);
// EXTERNAL MODULE: ./src/github/push-result.ts + 1 modules
var push_result = __webpack_require__(125);
// EXTERNAL MODULE: ./src/github/request-files.ts
var request_files = __webpack_require__(6512);
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
    await (0,show_result/* showResult */.L)(session, { state, branch, title, body });
}

// EXTERNAL MODULE: ./src/github/mutation.ts
var mutation = __webpack_require__(824);
// EXTERNAL MODULE: ./src/github/octokit.ts
var octokit = __webpack_require__(6702);
// EXTERNAL MODULE: ./src/github/post-requests.ts + 1 modules
var post_requests = __webpack_require__(9290);
// EXTERNAL MODULE: ./src/github/publish-result.ts + 1 modules
var publish_result = __webpack_require__(1667);
// EXTERNAL MODULE: ./src/github/published.ts
var published = __webpack_require__(6017);
// EXTERNAL MODULE: ./src/github/receipts.ts
var receipts = __webpack_require__(2914);
// EXTERNAL MODULE: ./src/github/run-page.ts + 2 modules
var run_page = __webpack_require__(9087);
// EXTERNAL MODULE: ./src/github/thread.ts
var github_thread = __webpack_require__(703);
;// CONCATENATED MODULE: ./src/github/publish.ts












/**
 * Makes the page say what the journal says: a projection that can be repaired at any time. Each step looks
 * up what is there before it makes something, so that a crash between two steps repeats nothing.
 */
async function publish(session, journal, context) {
    const { outcome, problems } = context;
    try {
        if (outcome.status === "suspended")
            await publishRequests(session, journal);
        await publishReceipts(session, journal);
        if (outcome.status === "completed")
            await (0,publish_result/* publishResult */.v9)(session, journal);
        if (outcome.status === "cancelled") {
            await (0,publish_result/* withdraw */.ne)(session, journal, "The run was cancelled.");
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
        problems.messages.push(session.redact(advice?.message ?? (0,errors/* messageOf */.b)(error)));
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
    const isNew = (0,published/* threadOf */.uu)(state) === null;
    const thread = await (0,run_page/* ensureThread */.T0)(session, journal);
    // Before anything asks: an answer must find the run, and a VM that lost its lease must not ask.
    if (isNew)
        await journal.flush({ subject: `asks on #${thread.number}`, thread: thread.number });
    else
        await journal.refresh();
    const facts = await (0,github_thread/* readThread */.n)(session.github, thread.number);
    if (!facts)
        throw new Error(`#${thread.number} does not exist any more`);
    await (0,post_requests/* postRequests */.v)({
        github: session.github,
        journal,
        facts,
        requests,
        // In a pull request's own context the request files are on another branch: no place in its diff.
        requestFiles: inContext ? new Map() : files.paths,
        fullTexts: files.pages,
        prefix: (0,run_page/* prefixOf */.MT)(session),
    });
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
    const options = { prefix: (0,run_page/* prefixOf */.MT)(session), now: session.now() };
    // A job that answers while it drives is about to stop: what it tells is how the run stands after it.
    const holder = journal.holdsLease ? null : journal.state.holder;
    const posts = (0,receipts/* planReceipts */.d)({ ...journal.state, holder }, facts, options);
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
    const { renderFailure } = await __webpack_require__.e(/* import() */ 881).then(__webpack_require__.bind(__webpack_require__, 8881));
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

/***/ 125:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ pushOnto),
  S: () => (/* binding */ pushResult)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/github/branch.ts
var github_branch = __webpack_require__(6675);
// EXTERNAL MODULE: ./src/github/branch-history.ts
var branch_history = __webpack_require__(8966);
// EXTERNAL MODULE: ./src/github/git-tree.ts
var git_tree = __webpack_require__(2340);
// EXTERNAL MODULE: ./src/tools/protected-path.ts
var protected_path = __webpack_require__(8237);
// EXTERNAL MODULE: ./src/github/request-files.ts
var request_files = __webpack_require__(6512);
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
    return new errors/* LlmDoError */.p(`The branch "${branch}" moved ${MAX_RACES} times while the result was being pushed. Wait until nobody pushes to it, and try again.`, { code: "github" });
}


/***/ }),

/***/ 2914:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ planAcknowledgements),
/* harmony export */   d: () => (/* binding */ planReceipts)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4329);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(623);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6017);
/* harmony import */ var _receipt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3987);
/* harmony import */ var _reply_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8467);





/** What the page still has to learn: receipts of decided requests, answers to commands. Pure. */
function planReceipts(state, facts, options) {
    return [...receipts(state, facts), ...answers(state, facts, options)];
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
    return [...state.requests.values()].flatMap((item) => [
        ...(item.approval ? receipt(state, facts, { item: item.approval, outcome: LOST }) : []),
        ...receipt(state, facts, { item, outcome: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .outcomeOf */ .s)(state, item) }),
    ]);
}
const LOST = { kind: "lost" };
/** Once per question: its comment tells what came of it, and its thread is closed. */
function receipt(state, facts, { item, outcome }) {
    const published = (0,_published_js__WEBPACK_IMPORTED_MODULE_1__/* .findPublished */ .e2)(state, "request", (0,_published_js__WEBPACK_IMPORTED_MODULE_1__/* .questionOf */ .YH)(item));
    const comment = published && (0,_published_js__WEBPACK_IMPORTED_MODULE_1__/* .commentOf */ .vm)(facts, published);
    if (!outcome || outcome.kind === "waiting" || !published || !comment?.mine)
        return [];
    if ((0,_published_js__WEBPACK_IMPORTED_MODULE_1__/* .findPublished */ .e2)(state, "receipt", (0,_published_js__WEBPACK_IMPORTED_MODULE_1__/* .questionOf */ .YH)(item)))
        return [];
    const body = (0,_receipt_js__WEBPACK_IMPORTED_MODULE_2__/* .renderReceipt */ .p)({
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
    return { mutation, event: { ...published, subject: "receipt", digest: (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .bodyDigest */ .rr)(body) } };
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
function answers(state, facts, options) {
    const posts = [];
    // Strangers get one answer per thread: a bot that can be made to talk is noise.
    const answered = new Set(state.published.filter((event) => event.subject === "reply").map((event) => event.threadId));
    for (const judged of state.judged.values()) {
        if ((0,_published_js__WEBPACK_IMPORTED_MODULE_1__/* .findPublished */ .e2)(state, "reply", judged.commentId))
            continue;
        const body = (0,_reply_js__WEBPACK_IMPORTED_MODULE_3__/* .replyTo */ .u7)(judged, { state, ...options });
        if (body === null)
            continue;
        if (isStranger(judged)) {
            if (answered.has(judged.threadId))
                continue;
            answered.add(judged.threadId);
        }
        const lost = (0,_published_js__WEBPACK_IMPORTED_MODULE_1__/* .findByMarker */ .pE)(facts, { run: state.header.runId, reply: judged.commentId });
        if (!lost)
            posts.push(reply(facts, judged, body));
    }
    return posts;
}
function isStranger({ verdict }) {
    if (verdict.status !== "refused")
        return false;
    return verdict.because === "not_permitted" || verdict.because === "not_a_person";
}
function reply(facts, { commentId, threadId }, body) {
    const mutation = threadId
        ? {
            name: "addPullRequestReviewThreadReply",
            input: { pullRequestReviewThreadId: threadId, body },
            select: "comment { id }",
        }
        : {
            name: "addComment",
            input: { subjectId: facts.id, body },
            select: "commentEdge { node { id } }",
        };
    const event = {
        type: "published",
        subject: "reply",
        of: commentId,
        nodeId: null,
        number: null,
        url: null,
        digest: (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .bodyDigest */ .rr)(body),
        threadId,
    };
    return { mutation, event };
}
function reaction(subjectId, content) {
    return { name: "addReaction", input: { subjectId, content }, select: "reaction { content }" };
}


/***/ }),

/***/ 9779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ openJournals),
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
// EXTERNAL MODULE: ./src/github/authorize.ts
var authorize = __webpack_require__(1540);
// EXTERNAL MODULE: ./src/github/drive-run.ts + 2 modules
var drive_run = __webpack_require__(2753);
// EXTERNAL MODULE: ./src/github/mutation.ts
var mutation = __webpack_require__(824);
// EXTERNAL MODULE: ./src/github/post-requests.ts + 1 modules
var post_requests = __webpack_require__(9290);
// EXTERNAL MODULE: ./src/github/publish.ts + 1 modules
var publish = __webpack_require__(4212);
// EXTERNAL MODULE: ./src/github/published.ts
var github_published = __webpack_require__(6017);
// EXTERNAL MODULE: ./src/github/receipts.ts
var receipts = __webpack_require__(2914);
// EXTERNAL MODULE: ./src/github/reply.ts + 1 modules
var reply = __webpack_require__(8467);
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
/** The runs of a thread that a command is about: by request, else all that it can concern. */
function addressed(words, states, facts) {
    const born = states.filter((state) => state.header.createdAt.slice(0, 19) <= words.comment.createdAt);
    const ids = words.parsed.kind === "command" ? idsOf(words.parsed.command) : [];
    const byRequest = born.filter((state) => {
        const { reachable, implied } = reachableBy(state, facts, words.comment);
        return ids.length > 0 ? ids.some((id) => reachable.has(id)) : implied !== null;
    });
    if (byRequest.length > 0)
        return byRequest;
    const verb = words.parsed.kind === "command" ? words.parsed.command.verb : null;
    const everyone = verb === "cancel" || (verb === "approve" && isAll(words));
    const failed = verb === "retry" ? born.filter((state) => state.failure) : [];
    if (failed.length > 0)
        return failed;
    return everyone ? born : born.slice(-1);
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
            return { verb: "unavailable", targets: [], reason: command.verb };
    }
}
function targetsOf(targets) {
    if (targets.kind === "all")
        return "all";
    return targets.kind === "listed" ? targets.requests : [];
}
function idsOf(command) {
    if ("target" in command)
        return command.target ? [command.target.id] : [];
    if ("targets" in command && command.targets.kind === "listed") {
        return command.targets.requests.map((request) => request.id);
    }
    return [];
}
function isAll(words) {
    const { parsed } = words;
    return (parsed.kind === "command" &&
        "targets" in parsed.command &&
        parsed.command.targets.kind === "all");
}

// EXTERNAL MODULE: ./src/github/thread.ts
var thread = __webpack_require__(703);
;// CONCATENATED MODULE: ./src/github/reconcile.ts















/**
 * Reconcile, don't react: an event only says "look". Reads the runs and the page of a pull request or issue,
 * judges every command that was not judged yet, records the decisions, and drives what can go on. Doing it
 * twice, late or in another order changes nothing.
 */
async function reconcileThread(session, where) {
    const journals = await openJournals(session, await session.store.thread(where.number));
    const facts = await (0,thread/* readThread */.n)(session.github, where.number);
    if (!facts) {
        session.log.warning(`#${where.number} does not exist or this token may not read it.`);
        return [];
    }
    const live = journals.filter((journal) => !journal.finished).map(({ journal }) => journal);
    const authorizer = (0,authorize/* createAuthorizer */.Q)(session.github, session.inputs.approvers);
    const words = wordsIn(facts, { prefix: session.inputs.commandPrefix, bareAllowed: true });
    if (live.length === 0) {
        const last = journals.at(-1)?.journal;
        if (last)
            await answerLate(session, { journal: last, facts, words, authorizer, ...where });
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
    const [opened] = await openJournals(session, [runId]);
    if (!opened || opened.finished)
        return null;
    return (0,drive_run/* resumeRun */.Z)(session, opened.journal);
}
async function openJournals(session, runIds) {
    const opened = [];
    for (const runId of runIds) {
        const checkpoint = await session.store.read(runId);
        if (!checkpoint)
            continue;
        const { store, holder, now } = session;
        const journal = new runtime_journal/* Journal */.C({ store, header: checkpoint.header, checkpoint, holder, now });
        opened.push({ journal, finished: checkpoint.finished });
    }
    return opened.sort((a, b) => (a.journal.header.createdAt < b.journal.header.createdAt ? -1 : 1));
}
/** Judges the page against each run and saves what was decided. Returns the runs that somebody spoke to. */
async function recordDecisions(session, page) {
    const spokenTo = new Set();
    for (const journal of page.journals) {
        const incoming = await incomingFor(session, journal, page);
        if (incoming.length === 0)
            continue;
        const { now } = session;
        const facts = { now: now(), cut: (0,run_page/* cutRequests */.lI)(journal.state) };
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
        if (!addressed(words, states, facts).includes(state))
            continue;
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
    return incoming;
}
/** Merged or closed while requests wait: nobody reads the page any more, so the run is over. */
function closedReason(facts, { state }) {
    if (facts.state === "open" || state.finished || (0,runtime_status/* openRequests */.js)(state).length === 0)
        return null;
    const kind = facts.kind === "issue" ? "issue" : "pull request";
    return `the ${kind} #${facts.number} was ${facts.state}`;
}
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
/** Words to runs that are over: the comment that woke us is answered once, everything older is history. */
async function answerLate(session, late) {
    const { journal, facts } = late;
    const words = late.words.find(({ comment }) => comment.databaseId === late.commentId);
    if (!words || journal.state.judged.has(words.comment.id))
        return;
    const { runId } = journal.header;
    if ((0,github_published/* findByMarker */.pE)(facts, { run: runId, reply: words.comment.id }))
        return;
    const command = await speak(words, {
        state: journal.state,
        facts,
        authorizer: late.authorizer,
        preventSelf: false,
    });
    if ("unavailable" in command)
        return;
    const now = session.now();
    const { append } = (0,decide/* decide */.L)(journal.state, [{ kind: "command", ...command }], {
        now,
        cut: new Set(),
    });
    const judged = append.find((body) => body.type === "comment_judged");
    if (!judged)
        return;
    const event = { ...judged, at: now.toISOString() };
    const body = (0,reply/* replyTo */.u7)(event, { state: journal.state, prefix: (0,run_page/* prefixOf */.MT)(session), now });
    await acknowledge(session, [event]);
    if (body === null)
        return;
    const input = judged.threadId
        ? { pullRequestReviewThreadId: judged.threadId, body }
        : { subjectId: facts.id, body };
    await (0,mutation/* mutate */.T)(session.github, [
        judged.threadId
            ? { name: "addPullRequestReviewThreadReply", input, select: "comment { id }" }
            : { name: "addComment", input, select: "commentEdge { node { id } }" },
    ]);
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

/***/ 8366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ showResult)
/* harmony export */ });
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6702);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6017);


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
        const url = `${github.serverUrl}/${github.owner}/${github.repository}/compare/${base}...${branch}?expand=1`;
        session.log.warning(`${advice.message}\nThe result is on the branch ${branch}: open ${url}`);
        return { number: (0,_published_js__WEBPACK_IMPORTED_MODULE_1__/* .threadOf */ .uu)(state)?.number ?? 0, html_url: url, node_id: "" };
    }
}
async function markReady(session, pullRequestId) {
    const mutation = `mutation Ready($input: MarkPullRequestReadyForReviewInput!) {
    markPullRequestReadyForReview(input: $input) { pullRequest { id } } }`;
    await session.github.graphql(mutation, { input: { pullRequestId } });
}
async function openPullRequestOf(session, branch) {
    const { github } = session;
    const found = await github.rest("GET /repos/{owner}/{repo}/pulls", {
        head: `${github.owner}:${branch}`,
        state: "open",
    });
    return found[0] ?? null;
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


/***/ }),

/***/ 5780:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b$: () => (/* binding */ checkOut),
  gN: () => (/* binding */ deepen),
  tp: () => (/* binding */ hasCheckout),
  h_: () => (/* binding */ openRepository),
  t9: () => (/* binding */ projectAt),
  ZB: () => (/* binding */ takeWorkspace)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/git.ts
var src_git = __webpack_require__(1243);
// EXTERNAL MODULE: ./src/project/layout.ts
var layout = __webpack_require__(6547);
// EXTERNAL MODULE: ./src/project/project.ts + 9 modules
var project_project = __webpack_require__(660);
// EXTERNAL MODULE: ./src/runtime/git-objects.ts
var git_objects = __webpack_require__(853);
;// CONCATENATED MODULE: ./src/runtime/git-files.ts


const SKIPPED = "node_modules";
/** As Linux: https://man7.org/linux/man-pages/man7/path_resolution.7.html */
const MOST_LINKS = 40;
/**
 * The author's files as of a commit. Links that leave the folder and `node_modules` do not exist in it.
 * Throws LlmDoError "store" when the commit is not there, "project" for a file that is not UTF-8.
 */
function gitFiles(options) {
    const { git, commit, path } = options;
    const folder = path
        .split("/")
        .filter((part) => part !== "" && part !== ".")
        .join("/");
    let loading;
    const load = () => {
        loading ??= loadCommit(options, folder);
        return loading;
    };
    return {
        label: `${folder === "" ? "" : `"${folder}" of `}commit ${commit.slice(0, 7)}`,
        async list(directory) {
            const tree = await load();
            const place = resolvePath(tree, directory);
            const names = place === undefined ? [] : [...(tree.folders.get(place) ?? [])];
            return names.flatMap((name) => listedName(tree, place ?? "", name)).sort();
        },
        async read(file) {
            const tree = await load();
            const oid = tree.blobs.get(resolvePath(tree, file) ?? "");
            if (oid === undefined)
                return undefined;
            const content = tree.contents.get(oid) ?? (await (0,git_objects/* readObjects */.$)(git, [oid])).get(oid);
            return content && decode(content, file);
        },
    };
}
async function loadCommit(options, folder) {
    const { git, commit, likely = [], fetch } = options;
    const load = async () => {
        const ahead = (0,git_objects/* readObjects */.$)(git, likely.map((path) => `${commit}:${path}`));
        const [tree, contents] = await Promise.all([loadTree(git, commit, folder), ahead]);
        return { ...tree, contents };
    };
    try {
        return await load();
    }
    catch (error) {
        if (!fetch)
            throw error;
        await fetch();
        return load();
    }
}
async function loadTree(git, commit, folder) {
    const prefix = folder === "" ? "" : `${folder}/`;
    const entries = await (0,git_objects/* listTree */.n)(git, commit, prefix === "" ? {} : { path: prefix });
    const inside = entries
        .map((entry) => ({ ...entry, path: entry.path.slice(prefix.length) }))
        .filter(({ type, path }) => type === "blob" && !path.split("/").includes(SKIPPED));
    const links = inside.filter(({ mode }) => mode === "120000");
    const targets = await (0,git_objects/* readObjects */.$)(git, [...new Set(links.map(({ oid }) => oid))]);
    const folders = new Map([["", new Set()]]);
    for (const { path } of inside)
        addToFolders(folders, path);
    return {
        blobs: new Map(inside.filter(({ mode }) => mode !== "120000").map(({ path, oid }) => [path, oid])),
        links: new Map(links.map(({ path, oid }) => [path, String(targets.get(oid))])),
        folders,
    };
}
function addToFolders(folders, path) {
    let folder = "";
    for (const part of path.split("/").slice(0, -1)) {
        folders.get(folder)?.add(`${part}/`);
        folder = folder === "" ? part : `${folder}/${part}`;
        if (!folders.has(folder))
            folders.set(folder, new Set());
    }
    folders.get(folder)?.add(path.slice(path.lastIndexOf("/") + 1));
}
/** A link is listed as what it points to; one that points nowhere in the project is not. */
function listedName(tree, folder, name) {
    const path = folder === "" ? name : `${folder}/${name}`;
    if (!tree.links.has(path))
        return [name];
    const target = resolvePath(tree, path);
    if (target === undefined)
        return [];
    if (tree.folders.has(target))
        return [`${name}/`];
    return tree.blobs.has(target) ? [name] : [];
}
/** The path without links, `.` and `..`, or undefined when it leaves the project or goes in circles. */
function resolvePath(tree, path) {
    if (path.split("/").includes("..") || path.includes("\0"))
        return undefined;
    const ahead = path.split("/");
    if (ahead[0] === "" && ahead.length > 1)
        return undefined;
    const done = [];
    let links = 0;
    for (let part = ahead.shift(); part !== undefined; part = ahead.shift()) {
        if (part === "" || part === ".")
            continue;
        if (part === "..") {
            if (done.pop() === undefined)
                return undefined;
            continue;
        }
        done.push(part);
        const target = tree.links.get(done.join("/"));
        if (target === undefined)
            continue;
        links += 1;
        if (links > MOST_LINKS || target.startsWith("/"))
            return undefined;
        done.pop();
        ahead.unshift(...target.split("/"));
    }
    return done.join("/");
}
function decode(bytes, path) {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new errors/* LlmDoError */.p(`"${path}" is not UTF-8 text.`, { code: "project", cause });
    }
}

// EXTERNAL MODULE: ./src/runtime/git-refs.ts
var git_refs = __webpack_require__(6424);
;// CONCATENATED MODULE: ./src/runtime/materialize.ts




/**
 * Makes `root` a checkout of `commit`, detached, in a repository of its own so that tools can run `git log`.
 * A checkout that is at the commit is used as it is; one that is elsewhere is moved, and files that git does
 * not know stay. No credentials are left behind. Throws LlmDoError "store" when git refuses.
 */
async function materialize(options) {
    const { root, commit } = options;
    await (0,promises_.mkdir)(root, { recursive: true });
    const fetching = options.git.at({
        directory: await (0,promises_.realpath)(root),
        gitDirectory: undefined,
        workTree: undefined,
        indexFile: undefined,
        objectDirectory: undefined,
    });
    // A checkout may start filters that the repository's configuration names.
    const git = fetching.at({ credentials: undefined });
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, ".git"))) {
        await git.run(["init", "--quiet", "--template=", "--initial-branch=main"]);
    }
    if ((await headOf(git)) === commit)
        return;
    if (!(await hasCommit(git, commit)))
        await fetchCommit(fetching, options);
    await git.run(["checkout", "--quiet", "--detach", commit, "--"]);
}
async function headOf(git) {
    const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
    return (await git.run(args, { allowExitCodes: "any" })).stdout.trim();
}
async function hasCommit(git, commit) {
    const args = ["cat-file", "-e", `${commit}^{commit}`];
    return (await git.run(args, { allowExitCodes: "any" })).exitCode === 0;
}
async function fetchCommit(git, options) {
    const { commit, remote, depth = 1 } = options;
    if (!remote) {
        throw new errors/* LlmDoError */.p(`Commit ${commit} is not in the repository at "${options.root}". Fetch it, or check out with a deeper history.`, { code: "store" });
    }
    const history = depth === "full" ? await wholeHistory(git) : [`--depth=${depth}`];
    const flags = ["--quiet", "--no-tags", "--no-write-fetch-head", ...history];
    await git.run(["fetch", ...flags, remote.url, commit], { timeoutSeconds: 1800 });
}
async function wholeHistory(git) {
    const { stdout } = await git.run(["rev-parse", "--is-shallow-repository"]);
    return stdout.trim() === "true" ? ["--unshallow"] : [];
}

// EXTERNAL MODULE: ./src/runtime/private-git.ts
var private_git = __webpack_require__(9842);
;// CONCATENATED MODULE: ./src/github/vm.ts











/** The repository that states and branches are made in: outside the workspace, gone with the VM. */
async function openRepository(runner, options) {
    const directory = (0,external_node_path_.join)(runner.temporary, `llm-do-${options.nonce}`);
    const credentials = { serverUrl: runner.serverUrl, token: options.token };
    const { environment } = options;
    const objects = (0,external_node_path_.join)(runner.workspace, ".git", "objects");
    const git = await (0,private_git/* openPrivateGit */.q)({
        directory,
        environment,
        credentials,
        // An earlier checkout step has fetched what we need already.
        ...((0,external_node_fs_.existsSync)(objects) ? { objects: { directory: objects, access: "read" } } : {}),
    });
    const remote = { url: `${runner.serverUrl}/${runner.owner}/${runner.repository}.git` };
    const made = { checkouts: new Map(), projects: new Map() };
    return { git, remote, directory, credentials, made, used: [] };
}
/** The job's workspace for its first run; a later one must not see what an earlier one left behind. */
async function takeWorkspace(repository, runner) {
    const { used, directory } = repository;
    const root = used.length === 0 ? runner.workspace : `${directory}-workspace-${used.length}`;
    used.push(root);
    await (0,promises_.mkdir)(root, { recursive: true });
    return root;
}
function hasCheckout(root) {
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, ".git"));
}
/**
 * Makes the workspace a checkout of `commit` and lets the private repository read its objects. An existing
 * checkout at that commit is used as it is, whatever its depth.
 */
function checkOut(repository, options) {
    const { checkouts } = repository.made;
    const key = `${options.commit} ${options.root}`;
    const made = checkouts.get(key) ?? makeCheckout(repository, options);
    checkouts.set(key, made);
    return made;
}
async function makeCheckout(repository, options) {
    const { root, commit, environment } = options;
    const { credentials, remote, directory } = repository;
    const plain = (0,src_git/* createGit */.l)({ directory: root, environment, credentials });
    try {
        await materialize({ root, commit, git: plain, remote });
    }
    catch (error) {
        throw /^git fetch /.test((0,errors/* messageOf */.b)(error)) ? notFetched(commit, error) : error;
    }
    const objects = await (0,private_git/* objectsOf */.i)(plain, root);
    await (0,private_git/* openPrivateGit */.q)({
        directory,
        environment,
        credentials,
        objects: { directory: objects, access: "read" },
    });
}
/** `history:` of the manifest, for workers that read the log. */
async function deepen(repository, options) {
    const { root, history, environment } = options;
    if (history === 1 || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, ".git", "shallow")))
        return;
    const git = (0,src_git/* createGit */.l)({ directory: root, environment, credentials: repository.credentials });
    const depth = history === "full" ? ["--unshallow"] : [`--depth=${history}`];
    const { stdout } = await git.run(["rev-parse", "HEAD"]);
    await git.run([
        "fetch",
        "--quiet",
        "--no-write-fetch-head",
        ...depth,
        "--tags",
        repository.remote.url,
        stdout.trim(),
    ]);
}
/** The project as a trusted commit has it, read from git: nothing in the workspace can change it. */
function projectAt(repository, place) {
    const { projects } = repository.made;
    const key = `${place.commit} ${place.path}`;
    const read = projects.get(key) ?? readProject(repository, place);
    projects.set(key, read);
    return read;
}
async function readProject(repository, place) {
    const files = gitFiles({
        git: repository.git,
        commit: place.commit,
        path: "",
        likely: likelyFiles(place.path),
        // An earlier checkout, or the fetch of another commit, may have brought it.
        fetch: () => vm_fetchCommit(repository, place.commit),
    });
    const project = await (0,project_project/* openProject */.U)(files, { path: place.path });
    const { base } = await (0,layout/* locateProject */.m0)(files, place.path);
    return {
        project,
        readFile: async (path) => (await files.read((0,layout/* joinPath */.uJ)(base, path))) ?? files.read(path),
    };
}
/** Read together with the list of files: an entry worker is in one of few places. */
function likelyFiles(path) {
    if (path.endsWith(".worker"))
        return [path];
    const names = ["main.worker", "project.yaml"];
    return ["", ".llm-do", ".github/llm-do"].flatMap((folder) => names.map((name) => (0,layout/* joinPath */.uJ)((0,layout/* joinPath */.uJ)(path === "." ? "" : path, folder), name)));
}
async function vm_fetchCommit({ git, remote }, commit) {
    try {
        await git.run(["fetch", "--quiet", "--depth=1", "--no-tags", remote.url, commit]);
    }
    catch (error) {
        throw notFetched(commit, error);
    }
}
function notFetched(commit, cause) {
    const said = (0,errors/* messageOf */.b)(cause);
    // https://git-scm.com/docs/git-config#Documentation/git-config.txt-uploadpackallowAnySHA1InWant
    if (/not our ref|unadvertised object|remote ref .* not found|find remote ref/i.test(said)) {
        return new errors/* LlmDoError */.p(`Commit ${commit} is not in the repository any more: the branch that it was on was deleted or force-pushed. Start the run again from a branch as it is now.`, { code: "github", cause });
    }
    (0,git_refs/* throwIfForbidden */.h4)(said);
    return new errors/* LlmDoError */.p(`Commit ${commit} could not be fetched: ${said}`, {
        code: "github",
        cause,
    });
}


/***/ })

};
