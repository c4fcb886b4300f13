export const id = 8853;
export const ids = [8853];
export const modules = {

/***/ 8853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ entryFrame),
/* harmony export */   Interrupted: () => (/* binding */ Interrupted)
/* harmony export */ });
/** Stops a drive from outside; carries why. Never shown to project code. */
class Interrupted extends Error {
    name = "Interrupted";
    reason;
    constructor(reason, message) {
        super(message);
        this.reason = reason;
    }
}
/** The frame of the entry worker: every other hangs below one of its calls. */
async function entryFrame({ header, project }) {
    const worker = await project.worker(header.worker);
    return {
        key: "",
        worker,
        chain: [worker.name],
        depth: 0,
        input: header.input,
        instructions: null,
    };
}


/***/ })

};
