export const id = 5067;
export const ids = [5067,5768,9945];
export const modules = {

/***/ 3818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askReply: () => (/* binding */ askReply),
/* harmony export */   readReply: () => (/* binding */ readReply)
/* harmony export */ });
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10943);
/* harmony import */ var _line_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51548);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74937);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71028);




const PROMPT = "you > ";
/** What a line of a person is in a chat: `/exit` ends it, `/new` begins it anew, anything else is said. */
function readReply(line) {
    const words = line.trim();
    if (words === "")
        return null;
    if (words === "/exit" || words === "/quit")
        return { text: null, fresh: false };
    const anew = /^\/new(?:\s+(\S.*))?$/s.exec(words);
    if (anew)
        return anew[1] === undefined ? null : { text: anew[1], fresh: true };
    return { text: words, fresh: false };
}
/** Shows what the worker said last, and asks the person for the next words of the conversation. */
async function askReply(journal, { terminal, signal }) {
    const { awaited } = journal.state;
    if (!awaited)
        return "left";
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(terminal, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(awaited.text));
    const { reader, signal: either, ending } = (0,_line_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .openLines */ .e)(terminal, signal);
    try {
        for (;;) {
            const said = readReply(await reader.question(PROMPT, { signal: either }));
            if (said === null) {
                (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, "Write the next message; /new MESSAGE begins anew, /exit ends.");
                continue;
            }
            await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordDecision */ .Q)(journal, { verb: "say", targets: [], ...said }, terminal.now);
            return "decided";
        }
    }
    catch (error) {
        if (error instanceof _runtime_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .LeaseLost */ .V)
            return "lost";
        if (!either.aborted)
            throw error;
        return ending();
    }
    finally {
        reader.close();
    }
}


/***/ }),

/***/ 32397:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ conclude)
/* harmony export */ });
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17456);
/* harmony import */ var _event_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(504);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95230);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71028);
/* harmony import */ var _totals_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35034);





/** Says how a run stands and how to go on, and chooses the exit code. */
function conclude(conclusion) {
    const exitCode = exitCodeOf(conclusion);
    if (conclusion.voice.json)
        concludeForProgram(conclusion);
    else
        concludeForPerson(conclusion);
    return exitCode;
}
function exitCodeOf({ outcome, journal, failOnDenied }) {
    switch (outcome.status) {
        case "completed": {
            const denied = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .deniedCalls */ .TU)(journal.state);
            const byPeople = denied.some(({ refusedBy }) => refusedBy === "person" || refusedBy === "mode");
            return byPeople || (failOnDenied && denied.length > 0) ? _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.failed : _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.done;
        }
        case "suspended":
            return _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.suspended;
        case "interrupted":
            return _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.interrupted;
        default:
            return _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.failed;
    }
}
function concludeForProgram({ outcome, journal, voice, fleeting }) {
    const { state, header } = journal;
    const { workers, cost, turns, ...tokens } = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .totalsOf */ .vA)(state);
    const result = {
        type: "result",
        run: header.runId,
        ...outcome,
        resumable: fleeting === null,
        openRequests: (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .openRequests */ .js)(state).map(({ request }) => request),
        ...(state.awaited && outcome.status === "suspended" ? { awaited: state.awaited.text } : {}),
        deniedCalls: (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .deniedCalls */ .TU)(state).length,
        usage: { turns, ...tokens, workers },
        costUsd: cost,
    };
    (0,_event_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEvent */ .a)(voice.terminal, result, { chain: [header.worker], parentCallId: null });
}
function concludeForPerson(conclusion) {
    const { outcome, journal, voice, fleeting } = conclusion;
    const { terminal } = voice;
    const id = journal.header.runId;
    if (voice.level === "verbose")
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, (0,_totals_line_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsLine */ .s)((0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .totalsOf */ .vA)(journal.state)));
    const goOn = fleeting === null ? `llm-do runs resume ${id}` : null;
    switch (outcome.status) {
        case "completed": {
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(terminal, outcome.result);
            const denied = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .deniedCalls */ .TU)(journal.state).length;
            if (denied > 0)
                (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(denied, "call")} did not happen: denied or blocked.`);
            return;
        }
        case "suspended":
            sayWaiting(conclusion);
            return;
        case "interrupted":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Run ${id} was interrupted: ${outcome.message}.`);
            break;
        case "failed":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Error: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(outcome.message)}`);
            break;
        case "cancelled":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Run ${id} was cancelled: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(outcome.reason)}.`);
            return;
        case "lost":
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Another process drives run ${id} now. See: llm-do runs show ${id}`);
            return;
    }
    if (goOn)
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `It is saved. Go on with: ${goOn}`);
    else
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `It cannot be resumed: ${fleeting}.`);
}
function sayWaiting({ journal, voice: { terminal }, fleeting }) {
    const id = journal.header.runId;
    const open = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .openRequests */ .js)(journal.state).map(({ request }) => request);
    if (open.length === 0 && journal.state.awaited) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(terminal, journal.state.awaited.text);
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Run ${id} waits for your reply.`);
        if (fleeting !== null)
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `It cannot be resumed: ${fleeting}.`);
        else
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Go on with: llm-do runs reply ${id} --resume "…"`);
        return;
    }
    const wait = `${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(open.length, "call")} ${open.length === 1 ? "waits" : "wait"}`;
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `Run ${id} is suspended; ${wait} for a decision:`);
    for (const { id: name, chain, tool, summary } of open) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .visible */ .RK)(`  ${name}  ${chain.join(" › ")} ▷ ${tool}: ${summary}`));
    }
    if (fleeting !== null) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `It cannot be resumed: ${fleeting}.`);
        return;
    }
    const [first] = open;
    const [yes, no] = first?.kind === "outcome" ? ["retry", "skip"] : ["approve", "deny"];
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, "Go on with:");
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `  llm-do runs show ${id}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `  llm-do runs ${yes} ${id} ${first?.id ?? "A1"}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `  llm-do runs ${no} ${id} ${first?.id ?? "A1"}${no === "deny" ? ' "why"' : ""}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, `  llm-do runs resume ${id}`);
}


/***/ }),

/***/ 49945:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  editCall: () => (/* binding */ editCall)
});

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/tools/worker-create.ts
var worker_create = __webpack_require__(21150);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./src/cli/editor.ts





/**
 * Lets the person change a text in VISUAL or EDITOR, as git does for commit messages
 * (https://git-scm.com/docs/git-var#Documentation/git-var.txt-GITEDITOR). Null = nothing was changed.
 * Throws LlmDoError "usage" when the editor cannot be started or fails.
 */
async function editText(terminal, draft) {
    const { VISUAL, EDITOR } = terminal.environment;
    const editor = VISUAL || EDITOR || "vi";
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "llm-do-edit-"));
    try {
        const file = (0,external_node_path_.join)(folder, draft.name);
        await (0,promises_.writeFile)(file, draft.text, { mode: 0o600 });
        await start(editor, file, terminal.environment);
        const edited = await (0,promises_.readFile)(file, "utf8");
        return edited === draft.text ? null : edited;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
/** The value may hold arguments (`code --wait`), so a shell reads it; the file is never part of the text. */
function start(editor, file, env) {
    const child = (0,external_node_child_process_.spawn)("sh", ["-c", `${editor} "$@"`, editor, file], { env, stdio: "inherit" });
    return new Promise((resolve, reject) => {
        const fail = (how) => reject(new errors/* LlmDoError */.pW(`The editor ${JSON.stringify(editor)} ${how}. Set EDITOR to one that works here, or decide without editing.`, { code: "usage" }));
        child.on("error", (error) => fail(`could not be started: ${error.message}`));
        child.on("close", (code) => (code === 0 ? resolve() : fail(`ended with ${code}`)));
    });
}

;// CONCATENATED MODULE: ./src/cli/edit-call.ts



/** Opens the editor on a call that waits. Null = left as it is. */
async function editCall(terminal, call) {
    const draft = draftOf(call.request, call.header);
    const edited = await editText(terminal, draft);
    return edited === null ? null : { input: draft.read(edited) };
}
function draftOf({ tool, input }, header) {
    if (tool === "worker_create") {
        const { name } = input;
        const defaults = (header.creationDefaults ?? {});
        return {
            name: `${name}.worker`,
            text: (0,worker_create/* createdText */.s)(input, defaults),
            read: (text) => ({ name, text }),
        };
    }
    return { name: "arguments.json", text: `${JSON.stringify(input, null, 2)}\n`, read: readJson };
}
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new errors/* LlmDoError */.pW(`The arguments are no JSON: ${(0,errors/* messageOf */.bD)(cause)}`, {
            code: "usage",
            cause,
        });
    }
}


/***/ }),

/***/ 9851:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ createProgress)
/* harmony export */ });
/* harmony import */ var _event_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(504);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71028);


/** Progress of a run: JSON lines on stdout, or a line each on stderr. A call that is entered again is told once. */
function createProgress(voice) {
    const told = new Set();
    const calls = new Set();
    return (event) => {
        if (isRepeated(event, told) || (!voice.json && isKnownModel(event, told)))
            return;
        if (event.type === "call")
            calls.add(event.key);
        if (voice.json)
            tellProgram(voice, event, calls);
        else if (voice.level !== "quiet")
            tellPerson(voice, event);
    };
}
/** A run is entered again after every wait, and comes along what it did before. */
function isRepeated(event, told) {
    if (event.type === "turn" || event.type === "started") {
        if (event.replayed)
            return true;
    }
    if (event.type !== "call" && event.type !== "started" && event.type !== "ended")
        return false;
    const once = `${event.type} ${event.key}`;
    if (told.has(once))
        return true;
    told.add(once);
    return false;
}
/** People are told of a worker's model once. */
function isKnownModel(event, told) {
    if (event.type !== "model")
        return false;
    const chosen = JSON.stringify([event.chain, event.model]);
    if (told.has(chosen))
        return true;
    told.add(chosen);
    return false;
}
function tellProgram({ terminal, redact }, observed, calls) {
    const event = (0,_event_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .eventOf */ .A)(observed);
    if (event === null)
        return;
    const { chain, key } = observed.type === "request" ? observed.request : observed;
    (0,_event_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .writeEvent */ .a)(terminal, event, { chain, parentCallId: parentOf(key, calls), redact });
}
/** The call that a key lies below: keys say where in a run something happens. */
function parentOf(key, calls) {
    const above = [...calls].filter((call) => key.startsWith(`${call}/`));
    return above.sort((a, b) => b.length - a.length)[0] ?? null;
}
const ARGUMENTS_WIDTH = 120;
const RESULT_WIDTH = 120;
function tellPerson(voice, event) {
    if (!isTold(event))
        return;
    if ((event.type === "text" || event.type === "model") && voice.level !== "verbose")
        return;
    const indent = "  ".repeat(event.chain.length - 1);
    const text = lineFor(voice.terminal, event).replaceAll("\n", `\n${indent}`);
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv)(voice.terminal, voice.redact(`${indent}${text}`));
}
function isTold(event) {
    return !["request", "started", "answered", "reply", "ended"].includes(event.type);
}
function lineFor({ style }, event) {
    const worker = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.chain.at(-1) ?? "");
    switch (event.type) {
        case "turn":
            return style("dim", `${worker} · turn ${event.key.split("/").at(-1)}`);
        case "model":
            return style("dim", `${worker} · model=${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.model)} from ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.from)}`);
        case "text":
            return (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.text);
        case "call": {
            const input = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(JSON.stringify(event.input) ?? "", ARGUMENTS_WIDTH);
            return `${worker} ▷ ${style("bold", (0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.tool))} ${input}`;
        }
        case "result": {
            const mark = event.isError ? style("red", "✗") : style("green", "✓");
            return `${mark} ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(event.tool)}: ${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(event.content, RESULT_WIDTH)}`;
        }
    }
}


/***/ }),

/***/ 85067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   approve: () => (/* binding */ approve),
/* harmony export */   deny: () => (/* binding */ deny),
/* harmony export */   done: () => (/* binding */ done),
/* harmony export */   edit: () => (/* binding */ edit),
/* harmony export */   reply: () => (/* binding */ reply),
/* harmony export */   retry: () => (/* binding */ retry),
/* harmony export */   skip: () => (/* binding */ skip)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17456);
/* harmony import */ var _ask_reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3818);
/* harmony import */ var _edit_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49945);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95230);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14105);
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51934);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74937);
/* harmony import */ var _runs_resume_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95768);
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74923);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71028);











const approve = (invocation) => decideWith(invocation, "approve");
const deny = (invocation) => decideWith(invocation, "deny");
const retry = (invocation) => decideWith(invocation, "retry");
const skip = (invocation) => decideWith(invocation, "skip");
const done = (invocation) => decideWith(invocation, "done");
const edit = (invocation) => decideWith(invocation, "edit");
const reply = (invocation) => decideWith(invocation, "say");
/** Records what a person decided; `--resume` goes on at once. */
async function decideWith(invocation, verb) {
    const { terminal, flags, positionals } = invocation;
    const [id, ...words] = positionals;
    const place = await (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .openStore */ .Ch)(terminal);
    const stored = await (0,_stored_run_js__WEBPACK_IMPORTED_MODULE_8__/* .openStoredRun */ .v)(place, terminal, id);
    const { header } = stored.journal;
    (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .workspaceOf */ .B3)(place, { id: header.runId, cause: header.cause });
    const spoken = await readDecision(verb, { words, invocation, stored });
    const verdict = await (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .recordDecision */ .Q)(stored.journal, spoken, terminal.now);
    if (verdict.status === "refused") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW((0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .refusalSentence */ .S)(verdict, header.runId), { code: "usage" });
    }
    if (flags.resume)
        return (0,_runs_resume_js__WEBPACK_IMPORTED_MODULE_7__.resumeStored)(invocation, place, stored);
    return report(invocation, stored, verb);
}
async function readDecision(verb, { words, invocation, stored }) {
    const { flags, terminal } = invocation;
    if (verb === "say")
        return readWords(words);
    const { targets, rest } = readTargets(words);
    if (flags.all && targets.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW("--all and request ids exclude each other. Leave one out.", {
            code: "usage",
        });
    }
    const spoken = {
        verb,
        targets: flags.all ? "all" : targets,
        session: flags.session ?? false,
    };
    const text = rest.join(" ");
    if (verb === "deny")
        return { ...spoken, reason: text || null };
    if (verb === "edit") {
        const input = await readArguments({ text, target: targets[0], terminal, stored });
        return { ...spoken, input };
    }
    if (verb === "done")
        return { ...spoken, result: text === "" ? null : (0,_prompt_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrText */ .B)(text) };
    if (text === "")
        return spoken;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`${JSON.stringify(text)} is not a request id: ids look like A1, or A1@1f3a90c2b7de.`, {
        code: "usage",
    });
}
function readWords(words) {
    const said = (0,_ask_reply_js__WEBPACK_IMPORTED_MODULE_1__.readReply)(words.join(" "));
    if (said)
        return { verb: "say", targets: [], ...said };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW('Say something: llm-do runs reply RUN "…"; /exit ends the conversation.', {
        code: "usage",
    });
}
/** New arguments from the command line, else from the editor. */
async function readArguments(edit) {
    const { text, target, terminal, stored } = edit;
    if (text !== "")
        return (0,_prompt_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOrText */ .B)(text);
    const { state, header } = stored.journal;
    const open = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_9__/* .openRequests */ .js)(state).map(({ request }) => request);
    const request = target ? open.find(({ id }) => id === target.id) : open[0];
    if (!request || (!target && open.length > 1)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Name one open request: ${open.map(({ id }) => id).join(", ")}.`, {
            code: "usage",
        });
    }
    const edited = await (0,_edit_call_js__WEBPACK_IMPORTED_MODULE_2__.editCall)(terminal, { request, header });
    if (edited)
        return edited.input;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW("Nothing was changed, so nothing was recorded.", { code: "usage" });
}
function readTargets(words) {
    const targets = [];
    const rest = [...words];
    for (;;) {
        const match = /^(A[1-9]\d*)(?:@([0-9a-f]{8,12}))?$/i.exec(rest[0] ?? "");
        if (!match)
            return { targets, rest };
        targets.push({ id: (match[1] ?? "").toUpperCase(), digest: match[2]?.toLowerCase() ?? null });
        rest.shift();
    }
}
function report({ terminal, flags }, { journal }, verb) {
    const { runId } = journal.header;
    const open = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_9__/* .openRequests */ .js)(journal.state).map(({ request }) => request.id);
    if (flags.json) {
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .printJson */ .Q2)(terminal, { type: "result", run: runId, status: "recorded", decision: verb, open });
        return _invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
    }
    (0,_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv)(terminal, `Recorded. Go on with: llm-do runs resume ${runId}`);
    if (open.length > 0)
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .say */ .cv)(terminal, `Still open: ${open.join(", ")}`);
    return _invocation_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.done;
}


/***/ }),

/***/ 95768:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeRun: () => (/* binding */ resumeRun),
/* harmony export */   resumeStored: () => (/* binding */ resumeStored)
/* harmony export */ });
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17456);
/* harmony import */ var _ask_person_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5037);
/* harmony import */ var _conclude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32397);
/* harmony import */ var _drive_here_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13860);
/* harmony import */ var _interrupt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44741);
/* harmony import */ var _local_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5585);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14105);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9851);
/* harmony import */ var _stored_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74923);
/* harmony import */ var _take_lease_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79216);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71028);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34916);












/** `llm-do runs resume`: goes on where the run stopped; asks first when it waits and somebody is here. */
async function resumeRun(invocation) {
    const place = await (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .openStore */ .Ch)(invocation.terminal);
    const stored = await (0,_stored_run_js__WEBPACK_IMPORTED_MODULE_6__/* .openStoredRun */ .v)(place, invocation.terminal, invocation.positionals[0]);
    return resumeStored(invocation, place, stored);
}
async function resumeStored(invocation, place, { journal, finished }) {
    const { flags } = invocation;
    const outcome = finished ? outcomeOf(journal) : await resume(invocation, place, journal);
    return (0,_conclude_js__WEBPACK_IMPORTED_MODULE_0__/* .conclude */ .E)({
        journal,
        outcome,
        voice: (0,_voice_js__WEBPACK_IMPORTED_MODULE_8__/* .voiceOf */ .s)(invocation, place.redact),
        failOnDenied: flags["fail-on-denied"] ?? false,
        fleeting: null,
    });
}
async function resume(invocation, place, journal) {
    const { terminal } = invocation;
    const { header } = journal;
    const voice = (0,_voice_js__WEBPACK_IMPORTED_MODULE_8__/* .voiceOf */ .s)(invocation, place.redact);
    const ask = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .hasPerson */ .aF)(terminal) && !voice.json;
    const directory = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .workspaceOf */ .B3)(place, { id: header.runId, cause: header.cause });
    const local = await (0,_local_project_js__WEBPACK_IMPORTED_MODULE_3__/* .openLocalProject */ .b7)(place.root, header.projectPath || ".", {
        ...header.opened,
        entry: header.worker,
        environment: terminal.environment,
    });
    if (journal.state.failure)
        await retryFailure(journal);
    const lease = await (0,_take_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLease */ ._)(journal, { place, terminal });
    if (lease === "theirs")
        return { status: "lost" };
    if (lease === "idle") {
        const { state } = journal;
        const waits = ((0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_10__/* .openRequests */ .js)(state).length > 0 || state.awaited) && !state.finished;
        if (!waits || !ask)
            return outcomeOf(journal);
        const asked = await askAtRest(journal, terminal);
        if (asked !== "decided")
            return asked;
        if ((await (0,_take_lease_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLease */ ._)(journal, { place, terminal })) !== "taken")
            return { status: "lost" };
    }
    return (0,_drive_here_js__WEBPACK_IMPORTED_MODULE_1__/* .driveHere */ .d)({
        journal,
        place,
        local,
        directory,
        terminal,
        ask,
        observe: (0,_progress_js__WEBPACK_IMPORTED_MODULE_5__/* .createProgress */ .m)(voice),
    });
}
async function askAtRest(journal, terminal) {
    const interrupt = (0,_interrupt_js__WEBPACK_IMPORTED_MODULE_2__/* .listenForInterrupt */ .Y)();
    try {
        const asked = await (0,_ask_person_js__WEBPACK_IMPORTED_MODULE_11__/* .askPerson */ .f)(journal, { terminal, signal: interrupt.signal });
        if (asked === "decided")
            return asked;
        if (asked === "lost")
            return { status: "lost" };
        if (asked === "left")
            return { status: "suspended" };
        return { status: "interrupted", reason: "signal", message: "stopped at the question" };
    }
    finally {
        interrupt.end();
    }
}
/** Whoever resumes a failed run has mended what it failed on. */
async function retryFailure(journal) {
    await journal.flush({
        subject: "retry at the terminal",
        tail: (state) => (state.failure ? [{ type: "retry_requested", by: null }] : []),
    });
}
/** How a run stands that nobody has to drive. */
function outcomeOf({ state }) {
    if (state.finished) {
        const { status, result } = state.finished;
        return status === "completed" ? { status, result } : { status, reason: result };
    }
    if (state.failure)
        return { ...state.failure, status: "failed" };
    return { status: "suspended" };
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

/***/ 34916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ levelOf),
/* harmony export */   s: () => (/* binding */ voiceOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);

const LEVELS = {
    quiet: "quiet",
    summary: "normal",
    full: "verbose",
    debug: "verbose",
};
/** How much a run says, and to whom: `--json`, `--quiet`, `--verbose`, `--debug`, `--trace LEVEL`. */
function voiceOf({ terminal, flags, texts }, redact) {
    return { terminal, json: flags.json ?? false, level: levelOf(flags, texts.trace), redact };
}
/** Throws LlmDoError "usage" for an unknown level. */
function levelOf(flags, trace) {
    if (flags.verbose || flags.debug)
        return "verbose";
    if (flags.quiet)
        return "quiet";
    if (trace === undefined)
        return "normal";
    const level = Object.hasOwn(LEVELS, trace) ? LEVELS[trace] : undefined;
    if (level)
        return level;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`--trace is ${JSON.stringify(trace)}; allowed: ${Object.keys(LEVELS).join(", ")}.`, { code: "usage" });
}


/***/ }),

/***/ 76909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ describeBinaryDeletion),
/* harmony export */   uQ: () => (/* binding */ describeChange),
/* harmony export */   zA: () => (/* binding */ blobId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/** What git would name this content: sha1 of "blob <length>\0" and the bytes. */
function blobId(content) {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
/** Beyond this many changed lines the diff is "all old lines out, all new lines in". */
const MAX_EDIT_LENGTH = 4_000;
/** The change from one text to another; null = the file does not exist on that side. */
async function describeChange(change) {
    const { path, before, after } = change;
    const hunks = await findHunks(before ?? "", after ?? "");
    return {
        path,
        before: before === null ? null : blobId(before),
        after: after === null ? null : blobId(after),
        content: after,
        diff: before === after ? "" : formatDiff(change, hunks),
        line: before === null ? null : firstChangedLine(hunks, before),
    };
}
/** The deletion of a file that is not text. */
function describeBinaryDeletion(path, bytes) {
    const diff = `Binary files a/${path} and /dev/null differ\n`;
    return { path, before: blobId(bytes), after: null, content: null, diff, line: 1 };
}
async function findHunks(before, after) {
    const { structuredPatch } = await __webpack_require__.e(/* import() */ 4023).then(__webpack_require__.bind(__webpack_require__, 44023));
    const options = { context: 3, maxEditLength: MAX_EDIT_LENGTH };
    const patch = structuredPatch("", "", before, after, undefined, undefined, options);
    return patch?.hunks ?? [replaceAll(before, after)];
}
function replaceAll(before, after) {
    const removed = markLines("-", before);
    const added = markLines("+", after);
    const countOf = (lines) => lines.filter((line) => !line.startsWith("\\")).length;
    return {
        oldStart: 1,
        oldLines: countOf(removed),
        newStart: 1,
        newLines: countOf(added),
        lines: [...removed, ...added],
    };
}
function markLines(marker, text) {
    if (text === "")
        return [];
    const isComplete = text.endsWith("\n");
    const lines = (isComplete ? text.slice(0, -1) : text).split("\n");
    const marked = lines.map((line) => `${marker}${line}`);
    return isComplete ? marked : [...marked, "\\ No newline at end of file"];
}
function formatDiff(change, hunks) {
    const from = change.before === null ? "/dev/null" : `a/${change.path}`;
    const to = change.after === null ? "/dev/null" : `b/${change.path}`;
    const blocks = hunks.map((hunk) => [formatRanges(hunk), ...hunk.lines].join("\n"));
    return `${[`--- ${from}`, `+++ ${to}`, ...blocks].join("\n")}\n`;
}
/** As GNU diff writes them: an empty side counts from the line before it. */
function formatRanges(hunk) {
    const range = (start, lines) => {
        if (lines === 1)
            return `${start}`;
        return lines === 0 ? `${start - 1},0` : `${start},${lines}`;
    };
    return `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@`;
}
function firstChangedLine(hunks, before) {
    const [first] = hunks;
    if (first === undefined)
        return null;
    const unchanged = first.lines.findIndex((line) => !line.startsWith(" "));
    const line = first.oldStart + Math.max(0, unchanged);
    const lastLine = before.split("\n").length - (before.endsWith("\n") ? 1 : 0);
    return Math.max(1, Math.min(line, lastLine));
}


/***/ }),

/***/ 90410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ parseInput),
/* harmony export */   Vq: () => (/* binding */ jsonSchemaOf),
/* harmony export */   X9: () => (/* binding */ typedTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98439);

function typedTool(definition) {
    const { name, description, schema } = definition;
    return {
        name,
        description,
        inputSchema: jsonSchemaOf(schema),
        parse: (raw) => parseInput({ name, schema, raw }),
        effect: (input) => definition.effect(schema.parse(input)),
        judge: (input) => definition.judge(schema.parse(input)),
        preview: async (input, pending) => definition.preview(schema.parse(input), pending),
        execute: async (input, context) => definition.execute(schema.parse(input), context),
    };
}
/** What a model is told of a schema. */
function jsonSchemaOf(schema) {
    const { $schema: _, ...rest } = zod__WEBPACK_IMPORTED_MODULE_0__/* .toJSONSchema */ .bl(schema, { io: "input" });
    return rest;
}
/** Validation with a sentence for the model. */
function parseInput(options) {
    const result = options.schema.safeParse(options.raw);
    if (result.success)
        return { ok: true, input: result.data };
    const sentences = result.error.issues.map((issue) => {
        const place = issue.path.length > 0 ? `'${issue.path.join(".")}': ` : "";
        return `${place}${issue.message}.`;
    });
    return { ok: false, message: `Invalid input for ${options.name}. ${sentences.join(" ")}` };
}


/***/ }),

/***/ 21150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ createdText),
/* harmony export */   workerCreateTool: () => (/* binding */ workerCreateTool)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55156);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73568);
/* harmony import */ var _project_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17226);
/* harmony import */ var _file_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76909);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59601);
/* harmony import */ var _typed_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90410);







const name = zod__WEBPACK_IMPORTED_MODULE_4__.string()
    .regex(_project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__/* .CREATED_NAME */ .r, "must be lower-case letters, digits, '-' and '_', at most 64")
    .describe("Name of the new worker, such as 'pitch_evaluator'");
const draft = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({
    name,
    instructions: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1).describe("Its system prompt: what it is to do, and how."),
    description: zod__WEBPACK_IMPORTED_MODULE_4__.string().optional().describe("One sentence: when to call it."),
    model: zod__WEBPACK_IMPORTED_MODULE_4__.string().optional().describe("provider:model; leave it out for the default."),
    output_schema_ref: zod__WEBPACK_IMPORTED_MODULE_4__.string().optional().describe("A JSON Schema of the project for its answer."),
});
/** What a person makes of a draft: the whole file, with toolsets. From a model it is not understood. */
const file = zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({ name, text: zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1) });
/** The `.worker` file that a call would create. */
function createdText(input, defaults) {
    const asked = input;
    return "text" in asked ? asked.text : (0,_project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__.draftText)(asked, defaults);
}
/**
 * `worker_create`: a worker writes another one (spec/delegation.md "Autonomous Worker Creation"). Whoever
 * approves sees the whole file; from then on this run can call it. There is no `force`: what exists stays.
 */
function workerCreateTool(options) {
    const { approval, creation } = options;
    return {
        name: "worker_create",
        description: "Create a specialised worker for a subtask. A person reads the whole definition first. " +
            "Once approved, call it with worker_call.",
        inputSchema: (0,_typed_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonSchemaOf */ .Vq)(draft),
        parse: (raw) => checked((0,_typed_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInput */ .CU)({ name: "worker_create", schema: draft, raw }), creation),
        parseEdited: (raw) => {
            const edited = file.safeParse(raw);
            const parsed = edited.success
                ? { ok: true, input: edited.data }
                : (0,_typed_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInput */ .CU)({ name: "worker_create", schema: draft, raw });
            return checked(parsed, creation);
        },
        effect: () => "none",
        judge: () => ({ approval, reason: "a new worker is read by a person before it exists" }),
        preview: async (input) => {
            const asked = input;
            await refuseExisting(asked.name, creation);
            const after = createdText(asked, creation.defaults);
            const change = await (0,_file_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .describeChange */ .uQ)({ path: (0,_project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__/* .createdFile */ .x)(asked.name), before: null, after });
            return { summary: `Create the worker '${asked.name}'`, changes: [change] };
        },
        execute: async (input, context) => {
            const asked = input;
            await refuseExisting(asked.name, creation);
            const text = createdText(asked, creation.defaults);
            await context.createWorker({ name: asked.name, text });
            return (0,_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .completed */ .so)(`Created worker '${asked.name}'. Call it with worker_call. Its definition:\n${text}`);
        },
    };
}
function checked(parsed, { defaults }) {
    if (!parsed.ok)
        return parsed;
    const asked = parsed.input;
    const problems = (0,_project_created_worker_js__WEBPACK_IMPORTED_MODULE_1__.createdProblems)(asked.name, createdText(asked, defaults));
    if (problems.length === 0)
        return parsed;
    return { ok: false, message: problems.map(_project_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .renderProblem */ .yM).join("\n") };
}
async function refuseExisting(worker, { exists }) {
    if (!(await exists(worker)))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Worker '${worker}' already exists. Use a different name or remove the existing worker.`, { code: "usage" });
}


/***/ })

};
