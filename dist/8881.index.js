export const id = 8881;
export const ids = [8881];
export const modules = {

/***/ 28881:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ wayOn),
/* harmony export */   renderFailure: () => (/* binding */ renderFailure)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65566);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14329);


/** The comment that a failed run leaves where its people are: what happened, and the line that goes on. */
function renderFailure(failure) {
    const { runId, code, message, prefix } = failure;
    const goesOn = isPinned(code)
        ? [wayOn(code, { url: null, prefix })]
        : ["To go on:", (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(`${prefix}retry`, "text")];
    return [
        "⚠️ The run stopped. Everything that it did so far is saved.",
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(message.slice(0, 10_000), "text"),
        ...goesOn,
        (0,_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMarker */ .Bd)({ run: runId }),
    ].join("\n\n");
}
/** What a person does once the cause of a failure is mended. `url`: the run's page, where it has one. */
function wayOn(code, options) {
    const { url, prefix } = options;
    if (isPinned(code)) {
        return "Then start it anew: a re-run uses the files and inputs of the same commit.";
    }
    // A budget's own message says what to do about it.
    if (code === "limit")
        return "";
    const reply = url ? `, or write \`${prefix}retry\` at ${url}` : "";
    return `Nothing is lost: to go on from here, re-run the job${reply}. After a change of files or inputs start it anew: a re-run uses those of the same commit.`;
}
/** The cause lies in what the run has pinned: worker files, manifest, `with:`, or a recorded answer ("worker"). */
function isPinned(code) {
    return code === "project" || code === "usage" || code === "worker";
}


/***/ })

};
