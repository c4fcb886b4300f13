export const id = 9729;
export const ids = [9729];
export const modules = {

/***/ 79729:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scopedSandbox: () => (/* binding */ scopedSandbox)
});

// EXTERNAL MODULE: ./src/tools/refusals.ts
var refusals = __webpack_require__(93034);
// EXTERNAL MODULE: ./src/tools/sandbox-scope.ts
var sandbox_scope = __webpack_require__(12241);
;// CONCATENATED MODULE: ./src/tools/scope-sentences.ts


/** Why a call cannot be made, and what could be (spec/dialects.md §2.2): a sentence for the model. */
function refusedBy(verdict, use) {
    const { scope, shown } = use;
    const whose = use.owner === "worker" ? "" : " on the current default branch";
    switch (verdict.kind) {
        case "outside":
            return `Path not in any sandbox${whose}: ${shown || "."}. ${readablePaths(scope)}`;
        case "read-only":
            return `Path is read-only${whose}: ${shown || "."}. ${writablePaths(scope)}`;
        case "suffix":
            return `Suffix not allowed${whose}: ${shown || "."}. Allowed suffixes: ${verdict.suffixes.join(", ")}.`;
    }
}
function missingIn(scope, shown) {
    return (0,refusals/* refusal */.x5)(`File not found: ${shown || "."}. ${readablePaths(scope)}`);
}
/** How paths are written, for the descriptions of tools. */
function guideTo(scope) {
    const { root, within, readonly } = scope;
    if (scope.paths !== null) {
        const paths = usable(scope).map((path) => `${path.name}/ (${describePath(path, readonly)})`);
        return `in one of: ${paths.join(", ") || "nothing"}`;
    }
    const only = within === root ? "" : `; only /${(0,sandbox_scope/* relativeTo */.Mf)(root, within)} is visible`;
    return `relative to the workspace root${only}${readonly ? "; read-only" : ""}`;
}
function describePath({ mode, suffixes }, readonly) {
    const access = readonly || mode === "ro" ? "read-only" : "read and write";
    return suffixes === null ? access : `${access}, only ${suffixes.join(" ")}`;
}
function readablePaths(scope) {
    const names = scope.paths === null ? [whole(scope)] : usable(scope).map(({ name }) => name);
    return `Readable paths: ${names.join(", ") || "none"}.`;
}
function writablePaths(scope) {
    if (scope.readonly)
        return "Writable paths: none.";
    const writable = usable(scope).filter(({ mode }) => mode === "rw");
    const names = scope.paths === null ? [whole(scope)] : writable.map(({ name }) => name);
    return `Writable paths: ${names.join(", ") || "none"}.`;
}
function whole({ root, within }) {
    return `/${(0,sandbox_scope/* relativeTo */.Mf)(root, within)}`;
}
function usable({ paths, within }) {
    return (paths ?? []).filter(({ folder }) => (0,sandbox_scope/* overlap */.EF)(folder, within).length > 0);
}

;// CONCATENATED MODULE: ./src/tools/scoped-path.ts

/** `name/x`, `name:x` and `/name/x` where paths have names; everything else is a path of the workspace. */
async function locate({ base, scope }, path) {
    if (scope.paths === null) {
        const file = await remounted({ base, scope }, await base.normalize(path));
        return { file: await underRestriction({ base, scope }, file) };
    }
    const named = withName(scope.paths, path);
    if (named) {
        const file = await base.normalize((0,sandbox_scope/* below */.Gz)(named.path.folder, named.rest));
        // `input/../x` is no longer in `input`.
        return (0,sandbox_scope/* isInside */.FK)(named.path.folder, file) ? { file, path: named.path } : { file };
    }
    const written = await base.normalize(path);
    return written === "" ? { file: scope.root, top: true } : { file: written };
}
/** The path as somebody with that scope writes it. */
function shownAs(scope, { file, path, top }) {
    if (top)
        return "";
    const named = path ?? innermost(scope.paths ?? [], file);
    if (named)
        return (0,sandbox_scope/* below */.Gz)(named.name, (0,sandbox_scope/* relativeTo */.Mf)(named.folder, file));
    return (0,sandbox_scope/* isInside */.FK)(scope.root, file) ? (0,sandbox_scope/* relativeTo */.Mf)(scope.root, file) : file;
}
function innermost(paths, file) {
    return paths
        .filter(({ folder }) => (0,sandbox_scope/* isInside */.FK)(folder, file))
        .sort((a, b) => b.folder.length - a.folder.length)[0];
}
function withName(paths, path) {
    const written = path.replace(/^(\.?\/+)+/, "");
    const [, first = "", rest = ""] = /^([^/:]+)(?:[/:]\/*(.*))?$/s.exec(written) ?? [];
    const found = paths.find(({ name }) => name === first);
    return found ? { path: found, rest } : null;
}
/** `sandbox.root`: what is "/" to the worker, and "workspace/…" to whoever reads the whole path. */
async function remounted({ base, scope: { root } }, path) {
    if (root === "")
        return path;
    if (path === "")
        return root;
    const inside = (0,sandbox_scope/* below */.Gz)(root, path);
    if (!(0,sandbox_scope/* isInside */.FK)(root, path))
        return inside;
    return (await isThere(base, (0,sandbox_scope/* below */.Gz)(root, firstName(path)))) ? inside : path;
}
/**
 * C11: a restricted worker's paths stay what they are, and one that begins with nothing that is there is
 * taken for a path inside the restriction, as in golem-forge.
 */
async function underRestriction({ base, scope }, file) {
    const { root, within } = scope;
    if ((0,sandbox_scope/* isInside */.FK)(within, file) || (0,sandbox_scope/* isInside */.FK)(file, within))
        return file;
    const rest = (0,sandbox_scope/* relativeTo */.Mf)(root, file);
    if (await isThere(base, (0,sandbox_scope/* below */.Gz)(root, firstName(rest))))
        return file;
    return (0,sandbox_scope/* below */.Gz)(within, rest);
}
function firstName(path) {
    return path.split("/")[0] ?? "";
}
/** A link to nowhere or a device is there as well. */
async function isThere(base, path) {
    try {
        return await base.exists(path);
    }
    catch {
        return true;
    }
}

// EXTERNAL MODULE: ./src/tools/text-bytes.ts
var text_bytes = __webpack_require__(83706);
;// CONCATENATED MODULE: ./src/tools/scoped-sandbox.ts





/** What a scope shows of another sandbox, which is shared by all executions. */
function scopedSandbox(base, scopes) {
    if (scopes.every(sandbox_scope/* isWhole */.wP))
        return base;
    const [scope] = scopes;
    const view = { base, scope, scopes };
    const readBinary = (path) => readFile(view, path);
    const writeBinary = async (path, bytes) => {
        await base.writeBinary(await changeable(view, { path, access: "write", bytes }), bytes);
    };
    return {
        guide: guideTo(scope),
        named: scope.paths !== null,
        normalize: async (path) => (await locate(view, path)).file,
        shown: async (path) => shownAs(scope, await locate(view, path)),
        resolve: (path) => readable(view, path),
        permits: (path, access) => permits(view, { path, access }),
        read: async (path) => (0,text_bytes/* decodeText */.g)(path, await readBinary(path)),
        readBinary,
        preImage: async (path) => base.preImage(await changeable(view, { path, access: "write" })),
        checkText: async (path, content) => {
            const bytes = (0,text_bytes/* encodeText */.w)(path, content);
            await base.checkText(await changeable(view, { path, access: "write", bytes }), content);
        },
        write: async (path, content) => writeBinary(path, (0,text_bytes/* encodeText */.w)(path, content)),
        writeBinary,
        delete: async (path) => base.delete(await changeable(view, { path, access: "delete" })),
        exclusively: (change) => base.exclusively(change),
        stat: (path) => stat(view, path),
        exists: async (path) => (await stat(view, path)) !== undefined,
        list: (path) => list(view, path),
    };
}
function judge(view, { located, access }) {
    const approvals = [];
    let maxFileBytes = Number.POSITIVE_INFINITY;
    for (const scope of view.scopes) {
        const own = scope === view.scope;
        // What another scope shows of such a folder is judged file by file.
        if (!own && access === "list" && isAround(scope, located.file))
            continue;
        const path = own ? located.path : undefined;
        const verdict = (0,sandbox_scope/* judgeFile */.GP)(scope, { file: located.file, access, path });
        if (verdict.kind !== "allowed") {
            const shown = shownAs(view.scope, located);
            const owner = own ? "worker" : "default branch";
            return { allowed: false, reason: refusedBy(verdict, { scope, shown, owner }) };
        }
        approvals.push(verdict.approval);
        maxFileBytes = Math.min(maxFileBytes, verdict.maxFileBytes ?? maxFileBytes);
    }
    return { allowed: true, approval: (0,sandbox_scope/* strictest */.OI)(approvals), maxFileBytes };
}
async function permits(view, { path, access }) {
    const located = await locate(view, path);
    if (access === "list" && holdsVisible(view, located)) {
        const below = (view.scope.paths ?? []).filter(({ folder }) => (0,sandbox_scope/* isInside */.FK)(located.file, folder));
        return { allowed: true, approval: (0,sandbox_scope/* strictest */.OI)(below.map(({ read }) => read)) };
    }
    const judged = judge(view, { located, access });
    if (!judged.allowed)
        return judged;
    const behind = await judgeBehindLinks(view, { located, access });
    if (!behind.allowed)
        return behind;
    return { allowed: true, approval: (0,sandbox_scope/* strictest */.OI)([judged.approval, behind.approval]) };
}
/** A link asks for what it points to, too. What cannot be resolved is said when it is used. */
async function judgeBehindLinks(view, { located, access }) {
    const nothing = { allowed: true, approval: null, maxFileBytes: Number.POSITIVE_INFINITY };
    if (access !== "read" && access !== "list")
        return nothing;
    const real = await view.base.resolve(located.file).catch(() => located.file);
    if (real === located.file)
        return nothing;
    // What a folder of links shows is judged file by file.
    if (access === "list" && isAround(view.scope, real))
        return nothing;
    return judge(view, { located: { file: real }, access });
}
/** Workspace path of a file that may be changed so. */
async function changeable(view, change) {
    const located = await locate(view, change.path);
    const judged = judge(view, { located, access: change.access });
    if (!judged.allowed)
        throw (0,refusals/* refusal */.x5)(judged.reason);
    refuseLarge({ ...change, size: change.bytes?.length ?? 0, limit: judged.maxFileBytes });
    return located.file;
}
/** Workspace path of what reading opens: links may not lead out of the scope either. */
async function readable(view, path) {
    return (await findReadable(view, path)).file;
}
async function readFile(view, path) {
    const { file, maxFileBytes } = await findReadable(view, path);
    const bytes = await view.base.readBinary(file);
    refuseLarge({ path, size: bytes.length, limit: maxFileBytes });
    return bytes;
}
async function findReadable(view, path) {
    const located = await locate(view, path);
    const judged = judge(view, { located, access: "read" });
    if (!judged.allowed)
        throw (0,refusals/* refusal */.x5)(judged.reason);
    const { base, scope } = view;
    if (!(await base.exists(located.file)))
        throw missingIn(scope, shownAs(scope, located));
    const file = await behindLinks(view, located, "read");
    const behind = await judgeBehindLinks(view, { located, access: "read" });
    const limit = behind.allowed ? behind.maxFileBytes : 0;
    return { file, maxFileBytes: Math.min(judged.maxFileBytes, limit) };
}
/** The real file, which the scope must allow like the name that led there. */
async function behindLinks(view, located, access = "list") {
    const real = await view.base.resolve(located.file);
    if (real === located.file)
        return real;
    const judged = judge(view, { located: { file: real }, access });
    if (judged.allowed)
        return real;
    throw (0,refusals/* refusal */.x5)(`'${shownAs(view.scope, located)}' is a link that leads out. ${judged.reason}`);
}
function refuseLarge({ path, size, limit }) {
    if (size > limit)
        throw (0,refusals/* tooLarge */.g$)({ path, size, limit });
}
async function stat(view, path) {
    const located = await locate(view, path);
    const shown = shownAs(view.scope, located);
    if (holdsVisible(view, located))
        return { path: shown, kind: "directory", size: 0 };
    const judged = judge(view, { located, access: "list" });
    if (!judged.allowed)
        throw (0,refusals/* refusal */.x5)(judged.reason);
    const status = await view.base.stat(located.file);
    if (status === undefined)
        return undefined;
    await behindLinks(view, located);
    return { ...status, path: shown };
}
/** The root of a restricted worker, or what holds the named paths: it is there, whatever is in it. */
function holdsVisible({ scope }, { file, top }) {
    if (top)
        return true;
    return scope.paths === null && (0,sandbox_scope/* isInside */.FK)(scope.root, file) && isAround(scope, file);
}
function isAround(scope, file) {
    return (0,sandbox_scope/* visibleFolders */.o2)(scope).some((folder) => folder !== file && (0,sandbox_scope/* isInside */.FK)(file, folder));
}
async function list(view, path) {
    const located = await locate(view, path);
    const { scope } = view;
    if (located.top)
        return listPaths(view, scope.paths ?? []);
    if (holdsVisible(view, located))
        return listBelow(view, located);
    const judged = judge(view, { located, access: "list" });
    if (!judged.allowed)
        throw (0,refusals/* refusal */.x5)(judged.reason);
    const declared = located.path?.folder === located.file || located.file === scope.within;
    if (!declared && !(await view.base.exists(located.file))) {
        throw missingIn(scope, shownAs(scope, located));
    }
    return listBelow(view, located);
}
async function listPaths(view, paths) {
    const lists = paths.map(async (path) => {
        const files = await listBelow(view, { file: path.folder, path });
        return files.map((file) => `${path.name}/${file}`);
    });
    return (await Promise.all(lists)).flat().sort();
}
/** Files that may be read, relative to the folder. A folder that was declared need not be there yet. */
async function listBelow(view, located) {
    const files = [];
    for (const folder of (0,sandbox_scope/* visibleFolders */.o2)(view.scope)) {
        const start = (0,sandbox_scope/* isInside */.FK)(located.file, folder) ? folder : located.file;
        if (!(0,sandbox_scope/* isInside */.FK)(folder, start) || !(await view.base.exists(start)))
            continue;
        await behindLinks(view, { file: start });
        const found = await view.base.list(start);
        files.push(...found.map((file) => (start === "" ? file : `${start}/${file}`)));
    }
    return [...new Set(files)]
        .filter((file) => judge(view, { located: { ...located, file }, access: "read" }).allowed)
        .map((file) => (0,sandbox_scope/* relativeTo */.Mf)(located.file, file))
        .sort();
}


/***/ })

};
