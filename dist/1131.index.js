export const id = 1131;
export const ids = [1131];
export const modules = {

/***/ 51131:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listRuns: () => (/* binding */ listRuns)
/* harmony export */ });
/* harmony import */ var _runtime_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76673);
/* harmony import */ var _runtime_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17456);
/* harmony import */ var _invocation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95230);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14105);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71028);





/** `llm-do runs list`: live and finished runs, newest first. */
async function listRuns({ terminal, flags }) {
    const { store } = await (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .openStore */ .Ch)(terminal);
    const ids = new Set([...(await store.live()), ...(await store.done())]);
    const checkpoints = [];
    for (const id of ids) {
        const checkpoint = await store.read(id);
        if (checkpoint)
            checkpoints.push(checkpoint);
    }
    checkpoints.sort((a, b) => (a.header.createdAt < b.header.createdAt ? 1 : -1));
    const rows = checkpoints.map((checkpoint) => rowOf(checkpoint, terminal.now()));
    if (flags.json) {
        for (const row of rows)
            (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)(terminal, { type: "run", ...row });
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .printJson */ .Q2)(terminal, { type: "result", runs: rows.length });
        return _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.done;
    }
    if (rows.length === 0)
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv)(terminal, "No runs yet.");
    for (const { run, status, createdAt, worker, open, input } of rows) {
        const waits = open.length > 0 ? ` (${open.join(", ")})` : "";
        const when = createdAt.slice(0, 16).replace("T", " ");
        const columns = [run, when, `${status}${waits}`.padEnd(16), worker, (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(input, 50)];
        (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy)(terminal, columns.join("  ").trimEnd());
    }
    return _invocation_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.done;
}
function rowOf({ header, events }, now) {
    const state = (0,_runtime_state_js__WEBPACK_IMPORTED_MODULE_0__/* .foldEvents */ .v0)(header, events);
    return {
        run: header.runId,
        status: (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(state, now),
        createdAt: header.createdAt,
        worker: header.worker,
        cause: header.cause,
        open: (0,_runtime_status_js__WEBPACK_IMPORTED_MODULE_4__/* .openRequests */ .js)(state).map(({ request }) => request.id),
        input: typeof header.input === "string" ? header.input : JSON.stringify(header.input),
    };
}


/***/ })

};
