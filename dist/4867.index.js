export const id = 4867;
export const ids = [4867];
export const modules = {

/***/ 64867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ WorkerLookup),
/* harmony export */   HD: () => (/* binding */ readable),
/* harmony export */   tU: () => (/* binding */ checkedPath),
/* harmony export */   x1: () => (/* binding */ frontMatterNames)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _layout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96547);
/* harmony import */ var _worker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50496);



/** Where a folder's workers are: by file name first, by front-matter `name` second (C1, C2). */
class WorkerLookup {
    #files;
    #base;
    #folders;
    #listings = new Map();
    #named;
    constructor(options) {
        this.#files = options.files;
        this.#base = options.base;
        this.#folders = options.workerPaths.map((folder) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(options.base, folder));
    }
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
    async quickNames() {
        const listings = await Promise.all([this.#base, ...this.#folders].map((at) => this.#list(at)));
        const files = listings.flat().filter((name) => name.endsWith(".worker"));
        return new Set(files.map((name) => name.slice(0, -".worker".length)));
    }
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
        const atRoot = formsOf((0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(this.#base, path));
        const inFolders = explicit
            ? []
            : this.#folders.flatMap((folder) => formsOf((0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, path)));
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
                found.push({ name: name.slice(0, -".worker".length), file: (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, name) });
            }
            else if (name.endsWith("/")) {
                const file = (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, `${name}worker.worker`);
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
        const deeper = await Promise.all(folders.map((name) => this.#below((0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, name), depth + 1)));
        return [...files.map((name) => (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, name)), ...deeper.flat()];
    }
    #byFrontMatter() {
        this.#named ??= this.#readNames();
        return this.#named;
    }
    async #readNames() {
        const reached = (await this.all()).filter(({ name }) => name !== null);
        return frontMatterNames(this.#files, reached.map(({ file }) => file));
    }
}
/** Front-matter `name` → files that claim it. */
async function frontMatterNames(files, paths) {
    const names = new Map();
    for (const file of paths) {
        const text = await readable(files, file);
        const name = typeof text === "string" ? (0,_worker_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkerName */ .cp)({ file, text }) : null;
        if (name !== null)
            names.set(name, [...(names.get(name) ?? []), file]);
    }
    return names;
}
const MAX_DEPTH = 8;
/** The text of a file, or why there is none. */
async function readable(files, file) {
    try {
        return (await files.read(file)) ?? (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`There is no file "${file}".`);
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW)
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
        throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`Parent directory references not allowed: "${name}".`);
    }
    if (name.startsWith("/")) {
        throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)(`Worker "${name}" is an absolute path; write it as "./path/to/worker".`);
    }
    if (segments.length === 0)
        throw (0,_layout_js__WEBPACK_IMPORTED_MODULE_1__/* .projectError */ .Kg)("The name of a worker is empty.");
    return segments.join("/").replace(/\.worker$/, "");
}


/***/ }),

/***/ 53669:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hz: () => (/* binding */ RELICS),
/* harmony export */   dQ: () => (/* binding */ RULED),
/* harmony export */   h: () => (/* binding */ readRelics)
/* harmony export */ });
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83273);



/** Keys of November 2025 that stood where `toolsets:` stands today (spec/dialects.md §2.1). */
const RELICS = [
    "allow_workers",
    "custom_tools",
    "shell_rules",
    "shell_default",
    "shell_cwd",
    "tool_rules",
];
/** Tools by the names that `tool_rules` had for them. */
const RULED = {
    "sandbox.read": { toolset: "filesystem", tools: ["read_file", "list_files"] },
    "sandbox.write": { toolset: "filesystem", tools: ["write_file", "edit_file"] },
    "worker.call": { toolset: "delegation", tools: ["worker_call"] },
    "worker.create": { toolset: "delegation", tools: ["worker_create"] },
    shell: { toolset: "shell", tools: ["shell"] },
};
/**
 * What the relics of a worker mean as `toolsets:`, a layer below the worker's own. Each is a warning that
 * names its successor. Undefined when there are none.
 */
function readRelics(fields, diagnostics) {
    const present = RELICS.flatMap((name) => {
        const entry = fields.get(name);
        return entry && !(0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(entry.node) ? [{ name, entry }] : [];
    });
    const [first] = present;
    if (first === undefined)
        return undefined;
    const layer = new Layer(first.entry.key);
    for (const { name, entry } of present) {
        diagnostics.warning(entry.key, `"${name}" is of 2025; ${SUCCESSORS[name]}`);
        readRelic(name, { entry, layer, fields, diagnostics });
    }
    // A sandbox alone gave a worker its file tools then, and without one it had none.
    const sandbox = fields.get("sandbox");
    if (sandbox && !(0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(sandbox.node))
        layer.toolset("filesystem", sandbox.key);
    else if (!configures(fields, "filesystem"))
        layer.node.entries.delete("filesystem");
    return layer.node;
}
const SUCCESSORS = {
    allow_workers: "it is read as `toolsets.delegation.allow_workers`.",
    custom_tools: "it is read as `toolsets.custom`.",
    shell_rules: "it is read as `toolsets.shell.rules`.",
    shell_default: "it is read as `toolsets.shell.default`.",
    shell_cwd: "it is ignored: commands run in the workspace.",
    tool_rules: "it is read as the approvals of each toolset.",
};
/** The worker's `toolsets:` has an entry of that name. */
function configures(fields, toolset) {
    const own = fields.get("toolsets")?.node;
    return own?.kind === "map" && own.entries.has(toolset);
}
const TARGETS = {
    allow_workers: { toolset: "delegation", key: "allow_workers" },
    shell_rules: { toolset: "shell", key: "rules" },
    shell_default: { toolset: "shell", key: "default" },
};
function readRelic(name, relic) {
    const { entry, layer, diagnostics } = relic;
    if (name === "shell_cwd")
        return;
    if (name === "tool_rules") {
        readToolRules(relic);
        return;
    }
    const toolset = name === "custom_tools" ? "custom" : TARGETS[name].toolset;
    if (configures(relic.fields, toolset)) {
        const cure = `move it into \`toolsets.${toolset}\``;
        diagnostics.error(entry.key, `"${name}" and "toolsets.${toolset}" both stand here; ${cure}.`);
    }
    if (name === "custom_tools") {
        layer.replace(customTools(entry, diagnostics));
        return;
    }
    const node = withWords(entry.node, diagnostics);
    layer.set({ toolset, key: TARGETS[name].key, node, at: entry.key });
}
/** A list or map of functions; `true` was all of them. */
function customTools({ node, key }, diagnostics) {
    const all = node.kind === "scalar" && node.value === true;
    const entries = node.kind === "map"
        ? [...node.entries.values()]
        : all
            ? [{ name: "*", key, node: (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyMap */ .MZ)(node) }]
            : (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readTexts */ .Z7)(node, diagnostics).map(({ text, place }) => {
                return { name: text, key: place, node: { ...(0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyMap */ .MZ)(node), place } };
            });
    const named = new Map(entries.map((entry) => [entry.name, entry]));
    return { name: "custom", key, node: { ...(0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyMap */ .MZ)(node), entries: named } };
}
/** `allowed: false` of a rule or default is `approval: blocked` today. */
function withWords(node, diagnostics) {
    if (node.kind === "list")
        return { ...node, items: node.items.map((item) => withWords(item, diagnostics)) };
    const allowed = node.kind === "map" ? node.entries.get("allowed") : undefined;
    if (node.kind !== "map" || allowed === undefined)
        return node;
    const entries = new Map(node.entries);
    entries.delete("allowed");
    if ((0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readBoolean */ .Vf)(allowed.node, diagnostics) === false) {
        for (const key of ["approval_required", "pre_approved"])
            entries.delete(key);
        const { place } = allowed.node;
        const word = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeFrom */ .z9)("blocked", { place, path: allowed.node.path });
        entries.set("approval", { name: "approval", key: allowed.key, node: word });
    }
    return { ...node, entries };
}
/** `tool_rules: {sandbox.write: {allowed: true, approval_required: true}}`. */
function readToolRules({ entry, layer, diagnostics }) {
    const rules = entry.node.kind === "map" ? [...entry.node.entries.values()] : null;
    if (rules === null) {
        diagnostics.error(entry.key, '"tool_rules" must be a map from tools to their rules.');
    }
    for (const { name, key, node } of rules ?? []) {
        const approval = ruleApproval(node, diagnostics);
        const ruled = Object.hasOwn(RULED, name) ? RULED[name] : undefined;
        if (ruled === undefined && !/^\w+$/.test(name)) {
            const known = Object.keys(RULED).sort().join(", ");
            const message = `Unknown tool ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} in "tool_rules". Known: ${known}, and the names of functions.`;
            diagnostics.error(key, message);
        }
        else if (approval !== null) {
            const { toolset, tools } = ruled ?? { toolset: "custom", tools: [name] };
            for (const tool of tools)
                layer.approve({ toolset, tool, approval, key });
            if (name === "worker.create" && approval !== "blocked")
                layer.offerCreation(key);
        }
    }
}
/** A rule without words let the tool run. */
function ruleApproval(node, diagnostics) {
    const known = ["name", "description", "allowed", "approval_required"];
    const fields = (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readStrictFields */ .J)(node, { known, diagnostics });
    if (fields === null)
        return null;
    const read = (key) => {
        const found = fields.get(key);
        return found ? (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readBoolean */ .Vf)(found.node, diagnostics) : undefined;
    };
    if (read("allowed") === false)
        return "blocked";
    return read("approval_required") === true ? "ask" : "preApproved";
}
/** `toolsets:` as it grows. */
class Layer {
    node;
    constructor(place) {
        this.node = { kind: "map", entries: new Map(), place, path: "toolsets" };
    }
    toolset(name, key) {
        const known = this.node.entries.get(name)?.node;
        if (known?.kind === "map")
            return known;
        const node = { kind: "map", entries: new Map(), place: key, path: `toolsets.${name}` };
        this.replace({ name, key, node });
        return node;
    }
    replace(entry) {
        this.node.entries.set(entry.name, entry);
    }
    set(setting) {
        const { toolset, key, node, at } = setting;
        this.toolset(toolset, at).entries.set(key, { name: key, key: at, node });
    }
    /** Every worker could create others then, where a rule allowed it. */
    offerCreation(at) {
        this.set({ toolset: "delegation", key: "worker_create", node: (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyMap */ .MZ)(this.node), at });
    }
    /** The stricter of this and what the toolset says itself holds, as everywhere. */
    approve(rule) {
        const { toolset, tool, approval, key } = rule;
        const node = (0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeFrom */ .z9)(approval, { place: key, path: `tool_rules.${tool}` });
        const entry = { name: tool, key, node };
        const inside = this.toolset(toolset, key).entries;
        if (toolset === "custom") {
            inside.set(tool, entry);
            return;
        }
        const known = inside.get("_approval_config")?.node;
        const entries = known?.kind === "map" ? known.entries : new Map();
        entries.set(tool, entry);
        const config = { ...(0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyMap */ .MZ)(this.node), entries };
        inside.set("_approval_config", { name: "_approval_config", key, node: config });
    }
}


/***/ }),

/***/ 50496:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AI: () => (/* binding */ parseWorker),
  cp: () => (/* binding */ readWorkerName),
  Y7: () => (/* binding */ unreadWorker)
});

// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(57246);
// EXTERNAL MODULE: ./src/project/attachment-policy.ts
var attachment_policy = __webpack_require__(67543);
// EXTERNAL MODULE: ./src/project/code-toolsets.ts
var code_toolsets = __webpack_require__(2918);
// EXTERNAL MODULE: ./src/project/approval.ts
var project_approval = __webpack_require__(35942);
// EXTERNAL MODULE: ./src/project/problem.ts
var problem = __webpack_require__(17226);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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



// golem-forge keeps these for tools of its own; a body written for it means those (spec/dialects.md §2.2).
const RESERVED = ["create_directory", "execute", "bash"];
/** Turns what the dialects grant into tools: one delegate per worker and tool name. */
function readDelegation(grants, context) {
    const { diagnostics } = context;
    const any = grants.delegates.some(({ worker }) => worker === "*");
    const named = grants.delegates.filter((grant) => grant.worker !== "*");
    const allowed = named.filter((grant) => isInside(grant, context));
    const groups = groupByTool(allowed, context);
    const config = {
        delegates: groups.map((group) => toDelegate(group, context)),
        workerCall: readWorkerCall(grants, { any, ...context }),
        any,
        create: readCreate(grants, context),
    };
    return { config, tools: groups.flatMap((group) => namedTools(group, diagnostics)) };
}
/** Offered where it is named, and where the text of a worker of December 2025 relies on it. */
function readCreate({ creates, possibleCreates }, { instructions, diagnostics }) {
    const relied = mentionsCall(instructions, "worker_create") ? possibleCreates : [];
    const permissions = creates.length > 0 ? creates : relied;
    if (permissions.length === 0)
        return null;
    const about = { subject: "Approval of worker_create", diagnostics };
    return { approval: approvalOf(permissions, about) };
}
function readWorkerCall({ workerCalls, creates, delegates }, { any, diagnostics }) {
    const [first] = workerCalls;
    if (first === undefined)
        return null;
    if (!any && delegates.length === 0 && creates.length === 0) {
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
    if (reach === "bare")
        return toolName(worker);
    // The same YAML named the tool `_agent_X`, `_worker_X` or `X` as time went on; bodies hard-code the
    // name that they were written for (spec/dialects.md C6).
    const prefixed = [`_worker_${worker}`, `_agent_${worker}`];
    const mentioned = prefixed.find((name) => instructions.includes(name));
    const bare = mentioned === undefined && mentionsCall(instructions, worker);
    return toolName(bare ? worker : (mentioned ?? `_worker_${worker}`));
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
    const subject = `Approval of calls to ${(0,problem/* quote */.hD)(worker)}`;
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
    diagnostics.error(place, `Parent directory references not allowed: ${(0,problem/* quote */.hD)(worker)}.`);
    return false;
}
function namedTools({ worker, toolName: name, grants }, diagnostics) {
    const [first] = grants;
    if (name === null)
        return [];
    const owner = `the worker ${(0,problem/* quote */.hD)(worker)}`;
    if (RESERVED.includes(name)) {
        const message = `The worker ${(0,problem/* quote */.hD)(worker)} would be the tool "${name}", a reserved name; rename the worker.`;
        diagnostics.error(first.place, message);
    }
    return [{ name, owner, cure: "rename the worker", place: first.place }];
}

// EXTERNAL MODULE: ./src/project/document.ts + 2 modules
var project_document = __webpack_require__(55293);
// EXTERNAL MODULE: ./src/project/read.ts
var read = __webpack_require__(83273);
;// CONCATENATED MODULE: ./src/project/filesystem-config.ts


const FLAGS = {
    read_approval: ["read_file", "list_files", "file_info", "file_exists"],
    write_approval: ["write_file", "edit_file", "delete_file"],
};
/** Every name that may be configured. */
const FILESYSTEM_TOOLS = [
    ...FLAGS.read_approval,
    ...FLAGS.write_approval,
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
        return { all: [], byDefault: [], tools: new Map() };
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

// EXTERNAL MODULE: ./src/project/node.ts
var project_node = __webpack_require__(16545);
;// CONCATENATED MODULE: ./src/project/grants.ts



/** Where created workers were written, and where others were looked for, in December 2025. */
const OLD_FOLDERS = ["output_dir", "workers_dir"];
const LISTS = ["allow_workers", "allowed_workers"];
const SETTINGS = [...LISTS, "allow_cycles", "enabled", ...project_approval/* TOOLSET_APPROVAL_KEYS */.SJ];
const TOOLS = ["worker_call", "worker_create"];
// spec/delegation.md: `_worker_*` and `worker_call` always go through the approval controller. What a
// worker reached by the other forms does is gated by that worker's own tools.
const DEFAULTS = {
    delegation: "ask",
    worker_call: "ask",
    workers: "pre_approved",
};
/** Reads every form of delegation (spec/dialects.md C5) into one list of grants. */
function readGrants(toolsets, diagnostics) {
    const grants = {
        delegates: [],
        workerCalls: [],
        creates: [],
        possibleCreates: [],
        allowCycles: false,
    };
    for (const form of ["delegation", "workers", "worker_call"]) {
        const entry = toolsets.builtin.get(form);
        if (entry)
            readForm(entry, { form, grants, diagnostics });
    }
    const create = toolsets.builtin.get("worker_create");
    if (create)
        grants_readCreate(create, { said: null, grants, diagnostics });
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
    if (create)
        grants_readCreate(create, { said: written.said, grants, diagnostics });
    else if (form === "delegation" && LISTS.some((name) => written.fields.get(name))) {
        const own = written.said.tools.get("worker_create") ?? [];
        grants.possibleCreates.push({ own, all: [], fallback: "ask", place: entry.key });
    }
}
/** `worker_create: {}` as a toolset, or under `delegation`, whose approvals then count too. */
function grants_readCreate(entry, { said, grants, diagnostics }) {
    const own = readDelegate(entry, diagnostics);
    if (own === null)
        return;
    const statements = [...own, ...(said?.tools.get("worker_create") ?? [])];
    const all = said?.all ?? [];
    grants.creates.push({ own: statements, all, fallback: "ask", place: entry.key });
}
/** Null when the form is switched off, or wrong (then reported). */
function readWritten(entry, { form, diagnostics }) {
    // `delegation: [X, Y]` is the short form of `delegation: {X: {}, Y: {}}`.
    const short = entry.node.kind === "list";
    const node = short ? (0,project_node/* emptyMap */.MZ)(entry.node) : entry.node;
    const fields = form === "delegation"
        ? (0,read/* readFields */.qU)(node, { known: [...SETTINGS, ...TOOLS], diagnostics })
        : (0,read/* readStrictFields */.J)(node, { known: [...SETTINGS], diagnostics });
    const enabled = fields?.get("enabled");
    if (fields === null || (enabled && (0,read/* readBoolean */.Vf)(enabled.node, diagnostics) === false))
        return null;
    const lists = short ? [entry.node] : LISTS.flatMap((name) => fields.get(name)?.node ?? []);
    const listed = lists.flatMap((list) => (0,read/* readTexts */.Z7)(list, diagnostics));
    const named = form === "delegation" ? fields.rest : [];
    const names = [...listed.map(({ text }) => text), ...named.map(({ name }) => name)];
    const tools = [...names, ...names.map((name) => `_worker_${name}`), ...TOOLS];
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
const WHERE_WORKERS_ARE = "created workers belong to their run, and are found by their name";
/** The value under a delegate's name: nothing, a word, or a map. Null = switched off. */
function readDelegate({ name, node }, diagnostics) {
    if (node.kind === "scalar")
        return (0,project_approval/* readSwitch */.hc)(node, diagnostics);
    const folders = TOOLS.includes(name) ? OLD_FOLDERS : [];
    const known = [...project_approval/* TOOLSET_APPROVAL_KEYS */.SJ, "enabled", ...folders];
    const fields = (0,read/* readStrictFields */.J)(node, { known, diagnostics });
    for (const folder of folders) {
        const entry = fields?.get(folder);
        if (entry)
            diagnostics.warning(entry.key, `"${folder}" is ignored: ${WHERE_WORKERS_ARE}.`);
    }
    const enabled = fields?.get("enabled");
    if (enabled && (0,read/* readBoolean */.Vf)(enabled.node, diagnostics) === false)
        return null;
    if (fields === null)
        return [];
    const said = (0,project_approval/* readToolsetApprovals */.B$)(fields, { tools: [name, `_worker_${name}`], diagnostics });
    const ofTool = statementsAbout(name, said);
    return ofTool.length > 0 ? ofTool : said.all;
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
;// CONCATENATED MODULE: ./src/project/overrides.ts




/** Throws LlmDoError "usage" for what is no `KEY=VALUE`. */
function parseOverride(text) {
    const at = text.indexOf("=");
    const key = text.slice(0, Math.max(at, 0)).trim();
    const path = at < 0 ? null : parsePath(key);
    if (path !== null)
        return { path, value: parseValue(text.slice(at + 1).trim()), text, key };
    const example = "such as model=anthropic:claude-haiku-4-5 or toolsets.shell.default=ask";
    const message = `--set needs KEY=VALUE, ${example}; it is ${(0,problem/* quote */.hD)(text)}.`;
    throw new errors/* LlmDoError */.pW(message, { code: "usage" });
}
/** Dots nest; a key in brackets and quotes is taken as it is, with backslash escapes. Null = not a path. */
function parsePath(key) {
    const path = [];
    let rest = key;
    while (rest !== "" || path.length === 0) {
        const literal = /^\[\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*\]/.exec(rest);
        const plain = /^[^.[\]]+/.exec(rest);
        const found = literal ?? plain;
        if (found === null)
            return null;
        const name = literal ? literalKey(literal[1] ?? "") : found[0].trim();
        if (name === "")
            return null;
        path.push(name);
        rest = rest.slice(found[0].length);
        if (rest.startsWith(".") && rest.length > 1)
            rest = rest.slice(1);
        else if (rest !== "" && !rest.startsWith("["))
            return null;
    }
    return path;
}
function literalKey(quoted) {
    return quoted.slice(1, -1).replace(/\\(.)/g, "$1");
}
/** JSON first, then the words of YAML 1.1 for true and false, then a number, else text. */
function parseValue(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        const word = text.toLowerCase();
        if (["yes", "on", "true"].includes(word))
            return true;
        if (["no", "off", "false"].includes(word))
            return false;
        const isNumber = /^[+-]?(\d+(_\d+)*\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text);
        return isNumber ? Number(text.replaceAll("_", "")) : text;
    }
}
/**
 * The front matter of an entry worker with overrides over it, the last one on top. What cannot be applied
 * is reported at the option, as if the options were the lines of a file `--set`.
 */
function applyOverrides(settings, { overrides, diagnostics }) {
    return overrides.reduce((map, text, index) => {
        const override = parseOverride(text);
        const location = { file: "--set", line: index + 1, column: 1 };
        return setIn(map, { override, depth: 0, place: { location, text }, diagnostics }) ?? map;
    }, settings);
}
/** A copy of the map with the value in it. Null when the path leads through something else (then reported). */
function setIn(map, setting) {
    const { override, depth, place, diagnostics } = setting;
    const wanted = override.path[depth] ?? "";
    const name = depth === 0 ? spelledAs(wanted, map) : wanted;
    const path = (0,project_node/* childPath */.cm)(map.path, name);
    const below = map.entries.get(name)?.node;
    if (depth === override.path.length - 1) {
        const column = override.text.indexOf("=") + 2;
        const at = { ...place, location: { ...place.location, column } };
        return withEntry(map, {
            name,
            key: place,
            node: (0,project_node/* nodeFrom */.z9)(override.value, { place: at, path }),
        });
    }
    const inside = below === undefined || (0,project_node/* isNull */.kZ)(below) ? { ...(0,project_node/* emptyMap */.MZ)(map), place, path } : below;
    if (inside.kind !== "map") {
        const shown = `in path '${override.key}'. Field is type ${typeName(inside)}`;
        diagnostics.error(place, `Cannot navigate through non-dict field '${name}' ${shown}`);
        return null;
    }
    const node = setIn(inside, { ...setting, depth: depth + 1 });
    return node && withEntry(map, { name, key: map.entries.get(name)?.key ?? place, node });
}
function withEntry(map, entry) {
    return { ...map, entries: new Map(map.entries).set(entry.name, entry) };
}
/** `allow_cycles` sets a key that the file spells `allowCycles`. */
function spelledAs(wanted, map) {
    if (map.entries.has(wanted))
        return wanted;
    return [...map.entries.keys()].find((name) => (0,near_miss/* fold */.AU)(name) === (0,near_miss/* fold */.AU)(wanted)) ?? wanted;
}
/** In the words of the message as it is documented. */
function typeName(node) {
    if (node.kind === "list")
        return "list";
    if (node.kind === "map")
        return "dict";
    if (typeof node.value === "string")
        return "str";
    if (typeof node.value === "boolean")
        return "bool";
    return Number.isInteger(node.value) ? "int" : "float";
}

// EXTERNAL MODULE: ./src/project/relics.ts
var relics = __webpack_require__(53669);
// EXTERNAL MODULE: ./src/project/sandbox-config.ts + 1 modules
var sandbox_config = __webpack_require__(36458);
;// CONCATENATED MODULE: ./src/project/server-tools.ts




const TYPES = ["web_search", "web_fetch", "code_execution", "image_generation"];
/** What `web_fetch` was called in 2025. */
const OLD_FETCH = "url_context";
const server_tools_SETTINGS = ["max_uses", "allowed_domains", "blocked_domains"];
/**
 * `server_side_tools:`, a list of `{tool_type: web_search, max_uses: 3}` or golem-forge's
 * `{name: web_search, config: {…}}`, of plain names, or a map from names to settings. A setting limits
 * what the provider may reach, so an unknown one is an error.
 */
function readServerTools(node, diagnostics) {
    const read = node === undefined || (0,project_node/* isNull */.kZ)(node) ? [] : readList(node, diagnostics);
    const found = new Map();
    for (const { tool, place } of read) {
        if (found.has(tool.type)) {
            diagnostics.error(place, `The server-side tool ${(0,problem/* quote */.hD)(tool.type)} stands twice.`);
        }
        else
            found.set(tool.type, { tool, place });
    }
    const tools = [...found.values()];
    const names = tools.map(({ tool, place }) => {
        const owner = `the server-side tool "${tool.type}"`;
        return { name: tool.type, owner, cure: "remove it", place };
    });
    return { tools: tools.map(({ tool }) => tool), names };
}
function readList(node, diagnostics) {
    const tools = node.kind === "map"
        ? [...node.entries.values()].map((entry) => readKeyed(entry, diagnostics))
        : (node.kind === "list" ? node.items : [node]).map((item) => readItem(item, diagnostics));
    return tools.filter((tool) => tool !== null);
}
function readKeyed(entry, diagnostics) {
    const { name, key, node } = entry;
    return readTool({ name, place: key }, { settings: node, diagnostics });
}
function readItem(node, diagnostics) {
    if (node.kind !== "map") {
        const name = (0,read/* readText */.yR)(node, diagnostics);
        if (name === null)
            return null;
        return readTool({ name, place: node.place }, { settings: (0,project_node/* emptyMap */.MZ)(node), diagnostics });
    }
    const known = ["tool_type", "name", "config", ...server_tools_SETTINGS];
    const fields = (0,read/* readStrictFields */.J)(node, { known, diagnostics });
    const typed = fields?.get("tool_type") ?? fields?.get("name");
    const name = typed ? (0,read/* readText */.yR)(typed.node, diagnostics) : null;
    if (!fields || !typed || name === null) {
        diagnostics.error(node.place, `${(0,read/* label */.Pf)(node)} has no "tool_type"; one of ${TYPES.join(", ")}.`);
        return null;
    }
    const config = fields.get("config")?.node;
    const at = { name, place: typed.node.place };
    if (config !== undefined)
        return readTool(at, { settings: config, diagnostics });
    return readType(at, { fields, diagnostics });
}
function readTool(named, { settings, diagnostics }) {
    const bare = settings.kind === "scalar" && settings.value === true ? (0,project_node/* emptyMap */.MZ)(settings) : settings;
    const fields = (0,read/* readStrictFields */.J)(bare, { known: server_tools_SETTINGS, diagnostics });
    return fields && readType(named, { fields, diagnostics });
}
function readType({ name, place }, { fields, diagnostics }) {
    const type = TYPES.find((known) => known === (name === OLD_FETCH ? "web_fetch" : name));
    if (type === undefined) {
        const suggestion = (0,near_miss/* didYouMean */.au)(name, TYPES);
        const known = `Known: ${TYPES.join(", ")}.`;
        diagnostics.error(place, `Unknown server-side tool ${(0,problem/* quote */.hD)(name)}.${suggestion} ${known}`);
        return null;
    }
    if (name === OLD_FETCH) {
        diagnostics.warning(place, `"${OLD_FETCH}" is read as "web_fetch", its name today.`);
    }
    const uses = fields.get("max_uses")?.node;
    const allowed = fields.get("allowed_domains");
    const blocked = fields.get("blocked_domains");
    const tool = {
        type,
        maxUses: uses ? (0,read/* readCount */._0)(uses, { minimum: 1, diagnostics }) : null,
        allowedDomains: readDomains(allowed?.node, diagnostics),
        blockedDomains: readDomains(blocked?.node, diagnostics),
        location: place.location,
    };
    if (blocked && tool.allowedDomains && tool.blockedDomains) {
        const message = '"allowed_domains" and "blocked_domains" exclude each other; keep one of them.';
        diagnostics.error(blocked.key, message);
    }
    return { tool, place };
}
function readDomains(node, diagnostics) {
    if (node === undefined || (0,project_node/* isNull */.kZ)(node))
        return null;
    return (0,read/* readTexts */.Z7)(node, diagnostics).map(({ text }) => text);
}

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
    const words = readWords(fields, { rule: node, diagnostics });
    const effect = readEffect(fields.get("effect")?.node, diagnostics);
    const said = (0,project_approval/* readToolStatements */.Vm)(fields, diagnostics);
    const stated = (0,project_approval/* strictest */.OI)(said, { subject: "Approval of the rule", diagnostics })?.approval;
    const approval = withoutPaths(stated ?? "ask", {
        paths: fields.get("sandbox_paths"),
        diagnostics,
    });
    if (words === null)
        return null;
    return { words, approval, ...(effect && { effect }) };
}
/** `sandbox_paths` kept the paths of a command inside named folders; here a person looks at them. */
function withoutPaths(approval, { paths, diagnostics }) {
    if (paths === undefined || isEmpty(paths.node) || approval !== "pre_approved")
        return approval;
    const message = 'Which paths a command names is not compared with "sandbox_paths", so this rule asks.';
    diagnostics.warning(paths.key, message);
    return "ask";
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
        diagnostics.error(node.place, `${(0,read/* label */.Pf)(node)} has a quote that is never closed: ${(0,problem/* quote */.hD)(text)}.`);
        return null;
    }
    // The documents write `git *`; a rule is a prefix anyway, and the star never matched anything.
    const trimmed = /(^|\s)\*$/.test(text) ? words.slice(0, -1) : words;
    if (/[*?]/.test(trimmed.join(" ")) && !/['"\\]/.test(text)) {
        const message = `${(0,read/* label */.Pf)(node)} is compared word by word; ${(0,problem/* quote */.hD)(text)} has no wildcards.`;
        diagnostics.warning(node.place, message);
    }
    return trimmed;
}
function readEffect(node, diagnostics) {
    if (node === undefined || (0,project_node/* isNull */.kZ)(node))
        return undefined;
    const effect = EFFECTS.find((known) => known === (0,project_node/* plain */.pj)(node));
    if (effect === undefined) {
        const found = (0,problem/* quote */.hD)((0,project_node/* plain */.pj)(node));
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
        diagnostics.error(place, `${(0,problem/* quote */.hD)(text)} is not the name of an environment variable.`);
        return [];
    });
}

;// CONCATENATED MODULE: ./src/project/tool-collisions.ts

/** Names of tools that every worker may have; nothing else may be called so (spec/dialects.md §2.2). */
const BUILT_IN = new Set([...FILESYSTEM_TOOLS, "shell", "worker_call", "worker_create"]);
/** Two tools of one name are an error at the second. */
function checkToolNames(tools, diagnostics) {
    const taken = new Map();
    for (const { name, owner, cure, place } of tools) {
        const other = BUILT_IN.has(name) ? "a built-in tool" : taken.get(name);
        if (other !== undefined) {
            const subject = owner.replace(/^t/, "T");
            const message = `${subject} would be the tool "${name}", which is ${other}; ${cure}.`;
            diagnostics.error(place, message);
        }
        taken.set(name, owner);
    }
}

// EXTERNAL MODULE: ./src/project/toolsets.ts
var project_toolsets = __webpack_require__(76950);
// EXTERNAL MODULE: ./src/project/worker-settings.ts
var worker_settings = __webpack_require__(46777);
;// CONCATENATED MODULE: ./src/project/worker.ts


















/** Reads one worker file in any dialect: everything that is wrong with it is in `problems`. */
function parseWorker(source) {
    const diagnostics = new problem/* Diagnostics */.rE();
    const document = (0,project_document/* parseDocument */.Tp)({ file: source.file, text: source.text, diagnostics });
    if (document === null)
        return unreadWorker(diagnostics.problems);
    const { worker, ...rest } = readWorker(document, { source, diagnostics });
    const { problems, failed } = diagnostics;
    const { delegates } = worker.delegation;
    return { worker: failed ? null : worker, problems, delegates, ...rest };
}
/** Of a file that cannot be read at all. */
function unreadWorker(problems) {
    const template = { enabled: false, firstLine: 1, variables: {} };
    const nothing = { unknownToolsets: [], delegates: [], output: null, entry: false };
    return { worker: null, problems, template, ...nothing };
}
/** The `name` of a worker file, or null when it has none or cannot be read. */
function readWorkerName(source) {
    const diagnostics = new problem/* Diagnostics */.rE();
    const node = (0,project_document/* parseDocument */.Tp)({ ...source, diagnostics })?.settings.entries.get("name")?.node;
    return node ? (0,read/* readText */.yR)(node, diagnostics) : null;
}
function readWorker(document, { source, diagnostics }) {
    const { file } = source;
    const overrides = source.overrides ?? [];
    const root = applyOverrides(document.settings, { overrides, diagnostics });
    const fields = readKnown(root, diagnostics);
    const settings = new worker_settings/* WorkerSettings */.ij(fields, diagnostics);
    const written = (0,worker_settings/* readInstructions */.KK)(document, { settings, diagnostics });
    const instructions = source.instructions ?? written.text;
    const model = settings.text("model");
    const toolsets = (0,project_toolsets/* readToolsets */.S)({
        layers: [
            defaultToolsets(source, root),
            (0,relics/* readRelics */.h)(fields, diagnostics),
            settings.node("toolsets"),
        ],
        workers: source.workers ?? new Set(),
        hasCode: source.hasCode ?? false,
        diagnostics,
    });
    const worker = {
        name: (0,worker_settings/* readName */.MQ)(settings, { file, diagnostics }),
        file,
        library: null,
        description: settings.text("description"),
        instructions,
        model,
        compatibleModels: (0,worker_settings/* readCompatibleModels */.nD)(settings, { model, diagnostics }),
        ...readTools(toolsets, { source, settings, instructions, diagnostics }),
        attachments: (0,attachment_policy/* readAttachmentPolicy */.e)({
            worker: settings.node("attachment_policy"),
            defaults: source.attachmentDefaults,
            diagnostics,
        }),
        output: null,
        mode: settings.word("mode", ["single", "chat"]) ?? "single",
        maxContextTokens: settings.count("max_context_tokens", 1) ?? 8000,
        allowEmptyInput: settings.node("allow_empty_input") ? settings.flag("allow_empty_input") : null,
        locked: settings.flag("locked"),
    };
    const firstLine = written.line;
    return {
        worker,
        unknownToolsets: toolsets.unknown,
        output: (0,worker_settings/* readOutput */.ov)(settings, diagnostics),
        template: (0,worker_settings/* readTemplateSettings */.Kf)(settings, { scalars: scalarsOf(root), firstLine, diagnostics }),
        entry: settings.flag("entry"),
    };
}
/** Everything that the model can call, and what bounds it. */
function readTools(toolsets, context) {
    const { source, settings, instructions, diagnostics } = context;
    const sandbox = (0,sandbox_config/* readWorkerSandbox */.UW)(settings.node("sandbox"), {
        defaults: source.sandboxDefaults,
        diagnostics,
    });
    const filesystem = toolsets.builtin.get("filesystem");
    const shell = toolsets.builtin.get("shell");
    if (shell)
        (0,sandbox_config/* reportUnconfinedShell */.ok)(sandbox, { shell, diagnostics });
    const grants = readGrants(toolsets, diagnostics);
    const delegation = readDelegation(grants, { instructions, diagnostics });
    const code = toolsets.code.flatMap((entry) => (0,code_toolsets/* readCodeToolset */.y)(entry, diagnostics) ?? []);
    const server = readServerTools(settings.node("server_side_tools"), diagnostics);
    const named = [server.names, delegation.tools, code.flatMap(({ tools }) => tools)];
    checkToolNames(named.flat(), diagnostics);
    return {
        filesystem: filesystem
            ? readFilesystem(filesystem.node, { sandbox: sandbox.approvals, diagnostics })
            : null,
        shell: shell ? readShell(shell.node, diagnostics) : null,
        delegation: delegation.config,
        code: code.map(({ toolset }) => toolset),
        sandbox: sandbox.config,
        serverTools: server.tools,
        allowCycles: settings.flag("allow_cycles") || grants.allowCycles,
    };
}
function readKnown(root, diagnostics) {
    const known = [...worker_settings/* WORKER_KEYS */.gT, ...relics/* RELICS */.Hz, ...worker_settings/* FOREIGN_KEYS */.m_];
    const fields = (0,read/* readFields */.qU)(root, { known, diagnostics });
    if (fields === null)
        throw new Error("a map has fields");
    for (const entry of fields.rest) {
        const suggestion = (0,near_miss/* didYouMean */.au)(entry.name, known);
        diagnostics.warning(entry.key, `Unknown key ${(0,problem/* quote */.hD)(entry.name)} is ignored.${suggestion}`);
    }
    for (const name of worker_settings/* FOREIGN_KEYS */.m_) {
        const entry = fields.get(name);
        if (entry === undefined)
            continue;
        const message = `"${name}" is ignored: the input of a worker is text or JSON, without a schema.`;
        diagnostics.warning(entry.key, message);
    }
    return fields;
}
function scalarsOf(root) {
    return [...root.entries].flatMap(([name, { node }]) => node.kind === "scalar" && name !== "instructions" ? [[name, node.value]] : []);
}
function defaultToolsets({ defaults }, root) {
    if (defaults === undefined)
        return undefined;
    if (isNode(defaults))
        return defaults;
    return (0,project_node/* nodeFrom */.z9)(defaults, { place: root.place, path: "toolsets" });
}
function isNode(value) {
    return "kind" in value && "place" in value && "path" in value;
}


/***/ })

};
