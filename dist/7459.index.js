export const id = 7459;
export const ids = [7459];
export const modules = {

/***/ 65446:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ parseMode),
/* harmony export */   readInputs: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _project_approval_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96068);


/** Throws LlmDoError "usage" that names the input, its value in quotes and what is allowed. */
function readInputs(env) {
    const read = (name) => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
    const optional = (name) => read(name) || null;
    refuseStateKey(read("state-key"));
    return {
        project: read("project") || ".",
        worker: read("worker") || "main",
        input: optional("input"),
        attachments: parseLines(read("attachments")),
        model: optional("model"),
        modelScope: parseModelScope(read("model-scope") || "all"),
        approvalMode: parseMode(read("approval-mode") || "review"),
        approvers: parseApprovers(read("approvers") || "write"),
        preventSelfApproval: parseBoolean("prevent-self-approval", read("prevent-self-approval")),
        changes: parseChanges(read("changes") || "pull-request"),
        anthropicApiKey: optional("anthropic-api-key") ?? (env.ANTHROPIC_API_KEY || null),
        openaiApiKey: optional("openai-api-key") ?? (env.OPENAI_API_KEY || null),
        openaiBaseUrl: optional("openai-base-url") ?? (env.OPENAI_BASE_URL || null),
        githubToken: read("github-token"),
        maxTurns: parseCount("max-turns", read("max-turns") || "50", { least: 1 }),
        maxDepth: read("max-depth") ? parseCount("max-depth", read("max-depth"), { least: 0 }) : null,
        maxCostUsd: read("max-cost-usd") ? parseMoney("max-cost-usd", read("max-cost-usd")) : null,
        timeoutMinutes: parseCount("timeout-minutes", read("timeout-minutes") || "30", {
            least: 1,
            most: MOST_MINUTES,
        }),
        expiresSeconds: parseDuration("expires", read("expires") || "7d"),
        stateRefPrefix: parseStatePrefix(read("state-ref-prefix") || "refs/llm-do/"),
        commandPrefix: parseCommandPrefix(read("command-prefix") || "/"),
        failOnDenied: parseBoolean("fail-on-denied", read("fail-on-denied")),
    };
}
/** Who sets a key believes that state is sealed: better no run than one that is not. */
function refuseStateKey(value) {
    if (value === "")
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW("Input 'state-key' is not supported yet: the state of runs would be neither signed nor encrypted. Remove it, or wait for the version that has it.", { code: "usage" });
}
/** `interactive`, `auto_deny`, `--reject-all` and the like, in one canonical word. */
function parseMode(value) {
    const mode = (0,_project_approval_mode_js__WEBPACK_IMPORTED_MODULE_1__/* .approvalModeOf */ .e)(value);
    if (mode)
        return mode;
    throw wrong("approval-mode", value, "review, approve-all or deny-all");
}
/** A timer of Node holds 24 days at most; GitHub ends a job after five. */
const MOST_MINUTES = 7200;
const MOST_COUNT = 1_000_000;
const MOST_DAYS = 3650;
function parseChanges(value) {
    if (value === "pull-request" || value === "push" || value === "none")
        return value;
    throw wrong("changes", value, "pull-request, push or none");
}
function parseModelScope(value) {
    if (value === "all" || value === "entry")
        return value;
    throw wrong("model-scope", value, "all or entry");
}
function parseLines(value) {
    return value
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
}
function parseCount(name, value, limits) {
    const { least, most = MOST_COUNT } = limits;
    const count = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (count >= least && count <= most)
        return count;
    const upTo = limits.most === undefined ? "" : ` to ${most}`;
    throw wrong(name, value, `a whole number from ${least}${upTo}`);
}
function parseMoney(name, value) {
    const amount = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : 0;
    if (amount > 0)
        return amount;
    throw wrong(name, value, "an amount in dollars, such as 2.50");
}
function parseBoolean(name, value) {
    if (/^(true|yes|on|1)$/i.test(value))
        return true;
    if (/^(false|no|off|0|)$/i.test(value))
        return false;
    throw wrong(name, value, "true or false");
}
/** `7d`, `12h`, `30m`, `90s` to seconds. */
function parseDuration(name, value) {
    const match = /^(\d+)\s*([smhd])$/.exec(value);
    const unit = { s: 1, m: 60, h: 3600, d: 86_400 }[match?.[2] ?? ""] ?? 0;
    const seconds = Number(match?.[1] ?? 0) * unit;
    if (seconds >= 1 && seconds <= MOST_DAYS * 86_400)
        return seconds;
    throw wrong(name, value, `a number with s, m, h or d, such as 7d, up to ${MOST_DAYS}d`);
}
const WHO_MAY_APPROVE = "write, maintain, admin, a login or @org/team";
function parseApprovers(value) {
    const approvers = { role: null, logins: [], teams: [] };
    const words = value.split(/[\s,]+/).filter(Boolean);
    if (words.length === 0)
        throw wrong("approvers", value, WHO_MAY_APPROVE);
    for (const word of words) {
        const team = /^@([\w.-]+)\/([\w.-]+)$/.exec(word);
        // Roles that may never approve: as logins they would name somebody else.
        if (/^(?:read|triage|none|owner)$/i.test(word))
            throw wrong("approvers", word, WHO_MAY_APPROVE);
        if (word === "write" || word === "maintain" || word === "admin")
            approvers.role = word;
        else if (team?.[1] && team[2]) {
            approvers.teams.push({ organization: team[1], slug: team[2] });
        }
        else if (/^@?[\w-]+(\[bot\])?$/.test(word)) {
            approvers.logins.push(word.replace(/^@/, "").toLowerCase());
        }
        else
            throw wrong("approvers", word, WHO_MAY_APPROVE);
    }
    return approvers;
}
function parseStatePrefix(value) {
    const prefix = value.endsWith("/") ? value : `${value}/`;
    if (/^refs\/(?:[\w.-]+\/)+$/.test(prefix) && !prefix.includes(".."))
        return prefix;
    throw wrong("state-ref-prefix", value, "a prefix such as refs/llm-do/");
}
/** People type it at the start of a line, and it stands in code spans of ours. */
function parseCommandPrefix(value) {
    if (/^[^\s`\p{Cc}\p{Cf}]{1,30}$/u.test(value))
        return value;
    throw wrong("command-prefix", value, "up to 30 characters without spaces, such as / or !bot-");
}
function wrong(name, value, allowed) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Input '${name}' is ${JSON.stringify(value)}; allowed: ${allowed}. Mend it under 'with:' in the workflow.`, { code: "usage" });
}


/***/ }),

/***/ 87459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startRun: () => (/* binding */ startRun)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _project_code_entry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50185);
/* harmony import */ var _project_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17226);
/* harmony import */ var _runtime_canonical_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22742);
/* harmony import */ var _runtime_header_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80671);
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10943);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17456);
/* harmony import */ var _authorize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31540);
/* harmony import */ var _drive_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95479);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65446);
/* harmony import */ var _open_journals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7400);
/* harmony import */ var _published_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(66017);
/* harmony import */ var _vm_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25900);













/** Starts the run of an event, or finds the one that an earlier delivery of it started. */
async function startRun(session, arrival) {
    const { inputs } = session;
    const hasKey = Boolean(inputs.anthropicApiKey ?? inputs.openaiApiKey);
    if (arrival.withoutSecrets && !hasKey && !isScripted(session)) {
        return {
            status: "skipped",
            because: "This event comes from a fork or from Dependabot, so it has no secrets. A maintainer may start the run from a trusted event.",
        };
    }
    const { runner, environment, github } = session;
    if (inputs.approvalMode === "review") {
        await (0,_authorize_js__WEBPACK_IMPORTED_MODULE_5__/* .checkTeams */ .Dq)(github, inputs.approvers, runner.triggeringActor);
    }
    if (!(0,_vm_js__WEBPACK_IMPORTED_MODULE_10__/* .hasCheckout */ .tp)(runner.workspace)) {
        const commit = arrival.place.workspaceCommit;
        await (0,_vm_js__WEBPACK_IMPORTED_MODULE_10__/* .checkOut */ .b$)(session.repository, { root: runner.workspace, commit, environment });
    }
    const { header, project } = await headerOf(session, arrival);
    // Within the first attempt nothing can exist yet: neither fetch nor push before the first model request.
    if (session.runner.attempt > 1) {
        const [existing] = await (0,_open_journals_js__WEBPACK_IMPORTED_MODULE_8__/* .openJournals */ .T)(session, [header.runId]);
        if (existing)
            return { status: "driven", runs: [await rerun(session, existing, arrival)] };
    }
    if (arrival.scheduled) {
        const { driven, workers } = await reconcileLive(session);
        if (workers.has(header.worker))
            return { status: "driven", runs: driven };
    }
    if (header.thread?.kind === "pull_request")
        await supersede(session, header);
    const { store, holder, now } = session;
    const journal = new _runtime_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .Journal */ .C({ store, header, checkpoint: null, holder, now });
    journal.append({ type: "run_started" }, { type: "lease_taken", holder });
    const driven = await (0,_drive_run_js__WEBPACK_IMPORTED_MODULE_6__/* .driveRun */ .E)(session, journal);
    await warnAbout(session, project, driven);
    // In the log and not an annotation: it is true of every run there, and noise is not read.
    if (arrival.isPublic)
        session.log.info(PUBLIC_STATE);
    return { status: "driven", runs: [driven] };
}
const PUBLIC_STATE = "Warning: this repository is public, and so is the state of its runs under refs/llm-do/: whatever a worker read or a tool printed. Known secrets are masked; do not let workers read what must not be published.";
/** What `llm-do validate` would say and the run did not stumble over: a typo in a delegate, an unknown key. */
async function warnAbout(session, project, { outcome }) {
    const said = outcome?.status === "failed" ? outcome.message : "";
    const problems = (await project.problems()).map(_project_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .renderProblem */ .yM);
    for (const problem of problems) {
        if (!said.includes(problem))
            session.log.warning(session.redact(problem));
    }
}
function isScripted(session) {
    return (session.inputs.model ?? session.defaultModel ?? "").startsWith("scripted:");
}
async function headerOf(session, arrival) {
    const { inputs, runner, repository } = session;
    const { place } = arrival;
    const { project: path, worker: entry } = inputs;
    const reading = (0,_vm_js__WEBPACK_IMPORTED_MODULE_10__/* .projectAt */ .t9)(repository, { commit: place.projectCommit, path, entry });
    // The largest part of what a first model request needs is compiled while git works.
    // Node loads its own fetch with the first Headers.
    if (!isScripted(session)) {
        __webpack_require__.e(/* import() */ 1947).then(__webpack_require__.bind(__webpack_require__, 91947)).then(() => new Headers()).catch(() => undefined);
    }
    const { project } = await reading;
    const { manifest } = project;
    const input = inputOf(inputs.input, arrival.facts);
    const mode = inputs.approvalMode === "review" ? manifest.approvalMode : null;
    const header = {
        schema: 1,
        runId: runIdOf([
            `${runner.owner}/${runner.repository}`,
            runner.workflowRun,
            runner.job,
            inputs.worker,
            input,
        ]),
        // The input's default is nobody's choice.
        worker: (0,_project_code_entry_js__WEBPACK_IMPORTED_MODULE_1__/* .startOf */ .GH)(inputs.worker === "main" ? null : inputs.worker, project),
        input: input,
        createdAt: session.now().toISOString(),
        startedBy: arrival.startedBy,
        cause: arrival.cause,
        projectCommit: place.projectCommit,
        projectPath: inputs.project,
        baseCommit: place.workspaceCommit,
        baseBranch: place.branch,
        thread: place.thread,
        firstRequest: place.thread ? await firstRequest(session, place.thread.number) : 1,
        model: inputs.model,
        approvalMode: mode ? (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .parseMode */ .Z)(mode) : inputs.approvalMode,
        maxTurns: inputs.maxTurns,
        maxDepth: inputs.maxDepth ?? manifest.maxDepth ?? 5,
        maxCostUsd: inputs.maxCostUsd,
        expiresSeconds: inputs.expiresSeconds,
        ..._runtime_header_js__WEBPACK_IMPORTED_MODULE_3__/* .PLAIN_START */ .Og,
        modelScope: inputs.modelScope,
        attachments: inputs.attachments,
    };
    return { header, project };
}
/** The same event is the same run, whichever delivery or attempt brings it (design §2). */
function runIdOf(identity) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,_runtime_canonical_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(identity)).digest("hex").slice(0, 12);
}
/** The workflow's own `input`, else the dispatch's, else the event's facts: always user data. */
function inputOf(given, facts) {
    if (given !== null)
        return parsedOrText(given);
    const dispatched = facts.inputs?.input;
    if (typeof dispatched === "string" && dispatched !== "")
        return parsedOrText(dispatched);
    return JSON.parse(JSON.stringify(facts));
}
function parsedOrText(text) {
    if (!/^\s*[[{]/.test(text))
        return text;
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** Ids count up per thread, over all runs that ever asked there. */
async function firstRequest(session, number) {
    const journals = await (0,_open_journals_js__WEBPACK_IMPORTED_MODULE_8__/* .openJournals */ .T)(session, await session.store.thread(number));
    const used = journals.flatMap(({ journal }) => [...journal.state.requests.keys()].map((id) => Number(id.slice(1))));
    return Math.max(0, ...used) + 1;
}
/** A second attempt of a failed job goes on where the first stopped. */
async function rerun(session, existing, arrival) {
    const { journal } = existing;
    if (existing.finished)
        return { journal, outcome: null, problems: [] };
    if (journal.state.failure) {
        await journal.flush({
            subject: `retry by ${session.runner.triggeringActor}`,
            tail: (state) => (state.failure ? [{ type: "retry_requested", by: arrival.startedBy }] : []),
        });
    }
    return (0,_drive_run_js__WEBPACK_IMPORTED_MODULE_6__/* .resumeRun */ .Z)(session, journal);
}
/** A schedule first looks at everything that waits: lost events are found here. */
async function reconcileLive(session) {
    const driven = [];
    const seen = new Set();
    const { reconcileRun, reconcileThread } = await Promise.all(/* import() */[__webpack_require__.e(2394), __webpack_require__.e(6969), __webpack_require__.e(1667), __webpack_require__.e(3485), __webpack_require__.e(9668)]).then(__webpack_require__.bind(__webpack_require__, 29668));
    const journals = await (0,_open_journals_js__WEBPACK_IMPORTED_MODULE_8__/* .openJournals */ .T)(session, await session.store.live());
    // As it was found: a run that this look brings to its end was the work of this schedule.
    const live = journals.filter(({ journal }) => isLive(session, journal));
    for (const { journal } of journals) {
        const thread = (0,_published_js__WEBPACK_IMPORTED_MODULE_9__/* .threadOf */ .uu)(journal.state);
        if (!thread) {
            const result = await reconcileRun(session, journal.header.runId);
            if (result)
                driven.push(result);
            continue;
        }
        for (const number of [thread.number, ...(0,_published_js__WEBPACK_IMPORTED_MODULE_9__/* .workerPageNumbers */ .u$)(journal.state)]) {
            if (seen.has(number))
                continue;
            seen.add(number);
            driven.push(...(await reconcileThread(session, { number, commentId: null })));
        }
    }
    return { driven, workers: new Set(live.map(({ journal }) => journal.header.worker)) };
}
function isLive(session, { state }) {
    return ["running", "ready", "suspended"].includes((0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_12__/* .statusOf */ .c2)(state, session.now()));
}
/** A new head makes what a run of the same worker asks about the old one pointless. */
async function supersede(session, header) {
    const number = header.thread?.number ?? 0;
    for (const opened of await (0,_open_journals_js__WEBPACK_IMPORTED_MODULE_8__/* .openJournals */ .T)(session, await session.store.thread(number))) {
        const { journal, finished } = opened;
        if (finished || journal.header.worker !== header.worker)
            continue;
        if (journal.header.baseCommit === header.baseCommit)
            continue;
        const reason = `a newer commit of #${number} started run ${header.runId}`;
        await journal.flush({
            subject: `superseded by run ${header.runId}`,
            tail: (state) => state.finished ? [] : [{ type: "run_cancelled", by: null, reason, source: null }],
        });
        await (0,_drive_run_js__WEBPACK_IMPORTED_MODULE_6__/* .resumeRun */ .Z)(session, journal);
    }
}


/***/ }),

/***/ 80671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MV: () => (/* binding */ person),
/* harmony export */   Og: () => (/* binding */ PLAIN_START),
/* harmony export */   jy: () => (/* binding */ runHeader)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);

/** GitHub's stable identity of a person; `login` may be renamed, `id` may not. */
const person = zod__WEBPACK_IMPORTED_MODULE_0__.object({ id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(), login: zod__WEBPACK_IMPORTED_MODULE_0__.string() });
/**
 * `run.json` of a checkpoint: what a run is, fixed at its start. Everything that changes is an event.
 * Source: design §3 (pinned) and §4.
 */
const runHeader = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__.literal(1),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    worker: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    /** The message or JSON value for the entry worker: user data, never template or system prompt. */
    input: zod__WEBPACK_IMPORTED_MODULE_0__.json(),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_1__.datetime(),
    startedBy: person.nullable(),
    /** Where the run came from, for people: "schedule", "pull_request #12", "terminal". */
    cause: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    /** Commit that workers, tools, manifest and policy are read from; null = `project/` of the checkpoint. */
    projectCommit: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Folder (or one `.worker` file) of the project inside the repository. */
    projectPath: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    /** Commit that the workspace overlay is relative to; null outside a repository. */
    baseCommit: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Branch that results are meant for. */
    baseBranch: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Pull request or issue in whose context the run was started. */
    thread: zod__WEBPACK_IMPORTED_MODULE_0__.object({ number: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(), kind: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["pull_request", "issue"]) })
        .nullable(),
    /** First request is A<this>: ids count up per thread. */
    firstRequest: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1),
    model: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
    /** Which workers `model` is for: all that can take it, or only the entry (spec/dialects.md C14). */
    modelScope: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["all", "entry"]).default("all"),
    approvalMode: zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["review", "approve-all", "deny-all"]),
    maxTurns: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1),
    maxDepth: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(0),
    maxCostUsd: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullable(),
    /** Workspace paths that the entry worker is given. */
    attachments: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).default([]),
    /** What was said about the project from outside it; said again on every VM. */
    opened: zod__WEBPACK_IMPORTED_MODULE_0__.object({
        /** `--set KEY=VALUE`, entry worker only, in order. */
        set: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
        /** `--var NAME=VALUE`, for templates. */
        variables: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.string()),
        /** `--lib PATH`, before LLM_DO_LIBS. */
        libraries: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
        /** Worker and tool files that were named one by one; empty = a project folder. */
        files: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
    })
        .default({ set: [], variables: {}, libraries: [], files: [] }),
    /** Defaults for workers that workers write: model, toolsets, attachment policy (F97). */
    creationDefaults: zod__WEBPACK_IMPORTED_MODULE_0__.json().default(null),
    /** Seconds that a request waits for a decision. */
    expiresSeconds: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1),
});
/** Of a run that was started with nothing but a worker and its input. */
const PLAIN_START = {
    attachments: [],
    modelScope: "all",
    opened: { set: [], variables: {}, libraries: [], files: [] },
    creationDefaults: null,
};


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZodISODate: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate),
/* harmony export */   ZodISODateTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime),
/* harmony export */   ZodISODuration: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration),
/* harmony export */   ZodISOTime: () => (/* reexport safe */ _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   datetime: () => (/* binding */ datetime),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   time: () => (/* binding */ time)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55156);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoTime */ .Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* ._isoDuration */ .f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}


/***/ })

};
