export const id = 4747;
export const ids = [4747];
export const modules = {

/***/ 5942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ readToolsetApprovals),
/* harmony export */   NA: () => (/* binding */ readToolEntry),
/* harmony export */   OI: () => (/* binding */ strictest),
/* harmony export */   SJ: () => (/* binding */ TOOLSET_APPROVAL_KEYS),
/* harmony export */   Vm: () => (/* binding */ readToolStatements),
/* harmony export */   at: () => (/* binding */ addStatements),
/* harmony export */   kf: () => (/* binding */ TOOL_APPROVAL_KEYS)
/* harmony export */ });
/* unused harmony export readApprovalWord */
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7246);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3273);




/** Keys that say something about approval wherever a tool or toolset is configured. */
const TOOL_APPROVAL_KEYS = ["pre_approved", "approval_required", "approval"];
const TOOLSET_APPROVAL_KEYS = [...TOOL_APPROVAL_KEYS, "_approval_config"];
const WORDS = new Map([
    ["preapproved", "pre_approved"],
    ["ask", "ask"],
    ["blocked", "blocked"],
]);
const SPELLED = ["preApproved", "ask", "blocked"];
// The same order as STRICTNESS in tools/tool.ts, which this folder may not import.
const ORDER = ["pre_approved", "ask", "blocked"];
/** The strictest of several statements, with a warning when they disagree. Undefined = nothing said. */
function strictest(statements, options) {
    const [first, ...others] = statements;
    if (first === undefined)
        return undefined;
    let result = first;
    for (const other of others) {
        if (other.approval === result.approval)
            continue;
        const strict = ORDER.indexOf(other.approval) > ORDER.indexOf(result.approval) ? other : result;
        const lax = strict === other ? result : other;
        const message = `${options.subject} is ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(lax.approval)} here and ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(strict.approval)} on line ${strict.place.location.line}; the stricter holds.`;
        options.diagnostics.warning(lax.place, message);
        result = strict;
    }
    return result;
}
/** `preApproved`, `ask` or `blocked` in any spelling. Undefined when it is none (then reported). */
function readApprovalWord(node, diagnostics) {
    const word = (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(node);
    const approval = typeof word === "string" ? WORDS.get((0,_near_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(word.trim())) : undefined;
    if (approval !== undefined)
        return approval;
    const hint = typeof word === "string" ? (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(word, SPELLED) : "";
    const message = `${(0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .label */ .Pf)(node)} must be preApproved, ask or blocked, not ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(word)}.${hint}`;
    diagnostics.error(node.place, message);
    return undefined;
}
/** What `pre_approved`, `approval_required` and `approval: <word>` say about one tool. */
function readToolStatements(fields, diagnostics) {
    const statements = readBooleanStatements(fields, diagnostics);
    const word = fields.get("approval")?.node;
    if (word === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(word))
        return statements;
    const approval = readApprovalWord(word, diagnostics);
    return approval === undefined ? statements : [...statements, { approval, place: word.place }];
}
function readBooleanStatements(fields, diagnostics) {
    const meanings = [
        { key: "pre_approved", whenTrue: "pre_approved", whenFalse: "ask" },
        { key: "approval_required", whenTrue: "ask", whenFalse: "pre_approved" },
    ];
    return meanings.flatMap(({ key, whenTrue, whenFalse }) => {
        const node = fields.get(key)?.node;
        const value = node && (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readBoolean */ .Vf)(node, diagnostics);
        if (node === undefined || value === undefined)
            return [];
        return [{ approval: value ? whenTrue : whenFalse, place: node.place }];
    });
}
/** A tool's entry: a word, or a map of the keys above. Everything else in it is an error. */
function readToolEntry(node, diagnostics) {
    if ((0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(node))
        return [];
    if (node.kind === "scalar") {
        const approval = readApprovalWord(node, diagnostics);
        return approval === undefined ? [] : [{ approval, place: node.place }];
    }
    const fields = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readStrictFields */ .J)(node, { known: TOOL_APPROVAL_KEYS, diagnostics });
    return fields === null ? [] : readToolStatements(fields, diagnostics);
}
/**
 * Everything that a toolset's configuration says with the common keys. `fields` must have been read
 * with TOOLSET_APPROVAL_KEYS among its known names; `tools` are the names that may be configured.
 */
function readToolsetApprovals(fields, options) {
    const { diagnostics } = options;
    const approvals = {
        all: readBooleanStatements(fields, diagnostics),
        tools: new Map(),
    };
    const approval = fields.get("approval")?.node;
    if (approval?.kind === "map")
        readApprovalMap(approval, { ...options, approvals });
    else if (approval !== undefined)
        approvals.all.push(...readToolEntry(approval, diagnostics));
    const config = fields.get("_approval_config")?.node;
    if (config !== undefined)
        readToolMap(config, { ...options, approvals });
    return approvals;
}
/** `approval: {default: ask, tools: {read_file: preApproved}}`. */
function readApprovalMap(node, reading) {
    const { diagnostics, approvals } = reading;
    const fields = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readStrictFields */ .J)(node, { known: ["default", "tools"], diagnostics });
    const fallback = fields?.get("default")?.node;
    if (fallback !== undefined)
        approvals.all.push(...readToolEntry(fallback, diagnostics));
    const tools = fields?.get("tools")?.node;
    if (tools !== undefined)
        readToolMap(tools, reading);
}
function readToolMap(node, { approvals, tools, diagnostics }) {
    const fields = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readFields */ .qU)(node, { known: [], diagnostics });
    for (const entry of fields?.rest ?? []) {
        if (!tools.includes(entry.name)) {
            const inside = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .label */ .Pf)(node);
            diagnostics.error(entry.key, (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownKey */ .a)(entry, { known: tools, inside }));
        }
        else {
            addStatements(approvals, { tool: entry.name, said: readToolEntry(entry.node, diagnostics) });
        }
    }
}
function addStatements(approvals, { tool, said }) {
    approvals.tools.set(tool, [...(approvals.tools.get(tool) ?? []), ...said]);
}


/***/ }),

/***/ 5293:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Az: () => (/* binding */ firstPlace),
  Tp: () => (/* binding */ parseDocument),
  P$: () => (/* binding */ parseSettings)
});

// EXTERNAL MODULE: ./src/project/node.ts
var project_node = __webpack_require__(6545);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./src/project/problem.ts
var problem = __webpack_require__(7226);
;// CONCATENATED MODULE: ./src/project/yaml-nodes.ts



const MAX_DEPTH = 50;
const MAX_VALUES = 20_000;
/**
 * Turns the parser's tree into nodes that know their place. Walks in document order, which is also
 * the order in which anchors are defined, and stops at the first thing that it refuses.
 */
class NodeReader {
    #placeAt;
    #diagnostics;
    #anchors = new Map();
    #values = 0;
    #refused = false;
    constructor(options) {
        this.#placeAt = options.placeAt;
        this.#diagnostics = options.diagnostics;
    }
    /** Null when anything in the tree was refused (then reported). */
    read(contents) {
        const node = this.#convert(contents, { path: "", depth: 0, key: null });
        return this.#refused ? null : node;
    }
    #refuse(place, message) {
        if (!this.#refused)
            this.#diagnostics.error(place, message);
        this.#refused = true;
        return null;
    }
    #convert(node, position) {
        if (this.#refused)
            return null;
        const { path, depth, key } = position;
        const place = this.#placeOf(node, key ?? this.#placeAt(0));
        if (depth > MAX_DEPTH) {
            return this.#refuse(place, `Values are nested more than ${MAX_DEPTH} deep here.`);
        }
        this.#values += 1;
        if (this.#values > MAX_VALUES) {
            return this.#refuse(place, `More than ${MAX_VALUES} values in one file.`);
        }
        if ((0,dist/* isAlias */.Vj)(node)) {
            if (this.#anchors.has(node.source)) {
                return this.#convert(this.#anchors.get(node.source), { ...position, depth: depth + 1 });
            }
            return this.#refuse(place, `No anchor ${(0,problem/* quote */.hD)(`&${node.source}`)} stands before this alias.`);
        }
        if (isNode(node) && node.anchor !== undefined)
            this.#anchors.set(node.anchor, node);
        if ((0,dist/* isMap */.jh)(node))
            return this.#convertMap(node, { path, depth, place: key ?? place });
        if ((0,dist/* isSeq */.oP)(node))
            return this.#convertList(node, { path, depth, place: key ?? place });
        return scalar(node, { place, path });
    }
    #convertList(list, { path, depth, place }) {
        const items = [];
        for (const [index, item] of list.items.entries()) {
            const below = { path: `${path}[${index}]`, depth: depth + 1, key: null };
            const node = this.#convert(item, below);
            if (node !== null)
                items.push(node);
        }
        return { kind: "list", items, place, path };
    }
    #convertMap(map, { path, depth, place }) {
        const entries = new Map();
        for (const pair of map.items) {
            const key = this.#placeOf(pair.key, place);
            if (!(0,dist/* isScalar */.jn)(pair.key))
                return this.#refuse(key, "A key must be plain text.");
            const name = pair.key.source ?? String(pair.key.value);
            if (entries.has(name)) {
                const message = `The key ${(0,problem/* quote */.hD)(name)} stands twice in this map; remove one.`;
                return this.#refuse(key, message);
            }
            const below = { path: (0,project_node/* childPath */.cm)(path, name), depth: depth + 1, key };
            const node = this.#convert(pair.value, below);
            if (node !== null)
                entries.set(name, { name, key, node });
        }
        return { kind: "map", entries, place, path };
    }
    #placeOf(node, fallback) {
        if (!isNode(node) && !(0,dist/* isAlias */.Vj)(node))
            return fallback;
        const empty = (0,dist/* isScalar */.jn)(node) && node.value === null && (node.source ?? "") === "";
        return node.range && !empty ? this.#placeAt(node.range[0]) : fallback;
    }
}
function isNode(node) {
    return (0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node) || (0,dist/* isScalar */.jn)(node);
}
function scalar(node, at) {
    const value = (0,dist/* isScalar */.jn)(node) ? node.value : null;
    const known = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    const source = (0,dist/* isScalar */.jn)(node) && node.source !== undefined ? node.source : String(value ?? "");
    return { kind: "scalar", value: known ? value : null, source, ...at };
}

;// CONCATENATED MODULE: ./src/project/yaml.ts


// The parser needs up to a second for half a megabyte of brackets.
const MAX_LENGTH = 128 * 1024;
const MAX_PROBLEMS = 10;
/** Reads one YAML document. Null after a problem, all of which are in the diagnostics. */
function parseYaml(source) {
    const placeAt = placesOf(source);
    if (source.yaml.length > MAX_LENGTH) {
        const message = `${source.yaml.length} characters of YAML are more than the ${MAX_LENGTH} that are read.`;
        source.diagnostics.error(placeAt(0), message);
        return null;
    }
    const document = compose(source.yaml);
    if (document === null) {
        source.diagnostics.error(placeAt(0), "This YAML is nested too deeply to be read.");
        return null;
    }
    const findings = [...document.errors, ...document.warnings];
    for (const finding of findings.slice(0, MAX_PROBLEMS)) {
        source.diagnostics.error(placeAt(finding.pos[0]), explain(finding));
    }
    if (findings.length > 0)
        return null;
    return new NodeReader({ placeAt, diagnostics: source.diagnostics }).read(document.contents);
}
function compose(yaml) {
    try {
        // Duplicate keys are found below: the parser compares each key with every other one.
        const options = { prettyErrors: false, uniqueKeys: false, version: "1.2" };
        return (0,dist/* parseDocument */.Tp)(yaml, options);
    }
    catch (error) {
        // Recursion over a bomb of brackets ends in RangeError; anything else is a defect.
        if (error instanceof RangeError)
            return null;
        throw error;
    }
}
/** The parser's words for the mistakes that authors make most, in theirs. */
function explain(finding) {
    if (finding.message.includes("call stack"))
        return "This YAML is nested too deeply to be read.";
    switch (finding.code) {
        case "BLOCK_AS_IMPLICIT_KEY":
            return 'This value contains ": ", so YAML reads a second key; put the value in quotes.';
        case "TAG_RESOLVE_FAILED":
            return `YAML tags are not supported (${finding.message}); write the plain value.`;
        case "TAB_AS_INDENT":
            return "YAML is indented with spaces, never with tabs.";
        default:
            return `Invalid YAML: ${finding.message}`;
    }
}
/** The place of an offset in the YAML. */
function placesOf({ file, lines, yaml }) {
    // Filled here: the parser itself misses line ends inside what it cannot read.
    const counter = new dist/* LineCounter */.HN();
    counter.addNewLine(0);
    for (let at = yaml.indexOf("\n"); at >= 0; at = yaml.indexOf("\n", at + 1)) {
        counter.addNewLine(at + 1);
    }
    return (offset) => {
        const { line, col } = counter.linePos(offset);
        // An error at the very end is reported on the last line that exists.
        const known = Math.min(Math.max(line, 1), Math.max(lines.length, 1));
        const column = known === line ? Math.max(col, 1) : 1;
        return { location: { file, line: known, column }, text: lines[known - 1] ?? "" };
    };
}

;// CONCATENATED MODULE: ./src/project/document.ts


const MAX_BYTES = 1024 * 1024;
/**
 * Splits and reads a worker file: front matter between fences, front matter that only ends in one
 * (spec/dialects.md F1 and F2), or YAML throughout (F3). Null after an error, which is in the diagnostics.
 */
function parseDocument(source) {
    const lines = readLines(source);
    if (lines === null)
        return null;
    const { from, to, shape } = frontMatter(lines);
    const yaml = lines.slice(0, to).fill("", 0, from).join("\n");
    const root = parseYaml({ ...source, yaml, lines });
    if (root === null) {
        if (shape !== "fenced")
            source.diagnostics.error(firstPlace(source.file, lines), NO_FENCES);
        return null;
    }
    const settings = asSettings(root);
    if (settings === null) {
        source.diagnostics.error(root.place, NO_FENCES);
        return null;
    }
    const body = lines.slice(to + 1).join("\n");
    return { settings, body: body.trim() };
}
const NO_FENCES = "This is not a worker file: expected settings such as `description: …` between two lines `---`, and the instructions below them.";
/** Reads a file that is YAML (or JSON) throughout. Null after an error. */
function parseSettings(source) {
    const lines = readLines(source);
    if (lines === null)
        return null;
    const root = parseYaml({ ...source, yaml: lines.join("\n"), lines });
    if (root === null)
        return null;
    const settings = asSettings(root);
    if (settings === null)
        source.diagnostics.error(root.place, "Expected `key: value` settings.");
    return settings;
}
function asSettings(root) {
    if (root.kind === "map")
        return root;
    return (0,project_node/* isNull */.kZ)(root) ? (0,project_node/* emptyMap */.MZ)(root) : null;
}
function readLines({ file, text, diagnostics }) {
    if (Buffer.byteLength(text) > MAX_BYTES) {
        const size = Buffer.byteLength(text);
        const message = `The file has ${size} bytes; at most ${MAX_BYTES} (1 MiB) are read.`;
        diagnostics.error(firstPlace(file, [text.slice(0, 200)]), message);
        return null;
    }
    return text.replace(/^\ufeff/, "").split(/\r?\n/);
}
/** The first line of a file: for what is wrong with it as a whole. */
function firstPlace(file, lines) {
    return { location: { file, line: 1, column: 1 }, text: lines[0] ?? "" };
}
function frontMatter(lines) {
    const fences = [];
    for (const [index, line] of lines.entries()) {
        if (/^---[ \t]*$/.test(line))
            fences.push(index);
        if (fences.length === 2)
            break;
    }
    const [first, second] = fences;
    if (first === undefined)
        return { from: 0, to: lines.length, shape: "yaml" };
    const nothingBefore = lines.slice(0, first).every((line) => /^\s*(#.*)?$/.test(line));
    if (!nothingBefore)
        return { from: 0, to: first, shape: "open" };
    if (second === undefined)
        return { from: first + 1, to: lines.length, shape: "yaml" };
    return { from: first + 1, to: second, shape: "fenced" };
}


/***/ }),

/***/ 6547:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kg: () => (/* binding */ projectError),
/* harmony export */   m0: () => (/* binding */ locateProject),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9816);


const NESTED = [".llm-do", ".github/llm-do"];
/**
 * Finds the project that `path` names: a folder with `main.worker` or a manifest, the same in
 * `.llm-do/` or `.github/llm-do/` below it, a folder with any worker, or one `.worker` file.
 * Throws LlmDoError "project" that lists the places searched.
 */
async function locateProject(files, path) {
    const normal = normalPath(path);
    if (normal.endsWith(".worker"))
        return locateFile(files, normal);
    const bases = ["", ...NESTED].map((below) => joinPath(normal, below));
    const places = await Promise.all(bases.map(async (base) => ({ base, names: await files.list(base), entry: null })));
    const place = places.find(({ names }) => isProject(names)) ?? (await firstWithWorker(files, places));
    if (place !== undefined)
        return place;
    const searched = bases.map((base) => `  ${joinPath(base, "main.worker")}`).join("\n");
    const cure = "Create one of them, or set `project` to the folder that holds your main.worker.";
    throw projectError(`No main.worker in ${files.label}. Looked for:\n${searched}\n${cure}`);
}
/** `a/b` below `a`; either may be empty. */
function joinPath(folder, name) {
    return folder === "" || name === "" ? folder + name : `${folder}/${name}`;
}
function projectError(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p(message, { code: "project" });
}
function normalPath(path) {
    const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
    if (path.startsWith("/") || segments.includes("..")) {
        throw projectError(`The project path "${path}" must be a folder or .worker file inside the repository, relative to its root.`);
    }
    return segments.join("/");
}
async function locateFile(files, file) {
    const base = file.split("/").slice(0, -1).join("/");
    const names = await files.list(base);
    if (names.includes(file.slice(base === "" ? 0 : base.length + 1))) {
        return { base, names, entry: file };
    }
    throw projectError(`There is no worker file "${file}" in ${files.label}.`);
}
function isProject(names) {
    return names.includes("main.worker") || _manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_NAMES */ .Rr.some((name) => names.includes(name));
}
/** Flat projects without `main.worker`, whose entry is always named (spec/dialects.md C1). */
async function firstWithWorker(files, places) {
    for (const place of places) {
        if (place.names.some((name) => name.endsWith(".worker")))
            return place;
        for (const folder of ["workers", ".workers", "main"]) {
            const names = await files.list(joinPath(place.base, folder));
            if (names.some((name) => name.endsWith(".worker")))
                return place;
        }
    }
    return undefined;
}


/***/ }),

/***/ 9816:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   Rr: () => (/* binding */ MANIFEST_NAMES),
/* harmony export */   YQ: () => (/* binding */ NO_MANIFEST)
/* harmony export */ });
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7246);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5293);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3273);
/* harmony import */ var _sandbox_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5109);
/* harmony import */ var _toolsets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6950);







/** Every name that a manifest may have (spec/dialects.md C38); a project has at most one of them. */
const MANIFEST_NAMES = [
    "project.yaml",
    "program.yaml",
    "workshop.yaml",
    "golem-forge.config.yaml",
    "golem-forge.config.yml",
    ".golem-forge.json",
];
const READ = [
    "name",
    "model",
    "toolsets",
    "approval",
    "delegation",
    "worker_paths",
    "setup",
    "keep",
    "history",
    "sandbox",
];
/** Keys of features that are not part of this version. */
const ACCEPTED = ["version", "description", "dependencies", "exports", "vars", "attachment_policy"];
const NO_MANIFEST = {
    file: null,
    name: null,
    model: null,
    approvalMode: null,
    maxDepth: null,
    allowCycles: false,
    workerPaths: ["workers", ".workers"],
    setup: [],
    keep: [],
    history: 1,
    toolsets: {},
};
/** Reads a manifest. What is wrong is in the diagnostics, and the default stands in for it. */
function parseManifest(source) {
    const { file, diagnostics } = source;
    const settings = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSettings */ .P$)(source);
    const known = [...READ, ...ACCEPTED];
    const fields = settings && (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readFields */ .qU)(settings, { known, diagnostics });
    if (!fields)
        return { manifest: { ...NO_MANIFEST, file }, toolsets: undefined };
    for (const entry of fields.rest) {
        const suggestion = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(entry.name, known);
        diagnostics.warning(entry.key, `Unknown key ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(entry.name)} is ignored.${suggestion}`);
    }
    (0,_sandbox_config_js__WEBPACK_IMPORTED_MODULE_1__/* .readSandbox */ .k)(fields.get("sandbox")?.node, diagnostics);
    const toolsets = fields.get("toolsets")?.node;
    const manifest = {
        file,
        name: optionalText(fields, { key: "name", diagnostics }),
        model: optionalText(fields, { key: "model", diagnostics }),
        approvalMode: readApprovalMode(fields.get("approval")?.node, diagnostics),
        ...readDelegationLimits(fields.get("delegation")?.node, diagnostics),
        workerPaths: readWorkerPaths(fields.get("worker_paths")?.node, diagnostics),
        setup: texts(fields, { key: "setup", diagnostics }),
        keep: texts(fields, { key: "keep", diagnostics }),
        history: readHistory(fields.get("history")?.node, diagnostics),
        toolsets: Object.fromEntries([...(0,_toolsets_js__WEBPACK_IMPORTED_MODULE_5__/* .toolsetMap */ .XF)(toolsets, diagnostics)].map(([name, entry]) => [name, (0,_node_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(entry.node)])),
    };
    return { manifest, toolsets };
}
function optionalText(fields, { key, diagnostics }) {
    const node = fields.get(key)?.node;
    return node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(node, diagnostics) : null;
}
function texts(fields, { key, diagnostics }) {
    const node = fields.get(key)?.node;
    return node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readTexts */ .Z7)(node, diagnostics).map((item) => item.text) : [];
}
/** The mode in the author's word: its synonyms are understood where the mode is chosen. */
function readApprovalMode(node, diagnostics) {
    if (node === undefined)
        return null;
    if (node.kind === "scalar")
        return (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(node, diagnostics);
    const mode = (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readStrictFields */ .J)(node, { known: ["mode"], diagnostics })?.get("mode");
    return mode ? (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(mode.node, diagnostics) : null;
}
function readDelegationLimits(node, diagnostics) {
    const known = ["max_depth", "allow_cycles", "inherit_model"];
    const fields = node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readStrictFields */ .J)(node, { known, diagnostics }) : null;
    const depth = fields?.get("max_depth")?.node;
    const cycles = fields?.get("allow_cycles")?.node;
    return {
        maxDepth: depth ? (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(depth, { minimum: 0, diagnostics }) : null,
        allowCycles: cycles ? (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readBoolean */ .Vf)(cycles, diagnostics) === true : false,
    };
}
function readWorkerPaths(node, diagnostics) {
    if (node === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_6__/* .isNull */ .kZ)(node))
        return NO_MANIFEST.workerPaths;
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readTexts */ .Z7)(node, diagnostics).flatMap(({ text, place }) => {
        const segments = text.split("/").filter((segment) => segment !== "" && segment !== ".");
        if (segments.includes("..") || text.startsWith("/")) {
            diagnostics.error(place, `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is not a folder inside the project.`);
            return [];
        }
        return segments.length === 0 ? [] : [segments.join("/")];
    });
}
function readHistory(node, diagnostics) {
    if (node === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_6__/* .isNull */ .kZ)(node))
        return NO_MANIFEST.history;
    const value = (0,_node_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(node);
    if (value === "full" || (Number.isSafeInteger(value) && Number(value) >= 1)) {
        return value === "full" ? "full" : Number(value);
    }
    const message = `${(0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .label */ .Pf)(node)} must be a number of commits of at least 1, or "full".`;
    diagnostics.error(node.place, message);
    return NO_MANIFEST.history;
}


/***/ }),

/***/ 6545:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ emptyMap),
/* harmony export */   Ur: () => (/* binding */ mergeNodes),
/* harmony export */   cm: () => (/* binding */ childPath),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   z9: () => (/* binding */ nodeFrom)
/* harmony export */ });
function isNull(node) {
    return node.kind === "scalar" && node.value === null;
}
function emptyMap(at) {
    return { kind: "map", entries: new Map(), place: at.place, path: at.path };
}
/** The value without places. Own properties only: a key `__proto__` is a key like any other. */
function plain(node) {
    switch (node.kind) {
        case "scalar":
            return node.value;
        case "list":
            return node.items.map(plain);
        case "map":
            return Object.fromEntries([...node.entries].map(([key, entry]) => [key, plain(entry.node)]));
    }
}
/** Gives a plain value one place: for settings that come from elsewhere than a file. */
function nodeFrom(value, at) {
    const { place, path } = at;
    if (Array.isArray(value)) {
        const items = value.map((item, index) => nodeFrom(item, { place, path: `${path}[${index}]` }));
        return { kind: "list", items, place, path };
    }
    if (typeof value === "object" && value !== null) {
        const entries = Object.entries(value).map(([name, item]) => {
            const node = nodeFrom(item, { place, path: childPath(path, name) });
            return [name, { name, key: place, node }];
        });
        return { kind: "map", entries: new Map(entries), place, path };
    }
    const scalar = isScalarValue(value) ? value : null;
    return { kind: "scalar", value: scalar, source: String(scalar), place, path };
}
function childPath(path, key) {
    return path === "" ? key : `${path}.${key}`;
}
/** Maps merge key by key, everything else is replaced (spec/dialects.md C13). */
function mergeNodes(base, over) {
    if (base.kind !== "map" || over.kind !== "map")
        return over;
    const entries = new Map(base.entries);
    for (const [name, entry] of over.entries) {
        const below = base.entries.get(name);
        const node = below === undefined ? entry.node : mergeNodes(below.node, entry.node);
        entries.set(name, { ...entry, node });
    }
    return { ...over, entries };
}
function isScalarValue(value) {
    return value === null || ["string", "number", "boolean"].includes(typeof value);
}


/***/ }),

/***/ 7226:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   rE: () => (/* binding */ Diagnostics),
/* harmony export */   yM: () => (/* binding */ renderProblem)
/* harmony export */ });
/** Gathers what is wrong with a file, so that the author hears of everything at once. */
class Diagnostics {
    problems = [];
    error(place, message) {
        this.problems.push({ severity: "error", message, ...place });
    }
    warning(place, message) {
        this.problems.push({ severity: "warning", message, ...place });
    }
    get failed() {
        return this.problems.some((problem) => problem.severity === "error");
    }
}
/** A value of the author's inside a sentence: quoted, on one line, at most 80 characters. */
function quote(value) {
    const text = JSON.stringify(typeof value === "string" ? crop(value) : value) ?? "nothing";
    return visible(text.length > 90 ? `${text.slice(0, 80)}…` : text);
}
function crop(text) {
    return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
const LINE_WIDTH = 120;
/** The problem as a compiler prints it: position, message, the line, and a caret under the column. */
function renderProblem(problem) {
    const { file, line, column } = problem.location;
    const head = `${visible(file)}:${line}:${column}: ${problem.severity}: ${problem.message}`;
    const start = column > LINE_WIDTH ? column - LINE_WIDTH / 2 : 0;
    const text = visible(problem.text.slice(start, start + LINE_WIDTH));
    const number = String(line);
    // Tabs stay tabs, so that the caret stands under its column however wide a tab is drawn.
    const indent = text.slice(0, column - 1 - start).replace(/[^\t]/g, " ");
    return `${head}\n  ${number} | ${text}\n  ${" ".repeat(number.length)} | ${indent}^`;
}
/** Control, bidirectional and zero-width characters would make a terminal or page show other text. */
function visible(text) {
    return text.replace(/[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, "\ufffd");
}


/***/ }),

/***/ 660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ openProject)
});

// UNUSED EXPORTS: throwErrors

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(7246);
// EXTERNAL MODULE: ./src/project/document.ts + 2 modules
var project_document = __webpack_require__(5293);
// EXTERNAL MODULE: ./src/project/layout.ts
var layout = __webpack_require__(6547);
;// CONCATENATED MODULE: ./src/project/compatible-models.ts
/**
 * True when `model` (`provider:model`) matches one of a worker's `compatible_models`. Globs know `*`
 * and `?` and ignore case; null = any model.
 */
function isCompatible(patterns, model) {
    return patterns === null || patterns.some((pattern) => globMatches(pattern, model.trim()));
}
/** Iterative, so that a pattern of many stars costs no more than its length times the text's. */
function globMatches(pattern, text) {
    const glob = pattern.trim().toLowerCase();
    const subject = text.toLowerCase();
    let [at, position, star, retry] = [0, 0, -1, 0];
    while (position < subject.length) {
        if (glob[at] === "*") {
            star = at++;
            retry = position;
        }
        else if (glob[at] === "?" || glob[at] === subject[position]) {
            at++;
            position++;
        }
        else if (star >= 0) {
            at = star + 1;
            position = ++retry;
        }
        else {
            return false;
        }
    }
    return /^\**$/.test(glob.slice(at));
}

// EXTERNAL MODULE: ./src/project/approval.ts
var project_approval = __webpack_require__(5942);
// EXTERNAL MODULE: ./src/project/read.ts
var read = __webpack_require__(3273);
;// CONCATENATED MODULE: ./src/project/filesystem-config.ts


const FLAGS = {
    read_approval: ["read_file", "list_files", "file_info"],
    write_approval: ["write_file", "edit_file", "delete_file"],
};
/** Every name that may be configured; `file_exists` is one of golem-forge's that real files mention. */
const FILESYSTEM_TOOLS = [
    ...FLAGS.read_approval,
    ...FLAGS.write_approval,
    "file_exists",
];
/**
 * `filesystem:` in every vocabulary (spec/dialects.md C18). Only what the author said is in the
 * result; the toolset's own defaults (reads pre-approved, writes ask) are not repeated here.
 */
function readFilesystem(node, options) {
    const said = readStatements(node, options.diagnostics);
    const approvals = {};
    for (const tool of FILESYSTEM_TOOLS) {
        const about = { subject: `Approval of ${tool}`, diagnostics: options.diagnostics };
        const ofTool = (0,project_approval/* strictest */.OI)(said.tools.get(tool) ?? [], about) ?? (0,project_approval/* strictest */.OI)(said.all, about);
        const ofSandbox = sandboxStatements(tool, options.sandbox);
        const result = (0,project_approval/* strictest */.OI)(ofTool ? [ofTool, ...ofSandbox] : ofSandbox, about);
        if (result !== undefined)
            approvals[tool] = result.approval;
    }
    return { approvals };
}
function readStatements(node, diagnostics) {
    const known = [...project_approval/* TOOLSET_APPROVAL_KEYS */.SJ, ...Object.keys(FLAGS), ...FILESYSTEM_TOOLS];
    const fields = (0,read/* readStrictFields */.J)(node, { known, diagnostics });
    if (fields === null)
        return { all: [], tools: new Map() };
    const said = (0,project_approval/* readToolsetApprovals */.B$)(fields, { tools: FILESYSTEM_TOOLS, diagnostics });
    for (const [flag, tools] of Object.entries(FLAGS)) {
        const entry = fields.get(flag);
        const asks = entry && (0,read/* readBoolean */.Vf)(entry.node, diagnostics);
        if (entry === undefined || asks === undefined)
            continue;
        const approval = asks ? "ask" : "pre_approved";
        for (const tool of tools) {
            (0,project_approval/* addStatements */.at)(said, { tool, said: [{ approval, place: entry.node.place }] });
        }
    }
    for (const tool of FILESYSTEM_TOOLS) {
        const entry = fields.get(tool);
        if (entry)
            (0,project_approval/* addStatements */.at)(said, { tool, said: (0,project_approval/* readToolEntry */.NA)(entry.node, diagnostics) });
    }
    return said;
}
function sandboxStatements(tool, sandbox) {
    if (tool === "delete_file")
        return sandbox.delete;
    return tool === "write_file" || tool === "edit_file" ? sandbox.write : [];
}

// EXTERNAL MODULE: ./src/project/problem.ts
var project_problem = __webpack_require__(7226);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/project/tool-name.ts

const MAX_LENGTH = 64;
/**
 * A name that model providers accept (`^[a-zA-Z0-9_-]{1,64}$`): `wanted` itself where it fits, else
 * a readable slug with a hash of it, the same on every machine.
 */
function toolName(wanted) {
    if (/^[a-zA-Z0-9_-]{1,64}$/.test(wanted))
        return wanted;
    const hash = (0,external_node_crypto_.createHash)("sha256").update(wanted).digest("hex").slice(0, 8);
    const slug = wanted.replace(/[^a-zA-Z0-9_-]+/g, "_").slice(0, MAX_LENGTH - hash.length - 1);
    return `${slug}_${hash}`;
}

;// CONCATENATED MODULE: ./src/project/delegation.ts




const RESERVED = new Set([...FILESYSTEM_TOOLS, "shell", "worker_call", "worker_create"]);
/** Turns what the dialects grant into tools: one delegate per worker and tool name. */
function readDelegation(grants, context) {
    const any = grants.delegates.some(({ worker }) => worker === "*");
    const named = grants.delegates.filter((grant) => grant.worker !== "*");
    const allowed = named.filter((grant) => isInside(grant, context));
    const delegates = groupByTool(allowed, context).map((group) => toDelegate(group, context));
    checkCollisions(delegates, { named, diagnostics: context.diagnostics });
    return { delegates, workerCall: readWorkerCall(grants, { any, ...context }), any };
}
function readWorkerCall({ workerCalls, delegates }, { any, diagnostics }) {
    const [first] = workerCalls;
    if (first === undefined)
        return null;
    if (!any && delegates.length === 0) {
        const cure = 'list them: `delegation: {allow_workers: [name]}`, or ["*"] for any';
        diagnostics.warning(first.place, `"worker_call" has no worker that it may call; ${cure}.`);
    }
    return { approval: approvalOf(workerCalls, { subject: "Approval of worker_call", diagnostics }) };
}
/** A worker with a tool of its own needs no second entry for `worker_call`, which reaches it anyway. */
function groupByTool(grants, { instructions }) {
    const groups = new Map();
    for (const grant of grants) {
        const name = toolNameOf(grant, instructions);
        const key = JSON.stringify([grant.worker, name]);
        const group = groups.get(key) ?? { worker: grant.worker, toolName: name, grants: [] };
        groups.set(key, { ...group, grants: [...group.grants, grant] });
    }
    const withTool = new Set([...groups.values()].filter((group) => group.toolName).map((group) => group.worker));
    return [...groups.values()].filter((group) => group.toolName || !withTool.has(group.worker));
}
function toolNameOf({ worker, reach }, instructions) {
    if (reach === "worker_call")
        return null;
    const prefixed = `_worker_${worker}`;
    // The same YAML named the tool `_worker_X` in some versions and `X` in others; bodies hard-code
    // the name that they were written for (spec/dialects.md C6).
    const bare = reach === "bare" || (mentionsCall(instructions, worker) && !instructions.includes(prefixed));
    return toolName(bare ? worker : prefixed);
}
function mentionsCall(text, name) {
    for (let at = text.indexOf(`${name}(`); at >= 0; at = text.indexOf(`${name}(`, at + 1)) {
        if (at === 0 || !/[\w-]/.test(text.charAt(at - 1)))
            return true;
    }
    return false;
}
function toDelegate({ worker, toolName, grants }, context) {
    const [first] = grants;
    const subject = `Approval of calls to ${(0,project_problem/* quote */.hD)(worker)}`;
    const approval = approvalOf(grants, { subject, diagnostics: context.diagnostics });
    return { worker, toolName, approval, location: first.place.location };
}
function approvalOf(permissions, about) {
    const own = permissions.flatMap((permission) => permission.own);
    const all = permissions.flatMap((permission) => permission.all);
    const said = (0,project_approval/* strictest */.OI)(own, about) ?? (0,project_approval/* strictest */.OI)(all, about);
    const asks = permissions.some(({ fallback }) => fallback === "ask");
    return said?.approval ?? (asks ? "ask" : "pre_approved");
}
function isInside({ worker, place }, { diagnostics }) {
    if (!worker.split("/").includes(".."))
        return true;
    diagnostics.error(place, `Parent directory references not allowed: ${(0,project_problem/* quote */.hD)(worker)}.`);
    return false;
}
function checkCollisions(delegates, { named, diagnostics }) {
    const taken = new Map();
    for (const { worker, toolName: name, location } of delegates) {
        if (name === null)
            continue;
        const place = named.find((grant) => grant.place.location === location)?.place;
        const other = taken.get(name);
        if (place !== undefined && (RESERVED.has(name) || other !== undefined)) {
            const owner = other === undefined ? "a built-in tool" : `the worker ${(0,project_problem/* quote */.hD)(other)}`;
            const message = `The worker ${(0,project_problem/* quote */.hD)(worker)} would be the tool "${name}", which is ${owner}; rename the worker.`;
            diagnostics.error(place, message);
        }
        taken.set(name, worker);
    }
}

// EXTERNAL MODULE: ./src/project/node.ts
var project_node = __webpack_require__(6545);
;// CONCATENATED MODULE: ./src/project/grants.ts



const LISTS = ["allow_workers", "allowed_workers"];
const SETTINGS = [...LISTS, "allow_cycles", "enabled", ...project_approval/* TOOLSET_APPROVAL_KEYS */.SJ];
// spec/delegation.md: `_worker_*` and `worker_call` always go through the approval controller. What a
// worker reached by the other forms does is gated by that worker's own tools.
const DEFAULTS = {
    delegation: "ask",
    worker_call: "ask",
    workers: "pre_approved",
};
/** Reads every form of delegation (spec/dialects.md C5) into one list of grants. */
function readGrants(toolsets, diagnostics) {
    const grants = { delegates: [], workerCalls: [], allowCycles: false };
    for (const form of ["delegation", "workers", "worker_call"]) {
        const entry = toolsets.builtin.get(form);
        if (entry)
            readForm(entry, { form, grants, diagnostics });
    }
    for (const entry of toolsets.workers) {
        const own = readDelegate(entry, diagnostics);
        if (own === null)
            continue;
        const permission = { own, all: [], fallback: "pre_approved", place: entry.key };
        grants.delegates.push({ worker: entry.name, reach: "bare", ...permission });
    }
    return grants;
}
function readForm(entry, reading) {
    const { form, grants, diagnostics } = reading;
    const written = readWritten(entry, reading);
    if (written === null)
        return;
    const delegates = [...listedGrants(written), ...namedGrants(written, diagnostics)];
    grants.delegates.push(...delegates);
    const call = workerCallOf(written, { delegates, diagnostics });
    if (call !== null)
        grants.workerCalls.push({ ...call, fallback: DEFAULTS[form] });
    const cycles = written.fields.get("allow_cycles");
    if (cycles && (0,read/* readBoolean */.Vf)(cycles.node, diagnostics))
        grants.allowCycles = true;
    const create = written.fields.get("worker_create");
    if (create && (0,project_node/* plain */.pj)(create.node) !== false) {
        diagnostics.error(create.key, '"worker_create" is not supported yet; remove it.');
    }
}
/** Null when the form is switched off, or wrong (then reported). */
function readWritten(entry, { form, diagnostics }) {
    // `delegation: [X, Y]` is the short form of `delegation: {X: {}, Y: {}}`.
    const short = entry.node.kind === "list";
    const node = short ? (0,project_node/* emptyMap */.MZ)(entry.node) : entry.node;
    const fields = form === "delegation"
        ? (0,read/* readFields */.qU)(node, { known: [...SETTINGS, "worker_call", "worker_create"], diagnostics })
        : (0,read/* readStrictFields */.J)(node, { known: SETTINGS, diagnostics });
    const enabled = fields?.get("enabled");
    if (fields === null || (enabled && (0,read/* readBoolean */.Vf)(enabled.node, diagnostics) === false))
        return null;
    const lists = short ? [entry.node] : LISTS.flatMap((name) => fields.get(name)?.node ?? []);
    const listed = lists.flatMap((list) => (0,read/* readTexts */.Z7)(list, diagnostics));
    const named = form === "delegation" ? fields.rest : [];
    const names = [...listed.map(({ text }) => text), ...named.map(({ name }) => name)];
    const tools = [...names, ...names.map((name) => `_worker_${name}`), "worker_call"];
    const said = (0,project_approval/* readToolsetApprovals */.B$)(fields, { tools, diagnostics });
    return { form, entry, fields, listed, named, said };
}
function listedGrants({ form, entry, listed, said }) {
    const short = form === "delegation" && entry.node.kind === "list";
    const byForm = form === "workers" ? "bare" : short ? "prefixed" : "worker_call";
    return listed.map(({ text, place }) => ({
        worker: text,
        reach: text === "*" ? "worker_call" : byForm,
        own: statementsAbout(text, said),
        all: said.all,
        fallback: DEFAULTS[form],
        place,
    }));
}
function namedGrants({ form, named, said }, diagnostics) {
    return named.flatMap((entry) => {
        const own = readDelegate(entry, diagnostics);
        if (own === null)
            return [];
        return [
            {
                worker: entry.name,
                reach: entry.name === "*" ? "worker_call" : "prefixed",
                own: [...own, ...statementsAbout(entry.name, said)],
                all: said.all,
                fallback: DEFAULTS[form],
                place: entry.key,
            },
        ];
    });
}
/** `worker_call` is offered where it is named, and where a delegate has no tool of its own. */
function workerCallOf({ form, entry, fields, said }, { delegates, diagnostics }) {
    const key = form === "worker_call" ? entry : fields.get("worker_call");
    const own = form === "delegation" && key ? readDelegate(key, diagnostics) : [];
    const implied = delegates.some(({ reach }) => reach === "worker_call");
    if (own === null || (key === undefined && !implied))
        return null;
    const statements = [...own, ...(said.tools.get("worker_call") ?? [])];
    return { own: statements, all: said.all, place: (key ?? entry).key };
}
function statementsAbout(worker, said) {
    return [worker, `_worker_${worker}`].flatMap((name) => said.tools.get(name) ?? []);
}
/** The value under a delegate's name: nothing, a word, or a map. Null = switched off. */
function readDelegate({ name, node }, diagnostics) {
    if (node.kind === "scalar") {
        if ((0,project_node/* isNull */.kZ)(node) || isWord(node, ["true", "yes", "on"]))
            return [];
        if (isWord(node, ["false", "no", "off"]))
            return null;
        return (0,project_approval/* readToolEntry */.NA)(node, diagnostics);
    }
    const known = [...project_approval/* TOOLSET_APPROVAL_KEYS */.SJ, "enabled"];
    const fields = (0,read/* readStrictFields */.J)(node, { known, diagnostics });
    const enabled = fields?.get("enabled");
    if (enabled && (0,read/* readBoolean */.Vf)(enabled.node, diagnostics) === false)
        return null;
    if (fields === null)
        return [];
    const said = (0,project_approval/* readToolsetApprovals */.B$)(fields, { tools: [name, `_worker_${name}`], diagnostics });
    const ofTool = statementsAbout(name, said);
    return ofTool.length > 0 ? ofTool : said.all;
}
function isWord(node, words) {
    return words.includes(String(node.value).toLowerCase());
}

// EXTERNAL MODULE: ./src/project/sandbox-config.ts
var sandbox_config = __webpack_require__(5109);
;// CONCATENATED MODULE: ./src/project/words.ts
/**
 * Splits a command as a shell reads its words: blanks separate, quotes and backslashes join.
 * Nothing is expanded. Null when a quote is never closed or a backslash ends the text.
 */
function splitWords(text) {
    const words = [];
    let rest = text.trimStart();
    while (rest !== "") {
        const word = /^(?:[^\s'"\\]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S])+/.exec(rest)?.[0];
        if (word === undefined)
            return null;
        rest = rest.slice(word.length);
        if (/^['"\\]/.test(rest))
            return null;
        words.push(unquote(word));
        rest = rest.trimStart();
    }
    return words;
}
function unquote(word) {
    const pieces = /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^'"\\]+)/g;
    return word.replace(pieces, (_, single, double, escaped, bare) => {
        if (typeof double === "string")
            return double.replace(/\\(["\\$`\n])/g, "$1");
        return single ?? escaped ?? bare ?? "";
    });
}

;// CONCATENATED MODULE: ./src/project/shell-config.ts





const KEYS = ["rules", "default", "environment", ...project_approval/* TOOLSET_APPROVAL_KEYS */.SJ];
const RULE_KEYS = ["pattern", "argv", "effect", "sandbox_paths", ...project_approval/* TOOL_APPROVAL_KEYS */.kf];
const MAX_PATTERN = 1000;
const EFFECTS = ["none", "workspace", "external"];
/** `shell:` with `rules` and `default`, or golem-forge's `approval` for every command. */
function readShell(node, diagnostics) {
    const fields = (0,read/* readStrictFields */.J)(node, { known: KEYS, diagnostics });
    if (fields === null)
        return { rules: [], environment: [] };
    const rules = readRules(fields.get("rules")?.node, diagnostics);
    const environment = readEnvironment(fields.get("environment")?.node, diagnostics);
    const fallback = readDefault(fields, diagnostics);
    if (rules.length === 0 && fallback === undefined && !diagnostics.failed) {
        const cure = "add `rules:` or `default: {approval_required: true}`";
        diagnostics.warning(node.place, `${(0,read/* label */.Pf)(node)} has no rule and no default, so every command is blocked; ${cure}.`);
    }
    return { rules, environment, ...(fallback && { default: fallback.approval }) };
}
function readDefault(fields, diagnostics) {
    const about = { subject: "The default for commands", diagnostics };
    const said = (0,project_approval/* readToolsetApprovals */.B$)(fields, { tools: ["shell"], diagnostics });
    const node = fields.get("default")?.node;
    const byDefault = node === undefined || (0,project_node/* isNull */.kZ)(node) ? [] : defaultStatements(node, diagnostics);
    const general = [...said.all, ...byDefault];
    return (0,project_approval/* strictest */.OI)([...(said.tools.get("shell") ?? []), ...general], about);
}
/** `default: {}` asks: `approval_required` is true unless the author says otherwise. */
function defaultStatements(node, diagnostics) {
    const said = (0,project_approval/* readToolEntry */.NA)(node, diagnostics);
    return said.length > 0 ? said : [{ approval: "ask", place: node.place }];
}
function readRules(node, diagnostics) {
    if (node === undefined || (0,project_node/* isNull */.kZ)(node))
        return [];
    if (node.kind !== "list") {
        diagnostics.error(node.place, `${(0,read/* label */.Pf)(node)} must be a list of rules (\`- pattern: git log\`).`);
        return [];
    }
    return node.items.flatMap((item) => readRule(item, diagnostics) ?? []);
}
function readRule(node, diagnostics) {
    const fields = (0,read/* readStrictFields */.J)(node, { known: RULE_KEYS, diagnostics });
    if (fields === null)
        return null;
    const paths = fields.get("sandbox_paths");
    if (paths !== undefined && !isEmpty(paths.node)) {
        const message = '"sandbox_paths" is not supported yet, so it would not be enforced; remove it.';
        diagnostics.error(paths.key, message);
    }
    const words = readWords(fields, { rule: node, diagnostics });
    const effect = readEffect(fields.get("effect")?.node, diagnostics);
    const said = (0,project_approval/* readToolStatements */.Vm)(fields, diagnostics);
    const approval = (0,project_approval/* strictest */.OI)(said, { subject: "Approval of the rule", diagnostics })?.approval;
    if (words === null)
        return null;
    return { words, approval: approval ?? "ask", ...(effect && { effect }) };
}
function isEmpty(node) {
    return (0,project_node/* isNull */.kZ)(node) || (node.kind === "list" && node.items.length === 0);
}
/** The words that a command must begin with, from `pattern: "git log *"` or `argv: [git, log]`. */
function readWords(fields, { rule, diagnostics }) {
    const pattern = fields.get("pattern");
    const argv = fields.get("argv");
    const entry = pattern ?? argv;
    if (entry === undefined || (pattern && argv)) {
        const problem = entry ? 'both "pattern" and "argv"; keep one' : 'no "pattern"';
        diagnostics.error(rule.place, `${(0,read/* label */.Pf)(rule)} has ${problem}.`);
        return null;
    }
    const words = entry.node.kind === "list"
        ? (0,read/* readTexts */.Z7)(entry.node, diagnostics).map((item) => item.text)
        : patternWords(entry.node, diagnostics);
    if (words?.length === 0) {
        const cure = "name the command, or use `default:` for every command";
        diagnostics.error(entry.node.place, `${(0,read/* label */.Pf)(entry.node)} matches no command; ${cure}.`);
    }
    return words?.length ? words : null;
}
function patternWords(node, diagnostics) {
    const text = (0,read/* readText */.yR)(node, diagnostics);
    if (text === null)
        return node.kind === "scalar" ? [] : null;
    const words = text.length > MAX_PATTERN ? [] : splitWords(text);
    if (words === null) {
        diagnostics.error(node.place, `${(0,read/* label */.Pf)(node)} has a quote that is never closed: ${(0,project_problem/* quote */.hD)(text)}.`);
        return null;
    }
    // The documents write `git *`; a rule is a prefix anyway, and the star never matched anything.
    const trimmed = /(^|\s)\*$/.test(text) ? words.slice(0, -1) : words;
    if (/[*?]/.test(trimmed.join(" ")) && !/['"\\]/.test(text)) {
        const message = `${(0,read/* label */.Pf)(node)} is compared word by word; ${(0,project_problem/* quote */.hD)(text)} has no wildcards.`;
        diagnostics.warning(node.place, message);
    }
    return trimmed;
}
function readEffect(node, diagnostics) {
    if (node === undefined || (0,project_node/* isNull */.kZ)(node))
        return undefined;
    const effect = EFFECTS.find((known) => known === (0,project_node/* plain */.pj)(node));
    if (effect === undefined) {
        const found = (0,project_problem/* quote */.hD)((0,project_node/* plain */.pj)(node));
        diagnostics.error(node.place, `${(0,read/* label */.Pf)(node)} must be ${EFFECTS.join(", ")}, not ${found}.`);
    }
    return effect;
}
function readEnvironment(node, diagnostics) {
    if (node === undefined)
        return [];
    return (0,read/* readTexts */.Z7)(node, diagnostics).flatMap(({ text, place }) => {
        if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(text))
            return [text];
        diagnostics.error(place, `${(0,project_problem/* quote */.hD)(text)} is not the name of an environment variable.`);
        return [];
    });
}

// EXTERNAL MODULE: ./src/project/toolsets.ts
var project_toolsets = __webpack_require__(6950);
;// CONCATENATED MODULE: ./src/project/worker.ts












const READ = [
    "name",
    "description",
    "instructions",
    "model",
    "compatible_models",
    "toolsets",
    "sandbox",
    "allow_cycles",
];
/** Keys of features that are not part of this version; none of them widens or narrows what a tool may do. */
const ACCEPTED = [
    "attachment_policy",
    "output_schema",
    "output_schema_ref",
    "schema_in_ref",
    "server_side_tools",
    "mode",
    "locked",
    "entry",
    "vars",
    "templating",
    "custom_tools",
    "allow_empty_input",
    "max_context_tokens",
];
// Of November 2025. A policy that nobody reads must not look as if it were in force.
const RELICS = {
    allow_workers: "toolsets.delegation.allow_workers",
    shell_rules: "toolsets.shell.rules",
    shell_default: "toolsets.shell.default",
    tool_rules: "toolsets.<name>.approval",
};
/** Reads one worker file in any dialect. Never throws: everything wrong with it is in `problems`. */
function parseWorker(source) {
    const diagnostics = new project_problem/* Diagnostics */.rE();
    const document = (0,project_document/* parseDocument */.Tp)({ file: source.file, text: source.text, diagnostics });
    if (document === null) {
        return { worker: null, problems: diagnostics.problems, unknownToolsets: [], delegates: [] };
    }
    const { worker, unknownToolsets } = readWorker(document, { source, diagnostics });
    const { problems, failed } = diagnostics;
    const { delegates } = worker.delegation;
    return { worker: failed ? null : worker, problems, unknownToolsets, delegates };
}
/** The `name` of a worker file, or null when it has none or cannot be read. */
function readWorkerName(source) {
    const diagnostics = new project_problem/* Diagnostics */.rE();
    const node = (0,project_document/* parseDocument */.Tp)({ ...source, diagnostics })?.settings.entries.get("name")?.node;
    return node ? (0,read/* readText */.yR)(node, diagnostics) : null;
}
function readWorker(document, { source, diagnostics }) {
    const known = [...READ, ...ACCEPTED, ...Object.keys(RELICS)];
    const fields = (0,read/* readFields */.qU)(document.settings, { known, diagnostics });
    reportUnread(fields, { known, diagnostics });
    const text = (key) => {
        const node = fields.get(key)?.node;
        return node ? (0,read/* readText */.yR)(node, diagnostics) : null;
    };
    const instructions = document.body || (text("instructions") ?? "");
    if (instructions === "")
        reportNoInstructions(document, diagnostics);
    const model = text("model");
    const compatibleModels = readCompatibleModels(fields, { model, diagnostics });
    const toolsets = (0,project_toolsets/* readToolsets */.Sd)({
        worker: fields.get("toolsets")?.node,
        defaults: defaultToolsets(source, document),
        workers: source.workers ?? new Set(),
        diagnostics,
    });
    const sandbox = (0,sandbox_config/* readSandbox */.k)(fields.get("sandbox")?.node, diagnostics);
    const filesystem = toolsets.builtin.get("filesystem");
    const shell = toolsets.builtin.get("shell");
    const grants = readGrants(toolsets, diagnostics);
    const cycles = fields.get("allow_cycles");
    const allowCycles = cycles ? (0,read/* readBoolean */.Vf)(cycles.node, diagnostics) === true : false;
    const worker = {
        name: readName(fields, { source, diagnostics }),
        file: source.file,
        description: text("description"),
        instructions,
        model,
        compatibleModels,
        filesystem: filesystem ? readFilesystem(filesystem.node, { sandbox, diagnostics }) : null,
        shell: shell ? readShell(shell.node, diagnostics) : null,
        delegation: readDelegation(grants, { instructions, diagnostics }),
        allowCycles: allowCycles || grants.allowCycles,
    };
    return { worker, unknownToolsets: toolsets.unknown };
}
function defaultToolsets({ defaults }, document) {
    if (defaults === undefined)
        return undefined;
    if (isNode(defaults))
        return defaults;
    return (0,project_node/* nodeFrom */.z9)(defaults, { place: document.settings.place, path: "toolsets" });
}
function isNode(value) {
    return "kind" in value && "place" in value && "path" in value;
}
/** A worker is called what its file is called unless it says otherwise (spec/dialects.md C27). */
function nameOfFile(file) {
    const parts = file.replace(/\.worker$/, "").split("/");
    const stem = parts.at(-1) ?? "";
    return stem === "worker" ? (parts.at(-2) ?? stem) : stem;
}
function readName(fields, { source, diagnostics }) {
    const node = fields.get("name")?.node;
    const name = node ? (0,read/* readText */.yR)(node, diagnostics) : null;
    if (node && name !== null && (/[\u0000-\u001f\u007f]/.test(name) || name.length > 100)) {
        diagnostics.error(node.place, '"name" must be one line of at most 100 characters.');
    }
    return name ?? nameOfFile(source.file);
}
function readCompatibleModels(fields, { model, diagnostics }) {
    const node = fields.get("compatible_models")?.node;
    if (node === undefined || (node.kind === "scalar" && node.value === null))
        return null;
    const patterns = (0,read/* readTexts */.Z7)(node, diagnostics).map((item) => item.text);
    if (node.kind === "list" && node.items.length === 0) {
        const cure = `Use ["*"] for any model, or specify compatible patterns such as "anthropic:*".`;
        diagnostics.error(node.place, `"compatible_models" is empty. ${cure}`);
    }
    if (model !== null && patterns.length > 0 && !isCompatible(patterns, model)) {
        const list = patterns.map(project_problem/* quote */.hD).join(", ");
        const message = `The worker's own model ${(0,project_problem/* quote */.hD)(model)} matches none of its compatible_models (${list}).`;
        diagnostics.warning(node.place, message);
    }
    return patterns;
}
function reportNoInstructions({ settings }, diagnostics) {
    const where = "below the closing line `---`, or under the key `instructions:`";
    diagnostics.error(settings.place, `The worker has no instructions; write them ${where}.`);
}
function reportUnread(fields, { known, diagnostics }) {
    for (const entry of fields.rest) {
        const suggestion = (0,near_miss/* didYouMean */.au)(entry.name, known);
        diagnostics.warning(entry.key, `Unknown key ${(0,project_problem/* quote */.hD)(entry.name)} is ignored.${suggestion}`);
    }
    for (const [name, instead] of Object.entries(RELICS)) {
        const entry = fields.get(name);
        if (entry) {
            diagnostics.error(entry.key, `"${name}" is not supported at top level; write it as \`${instead}\`.`);
        }
    }
}

;// CONCATENATED MODULE: ./src/project/lookup.ts



/** Where a project's workers are: by file name first, by front-matter `name` second (C1, C2). */
class WorkerLookup {
    #files;
    #base;
    #folders;
    #listings = new Map();
    #named;
    constructor(options) {
        this.#files = options.files;
        this.#base = options.base;
        this.#folders = options.workerPaths.map((folder) => (0,layout/* joinPath */.uJ)(options.base, folder));
    }
    /** Throws LlmDoError "project" for a name that may not be looked up at all. */
    async find(name) {
        const byFile = await this.#findFile(name);
        if (byFile.status !== "missing")
            return byFile;
        const files = (await this.#byFrontMatter()).get(name) ?? [];
        const [file, ...others] = files;
        if (file === undefined)
            return byFile;
        return others.length === 0 ? { status: "found", file } : { status: "ambiguous", files };
    }
    /** Names that the listings show without reading any file. */
    async quickNames() {
        const listings = await Promise.all([this.#base, ...this.#folders].map((at) => this.#list(at)));
        const files = listings.flat().filter((name) => name.endsWith(".worker"));
        return new Set(files.map((name) => name.slice(0, -".worker".length)));
    }
    /** Every worker that a bare name reaches, and those deeper below the worker folders. */
    async all() {
        const found = [];
        for (const folder of [this.#base, ...this.#folders]) {
            found.push(...(await this.#workersIn(folder)));
        }
        const reached = new Set(found.map(({ file }) => file));
        const deep = await Promise.all(this.#folders.map((folder) => this.#below(folder, 1)));
        const others = deep.flat().filter((file) => !reached.has(file));
        return [...found, ...others.map((file) => ({ name: null, file }))];
    }
    async #findFile(name) {
        const path = checkedPath(name);
        const explicit = name.startsWith("./");
        const atRoot = formsOf((0,layout/* joinPath */.uJ)(this.#base, path));
        const inFolders = explicit
            ? []
            : this.#folders.flatMap((folder) => formsOf((0,layout/* joinPath */.uJ)(folder, path)));
        const root = await this.#firstExisting(atRoot);
        const folder = await this.#firstExisting(inFolders);
        if (root !== undefined && folder !== undefined && root !== folder) {
            return { status: "ambiguous", files: [root, folder] };
        }
        const file = root ?? folder;
        if (file !== undefined)
            return { status: "found", file };
        return { status: "missing", searched: [...atRoot, ...inFolders] };
    }
    async #firstExisting(candidates) {
        for (const file of candidates)
            if (await this.#exists(file))
                return file;
        return undefined;
    }
    async #exists(file) {
        const cut = file.lastIndexOf("/");
        const names = await this.#list(cut < 0 ? "" : file.slice(0, cut));
        return names.includes(file.slice(cut + 1));
    }
    #list(directory) {
        const known = this.#listings.get(directory) ?? this.#files.list(directory);
        this.#listings.set(directory, known);
        return known;
    }
    async #workersIn(folder) {
        const found = [];
        for (const name of await this.#list(folder)) {
            if (name.endsWith(".worker")) {
                found.push({ name: name.slice(0, -".worker".length), file: (0,layout/* joinPath */.uJ)(folder, name) });
            }
            else if (name.endsWith("/")) {
                const file = (0,layout/* joinPath */.uJ)(folder, `${name}worker.worker`);
                if (await this.#exists(file))
                    found.push({ name: name.slice(0, -1), file });
            }
        }
        return found;
    }
    async #below(folder, depth) {
        if (depth > MAX_DEPTH)
            return [];
        const names = await this.#list(folder);
        const files = names.filter((name) => name.endsWith(".worker"));
        const folders = names.filter((name) => name.endsWith("/")).map((name) => name.slice(0, -1));
        const deeper = await Promise.all(folders.map((name) => this.#below((0,layout/* joinPath */.uJ)(folder, name), depth + 1)));
        return [...files.map((name) => (0,layout/* joinPath */.uJ)(folder, name)), ...deeper.flat()];
    }
    #byFrontMatter() {
        this.#named ??= this.#readNames();
        return this.#named;
    }
    async #readNames() {
        const names = new Map();
        for (const { name: reached, file } of await this.all()) {
            if (reached === null)
                continue;
            const text = await readable(this.#files, file);
            const name = typeof text === "string" ? readWorkerName({ file, text }) : null;
            if (name !== null)
                names.set(name, [...(names.get(name) ?? []), file]);
        }
        return names;
    }
}
const MAX_DEPTH = 8;
/** The text of a file, or why there is none. */
async function readable(files, file) {
    try {
        return (await files.read(file)) ?? (0,layout/* projectError */.Kg)(`There is no file "${file}".`);
    }
    catch (error) {
        if (error instanceof errors/* LlmDoError */.p)
            return error;
        throw error;
    }
}
function formsOf(path) {
    return [`${path}.worker`, `${path}/worker.worker`];
}
/** `./workers/helper`, `workers/helper` and `helper.worker` all name a path below the project. */
function checkedPath(name) {
    const segments = name.split("/").filter((segment) => segment !== "" && segment !== ".");
    if (segments.includes("..")) {
        throw (0,layout/* projectError */.Kg)(`Parent directory references not allowed: "${name}".`);
    }
    if (name.startsWith("/")) {
        throw (0,layout/* projectError */.Kg)(`Worker "${name}" is an absolute path; write it as "./path/to/worker".`);
    }
    if (segments.length === 0)
        throw (0,layout/* projectError */.Kg)("The name of a worker is empty.");
    return segments.join("/").replace(/\.worker$/, "");
}

// EXTERNAL MODULE: ./src/project/manifest.ts
var manifest = __webpack_require__(9816);
;// CONCATENATED MODULE: ./src/project/project.ts








/**
 * Opens the project at `path` of `files`: a folder or one `.worker` file. Reads the manifest and
 * folder listings only; workers are parsed when they are asked for. All paths in the result are
 * relative to `files`. Throws LlmDoError "project" when there is no project.
 */
async function openProject(files, options) {
    const place = await (0,layout/* locateProject */.m0)(files, options.path);
    const diagnostics = new project_problem/* Diagnostics */.rE();
    const parsed = await readManifest(files, { place, diagnostics });
    return new OpenProject({ files, place, parsed, manifestProblems: diagnostics.problems });
}
async function readManifest(files, { place, diagnostics }) {
    const names = manifest/* MANIFEST_NAMES */.Rr.filter((name) => place.names.includes(name));
    const [first, ...others] = names.map((name) => (0,layout/* joinPath */.uJ)(place.base, name));
    if (first === undefined)
        return { manifest: manifest/* NO_MANIFEST */.YQ, toolsets: undefined };
    const text = (await files.read(first)) ?? "";
    if (others.length > 0) {
        const message = `A project has one manifest, but here are ${names.join(" and ")}; keep one of them.`;
        diagnostics.error((0,project_document/* firstPlace */.Az)(first, text.split("\n")), message);
    }
    return (0,manifest/* parseManifest */.Ng)({ file: first, text, diagnostics });
}
class OpenProject {
    manifest;
    warnings = [];
    #opened;
    #lookup;
    #parsed = new Map();
    constructor(opened) {
        this.manifest = opened.parsed.manifest;
        this.#opened = opened;
        const { files, place } = opened;
        const { workerPaths } = this.manifest;
        this.#lookup = new WorkerLookup({ files, base: place.base, workerPaths });
        this.#keepWarnings(opened.manifestProblems);
    }
    async worker(name) {
        throwErrors(this.#opened.manifestProblems);
        const file = await this.#resolve(name);
        const { worker, problems } = await this.#parse(file);
        throwErrors(problems);
        if (worker === null)
            throw new Error(`no definition and no error for ${file}`);
        return worker;
    }
    async workers() {
        const names = (await this.#lookup.all()).map(({ name }) => name);
        return [...new Set(names.filter((name) => name !== null))].sort();
    }
    async problems() {
        const problems = [...this.#opened.manifestProblems];
        const all = await this.#lookup.all();
        const entry = this.#opened.place.entry;
        const files = new Set([...(entry === null ? [] : [entry]), ...all.map(({ file }) => file)]);
        for (const file of files) {
            const { problems: own, delegates } = await this.#parse(file);
            problems.push(...own, ...(await this.#missingDelegates(file, delegates)));
        }
        for (const { name, file } of all) {
            const ambiguity = name === null ? null : await this.#ambiguity(name, file);
            if (ambiguity !== null)
                problems.push(ambiguity);
        }
        return distinct(problems);
    }
    async #resolve(name) {
        const { entry } = this.#opened.place;
        // A project that is one file has no `main.worker`; the file itself is the entry.
        if (entry !== null && name === "main")
            return entry;
        const found = await this.#lookup.find(name);
        if (found.status === "found")
            return found.file;
        throw (0,layout/* projectError */.Kg)(await this.#describeMiss(name, found));
    }
    #parse(file) {
        const known = this.#parsed.get(file) ?? this.#parseFile(file);
        this.#parsed.set(file, known);
        return known;
    }
    async #parseFile(file) {
        const text = await readable(this.#opened.files, file);
        if (typeof text !== "string")
            return unreadable(file, text.message);
        const workers = await this.#lookup.quickNames();
        const defaults = this.#opened.parsed.toolsets;
        const source = { file, text, workers, ...(defaults && { defaults }) };
        const parsed = parseWorker(source);
        // What is no file name may still be a folder, a path, or the `name` of a worker in another file.
        const others = await this.#workersAmong(parsed.unknownToolsets);
        const result = others.length === 0
            ? parsed
            : parseWorker({ ...source, workers: new Set([...workers, ...others]) });
        this.#keepWarnings(result.problems);
        return result;
    }
    async #workersAmong(names) {
        const found = await Promise.all(names.map((name) => this.#find(name)));
        return names.filter((_, index) => found[index]?.status !== "missing");
    }
    /** As the lookup finds it; a name that may not be looked up at all is missing. */
    async #find(name) {
        try {
            return await this.#lookup.find(name);
        }
        catch (error) {
            if (error instanceof errors/* LlmDoError */.p)
                return { status: "missing", searched: [] };
            throw error;
        }
    }
    /** A delegate that resolves nowhere fails at the call, so only `validate` reports it (C8). */
    async #missingDelegates(file, delegates) {
        const problems = [];
        for (const { worker, location } of delegates) {
            const found = await this.#find(worker);
            if (found.status === "found")
                continue;
            const lines = ((await this.#opened.files.read(location.file)) ?? "").split(/\r?\n/);
            const message = `${file} may call ${(0,project_problem/* quote */.hD)(worker)}. ${await this.#describeMiss(worker, found)}`;
            problems.push({ severity: "error", message, location, text: lines[location.line - 1] ?? "" });
        }
        return problems;
    }
    async #ambiguity(name, file) {
        const found = await this.#find(name);
        if (found.status !== "ambiguous")
            return null;
        const text = (await this.#opened.files.read(file)) ?? "";
        const message = await this.#describeMiss(name, found);
        return { severity: "error", message, ...(0,project_document/* firstPlace */.Az)(found.files[0] ?? file, text.split("\n")) };
    }
    async #describeMiss(name, found) {
        if (found.status === "ambiguous") {
            return `Several files are the worker ${(0,project_problem/* quote */.hD)(name)}: ${found.files.join(" and ")}; rename or remove one, or name it by its path.`;
        }
        const places = found.status === "missing" ? found.searched : [];
        const searched = places.map((place) => `  ${place}`).join("\n");
        const names = await this.workers();
        const hint = (0,near_miss/* didYouMean */.au)(name, names) || ` Workers of this project: ${names.join(", ")}.`;
        return `There is no worker ${(0,project_problem/* quote */.hD)(name)} in ${this.#opened.files.label}.${hint} Looked for a worker with that \`name\`, and for:\n${searched}`;
    }
    #keepWarnings(problems) {
        const warnings = problems.filter(({ severity }) => severity === "warning");
        this.warnings.splice(0, Number.POSITIVE_INFINITY, ...distinct([...this.warnings, ...warnings]));
    }
}
/** A file that cannot be read is a problem like any other: `validate` goes on with the next. */
function unreadable(file, message) {
    const diagnostics = new project_problem/* Diagnostics */.rE();
    diagnostics.error((0,project_document/* firstPlace */.Az)(file, []), message);
    const { problems } = diagnostics;
    return { worker: null, problems, unknownToolsets: [], delegates: [] };
}
/** Throws LlmDoError "project" with every error, as a compiler prints them. */
function throwErrors(problems) {
    const errors = problems.filter(({ severity }) => severity === "error");
    if (errors.length > 0)
        throw (0,layout/* projectError */.Kg)(errors.map(project_problem/* renderProblem */.yM).join("\n"));
}
/** Settings of the manifest are read again under each worker; what is wrong there is said once. */
function distinct(problems) {
    const seen = new Map(problems.map((problem) => [(0,project_problem/* renderProblem */.yM)(problem), problem]));
    return [...seen.values()];
}


/***/ }),

/***/ 3273:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readStrictFields),
/* harmony export */   Pf: () => (/* binding */ label),
/* harmony export */   Vf: () => (/* binding */ readBoolean),
/* harmony export */   Z7: () => (/* binding */ readTexts),
/* harmony export */   _0: () => (/* binding */ readCount),
/* harmony export */   a: () => (/* binding */ unknownKey),
/* harmony export */   qU: () => (/* binding */ readFields),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7246);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7226);



/** The name of a node in a message. */
function label(node) {
    return node.path === "" ? "The file" : `"${node.path}"`;
}
/** Text on one value, trimmed. Null when it is unset, blank, or wrong (then reported). */
function readText(node, diagnostics) {
    if (node.kind !== "scalar") {
        diagnostics.error(node.place, `${label(node)} must be text.`);
        return null;
    }
    const text = typeof node.value === "string" ? node.value : node.value === null ? "" : node.source;
    return text.trim() === "" ? null : text.trim();
}
/**
 * A boolean, also in the words that YAML 1.1 reads as one (yes, no, on, off).
 * Undefined when it is unset or wrong (then reported).
 */
function readBoolean(node, diagnostics) {
    if ((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(node))
        return undefined;
    if (node.kind === "scalar") {
        const word = String(node.value).toLowerCase();
        if (["true", "yes", "on"].includes(word))
            return true;
        if (["false", "no", "off"].includes(word))
            return false;
    }
    const message = `${label(node)} must be true or false, not ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(node))}.`;
    diagnostics.error(node.place, message);
    return undefined;
}
/** A whole number of at least `minimum`, or null when unset or wrong (then reported). */
function readCount(node, options) {
    if ((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(node))
        return null;
    const value = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(node);
    if (Number.isSafeInteger(value) && Number(value) >= options.minimum)
        return Number(value);
    const wanted = `a whole number of at least ${options.minimum}`;
    options.diagnostics.error(node.place, `${label(node)} must be ${wanted}, not ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value)}.`);
    return null;
}
/** Texts in a list; one text stands for a list of it. Wrong items are reported and left out. */
function readTexts(node, diagnostics) {
    if ((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(node))
        return [];
    const nodes = node.kind === "list" ? node.items : [node];
    return nodes.flatMap((item) => {
        const known = diagnostics.problems.length;
        const text = readText(item, diagnostics);
        if (text !== null)
            return [{ text, place: item.place }];
        if (diagnostics.problems.length === known) {
            diagnostics.error(item.place, `${label(item)} is empty; remove it or write a text.`);
        }
        return [];
    });
}
/** The entries of a map. Null when it is something else (then reported); unset = no entries. */
function readFields(node, options) {
    if ((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(node))
        return { get: () => undefined, rest: [] };
    if (node.kind !== "map") {
        const found = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(node));
        options.diagnostics.error(node.place, `${label(node)} must be a map of settings, not ${found}.`);
        return null;
    }
    const found = new Map();
    const rest = [];
    const known = new Map(options.known.map((name) => [(0,_near_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(name), name]));
    for (const entry of node.entries.values()) {
        const name = known.get((0,_near_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(entry.name));
        if (name === undefined)
            rest.push(entry);
        else if (!found.has(name))
            found.set(name, entry);
        else
            options.diagnostics.error(entry.key, `"${name}" stands twice in this map; remove one.`);
    }
    return { get: (name) => found.get(name), rest };
}
/** Fields of a policy: a key that nobody reads could be a rule that nobody enforces, so it is an error. */
function readStrictFields(node, options) {
    const fields = readFields(node, options);
    for (const entry of fields?.rest ?? []) {
        options.diagnostics.error(entry.key, unknownKey(entry, { ...options, inside: label(node) }));
    }
    return fields;
}
/** The sentence about a key that nobody knows. */
function unknownKey(entry, { known, inside }) {
    const suggestion = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(entry.name, known);
    const list = [...known].sort().join(", ");
    return `Unknown key ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(entry.name)} in ${inside}.${suggestion || ` Known keys: ${list}.`}`;
}


/***/ }),

/***/ 5109:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readSandbox)
/* harmony export */ });
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5942);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6545);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3273);



const RESTRICTIONS = ["restrict", "readonly", "paths", "root", "network_enabled"];
/**
 * Reads `sandbox:`. A restriction that nothing enforces yet would be a promise broken in silence, so
 * it is an error unless it restricts nothing.
 */
function readSandbox(node, diagnostics) {
    const approvals = { write: [], delete: [] };
    if (node === undefined)
        return approvals;
    const fields = (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readStrictFields */ .J)(node, { known: [...RESTRICTIONS, "approval"], diagnostics });
    for (const name of RESTRICTIONS) {
        const entry = fields?.get(name);
        if (entry === undefined || restrictsNothing(name, entry.node))
            continue;
        const message = `"sandbox.${name}" is not supported yet, so it would not be enforced; remove it.`;
        diagnostics.error(entry.key, message);
    }
    const approval = fields?.get("approval")?.node;
    if (approval === undefined)
        return approvals;
    const of = (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readStrictFields */ .J)(approval, { known: ["write", "delete"], diagnostics });
    for (const name of ["write", "delete"]) {
        const entry = of?.get(name);
        if (entry)
            approvals[name].push(...(0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .readToolEntry */ .NA)(entry.node, diagnostics));
    }
    return approvals;
}
function restrictsNothing(name, node) {
    if ((0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isNull */ .kZ)(node))
        return true;
    if (node.kind === "map")
        return node.entries.size === 0;
    if (node.kind === "list")
        return node.items.length === 0;
    if (name === "network_enabled")
        return node.value === true;
    if (name === "restrict" || name === "root")
        return [".", "./", "/"].includes(String(node.value));
    return node.value === false;
}


/***/ }),

/***/ 6950:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: () => (/* binding */ readToolsets),
/* harmony export */   XF: () => (/* binding */ toolsetMap)
/* harmony export */ });
/* unused harmony export TOOLSETS */
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7246);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3273);




/** Toolsets that this version offers, by the name under `toolsets:`. */
const TOOLSETS = ["filesystem", "shell", "delegation", "workers", "worker_call"];
const LATER = ["custom", "worker_create"];
// S2 names built-ins by their Python class: `llm_do.toolsets.shell.ShellToolset`.
const CLASS_PATHS = [
    [/^llm_do\.(\w+\.)*ShellToolset$/, "shell"],
    [/^llm_do\.(\w+\.)*File[Ss]ystemToolset$/, "filesystem"],
    [/^llm_do\.(\w+\.)*DelegationToolset$/, "delegation"],
];
/**
 * `toolsets:` of a worker over the manifest's: maps merge, lists are replaced, `false` removes a
 * toolset and an empty value keeps its defaults (spec/dialects.md C13).
 */
function readToolsets(options) {
    const { diagnostics } = options;
    const merged = toolsetMap(options.defaults, diagnostics);
    for (const [name, entry] of toolsetMap(options.worker, diagnostics)) {
        const below = merged.get(name);
        const node = below && !isOff(below.node) ? mergeConfig(below.node, entry.node) : entry.node;
        merged.set(name, { ...entry, node });
    }
    const result = { builtin: new Map(), workers: [], unknown: [] };
    for (const [name, entry] of merged) {
        const node = configuration(entry.node, diagnostics);
        if (node === null)
            continue;
        const builtin = TOOLSETS.find((known) => known === name);
        if (builtin !== undefined)
            result.builtin.set(builtin, { ...entry, node });
        else if (options.workers.has(name))
            result.workers.push({ ...entry, node });
        else {
            result.unknown.push(name);
            diagnostics.error(entry.key, unknownToolset(name, options.workers));
        }
    }
    return result;
}
/** `toolsets:` as a map, whether the author wrote a map or a list of names. */
function toolsetMap(node, diagnostics) {
    const found = new Map();
    if (node === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(node))
        return found;
    if (node.kind === "scalar") {
        diagnostics.error(node.place, `${(0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .label */ .Pf)(node)} must be a map or a list of toolsets.`);
        return found;
    }
    const entries = node.kind === "map" ? [...node.entries.values()] : listEntries(node.items, diagnostics);
    for (const entry of entries) {
        const name = CLASS_PATHS.find(([path]) => path.test(entry.name))?.[1] ?? entry.name;
        if (found.has(name))
            diagnostics.error(entry.key, `The toolset ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} stands twice.`);
        else
            found.set(name, entry);
    }
    return found;
}
/** `[filesystem, {shell: {rules: …}}]` */
function listEntries(items, diagnostics) {
    return items.flatMap((item) => {
        if (item.kind === "map")
            return [...item.entries.values()];
        const name = (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(item, diagnostics);
        if (name === null)
            return [];
        return [{ name, key: item.place, node: (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyMap */ .MZ)(item) }];
    });
}
function isOff(node) {
    return (node.kind === "scalar" && ["false", "no", "off"].includes(String(node.value).toLowerCase()));
}
function mergeConfig(below, over) {
    return (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(over) ? below : (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeNodes */ .Ur)(below, over);
}
/** The configuration of a toolset as a node, or null when the author switched it off. */
function configuration(node, diagnostics) {
    if (isOff(node))
        return null;
    if (node.kind !== "scalar")
        return node;
    if (!(0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(node) && node.value !== true) {
        const hint = "expected a map of settings, or nothing for the defaults";
        diagnostics.error(node.place, `Invalid configuration for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .label */ .Pf)(node)}: ${hint}.`);
    }
    return (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyMap */ .MZ)(node);
}
function unknownToolset(name, workers) {
    if (LATER.includes(name)) {
        return `The toolset ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is not supported yet; remove it.`;
    }
    const known = [...TOOLSETS].sort().join(", ");
    const suggestion = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(name, [...TOOLSETS, ...workers]);
    return `Unknown toolset ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)}.${suggestion} Known toolsets: ${known}, and the names of this project's workers.`;
}


/***/ }),

/***/ 2742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RU: () => (/* binding */ plainJson),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* unused harmony export sha256 */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

/**
 * Canonical JSON (RFC 8785): equal values have equal bytes, so that keys and digests compare values.
 * `undefined` members are dropped as JSON.stringify does.
 */
function canonicalJson(value) {
    if (value === null || typeof value !== "object")
        return JSON.stringify(value) ?? "null";
    if (Array.isArray(value))
        return `[${value.map((item) => canonicalJson(item)).join(",")}]`;
    // RFC 8785 §3.2.3 sorts by UTF-16 code units, which is what `<` on strings compares.
    const members = Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
        .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
    return `{${members.join(",")}}`;
}
function sha256(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text, "utf8").digest("hex");
}
/** Twelve hexadecimal digits: what a person can compare and copy. */
function shortDigest(value) {
    return sha256(canonicalJson(value)).slice(0, 12);
}
/** A deep copy as JSON knows it, each string passed through `redact`. */
function plainJson(value, redact) {
    return JSON.parse(JSON.stringify(value), (_, part) => typeof part === "string" ? redact(part) : part);
}


/***/ }),

/***/ 9054:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ callState),
/* harmony export */   Z8: () => (/* binding */ applyEvent),
/* harmony export */   ce: () => (/* binding */ sessionKey),
/* harmony export */   v0: () => (/* binding */ foldEvents)
/* harmony export */ });
/* unused harmony export initialState */
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2742);

function initialState(header) {
    return {
        header,
        holder: null,
        turns: new Map(),
        notes: new Map(),
        leftBehind: null,
        calls: new Map(),
        requests: new Map(),
        sessions: new Set(),
        judged: new Map(),
        cancelled: null,
        failure: null,
        finished: null,
        published: [],
        turnsInBudget: 0,
    };
}
/** Status and everything else is computed from the events, never stored (design §3). */
function foldEvents(header, events) {
    const state = initialState(header);
    for (const event of events)
        applyEvent(state, event);
    return state;
}
/** Changes `state` by one event. */
function applyEvent(state, event) {
    switch (event.type) {
        case "run_started":
        case "lease_renewed":
            return;
        case "lease_taken":
            state.holder = event.holder;
            return;
        case "lease_released":
            if (state.holder?.nonce === event.nonce)
                state.holder = null;
            return;
        case "model_responded":
            state.turns.set(event.key, event);
            state.turnsInBudget += 1;
            return;
        case "model_noted":
            state.notes.set(event.key, event.text);
            return;
        case "files_left_behind":
            state.leftBehind = { nonce: event.nonce, paths: event.paths };
            return;
        case "tool_started":
        case "tool_completed":
            applyCall(state, event);
            return;
        case "approval_requested":
            applyRequest(state, event);
            return;
        case "approval_decided":
            applyDecision(state, event);
            return;
        case "decision_revoked":
        case "request_voided":
            applyWithdrawal(state, event);
            return;
        case "comment_judged":
            state.judged.set(event.commentId, event);
            return;
        case "run_cancelled":
            if (!state.finished)
                state.cancelled = event;
            return;
        case "run_failed":
            state.failure = event;
            return;
        case "retry_requested":
            state.failure = null;
            state.turnsInBudget = 0;
            return;
        case "run_finished":
            state.finished = event;
            return;
        case "published":
            state.published.push(event);
            return;
        default:
            unknownEvent(event);
    }
}
/** Two calls are the same for `session` when tool, arguments and the chain's root are. */
function sessionKey(request) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalJson */ .dj)([request.tool, request.chain[0] ?? null, request.input]);
}
function callState(state, key) {
    const known = state.calls.get(key);
    if (known)
        return known;
    const fresh = { started: null, completed: null, requestId: null };
    state.calls.set(key, fresh);
    return fresh;
}
function applyCall(state, event) {
    const call = callState(state, event.key);
    const request = call.requestId ? state.requests.get(call.requestId) : undefined;
    if (event.type === "tool_started") {
        call.started = event;
        if (request)
            request.status = { kind: "started", decision: request.decision };
    }
    else {
        call.completed = event;
        if (request)
            request.status = { kind: "completed", outcome: event };
    }
}
function applyRequest(state, event) {
    callState(state, event.request.key).requestId = event.request.id;
    const before = state.requests.get(event.request.id);
    state.requests.set(event.request.id, {
        request: event.request,
        requestedAt: event.at,
        expiresAt: event.expiresAt,
        status: { kind: "open" },
        decision: null,
        approval: before?.request.kind === "approval" ? before : (before?.approval ?? null),
    });
}
function applyDecision(state, event) {
    const request = state.requests.get(event.requestId);
    if (!request || event.digest !== request.request.digest)
        return;
    const undecided = request.status.kind === "open";
    const overruled = request.status.kind === "decided" && event.decision === "deny";
    if (!undecided && !overruled)
        return;
    request.decision = event;
    request.status = { kind: "decided", decision: event };
    if (event.session && event.decision === "approve") {
        state.sessions.add(sessionKey(request.request));
    }
    else if (overruled) {
        state.sessions.delete(sessionKey(request.request));
    }
}
function applyWithdrawal(state, event) {
    const request = state.requests.get(event.requestId);
    if (!request || request.status.kind === "completed")
        return;
    if (event.type === "request_voided") {
        // Else the memory that the voided approval left would let the call run unasked.
        state.sessions.delete(sessionKey(request.request));
        request.status = { kind: "voided", reason: event.reason };
        const call = callState(state, request.request.key);
        if (call.requestId === event.requestId)
            call.requestId = null;
        // The call was about to start and did not: it is no call of unknown outcome, unless that was the question.
        if (request.request.kind === "approval")
            call.started = null;
        return;
    }
    // Revoking is withdrawing what was not yet used: after `tool_started` nothing changes any more.
    if (request.status.kind !== "decided")
        return;
    state.sessions.delete(sessionKey(request.request));
    request.decision = null;
    request.status = { kind: "open" };
}
function unknownEvent(event) {
    throw new TypeError(`unknown event ${JSON.stringify(event)}`);
}


/***/ }),

/***/ 7456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OJ: () => (/* binding */ hasWork),
/* harmony export */   TU: () => (/* binding */ deniedCalls),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   js: () => (/* binding */ openRequests),
/* harmony export */   vA: () => (/* binding */ totalsOf)
/* harmony export */ });
/** Requests that a person can still answer, oldest first. */
function openRequests(state) {
    return [...state.requests.values()].filter((request) => request.status.kind === "open");
}
function isExpired(request, now) {
    return request.status.kind === "open" && Date.parse(request.expiresAt) <= now.getTime();
}
/**
 * True when a VM that drives this run would get further than the last one did: somebody decided, a
 * request expired, a call was left half done, or nothing waits for a person at all (an interrupted VM).
 */
function hasWork(state, now) {
    if (state.failure)
        return false;
    // A finished run that was not moved to `done/` still has its result to publish.
    if (state.cancelled || state.finished)
        return true;
    const open = openRequests(state);
    if (open.length === 0 || open.some((request) => isExpired(request, now)))
        return true;
    const waiting = new Set(open.map((request) => request.request.id));
    return [...state.requests.values()].some(({ status, request }) => {
        switch (status.kind) {
            case "voided":
                return isUnasked(state, request);
            case "started":
                // An interrupted VM left it half done, unless it is a delegate that waits for its own requests.
                return !open.some((item) => item.request.key.startsWith(`${request.key}/`));
            case "decided":
                // A diff that was drawn on an undecided sibling's result waits for that sibling.
                return (status.decision.decision === "deny" || !request.drawnOn.some((id) => waiting.has(id)));
            default:
                return false;
        }
    });
}
/** Its request was voided and nobody was asked about the call again, also while siblings wait. */
function isUnasked(state, request) {
    const call = state.calls.get(request.key);
    return call !== undefined && call.requestId === null && call.completed === null;
}
function statusOf(state, now) {
    if (state.finished)
        return state.finished.status;
    if (state.failure)
        return "failed";
    if (state.holder)
        return "running";
    return hasWork(state, now) ? "ready" : "suspended";
}
/** Calls that did not happen because somebody or some rule said no. */
function deniedCalls(state) {
    return [...state.calls.values()].flatMap(({ completed }) => completed?.refusedBy ? [completed] : []);
}
function totalsOf(state) {
    const all = emptyTotals();
    const workers = {};
    for (const turn of state.turns.values()) {
        workers[turn.worker] ??= emptyTotals();
        addTurn(all, turn);
        addTurn(workers[turn.worker] ?? all, turn);
    }
    return { ...all, workers };
}
function emptyTotals() {
    return { turns: 0, input: 0, output: 0, cacheRead: 0, cacheWrite: 0, cost: 0 };
}
function addTurn(totals, turn) {
    totals.turns += 1;
    totals.input += turn.usage.input;
    totals.output += turn.usage.output;
    totals.cacheRead += turn.usage.cacheRead;
    totals.cacheWrite += turn.usage.cacheWrite;
    totals.cost = totals.cost === null || turn.cost === null ? null : totals.cost + turn.cost;
}


/***/ })

};
