export const id = 5469;
export const ids = [5469];
export const modules = {

/***/ 15469:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runNestedCall: () => (/* binding */ runNestedCall)
/* harmony export */ });
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9733);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38911);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50646);



/**
 * A call that code makes inside a call (`ctx.callTool`, `ctx.step`, …): the same three moments as a model's
 * call, under a structural key, so it is recorded, asked about and never done twice like one.
 */
async function runNestedCall(run, call) {
    const { frame, key, nested } = call;
    const tool = nested.gated ? nested.tool : ungated(nested.tool);
    const own = {
        key: `${key}/${nested.segment}`,
        name: tool.name,
        input: nested.input,
        toolUseId: key,
    };
    const prepared = await (0,_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareCall */ .m)(run, { frame, tools: [tool], call: own });
    switch (prepared.kind) {
        case "settled":
            return prepared.result;
        case "free":
            return (0,_execute_js__WEBPACK_IMPORTED_MODULE_1__/* .executeCall */ .E)(run, frame, prepared.call);
        case "gated": {
            const [result] = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_2__/* .settleGated */ .X)(run, { frame, why: "", calls: [prepared.call] });
            return result ?? { status: "suspended" };
        }
    }
}
/** The author's code is trusted with what it does by itself; the tool that runs it was judged. */
function ungated(tool) {
    return {
        ...tool,
        parse: (raw) => tool.parse(raw),
        judge: () => ({ approval: "pre_approved", reason: "made by code of the project" }),
    };
}


/***/ })

};
