export const id = 2191;
export const ids = [2191];
export const modules = {

/***/ 33963:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ CHILD_WRITES),
/* harmony export */   J: () => (/* binding */ CHILD_READS)
/* harmony export */ });
const CHILD_READS = 3;
const CHILD_WRITES = 4;


/***/ }),

/***/ 2191:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCodeHost: () => (/* binding */ runCodeHost)
});

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./src/tools/code-protocol.ts
var code_protocol = __webpack_require__(33963);
// EXTERNAL MODULE: external "node:async_hooks"
var external_node_async_hooks_ = __webpack_require__(16698);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/tools/typescript-context.ts


function startConversation(send) {
    const running = new external_node_async_hooks_.AsyncLocalStorage();
    const open = new Map();
    let seen = 0;
    const request = requester({ send, running, open, seen: () => seen });
    const sandbox = sandboxOf((operation) => request({ kind: "sandbox", operation }));
    const logger = loggerOf((level, text) => send({ type: "log", call: running.getStore()?.call ?? null, level, text }));
    return {
        answer(id, answer) {
            seen += 1;
            const known = open.get(id);
            if (!known)
                return;
            if (answer.status === "value" || answer.status === "error")
                open.delete(id);
            else
                known.state = "waits";
            known.settle(answer);
        },
        inside: (call, code) => running.run({ call, step: null }, code),
        context: ({ key, signal, redriven }) => ({
            ...(redriven ? orchestration(request) : {}),
            sandbox,
            log: logger,
            signal,
            // As the AI SDK and golem-forge call them.
            abortSignal: signal,
            toolCallId: key,
        }),
        sandbox,
        logger,
        asked: () => [...open.values()].filter(({ state }) => state === "asked").length,
        seen: () => seen,
    };
}
/** Sends what the code asks for; the promise settles with the answer. */
function requester(parts) {
    const { send, running, open } = parts;
    let ids = 0;
    return (action, run) => {
        const here = running.getStore();
        if (!here)
            throw new Error(`${labelOf(action)} works only while a tool is called`);
        if (here.step !== null) {
            throw new Error(`${labelOf(action)} inside the step "${here.step}": a step is one effect. Call it before or after`);
        }
        ids += 1;
        const id = ids;
        send({ type: "request", id, call: here.call, seen: parts.seen(), action });
        const startStep = (name) => running.run({ ...here, step: name }, () => runStep(run, (end) => send({ type: "step_result", id, ...end })));
        return new Promise((resolve, reject) => {
            const settle = (answer) => {
                if (answer.status === "value")
                    resolve(answer.value);
                else if (answer.status === "error")
                    reject(toError(answer));
                else if (answer.status === "run" && action.kind === "step")
                    void startStep(action.name);
            };
            open.set(id, { state: "asked", settle });
        });
    };
}
function loggerOf(write) {
    const log = (level) => (...parts) => write(level, parts.map(show).join(" "));
    const levels = { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") };
    return Object.assign(log("info"), levels);
}
/** Only in tools that are re-driven: what these calls return is recorded. */
function orchestration(request) {
    return {
        callWorker: (name, input = "", options = {}) => request({ kind: "worker", name, input, ...options }),
        callTool: (name, input = {}) => request({ kind: "tool", name, input }),
        step: (name, ...rest) => {
            const run = rest.at(-1);
            if (typeof run !== "function")
                throw new TypeError("ctx.step(name, input?, fn) needs a function");
            const input = rest.length > 1 ? rest[0] : null;
            return request({ kind: "step", name, input }, () => run(input));
        },
    };
}
function sandboxOf(operate) {
    return {
        read: (path) => operate({ name: "read", path }),
        readBinary: async (path) => new Uint8Array(external_node_buffer_.Buffer.from(String(await operate({ name: "readBinary", path })), "base64")),
        write: (path, content) => operate({ name: "write", path, content }),
        writeBinary: (path, content) => operate({ name: "writeBinary", path, content: external_node_buffer_.Buffer.from(content).toString("base64") }),
        delete: (path) => operate({ name: "delete", path }),
        exists: (path) => operate({ name: "exists", path }),
        list: (path = ".") => operate({ name: "list", path }),
        stat: (path) => operate({ name: "stat", path }),
    };
}
async function runStep(run, end) {
    try {
        end({ value: (await run?.()) ?? null, isError: false });
    }
    catch (error) {
        end({ value: error instanceof Error ? error.message : String(error), isError: true });
    }
}
function toError(answer) {
    const error = new Error(answer.message);
    if (answer.refused)
        error.name = "PermissionError";
    return error;
}
function labelOf(action) {
    if (action.kind === "sandbox")
        return `sandbox.${action.operation.name}`;
    return { worker: "ctx.callWorker", tool: "ctx.callTool", step: "ctx.step" }[action.kind];
}
function show(part) {
    if (typeof part === "string")
        return part;
    return part instanceof Error ? part.message : (JSON.stringify(part) ?? String(part));
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
;// CONCATENATED MODULE: ./src/tools/typescript-shapes.ts

function isRecord(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isTool(value) {
    return isRecord(value) && typeof value.execute === "function" && !isZodSchema(value);
}
function isToolset(value) {
    return isRecord(value) && typeof value.create === "function" && typeof value.name === "string";
}
/** Version 4 of zod, ours or the project's own: both follow the same protocol. */
function isZodSchema(value) {
    return isRecord(value) && "_zod" in value;
}
/** JSON Schema of a tool's input. Throws with a sentence when it is neither zod nor JSON Schema. */
function jsonSchemaOf(schema) {
    if (schema === undefined || schema === null)
        return { type: "object", properties: {} };
    if (isZodSchema(schema)) {
        const { $schema: _, ...rest } = json_schema_processors/* toJSONSchema */.bl(schema, { io: "input", unrepresentable: "any" });
        return rest;
    }
    if (isRecord(schema) && "_def" in schema) {
        throw new Error('Its input schema was made with zod 3; import "zod" and llm-do gives you zod 4');
    }
    if (isRecord(schema))
        return schema;
    throw new Error("Its input schema is neither a zod schema nor JSON Schema");
}
/** Throws with a sentence when it is no effect. */
function effectOf(value) {
    if (value === undefined || value === null)
        return null;
    if (value === "none" || value === "workspace" || value === "external")
        return value;
    throw new Error(`Its effect ${JSON.stringify(value)} is none of "none", "workspace", "external"`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
;// CONCATENATED MODULE: ./src/tools/typescript-source.ts



function readSource(file) {
    if (file.kind === "package")
        return { shown: file.shown, lines: [] };
    return { shown: file.shown, lines: (0,external_node_fs_.readFileSync)(file.path, "utf8").split("\n") };
}
/** Line (from 1) on which a name is declared; 1 when the text does not show it. */
function lineOf(source, name) {
    const word = name.replace(/\W/g, "\\$&");
    const declaration = new RegExp(`^\\s*(export\\s+)?(default\\s+)?(async\\s+)?(function\\s*\\*?|const|let|var|class)\\s+${word}\\b`);
    const exact = source.lines.findIndex((line) => declaration.test(line));
    const mention = new RegExp(`\\bname\\s*:\\s*["'\`]${word}["'\`]`);
    const found = exact >= 0 ? exact : source.lines.findIndex((line) => mention.test(line));
    return found >= 0 ? found + 1 : 1;
}
/** The comment `/** … *\/` right above a line, up to its first tag; "" when there is none. */
function commentAbove(source, line) {
    const above = source.lines
        .slice(0, line - 1)
        .join("\n")
        .trimEnd();
    const start = above.lastIndexOf("/**");
    if (!above.endsWith("*/") || start < 0)
        return "";
    return above
        .slice(start + 3, -2)
        .split("\n")
        .map((text) => text.replace(/^\s*\*? ?/, "").trimEnd())
        .join("\n")
        .replace(/^@[\s\S]*|\n@[\s\S]*/, "")
        .trim();
}
/** What kept a file from loading, where it happened as far as the error tells. */
function loadProblem(error, { file, index }) {
    const place = placeOf(error, file);
    const text = place ? (linesOf(place.path)[place.line - 1] ?? "") : "";
    return {
        file: index,
        message: `${file.shown} could not be loaded: ${sentenceOf(error)}.`,
        location: place && {
            file: shownPath(place.path, file),
            line: place.line,
            column: Math.min(place.column, text.length + 1),
        },
        text,
    };
}
function placeOf(error, file) {
    const trace = error instanceof Error ? (error.stack ?? "") : "";
    // Sucrase: "Error transforming /a/tools.ts: Unexpected token (8:29)"
    const syntax = /Error transforming (.+): .*\((\d+):(\d+)\)/.exec((0,errors/* messageOf */.bD)(error));
    if (syntax)
        return toPlace(syntax[1], syntax[2], syntax[3]);
    for (const [, url, line, column] of trace.matchAll(/(file:\/\/[^\s):]+):(\d+)(?::(\d+))?/g)) {
        const path = url === undefined ? "" : (0,external_node_url_.fileURLToPath)(url);
        if (path.startsWith(file.root) && !path.includes("/node_modules/")) {
            return toPlace(path, line, column);
        }
    }
    return importPlace(error, file);
}
/** A module that is missing is named by the import, not by a line: the import is looked for. */
function importPlace(error, file) {
    const message = (0,errors/* messageOf */.bD)(error);
    const importer = /imported from (\S+)$/m.exec(message)?.[1] ?? file.path;
    const path = importer.startsWith("file:") ? (0,external_node_url_.fileURLToPath)(importer) : importer;
    const missing = /(?:package|module) '([^']+)'/.exec(message)?.[1]?.split("/").at(-1);
    const stem = missing?.replace(/\.\w+$/, "");
    const lines = linesOf(path);
    const index = stem
        ? lines.findIndex((line) => /\bfrom\b|import/.test(line) && line.includes(stem))
        : -1;
    if (index < 0)
        return lines.length > 0 ? { path, line: 1, column: 1 } : null;
    return { path, line: index + 1, column: (lines[index] ?? "").indexOf(stem ?? "") + 1 };
}
function toPlace(path, line, column) {
    return path === undefined ? null : { path, line: Number(line), column: Number(column ?? 1) };
}
function linesOf(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, "utf8").split("\n");
    }
    catch {
        return [];
    }
}
function shownPath(path, file) {
    return path.startsWith(`${file.root}/`) ? path.slice(file.root.length + 1) : path;
}
/** The error's first line, without machine paths and with what to do about a missing package. */
function sentenceOf(error) {
    const [first = ""] = (0,errors/* messageOf */.bD)(error).split("\n");
    const missing = /^Cannot find (?:package|module) '([^']+)'/.exec(first)?.[1];
    if (missing !== undefined) {
        const name = missing.startsWith("/") ? missing.split("/").slice(-2).join("/") : missing;
        return /^[@\w]/.test(missing)
            ? `there is no package "${name}". Only "zod" and "llm-do" come with llm-do; others must be in a node_modules folder beside the code`
            : `there is no module "${name}"`;
    }
    const kind = error instanceof Error && error.name !== "Error" ? `${error.name}: ` : "";
    return `${kind}${first.replace(/^Error transforming .+?: |\s*\(\d+:\d+\)$/g, "").replace(/\.$/, "")}`;
}

;// CONCATENATED MODULE: ./src/tools/typescript-exports.ts


/**
 * Toolsets of a loaded module: functions with `<name>Schema`, tool objects, exported collections and
 * `defineToolset`s by their name, a default export that is or makes tools, and what was registered.
 * Throws with a sentence about the first export that is broken.
 */
async function toolsetsOf(module, { source, wanted, registered, }) {
    const named = [];
    const plain = [];
    const exports = exportsOf(module);
    for (const [name, value] of Object.entries(exports)) {
        if (isToolset(value))
            named.push(await made({ ...value, source, wanted }));
        else if (isTool(value))
            plain.push(fromObject(value, { name, source }));
        else if (isCollection(value))
            named.push({ name, tools: fromCollection(value, source) });
        else if (typeof value === "function" && !name.endsWith("Schema")) {
            plain.push(fromFunction(value, { name, source, schema: exports[`${name}Schema`] }));
        }
    }
    for (const { name, create } of registered) {
        named.push(await made({ name, create: create, source, wanted }));
    }
    const fallback = module.default;
    if (isToolset(fallback))
        named.push(await made({ ...fallback, source, wanted }));
    else if (isTool(fallback))
        plain.push(fromObject(fallback, { name: "default", source }));
    else if (typeof fallback === "function") {
        const tools = await fallback(wanted.context("custom"));
        plain.push(...fromCollection(collectionIn(tools, "The default export"), source));
    }
    else if (isCollection(fallback))
        plain.push(...fromCollection(fallback, source));
    // A module's names come sorted; the author's order is that of the file.
    plain.sort((a, b) => a.line - b.line);
    return [{ name: null, tools: plain }, ...named];
}
/** Named exports; of a CommonJS module also the members of `module.exports`. */
function exportsOf(module) {
    const { default: fallback, "module.exports": common, ...named } = module;
    const whole = common ?? (Object.keys(named).length === 0 ? fallback : undefined);
    return isRecord(whole) && !isTool(whole) && !isToolset(whole) ? { ...whole, ...named } : named;
}
/** At least one tool, and nothing that is none. */
function isCollection(value) {
    if (isZodSchema(value))
        return false;
    const members = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
    return members.length > 0 && members.every(isTool);
}
function collectionIn(value, subject) {
    const inner = isRecord(value) && "tools" in value ? value.tools : value;
    if (isTool(inner))
        return [inner];
    if (isCollection(inner) || (Array.isArray(inner) && inner.length === 0))
        return inner;
    throw new Error(`${subject} must give tools: an array, or a map from names to tools`);
}
async function made(toolset) {
    const { name, source, wanted } = toolset;
    if (!wanted.asks(name))
        return { name, tools: [] };
    const tools = await toolset.create(wanted.context(name));
    return { name, tools: fromCollection(collectionIn(tools, `The toolset "${name}"`), source) };
}
function fromCollection(tools, source) {
    const entries = Array.isArray(tools)
        ? tools.map((tool) => ["", tool])
        : Object.entries(tools);
    return entries.map(([name, tool]) => fromObject(tool, { name, source }));
}
function fromObject(tool, place) {
    const name = typeof tool.name === "string" ? tool.name : place.name;
    if (name === "")
        throw new Error("A tool has no name");
    const line = lineOf(place.source, name);
    const schema = tool.inputSchema ?? tool.parameters;
    const effect = explained(name, () => effectOf(tool.effect));
    return {
        name,
        description: typeof tool.description === "string" ? tool.description : commentAbove(place.source, line),
        inputSchema: explained(name, () => jsonSchemaOf(schema)),
        takesContext: effect === null && tool.execute.length >= 2,
        needsApproval: needOf(tool.needsApproval, name),
        effect,
        public: true,
        line,
        run: (input, context) => checked(schema, input).then((value) => tool.execute(value, context)),
    };
}
function fromFunction(code, { name, source, schema }) {
    const line = lineOf(source, name);
    const described = isZodSchema(schema) ? schema.description : undefined;
    return {
        name,
        description: commentAbove(source, line) || described || `Custom tool: ${name}`,
        inputSchema: schema === undefined ? null : explained(name, () => jsonSchemaOf(schema)),
        takesContext: code.length >= 2,
        needsApproval: null,
        effect: null,
        public: schema !== undefined && !name.startsWith("_"),
        line,
        run: (input, context) => checked(schema, input).then((value) => code(value, context)),
    };
}
function needOf(value, name) {
    if (value === undefined || value === null)
        return null;
    if (typeof value === "boolean")
        return value;
    if (typeof value === "function")
        return value;
    throw new Error(`"needsApproval" of the tool "${name}" is neither true, false nor a function`);
}
/** Defaults, transformations and refinements of the code's own schema. */
async function checked(schema, input) {
    if (!isZodSchema(schema))
        return input;
    const result = await schema.safeParseAsync(input);
    if (result.success)
        return result.data;
    const { prettifyError } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 14304));
    throw new Error(`Invalid arguments: ${prettifyError(result.error)}`);
}
function explained(name, read) {
    try {
        return read();
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new Error(`The tool "${name}" cannot be offered. ${why}`);
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/external.js + 72 modules
var external = __webpack_require__(58532);
// EXTERNAL MODULE: ./node_modules/zod/index.js
var zod = __webpack_require__(14304);
;// CONCATENATED MODULE: ./src/tools/typescript-modules.ts


/** Modules that tools import without an install. */
const VIRTUAL_MODULES = ["zod", "llm-do"];
const registered = [];
/** What was registered since it was last asked for. */
function takeRegistrations() {
    return registered.splice(0);
}
/** What `import … from "llm-do"` gives; typed in types/llm-do.d.ts. */
const LLM_DO = {
    defineTool: (tool) => {
        effectOf(tool.effect);
        return tool;
    },
    defineToolset: (toolset) => toolset,
    registerToolset: (name, create) => {
        registered.push({ name, create });
    },
    z: external,
};
const MODULES = { zod: { ...zod }, "llm-do": LLM_DO };
/** Where generated modules find the values: one instance of zod, so `instanceof` and registries agree. */
const VALUES = Symbol.for("llm-do.virtual-modules");
function virtualSource(name) {
    Object.assign(globalThis, { [VALUES]: MODULES });
    const names = Object.keys(MODULES[name] ?? {}).filter((member) => member !== "default");
    const lines = names.map((member, index) => `const _${index} = from[${JSON.stringify(member)}];`);
    // zod exports reserved words (`catch`, `enum`, …): a string as export name may be any word.
    const exported = names.map((member, index) => `_${index} as ${JSON.stringify(member)}`);
    return [
        `const from = globalThis[Symbol.for("llm-do.virtual-modules")][${JSON.stringify(name)}];`,
        ...lines,
        `export { ${exported.join(", ")} };`,
        "export default from.default ?? from;",
    ].join("\n");
}

;// CONCATENATED MODULE: ./src/tools/typescript-hooks.ts





const SCHEME = "llm-do:";
const ENDINGS = [".ts", ".mts", ".tsx", ".js", ".mjs", ".json"];
const SCRIPTS = new Set([".js", ".mjs", ".jsx"]);
const TYPED = new Set([".ts", ".mts", ".tsx"]);
/**
 * Lets Node load TypeScript as people write it (enums, no extensions, `.js` for `.ts`, packages of
 * `type: commonjs`), and gives it `zod` and `llm-do` without any install. Lines stay the author's.
 * Source: https://nodejs.org/api/module.html#moduleregisterhooksoptions
 */
function registerTypescript(transform) {
    (0,external_node_module_.registerHooks)({
        resolve: (specifier, context, next) => {
            const inPackage = context.parentURL?.includes("/node_modules/") ?? false;
            const virtual = inPackage ? undefined : virtualName(specifier);
            if (virtual !== undefined)
                return { url: SCHEME + virtual, format: "module", shortCircuit: true };
            try {
                return next(specifier, context);
            }
            catch (error) {
                const file = otherSpelling(specifier, context.parentURL);
                if (file === undefined)
                    throw error;
                return { url: (0,external_node_url_.pathToFileURL)(file).href, shortCircuit: true };
            }
        },
        load: (url, context, next) => {
            if (url.startsWith(SCHEME))
                return esModule(virtualSource(url.slice(SCHEME.length)));
            if (!url.startsWith("file:") || url.includes("/node_modules/"))
                return next(url, context);
            const file = (0,external_node_url_.fileURLToPath)(url);
            const ending = (0,external_node_path_.extname)(file);
            if (TYPED.has(ending)) {
                const source = (0,external_node_fs_.readFileSync)(file, "utf8");
                return esModule(transform(source, { file, jsx: ending === ".tsx" }));
            }
            if (ending === ".json" && context.importAttributes.type === undefined) {
                return esModule(`export default ${(0,external_node_fs_.readFileSync)(file, "utf8")};`);
            }
            if (ending === ".js" && isEsModule(file))
                return esModule((0,external_node_fs_.readFileSync)(file, "utf8"));
            return next(url, context);
        },
    });
}
function esModule(source) {
    return { format: "module", source, shortCircuit: true };
}
function virtualName(specifier) {
    if (specifier === "zod/v4")
        return "zod";
    return VIRTUAL_MODULES.find((name) => name === specifier);
}
/** `./a.js` that is `./a.ts`, `./a` that is `./a.ts` or `./a/index.ts`. */
function otherSpelling(specifier, parent) {
    const relative = /^\.{0,2}\//.test(specifier) || specifier === "." || specifier === "..";
    const absolute = specifier.startsWith("file:");
    if ((!relative && !absolute) || (relative && parent === undefined))
        return undefined;
    const path = (0,external_node_url_.fileURLToPath)(new URL(specifier, parent));
    const ending = (0,external_node_path_.extname)(path);
    const stems = SCRIPTS.has(ending) ? [path.slice(0, -ending.length), path] : [path];
    return stems
        .flatMap((stem) => [
        ...ENDINGS.map((end) => stem + end),
        ...ENDINGS.map((end) => `${stem}/index${end}`),
    ])
        .find((candidate) => (0,external_node_fs_.existsSync)(candidate) && (0,external_node_fs_.statSync)(candidate).isFile());
}
/** A `.js` file is what it looks like, whatever package.json says of the repository. */
function isEsModule(file) {
    return /^\s*(import\s*[\w{*"']|export\s)/m.test((0,external_node_fs_.readFileSync)(file, "utf8"));
}

;// CONCATENATED MODULE: ./src/tools/typescript-host.ts
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};












/**
 * The child that holds a project's tools in TypeScript and JavaScript (see code-protocol.ts). Ends with
 * its input. Never resolves: the process is over before.
 */
async function runCodeHost() {
    const { transform } = await __webpack_require__.e(/* import() */ 2413).then(__webpack_require__.bind(__webpack_require__, 62413));
    registerTypescript((source, { file, jsx }) => {
        const transforms = jsx ? ["typescript", "jsx"] : ["typescript"];
        return transform(source, { transforms, disableESTransforms: true, filePath: file }).code;
    });
    const host = new Host();
    await host.listen();
    process.exit(0);
}
class Host {
    #input = new external_node_net_.Socket({ fd: code_protocol/* CHILD_READS */.J, readable: true, writable: false });
    #output = new external_node_net_.Socket({ fd: code_protocol/* CHILD_WRITES */.A, readable: false, writable: true });
    #abort = new AbortController();
    #tools = [];
    #conversation = startConversation((message) => this.#send(message));
    #calls = 0;
    #saidIdle = false;
    async listen() {
        this.#output.unref();
        // The loop is empty: whatever code is under way waits for answers that did not come.
        process.on("beforeExit", () => this.#idle());
        for await (const line of (0,external_node_readline_.createInterface)({ input: this.#input })) {
            await this.#receive(JSON.parse(line));
            // What an answer set off comes before the next answer: replay settles in recorded order.
            await (0,promises_.setImmediate)();
            this.#stayAwake();
        }
    }
    async #receive(message) {
        switch (message.type) {
            case "load":
                this.#send(await this.#load(message));
                return;
            case "judge":
                this.#send(await this.#judge(message));
                return;
            case "call":
                void this.#call(message);
                return;
            case "answer":
                this.#saidIdle = false;
                this.#conversation.answer(message.id, message.answer);
                return;
            case "abort":
                this.#abort.abort();
                return;
        }
    }
    #send(message) {
        this.#output.write(`${JSON.stringify(message)}\n`);
    }
    /** While answers are owed to us, listening keeps the process alive; else the code's own work must. */
    #stayAwake() {
        const expecting = this.#calls === 0 || this.#saidIdle || this.#conversation.asked() > 0;
        if (expecting)
            this.#input.ref();
        else
            this.#input.unref();
    }
    #idle() {
        if (this.#calls > 0 && !this.#saidIdle) {
            this.#saidIdle = true;
            this.#send({ type: "idle", seen: this.#conversation.seen() });
        }
        this.#input.ref();
    }
    async #load(request) {
        const toolsets = [];
        const problems = [];
        for (const [index, file] of request.files.entries()) {
            try {
                toolsets.push(...(await this.#loadFile(file, { index, request })));
            }
            catch (error) {
                problems.push(loadProblem(error, { file, index }));
            }
        }
        return { type: "loaded", id: request.id, toolsets, problems };
    }
    async #loadFile(file, { index, request }) {
        const config = new Map(request.toolsets.map((toolset) => [toolset.name, toolset.config]));
        const wanted = {
            asks: (name) => config.has(name),
            context: (name) => ({
                sandbox: this.#conversation.sandbox,
                logger: this.#conversation.logger,
                config: config.get(name) ?? {},
            }),
        };
        const module = await import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ addressOf(file), true));
        const source = readSource(file);
        const found = await toolsetsOf(module, { source, wanted, registered: takeRegistrations() });
        return found.map(({ name, tools }) => ({
            file: index,
            name,
            tools: tools.map((tool) => ({
                tool: this.#tools.push(tool) - 1,
                name: tool.name,
                description: tool.description,
                inputSchema: tool.inputSchema,
                takesContext: tool.takesContext,
                needsApproval: typeof tool.needsApproval === "function" ? "asks" : tool.needsApproval,
                effect: tool.effect,
                public: tool.public,
                source: { file: file.shown, line: tool.line },
            })),
        }));
    }
    async #judge({ id, tool, input }) {
        try {
            const asks = this.#tools[tool]?.needsApproval;
            const needed = typeof asks === "function" ? await asks(input) : (asks ?? null);
            if (typeof needed === "boolean")
                return { type: "judged", id, needed };
            const error = `needsApproval returned ${JSON.stringify(needed)} instead of true or false`;
            return { type: "judged", id, needed: null, error };
        }
        catch (error) {
            return { type: "judged", id, needed: null, error: explain(error) };
        }
    }
    async #call({ id, tool, input, key }) {
        this.#calls += 1;
        const { signal } = this.#abort;
        const code = this.#tools[tool];
        const redriven = code?.takesContext ?? false;
        const context = this.#conversation.context({ key, signal, redriven });
        try {
            const value = await this.#conversation.inside(id, () => code?.run(input, context));
            this.#send({ type: "result", id, value: value ?? null, isError: false });
        }
        catch (error) {
            console.error(error);
            this.#send({ type: "result", id, value: explain(error), isError: true });
        }
        this.#calls -= 1;
        this.#stayAwake();
    }
}
/** A file's address; a package's as it is found from the code's own folder. */
function addressOf(file) {
    if (file.kind === "file")
        return (0,external_node_url_.pathToFileURL)(file.path).href;
    const found = (0,external_node_module_.createRequire)((0,external_node_path_.join)(file.root, "package.json")).resolve(file.path);
    return (0,external_node_url_.pathToFileURL)(found).href;
}
function explain(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ })

};
