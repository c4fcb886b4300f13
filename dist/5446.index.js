export const id = 5446;
export const ids = [5446];
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

/***/ 96068:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ approvalModeOf)
/* harmony export */ });
/** Every word that the dialects have for a mode (spec/dialects.md C17). */
const MODES = {
    review: "review",
    interactive: "review",
    prompt: "review",
    ask: "review",
    manual: "review",
    "approve-all": "approve-all",
    auto: "approve-all",
    "auto-approve": "approve-all",
    "deny-all": "deny-all",
    "auto-deny": "deny-all",
    "reject-all": "deny-all",
    strict: "deny-all",
};
/** `interactive`, `auto_deny`, `--reject-all` and the like, in one canonical word; undefined for any other. */
function approvalModeOf(value) {
    const word = value.trim().toLowerCase().replaceAll("_", "-").replace(/^--/, "");
    return Object.hasOwn(MODES, word) ? MODES[word] : undefined;
}


/***/ })

};
