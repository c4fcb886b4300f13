export const id = 1233;
export const ids = [1233];
export const modules = {

/***/ 1233:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pythonProgram: () => (/* binding */ pythonProgram)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _executable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49791);


const SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin";
/**
 * The child program for code in Python: any python3 from 3.9 on, with its standard library alone.
 * scripts/build.ts puts the folder beside the bundle. `environment` is the scrubbed one.
 */
function pythonProgram(environment) {
    const searchPath = environment.PATH ?? SYSTEM_PATH;
    const python = (0,_executable_js__WEBPACK_IMPORTED_MODULE_1__/* .findExecutable */ .o)("python3", { searchPath, cwd: "/" });
    if (python.status === "found") {
        // -B: no __pycache__ folders in the author's repository.
        const argv = [python.path, "-B", "-X", "utf8", (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(import.meta.dirname, "python", "start.py")];
        return { status: "found", argv };
    }
    return {
        status: "missing",
        message: "tools in Python need python3, which is not on PATH: install it, or add a step such as " +
            "`uses: actions/setup-python@v6` before this one",
    };
}


/***/ })

};
