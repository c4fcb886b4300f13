export const id = 478;
export const ids = [478];
export const modules = {

/***/ 40081:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ capabilitiesOf),
  b: () => (/* binding */ providersWith)
});

;// CONCATENATED MODULE: ./src/models/model.ts
/** The contract between the agent loop and whoever answers. Shapes follow the Messages API. */
const SERVER_TOOL_TYPES = [
    "web_search",
    "web_fetch",
    "code_execution",
    "image_generation",
];

;// CONCATENATED MODULE: ./src/models/capabilities.ts

const IMAGES = ["image/png", "image/jpeg", "image/gif", "image/webp"];
/**
 * Limits: https://platform.claude.com/docs/en/api/overview (request size) and
 * https://platform.claude.com/docs/en/build-with-claude/vision (one image).
 */
const ANTHROPIC = {
    media: [...IMAGES, "application/pdf"],
    serverTools: ["web_search", "web_fetch", "code_execution"],
    limits: { imageBytes: 5_000_000, mediaBytes: 24_000_000 },
};
/** https://platform.openai.com/docs/guides/images-vision and …/pdf-files */
const OPENAI = {
    media: [...IMAGES, "application/pdf"],
    serverTools: [],
    limits: { imageBytes: 20_000_000, mediaBytes: 37_000_000 },
};
const CAPABILITIES = {
    anthropic: ANTHROPIC,
    openai: OPENAI,
    openrouter: OPENAI,
    ollama: { ...OPENAI, media: IMAGES },
    // Whatever a test attaches or enables: nothing is sent anywhere.
    scripted: { media: [...IMAGES, "application/pdf"], serverTools: SERVER_TOOL_TYPES },
};
/** By provider, so that nothing has to be opened to ask. An unknown provider can take nothing. */
function capabilitiesOf(id) {
    const provider = id.slice(0, Math.max(0, id.indexOf(":"))).toLowerCase();
    const known = Object.hasOwn(CAPABILITIES, provider) ? CAPABILITIES[provider] : undefined;
    return known ?? { media: [], serverTools: [] };
}
/** `anthropic:…`, for messages: the providers whose models have a tool. Without the scripted one. */
function providersWith(tool) {
    return Object.entries(CAPABILITIES).flatMap(([provider, { serverTools }]) => provider !== "scripted" && serverTools.includes(tool) ? [provider] : []);
}


/***/ }),

/***/ 12286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openModel),
/* harmony export */   I: () => (/* binding */ incompatibility)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _model_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48994);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57246);



const PROVIDERS = {
    anthropic: async ({ name, settings }) => {
        const { anthropicModel } = await __webpack_require__.e(/* import() */ 8077).then(__webpack_require__.bind(__webpack_require__, 78077));
        return anthropicModel({ id: `anthropic:${name}`, settings });
    },
    openai: async ({ name, settings }) => {
        const { openaiModel } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(6469)]).then(__webpack_require__.bind(__webpack_require__, 76469));
        const { openaiApiKey: key, openaiBaseUrl: url } = settings;
        return openaiModel({ id: `openai:${name}`, server: { url, key } });
    },
    openrouter: async ({ name, settings }) => {
        const { openaiModel } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(6469)]).then(__webpack_require__.bind(__webpack_require__, 76469));
        const server = { url: "https://openrouter.ai/api/v1", key: settings.openrouterApiKey };
        return openaiModel({ id: `openrouter:${name}`, server });
    },
    ollama: async ({ name, settings }) => {
        const { openaiModel } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(6469)]).then(__webpack_require__.bind(__webpack_require__, 76469));
        const url = settings.ollamaBaseUrl ?? "http://localhost:11434/v1";
        return openaiModel({ id: `ollama:${name}`, server: { url, key: undefined } });
    },
    scripted: async ({ name, settings }) => {
        const { scriptedModel } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(460)]).then(__webpack_require__.bind(__webpack_require__, 30460));
        return scriptedModel({ id: `scripted:${name}`, file: name, settings });
    },
};
const EXAMPLES = "'anthropic:claude-sonnet-5-5' or 'scripted:answers.yaml'";
/** Names that other frameworks have for the same wire format. */
const SPELLINGS = {
    "openai-chat": "openai",
    "openai-responses": "openai",
};
/**
 * Opens `provider:model`, split at the first colon. A bare `claude-…` means Anthropic.
 * Throws LlmDoError "usage" for an id that names no model, "project" for a broken file of scripted answers.
 */
async function openModel(id, settings) {
    const [provider, name] = splitModelId(id);
    const spelled = SPELLINGS[provider] ?? provider;
    const open = Object.hasOwn(PROVIDERS, spelled) ? PROVIDERS[spelled] : undefined;
    if (open === undefined) {
        const known = Object.keys(PROVIDERS);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Model '${id.trim()}' has the unknown provider '${provider}'.${(0,_near_miss_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(provider, known)} ` +
            `Known providers: ${known.join(", ")}. Write a model as provider:model, such as ${EXAMPLES}; a model behind another address that speaks OpenAI's chat completions is 'openai:MODEL' with the input 'openai-base-url' (OPENAI_BASE_URL).`, { code: "usage" });
    }
    return open({ name, settings });
}
function splitModelId(id) {
    const canonical = (0,_model_id_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalModelId */ .v)(id);
    const colon = canonical.indexOf(":");
    const name = colon === -1 ? "" : canonical.slice(colon + 1).trim();
    if (name === "") {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`Model '${id.trim()}' does not name a ${colon === -1 ? "provider" : "model"}. ` +
            `Write it as provider:model, such as ${EXAMPLES}.`, { code: "usage" });
    }
    return [canonical.slice(0, colon).trim().toLowerCase(), name];
}
/** Why a model may not run a worker, in one sentence, or null when it may. */
function incompatibility(request) {
    const { worker, model, patterns } = request;
    if (patterns?.length === 0) {
        return `Worker '${worker}' has empty compatible_models list. Use ['*'] for any model, or specify compatible patterns.`;
    }
    if (patterns === null || (0,_model_id_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesModel */ .b)(model, patterns))
        return null;
    const listed = patterns.map((pattern) => `'${pattern}'`).join(", ");
    return `Model '${model}' is not compatible with worker '${worker}'. Compatible patterns: ${listed}`;
}


/***/ }),

/***/ 9089:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ environmentModels),
/* harmony export */   R: () => (/* binding */ chooseModel)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _model_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48994);
/* harmony import */ var _models_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12286);



function environmentModels(environment) {
    return {
        llmDo: environment.LLM_DO_MODEL || null,
        golemForge: environment.GOLEM_FORGE_MODEL || null,
    };
}
/**
 * The first that the worker can take of: the run's model (`--model`, input `model`), the worker's own, the
 * manifest's, the environment's, and where the manifest says so its caller's (spec/dialects.md C14, C15).
 * Throws LlmDoError "project" when there is none, or none that fits.
 */
function chooseModel(choice) {
    const { worker } = choice;
    const candidates = candidatesFor(choice);
    const [first] = candidates;
    if (!first) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(`No model configured for worker '${worker.name}'. Set 'model:' in ${worker.file} or project.yaml, the input 'model' (--model), or the LLM_DO_MODEL environment variable.`, { code: "project" });
    }
    // A worker's own model is its author's word; the loader warns where it contradicts the list (C16).
    const fitting = candidates.find(({ id, isOwn }) => isOwn || (0,_model_id_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesModel */ .b)(id, worker.compatibleModels));
    if (fitting)
        return { id: (0,_model_id_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalModelId */ .v)(fitting.id), from: fitting.from };
    const problem = (0,_models_index_js__WEBPACK_IMPORTED_MODULE_1__/* .incompatibility */ .I)({
        worker: worker.name,
        model: first.id,
        patterns: worker.compatibleModels,
    });
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(problem ?? `Model '${first.id}' cannot run worker '${worker.name}'.`, {
        code: "project",
    });
}
function candidatesFor(choice) {
    const { worker, callers, project, header, environment } = choice;
    const { manifest } = project;
    const isCalled = callers.length > 0;
    const reachesHere = header.modelScope === "all" || !isCalled;
    const isGolemForge = /golem-forge/.test(manifest.file ?? "");
    const found = [
        { id: reachesHere ? header.model : null, from: "--model" },
        { id: worker.model, from: worker.file, isOwn: true },
        { id: isGolemForge ? environment.golemForge : null, from: "GOLEM_FORGE_MODEL" },
        { id: manifest.model, from: manifest.file ?? "project.yaml" },
        { id: environment.llmDo, from: "LLM_DO_MODEL" },
        { id: manifest.file === null ? environment.golemForge : null, from: "GOLEM_FORGE_MODEL" },
    ];
    const [caller, ...above] = callers;
    if (caller && manifest.inheritModel && found.every(({ id }) => id === null)) {
        const inherited = chooseModel({ ...choice, worker: caller, callers: above });
        found.push({ id: inherited.id, from: `its caller '${caller.name}'` });
    }
    return found.flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }]));
}


/***/ }),

/***/ 99339:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ missingServerTools),
/* harmony export */   L: () => (/* binding */ checkServerTools)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _models_capabilities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40081);


/** `model`: the configured id, or null where none is known yet; then only what no model can do is said. */
function missingServerTools(worker, model) {
    return worker.serverTools.flatMap((tool) => {
        const providers = (0,_models_capabilities_js__WEBPACK_IMPORTED_MODULE_1__/* .providersWith */ .b)(tool.type);
        const able = model === null || (0,_models_capabilities_js__WEBPACK_IMPORTED_MODULE_1__/* .capabilitiesOf */ .S)(model).serverTools.includes(tool.type);
        if (able && (model !== null || providers.length > 0))
            return [];
        const subject = model === null
            ? `No model has the server-side tool '${tool.type}' here.`
            : `Model '${model}' has no server-side tool '${tool.type}'.`;
        const cure = providers.length === 0
            ? "No provider that can be used has it: remove it from 'server_side_tools'."
            : `Models that have it: ${providers.map((name) => `${name}:*`).join(", ")}. Choose one, or remove the tool from 'server_side_tools'.`;
        return [{ tool, message: `${subject} ${cure}` }];
    });
}
/** Throws LlmDoError "project" with everything that is missing, each at its place. */
function checkServerTools(worker, model) {
    const missing = missingServerTools(worker, model);
    if (missing.length === 0)
        return;
    const lines = missing.map(({ tool: { location }, message }) => {
        return `${location.file}:${location.line}:${location.column}: error: ${message}`;
    });
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(lines.join("\n"), { code: "project" });
}


/***/ }),

/***/ 72003:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ toolsOf),
/* harmony export */   Z: () => (/* binding */ builtInTools)
/* harmony export */ });
/** Every tool that a worker's definition gives it, in a stable order: providers cache by it. */
async function toolsOf(worker, context) {
    const tools = await builtInTools(worker, context);
    if (worker.code.length === 0)
        return tools;
    const { codeTools } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2473), __webpack_require__.e(2166)]).then(__webpack_require__.bind(__webpack_require__, 82166));
    return [...tools, ...(await codeTools(worker, context, tools))];
}
/** The tools that need no code of the project. */
async function builtInTools(worker, context) {
    const tools = [];
    if (worker.filesystem) {
        const { filesystemTools } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(3276)]).then(__webpack_require__.bind(__webpack_require__, 83276));
        tools.push(...filesystemTools({ config: worker.filesystem, sandbox: context.sandbox }));
    }
    if (worker.shell) {
        const { shellTools } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(7970)]).then(__webpack_require__.bind(__webpack_require__, 77970));
        const isolation = await context.isolation();
        tools.push(...(await shellTools({ ...context, config: worker.shell, isolation })));
    }
    const { delegation: config } = worker;
    if (config.create) {
        const { workerCreateTool } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(1150)]).then(__webpack_require__.bind(__webpack_require__, 21150));
        const { approval } = config.create;
        tools.push(workerCreateTool({ approval, creation: context.creation }));
    }
    if (config.delegates.length === 0 && !config.workerCall && !config.any && !config.create) {
        return tools;
    }
    const { delegationTools } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8753)]).then(__webpack_require__.bind(__webpack_require__, 8753));
    tools.push(...(await delegationTools({
        config,
        describe: context.describe,
        created: context.creation.created,
        caller: worker,
        sandbox: context.sandbox,
    })));
    return tools;
}


/***/ }),

/***/ 62310:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ createSandbox)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/tools/refusals.ts
var refusals = __webpack_require__(93034);
;// CONCATENATED MODULE: ./src/tools/open-directory.ts




const DIRECTORY = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY;
/**
 * Node has no openat(2); on Linux `/proc/self/fd/N/name` is the same lookup
 * (https://man7.org/linux/man-pages/man5/proc_pid_fd.5.html). Elsewhere the path has to do.
 */
const HAS_DESCRIPTOR_PATHS = (0,external_node_fs_.existsSync)("/proc/self/fd");
function hold(handle, plainPath) {
    const path = HAS_DESCRIPTOR_PATHS ? `/proc/self/fd/${handle.fd}` : plainPath;
    const at = (name) => (0,external_node_path_.join)(path, name);
    return {
        path,
        at,
        enter: async (name) => hold(await (0,promises_.open)(at(name), DIRECTORY | external_node_fs_.constants.O_NOFOLLOW), (0,external_node_path_.join)(plainPath, name)),
        close: () => handle.close(),
    };
}
/** Opens the directory `names` below `root`, following no symbolic link on the way. */
async function openDirectory(location) {
    const { root, names, purpose } = location;
    let current = hold(await (0,promises_.open)(root, DIRECTORY), root);
    for (const [index, name] of names.entries()) {
        const parent = current;
        const path = names.slice(0, index + 1).join("/");
        try {
            if (purpose === "create")
                await createIfMissing(parent.at(name));
            await requireDirectory(parent.at(name), path);
            if (purpose !== "read")
                await refuseRepository(parent.at(name), path);
            current = await parent.enter(name);
        }
        finally {
            await parent.close();
        }
    }
    return current;
}
async function createIfMissing(directory) {
    await (0,promises_.mkdir)(directory).catch((error) => {
        if (error.code !== "EEXIST")
            throw error;
    });
}
async function requireDirectory(directory, shown) {
    const status = await (0,promises_.lstat)(directory);
    if (status.isSymbolicLink())
        throw (0,refusals/* symbolicLink */.L$)(shown);
    if (!status.isDirectory())
        throw (0,refusals/* refusal */.x5)(`'${shown}' is not a directory.`);
}
/** A checkpoint is an overlay on one commit: it cannot carry what another repository owns. */
async function refuseRepository(directory, shown) {
    const marker = await (0,promises_.lstat)((0,external_node_path_.join)(directory, ".git")).catch(() => undefined);
    if (marker === undefined)
        return;
    throw (0,refusals/* refusal */.x5)(`'${shown}' is a repository of its own (a submodule or a nested clone); ` +
        "files in it cannot be changed here.");
}

// EXTERNAL MODULE: ./src/tools/workspace-path.ts
var workspace_path = __webpack_require__(65100);
;// CONCATENATED MODULE: ./src/tools/list-files.ts





const MAX_FILES = 100_000;
/**
 * Regular files at any depth below a directory, relative to it and sorted by code unit. Links to
 * files inside the workspace are listed; links to directories are not entered; `.git` is left out.
 */
async function listFiles(options) {
    const { root, names, path } = options;
    const found = [];
    async function walk(directory, prefix) {
        for (const entry of await (0,promises_.readdir)(directory.path, { withFileTypes: true })) {
            if ((0,workspace_path/* isGitName */.M$)(entry.name))
                continue;
            const relative = `${prefix}${entry.name}`;
            if (entry.isDirectory())
                await walkInto(directory, entry.name, `${relative}/`);
            else if (entry.isFile())
                found.push(relative);
            else if (entry.isSymbolicLink() && (await isFileInside(root, [...names, relative]))) {
                found.push(relative);
            }
            if (found.length > MAX_FILES) {
                throw (0,refusals/* refusal */.x5)(`'${path}' holds more than 100,000 files. List one of its folders instead.`);
            }
        }
    }
    async function walkInto(parent, name, prefix) {
        const directory = await parent.enter(name);
        try {
            await walk(directory, prefix);
        }
        finally {
            await directory.close();
        }
    }
    const start = await openDirectory({ root, names, purpose: "read" });
    try {
        await walk(start, "");
    }
    finally {
        await start.close();
    }
    return found.sort();
}
async function isFileInside(root, names) {
    try {
        const target = await (0,promises_.realpath)((0,external_node_path_.join)(root, ...names));
        if (!target.startsWith(`${root}/`))
            return false;
        return !target.split("/").some(workspace_path/* isGitName */.M$) && (await (0,promises_.stat)(target)).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./src/tools/one-at-a-time.ts
/** Runs what it is given one after another, in the order of the calls, whatever became of the others. */
function oneAtATime() {
    let last = Promise.resolve();
    return (change) => {
        const result = last.then(change);
        last = result.catch(() => undefined);
        return result;
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/tools/regular-file.ts




/** Refuses anything but a regular file before it is opened: opening a FIFO or device has effects. */
async function regularFileOrNothing(entry) {
    try {
        const status = await (0,promises_.lstat)(entry.directory.at(entry.name));
        if (status.isSymbolicLink())
            throw (0,refusals/* symbolicLink */.L$)(entry.path);
        if (!status.isFile())
            throw (0,refusals/* notRegularFile */.s5)(entry.path);
        return status;
    }
    catch (error) {
        if ((0,refusals/* isMissing */.b2)(error))
            return undefined;
        throw error;
    }
}
/** At most `limit` bytes, however the file grows meanwhile. Throws ENOENT when there is no file. */
async function readRegularFile(entry, limit) {
    await regularFileOrNothing(entry);
    // Checked again on the descriptor; O_NONBLOCK: a FIFO put here meanwhile must not hold us up.
    const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
    const handle = await (0,promises_.open)(entry.directory.at(entry.name), flags);
    try {
        const status = await handle.stat();
        if (!status.isFile())
            throw (0,refusals/* notRegularFile */.s5)(entry.path);
        const bytes = status.size > limit ? undefined : await readAtMost(handle, limit);
        if (bytes === undefined)
            throw (0,refusals/* tooLarge */.g$)({ path: entry.path, size: status.size, limit });
        return bytes;
    }
    finally {
        await handle.close();
    }
}
async function readAtMost(handle, limit) {
    const chunks = [];
    let size = 0;
    for (;;) {
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(1 << 16), 0, 1 << 16, null);
        if (bytesRead === 0)
            return Buffer.concat(chunks);
        size += bytesRead;
        if (size > limit)
            return undefined;
        chunks.push(buffer.subarray(0, bytesRead));
    }
}
/** Puts a new file in the place of `entry`: a link that is there is replaced, not followed. */
async function replaceFile(entry, content) {
    const temporary = entry.directory.at(`.llm-do-${(0,external_node_crypto_.randomUUID)()}`);
    const handle = await (0,promises_.open)(temporary, "wx", content.mode);
    try {
        await handle.writeFile(content.bytes);
        await handle.chmod(content.mode);
        await (0,promises_.rename)(temporary, entry.directory.at(entry.name));
    }
    catch (error) {
        await (0,promises_.unlink)(temporary).catch(() => undefined);
        throw error;
    }
    finally {
        await handle.close();
    }
}

;// CONCATENATED MODULE: ./src/tools/sandbox.ts
/** Largest file that is read or written unless a sandbox is told otherwise: 50 MB. */
const DEFAULT_MAX_FILE_BYTES = 50 * 1024 * 1024;
/** What a sandbox without restrictions says of itself. */
const WHOLE = {
    guide: "relative to the workspace root",
    named: false,
    permits: async () => ({ allowed: true, approval: null }),
};

// EXTERNAL MODULE: ./src/tools/text-bytes.ts
var text_bytes = __webpack_require__(83706);
;// CONCATENATED MODULE: ./src/tools/node-sandbox.ts











/** Confined by real path: links are resolved first, then the result is opened following none. */
function createSandbox(options) {
    const workspace = {
        root: (0,external_node_fs_.realpathSync)(options.root),
        limit: options.maxFileBytes ?? DEFAULT_MAX_FILE_BYTES,
        touch: options.onTouch ?? (() => undefined),
    };
    const normalize = async (path) => (await namesOf(workspace.root, path)).join("/");
    const read = (path) => explained(path, readBinary(workspace, path));
    const write = (path, bytes) => explained(path, writeBinary(workspace, { path, bytes }));
    return {
        ...WHOLE,
        normalize,
        shown: normalize,
        resolve: async (path) => (await explained(path, resolveLinks(workspace.root, path))).join("/"),
        read: async (path) => (0,text_bytes/* decodeText */.g)(path, await read(path)),
        readBinary: read,
        preImage: (path) => explained(path, preImage(workspace, path)),
        checkText: async (path, content) => refuseLarge(workspace, { path, bytes: (0,text_bytes/* encodeText */.w)(path, content) }),
        write: async (path, content) => write(path, (0,text_bytes/* encodeText */.w)(path, content)),
        writeBinary: write,
        delete: (path) => explained(path, remove(workspace, path)),
        exclusively: oneAtATime(),
        stat: (path) => explained(path, stat(workspace, path)),
        exists: async (path) => (await explained(path, stat(workspace, path))) !== undefined,
        list: (path) => explained(path, list(workspace, path)),
    };
}
async function readBinary({ root, limit }, path) {
    const names = await resolveLinks(root, path);
    return await withEntry({ root, names, purpose: "read" }, path, (entry) => readRegularFile(entry, limit));
}
async function preImage({ root, limit }, path) {
    const names = await namesOf(root, path);
    try {
        return await withEntry({ root, names, purpose: "change" }, path, (entry) => readRegularFile(entry, limit));
    }
    catch (error) {
        if ((0,refusals/* isMissing */.b2)(error))
            return null;
        throw error;
    }
}
function refuseLarge({ limit }, { path, bytes }) {
    if (bytes.length > limit)
        throw (0,refusals/* tooLarge */.g$)({ path, size: bytes.length, limit });
}
async function writeBinary(workspace, content) {
    const { root, touch } = workspace;
    const { path, bytes } = content;
    const names = await namesOf(root, path);
    refuseLarge(workspace, content);
    await withEntry({ root, names, purpose: "create" }, path, async (entry) => {
        const replaced = await regularFileOrNothing(entry);
        touch(names.join("/"));
        await replaceFile(entry, { bytes, mode: (replaced?.mode ?? 0o644) & 0o777 });
    });
}
async function remove({ root, touch }, path) {
    const names = await namesOf(root, path);
    await withEntry({ root, names, purpose: "change" }, path, async (entry) => {
        if ((await regularFileOrNothing(entry)) === undefined)
            throw (0,refusals/* notFound */.mX)(path);
        touch(names.join("/"));
        await (0,promises_.unlink)(entry.directory.at(entry.name));
    });
}
async function stat({ root }, path) {
    const shown = (await namesOf(root, path)).join("/");
    try {
        const found = await (0,promises_.lstat)((0,external_node_path_.join)(root, ...(await resolveLinks(root, path))));
        if (found.isDirectory())
            return { path: shown, kind: "directory", size: 0 };
        if (found.isFile())
            return { path: shown, kind: "file", size: found.size };
        throw (0,refusals/* notRegularFile */.s5)(path);
    }
    catch (error) {
        if ((0,refusals/* isMissing */.b2)(error) || isBelowFile(error))
            return undefined;
        throw error;
    }
}
function isBelowFile(error) {
    return error instanceof Error && "code" in error && error.code === "ENOTDIR";
}
async function list({ root }, path) {
    return await listFiles({ root, names: await resolveLinks(root, path), path });
}
/** The names from the workspace to `path`, by text alone. */
function namesOf(root, path) {
    const has = async (name) => (0,promises_.lstat)((0,external_node_path_.join)(root, name)).then(() => true, (error) => !(0,refusals/* isMissing */.b2)(error));
    return (0,workspace_path/* splitWorkspacePath */.Zp)({ root, has }, path);
}
/** The names that lead to the real place of something that exists. */
async function resolveLinks(root, path) {
    const real = await (0,promises_.realpath)((0,external_node_path_.join)(root, ...(await namesOf(root, path))));
    const names = namesBelow({ root, real, path });
    (0,workspace_path/* refuseGitNames */.ly)(path, names);
    return names;
}
async function explained(path, result) {
    try {
        return await result;
    }
    catch (error) {
        throw (0,refusals/* asRefusal */.Zd)(path, error);
    }
}
function namesBelow(options) {
    const { root, real, path } = options;
    if (real === root)
        return [];
    const prefix = root === "/" ? "/" : `${root}/`;
    // A workspace at "/" still has no business with the kernel's file systems.
    const isKernel = /^\/(proc|sys|dev)(\/|$)/.test(real);
    if (isKernel || !real.startsWith(prefix))
        throw (0,refusals/* outsideWorkspace */.tq)(path);
    return real.slice(prefix.length).split("/");
}
/** Opens the folder that holds the last of `names`, for as long as `use` takes. */
async function withEntry(location, path, use) {
    const name = location.names.at(-1);
    if (name === undefined)
        throw (0,refusals/* notRegularFile */.s5)(path);
    const directory = await openDirectory({ ...location, names: location.names.slice(0, -1) });
    try {
        return await use({ directory, name, path });
    }
    finally {
        await directory.close();
    }
}


/***/ }),

/***/ 93034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ symbolicLink),
/* harmony export */   WO: () => (/* binding */ ALLOWED_PATHS),
/* harmony export */   Zd: () => (/* binding */ asRefusal),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   mX: () => (/* binding */ notFound),
/* harmony export */   nr: () => (/* binding */ notText),
/* harmony export */   s5: () => (/* binding */ notRegularFile),
/* harmony export */   tq: () => (/* binding */ outsideWorkspace),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);

/** What the accepted path styles are; every refusal of a path ends with it. */
const ALLOWED_PATHS = "Paths are relative to the workspace root: 'docs/a.md', './docs/a.md' or '/docs/a.md'.";
/** A call that cannot be made; the sentence goes to the model. */
function refusal(message, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW(message, { code: "usage", cause });
}
function outsideWorkspace(path) {
    return refusal(`'${path}' is outside the workspace. ${ALLOWED_PATHS}`);
}
function notFound(path) {
    return refusal(`File not found: ${path}. ${ALLOWED_PATHS}`);
}
function notRegularFile(path) {
    return refusal(`Not a file: ${path}. Only regular files can be read or changed.`);
}
function symbolicLink(path) {
    return refusal(`'${path}' is a symbolic link, which file tools do not change. ` +
        "Name the file or folder that it points to by its own path.");
}
function notText(path) {
    return refusal(`'${path}' is not UTF-8 text. File tools handle text only; pass a binary file as an attachment.`);
}
function tooLarge(options) {
    const size = options.size.toLocaleString("en-US");
    const limit = options.limit.toLocaleString("en-US");
    return refusal(`'${options.path}' has ${size} bytes. Maximum allowed: ${limit} bytes.`);
}
function isMissing(error) {
    return error instanceof Error && "code" in error && error.code === "ENOENT";
}
/** What the operating system said, as a sentence that names the workspace path and no other. */
function asRefusal(path, error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW)
        return error;
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT")
        return notFound(path);
    if (code === "EISDIR" || code === "ENOTDIR")
        return notRegularFile(path);
    if (code === "ELOOP")
        return symbolicLink(path);
    const reason = typeof code === "string" ? (REASONS[code] ?? code) : "the file system failed";
    return refusal(`'${path}' cannot be used: ${reason}.`, error);
}
const REASONS = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    ENAMETOOLONG: "the name is too long",
    ENOSPC: "the disk is full",
    EROFS: "the file system is read-only",
};


/***/ }),

/***/ 83706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText),
/* harmony export */   w: () => (/* binding */ encodeText)
/* harmony export */ });
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93034);

/** Keeps a byte order mark, so that text and bytes are the same thing in both directions. */
function decodeText(path, bytes) {
    if (bytes.includes(0))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .notText */ .nr)(path);
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .notText */ .nr)(path);
    }
}
function encodeText(path, text) {
    if (!text.isWellFormed()) {
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .refusal */ .x5)(`The content for '${path}' holds half of a surrogate pair: it is not valid text.`);
    }
    if (text.includes("\0")) {
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .refusal */ .x5)(`The content for '${path}' holds a NUL character: only text can be written.`);
    }
    return new TextEncoder().encode(text);
}


/***/ }),

/***/ 65100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ isGitName),
/* harmony export */   Zp: () => (/* binding */ splitWorkspacePath),
/* harmony export */   ly: () => (/* binding */ refuseGitNames),
/* harmony export */   zN: () => (/* binding */ foldName)
/* harmony export */ });
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93034);

/** Absolute paths into these mean the machine, unless the workspace has a folder of that name. */
const SYSTEM_FOLDERS = new Set("bin boot dev etc home lib lib64 media mnt opt private proc root run sbin snap srv sys tmp Users usr var".split(" "));
/** Code points that HFS+ ignores in names, as git's `is_hfs_dotgit` lists them. */
const IGNORED_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
/** The name as the most forgiving file system would read it (case, ignored characters, NTFS tails). */
function foldName(name) {
    const [stream = ""] = name.replace(IGNORED_BY_HFS, "").split(":");
    return stream
        .normalize("NFKC")
        .replace(/[ .]+$/, "")
        .toLowerCase();
}
/** `.git`, or a name that some file system takes for it (git's own protectHFS and protectNTFS). */
function isGitName(name) {
    const folded = foldName(name);
    return folded === ".git" || /^git~\d+$/.test(folded);
}
/**
 * The names from the workspace root to `path`, by text alone: symbolic links are judged when opened.
 * Throws LlmDoError "usage" with a sentence for the model.
 */
async function splitWorkspacePath(workspace, path) {
    if (/[\x00-\x1f\x7f]/.test(path)) {
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .refusal */ .x5)(`${JSON.stringify(path)} contains a control character. ${_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .ALLOWED_PATHS */ .WO}`);
    }
    if (path.includes("\\"))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .refusal */ .x5)(`'${path}' contains a backslash. ${_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .ALLOWED_PATHS */ .WO}`);
    if (/^~(\/|$)/.test(path))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .outsideWorkspace */ .tq)(path);
    const inside = withoutRoot(workspace.root, path);
    const names = [];
    for (const name of (inside ?? path).split("/")) {
        if (name === "" || name === ".")
            continue;
        if (name !== "..")
            names.push(name);
        else if (names.pop() === undefined)
            throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .outsideWorkspace */ .tq)(path);
    }
    if (path.startsWith("/") && inside === null)
        await refuseMachinePath({ workspace, path, names });
    refuseGitNames(path, names);
    return names;
}
function refuseGitNames(path, names) {
    if (!names.some(isGitName))
        return;
    throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .refusal */ .x5)(`'${path}' is inside '.git', which file tools neither read nor change.`);
}
/** What is below the workspace's own path; null for every other path. */
function withoutRoot(root, path) {
    if (root === null)
        return null;
    if (path === root)
        return "";
    return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null;
}
async function refuseMachinePath(options) {
    const [first] = options.names;
    if (first === undefined || !SYSTEM_FOLDERS.has(first))
        return;
    if (!(await options.workspace.has(first)))
        throw (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .outsideWorkspace */ .tq)(options.path);
}


/***/ })

};
