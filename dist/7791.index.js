export const id = 7791;
export const ids = [7791];
export const modules = {

/***/ 87791:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ PROVENANCE_FILE),
/* harmony export */   digestOfFolder: () => (/* binding */ digestOfFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



/** Ours, beside the library's files: where they were installed from. */
const PROVENANCE_FILE = ".llm-do-source.json";
const SKIPPED = new Set([".git", "node_modules", "__pycache__", PROVENANCE_FILE]);
/** `sha256:…` over names and contents of every file below, the same on every machine. */
async function digestOfFolder(root) {
    const lines = await linesOf(root, "");
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(lines.sort().join("")).digest("hex");
    return `sha256:${digest}`;
}
async function linesOf(root, folder) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true });
    const lines = entries.map(async (entry) => {
        if (SKIPPED.has(entry.name))
            return [];
        const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory())
            return linesOf(root, path);
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
        const content = entry.isSymbolicLink() ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)(file) : await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file);
        const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
        return [`${digest} ${path}\n`];
    });
    return (await Promise.all(lines)).flat();
}


/***/ })

};
