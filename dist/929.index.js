export const id = 929;
export const ids = [929];
export const modules = {

/***/ 929:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAction: () => (/* binding */ runAction)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(916);

async function runAction(_env) {
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .p("The Action is not built in yet.", { code: "usage" });
}


/***/ })

};
