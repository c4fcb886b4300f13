export const id = 9689;
export const ids = [9689];
export const modules = {

/***/ 79689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   memoryStore: () => (/* binding */ memoryStore)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22742);
/* harmony import */ var _journal_segment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2407);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74105);
/* harmony import */ var _store_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14933);





/** A store for tests and for runs outside a repository: it ends with the process. */
function memoryStore() {
    const runs = new Map();
    const threads = new Map();
    function write(before, batch) {
        // Refuses what git would refuse.
        (0,_journal_segment_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeSegment */ .u)(batch.events, (text) => text);
        const after = {
            header: before.header,
            events: [...before.events, ...batch.events],
            overlay: batch.overlay ?? before.overlay,
            tip: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
            finished: batch.finished === true,
        };
        runs.set(after.header.runId, copy(after));
        if (batch.thread !== undefined)
            index(batch.thread, after.header.runId);
        return after.tip;
    }
    function index(number, runId) {
        const ids = threads.get(number) ?? new Set();
        threads.set(number, ids.add(runId));
    }
    function idsWhere(finished) {
        return [...runs].filter(([, run]) => run.finished === finished).map(([id]) => id);
    }
    return {
        async create(header, batch) {
            const existing = runs.get(header.runId);
            if (existing)
                return { status: "moved", checkpoint: copy(existing) };
            const empty = { header, events: [], overlay: _store_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_OVERLAY */ .h, tip: "", finished: false };
            return { status: "written", tip: write(empty, batch) };
        },
        async read(runId) {
            const run = runs.get(runId);
            return run && copy(run);
        },
        async append(runId, tip, batch) {
            const run = runs.get(runId);
            if (!run)
                throw (0,_store_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .unknownRun */ .i)(runId);
            if (run.tip !== tip || run.finished)
                return { status: "moved", checkpoint: copy(run) };
            return { status: "written", tip: write(run, batch) };
        },
        async tip(runId) {
            const run = runs.get(runId);
            return run?.finished ? undefined : run?.tip;
        },
        live: async () => idsWhere(false).sort(),
        done: async () => idsWhere(true).sort(),
        thread: async (number) => [...(threads.get(number) ?? [])].sort(),
    };
}
function copy(checkpoint) {
    return (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .plainJson */ .RU)(checkpoint, (text) => text);
}


/***/ })

};
