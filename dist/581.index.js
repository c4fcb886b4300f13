export const id = 581;
export const ids = [581];
export const modules = {

/***/ 5581:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCli: () => (/* binding */ runCli)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);

async function runCli(_argv, _env) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p("The command line is not built in yet.", { code: "usage" });
}


/***/ })

};
