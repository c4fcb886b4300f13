export const id = 9237;
export const ids = [9237];
export const modules = {

/***/ 49237:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ keepTrack),
/* harmony export */   endLiveProcesses: () => (/* binding */ endLiveProcesses),
/* harmony export */   y: () => (/* binding */ forget)
/* harmony export */ });
const live = new Set();
function keepTrack(started) {
    if (live.size === 0)
        process.once("exit", killAll);
    live.add(started);
}
function forget(ended) {
    live.delete(ended);
    if (live.size === 0)
        process.off("exit", killAll);
}
async function endLiveProcesses() {
    await Promise.all([...live].map((started) => started.end()));
}
function killAll() {
    for (const started of live)
        started.kill();
}


/***/ })

};
