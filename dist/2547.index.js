export const id = 2547;
export const ids = [2547,9237];
export const modules = {

/***/ 31540:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ checkTeams),
/* harmony export */   QG: () => (/* binding */ createAuthorizer)
/* harmony export */ });
/* unused harmony export needed */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6702);


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
        if (error instanceof _octokit_js__WEBPACK_IMPORTED_MODULE_1__.GitHubFailure && error.status === 404) {
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
        if (error instanceof _octokit_js__WEBPACK_IMPORTED_MODULE_1__.GitHubFailure && error.status === 404)
            return false;
        throw error;
    }
}
/**
 * Teams that the token cannot read would make every later decision fail: said before the run starts.
 * Throws LlmDoError "permission" that names the team and the token that can.
 */
async function checkTeams(github, approvers, username) {
    for (const team of approvers.teams) {
        try {
            await isMember(github, team, username);
        }
        catch (error) {
            if (!(error instanceof _octokit_js__WEBPACK_IMPORTED_MODULE_1__.GitHubFailure) || error.status !== 403)
                throw error;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Input 'approvers' names the team "@${team.organization}/${team.slug}", which this token may not read. Give the input 'github-token' an App's token with the organization permission 'members: read', or name logins or a role.`, { code: "permission", cause: error });
        }
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

/***/ 95479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ driveRun),
/* harmony export */   Z: () => (/* binding */ resumeRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _project_problem_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17226);
/* harmony import */ var _runtime_code_directory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28549);
/* harmony import */ var _runtime_drive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38650);
/* harmony import */ var _runtime_lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57834);
/* harmony import */ var _runtime_machine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87076);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17456);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66017);
/* harmony import */ var _vm_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25900);









/** Drives a live run if there is something to drive and nobody alive does. */
async function resumeRun(session, journal) {
    const answer = await (0,_runtime_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .acquireLease */ .ZZ)(journal, {
        store: session.store,
        wanted: (state) => isUnpublished(state) || (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_7__/* .hasWork */ .OJ)(state, session.now()),
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
    // What speaks to people is loaded when there is something to say.
    const publishOutcome = async (outcome) => {
        const { publish } = await Promise.all(/* import() */[__webpack_require__.e(2394), __webpack_require__.e(6969), __webpack_require__.e(1667), __webpack_require__.e(3485)]).then(__webpack_require__.bind(__webpack_require__, 63485));
        return publish(session, journal, { outcome, problems });
    };
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
        await (0,_runtime_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseLease */ .wL)(journal, { now: session.now, subject: "failed", force: true });
        return { journal, outcome, problems: problems.messages };
    }
    for (const warning of prepared.warnings)
        session.log.warning(warning);
    const outcome = await (0,_runtime_drive_js__WEBPACK_IMPORTED_MODULE_2__/* .drive */ .r)(prepared.run, {
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
    if (session.signal.aborted) {
        return { status: "interrupted", reason: "signal", message: "the job was ended" };
    }
    const message = session.redact((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error));
    const code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW ? error.code : "defect";
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
        session.log.warning(`The next job could not be started (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}); the next event or schedule goes on.`);
    }
}
async function prepare(session, journal) {
    const { header } = journal;
    const { runner, repository, environment } = session;
    const root = await (0,_vm_js__WEBPACK_IMPORTED_MODULE_6__/* .takeWorkspace */ .ZB)(repository, runner);
    const makeCheckout = async () => {
        if (!header.baseCommit)
            return;
        await (0,_vm_js__WEBPACK_IMPORTED_MODULE_6__/* .checkOut */ .b$)(repository, { root, commit: header.baseCommit, environment });
    };
    // Without an earlier checkout the objects of the project come with ours.
    if (!(0,_vm_js__WEBPACK_IMPORTED_MODULE_6__/* .hasCheckout */ .tp)(root))
        await makeCheckout();
    const pinned = {
        commit: header.projectCommit ?? runner.sha,
        path: header.projectPath,
        entry: header.worker,
    };
    const { project, readFile } = await (0,_vm_js__WEBPACK_IMPORTED_MODULE_6__/* .projectAt */ .t9)(repository, pinned);
    const current = session.policyCommit;
    const currentProject = current !== pinned.commit
        ? (await (0,_vm_js__WEBPACK_IMPORTED_MODULE_6__/* .projectAt */ .t9)(repository, { ...pinned, commit: current })).project
        : null;
    const machine = (0,_runtime_machine_js__WEBPACK_IMPORTED_MODULE_4__/* .prepareMachine */ .P)({
        journal,
        project,
        currentProject,
        root,
        git: session.git,
        checkOut: async () => {
            await makeCheckout();
            await (0,_vm_js__WEBPACK_IMPORTED_MODULE_6__/* .deepen */ .gN)(repository, { root, history: project.manifest.history, environment });
        },
        filesInPlace: false,
        environment,
        isolation: session.isolation,
        codeDirectory: (0,_runtime_code_directory_js__WEBPACK_IMPORTED_MODULE_1__/* .codeDirectories */ .n)(session.runner.temporary),
        models: modelsOf(session),
        readProjectFile: readFile,
        defaultModel: session.defaultModel,
        secrets: session.secrets,
        redact: session.redact,
        confirm: async (requests) => {
            const { confirmDecisions } = await __webpack_require__.e(/* import() */ 7651).then(__webpack_require__.bind(__webpack_require__, 77651));
            return confirmDecisions(session, journal, requests);
        },
        confirmReply: async (reply) => {
            const { confirmReply } = await __webpack_require__.e(/* import() */ 7651).then(__webpack_require__.bind(__webpack_require__, 77651));
            return confirmReply(session, journal, reply);
        },
        finalCall: (workspace) => protectedCall(session, journal, workspace),
        now: session.now,
        signal: session.signal,
    });
    return { ...machine, warnings: project.warnings.map((problem) => (0,_project_problem_js__WEBPACK_IMPORTED_MODULE_8__/* .renderProblem */ .yM)(problem)) };
}
function modelsOf({ inputs, environment }) {
    return {
        anthropicApiKey: inputs.anthropicApiKey ?? undefined,
        anthropicBaseUrl: environment.ANTHROPIC_BASE_URL,
        openaiApiKey: inputs.openaiApiKey ?? undefined,
        openaiBaseUrl: inputs.openaiBaseUrl ?? undefined,
        openrouterApiKey: environment.OPENROUTER_API_KEY,
        ollamaBaseUrl: environment.OLLAMA_BASE_URL,
    };
}
/** Files that decide what later runs may do are part of the result only with an approval that names them. */
async function protectedCall(session, journal, workspace) {
    const { baseCommit } = journal.header;
    if (!baseCommit || session.inputs.changes === "none")
        return null;
    const overlay = await workspace.exclusive(() => workspace.snapshot());
    if (overlay.files.length === 0 && overlay.deleted.length === 0)
        return null;
    const [{ protectedChanges }, { approvedFiles }, { publishInput, publishTool }] = await Promise.all([
        __webpack_require__.e(/* import() */ 6793).then(__webpack_require__.bind(__webpack_require__, 26793)),
        Promise.all(/* import() */[__webpack_require__.e(2394), __webpack_require__.e(6969), __webpack_require__.e(1667)]).then(__webpack_require__.bind(__webpack_require__, 71667)),
        Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8559)]).then(__webpack_require__.bind(__webpack_require__, 8559)),
    ]);
    const paths = protectedChanges({ overlay, approved: approvedFiles(journal.state) });
    if (paths.length === 0)
        return null;
    return {
        tool: publishTool({ git: session.git, base: baseCommit, overlay }),
        input: publishInput(overlay, paths),
    };
}
/** What waits on a page which never showed it: an earlier job died between saving and posting. */
function isUnpublished(state) {
    const { awaited } = state;
    if (awaited && !(0,_published_js__WEBPACK_IMPORTED_MODULE_5__/* .findPublished */ .e2)(state, "answer", awaited.key))
        return true;
    return [...state.requests.values()].some((item) => item.status.kind === "open" && !(0,_published_js__WEBPACK_IMPORTED_MODULE_5__/* .findPublished */ .e2)(state, "request", (0,_published_js__WEBPACK_IMPORTED_MODULE_5__/* .questionOf */ .YH)(item)));
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

/***/ 7400:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ openJournals)
/* harmony export */ });
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10943);

/** The journals of these runs, oldest first; runs that do not exist are left out. */
async function openJournals(session, runIds) {
    const opened = [];
    for (const runId of runIds) {
        const checkpoint = await session.store.read(runId);
        if (!checkpoint)
            continue;
        const { store, holder, now } = session;
        const journal = new _runtime_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .Journal */ .C({ store, header: checkpoint.header, checkpoint, holder, now });
        opened.push({ journal, finished: checkpoint.finished });
    }
    return opened.sort((a, b) => (a.journal.header.createdAt < b.journal.header.createdAt ? -1 : 1));
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

/***/ 38650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ drive)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/tools/live-processes.ts
var live_processes = __webpack_require__(49237);
// EXTERNAL MODULE: ./src/runtime/execute.ts + 1 modules
var execute = __webpack_require__(38911);
// EXTERNAL MODULE: ./src/runtime/frame.ts
var runtime_frame = __webpack_require__(28853);
// EXTERNAL MODULE: ./src/runtime/gate.ts + 2 modules
var gate = __webpack_require__(50646);
// EXTERNAL MODULE: ./src/runtime/settle.ts
var settle = __webpack_require__(36937);
;// CONCATENATED MODULE: ./src/runtime/final.ts




/** Structural key of the call that the engine itself makes when the entry worker has finished. */
const FINAL_KEY = "final";
/**
 * The engine's own last call: it goes through the same gate as every other, so that publishing what
 * needs a name on it (policy files, workers, CODEOWNERS) waits for a person like a tool call does.
 */
async function settleFinal(run) {
    const recorded = run.journal.state.calls.get(FINAL_KEY);
    if (recorded?.completed)
        return "settled";
    const asked = await run.finalCall();
    if (!asked)
        return "settled";
    const { tool, input } = asked;
    const judgement = await tool.judge(input);
    const call = {
        key: FINAL_KEY,
        name: tool.name,
        input,
        toolUseId: FINAL_KEY,
        tool,
        parsed: input,
        reason: judgement.reason,
    };
    const frame = await (0,runtime_frame/* entryFrame */.C)(run);
    if (judgement.approval === "pre_approved") {
        await (0,execute/* executeCall */.E)(run, frame, call);
        return "settled";
    }
    const refusal = (0,settle/* standingRefusal */.ve)(run, FINAL_KEY);
    if (refusal) {
        const content = (0,settle/* notExecuted */.hD)(tool.name, refusal.reason);
        (0,settle/* settleCall */.mT)(run, { frame, call, content, refusedBy: refusal.by });
        return "settled";
    }
    const [result] = await (0,gate/* settleGated */.X)(run, { frame, why: "", calls: [call] });
    return result?.status === "suspended" ? "suspended" : "settled";
}

// EXTERNAL MODULE: ./src/runtime/journal.ts
var journal = __webpack_require__(10943);
// EXTERNAL MODULE: ./src/runtime/lease.ts
var lease = __webpack_require__(57834);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
;// CONCATENATED MODULE: ./src/runtime/drive.ts







/**
 * Drives a run whose lease this process holds until nothing is left to do here: every wait, every
 * failure and every end is saved, then published, then the lease is given back.
 */
async function drive(run, options) {
    const renewal = startRenewal(run, options.renewSeconds ?? lease/* RENEW_SECONDS */.Md);
    try {
        for (;;) {
            const outcome = await attempt(run);
            if (outcome.status === "interrupted")
                return await leave(run, outcome);
            if (outcome.status === "lost")
                return outcome;
            await save(run, outcome);
            if (outcome.status === "suspended" && (0,runtime_status/* hasWork */.OJ)(run.journal.state, run.now()))
                continue;
            const publication = await options.publish(outcome);
            const ended = outcome.status === "completed" || outcome.status === "cancelled";
            const released = await (0,lease/* releaseLease */.wL)(run.journal, {
                now: run.now,
                subject: `${subjectOf(run, outcome)}; ${ended ? "put away" : "machine free"}`,
                force: outcome.status !== "suspended",
                finished: ended && publication.complete,
                ...(publication.thread === undefined ? {} : { thread: publication.thread }),
            });
            if (released)
                return outcome;
        }
    }
    catch (error) {
        if (error instanceof journal/* LeaseLost */.V)
            return { status: "lost" };
        throw error;
    }
    finally {
        clearInterval(renewal);
        await (0,live_processes.endLiveProcesses)();
    }
}
/** From the first turn to the end or the next wait; recorded steps cost nothing. */
async function attempt(run) {
    try {
        const { state } = run.journal;
        if (state.finished?.status === "completed") {
            return { status: "completed", result: state.finished.result };
        }
        if (state.cancelled)
            return { status: "cancelled", reason: state.cancelled.reason };
        // Saved by a VM that was lost before it could say so: only a person's `/retry` goes on.
        if (state.failure) {
            return { status: "failed", code: state.failure.code, message: state.failure.message };
        }
        const outcome = await run.enter(await (0,runtime_frame/* entryFrame */.C)(run));
        if (outcome.status === "failed") {
            return { status: "failed", code: "worker", message: outcome.message };
        }
        if (outcome.status === "suspended")
            return outcome;
        await run.workspace.ready();
        const final = await settleFinal(run);
        return final === "suspended"
            ? { status: "suspended" }
            : { status: "completed", result: outcome.text };
    }
    catch (error) {
        return outcomeOf(run, error);
    }
}
function outcomeOf(run, error) {
    if (error instanceof journal/* LeaseLost */.V)
        return { status: "lost" };
    if (error instanceof runtime_frame.Interrupted) {
        return error.reason === "cancelled"
            ? { status: "cancelled", reason: run.journal.state.cancelled?.reason ?? error.message }
            : { status: "interrupted", reason: error.reason, message: error.message };
    }
    if (run.signal.aborted) {
        return { status: "interrupted", reason: "signal", message: (0,errors/* messageOf */.bD)(error) };
    }
    if (error instanceof errors/* LlmDoError */.pW) {
        return { status: "failed", code: error.code, message: run.redact(error.message) };
    }
    const stack = error instanceof Error && error.stack ? error.stack : (0,errors/* messageOf */.bD)(error);
    const message = `${stack}\nThis is a defect of llm-do. Please report it: https://github.com/llm-do/action/issues`;
    return { status: "failed", code: "defect", message: run.redact(message) };
}
async function save(run, outcome) {
    const { journal } = run;
    if (outcome.status === "failed" && !journal.state.failure) {
        journal.append({ type: "run_failed", code: outcome.code, message: outcome.message });
    }
    if (outcome.status === "completed" && !journal.state.finished) {
        journal.append({ type: "run_finished", status: "completed", result: outcome.result });
    }
    if (outcome.status === "cancelled" && !journal.state.finished) {
        journal.append({ type: "run_finished", status: "cancelled", result: outcome.reason });
    }
    await journal.flush({ subject: subjectOf(run, outcome) });
    if (outcome.status !== "suspended")
        return;
    const left = run.workspace.notCarried();
    if (left.length === 0 && (journal.state.leftBehind?.paths.length ?? 0) === 0)
        return;
    // Saved with the release of the lease: the snapshot of this flush has just found them.
    journal.append({ type: "files_left_behind", nonce: journal.holder.nonce, paths: left });
}
/** A VM that is going away saves what is consistent at once and never waits for a running call. */
async function leave(run, outcome) {
    await (0,lease/* releaseLease */.wL)(run.journal, {
        now: run.now,
        subject: `interrupted: ${outcome.message}`,
        force: true,
        partial: outcome.reason === "signal",
    });
    return outcome;
}
function startRenewal(run, seconds) {
    const timer = setInterval(() => {
        run.journal
            .flush({
            subject: "still running",
            partial: true,
            tail: (state) => state.holder?.nonce === run.journal.holder.nonce
                ? [{ type: "lease_renewed", nonce: run.journal.holder.nonce }]
                : [],
        })
            // A lost lease is found again by the next turn or effect, which stops there.
            .catch(() => undefined);
    }, seconds * 1000);
    timer.unref();
    return timer;
}
function subjectOf(run, outcome) {
    switch (outcome.status) {
        case "suspended": {
            const ids = (0,runtime_status/* openRequests */.js)(run.journal.state).map((open) => open.request.id);
            if (ids.length === 0)
                return "suspended: waits for a reply";
            return `suspended: ${ids.join(", ")} ${ids.length === 1 ? "waits" : "wait"} for a decision`;
        }
        case "failed":
            return `failed: ${(outcome.message.split("\n")[0] ?? "").slice(0, 120)}`;
        default:
            return outcome.status;
    }
}


/***/ }),

/***/ 57834:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ RENEW_SECONDS),
/* harmony export */   ZZ: () => (/* binding */ acquireLease),
/* harmony export */   wL: () => (/* binding */ releaseLease)
/* harmony export */ });
/* unused harmony exports LEASE_SECONDS, mayTakeLease */
/* harmony import */ var _journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10943);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17456);


/** A tip that has not moved for this long, as the waiting VM itself saw it, has no living holder. */
const LEASE_SECONDS = 90;
/** A living holder moves the tip at least this often: three chances before anybody takes over. */
const RENEW_SECONDS = 30;
/** Whether this process may drive the run now. Pure: the same answer on every VM with the same facts. */
function mayTakeLease(state, us, facts) {
    const { holder } = state;
    if (!holder || holder.nonce === us.nonce)
        return true;
    // An attempt of the same workflow run has replaced the one before it.
    const superseded = holder.workflowRun !== null &&
        holder.workflowRun === us.workflowRun &&
        (holder.attempt ?? 0) < (us.attempt ?? 0);
    return superseded || facts.holderEnded || facts.stillSeconds >= facts.leaseSeconds;
}
/**
 * Takes the lease, or waits until it is clear that somebody alive has it. Whoever's append lands last
 * drives: a holder that releases looks for work in the same write.
 */
async function acquireLease(journal, options) {
    try {
        return await waitForLease(journal, options);
    }
    catch (error) {
        // The run ended between two looks at it.
        if (error instanceof _journal_js__WEBPACK_IMPORTED_MODULE_0__/* .LeaseLost */ .V)
            return "idle";
        throw error;
    }
}
async function waitForLease(journal, options) {
    const leaseSeconds = options.leaseSeconds ?? LEASE_SECONDS;
    const pollSeconds = Math.max(0.1, Math.min(5, leaseSeconds / 10));
    const seenTip = journal.tip;
    const seenHolder = journal.state.holder;
    const holderEnded = seenHolder !== null &&
        seenHolder.nonce !== journal.holder.nonce &&
        (await options.holderEnded(seenHolder));
    for (let stillSeconds = 0;; stillSeconds += pollSeconds) {
        const { state } = journal;
        if (!state.holder && !(options.wanted?.(state) ?? (0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWork */ .OJ)(state, options.now())))
            return "idle";
        if (mayTakeLease(journal.state, journal.holder, { stillSeconds, holderEnded, leaseSeconds })) {
            return (await tryTake(journal)) ? "taken" : "theirs";
        }
        await options.sleep(pollSeconds);
        const tip = await options.store.tip(journal.header.runId);
        if (tip === undefined)
            return "idle";
        if (tip === seenTip)
            continue;
        await journal.refresh();
        const holder = journal.state.holder;
        // The holder wrote after us, so its state includes what we appended.
        if (holder && holder.nonce !== journal.holder.nonce)
            return "theirs";
    }
}
async function tryTake(journal) {
    const expected = journal.state.holder?.nonce ?? null;
    await journal.flush({
        subject: "lease taken",
        tail: (state) => {
            // A finished run too: its result may not be published yet.
            const free = state.holder === null || state.holder.nonce === expected;
            return free ? [{ type: "lease_taken", holder: journal.holder }] : [];
        },
    });
    return journal.holdsLease;
}
/**
 * Gives the lease back, unless work arrived meanwhile: then the answer is false and the holder goes on.
 */
async function releaseLease(journal, options) {
    let released = false;
    await journal.flush({
        subject: options.subject,
        ...(options.partial === undefined ? {} : { partial: options.partial }),
        ...(options.finished === undefined ? {} : { finished: options.finished }),
        ...(options.thread === undefined ? {} : { thread: options.thread }),
        tail: (state) => {
            released = options.force === true || !(0,_status_js__WEBPACK_IMPORTED_MODULE_1__/* .hasWork */ .OJ)(state, options.now());
            return released ? [{ type: "lease_released", nonce: journal.holder.nonce }] : [];
        },
    });
    return released;
}


/***/ }),

/***/ 49237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ keepTrack),
/* harmony export */   endLiveProcesses: () => (/* binding */ endLiveProcesses),
/* harmony export */   y: () => (/* binding */ forget)
/* harmony export */ });
const live = new Set();
function keepTrack(started) {
    if (live.size === 0)
        process.once("exit", killAll);
    live.add(started);
}
function forget(ended) {
    live.delete(ended);
    if (live.size === 0)
        process.off("exit", killAll);
}
async function endLiveProcesses() {
    await Promise.all([...live].map((started) => started.end()));
}
function killAll() {
    for (const started of live)
        started.kill();
}


/***/ })

};
