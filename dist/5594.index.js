export const id = 5594;
export const ids = [5594];
export const modules = {

/***/ 48994:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ matchesModel),
/* harmony export */   v: () => (/* binding */ canonicalModelId)
/* harmony export */ });
/** `provider:model` for an id as a person may write it: trimmed, and with the provider of a bare `claude-…`. */
function canonicalModelId(id) {
    const trimmed = id.trim();
    return /^claude-/i.test(trimmed) ? `anthropic:${trimmed}` : trimmed;
}
/**
 * Whether a model may run a worker with these `compatible_models`: globs of Python's fnmatch (`*`, `?`,
 * `[abc]`, `[!a-c]`), trimmed, in any case; null = any model. Source: spec/dialects.md §2.1.
 */
function matchesModel(id, patterns) {
    if (patterns === null)
        return true;
    const model = [...canonicalModelId(id).toLowerCase()];
    return patterns.some((pattern) => globMatches(tokensOf(pattern.trim().toLowerCase()), model));
}
function tokensOf(pattern) {
    return (pattern.match(/\[!?[^\]]+\]|[\s\S]/gu) ?? []).map((token) => {
        if (token === "*")
            return "star";
        if (token === "?")
            return () => true;
        if (token.length > 2 && token.startsWith("[") && token.endsWith("]"))
            return classOf(token);
        return (character) => character === token;
    });
}
function classOf(token) {
    const negated = token[1] === "!";
    const members = token.slice(negated ? 2 : 1, -1);
    const parts = members.match(/[\s\S]-[\s\S]|[\s\S]/gu) ?? [];
    return (character) => {
        const isMember = parts.some((part) => {
            const [first = "", last = ""] = [part.at(0), part.at(-1)];
            return part.length === 3 ? first <= character && character <= last : part === character;
        });
        return isMember !== negated;
    };
}
/** Iterative, so that a pattern of many stars costs no more than its length times the id's. */
function globMatches(tokens, characters) {
    let [at, position, star, retry] = [0, 0, -1, 0];
    while (position < characters.length) {
        const token = tokens[at];
        if (token === "star") {
            star = at++;
            retry = position;
        }
        else if (token?.(characters[position] ?? "")) {
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
    return tokens.slice(at).every((token) => token === "star");
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


/***/ }),

/***/ 35942:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B$: () => (/* binding */ readToolsetApprovals),
/* harmony export */   NA: () => (/* binding */ readToolEntry),
/* harmony export */   OI: () => (/* binding */ strictest),
/* harmony export */   SJ: () => (/* binding */ TOOLSET_APPROVAL_KEYS),
/* harmony export */   Vm: () => (/* binding */ readToolStatements),
/* harmony export */   at: () => (/* binding */ addStatements),
/* harmony export */   hc: () => (/* binding */ readSwitch),
/* harmony export */   kf: () => (/* binding */ TOOL_APPROVAL_KEYS)
/* harmony export */ });
/* unused harmony export readApprovalWord */
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57246);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83273);




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
 * The value under the name of something that is on unless it says otherwise: nothing, `true`, `false`, an
 * approval word, or a map of the keys above. Null = switched off.
 */
function readSwitch(node, diagnostics) {
    if (node.kind !== "scalar")
        return readToolEntry(node, diagnostics);
    const word = String(node.value).toLowerCase();
    if (["false", "no", "off"].includes(word))
        return null;
    if ((0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(node) || ["true", "yes", "on"].includes(word))
        return [];
    return readToolEntry(node, diagnostics);
}
/**
 * Everything that a toolset's configuration says with the common keys. `fields` must have been read
 * with TOOLSET_APPROVAL_KEYS among its known names; `tools` are the names that may be configured.
 */
function readToolsetApprovals(fields, options) {
    const { diagnostics } = options;
    const approvals = {
        all: readBooleanStatements(fields, diagnostics),
        byDefault: [],
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
        approvals.byDefault.push(...readToolEntry(fallback, diagnostics));
    approvals.all.push(...approvals.byDefault);
    const tools = fields?.get("tools")?.node;
    if (tools !== undefined)
        readToolMap(tools, reading);
}
function readToolMap(node, { approvals, tools, diagnostics }) {
    const fields = (0,_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readFields */ .qU)(node, { known: [], diagnostics });
    for (const entry of fields?.rest ?? []) {
        if (tools !== "any" && !tools.includes(entry.name)) {
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

/***/ 67543:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readAttachmentPolicy)
/* harmony export */ });
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57246);
/* harmony import */ var _definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40212);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83273);





const KEYS = ["max_attachments", "max_total_bytes", "allowed_suffixes", "denied_suffixes"];
/** `attachment_policy:` of a worker over the manifest's; what neither says has the default (§2.1). */
function readAttachmentPolicy(options) {
    const { worker, defaults, diagnostics } = options;
    const node = merged(defaults, worker);
    const fields = node && (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readFields */ .qU)(node, { known: KEYS, diagnostics });
    if (!fields)
        return _definition_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_ATTACHMENT_POLICY */ .d;
    for (const entry of fields.rest) {
        const suggestion = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(entry.name, KEYS);
        const message = `Unknown key ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(entry.name)} in ${(0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .label */ .Pf)(node)} is ignored.${suggestion}`;
        diagnostics.warning(entry.key, message);
    }
    const { maxAttachments, maxTotalBytes } = _definition_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_ATTACHMENT_POLICY */ .d;
    const count = (key, minimum) => {
        const entry = fields.get(key);
        return entry ? (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readCount */ ._0)(entry.node, { minimum, diagnostics }) : null;
    };
    return {
        maxAttachments: count("max_attachments", 0) ?? maxAttachments,
        maxTotalBytes: count("max_total_bytes", 1) ?? maxTotalBytes,
        allowedSuffixes: readSuffixes(fields, { key: "allowed_suffixes", diagnostics }),
        deniedSuffixes: readSuffixes(fields, { key: "denied_suffixes", diagnostics }),
        declared: worker !== undefined && !(0,_node_js__WEBPACK_IMPORTED_MODULE_4__/* .isNull */ .kZ)(worker),
    };
}
function merged(below, over) {
    if (over === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_4__/* .isNull */ .kZ)(over))
        return below;
    return below === undefined ? over : (0,_node_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeNodes */ .Ur)(below, over);
}
/** Lower-case, with a dot: a suffix is compared with the end of a file's name. */
function readSuffixes(fields, { key, diagnostics }) {
    const node = fields.get(key)?.node;
    const items = node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readTexts */ .Z7)(node, diagnostics) : [];
    return items.map(({ text, place }) => {
        const suffix = text.toLowerCase();
        if (suffix.startsWith("."))
            return suffix;
        const message = `The suffix ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)} is read as ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(`.${suffix}`)}; write its dot.`;
        diagnostics.warning(place, message);
        return `.${suffix}`;
    });
}


/***/ }),

/***/ 2918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isClassPath),
/* harmony export */   y: () => (/* binding */ readCodeToolset)
/* harmony export */ });
/* harmony import */ var _approval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35942);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83273);




/** A toolset that code defines: `custom`, the name of a variable or plug-in, or a dotted class path. */
function readCodeToolset(entry, diagnostics) {
    const written = entry.name === "custom" ? readCustom(entry, diagnostics) : readNamed(entry, diagnostics);
    return written && toToolset(entry, { written, diagnostics });
}
/** A class path names its module: `my_pkg.mod.MyToolset` is `MyToolset` of `my_pkg.mod`. */
function isClassPath(name) {
    return /^[A-Za-z_]\w*(\.[A-Za-z_]\w*)+$/.test(name);
}
/**
 * `custom` as the dialects write it (spec/dialects.md C25): functions as keys, `"*"` for all; a list of
 * names; or golem-forge's `module`, `tools` and `approval`. A list below `environment` is no function: it
 * names variables, as for every toolset of code.
 */
function readCustom(entry, diagnostics) {
    const known = ["module", "tools", ..._approval_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLSET_APPROVAL_KEYS */ .SJ];
    const fields = (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readFields */ .qU)(settingsOf(entry), { known, diagnostics });
    if (fields === null)
        return null;
    const list = entry.node.kind === "list" ? entry.node : fields.get("tools")?.node;
    const listed = listedTools(list, diagnostics);
    const variables = fields.rest.find(({ name, node }) => name === "environment" && node.kind === "list");
    const named = [...listed.entries, ...fields.rest.filter((field) => field !== variables)];
    const switched = named.map(({ name, key, node }) => {
        return { item: { text: name, place: key }, said: (0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .readSwitch */ .hc)(node, diagnostics) };
    });
    const on = switched.filter(({ said }) => said !== null);
    const items = [...listed.items, ...on.map(({ item }) => item)];
    const module = readModule(fields, diagnostics);
    const all = items.some(({ text }) => text === "*") || (module !== null && items.length === 0);
    const tools = all ? null : distinct(items);
    if (tools?.length === 0)
        reportNoTools(entry, diagnostics);
    const said = (0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .readToolsetApprovals */ .B$)(fields, {
        tools: tools?.map(({ text }) => text) ?? "any",
        diagnostics,
    });
    for (const { item, said: own } of on)
        addOwn(said, { tool: item.text, own: own ?? [] });
    const config = variables ? { environment: (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(variables.node) } : {};
    return { module, tools, said, config };
}
/** What is said of `"*"` is said of all tools. */
function addOwn(said, { tool, own }) {
    if (tool === "*")
        said.all.push(...own);
    else
        (0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .addStatements */ .at)(said, { tool, said: own });
}
/** `tools: [a, b]`, `tools: "*"`, or a map from names to what is said of them. */
function listedTools(node, diagnostics) {
    if (node === undefined)
        return { items: [], entries: [] };
    if (node.kind === "map")
        return { items: [], entries: [...node.entries.values()] };
    return { items: (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readTexts */ .Z7)(node, diagnostics), entries: [] };
}
function reportNoTools({ key }, diagnostics) {
    const cure = 'name them as keys (`my_function: {}`), or write `"*": {}` for all';
    diagnostics.warning(key, `"custom" names no tools, so it offers none; ${cure}.`);
}
/** Every other toolset of code: what is not about approval is its own configuration. */
function readNamed(entry, diagnostics) {
    const known = ["module", ..._approval_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOLSET_APPROVAL_KEYS */ .SJ];
    const fields = (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readFields */ .qU)(settingsOf(entry), { known, diagnostics });
    if (fields === null)
        return null;
    const path = isClassPath(entry.name) ? entry.name.replace(/\.\w+$/, "") : null;
    const listed = entry.node.kind === "list" ? (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readTexts */ .Z7)(entry.node, diagnostics) : null;
    const tools = listed?.some(({ text }) => text === "*") ? null : listed;
    return {
        module: readModule(fields, diagnostics) ?? path,
        tools: tools && distinct(tools),
        said: (0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .readToolsetApprovals */ .B$)(fields, { tools: "any", diagnostics }),
        config: Object.fromEntries(fields.rest.map(({ name, node }) => [name, (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(node)])),
    };
}
function settingsOf({ node }) {
    return node.kind === "list" ? (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyMap */ .MZ)(node) : node;
}
function readModule(fields, diagnostics) {
    const node = fields.get("module")?.node;
    return node === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isNull */ .kZ)(node) ? null : (0,_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(node, diagnostics);
}
function distinct(items) {
    return [...new Map(items.map((item) => [item.text, item])).values()];
}
function toToolset({ name, key }, { written, diagnostics }) {
    const { module, tools, said, config } = written;
    const decide = (statements, subject) => (0,_approval_js__WEBPACK_IMPORTED_MODULE_0__/* .strictest */ .OI)(statements, { subject, diagnostics })?.approval ?? null;
    const approvals = [...said.tools].flatMap(([tool, statements]) => {
        const approval = decide(statements, `Approval of ${tool}`);
        return approval === null ? [] : [[tool, approval]];
    });
    const toolset = {
        name,
        module,
        tools: tools?.map(({ text, place }) => ({ name: text, location: place.location })) ?? null,
        approvals: Object.fromEntries(approvals),
        fallback: decide(said.all, `Approval of ${name}`),
        ...(isOnlyDefault(said) && { yieldsToCode: true }),
        config,
        ...key,
    };
    const named = (tools ?? []).map(({ text, place }) => namedTool(text, place));
    return { toolset, tools: named };
}
function isOnlyDefault({ all, byDefault }) {
    return byDefault.length > 0 && all.length === byDefault.length;
}
function namedTool(name, place) {
    return { name, place, owner: `the function ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}`, cure: "rename the function" };
}


/***/ }),

/***/ 40212:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_ATTACHMENT_POLICY)
/* harmony export */ });
/** The one internal form that every dialect is read into. Below `project/`, nothing knows a dialect. */
const DEFAULT_ATTACHMENT_POLICY = {
    maxAttachments: 4,
    maxTotalBytes: 10_000_000,
    allowedSuffixes: [],
    deniedSuffixes: [],
    declared: false,
};


/***/ }),

/***/ 55293:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Az: () => (/* binding */ firstPlace),
  Tp: () => (/* binding */ parseDocument),
  P$: () => (/* binding */ parseSettings)
});

// EXTERNAL MODULE: ./src/project/node.ts
var project_node = __webpack_require__(16545);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./src/project/problem.ts
var problem = __webpack_require__(17226);
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
    const below = lines.slice(to + 1);
    const blank = below.findIndex((line) => line.trim() !== "");
    return { settings, body: below.join("\n").trim(), bodyLine: to + 2 + Math.max(blank, 0) };
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
        diagnostics.error(firstPlace(file, text.slice(0, 200).split(/\r?\n/)), message);
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

/***/ 83930:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ diskFiles),
/* harmony export */   X: () => (/* binding */ memoryFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83916);



const SKIPPED = new Set([".git", "node_modules"]);
const MISSING = new Set(["ENOENT", "ENOTDIR", "ELOOP", "ENAMETOOLONG"]);
const MAX_BYTES = 50 * 1024 * 1024;
/**
 * A folder on disk. Links that leave the folder, `.git` and `node_modules` do not exist in it.
 * `read` throws LlmDoError "project" for a file that is not UTF-8 or over 50 MiB.
 */
function diskFiles(root) {
    return {
        label: root,
        directory: root,
        async list(directory) {
            const folder = await resolveInside(root, directory);
            if (folder === undefined || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(folder)).isDirectory())
                return [];
            const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true });
            const names = await Promise.all(entries.map((entry) => listedName(entry, { root, directory })));
            return names.filter((name) => name !== null).sort();
        },
        async read(path) {
            const file = await resolveInside(root, path);
            const found = file === undefined ? undefined : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file);
            if (file === undefined || !found?.isFile())
                return undefined;
            if (found.size > MAX_BYTES) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LlmDoError */ .pW(`"${path}" has ${found.size} bytes; at most ${MAX_BYTES} are read.`, {
                    code: "project",
                });
            }
            return decode(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file), path);
        },
    };
}
/** Files in memory, for tests and for projects that exist only in a journal. */
function memoryFiles(files, label = "memory") {
    const contents = new Map(Object.entries(files));
    return {
        label,
        async list(directory) {
            const segments = segmentsOf(directory);
            if (segments === null)
                return [];
            const prefix = segments.map((segment) => `${segment}/`).join("");
            const names = [...contents.keys()]
                .filter((path) => path.startsWith(prefix) && segmentsOf(path) !== null)
                .map((path) => path.slice(prefix.length).replace(/\/.*/, "/"));
            return [...new Set(names)].filter((name) => !SKIPPED.has(name.replace("/", ""))).sort();
        },
        async read(path) {
            const segments = segmentsOf(path);
            return segments === null ? undefined : contents.get(segments.join("/"));
        },
    };
}
/** The parts of a path inside the project, or null for a path that leaves it or is skipped. */
function segmentsOf(path) {
    if (path.startsWith("/") || path.includes("\0"))
        return null;
    const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
    const outside = segments.some((segment) => segment === ".." || SKIPPED.has(segment));
    return outside ? null : segments;
}
/** The real path of something that exists inside root, or undefined. */
async function resolveInside(root, path) {
    const segments = segmentsOf(path);
    if (segments === null)
        return undefined;
    try {
        const [real, base] = await Promise.all([(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...segments)), (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root)]);
        const inside = real === base || real.startsWith(base.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? base : base + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        const below = inside ? real.slice(base.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) : [];
        return inside && !below.some((segment) => SKIPPED.has(segment)) ? real : undefined;
    }
    catch (cause) {
        if (MISSING.has(cause.code ?? ""))
            return undefined;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LlmDoError */ .pW(`Cannot read "${path}": ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(cause)}`, { code: "project", cause });
    }
}
async function listedName(entry, { root, directory }) {
    if (SKIPPED.has(entry.name))
        return null;
    if (entry.isDirectory())
        return `${entry.name}/`;
    if (entry.isFile())
        return entry.name;
    if (!entry.isSymbolicLink())
        return null;
    const target = await resolveInside(root, directory === "" ? entry.name : `${directory}/${entry.name}`);
    if (target === undefined)
        return null;
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(target);
    if (found.isDirectory())
        return `${entry.name}/`;
    return found.isFile() ? entry.name : null;
}
function decode(bytes, path) {
    try {
        return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .LlmDoError */ .pW(`"${path}" is not UTF-8 text.`, { code: "project", cause });
    }
}


/***/ }),

/***/ 96547:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kg: () => (/* binding */ projectError),
/* harmony export */   YS: () => (/* binding */ isProject),
/* harmony export */   m0: () => (/* binding */ locateProject),
/* harmony export */   mL: () => (/* binding */ placeOfNamed),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99816);
/* harmony import */ var _project_home_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54866);



/**
 * Finds the project that `path` names: a folder with `main.worker` or a manifest, the same in
 * `.llm-do/` or `.github/llm-do/` below it, a folder with any worker, or one `.worker` file.
 * Throws LlmDoError "project" that lists the places searched.
 */
async function locateProject(files, path) {
    const normal = normalPath(path);
    if (normal.endsWith(".worker"))
        return locateFile(files, normal);
    const bases = ["", ..._project_home_js__WEBPACK_IMPORTED_MODULE_2__/* .NESTED */ .s].map((below) => joinPath(normal, below));
    const places = await Promise.all(bases.map(async (base) => ({ ...WHOLE, base, names: await files.list(base) })));
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(message, { code: "project" });
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
        return { ...WHOLE, base, names, entry: file };
    }
    throw projectError(`There is no worker file "${file}" in ${files.label}.`);
}
/** `index.worker` is the entry of some GF projects. */
function isProject(names) {
    return ["main.worker", "index.worker", ..._manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MANIFEST_NAMES */ .Rr].some((name) => names.includes(name));
}
const WHOLE = { entry: null, named: null };
/** Files that stand for a project: what was named, and nothing that lies around it (C3). */
function placeOfNamed(files) {
    const named = files.map(normalPath);
    const folders = named.map((file) => file.split("/").slice(0, -1));
    const [first = []] = folders;
    const shared = first.filter((_, depth) => folders.every((folder) => folder.slice(0, depth + 1).join("/") === first.slice(0, depth + 1).join("/")));
    return { base: shared.join("/"), names: [], entry: null, named };
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

/***/ 35766:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ parseReference),
/* harmony export */   U4: () => (/* binding */ SPECIFICATION_FORMS),
/* harmony export */   ib: () => (/* binding */ satisfies),
/* harmony export */   ip: () => (/* binding */ newerVersion),
/* harmony export */   zV: () => (/* binding */ parseSpecification)
/* harmony export */ });
const NAME = /^[A-Za-z0-9][\w.-]*$/;
const VERSION = /^[\w.+-]+$/;
const GIT = /^git\+(https?|ssh|file):\/\//;
/** Null for what is none of `name`, `name@version`, `git+https://host/repo.git#ref`, `./folder`. */
function parseSpecification(written) {
    const text = written.trim();
    if (GIT.test(text))
        return parseGit(text);
    if (text.startsWith("path:") || text.startsWith("./"))
        return parseFolder(text);
    const [name = "", version, ...more] = text.split("@");
    if (!NAME.test(name) || more.length > 0)
        return null;
    if (version === undefined)
        return { kind: "named", name, version: null };
    return VERSION.test(version) ? { kind: "named", name, version } : null;
}
const SPECIFICATION_FORMS = '"name", "name@version", "git+https://host/repository.git#ref" or "./folder"';
function parseGit(text) {
    const [address = "", ...fragment] = text.slice("git+".length).split("#");
    const ref = fragment.join("#");
    // A ref that git would read as an option, or a range of commits, is none.
    if (ref !== "" && !/^[A-Za-z0-9_][\w./-]*$/.test(ref))
        return null;
    if (ref.includes("..") || !URL.canParse(address))
        return null;
    // A password in a committed file is published; git asks whoever may give one.
    const { username, password } = new URL(address);
    if (password !== "" || (username !== "" && !address.startsWith("ssh:")))
        return null;
    return { kind: "git", url: address, ref: ref === "" ? null : ref };
}
function parseFolder(text) {
    const path = text.replace(/^path:/, "");
    const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
    if (path.startsWith("/") || segments.includes("..") || segments.length === 0)
        return null;
    return { kind: "folder", path: segments.join("/") };
}
/** A version that fits what is asked for: equal, or the same in the parts that are written (`2.0` ← `2.0.1`). */
function satisfies(version, wanted) {
    if (wanted === null || version === wanted)
        return true;
    return version?.startsWith(`${wanted}.`) ?? false;
}
/** Newest first, number by number: `10.0` before `9.1`. */
function newerVersion(one, other) {
    return other.localeCompare(one, "en", { numeric: true });
}
function parseReference(text) {
    // Upper case in a library's name is not in the grammar; what resolves it says so better than we do.
    const match = /^([A-Za-z0-9][\w.-]*):([\w./-]+)$/.exec(text);
    const [, library, worker] = match ?? [];
    return library !== undefined && worker !== undefined ? { library, worker } : null;
}


/***/ }),

/***/ 97686:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ libraryLabel)
/* harmony export */ });
/** `utils@2.1.0`, or the name alone where it has no version. */
function libraryLabel({ name, version }) {
    return version === null ? name : `${name}@${version}`;
}


/***/ }),

/***/ 99816:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ng: () => (/* binding */ parseManifest),
/* harmony export */   Rr: () => (/* binding */ MANIFEST_NAMES),
/* harmony export */   YQ: () => (/* binding */ NO_MANIFEST),
/* harmony export */   Ze: () => (/* binding */ exportedName)
/* harmony export */ });
/* unused harmony export MANIFEST_KEYS */
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57246);
/* harmony import */ var _approval_mode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96068);
/* harmony import */ var _attachment_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67543);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55293);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17226);
/* harmony import */ var _project_home_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54866);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83273);
/* harmony import */ var _sandbox_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36458);
/* harmony import */ var _toolsets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76950);
/* harmony import */ var _worker_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46777);











/** Every name that a manifest may have (spec/dialects.md C38); a project has at most one of them. */
const MANIFEST_NAMES = [
    "project.yaml",
    "program.yaml",
    "workshop.yaml",
    "golem-forge.config.yaml",
    "golem-forge.config.yml",
    ".golem-forge.json",
];
/** Every key that a manifest may have. */
const MANIFEST_KEYS = [
    "name",
    "version",
    "description",
    "model",
    "entry",
    "toolsets",
    "sandbox",
    "approval",
    "delegation",
    "attachment_policy",
    "worker_paths",
    "dependencies",
    "exports",
    "vars",
    "setup",
    "keep",
    "history",
];
/** `.golem-forge.json` says `approvalMode` for `approval.mode`. */
const FLAT_APPROVAL = "approval_mode";
/** Keys of other programs that say nothing here. */
const FOREIGN = ["trust_level", "prices"];
const NO_MANIFEST = {
    file: null,
    name: null,
    model: null,
    approvalMode: null,
    maxDepth: null,
    inheritModel: false,
    allowCycles: false,
    entry: null,
    dependencies: [],
    exports: [],
    variables: {},
    sandbox: null,
    workerPaths: ["workers", ".workers"],
    setup: [],
    keep: [],
    history: 1,
    toolsets: {},
};
/** Reads a manifest. What is wrong is in the diagnostics, and the default stands in for it. */
function parseManifest(source) {
    const { file, diagnostics } = source;
    const settings = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .parseSettings */ .P$)(source);
    const known = [...MANIFEST_KEYS, FLAT_APPROVAL, ...FOREIGN];
    const fields = settings && (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readFields */ .qU)(settings, { known, diagnostics });
    if (!fields)
        return { manifest: { ...NO_MANIFEST, file }, toolsets: undefined };
    reportUnread(fields, diagnostics);
    const node = (key) => fields.get(key)?.node;
    const toolsets = node("toolsets");
    const attachments = node("attachment_policy");
    // Read again under each worker; here for manifests of projects whose workers all have their own.
    (0,_attachment_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .readAttachmentPolicy */ .e)({ worker: undefined, defaults: attachments, diagnostics });
    const sandbox = node("sandbox");
    const manifest = {
        ...NO_MANIFEST,
        file,
        name: optionalText(fields, { key: "name", diagnostics }),
        model: optionalText(fields, { key: "model", diagnostics }),
        approvalMode: readApprovalMode(fields, diagnostics),
        ...readDelegationLimits(node("delegation"), diagnostics),
        entry: optionalText(fields, { key: "entry", diagnostics }),
        dependencies: readDependencies(node("dependencies"), diagnostics),
        exports: texts(fields, { key: "exports", diagnostics }).map(exportedName),
        variables: Object.fromEntries((0,_worker_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .readVariables */ .Ch)(fields.get("vars"), diagnostics)),
        sandbox: (0,_sandbox_config_js__WEBPACK_IMPORTED_MODULE_3__/* .readManifestSandbox */ .B1)(sandbox, { home: (0,_project_home_js__WEBPACK_IMPORTED_MODULE_7__/* .homeOf */ .l)(folderOf(file)), diagnostics }),
        workerPaths: readWorkerPaths(node("worker_paths"), diagnostics),
        setup: texts(fields, { key: "setup", diagnostics }),
        keep: texts(fields, { key: "keep", diagnostics }),
        history: readHistory(node("history"), diagnostics),
        toolsets: Object.fromEntries([...(0,_toolsets_js__WEBPACK_IMPORTED_MODULE_4__/* .toolsetMap */ .X)(toolsets, diagnostics)].map(([name, entry]) => [name, (0,_node_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(entry.node)])),
    };
    return { manifest, toolsets, attachments, sandbox };
}
function folderOf(file) {
    return file.split("/").slice(0, -1).join("/");
}
function reportUnread(fields, diagnostics) {
    for (const entry of fields.rest) {
        const suggestion = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_9__/* .didYouMean */ .au)(entry.name, MANIFEST_KEYS);
        diagnostics.warning(entry.key, `Unknown key ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .quote */ .hD)(entry.name)} is ignored.${suggestion}`);
    }
    for (const name of FOREIGN) {
        const entry = fields.get(name);
        if (entry)
            diagnostics.warning(entry.key, `"${entry.name}" has no meaning here and is ignored.`);
    }
}
/** `workers/data_processor` and `data_processor.worker` export `data_processor` (spec/dialects.md C39). */
function exportedName(written) {
    const path = written.replace(/^(\.\/)?(workers\/)?/, "");
    return path.replace(/\/worker\.worker$/, "").replace(/\.worker$/, "");
}
/** `[utils, legal@2.0]`, or a map from names to versions. */
function readDependencies(node, diagnostics) {
    if (node === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_8__/* .isNull */ .kZ)(node))
        return [];
    if (node.kind !== "map") {
        const items = (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readTexts */ .Z7)(node, diagnostics);
        return items.map(({ text, place }) => ({ specification: text, location: place.location }));
    }
    return [...node.entries.values()].map(({ name, key, node: version }) => {
        const text = (0,_node_js__WEBPACK_IMPORTED_MODULE_8__/* .isNull */ .kZ)(version) ? null : (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(version, diagnostics);
        const specification = text === null || text === "*" ? name : `${name}@${text}`;
        return { specification, location: key.location };
    });
}
function optionalText(fields, { key, diagnostics }) {
    const node = fields.get(key)?.node;
    return node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(node, diagnostics) : null;
}
function texts(fields, { key, diagnostics }) {
    const node = fields.get(key)?.node;
    return node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readTexts */ .Z7)(node, diagnostics).map((item) => item.text) : [];
}
/** The mode in the author's word, one of those that `approvalModeOf` knows. */
function readApprovalMode(fields, diagnostics) {
    const nested = fields.get("approval")?.node;
    const flat = fields.get(FLAT_APPROVAL)?.node;
    const node = nested?.kind === "map" ? modeIn(nested, diagnostics) : (nested ?? flat);
    const word = node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readText */ .yR)(node, diagnostics) : null;
    if (node === undefined || word === null || (0,_approval_mode_js__WEBPACK_IMPORTED_MODULE_0__/* .approvalModeOf */ .e)(word))
        return word;
    const message = `${(0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .label */ .Pf)(node)} must be review, approve-all or deny-all, not ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .quote */ .hD)(word)}.`;
    diagnostics.error(node.place, message);
    return null;
}
function modeIn(node, diagnostics) {
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readStrictFields */ .J)(node, { known: ["mode"], diagnostics })?.get("mode")?.node;
}
function readDelegationLimits(node, diagnostics) {
    const known = ["max_depth", "allow_cycles", "inherit_model"];
    const fields = node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readStrictFields */ .J)(node, { known, diagnostics }) : null;
    const depth = fields?.get("max_depth")?.node;
    const flag = (key) => {
        const found = fields?.get(key)?.node;
        return found ? (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readBoolean */ .Vf)(found, diagnostics) === true : false;
    };
    return {
        maxDepth: depth ? (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readCount */ ._0)(depth, { minimum: 0, diagnostics }) : null,
        allowCycles: flag("allow_cycles"),
        inheritModel: flag("inherit_model"),
    };
}
function readWorkerPaths(node, diagnostics) {
    if (node === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_8__/* .isNull */ .kZ)(node))
        return NO_MANIFEST.workerPaths;
    return (0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readTexts */ .Z7)(node, diagnostics).flatMap(({ text, place }) => {
        const segments = text.split("/").filter((segment) => segment !== "" && segment !== ".");
        if (segments.includes("..") || text.startsWith("/")) {
            diagnostics.error(place, `${(0,_problem_js__WEBPACK_IMPORTED_MODULE_10__/* .quote */ .hD)(text)} is not a folder inside the project.`);
            return [];
        }
        return segments.length === 0 ? [] : [segments.join("/")];
    });
}
function readHistory(node, diagnostics) {
    if (node === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_8__/* .isNull */ .kZ)(node))
        return NO_MANIFEST.history;
    const value = (0,_node_js__WEBPACK_IMPORTED_MODULE_8__/* .plain */ .pj)(node);
    if (value === "full" || (Number.isSafeInteger(value) && Number(value) >= 1)) {
        return value === "full" ? "full" : Number(value);
    }
    const message = `${(0,_read_js__WEBPACK_IMPORTED_MODULE_5__/* .label */ .Pf)(node)} must be a number of commits of at least 1, or "full".`;
    diagnostics.error(node.place, message);
    return NO_MANIFEST.history;
}


/***/ }),

/***/ 16545:
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

/***/ 17226:
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

/***/ 54866:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ homeOf),
/* harmony export */   s: () => (/* binding */ NESTED)
/* harmony export */ });
/** Folders that a repository keeps its workers in, apart from what they work on. */
const NESTED = [".llm-do", ".github/llm-do"];
/**
 * The folder that the sandbox paths of a project are relative to (spec/dialects.md §2.1: not the working
 * directory): its own, or the one whose `.llm-do` it is. Like `base`, "" is the workspace.
 */
function homeOf(base) {
    const nested = NESTED.find((name) => base === name || base.endsWith(`/${name}`));
    return nested === undefined ? base : base.slice(0, -nested.length).replace(/\/$/, "");
}


/***/ }),

/***/ 83273:
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
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57246);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17226);



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
    const value = countOf((0,_node_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(node));
    if (Number.isSafeInteger(value) && Number(value) >= options.minimum)
        return Number(value);
    const wanted = `a whole number of at least ${options.minimum}`;
    options.diagnostics.error(node.place, `${label(node)} must be ${wanted}, not ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(value)}.`);
    return null;
}
/** YAML 1.1 reads `10_000_000` as a number, YAML 1.2 as text. */
function countOf(value) {
    const grouped = typeof value === "string" && /^[1-9]\d*(_\d+)+$/.test(value);
    return grouped ? Number(value.replaceAll("_", "")) : value;
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

/***/ 36458:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B1: () => (/* binding */ readManifestSandbox),
  UW: () => (/* binding */ readWorkerSandbox),
  ok: () => (/* binding */ reportUnconfinedShell)
});

// EXTERNAL MODULE: ./src/project/approval.ts
var project_approval = __webpack_require__(35942);
// EXTERNAL MODULE: ./src/project/problem.ts
var problem = __webpack_require__(17226);
// EXTERNAL MODULE: ./src/project/read.ts
var project_read = __webpack_require__(83273);
// EXTERNAL MODULE: ./src/project/node.ts
var project_node = __webpack_require__(16545);
;// CONCATENATED MODULE: ./src/project/sandbox-paths.ts




const PATH_KEYS = [
    "root",
    "path",
    "mode",
    "suffixes",
    "max_file_bytes",
    "read_approval",
    "write_approval",
];
/** `paths: {input: {root: ./input}}`, and golem-forge's `zones: [{name: scratch, mode: rw}]`. */
function readPaths(fields, diagnostics) {
    const found = new Map();
    for (const key of ["paths", "zones"]) {
        const node = fields.get(key)?.node;
        if (node === undefined || (0,project_node/* isNull */.kZ)(node))
            continue;
        for (const { name, key: place, node: settings } of namedEntries(node, diagnostics)) {
            if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name)) {
                const rule = "letters, digits, '_', '-' and '.'";
                diagnostics.error(place, `The name of a path is made of ${rule}, not ${(0,problem/* quote */.hD)(name)}.`);
            }
            if (found.has(name))
                diagnostics.error(place, `The path ${(0,problem/* quote */.hD)(name)} stands twice.`);
            found.set(name, readPath(settings, diagnostics));
        }
    }
    return found;
}
/** The worker's paths over the manifest's, setting by setting; both keep paths that only they have. */
function mergePaths(shared, own) {
    const merged = new Map(shared);
    for (const [name, path] of own)
        merged.set(name, { ...shared.get(name), ...path });
    return merged;
}
/** Read-only, and the folder of its own name, unless the author said otherwise. */
function fillPath(name, path) {
    const defaults = { root: name, mode: "ro", suffixes: null, maxFileBytes: null };
    return { ...defaults, read: null, write: null, ...path };
}
/**
 * A folder of the workspace, without `./` and slashes at its ends; undefined when unset or wrong (then
 * reported). Where it is `virtual`, a slash in front means the workspace, not the machine.
 */
function readWorkspaceFolder(node, { virtual, diagnostics }) {
    const text = (0,project_read/* readText */.yR)(node, diagnostics);
    if (text === null)
        return undefined;
    const names = text.split("/").filter((name) => name !== "" && name !== ".");
    const leaves = names.includes("..") || /^~(\/|$)|^[A-Za-z]:|[\\\x00-\x1f]/.test(text);
    if (!leaves && (virtual || !text.startsWith("/")))
        return names.join("/");
    const cure = `Name a folder of the workspace, such as "./input".`;
    diagnostics.error(node.place, `${(0,project_read/* label */.Pf)(node)} ${(0,problem/* quote */.hD)(text)} is outside the workspace. ${cure}`);
    return undefined;
}
function namedEntries(node, diagnostics) {
    if (node.kind === "map")
        return [...node.entries.values()];
    if (node.kind !== "list") {
        diagnostics.error(node.place, `${(0,project_read/* label */.Pf)(node)} must be a map of named paths.`);
        return [];
    }
    return node.items.flatMap((item) => {
        const named = item.kind === "map" ? item.entries.get("name") : undefined;
        const name = named && (0,project_read/* readText */.yR)(named.node, diagnostics);
        if (item.kind === "map" && named && name) {
            const entries = new Map([...item.entries].filter(([key]) => key !== "name"));
            return [{ name, key: named.node.place, node: { ...item, entries } }];
        }
        diagnostics.error(item.place, `${(0,project_read/* label */.Pf)(item)} must be a map with a "name".`);
        return [];
    });
}
function readPath(node, diagnostics) {
    const fields = (0,project_read/* readStrictFields */.J)(node, { known: PATH_KEYS, diagnostics });
    const get = (key) => {
        const found = fields?.get(key)?.node;
        return found && !(0,project_node/* isNull */.kZ)(found) ? found : undefined;
    };
    const path = {};
    const folder = get("root") ?? get("path");
    const root = folder && readWorkspaceFolder(folder, { virtual: false, diagnostics });
    if (root !== undefined)
        path.root = root;
    const mode = readMode(get("mode"), diagnostics);
    if (mode !== undefined)
        path.mode = mode;
    const suffixes = get("suffixes");
    if (suffixes)
        path.suffixes = readSuffixes(suffixes, diagnostics);
    const size = get("max_file_bytes");
    if (size)
        path.maxFileBytes = (0,project_read/* readCount */._0)(size, { minimum: 1, diagnostics });
    const read = readPathApproval(get("read_approval"), diagnostics);
    if (read !== undefined)
        path.read = read;
    const write = readPathApproval(get("write_approval"), diagnostics);
    if (write !== undefined)
        path.write = write;
    return path;
}
function readMode(node, diagnostics) {
    if (node === undefined)
        return undefined;
    const mode = (0,project_node/* plain */.pj)(node);
    if (mode === "ro" || mode === "rw")
        return mode;
    const message = `${(0,project_read/* label */.Pf)(node)} must be ro (read) or rw (read and write), not ${(0,problem/* quote */.hD)(mode)}.`;
    diagnostics.error(node.place, message);
    return undefined;
}
function readSuffixes(node, diagnostics) {
    const items = (0,project_read/* readTexts */.Z7)(node, diagnostics);
    if (node.kind === "list" && node.items.length === 0) {
        const cure = `Leave it out to allow all, or name some, such as [".md", ".txt"].`;
        diagnostics.error(node.place, `${(0,project_read/* label */.Pf)(node)} is empty, which would allow no file. ${cure}`);
    }
    for (const { text, place } of items.filter((item) => !item.text.startsWith("."))) {
        const message = `${(0,problem/* quote */.hD)(text)} has no dot in front; ${(0,problem/* quote */.hD)(`.${text}`)} is what file names end in.`;
        diagnostics.warning(place, message);
    }
    return items.map(({ text }) => text.toLowerCase());
}
/** `true` asks and `false` does not, or one of the words that stand everywhere. */
function readPathApproval(node, diagnostics) {
    if (node === undefined)
        return undefined;
    if (typeof (0,project_node/* plain */.pj)(node) !== "boolean" && !/^(yes|no|on|off)$/i.test(String((0,project_node/* plain */.pj)(node)))) {
        return (0,project_approval/* readToolEntry */.NA)(node, diagnostics)[0]?.approval;
    }
    return (0,project_read/* readBoolean */.Vf)(node, diagnostics) === true ? "ask" : "pre_approved";
}

;// CONCATENATED MODULE: ./src/project/sandbox-config.ts




const KEYS = ["paths", "zones", "restrict", "readonly", "root", "network_enabled", "approval"];
const OF_MANIFEST = ["restrict"];
/** `root` is the manifest's word; a worker that has it sees no more than that folder. */
const OF_WORKER = ["restrict", "root"];
/**
 * Reads `sandbox:` of a manifest, with both models of it (spec/dialects.md C9-C11). `home`: workspace folder
 * of the project, which `root` is relative to.
 */
function readManifestSandbox(node, { home, diagnostics }) {
    const fields = node && (0,project_read/* readStrictFields */.J)(node, { known: KEYS, diagnostics });
    if (!fields)
        return null;
    const { config, approvals } = readSandbox(fields, {
        shared: null,
        restrictKeys: OF_MANIFEST,
        diagnostics,
    });
    const general = (name) => (0,project_approval/* strictest */.OI)(approvals[name], { subject: `Approval of ${name}`, diagnostics })?.approval ?? null;
    const rootNode = fields.get("root")?.node;
    const below = rootNode && (readWorkspaceFolder(rootNode, { virtual: true, diagnostics }) ?? "");
    const root = below === undefined ? "" : [home, below].filter((part) => part !== "").join("/");
    const approval = { write: general("write"), delete: general("delete") };
    const says = root !== "" || approval.write !== null || approval.delete !== null;
    if (config === null && !says)
        return null;
    return { ...(config ?? NOTHING), root, approval };
}
/**
 * Reads `sandbox:` of a worker. Where it declares named paths, those of the manifest are merged under
 * them (F31); where it declares none, it has its caller's (C10).
 */
function readWorkerSandbox(node, options) {
    const { diagnostics } = options;
    // What is wrong with the manifest was said there.
    const unheard = new problem/* Diagnostics */.rE();
    const shared = (options.defaults &&
        (0,project_read/* readStrictFields */.J)(options.defaults, { known: KEYS, diagnostics: unheard })) ??
        null;
    const own = (node && (0,project_read/* readStrictFields */.J)(node, { known: KEYS, diagnostics })) ?? null;
    const below = shared &&
        readSandbox(shared, { shared: null, restrictKeys: OF_MANIFEST, diagnostics: unheard });
    const read = own
        ? readSandbox(own, { shared, restrictKeys: OF_WORKER, diagnostics })
        : { config: null, approvals: { write: [], delete: [] }, restricts: false };
    return { ...read, restricts: read.restricts || (below?.restricts ?? false) };
}
const NOTHING = {
    root: "",
    paths: null,
    restrict: null,
    readonly: false,
    approval: { write: null, delete: null },
};
function readSandbox(fields, options) {
    const { shared, restrictKeys, diagnostics } = options;
    const own = readPaths(fields, diagnostics);
    const merged = own.size === 0 || shared === null ? own : mergePaths(readPaths(shared, new problem/* Diagnostics */.rE()), own);
    const paths = merged.size === 0
        ? null
        : Object.fromEntries([...merged].map(([name, path]) => [name, fillPath(name, path)]));
    const restrict = readRestrict(fields, { keys: restrictKeys, diagnostics });
    const readonly = flag(fields, { key: "readonly", diagnostics }) ?? false;
    const online = flag(fields, { key: "network_enabled", diagnostics }) ?? true;
    const bounds = paths !== null || restrict !== null || readonly;
    return {
        config: bounds ? { ...NOTHING, paths, restrict, readonly } : null,
        approvals: readApprovals(fields.get("approval")?.node, diagnostics),
        restricts: bounds || !online,
    };
}
function readRestrict(fields, { keys, diagnostics }) {
    const folders = keys.flatMap((key) => {
        const node = fields.get(key)?.node;
        return (node && readWorkspaceFolder(node, { virtual: true, diagnostics })) || [];
    });
    return folders[0] ?? null;
}
function flag(fields, { key, diagnostics }) {
    const node = fields.get(key)?.node;
    return node && (0,project_read/* readBoolean */.Vf)(node, diagnostics);
}
function readApprovals(node, diagnostics) {
    const approvals = { write: [], delete: [] };
    if (node === undefined)
        return approvals;
    const of = (0,project_read/* readStrictFields */.J)(node, { known: ["write", "delete"], diagnostics });
    for (const name of ["write", "delete"]) {
        const entry = of?.get(name);
        if (entry)
            approvals[name].push(...(0,project_approval/* readToolEntry */.NA)(entry.node, diagnostics));
    }
    return approvals;
}
/** `sandbox:` bounds the file tools. Commands see what the machine lets them see. */
function reportUnconfinedShell(sandbox, { shell, diagnostics }) {
    if (!sandbox.restricts)
        return;
    const message = 'The shell is not confined by "sandbox": its commands reach the whole workspace and the network. ' +
        "Let its rules allow only what may do that.";
    diagnostics.warning(shell.key, message);
}


/***/ }),

/***/ 76950:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readToolsets),
/* harmony export */   X: () => (/* binding */ toolsetMap)
/* harmony export */ });
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57246);
/* harmony import */ var _code_toolsets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2918);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83273);





/** Toolsets that need no code, by the name under `toolsets:`. */
const TOOLSETS = [
    "filesystem",
    "shell",
    "delegation",
    "workers",
    "worker_call",
    "worker_create",
];
const NAMES = [...TOOLSETS, "custom"];
// S2 names built-ins by their Python class: `llm_do.toolsets.shell.ShellToolset`.
const CLASS_PATHS = [
    [/^llm_do\.(\w+\.)*ShellToolset$/, "shell"],
    [/^llm_do\.(\w+\.)*File[Ss]ystemToolset$/, "filesystem"],
    [/^llm_do\.(\w+\.)*DelegationToolset$/, "delegation"],
    [/^llm_do\.(\w+\.)*CustomToolset$/, "custom"],
];
/**
 * `toolsets:` of a worker over the manifest's: maps merge, lists are replaced, `false` removes a
 * toolset and an empty value keeps its defaults (spec/dialects.md C13).
 */
function readToolsets(sources) {
    const { diagnostics } = sources;
    const merged = new Map();
    for (const layer of sources.layers) {
        for (const [name, entry] of toolsetMap(layer, diagnostics)) {
            const below = merged.get(name);
            const node = below && !isOff(below.node) ? mergeConfig(below.node, entry.node) : entry.node;
            merged.set(name, { ...entry, name, node });
        }
    }
    const result = { builtin: new Map(), workers: [], code: [], unknown: [] };
    for (const entry of merged.values()) {
        const node = configuration(entry.node, diagnostics);
        if (node !== null)
            sortIn({ ...entry, node }, { result, sources });
    }
    return result;
}
function sortIn(entry, { result, sources }) {
    const { name, key, node } = entry;
    const builtin = TOOLSETS.find((known) => known === name);
    const namesModule = node.kind === "map" && node.entries.has("module");
    if (builtin !== undefined)
        result.builtin.set(builtin, entry);
    else if (sources.workers.has(name))
        result.workers.push(entry);
    else if (name === "custom" || (0,_code_toolsets_js__WEBPACK_IMPORTED_MODULE_0__/* .isClassPath */ .q)(name) || namesModule)
        result.code.push(entry);
    else {
        result.unknown.push(name);
        if (sources.hasCode)
            result.code.push(entry);
        else
            sources.diagnostics.error(key, unknownToolset(name, sources.workers));
    }
}
/** `toolsets:` as a map, whether the author wrote a map or a list of names. */
function toolsetMap(node, diagnostics) {
    const found = new Map();
    if (node === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(node))
        return found;
    if (node.kind === "scalar") {
        diagnostics.error(node.place, `${(0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .label */ .Pf)(node)} must be a map or a list of toolsets.`);
        return found;
    }
    const entries = node.kind === "map" ? [...node.entries.values()] : listEntries(node.items, diagnostics);
    for (const entry of entries) {
        const name = CLASS_PATHS.find(([path]) => path.test(entry.name))?.[1] ?? entry.name;
        if (found.has(name))
            diagnostics.error(entry.key, `The toolset ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} stands twice.`);
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
        const name = (0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)(item, diagnostics);
        if (name === null)
            return [];
        return [{ name, key: item.place, node: (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyMap */ .MZ)(item) }];
    });
}
function isOff(node) {
    return (node.kind === "scalar" && ["false", "no", "off"].includes(String(node.value).toLowerCase()));
}
function mergeConfig(below, over) {
    return (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(over) ? below : (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeNodes */ .Ur)(below, over);
}
/** The configuration of a toolset as a node, or null when the author switched it off. */
function configuration(node, diagnostics) {
    if (isOff(node))
        return null;
    if (node.kind !== "scalar")
        return node;
    if (!(0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .isNull */ .kZ)(node) && node.value !== true) {
        const hint = "expected a map of settings, or nothing for the defaults";
        diagnostics.error(node.place, `Invalid configuration for ${(0,_read_js__WEBPACK_IMPORTED_MODULE_2__/* .label */ .Pf)(node)}: ${hint}.`);
    }
    return (0,_node_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyMap */ .MZ)(node);
}
function unknownToolset(name, workers) {
    const suggestion = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .au)(name, [...NAMES, ...workers]);
    const known = [...NAMES].sort().join(", ");
    return `Unknown toolset ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)}.${suggestion} Known toolsets: ${known}, and the names of this project's workers. There is no file with tools (tools.ts, tools.py) that could define it.`;
}


/***/ }),

/***/ 46777:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ readVariables),
/* harmony export */   KK: () => (/* binding */ readInstructions),
/* harmony export */   Kf: () => (/* binding */ readTemplateSettings),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   Ri: () => (/* binding */ nameOfFile),
/* harmony export */   gT: () => (/* binding */ WORKER_KEYS),
/* harmony export */   ij: () => (/* binding */ WorkerSettings),
/* harmony export */   m_: () => (/* binding */ FOREIGN_KEYS),
/* harmony export */   nD: () => (/* binding */ readCompatibleModels),
/* harmony export */   ov: () => (/* binding */ readOutput)
/* harmony export */ });
/* harmony import */ var _model_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48994);
/* harmony import */ var _node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16545);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17226);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83273);




/** Every key that may stand at the top of a worker file, without the relics of relics.ts. */
const WORKER_KEYS = [
    "name",
    "description",
    "instructions",
    "model",
    "compatible_models",
    "toolsets",
    "sandbox",
    "attachment_policy",
    "server_side_tools",
    "output_schema",
    "output_schema_ref",
    "mode",
    "max_context_tokens",
    "allow_empty_input",
    "allow_cycles",
    "locked",
    "entry",
    "vars",
    "templating",
];
/** Read by other programs, and by none of ours. */
const FOREIGN_KEYS = ["schema_in_ref"];
/** Front matter, read key by key; a wrong value is reported, and its default stands in. */
class WorkerSettings {
    fields;
    #diagnostics;
    constructor(fields, diagnostics) {
        this.fields = fields;
        this.#diagnostics = diagnostics;
    }
    node(key) {
        return this.fields.get(key)?.node;
    }
    text(key) {
        const node = this.node(key);
        return node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(node, this.#diagnostics) : null;
    }
    /** Default: false. */
    flag(key) {
        const node = this.node(key);
        return node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readBoolean */ .Vf)(node, this.#diagnostics) === true : false;
    }
    count(key, minimum) {
        const node = this.node(key);
        return node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readCount */ ._0)(node, { minimum, diagnostics: this.#diagnostics }) : null;
    }
    word(key, allowed) {
        const node = this.node(key);
        const text = node ? (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(node, this.#diagnostics)?.toLowerCase() : undefined;
        const word = allowed.find((known) => known === text);
        if (node && text !== undefined && word === undefined) {
            const message = `${(0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf)(node)} must be ${allowed.join(" or ")}, not ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)((0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(node))}.`;
            this.#diagnostics.error(node.place, message);
        }
        return word ?? null;
    }
}
/** A worker is called what its file is called unless it says otherwise (spec/dialects.md C27). */
function nameOfFile(file) {
    const parts = file.replace(/\.worker$/, "").split("/");
    const stem = parts.at(-1) ?? "";
    return stem === "worker" ? (parts.at(-2) ?? stem) : stem;
}
function readName(settings, { file, diagnostics }) {
    const name = settings.text("name");
    const node = settings.node("name");
    if (node && name !== null && (/[\u0000-\u001f\u007f]/.test(name) || name.length > 100)) {
        diagnostics.error(node.place, '"name" must be one line of at most 100 characters.');
    }
    return name ?? nameOfFile(file);
}
function readCompatibleModels(settings, { model, diagnostics }) {
    const node = settings.node("compatible_models");
    if (node === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isNull */ .kZ)(node))
        return null;
    const patterns = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readTexts */ .Z7)(node, diagnostics).map((item) => item.text);
    if (node.kind === "list" && node.items.length === 0) {
        const cure = `Use ["*"] for any model, or specify compatible patterns such as "anthropic:*".`;
        diagnostics.error(node.place, `"compatible_models" is empty. ${cure}`);
    }
    if (model !== null && patterns.length > 0 && !(0,_model_id_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesModel */ .b)(model, patterns)) {
        const list = patterns.map(_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD).join(", ");
        const message = `The worker's own model ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(model)} matches none of its compatible_models (${list}).`;
        diagnostics.warning(node.place, message);
    }
    return patterns;
}
/**
 * The body, else the key `instructions`; a key that was set from outside comes before both. Empty after
 * an error.
 */
function readInstructions(document, { settings, diagnostics }) {
    const { body, bodyLine, settings: root } = document;
    const key = settings.fields.get("instructions");
    const overridden = key !== undefined && key.node.place.location.file !== root.place.location.file;
    if (body !== "" && !overridden)
        return { text: body, line: bodyLine };
    const text = settings.text("instructions") ?? body;
    if (text === "") {
        const where = "below the closing line `---`, or under the key `instructions:`";
        diagnostics.error(root.place, `The worker has no instructions; write them ${where}.`);
    }
    return { text, line: key?.node.place.location.line ?? bodyLine };
}
/** `output_schema:` as a schema or a reference, or `output_schema_ref:`. Null = free text. */
function readOutput(settings, diagnostics) {
    const inline = settings.fields.get("output_schema");
    const reference = settings.fields.get("output_schema_ref");
    const set = [inline, reference].filter((entry) => entry && !(0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isNull */ .kZ)(entry.node));
    const [first, second] = set;
    if (first === undefined)
        return null;
    if (second !== undefined) {
        const message = '"output_schema" and "output_schema_ref" exclude each other; keep one of them.';
        diagnostics.error(second.key, message);
    }
    if (first === inline && first.node.kind !== "scalar") {
        return { kind: "inline", schema: (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(first.node), place: first.key };
    }
    const text = (0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(first.node, diagnostics);
    return text === null ? null : { kind: "reference", reference: text, place: first.node.place };
}
function readTemplateSettings(settings, options) {
    const { scalars, firstLine, diagnostics } = options;
    const node = settings.node("templating");
    const off = node?.kind === "scalar" && node.value === false;
    const word = off ? "none" : settings.word("templating", ["none", "jinja"]);
    const vars = settings.fields.get("vars");
    const variables = Object.fromEntries([...scalars, ...readVariables(vars, diagnostics)]);
    return { enabled: word !== "none", firstLine, variables };
}
/** `vars:`, a map of any values. */
function readVariables(entry, diagnostics) {
    if (entry === undefined || (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isNull */ .kZ)(entry.node))
        return [];
    const { node } = entry;
    if (node.kind === "map")
        return [...node.entries].map(([name, at]) => [name, (0,_node_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(at.node)]);
    diagnostics.error(entry.key, `${(0,_read_js__WEBPACK_IMPORTED_MODULE_0__/* .label */ .Pf)(node)} must be a map of names and values.`);
    return [];
}


/***/ })

};
