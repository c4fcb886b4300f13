export const id = 9950;
export const ids = [9950];
export const modules = {

/***/ 89950:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openSession: () => (/* binding */ openSession)
/* harmony export */ });
/* harmony import */ var _runtime_git_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48192);
/* harmony import */ var _runtime_machine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87076);
/* harmony import */ var _runtime_redact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55259);
/* harmony import */ var _runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44205);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6702);
/* harmony import */ var _vm_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25900);






/** Puts together what one job works with. */
async function openSession(job) {
    const { env, runner, inputs } = job;
    const environment = definedOnly(env);
    const holder = (0,_runtime_machine_js__WEBPACK_IMPORTED_MODULE_1__/* .newHolder */ .l)(runner.workflowRun || null, runner.attempt);
    const secrets = (0,_runtime_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .secretsOf */ .F)(environment, [
        inputs.githubToken,
        inputs.anthropicApiKey,
        inputs.openaiApiKey,
    ]);
    const redact = (0,_runtime_redact_js__WEBPACK_IMPORTED_MODULE_5__/* .createRedactor */ .l)(secrets);
    const github = (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__.lazyGitHub)(runner, inputs.githubToken);
    const repository = await (0,_vm_js__WEBPACK_IMPORTED_MODULE_3__/* .openRepository */ .h_)(runner, {
        token: inputs.githubToken,
        environment,
        nonce: holder.nonce,
    });
    const { git, remote } = repository;
    const lease = Number(environment.LLM_DO_LEASE_SECONDS);
    let isolation;
    return {
        inputs,
        runner,
        github,
        git,
        remote,
        repository,
        store: (0,_runtime_git_store_js__WEBPACK_IMPORTED_MODULE_0__/* .gitStore */ .O)({ git, remote, prefix: inputs.stateRefPrefix, redact, secrets }),
        holder,
        environment,
        defaultModel: environment.LLM_DO_MODEL || null,
        leaseSeconds: lease > 0 ? lease : undefined,
        // GITHUB_SHA is the default branch wherever decisions are judged. A pull request's is its merge commit,
        // which the pull request can change: there the base counts.
        policyCommit: job.arrival.action === "start" ? job.arrival.place.projectCommit : runner.sha,
        isolation: () => {
            isolation ??= __webpack_require__.e(/* import() */ 6672).then(__webpack_require__.bind(__webpack_require__, 54291)).then(({ detectIsolation }) => detectIsolation());
            return isolation;
        },
        secrets,
        redact,
        now: () => new Date(),
        signal: job.signal,
        log: job.log,
    };
}
function definedOnly(env) {
    return Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== undefined));
}


/***/ }),

/***/ 48192:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gitStore)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14043);
/* harmony import */ var _secret_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55490);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14933);





/** Milliseconds before each try of a push whose outcome is not a lost race. */
const TRIES = [0, 250, 1000, 4000];
/** Runs as commits under `<prefix>runs/<id>`, `<prefix>done/<id>` and `<prefix>threads/<number>/<id>`. */
function gitStore(options) {
    return new GitStore(options);
}
class GitStore {
    #git;
    #refs;
    #prefix;
    #redact;
    #scan;
    constructor(options) {
        const { git, remote } = options;
        this.#git = git;
        this.#prefix = checkedPrefix(options.prefix ?? "refs/llm-do/");
        this.#refs = remote ? (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .remoteRefs */ .dM)(git, remote.url) : (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .localRefs */ .S3)(git);
        this.#redact = options.redact ?? ((text) => text);
        this.#scan = (0,_secret_scan_js__WEBPACK_IMPORTED_MODULE_4__/* .secretScan */ .C)(options.secrets ?? []);
    }
    async create(header, batch) {
        const { runId } = header;
        const { live, done } = this.#namesOf(runId);
        const existing = await this.#locate(runId);
        if (existing)
            return this.#moved(runId, existing);
        const { writeFirst } = await checkpoints();
        const commit = await writeFirst(this.#git, header, this.#writing(runId, batch));
        const first = { ref: batch.finished ? done : live, to: commit, expected: null };
        const updates = [first, ...this.#threadUpdates({ runId, batch, commit })];
        const result = await this.#settle({ runId, commit, before: null, updates });
        return result.status === "written" ? this.#withdrawIfDone(runId, commit) : result;
    }
    async read(runId) {
        const location = await this.#locate(runId);
        return location && this.#load(runId, location);
    }
    async append(runId, tip, batch) {
        const { live, done } = this.#namesOf(runId);
        if (!(await exists(this.#git, tip))) {
            const now = await this.#locate(runId);
            if (!now)
                throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownRun */ .i)(runId);
            if (now.tip !== tip)
                return this.#moved(runId, now);
        }
        const { writeNext } = await checkpoints();
        const commit = await writeNext(this.#git, tip, this.#writing(runId, batch));
        const next = batch.finished
            ? [
                { ref: done, to: commit, expected: null },
                { ref: live, to: null, expected: tip },
            ]
            : [{ ref: live, to: commit, expected: tip }];
        const updates = [...next, ...this.#threadUpdates({ runId, batch, commit })];
        return this.#settle({ runId, commit, before: tip, updates });
    }
    async tip(runId) {
        const { live } = this.#namesOf(runId);
        return (await this.#refs.fetch([live])).get(live);
    }
    live() {
        return this.#idsBelow(`${this.#prefix}runs/`);
    }
    done() {
        return this.#idsBelow(`${this.#prefix}done/`);
    }
    thread(number) {
        return this.#idsBelow(`${this.#prefix}threads/${number}/`);
    }
    #writing(runId, batch) {
        return { runId, batch, redact: this.#redact, scan: this.#scan };
    }
    async #locate(runId) {
        const { live, done } = this.#namesOf(runId);
        // A run that is being moved may be missing from both while the server lists them; it cannot move twice.
        for (let look = 0; look < 2; look += 1) {
            const found = await this.#refs.fetch([live, done]);
            const finished = found.has(done);
            const tip = found.get(done) ?? found.get(live);
            if (tip !== undefined)
                return { tip, finished };
        }
        return undefined;
    }
    async #load(runId, { tip, finished }) {
        const { readCheckpoint } = await checkpoints();
        return { ...(await readCheckpoint(this.#git, { tip, runId })), finished };
    }
    async #moved(runId, location) {
        return { status: "moved", checkpoint: await this.#load(runId, location) };
    }
    /** Believes the refs, not the answer of the push: that may be lost, or come from a proxy. */
    async #settle({ runId, commit, before, updates }) {
        let message = "";
        for (const wait of TRIES) {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait);
            const outcome = await this.#refs.swap(updates);
            if (outcome.status === "applied")
                return { status: "written", tip: commit };
            const now = await this.#locate(runId);
            if (now && (await holds(this.#git, now.tip, commit))) {
                return { status: "written", tip: commit };
            }
            if (now && (now.tip !== before || now.finished))
                return this.#moved(runId, now);
            if (!now && before !== null)
                throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownRun */ .i)(runId);
            if (outcome.cause === "permission")
                (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .throwIfForbidden */ .h4)(outcome.message);
            if (outcome.cause === "server")
                throw refusedByServer(this.#prefix, outcome.message);
            message = outcome.message;
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`The state of run "${runId}" could not be stored after ${TRIES.length} tries: ${message}`, { code: "store" });
    }
    /** A run that was created and finished elsewhere between our look and our push is not started again. */
    async #withdrawIfDone(runId, commit) {
        const { live, done } = this.#namesOf(runId);
        const tip = (await this.#refs.fetch([done])).get(done);
        if (tip === undefined || tip === commit)
            return { status: "written", tip: commit };
        await this.#refs.swap([{ ref: live, to: null, expected: commit }]);
        return this.#moved(runId, { tip, finished: true });
    }
    /** Only this run writes the entry, and it always points into the run's history: no lease needed. */
    #threadUpdates(update) {
        const { runId, batch, commit } = update;
        if (batch.thread === undefined)
            return [];
        const ref = `${this.#prefix}threads/${batch.thread}/${runId}`;
        return [{ ref, to: commit, expected: "any" }];
    }
    #namesOf(runId) {
        return namesOf(this.#prefix, runId);
    }
    async #idsBelow(folder) {
        return (await this.#refs.list(folder)).map((ref) => ref.slice(folder.length)).sort();
    }
}
/** With the first checkpoint, not before: the schemas that it is read by are no small thing to load. */
function checkpoints() {
    return Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(9967), __webpack_require__.e(4313)]).then(__webpack_require__.bind(__webpack_require__, 54313));
}
function namesOf(prefix, runId) {
    if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(runId)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`"${runId}" is not the id of a run: ids are made of letters, digits, "-" and "_".`, { code: "usage" });
    }
    return { live: `${prefix}runs/${runId}`, done: `${prefix}done/${runId}` };
}
async function holds(git, tip, commit) {
    const args = ["merge-base", "--is-ancestor", commit, tip];
    return (await git.run(args, { allowExitCodes: [1] })).exitCode === 0;
}
async function exists(git, commit) {
    const args = ["cat-file", "-e", `${commit}^{commit}`];
    return (await git.run(args, { allowExitCodes: "any" })).exitCode === 0;
}
function checkedPrefix(prefix) {
    if (/^refs\/(?:[A-Za-z0-9_-]+\/)+$/.test(prefix))
        return prefix;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`state-ref-prefix "${prefix}" is not a ref prefix: it starts with "refs/" and ends with "/", like "refs/llm-do/" or "refs/heads/llm-do/state/".`, { code: "usage" });
}
function refusedByServer(prefix, message) {
    const advice = prefix.startsWith("refs/heads/")
        ? "Check the rules for branches in the repository's settings."
        : 'If it does not accept refs under that name, set the input state-ref-prefix to "refs/heads/llm-do/state/".';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`The server refused to store the run under "${prefix}": ${message.slice(-1000)}\n${advice}`, { code: "store" });
}


/***/ }),

/***/ 55259:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45256);

/** What stands where a secret was. */
const MASK = "***";
/**
 * Removes known secrets from text, also in base64, URL and hexadecimal form (security.md "Secrets"). One
 * place: whatever the model, the journal or a page gets has passed here.
 */
function createRedactor(secrets) {
    // Longest first: a short form inside a longer one would leave its ends behind.
    const forms = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .e)(secrets);
    return (text) => forms.reduce((clean, form) => clean.replaceAll(form, MASK), text);
}


/***/ }),

/***/ 45256:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ secretForms)
/* harmony export */ });
/** Shorter values are words: masking or refusing "main" would stop every run. */
const SHORTEST_SECRET = 8;
/**
 * Every text that gives a secret away: the value, hexadecimal, URL-encoded, inside JSON, and base64 at each
 * of the three byte offsets that it can have inside a longer encoded text. Longest first.
 */
function secretForms(secrets) {
    const forms = new Set();
    for (const secret of secrets) {
        if (secret.length < SHORTEST_SECRET)
            continue;
        for (const form of formsOf(secret))
            forms.add(form);
    }
    return [...forms].sort((a, b) => b.length - a.length);
}
function formsOf(secret) {
    const bytes = Buffer.from(secret, "utf8");
    const hex = bytes.toString("hex");
    return [
        secret,
        encodeURIComponent(secret.toWellFormed()),
        JSON.stringify(secret).slice(1, -1),
        hex,
        hex.toUpperCase(),
        ...[0, 1, 2].flatMap((offset) => base64At(bytes, offset)),
    ];
}
/** The base64 digits that hold bits of the secret alone: the others differ from text to text. */
function base64At(bytes, offset) {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const core = padded.slice(start, end);
    return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
}


/***/ }),

/***/ 55490:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ secretScan)
/* harmony export */ });
/* harmony import */ var _secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45256);

const KEY_FORMATS = [
    ["an Anthropic key", /\bsk-ant-[A-Za-z0-9_-]{20,}/],
    ["a GitHub token", /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})/],
    ["an AWS access key", /\bAKIA[0-9A-Z]{16}\b/],
    ["a Slack token", /\bxox[abprs]-[0-9A-Za-z-]{20,}/],
    // The heading alone is a word in many a document; with a body it is a key.
    [
        "a private key",
        /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----(?:\s|\\[rn])+[A-Za-z0-9+/=:,\- ]{16,}/,
    ],
];
/** Looks for these values (8 characters or more), for their encoded forms, and for well-known key formats. */
function secretScan(secrets) {
    const needles = (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .secretForms */ .e)(secrets);
    const findKnown = (content) => needles.some((needle) => content.includes(needle)) ? "the value of a secret" : null;
    return {
        findKnown,
        find: (content) => findKnown(content) ?? findFormat(content),
    };
}
function findFormat(content) {
    const text = content.toString("latin1");
    return KEY_FORMATS.find(([, format]) => format.test(text))?.[0] ?? null;
}


/***/ }),

/***/ 44205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf)
/* harmony export */ });
/** Shorter values are words, not secrets: masking them would only shred the text. */
const SHORTEST = 8;
/** What must never be stored or shown: the values given, and whatever the environment holds under a name that says so. */
function secretsOf(environment, given = []) {
    const named = Object.entries(environment)
        .filter(([name]) => /TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|(?:^|_|-)KEY$/i.test(name))
        .map(([, value]) => value);
    return [...new Set([...named, ...given])].filter((value) => typeof value === "string" && value.length >= SHORTEST);
}


/***/ }),

/***/ 14933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ unknownRun),
/* harmony export */   q: () => (/* binding */ corrupt)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);

/** The one sentence for everything in a checkpoint that we cannot have written. */
function corrupt(place, cause) {
    const detail = cause instanceof Error ? ` (${cause.message.slice(0, 500)})` : "";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`The state of this run is damaged: ${place} was changed by something else than llm-do${detail}. The run cannot go on; cancel it and start it again.`, { code: "store", cause });
}
function unknownRun(runId) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`The state of run "${runId}" is gone: something deleted it. The run cannot go on; start it again.`, { code: "store" });
}


/***/ })

};
