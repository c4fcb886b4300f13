export const id = 703;
export const ids = [703];
export const modules = {

/***/ 4703:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ parseMode),
  readInputs: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var classic_schemas = __webpack_require__(2047);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
;// CONCATENATED MODULE: ./src/github/inputs.ts


/** Every word that the dialects have for a mode (spec/dialects.md C17). */
const MODES = {
    review: "review",
    interactive: "review",
    prompt: "review",
    ask: "review",
    "approve-all": "approve-all",
    auto: "approve-all",
    "auto-approve": "approve-all",
    "deny-all": "deny-all",
    "auto-deny": "deny-all",
    "reject-all": "deny-all",
    strict: "deny-all",
};
/** Throws LlmDoError "usage" that names the input, its value in quotes and what is allowed. */
function readInputs(env) {
    const read = (name) => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
    const optional = (name) => read(name) || null;
    refuseStateKey(read("state-key"));
    return {
        project: read("project") || ".",
        worker: read("worker") || "main",
        input: optional("input"),
        model: optional("model"),
        approvalMode: parseMode(read("approval-mode") || "review"),
        approvers: parseApprovers(read("approvers") || "write"),
        preventSelfApproval: parseBoolean("prevent-self-approval", read("prevent-self-approval")),
        changes: parseWith("changes", read("changes") || "pull-request", changesSchema),
        anthropicApiKey: optional("anthropic-api-key") ?? (env.ANTHROPIC_API_KEY || null),
        openaiApiKey: optional("openai-api-key") ?? (env.OPENAI_API_KEY || null),
        openaiBaseUrl: optional("openai-base-url") ?? (env.OPENAI_BASE_URL || null),
        githubToken: read("github-token"),
        maxTurns: parseWith("max-turns", read("max-turns") || "50", countSchema),
        maxDepth: read("max-depth") ? parseWith("max-depth", read("max-depth"), depthSchema) : null,
        maxCostUsd: read("max-cost-usd")
            ? parseWith("max-cost-usd", read("max-cost-usd"), moneySchema)
            : null,
        timeoutMinutes: parseWith("timeout-minutes", read("timeout-minutes") || "30", countSchema),
        expiresSeconds: parseDuration("expires", read("expires") || "7d"),
        stateRefPrefix: parseStatePrefix(read("state-ref-prefix") || "refs/llm-do/"),
        commandPrefix: read("command-prefix") || "/",
        failOnDenied: parseBoolean("fail-on-denied", read("fail-on-denied")),
    };
}
/** Who sets a key believes that state is sealed: better no run than one that is not. */
function refuseStateKey(value) {
    if (value === "")
        return;
    throw new errors/* LlmDoError */.p("Input 'state-key' is not supported yet: the state of runs would be neither signed nor encrypted. Remove it, or wait for the version that has it.", { code: "usage" });
}
/** `interactive`, `auto_deny`, `--reject-all` and the like, in one canonical word. */
function parseMode(value) {
    const word = value.toLowerCase().replaceAll("_", "-").replace(/^--/, "");
    const mode = MODES[word];
    if (mode)
        return mode;
    throw wrong("approval-mode", value, "review, approve-all or deny-all");
}
const changesSchema = classic_schemas/* enum */.k5n(["pull-request", "push", "none"], {
    error: "pull-request, push or none",
});
const countSchema = number({ error: "a whole number from 1" }).int().min(1);
const depthSchema = number({ error: "a whole number from 0" }).int().min(0);
const moneySchema = number({ error: "an amount in dollars" }).positive();
function parseWith(name, value, schema) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    throw wrong(name, value, result.error.issues[0]?.message ?? "another value");
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
    if (seconds >= 1)
        return seconds;
    throw wrong(name, value, "a number with s, m, h or d, such as 7d");
}
function parseApprovers(value) {
    const approvers = { role: null, logins: [], teams: [] };
    for (const word of value.split(/[\s,]+/).filter(Boolean)) {
        const team = /^@([\w.-]+)\/([\w.-]+)$/.exec(word);
        if (word === "write" || word === "maintain" || word === "admin")
            approvers.role = word;
        else if (team?.[1] && team[2]) {
            approvers.teams.push({ organization: team[1], slug: team[2] });
        }
        else if (/^@?[\w-]+(\[bot\])?$/.test(word)) {
            approvers.logins.push(word.replace(/^@/, "").toLowerCase());
        }
        else
            throw wrong("approvers", word, "write, maintain, admin, a login or @org/team");
    }
    return approvers;
}
function parseStatePrefix(value) {
    const prefix = value.endsWith("/") ? value : `${value}/`;
    if (/^refs\/(?:[\w.-]+\/)+$/.test(prefix) && !prefix.includes(".."))
        return prefix;
    throw wrong("state-ref-prefix", value, "a prefix such as refs/llm-do/");
}
function wrong(name, value, allowed) {
    return new errors/* LlmDoError */.p(`Input '${name}' is ${JSON.stringify(value)}; allowed: ${allowed}. Mend it under 'with:' in the workflow.`, { code: "usage" });
}


/***/ })

};
