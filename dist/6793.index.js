export const id = 6793;
export const ids = [6793];
export const modules = {

/***/ 96196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ collisions),
/* harmony export */   i: () => (/* binding */ overlayEdits)
/* harmony export */ });
/** What an overlay does to the tree of its base commit. Empty folders cannot be in git. */
function overlayEdits(overlay) {
    return [
        ...overlay.deleted.map((path) => ({ path, mode: "0", oid: null })),
        ...overlay.files.map(({ path, mode, oid }) => ({ path, mode, oid })),
    ];
}
/**
 * Additions that git would make room for by dropping files which the edits do not delete: a file in
 * the place of a folder, or below a file. Left in, they could delete what nobody agreed to.
 */
function collisions(edits, basePaths) {
    const touched = new Set(edits.map(({ path }) => path));
    const staying = basePaths.filter((path) => !touched.has(path));
    const files = new Set(staying);
    const folders = new Set(staying.flatMap(foldersOf));
    return edits.filter(({ path, oid }) => {
        if (oid === null)
            return false;
        return folders.has(path) || foldersOf(path).some((folder) => files.has(folder));
    });
}
function foldersOf(path) {
    const names = path.split("/").slice(0, -1);
    return names.map((_, index) => names.slice(0, index + 1).join("/"));
}


/***/ }),

/***/ 26793:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isApproved: () => (/* binding */ isApproved),
/* harmony export */   isWorkflowPath: () => (/* binding */ isWorkflowPath),
/* harmony export */   protectedChanges: () => (/* binding */ protectedChanges)
/* harmony export */ });
/* harmony import */ var _tools_protected_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8237);
/* harmony import */ var _tools_workspace_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65100);
/* harmony import */ var _overlay_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96196);



function isApproved(approved, change) {
    return approved.get(change.path) === change.oid;
}
/**
 * Files that GitHub refuses from a token without the `workflows` permission
 * (https://docs.github.com/en/actions/security-for-github-actions/security-guides/automatic-token-authentication),
 * and whatever could take the place of their folder. Case and look-alikes make no difference.
 */
function isWorkflowPath(path) {
    const [first, second] = path.split("/").map(_tools_workspace_path_js__WEBPACK_IMPORTED_MODULE_1__/* .foldName */ .zN);
    return first === ".github" && (second === undefined || second === "workflows");
}
/** Changed files that decide what later runs may do, and whose content no approved request named. Sorted. */
function protectedChanges(options) {
    const { overlay, approved, mayPushWorkflows = false } = options;
    return (0,_overlay_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .overlayEdits */ .i)(overlay)
        .filter(({ path }) => (0,_tools_protected_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isProtectedPath */ .W)(path) && (mayPushWorkflows || !isWorkflowPath(path)))
        .filter((edit) => !isApproved(approved, edit))
        .map(({ path }) => path)
        .sort();
}


/***/ }),

/***/ 8237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isProtectedPath)
/* harmony export */ });
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65100);

const MANIFEST = /^((project|lib)\.ya?ml|llm-do\.lock|program\.ya?ml|workshop\.ya?ml|\.golem-forge\.json)$/;
const MANIFEST_FAMILY = /^golem-forge\.config\./;
/** Code that a worker brings: at the root, and beside the workers in their folders. */
const PROJECT_CODE = /^(toolsets|tools(\.([cm]?[jt]s|py))?)$/;
/** Part of the instructions of workers. */
const TEMPLATE = /\.(jinja2?|j2)$/;
const WORKER_FOLDERS = new Set(["workers", ".workers"]);
const CODEOWNERS_FOLDERS = new Set(["", "docs", ".github"]);
/**
 * True for files that decide what later runs may do (workflows, owners, workers, manifests, project
 * code): changing one is always asked, whatever the worker's own settings say.
 * `path` is relative to the workspace; case and look-alike characters make no difference.
 */
function isProtectedPath(path) {
    const names = path.split("/").map(_workspace_path_js__WEBPACK_IMPORTED_MODULE_0__/* .foldName */ .zN);
    const file = names.at(-1) ?? "";
    const folders = names.slice(0, -1);
    if (names[0] === ".github" || folders.includes(".llm-do") || isProjectCode(names))
        return true;
    if (file === "codeowners")
        return CODEOWNERS_FOLDERS.has(folders.join("/"));
    if (file.endsWith(".worker") || file === "workers.py")
        return true;
    if (TEMPLATE.test(file) && folders.includes("templates"))
        return true;
    return MANIFEST.test(file) || MANIFEST_FAMILY.test(file);
}
/** Of `tools.py`, `tools/x`, `workers/tools/x` and `workers/a/tools.py`; ordinary `src/tools/x` is not. */
function isProjectCode(names) {
    const [first = ""] = names;
    return (WORKER_FOLDERS.has(first) ? names : [first]).some((name) => PROJECT_CODE.test(name));
}


/***/ })

};
