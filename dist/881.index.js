export const id = 881;
export const ids = [881];
export const modules = {

/***/ 8881:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderFailure: () => (/* binding */ renderFailure)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5566);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4329);


/** The comment that a failed run leaves where its people are: what happened, and the line that goes on. */
function renderFailure(failure) {
    const { runId, message, prefix } = failure;
    return [
        "⚠️ The run stopped. Nothing is lost: it goes on from here once the cause is mended.",
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(message.slice(0, 10_000), "text"),
        "To go on:",
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(`${prefix}retry`, "text"),
        (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMarker */ .Bd)({ run: runId }),
    ].join("\n\n");
}


/***/ })

};
