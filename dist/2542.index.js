export const id = 2542;
export const ids = [2542];
export const modules = {

/***/ 72542:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askRequests: () => (/* binding */ askRequests)
/* harmony export */ });
/* harmony import */ var _runtime_journal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10943);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17456);
/* harmony import */ var _prompt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51934);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74937);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71028);





/** Asks about every open request, oldest first, and saves each answer at once. */
async function askRequests(journal, options) {
    const { terminal, signal } = options;
    const prompt = (0,_prompt_js__WEBPACK_IMPORTED_MODULE_1__/* .openPrompt */ .R)(terminal, signal);
    try {
        await journal.refresh();
        const answer = await askEach(journal, { prompt, terminal });
        if (answer !== "decided")
            return answer;
        return (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_3__/* .hasWork */ .OJ)(journal.state, terminal.now()) ? "decided" : "left";
    }
    catch (error) {
        if (error instanceof _runtime_journal_js__WEBPACK_IMPORTED_MODULE_0__/* .LeaseLost */ .V)
            return "lost";
        throw error;
    }
    finally {
        prompt.close();
    }
}
async function askEach(journal, { prompt, terminal }) {
    const denied = new Set();
    for (const { request } of (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_3__/* .openRequests */ .js)(journal.state)) {
        // Its diff shows a file that will never be: the run asks again with another one.
        if (request.drawnOn.some((id) => denied.has(id)))
            continue;
        const answer = await prompt.ask(request, journal.header);
        if (answer.status !== "decided")
            return answer.status;
        const { status: _, ...said } = answer;
        const spoken = { ...said, targets: [{ id: request.id, digest: request.digest }] };
        const { verb } = spoken;
        const verdict = await (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordDecision */ .Q)(journal, spoken, terminal.now);
        if (verdict.status === "refused") {
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv)(terminal, (0,_record_js__WEBPACK_IMPORTED_MODULE_2__/* .refusalSentence */ .S)(verdict, journal.header.runId));
        }
        else if (verb === "deny")
            denied.add(request.id);
    }
    return "decided";
}


/***/ })

};
