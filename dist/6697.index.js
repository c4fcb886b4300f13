export const id = 6697;
export const ids = [6697];
export const modules = {

/***/ 96697:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
;// CONCATENATED MODULE: ./src/github/payload.ts
/** GitHub's `user` object as the person that it names; null for bots and what is none. */
function person(value) {
    const id = count(at(value, "id"));
    const login = payload_text(at(value, "login"));
    return id !== null && login ? { id, login } : null;
}
/** A member by path, own properties only; undefined where the path ends early. */
function at(value, ...path) {
    return path.reduce((here, name) => typeof here === "object" && here !== null && Object.hasOwn(here, name)
        ? here[name]
        : undefined, value);
}
/** A non-empty string. */
function payload_text(value) {
    return typeof value === "string" && value !== "" ? value : null;
}
/** A positive whole number, also as a string. */
function count(value) {
    const number = typeof value === "string" ? Number(value) : value;
    return typeof number === "number" && Number.isInteger(number) && number > 0 ? number : null;
}

;// CONCATENATED MODULE: ./src/github/event.ts

/** Maps an event to one of the four actions. Pure; unknown events are ignored. */
function readEvent(runner, payload, prefix) {
    switch (runner.eventName) {
        case "schedule":
        case "workflow_dispatch":
        case "push":
        case "release":
        case "workflow_run":
            return startOnBranch(runner, payload);
        case "issues":
            return startOnIssue(runner, payload);
        case "pull_request":
            return pullRequest(runner, payload);
        case "issue_comment":
            return issueComment(payload, prefix);
        case "pull_request_review_comment":
            return relayComment(payload, { prefix, field: "comment", action: "created" });
        case "pull_request_review":
            return relayComment(payload, { prefix, field: "review", action: "submitted" });
        case "repository_dispatch":
            return dispatched(payload);
        default:
            return { action: "ignore", because: `'${runner.eventName}' starts nothing` };
    }
}
function startOnBranch(runner, payload) {
    const branch = runner.ref.startsWith("refs/heads/") ? runner.ref.slice(11) : null;
    return {
        action: "start",
        cause: runner.eventName,
        place: {
            projectCommit: runner.sha,
            workspaceCommit: runner.sha,
            branch: branch ?? payload_text(at(payload, "repository", "default_branch")),
            thread: null,
        },
        facts: branchFacts(runner, payload),
        startedBy: runner.eventName === "schedule" ? null : person(at(payload, "sender")),
        scheduled: runner.eventName === "schedule",
        withoutSecrets: false,
        isPublic: at(payload, "repository", "private") === false,
    };
}
function branchFacts(runner, payload) {
    switch (runner.eventName) {
        case "workflow_dispatch":
            return { event: "workflow_dispatch", inputs: at(payload, "inputs") ?? {} };
        case "release":
            return {
                event: "release",
                tag: at(payload, "release", "tag_name"),
                name: at(payload, "release", "name"),
                body: at(payload, "release", "body"),
            };
        case "push":
            return { event: "push", ref: runner.ref, before: at(payload, "before"), after: runner.sha };
        case "workflow_run":
            return {
                event: "workflow_run",
                workflow: at(payload, "workflow_run", "name"),
                conclusion: at(payload, "workflow_run", "conclusion"),
                url: at(payload, "workflow_run", "html_url"),
            };
        default:
            return { event: runner.eventName, schedule: at(payload, "schedule") };
    }
}
function startOnIssue(runner, payload) {
    const number = count(at(payload, "issue", "number"));
    if (number === null)
        return { action: "ignore", because: "the event names no issue" };
    return {
        action: "start",
        cause: `issue #${number}`,
        place: {
            projectCommit: runner.sha,
            workspaceCommit: runner.sha,
            branch: payload_text(at(payload, "repository", "default_branch")),
            thread: { number, kind: "issue" },
        },
        facts: {
            event: "issues",
            action: at(payload, "action"),
            number,
            title: at(payload, "issue", "title"),
            body: at(payload, "issue", "body"),
            author: at(payload, "issue", "user", "login"),
        },
        startedBy: person(at(payload, "sender")),
        scheduled: false,
        withoutSecrets: false,
        isPublic: at(payload, "repository", "private") === false,
    };
}
function pullRequest(runner, payload) {
    const pull = at(payload, "pull_request");
    const number = count(at(pull, "number"));
    const base = payload_text(at(pull, "base", "sha"));
    const head = payload_text(at(pull, "head", "sha"));
    if (number === null || !base || !head) {
        return { action: "ignore", because: "the event names no pull request" };
    }
    if (at(payload, "action") === "closed")
        return { action: "relay", number, commentId: null };
    const branch = payload_text(at(pull, "head", "ref")) ?? "";
    // Pushed to or opened again: the file of a worker that waits.
    if (branch.startsWith("llm-do/worker-"))
        return { action: "relay", number, commentId: null };
    if (branch.startsWith("llm-do/")) {
        return { action: "ignore", because: `'${branch}' is a branch of this bot` };
    }
    if (at(payload, "sender", "type") === "Bot" &&
        at(pull, "user", "login") === at(payload, "sender", "login")) {
        const dependabot = at(payload, "sender", "login") === "dependabot[bot]";
        if (!dependabot)
            return { action: "ignore", because: "a bot opened this pull request" };
    }
    const fork = at(pull, "head", "repo", "id") !== at(payload, "repository", "id");
    return {
        action: "start",
        cause: `pull_request #${number}`,
        place: {
            projectCommit: base,
            workspaceCommit: head,
            branch,
            thread: { number, kind: "pull_request" },
        },
        facts: {
            event: "pull_request",
            action: at(payload, "action"),
            number,
            title: at(pull, "title"),
            body: at(pull, "body"),
            author: at(pull, "user", "login"),
            base: at(pull, "base", "ref"),
            base_sha: base,
            head: branch,
            head_sha: head,
        },
        startedBy: person(at(payload, "sender")),
        scheduled: false,
        withoutSecrets: fork || runner.triggeringActor === "dependabot[bot]",
        isPublic: at(payload, "repository", "private") === false,
    };
}
function issueComment(payload, prefix) {
    const number = count(at(payload, "issue", "number"));
    const body = payload_text(at(payload, "comment", "body")) ?? "";
    if (at(payload, "action") !== "created" || number === null) {
        return { action: "ignore", because: "only new comments count" };
    }
    if (!startsWithCommand(body, prefix))
        return { action: "ignore", because: "no command" };
    return { action: "reconcile", number, commentId: count(at(payload, "comment", "id")) };
}
/** Review events run the pull request's own workflow file: they say where to look and nothing else. */
function relayComment(payload, where) {
    const number = count(at(payload, "pull_request", "number"));
    const body = payload_text(at(payload, where.field, "body")) ?? "";
    if (at(payload, "action") !== where.action || number === null) {
        return { action: "ignore", because: "only new comments count" };
    }
    if (!startsWithCommand(body, where.prefix))
        return { action: "ignore", because: "no command" };
    return { action: "relay", number, commentId: count(at(payload, where.field, "id")) };
}
function dispatched(payload) {
    const data = at(payload, "client_payload");
    if (at(payload, "action") !== "llm-do") {
        return { action: "ignore", because: "the dispatch is of another type" };
    }
    const runId = payload_text(at(data, "run"));
    if (runId && /^[0-9a-z]{6,40}$/.test(runId))
        return { action: "resume", runId };
    const number = count(at(data, "number"));
    return number === null
        ? { action: "ignore", because: "the dispatch names neither a number nor a run" }
        : { action: "reconcile", number, commentId: count(at(data, "comment_id")) };
}
function startsWithCommand(body, prefix) {
    return body.startsWith(prefix) || body.startsWith("/llm-do");
}

;// CONCATENATED MODULE: ./src/github/runner.ts
function readRunner(env) {
    const read = (name) => env[name] ?? "";
    const [owner = "", repository = ""] = read("GITHUB_REPOSITORY").split("/");
    return {
        eventName: read("GITHUB_EVENT_NAME"),
        eventPath: read("GITHUB_EVENT_PATH"),
        owner,
        repository,
        ref: read("GITHUB_REF"),
        sha: read("GITHUB_SHA"),
        workspace: read("GITHUB_WORKSPACE"),
        workflowRun: read("GITHUB_RUN_ID"),
        attempt: Number(read("GITHUB_RUN_ATTEMPT") || "1"),
        job: read("GITHUB_JOB"),
        triggeringActor: read("GITHUB_TRIGGERING_ACTOR"),
        apiUrl: read("GITHUB_API_URL") || "https://api.github.com",
        serverUrl: read("GITHUB_SERVER_URL") || "https://github.com",
        temporary: read("RUNNER_TEMP"),
    };
}

;// CONCATENATED MODULE: ./src/action.ts




/**
 * One job of the Action: inputs → event → one of four actions → outputs. Never throws: what went wrong is
 * an error annotation on the job, written for who must mend it.
 */
async function runAction(env) {
    const runner = readRunner(env);
    const arrival = await readArrival(runner, env);
    if (arrival.action === "ignore") {
        // Nothing is loaded for events that are none of our business.
        console.log(`Nothing to do: ${arrival.because}.`);
        return;
    }
    const page = openJobLog();
    try {
        await handle({ env, runner, arrival, page });
    }
    catch (error) {
        const { reportProblem } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2394), __webpack_require__.e(6969), __webpack_require__.e(5570)]).then(__webpack_require__.bind(__webpack_require__, 65267));
        const message = error instanceof errors/* LlmDoError */.pW ? error.message : describeDefect(error);
        await reportProblem(await page.core(), message);
    }
}
async function handle(job) {
    const { env, runner, arrival, page } = job;
    const { log } = page;
    if (arrival.action === "start")
        Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(2570), __webpack_require__.e(2547), __webpack_require__.e(7459)]).then(__webpack_require__.bind(__webpack_require__, 87459)).catch(() => undefined);
    if (arrival.action !== "relay")
        Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(2570), __webpack_require__.e(9950)]).then(__webpack_require__.bind(__webpack_require__, 89950)).catch(() => undefined);
    const { readInputs } = await __webpack_require__.e(/* import() */ 5446).then(__webpack_require__.bind(__webpack_require__, 65446));
    const inputs = readInputs(env);
    if (arrival.action === "relay") {
        const [{ relay }, { openGitHub }] = await Promise.all([
            __webpack_require__.e(/* import() */ 1162).then(__webpack_require__.bind(__webpack_require__, 31162)),
            __webpack_require__.e(/* import() */ 6702).then(__webpack_require__.bind(__webpack_require__, 6702)),
        ]);
        const github = await openGitHub(runner, inputs.githubToken);
        await relay(github, { number: arrival.number, commentId: arrival.commentId, log });
        await page.core();
        return;
    }
    const stop = listenForTheEnd(inputs.timeoutMinutes);
    try {
        const { openSession } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(2570), __webpack_require__.e(9950)]).then(__webpack_require__.bind(__webpack_require__, 89950));
        const session = await openSession({ env, runner, inputs, log, signal: stop.signal, arrival });
        page.mask(session.secrets);
        await act(session, arrival, page);
    }
    finally {
        stop.end();
    }
}
async function act(session, arrival, page) {
    const report = async (...arguments_) => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2394), __webpack_require__.e(6969), __webpack_require__.e(5570)]).then(__webpack_require__.bind(__webpack_require__, 65267))).report(...arguments_);
    switch (arrival.action) {
        case "start": {
            const { startRun } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(2570), __webpack_require__.e(2547), __webpack_require__.e(7459)]).then(__webpack_require__.bind(__webpack_require__, 87459));
            const started = await startRun(session, arrival);
            const core = await page.core();
            if (started.status === "skipped")
                return report(session, { skipped: started.because, core });
            return report(session, { runs: started.runs, core });
        }
        case "reconcile": {
            const { reconcileThread } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(2394), __webpack_require__.e(6969), __webpack_require__.e(1667), __webpack_require__.e(3485), __webpack_require__.e(2570), __webpack_require__.e(2547), __webpack_require__.e(9668)]).then(__webpack_require__.bind(__webpack_require__, 29668));
            const runs = await reconcileThread(session, arrival);
            return report(session, { runs, core: await page.core() });
        }
        case "resume": {
            const { reconcileRun } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(2394), __webpack_require__.e(6969), __webpack_require__.e(1667), __webpack_require__.e(3485), __webpack_require__.e(2570), __webpack_require__.e(2547), __webpack_require__.e(9668)]).then(__webpack_require__.bind(__webpack_require__, 29668));
            const driven = await reconcileRun(session, arrival.runId);
            return report(session, { runs: driven ? [driven] : [], core: await page.core() });
        }
    }
}
/** The toolkit is loaded with the first line of the log, so the first model request does not wait for it. */
function openJobLog() {
    const masks = [];
    let queue;
    const start = async () => {
        const core = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(6421)]).then(__webpack_require__.bind(__webpack_require__, 96421));
        for (const secret of masks)
            core.setSecret(secret);
        return core;
    };
    const core = () => {
        queue ??= start();
        return queue;
    };
    const later = (print) => {
        queue = core().then((loaded) => {
            print(loaded);
            return loaded;
        });
    };
    return {
        log: {
            info: (text) => later((loaded) => loaded.info(text)),
            warning: (text) => later((loaded) => loaded.warning(text)),
        },
        mask: (secrets) => masks.push(...secrets),
        core,
    };
}
async function readArrival(runner, env) {
    const payload = JSON.parse(await (0,promises_.readFile)(runner.eventPath, "utf8"));
    return readEvent(runner, payload, env["INPUT_COMMAND-PREFIX"] || "/");
}
/**
 * Cancel and lost spot machines send SIGINT, then SIGTERM 7.5 s later, then kill; the run's own time limit
 * ends a VM the same way (https://docs.github.com/en/actions/concepts/workflows-and-actions/workflow-cancellation).
 */
function listenForTheEnd(minutes) {
    const controller = new AbortController();
    const interrupt = async (reason, message) => {
        const { Interrupted } = await __webpack_require__.e(/* import() */ 8853).then(__webpack_require__.bind(__webpack_require__, 28853));
        controller.abort(new Interrupted(reason, message));
    };
    const onSignal = () => void interrupt("signal", "the job was cancelled or its machine is going away");
    process.on("SIGINT", onSignal);
    process.on("SIGTERM", onSignal);
    const timer = setTimeout(() => void interrupt("time", `this job's ${minutes} minutes are over`), minutes * 60_000);
    timer.unref();
    return {
        signal: controller.signal,
        end: () => {
            clearTimeout(timer);
            process.off("SIGINT", onSignal);
            process.off("SIGTERM", onSignal);
        },
    };
}
function describeDefect(error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : (0,errors/* messageOf */.bD)(error);
    return `${stack}\nThis is a defect of llm-do. Please report it: https://github.com/llm-do/action/issues`;
}


/***/ })

};
