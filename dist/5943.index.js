export const id = 5943;
export const ids = [5943];
export const modules = {

/***/ 71050:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ terminalHolder),
/* harmony export */   b: () => (/* binding */ terminalEnded)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87076);




/**
 * This process as the holder of a lease. Its nonce names machine and process, so that a later command on the
 * same machine need not wait for a process that was killed.
 */
function terminalHolder() {
    const { nonce, ...holder } = (0,_runtime_machine_js__WEBPACK_IMPORTED_MODULE_3__/* .newHolder */ .l)(null, null);
    return { ...holder, nonce: `terminal-${machineId()}-${process.pid}-${nonce}` };
}
/** True when the holder was a process of this machine that no longer exists. */
async function terminalEnded({ nonce }) {
    const [, machine, id] = /^terminal-([0-9a-f]+)-(\d+)-/.exec(nonce) ?? [];
    if (id === undefined || machine !== machineId())
        return false;
    try {
        process.kill(Number(id), 0);
        return false;
    }
    catch (error) {
        return error.code === "ESRCH";
    }
}
/** Process ids mean something only inside one machine and one namespace of process ids (containers). */
function machineId() {
    let namespace = "";
    try {
        namespace = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)("/proc/self/ns/pid");
    }
    catch {
        // Not Linux: no namespaces.
    }
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()} ${namespace}`).digest("hex").slice(0, 12);
}


/***/ }),

/***/ 56896:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ requestPanel)
/* harmony export */ });
/* harmony import */ var _runtime_shown_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64552);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71028);


/** Everything that a decision binds, as a person reads it: nothing is cut, nothing can hide. */
function requestPanel(request, style) {
    const { id, chain, tool, reason, why, summary, digest } = request;
    const title = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(`${chain.join(" › ")} ▷ ${tool}`);
    const lines = [`${style("bold", `${id}  ${title}`)}  ${style("dim", digest)}`];
    if (request.kind === "outcome") {
        lines.push("This call was started, and nobody knows how it ended.");
    }
    else
        lines.push((0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(summary));
    if (why.trim() !== "")
        lines.push(...quoted(why));
    if (reason !== "")
        lines.push(style("dim", `Reason: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reason)}`));
    lines.push("", ...displayed(request, style));
    return lines.join("\n");
}
function quoted(text) {
    return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(text.trim())
        .split("\n")
        .map((line) => `> ${line}`);
}
function displayed(request, style) {
    const { display } = request;
    const lines = [];
    if (display.kind === "command") {
        lines.push(...(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(display.text)
            .split("\n")
            .map((line) => `$ ${line}`));
    }
    else if (display.kind === "diff") {
        const diff = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(display.text).replace(/\n$/, "").split("\n");
        lines.push(...diff.map((line) => colored(line, style)));
    }
    for (const { path, bytes } of request.shared ?? []) {
        lines.push(`shares ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(path)} (${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(bytes, "byte")})`);
    }
    const rest = (0,_runtime_shown_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .argumentsBesideDisplay */ .P)(request);
    if (rest !== null)
        lines.push((0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(JSON.stringify(rest.value, null, 2)));
    return lines;
}
function colored(line, style) {
    if (/^(---|\+\+\+) /.test(line))
        return style("bold", line);
    if (line.startsWith("+"))
        return style("green", line);
    if (line.startsWith("-"))
        return style("red", line);
    return line.startsWith("@@") ? style("cyan", line) : line;
}


/***/ }),

/***/ 38324:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  showRun: () => (/* binding */ showRun)
});

// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
// EXTERNAL MODULE: ./src/runtime/answer.ts
var answer = __webpack_require__(64496);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/history.ts


const WIDTH = 100;
/** One line for what happened, or null for what only machines care about. */
function historyLine(event) {
    const text = describe(event);
    return text === null ? null : `${event.at.slice(0, 19).replace("T", " ")}  ${text}`;
}
function describe(event) {
    switch (event.type) {
        case "run_started":
            return "run started";
        case "lease_taken":
        case "lease_renewed":
        case "lease_released":
        case "comment_judged":
            return null;
        case "model_responded":
            return describeTurn(event);
        case "attachments_read":
            return `read ${(0,cli_terminal/* visible */.RK)(event.files.map((file) => file.path).join(", "))}`;
        case "worker_created":
            return `worker ${(0,cli_terminal/* visible */.RK)(event.name)} created`;
        case "reply_awaited":
            return `waits for a reply to: ${(0,cli_terminal/* oneLine */.TN)(event.text, WIDTH)}`;
        case "reply_received":
            return event.text === null
                ? "the conversation ended"
                : `${event.by?.login ?? "somebody"}: ${(0,cli_terminal/* oneLine */.TN)(event.text, WIDTH)}`;
        case "reply_revoked":
            return `those words do not count any more: ${(0,cli_terminal/* oneLine */.TN)(event.reason, WIDTH)}`;
        case "call_edited":
            return `${event.requestId} edited by ${event.by?.login ?? "somebody at the terminal"}`;
        case "model_noted":
            return `note to the model: ${(0,cli_terminal/* oneLine */.TN)(event.text, WIDTH)}`;
        case "files_left_behind":
            return event.paths.length === 0 ? null : `not saved: ${(0,cli_terminal/* visible */.RK)(event.paths.join(", "))}`;
        case "tool_started":
            return `${(0,cli_terminal/* visible */.RK)(event.tool)} started${event.requestId ? ` (${event.requestId})` : ""}`;
        case "tool_completed":
            return describeResult(event);
        case "approval_requested": {
            const { id, chain, tool, summary } = event.request;
            return `${id} asked: ${(0,cli_terminal/* visible */.RK)([...chain, tool].join(" › "))}: ${(0,cli_terminal/* oneLine */.TN)(summary, WIDTH)}`;
        }
        case "approval_decided":
            return describeDecision(event);
        case "decision_revoked":
            return `${event.requestId} open again: ${(0,cli_terminal/* oneLine */.TN)(event.reason, WIDTH)}`;
        case "request_voided":
            return `${event.requestId} void: ${(0,cli_terminal/* oneLine */.TN)(event.reason, WIDTH)}`;
        case "run_cancelled":
            return `cancelled: ${(0,cli_terminal/* oneLine */.TN)(event.reason, WIDTH)}`;
        case "run_failed":
            return `failed: ${(0,cli_terminal/* oneLine */.TN)(event.message, WIDTH)}`;
        case "retry_requested":
            return "retry requested";
        case "run_finished":
            return event.status;
        case "published":
            return `published: ${event.subject}${event.url ? ` ${(0,cli_terminal/* visible */.RK)(event.url)}` : ""}`;
    }
}
function describeTurn(event) {
    const blocks = event.content;
    const calls = blocks.flatMap((block) => (block.type === "tool_use" ? [`▷ ${block.name}`] : []));
    const said = (0,cli_terminal/* oneLine */.TN)((0,answer/* answerText */.yy)(blocks), WIDTH);
    return (0,cli_terminal/* visible */.RK)([`${event.worker}:`, said, ...calls].filter((part) => part !== "").join(" "));
}
const REFUSALS = {
    policy: "blocked by the worker's rules",
    mode: "refused by --reject-all",
    person: "denied",
    expiry: "expired",
};
function describeResult({ tool, content, isError, refusedBy }) {
    if (refusedBy)
        return `${(0,cli_terminal/* visible */.RK)(tool)} did not run: ${REFUSALS[refusedBy]}`;
    return `${(0,cli_terminal/* visible */.RK)(tool)} ${isError ? "failed" : "returned"}: ${(0,cli_terminal/* oneLine */.TN)(content, WIDTH)}`;
}
const DECISIONS = {
    approve: "approved",
    deny: "denied",
    retry: "to be run again",
    skip: "left as it is",
    done: "given a result",
};
function describeDecision(event) {
    const { requestId, decision, by, session, reason } = event;
    const who = by ? ` by ${(0,cli_terminal/* visible */.RK)(by.login)}` : " at the terminal";
    const scope = session ? " for the session" : "";
    return `${requestId} ${DECISIONS[decision]}${scope}${who}${reason ? `: ${(0,cli_terminal/* oneLine */.TN)(reason, WIDTH)}` : ""}`;
}

// EXTERNAL MODULE: ./src/cli/invocation.ts
var invocation = __webpack_require__(95230);
// EXTERNAL MODULE: ./src/cli/place.ts
var cli_place = __webpack_require__(14105);
// EXTERNAL MODULE: ./src/cli/request-panel.ts
var request_panel = __webpack_require__(56896);
// EXTERNAL MODULE: ./src/cli/stored-run.ts
var stored_run = __webpack_require__(74923);
// EXTERNAL MODULE: ./src/cli/totals-line.ts
var totals_line = __webpack_require__(35034);
;// CONCATENATED MODULE: ./src/cli/runs-show.ts








/** `llm-do runs show`: what a run is, what happened, what it waits for, what it cost. */
async function showRun({ terminal, flags, positionals }) {
    const place = await (0,cli_place/* openStore */.Ch)(terminal);
    const { journal } = await (0,stored_run/* openStoredRun */.v)(place, terminal, positionals[0]);
    if (flags.json)
        showToProgram(journal, terminal);
    else
        showToPerson(journal, terminal);
    return invocation/* EXIT */.d.done;
}
function showToProgram({ header, events, state }, terminal) {
    (0,cli_terminal/* printJson */.Q2)(terminal, { type: "header", header });
    for (const event of events)
        (0,cli_terminal/* printJson */.Q2)(terminal, { type: "event", event });
    (0,cli_terminal/* printJson */.Q2)(terminal, {
        type: "result",
        run: header.runId,
        status: (0,runtime_status/* statusOf */.c2)(state, terminal.now()),
        openRequests: (0,runtime_status/* openRequests */.js)(state).map(({ request }) => request),
        deniedCalls: (0,runtime_status/* deniedCalls */.TU)(state).length,
        usage: (0,runtime_status/* totalsOf */.vA)(state),
        result: state.finished?.result ?? null,
    });
}
function showToPerson({ header, events, state }, terminal) {
    const style = (format, text) => terminal.stdout.isTTY ? terminal.style(format, text) : text;
    const write = (line) => terminal.stdout.write(`${line}\n`);
    const input = typeof header.input === "string" ? header.input : JSON.stringify(header.input);
    write(`${style("bold", `Run ${header.runId}`)}  ${(0,runtime_status/* statusOf */.c2)(state, terminal.now())}`);
    write((0,cli_terminal/* visible */.RK)(`Worker ${header.worker} of ${header.projectPath || "."}, by ${header.cause}`));
    write(`Base ${header.baseCommit ?? "none"}`);
    write(`Input ${(0,cli_terminal/* visible */.RK)(input)}`);
    write("");
    for (const event of events) {
        const line = historyLine(event);
        if (line !== null)
            write(line);
    }
    for (const { request } of (0,runtime_status/* openRequests */.js)(state))
        write(`\n${(0,request_panel/* requestPanel */.K)(request, style)}`);
    write(`\n${(0,totals_line/* totalsLine */.s)((0,runtime_status/* totalsOf */.vA)(state))}`);
    if (state.failure)
        write(`\nFailed: ${(0,cli_terminal/* visible */.RK)(state.failure.message)}`);
    if (state.finished)
        (0,cli_terminal/* print */.yy)(terminal, `\n${state.finished.result}`);
}


/***/ }),

/***/ 74923:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ openStoredRun)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10943);
/* harmony import */ var _holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71050);



/** Opens the run whose id begins with `prefix`. Throws LlmDoError "usage" for none, or for several. */
async function openStoredRun(place, terminal, prefix) {
    const { store } = place;
    const id = await findId(store, prefix);
    const checkpoint = await store.read(id);
    if (!checkpoint)
        throw noRun(id);
    const { header, finished } = checkpoint;
    const holder = (0,_holder_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalHolder */ .Z)();
    const journal = new _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .Journal */ .C({ store, header, checkpoint, holder, now: terminal.now });
    return { journal, finished };
}
async function findId(store, prefix) {
    if (prefix === undefined || prefix === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW("Name a run by its id or the first characters of it: `llm-do runs list`.", {
            code: "usage",
        });
    }
    const ids = [...new Set([...(await store.live()), ...(await store.done())])];
    if (ids.includes(prefix))
        return prefix;
    const [id, ...others] = ids.filter((candidate) => candidate.startsWith(prefix));
    if (id === undefined)
        throw noRun(prefix);
    if (others.length === 0)
        return id;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Several runs begin with "${prefix}": ${[id, ...others].join(", ")}. Write more characters.`, { code: "usage" });
}
function noRun(id) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`There is no run ${JSON.stringify(id)} in this repository. See \`llm-do runs list\`.`, { code: "usage" });
}


/***/ }),

/***/ 35034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ totalsLine)
/* harmony export */ });
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71028);

/** `3 turns, 1200 tokens in, 80 out, $0.0012`: what a run used so far. */
function totalsLine({ turns, input, cacheRead, cacheWrite, output, cost }) {
    const price = cost === null ? "unknown cost" : `$${cost.toFixed(4)}`;
    const read = input + cacheRead + cacheWrite;
    return `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(turns, "turn")}, ${read} tokens in, ${output} out, ${price}`;
}


/***/ }),

/***/ 64552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ argumentsBesideDisplay)
/* harmony export */ });
/** Arguments that the display holds already, by tool: a diff shows what would be written. */
const SHOWN_BY_DIFF = new Map([
    ["write_file", ["path", "content"]],
    ["edit_file", ["path", "old_text", "new_text"]],
    ["delete_file", ["path"]],
]);
/**
 * The arguments that a page has to show besides the request's display, so that everything bound is seen.
 * `all`: the display shows none of them. Null: it shows every one.
 */
function argumentsBesideDisplay(request) {
    const { display, input } = request;
    const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
    if (!isObject || display.kind === "arguments" || display.text === "") {
        return { all: true, value: input };
    }
    const entries = Object.entries(input);
    const rest = entries.filter(([name, value]) => !isShown(request, name, value));
    if (rest.length === 0)
        return null;
    return { all: rest.length === entries.length, value: Object.fromEntries(rest) };
}
function isShown(request, name, value) {
    const { display, tool, files } = request;
    if (display.kind === "command")
        return value === display.text;
    if (!SHOWN_BY_DIFF.get(tool)?.includes(name))
        return false;
    // A path that was written another way than the file that it means is shown as it was written.
    return name !== "path" || files.some((file) => file.path === value);
}


/***/ })

};
