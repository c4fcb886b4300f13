export const id = 7285;
export const ids = [7285];
export const modules = {

/***/ 74937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ recordDecision),
/* harmony export */   S: () => (/* binding */ refusalSentence)
/* harmony export */ });
/* harmony import */ var _runtime_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79479);
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10943);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17456);



/** Saves what the same function decides that judges comments, on whatever state the write lands on. */
async function recordDecision(journal, spoken, now) {
    let verdict;
    try {
        await journal.flush({
            subject: subjectOf(spoken, journal.state),
            tail: (state) => {
                const open = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .openRequests */ .js)(state);
                const command = {
                    by: null,
                    source: { kind: "terminal" },
                    threadId: null,
                    authority: { status: "allowed" },
                    verb: spoken.verb,
                    targets: spoken.targets,
                    implied: open.length === 1 ? (open[0]?.request.id ?? null) : null,
                    reachable: new Set(state.requests.keys()),
                    reason: spoken.reason ?? null,
                    session: spoken.session ?? false,
                    ...(spoken.result === undefined ? {} : { result: spoken.result }),
                    ...(spoken.input === undefined ? {} : { input: spoken.input }),
                    ...(spoken.text === undefined ? {} : { text: spoken.text }),
                    ...(spoken.fresh === undefined ? {} : { fresh: spoken.fresh }),
                };
                // Requests are shown whole at a terminal: no approval needs the digest.
                const facts = { now: now(), cut: new Set() };
                const decided = (0,_runtime_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decide */ .L)(state, [{ kind: "command", ...command }], facts);
                verdict = decided.verdicts[0];
                return decided.append;
            },
        });
    }
    catch (error) {
        if (!(error instanceof _runtime_journal_js__WEBPACK_IMPORTED_MODULE_1__/* .LeaseLost */ .V))
            throw error;
        return { status: "refused", because: "run_over", detail: "finished", instead: null };
    }
    return verdict ?? { status: "recorded", requests: [] };
}
function subjectOf({ verb, targets }, state) {
    const open = (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_2__/* .openRequests */ .js)(state).map(({ request }) => request.id);
    const named = targets === "all" || targets.length === 0 ? open : targets.map(({ id }) => id);
    const what = verb === "cancel" || verb === "say" ? [] : named;
    return [verb, ...what, "at the terminal"].join(" ");
}
/** Why a decision was not recorded, and the command that would work. */
function refusalSentence(verdict, runId) {
    const { detail } = verdict;
    const next = verdict.instead ? ` Try: ${commandOf(verdict.instead, runId)}` : "";
    return `${reasonOf(verdict.because, detail)}${next}`;
}
function reasonOf(because, detail) {
    switch (because) {
        case "unknown_request":
            return detail === "all"
                ? "The run has no open request."
                : `The run has no request ${JSON.stringify(detail)} that can be decided.`;
        case "needs_id":
            return detail === ""
                ? "The run has no open request."
                : `Several requests are open: name one of ${detail}, or --all.`;
        case "nothing_awaited":
            return "The run waits for no reply.";
        case "wrong_digest":
            return `The digest does not belong to ${detail}: it is not the request that you saw.`;
        case "wrong_verb":
            return `${detail} is another kind of question.`;
        case "already_decided":
            return `${detail} is decided already.`;
        case "already_started":
            return `The call of ${detail} has started already.`;
        case "expired":
            return `${detail} has expired; \`llm-do runs resume\` tells the model.`;
        case "run_over":
            return `The run is over: ${detail}.`;
        default:
            return `That is not possible here (${because}: ${detail}).`;
    }
}
/** `/approve A1` in the words of the command line. */
function commandOf(line, runId) {
    const [verb = "", ...words] = line.replace(/^\//, "").split(" ");
    return `llm-do runs ${[verb, runId, ...words].join(" ")}`;
}


/***/ }),

/***/ 37285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  test: () => (/* binding */ test)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/cli/invocation.ts
var invocation = __webpack_require__(95230);
// EXTERNAL MODULE: ./src/cli/local-project.ts
var local_project = __webpack_require__(5585);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(71028);
;// CONCATENATED MODULE: ./src/cli/test-compare.ts
/** What is otherwise than expected, each with the place of the expectation. */
async function compareRun({ expect, at }, run) {
    const found = [];
    if (run.status !== expect.status) {
        found.push(`${at}: The run ${said(run)}; expected: ${expect.status}.`);
        if (run.status === "failed")
            return found;
    }
    const check = async (what, text, wanted) => {
        const problem = wanted && (await compareText(text, wanted));
        if (problem)
            found.push(`${wanted.at}: ${what} ${problem}`);
    };
    if (run.status === "completed")
        await check("The output", run.output, expect.output);
    if (run.status === "failed")
        await check("The error", run.output, expect.error);
    found.push(...compareCalls(expect, run.calls));
    if (expect.asks && JSON.stringify(expect.asks.tools) !== JSON.stringify(run.asked)) {
        found.push(`${expect.asks.at}: These calls asked for approval: ${list(run.asked)}; expected: ${list(expect.asks.tools)}.`);
    }
    for (const [path, wanted] of Object.entries(expect.files)) {
        const text = run.read(path);
        if (wanted === null && text !== undefined)
            found.push(`${at}: There is a file ${path}.`);
        if (wanted === null)
            continue;
        if (text === undefined)
            found.push(`${wanted.at}: There is no file ${path}.`);
        else
            await check(`The file ${path}`, text, wanted);
    }
    return found;
}
function said({ status, output, asked }) {
    if (status === "failed")
        return `failed: ${output}`;
    const waits = `${[...new Set(asked)].join(" and ")} may wait for a decision: add \`decisions:\``;
    return status === "suspended" ? `is suspended (${waits})` : `is ${status}`;
}
/** Expected calls are found in their order; others may be between them. */
function compareCalls(expect, calls) {
    const found = [];
    let next = 0;
    for (const wanted of expect.calls) {
        const index = calls.findIndex((call, place) => place >= next && isCall(call, wanted));
        if (index === -1)
            found.push(missingCall(wanted, calls.slice(next)));
        else
            next = index + 1;
    }
    for (const { tool, input } of calls.filter(({ tool }) => expect.noCalls.includes(tool))) {
        found.push(`${tool} was called with ${shown(input)}, and \`no_calls\` names it.`);
    }
    return found;
}
function isCall(call, wanted) {
    if (call.tool !== wanted.tool)
        return false;
    if (wanted.worker !== undefined && call.worker !== wanted.worker)
        return false;
    if ("exactInput" in wanted && !isDeepEqual(call.input, wanted.exactInput))
        return false;
    if (wanted.input !== undefined && !includes(call.input, wanted.input))
        return false;
    return wanted.result === undefined || holds(call.result, wanted.result);
}
function missingCall(wanted, calls) {
    const { at, tool, input, exactInput, worker } = wanted;
    const by = worker === undefined ? "" : ` by ${worker}`;
    const given = exactInput ?? input;
    const how = given === undefined ? "" : ` with ${shown(given)}`;
    const made = calls.map((call) => `\n  + ${call.worker} ▷ ${call.tool} ${shown(call.input)}`);
    const rest = made.length === 0 ? "\n  + no call" : made.join("");
    return `${at}: There is no call of ${tool}${by}${how}. From there on:${rest}`;
}
function holds(text, wanted) {
    const { equals, contains, matches, json } = wanted;
    if (equals !== undefined && text.trim() !== equals.trim())
        return false;
    if (!contains.every((part) => text.includes(part)))
        return false;
    if (matches !== undefined && !new RegExp(matches, "su").test(text))
        return false;
    return json === undefined || includes(parsed(text), json);
}
async function compareText(text, wanted) {
    if (holds(text, wanted))
        return null;
    const { equals, contains, matches, json } = wanted;
    if (equals !== undefined && text.trim() !== equals.trim()) {
        const { createPatch } = await __webpack_require__.e(/* import() */ 4023).then(__webpack_require__.bind(__webpack_require__, 44023));
        const patch = createPatch("", `${equals.trim()}\n`, `${text.trim()}\n`, "", "", { context: 3 });
        const lines = patch.split("\n").slice(4);
        return `is otherwise (- expected, + got):\n${lines.filter((line) => line !== "").join("\n")}`;
    }
    const missing = contains.find((part) => !text.includes(part));
    if (missing !== undefined)
        return `does not contain ${shown(missing)}:\n${text}`;
    if (json !== undefined)
        return `does not have ${shown(json)} as JSON:\n${text}`;
    return `does not match /${matches}/:\n${text}`;
}
/** Everything in `part` is in `whole`; `{ contains: … }` and `{ matches: … }` are about a text. */
function includes(whole, part) {
    if (Array.isArray(part)) {
        return (Array.isArray(whole) &&
            part.length === whole.length &&
            part.every((item, index) => includes(whole[index], item)));
    }
    if (typeof part !== "object" || part === null)
        return whole === part;
    const { contains, matches, ...others } = part;
    if (typeof whole === "string" && Object.keys(others).length === 0) {
        if (typeof contains === "string")
            return whole.includes(contains);
        if (typeof matches === "string")
            return new RegExp(matches, "su").test(whole);
    }
    if (typeof whole !== "object" || whole === null)
        return false;
    return Object.entries(part).every(([key, value]) => includes(whole[key], value));
}
function isDeepEqual(one, other) {
    return includes(one, other) && includes(other, one);
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function shown(value) {
    const text = JSON.stringify(value) ?? "nothing";
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
function list(tools) {
    return tools.length === 0 ? "none" : tools.join(", ");
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./src/models/located-yaml.ts
var located_yaml = __webpack_require__(99990);
;// CONCATENATED MODULE: ./src/cli/test-file.ts


const texts = schemas.union([schemas.string(), schemas.array(schemas.string())])
    .transform((value) => (typeof value === "string" ? [value] : value))
    .default([]);
const textSchema = schemas.union([
    schemas.string().transform((equals) => ({ equals, contains: [] })),
    schemas.strictObject({
        equals: schemas.string().optional(),
        contains: texts,
        matches: schemas.string().refine(isPattern, "not a regular expression").optional(),
        json: schemas.json().optional(),
    }),
]);
const decisionSchema = schemas.union([
    schemas["enum"](["approve", "wait", "deny"])
        .transform((verb) => (verb === "deny" ? { verb, reason: null } : { verb })),
    schemas.strictObject({ deny: schemas.string() })
        .transform(({ deny }) => ({ verb: "deny", reason: deny })),
]);
const decisions = schemas.union([decisionSchema.transform((all) => ({ "*": all })), schemas.record(schemas.string(), decisionSchema)])
    .default({});
const content = schemas.union([
    schemas.string().transform((text) => ({ text })),
    schemas.strictObject({ from: schemas.string().min(1) }),
]);
const shared = {
    worker: schemas.string().min(1).optional(),
    variables: schemas.record(schemas.string(), schemas.union([schemas.string(), schemas.number(), schemas.boolean()]).transform(String))
        .default({}),
    files: schemas.record(schemas.string().min(1), content).default({}),
    decisions,
    answers: schemas.union([schemas.string().min(1), schemas.record(schemas.string(), schemas.unknown())]).optional(),
};
const callSchema = schemas.strictObject({
    tool: schemas.string().min(1),
    worker: schemas.string().min(1).optional(),
    input: schemas.json().optional(),
    exact_input: schemas.json().optional(),
    result: textSchema.optional(),
});
const expectSchema = schemas.strictObject({
    status: schemas["enum"](["completed", "suspended", "failed"]).optional(),
    output: textSchema.optional(),
    error: textSchema.optional(),
    calls: schemas.array(callSchema).default([]),
    no_calls: texts,
    asks: schemas.array(schemas.string()).optional(),
    files: schemas.record(schemas.string().min(1), textSchema.nullable()).default({}),
});
const fileSchema = schemas.strictObject({ ...shared, tests: schemas.array(schemas.unknown()).min(1) });
const caseSchema = schemas.strictObject({
    ...shared,
    name: schemas.string().min(1).optional(),
    input: schemas.json().default(""),
    attachments: schemas.array(schemas.string().min(1)).default([]),
    expect: schemas.unknown(),
});
/** Reads a `*.test.yaml`. Throws LlmDoError "project" that names the place of the first mistake. */
function parseTestFile(file, source) {
    const yaml = new located_yaml/* LocatedYaml */.O(file, source);
    const common = yaml.read(fileSchema, []);
    const answersOf = (value, path) => readAnswers(yaml, { value, path, source });
    return common.tests.map((_, index) => {
        const path = ["tests", index];
        const { answers, ...own } = yaml.read(caseSchema, path);
        const expect = yaml.read(expectSchema, [...path, "expect"]);
        const scripted = answers === undefined
            ? answersOf(common.answers, ["answers"])
            : answersOf(answers, [...path, "answers"]);
        return {
            at: yaml.at(path),
            name: own.name ?? `test ${index + 1}`,
            worker: own.worker ?? common.worker ?? workerOf(file),
            input: own.input,
            attachments: own.attachments,
            variables: { ...common.variables, ...own.variables },
            files: { ...common.files, ...own.files },
            decisions: { ...common.decisions, ...own.decisions },
            answers: scripted,
            expect: located(yaml, { expect, path: [...path, "expect"] }),
        };
    });
}
function located(yaml, { expect, path }) {
    const { status, output, error, calls, asks, files, no_calls: noCalls } = expect;
    const at = (...keys) => yaml.at([...path, ...keys]);
    return {
        status: status ?? (error === undefined ? "completed" : "failed"),
        output: output && { ...output, at: at("output") },
        error: error && { ...error, at: at("error") },
        calls: calls.map(({ exact_input: exactInput, ...call }, index) => ({
            ...call,
            ...(exactInput === undefined ? {} : { exactInput }),
            at: at("calls", index),
        })),
        noCalls,
        asks: asks && { at: at("asks"), tools: asks },
        files: Object.fromEntries(Object.entries(files).map(([name, text]) => [
            name,
            text && { ...text, at: at("files", name) },
        ])),
    };
}
/** `workers/sorter.test.yaml` is about `sorter`, `sorter/worker.test.yaml` too. */
function workerOf(file) {
    const parts = file.replace(/\.test\.ya?ml$/, "").split("/");
    const stem = parts.at(-1) ?? "main";
    return stem === "worker" ? (parts.at(-2) ?? stem) : stem;
}
/**
 * Answers that stand in the test file are read as a file of their own in which they keep their lines, so
 * that a mistake is reported where it is.
 */
function readAnswers(yaml, { value, path, source }) {
    if (typeof value === "string")
        return { file: value };
    if (value === undefined)
        return { source: "workers: { main: [{ text: '' }] }" };
    const [line = 1, column = 1] = yaml.at(path).split(":").slice(-2).map(Number);
    const lines = source.split("\n");
    const before = lines[line - 2] ?? "";
    const indent = column - 1;
    // In braces, with an anchor, or on the line of its key: written anew, without its lines.
    if (!/\banswers:\s*(#.*)?$/.test(before) || indent === 0 || /[*&]\w/.test(source)) {
        return { source: JSON.stringify({ workers: value }) };
    }
    const rest = lines.slice(line - 1);
    const end = rest.findIndex((text) => /\S/.test(text) && text.search(/\S/) < indent);
    const body = end === -1 ? rest : rest.slice(0, end);
    return { source: [...Array(line - 2).fill(""), "workers:", ...body].join("\n") };
}
function isPattern(pattern) {
    try {
        new RegExp(pattern);
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/project/manifest.ts
var manifest = __webpack_require__(99816);
;// CONCATENATED MODULE: ./src/cli/test-find.ts






const SKIPPED = new Set(["node_modules", ".git"]);
/** All `*.test.yaml` below a directory, or the one that is named. Throws LlmDoError "usage" when there are none. */
async function findTests(directory, target) {
    const absolute = (0,external_node_path_.resolve)(directory, target);
    const paths = (0,local_project/* isDirectory */.wd)(absolute) ? await testsBelow(absolute) : [absolute];
    if (paths.length === 0 || !paths.every((path) => (0,external_node_fs_.existsSync)(path))) {
        throw new errors/* LlmDoError */.pW(`There are no tests at "${target}". A test is a file such as main.test.yaml beside main.worker (docs/testing.md).`, { code: "usage" });
    }
    return paths.map((path) => ({
        path,
        file: (0,local_project/* relativePath */.iZ)(directory, path) ?? path,
        project: projectOf(path),
    }));
}
async function testsBelow(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true });
    const found = [];
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
        const path = (0,external_node_path_.join)(folder, entry.name);
        if (entry.isDirectory() && !SKIPPED.has(entry.name))
            found.push(...(await testsBelow(path)));
        else if (entry.isFile() && /\.test\.ya?ml$/.test(entry.name))
            found.push(path);
    }
    return found;
}
/** The nearest directory with an entry worker or a manifest; else the one that the tests are in. */
function projectOf(path) {
    const marks = ["main.worker", ...manifest/* MANIFEST_NAMES */.Rr];
    let folder = (0,external_node_path_.dirname)(path);
    while (folder !== (0,external_node_path_.dirname)(folder)) {
        if (marks.some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name))))
            return folder;
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, ".git")))
            break;
        folder = folder.split(external_node_path_.sep).slice(0, -1).join(external_node_path_.sep) || external_node_path_.sep;
    }
    return (0,external_node_path_.dirname)(path);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./src/git.ts
var src_git = __webpack_require__(71243);
// EXTERNAL MODULE: ./src/runtime/header.ts
var runtime_header = __webpack_require__(80671);
// EXTERNAL MODULE: ./src/runtime/journal.ts
var runtime_journal = __webpack_require__(10943);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
// EXTERNAL MODULE: ./src/cli/drive-here.ts + 1 modules
var drive_here = __webpack_require__(13860);
// EXTERNAL MODULE: ./src/cli/holder.ts
var cli_holder = __webpack_require__(71050);
// EXTERNAL MODULE: ./src/cli/place.ts
var cli_place = __webpack_require__(14105);
// EXTERNAL MODULE: ./src/cli/record.ts
var record = __webpack_require__(74937);
// EXTERNAL MODULE: ./src/cli/take-lease.ts
var take_lease = __webpack_require__(79216);
;// CONCATENATED MODULE: ./src/cli/test-run.ts
















/**
 * Runs one test: the real runtime, a workspace of its own that is a repository with one commit, a store in
 * memory, and answers instead of a model. `use` sees the workspace before it is deleted.
 */
async function runTest(test, setting, use) {
    const directory = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), "llm-do-test-")));
    try {
        const terminal = quietTerminal(setting.terminal, directory);
        await fillWorkspace(test, { setting, terminal });
        const calls = new Map();
        const asked = new Map();
        const observe = (event) => note(event, { calls, asked });
        const outcome = await drive(test, { setting, terminal, observe });
        return await use({
            ...endOf(outcome),
            calls: [...calls.values()],
            asked: [...asked.values()],
            read: (path) => readText(inside(directory, path)),
        });
    }
    finally {
        await (0,promises_.rm)(directory, { recursive: true, force: true });
    }
}
/** Offline: no key reaches a test, so that nothing can be asked of a real model by mistake. */
function quietTerminal(terminal, directory) {
    const kept = Object.entries(terminal.environment).filter(([name]) => !/(_KEY|_TOKEN)$/.test(name));
    return {
        ...terminal,
        directory,
        environment: Object.fromEntries(kept),
        stdin: external_node_stream_.Readable.from([]),
        stdout: new external_node_stream_.PassThrough().resume(),
        stderr: new external_node_stream_.PassThrough().resume(),
    };
}
async function fillWorkspace(test, { setting, terminal }) {
    const { directory, environment } = terminal;
    for (const [path, content] of Object.entries(test.files)) {
        const target = inside(directory, path);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        if ("text" in content)
            await (0,promises_.writeFile)(target, content.text);
        else
            await copyFixture((0,external_node_path_.resolve)((0,external_node_path_.dirname)(setting.path), content.from), { target, at: test.at });
    }
    const git = (0,src_git/* createGit */.l)({ directory, environment });
    await git.run(["init", "--quiet", "--initial-branch=main"]);
    await git.run(["add", "--all", "--force"]);
    const identity = ["-c", "user.name=llm-do", "-c", "user.email=llm-do@localhost"];
    await git.run([...identity, "commit", "--quiet", "--allow-empty", "--message=Files of the test"]);
}
async function copyFixture(from, { target, at }) {
    try {
        await (0,promises_.copyFile)(from, target);
    }
    catch (cause) {
        throw new errors/* LlmDoError */.pW(`${at}: The file "${from}" cannot be copied: ${(0,errors/* messageOf */.bD)(cause)}`, {
            code: "project",
            cause,
        });
    }
}
function inside(directory, path) {
    const target = (0,external_node_path_.resolve)(directory, path);
    if (target.startsWith(`${directory}/`))
        return target;
    throw new errors/* LlmDoError */.pW(`${JSON.stringify(path)} is not inside the workspace of a test.`, {
        code: "project",
    });
}
/** Until the run ends, or waits for a decision that the test does not take. */
async function drive(test, { setting, terminal, observe }) {
    const place = await (0,cli_place/* openPlace */.QL)(terminal, { keep: false });
    const { header, local } = await prepare(test, { setting, terminal, place });
    const holder = (0,cli_holder/* terminalHolder */.Z)();
    const { now, directory } = terminal;
    const journal = new runtime_journal/* Journal */.C({ store: place.store, header, checkpoint: null, holder, now });
    journal.append({ type: "run_started" }, { type: "lease_taken", holder });
    const here = { journal, place, local, directory, terminal, ask: false, observe };
    for (;;) {
        const outcome = await (0,drive_here/* driveHere */.d)(here);
        if (outcome.status !== "suspended" || !(await decideAll(journal, test, now)))
            return outcome;
        if ((await (0,take_lease/* takeLease */._)(journal, here)) !== "taken")
            return { status: "lost" };
    }
}
/** False when every open request has to wait. */
async function decideAll(journal, test, now) {
    let decided = false;
    for (const { request } of (0,runtime_status/* openRequests */.js)(journal.state)) {
        const decision = decisionFor(test, request.tool);
        if (decision.verb === "wait")
            continue;
        const reason = decision.verb === "deny" ? decision.reason : null;
        const targets = [{ id: request.id, digest: request.digest }];
        const verdict = await (0,record/* recordDecision */.Q)(journal, { verb: decision.verb, reason, targets }, now);
        decided ||= verdict.status === "recorded";
    }
    return decided;
}
function decisionFor({ decisions }, tool) {
    return decisions[tool] ?? decisions["*"] ?? { verb: "wait" };
}
async function prepare(test, { setting, terminal, place }) {
    const { local, file } = setting;
    const { answers, attachments, variables } = test;
    const model = `scripted:${"file" in answers ? answers.file : file}`;
    const readFile = async (name) => "source" in answers && name === file ? answers.source : local.readFile(name);
    const header = {
        schema: 1,
        runId: (0,external_node_crypto_.randomBytes)(6).toString("hex"),
        worker: test.worker,
        input: test.input,
        createdAt: terminal.now().toISOString(),
        startedBy: null,
        cause: "terminal",
        projectCommit: null,
        projectPath: ".",
        baseCommit: place.head,
        baseBranch: place.branch,
        thread: null,
        firstRequest: 1,
        model,
        approvalMode: "review",
        maxTurns: 50,
        maxDepth: local.project.manifest.maxDepth ?? 5,
        maxCostUsd: null,
        expiresSeconds: 3600,
        ...runtime_header/* PLAIN_START */.Og,
        attachments,
        opened: { ...runtime_header/* PLAIN_START */.Og.opened, variables },
    };
    return { header, local: { ...local, readFile, project: anyModel(local.project) } };
}
/** A test's answers stand for every model: `compatible_models` is about real ones. */
function anyModel(project) {
    const worker = async (...asked) => ({
        ...(await project.worker(...asked)),
        compatibleModels: null,
    });
    return new Proxy(project, {
        get(target, key) {
            if (key === "worker")
                return worker;
            const value = Reflect.get(target, key, target);
            return typeof value === "function" ? value.bind(target) : value;
        },
    });
}
function note(event, { calls, asked }) {
    if (event.type === "request")
        asked.set(event.request.id, event.request.tool);
    if (event.type === "call" && !calls.has(event.key)) {
        const { key, tool, input, chain } = event;
        calls.set(key, { worker: chain.at(-1) ?? "", tool, input, result: "" });
    }
    const call = event.type === "result" ? calls.get(event.key) : undefined;
    if (call && event.type === "result")
        call.result = event.content;
}
function endOf(outcome) {
    if (outcome.status === "completed")
        return { status: "completed", output: outcome.result };
    const output = "message" in outcome ? outcome.message : "reason" in outcome ? outcome.reason : "";
    return { status: outcome.status, output };
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8");
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/cli/test.ts










/** `llm-do test`: runs the tests beside workers, offline. Exit code 1 when one fails. */
async function test({ terminal, positionals, flags }) {
    const [target = ".", extra] = positionals;
    if (extra !== undefined) {
        throw new errors/* LlmDoError */.pW(`"llm-do test" takes one directory or file, not also ${JSON.stringify(extra)}.`, { code: "usage" });
    }
    const found = await findTests(terminal.directory, target);
    const started = performance.now();
    let passed = 0;
    let failed = 0;
    for (const file of found) {
        for await (const result of testsOf(file, terminal)) {
            if (result.problems.length === 0)
                passed += 1;
            else
                failed += 1;
            if (flags.json)
                (0,cli_terminal/* printJson */.Q2)(terminal, { type: "test", ...statusOf(result), ...result });
            else
                tellPerson(terminal, { result, file: file.file });
        }
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (flags.json) {
        const status = failed > 0 ? "failed" : "completed";
        (0,cli_terminal/* printJson */.Q2)(terminal, { type: "result", status, passed, failed });
    }
    else
        terminal.stdout.write(`${passed} passed, ${failed} failed (${seconds} s)\n`);
    return failed > 0 ? invocation/* EXIT */.d.failed : invocation/* EXIT */.d.done;
}
function statusOf({ problems }) {
    return { status: problems.length === 0 ? "passed" : "failed" };
}
async function* testsOf(found, terminal) {
    const { path, file, project } = found;
    let cases;
    try {
        cases = parseTestFile(file, await (0,promises_.readFile)(path, "utf8"));
    }
    catch (error) {
        // A file with a mistake in it is one test that fails; the other files still run.
        yield { name: file, at: file, problems: [sentenceOf(error)], milliseconds: 0 };
        return;
    }
    for (const one of cases) {
        const started = performance.now();
        const problems = await problemsOf(one, { path, file, project, terminal });
        const milliseconds = Math.round(performance.now() - started);
        yield { name: one.name, at: one.at, problems, milliseconds };
    }
}
async function problemsOf(one, { project, terminal, ...found }) {
    try {
        const { variables } = one;
        const { directory, environment } = terminal;
        // The workspace of a test is the project's own folder, wherever the command was given.
        const place = (0,external_node_path_.resolve)(directory, project);
        const folder = (0,local_project/* isDirectory */.wd)(place) ? place : (0,external_node_path_.dirname)(place);
        const local = await (0,local_project/* openLocalProject */.b7)(folder, place, { variables, environment });
        return await runTest(one, { ...found, local, terminal }, (run) => compareRun(one, run));
    }
    catch (error) {
        return [sentenceOf(error)];
    }
}
function sentenceOf(error) {
    if (error instanceof errors/* LlmDoError */.pW)
        return error.message;
    throw error;
}
function tellPerson(terminal, { result, file }) {
    const { name, problems, milliseconds } = result;
    const mark = problems.length === 0 ? "ok  " : "FAIL";
    const lines = [`${mark} ${file} › ${name} (${milliseconds} ms)`];
    for (const problem of problems)
        lines.push(`     ${problem.replaceAll("\n", "\n     ")}`);
    terminal.stdout.write(`${(0,cli_terminal/* visible */.RK)(lines.join("\n"))}\n`);
}


/***/ }),

/***/ 99990:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ LocatedYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57246);



/** A YAML file whose every mistake is reported as `file:line:column: sentence`, with code "project". */
class LocatedYaml {
    file;
    value;
    #document;
    #lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    constructor(file, source) {
        this.file = file;
        this.#document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(source, { lineCounter: this.#lines, prettyErrors: false });
        // An unknown tag is only a warning of the parser, and would change what a value means.
        const mistake = this.#document.errors[0] ?? this.#document.warnings[0];
        if (mistake)
            throw this.#error(`${mistake.message}.`, mistake.pos[0]);
        try {
            this.value = this.#document.toJS({ maxAliasCount: 100 });
        }
        catch (error) {
            throw this.#error(`${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}.`, 0); // too many aliases, or one without its anchor
        }
    }
    /** `file:line:column` of the value at `path`, or of the nearest value around it. */
    at(path) {
        return this.#place(this.#offset(path));
    }
    /** What `schema` makes of the value at `path`. */
    read(schema, path) {
        const result = schema.safeParse(this.#get(path));
        if (result.success)
            return result.data;
        const [issue] = result.error.issues;
        const where = [...path, ...(issue?.path ?? [])];
        if (issue?.code === "unrecognized_keys") {
            const key = issue.keys[0] ?? "";
            const isOwn = issue.path.length === 0 && "shape" in schema;
            const known = isOwn ? Object.keys(schema.shape) : [];
            const offer = known.length > 0 ? ` Known keys: ${known.join(", ")}.` : "";
            const sentence = `Unknown key '${key}'.${(0,_near_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(key, known)}${offer}`;
            throw this.#error(sentence, this.#keyOffset(where, key));
        }
        const sentence = `${nameOf(where)} ${complaint(issue, this.#get(where))}.`;
        throw this.#error(sentence, this.#offset(where));
    }
    #get(path) {
        return path.reduce((value, key) => value?.[key], this.value);
    }
    #offset(path) {
        for (let length = path.length; length >= 0; length--) {
            const node = this.#document.getIn(path.slice(0, length), true);
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) && node.range)
                return node.range[0];
        }
        return 0;
    }
    #keyOffset(path, name) {
        const map = this.#document.getIn(path, true);
        const pairs = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map) ? map.items : [];
        const key = pairs.map((pair) => pair.key).find((key) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === name);
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.range ? key.range[0] : this.#offset(path);
    }
    #place(offset) {
        const { line, col } = this.#lines.linePos(offset);
        return `${this.file}:${line}:${col}`;
    }
    #error(sentence, offset) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`${this.#place(offset)}: ${sentence}`, { code: "project" });
    }
}
const IN_WORDS = {
    object: "a mapping",
    record: "a mapping",
    array: "a list",
    string: "a text",
    int: "a whole number",
};
/** `'answers'`, or `item 2 of 'answers'`. */
function nameOf(path) {
    const last = path.at(-1);
    if (last === undefined)
        return "The file";
    return typeof last === "number"
        ? `Item ${last + 1} of '${String(path.at(-2))}'`
        : `'${String(last)}'`;
}
/** What is wrong with a value, to be read after its name. */
function complaint(issue, value) {
    const found = JSON.stringify(value);
    if (value === undefined)
        return "is missing";
    if (issue?.code === "too_small") {
        return typeof value === "number" ? "must not be negative" : "must not be empty";
    }
    if (issue?.code === "invalid_value")
        return `is ${found}; known are: ${issue.values.join(", ")}`;
    if (issue?.code === "invalid_type") {
        return `must be ${IN_WORDS[issue.expected] ?? issue.expected}, not ${found}`;
    }
    return `is ${found}: ${issue?.message ?? "not understood"}`;
}


/***/ }),

/***/ 79479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./src/runtime/canonical.ts
var canonical = __webpack_require__(22742);
;// CONCATENATED MODULE: ./src/runtime/decide-worker-file.ts

/**
 * The page of a worker that waits to be created is an answer too (design §5): merging approves with the
 * merged text, a pushed commit asks again with the new one, closing denies. Whoever may not decide is not
 * heard here at all: the edge judges that before.
 */
function decideWorkerFile(state, item) {
    const waiting = state.requests.get(item.requestId);
    if (state.finished || state.cancelled || waiting?.status.kind !== "open")
        return [];
    const { requestId, by, source, change } = item;
    const { digest, input } = waiting.request;
    const decision = { requestId, digest, by, source };
    switch (change.status) {
        case "closed":
            return [
                {
                    type: "approval_decided",
                    ...decision,
                    decision: "deny",
                    reason: "the pull request of the worker was closed",
                    session: false,
                },
            ];
        case "merged":
        case "rewritten": {
            const same = (0,canonical/* canonicalJson */.dj)(change.input) === (0,canonical/* canonicalJson */.dj)(input);
            if (change.status === "rewritten")
                return same ? [] : [edit(decision, change.input, false)];
            if (!same)
                return [edit(decision, change.input, true)];
            return [
                {
                    type: "approval_decided",
                    ...decision,
                    decision: "approve",
                    reason: null,
                    session: false,
                },
            ];
        }
    }
}
function edit(decision, input, approve) {
    return { type: "call_edited", ...decision, input: input, approve };
}

;// CONCATENATED MODULE: ./src/runtime/decision-bodies.ts
/** A decision in the words of the journal. */
function decided(command, { request }) {
    return {
        type: "approval_decided",
        requestId: request.id,
        digest: request.digest,
        decision: command.verb,
        by: command.by,
        source: command.source,
        reason: command.reason,
        ...(command.result === undefined ? {} : { result: command.result }),
        session: command.session,
    };
}
/** What somebody wrote is what somebody approves: the editor is not asked again (design §5). */
function edited(command, { request }) {
    return {
        type: "call_edited",
        requestId: request.id,
        digest: request.digest,
        input: (command.input ?? null),
        approve: true,
        by: command.by,
        source: command.source,
    };
}

// EXTERNAL MODULE: ./src/runtime/state.ts
var runtime_state = __webpack_require__(76673);
// EXTERNAL MODULE: ./src/runtime/status.ts
var runtime_status = __webpack_require__(17456);
;// CONCATENATED MODULE: ./src/runtime/decide.ts




/**
 * The one place where it is decided what incoming words and events do to a run. Pure: the Action, the
 * terminal and a simulator get the same answer for the same state, words and facts (design §2).
 */
function decide(state, incoming, facts) {
    const after = structuredClone(state);
    const append = [];
    const verdicts = [];
    for (const item of incoming) {
        const { bodies, verdict } = react(after, item, facts);
        if (verdict)
            verdicts.push(verdict);
        for (const body of bodies) {
            append.push(body);
            (0,runtime_state/* applyEvent */.Z8)(after, { ...body, at: facts.now.toISOString() });
        }
    }
    const effects = [];
    if ((0,runtime_status/* hasWork */.OJ)(after, facts.now))
        effects.push("drive");
    if (append.length > 0)
        effects.push("publish");
    return { append, verdicts, effects };
}
function react(state, item, facts) {
    switch (item.kind) {
        case "command":
            return reactToCommand(state, item, facts);
        case "closed":
            if (state.finished || state.cancelled)
                return silent();
            return silent({ type: "run_cancelled", by: item.by, reason: item.reason, source: null });
        case "worker_file":
            return silent(...decideWorkerFile(state, item));
        case "retry":
            return state.failure ? silent({ type: "retry_requested", by: item.by }) : silent();
        case "request_changed": {
            const status = state.requests.get(item.requestId)?.status.kind;
            if (status !== "open" && status !== "decided")
                return silent();
            return silent({ type: "request_voided", requestId: item.requestId, reason: item.reason });
        }
    }
}
function silent(...bodies) {
    return { bodies, verdict: null };
}
function reactToCommand(state, command, facts) {
    const { authority, source } = command;
    if (source.kind === "comment" && state.judged.has(source.commentId))
        return silent();
    if (authority.status === "refused") {
        return judged(command, { ...authority, status: "refused" });
    }
    switch (command.verb) {
        case "status":
        case "help":
            return judged(command, { status: "answered", with: command.verb });
        case "unavailable":
            return judged(command, refusal("not_available", command.reason ?? "", null));
        case "cancel":
            return cancel(state, command);
        case "say":
            return reply(state, command);
        case "retry":
            if (state.failure && (command.targets === "all" || command.targets.length === 0)) {
                const retry = { type: "retry_requested", by: command.by };
                return recorded(command, [retry], []);
            }
            return decideRequests(state, command, facts);
        default:
            return decideRequests(state, command, facts);
    }
}
function cancel(state, command) {
    if (state.finished || state.cancelled) {
        return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
    }
    const cancelled = {
        type: "run_cancelled",
        by: command.by,
        reason: command.reason ?? `cancelled by ${command.by?.login ?? "the terminal"}`,
        source: command.source,
    };
    return recorded(command, [cancelled], []);
}
/** All targets of a command or none: a command that is half wrong does nothing. */
function decideRequests(state, command, facts) {
    if (state.finished || state.cancelled) {
        return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
    }
    const targets = targetsOf(state, command, facts);
    if (!Array.isArray(targets))
        return judged(command, targets);
    const decisions = [];
    for (const target of targets) {
        const checked = check(state, { command, target, facts });
        if ("because" in checked)
            return judged(command, checked);
        decisions.push(command.verb === "edit" ? edited(command, checked) : decided(command, checked));
    }
    const requests = targets.map((target) => target.id);
    return recorded(command, decisions, requests);
}
/** The next words of a chat, or its end. */
function reply(state, command) {
    if (state.finished || state.cancelled) {
        return judged(command, refusal("run_over", state.finished?.status ?? "cancelled", null));
    }
    if (!state.awaited)
        return judged(command, refusal("nothing_awaited", "", null));
    const { by, source } = command;
    const text = command.text ?? null;
    return recorded(command, [
        {
            type: "reply_received",
            key: state.awaited.key,
            text,
            fresh: command.fresh ?? false,
            by,
            source,
        },
    ], []);
}
function targetsOf(state, command, facts) {
    const open = reachableOpen(state, command);
    const line = lineFor(command, open[0], facts);
    // New arguments are those of one call.
    if (command.verb === "edit" && (command.targets === "all" || command.targets.length > 1)) {
        return refusal("needs_id", open.map(({ request }) => request.id).join(", "), line);
    }
    if (command.targets === "all") {
        // A deny still wins over an approval whose call was not started.
        const undecided = command.verb === "deny" ? [...open, ...approved(state, command)] : open;
        if (undecided.length > 0) {
            return undecided.map(({ request }) => ({ id: request.id, digest: null }));
        }
        return refusal("unknown_request", "all", null);
    }
    if (command.targets.length > 0)
        return command.targets;
    if (command.implied)
        return [{ id: command.implied, digest: null }];
    return refusal("needs_id", open.map(({ request }) => request.id).join(", "), line);
}
function reachableOpen(state, command) {
    return (0,runtime_status/* openRequests */.js)(state).filter(({ request }) => command.reachable.has(request.id));
}
function approved(state, command) {
    return [...state.requests.values()].filter(({ request, status }) => status.kind === "decided" &&
        status.decision.decision === "approve" &&
        command.reachable.has(request.id));
}
/** A line that would work on that request, with its digest where an approval must name it. */
function lineFor(command, item, facts) {
    if (!item)
        return null;
    const { id, digest } = item.request;
    const exact = command.verb === "approve" && facts.cut.has(id);
    return `/${command.verb} ${id}${exact ? `@${digest}` : ""}`;
}
/** The facts that keep one decision from counting; each with the line that would work. */
function check(state, asked) {
    const { command, target, facts } = asked;
    const request = state.requests.get(target.id);
    const next = lineFor(command, reachableOpen(state, command)[0], facts);
    if (!request || !command.reachable.has(target.id) || request.status.kind === "voided") {
        return refusal("unknown_request", target.id, next);
    }
    const outcome = request.request.kind === "outcome";
    if (outcome !== ["retry", "skip", "done"].includes(command.verb)) {
        return refusal("wrong_verb", target.id, `/${outcome ? "retry" : "approve"} ${target.id}`);
    }
    if (request.status.kind === "completed" || request.status.kind === "started") {
        return refusal("already_started", target.id, next);
    }
    if ((0,runtime_status/* isExpired */._d)(request, facts.now))
        return refusal("expired", target.id, null);
    const overrules = command.verb === "deny" && request.decision?.decision !== "deny";
    if (request.status.kind === "decided" && !overrules) {
        return refusal("already_decided", target.id, next);
    }
    const { digest } = request.request;
    const exact = `/${command.verb} ${target.id}@${digest}`;
    if (target.digest && !digest.startsWith(target.digest)) {
        return refusal("wrong_digest", target.id, exact);
    }
    if (command.verb === "approve" && facts.cut.has(target.id) && !target.digest) {
        return refusal("needs_digest", target.id, exact);
    }
    return request;
}
/** The verdict is an event where there is a comment to answer; a terminal is answered at once. */
function judged(command, verdict) {
    if (command.source.kind !== "comment")
        return { bodies: [], verdict };
    const body = {
        type: "comment_judged",
        commentId: command.source.commentId,
        threadId: command.threadId,
        by: command.by?.login ?? "",
        verdict,
    };
    return { bodies: [body], verdict };
}
function recorded(command, bodies, requests) {
    const reaction = judged(command, { status: "recorded", requests });
    return { ...reaction, bodies: [...bodies, ...reaction.bodies] };
}
function refusal(because, detail, instead) {
    return { status: "refused", because, detail, instead };
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
