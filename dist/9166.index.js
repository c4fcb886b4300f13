export const id = 9166;
export const ids = [9166,5469];
export const modules = {

/***/ 59166:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCodeEntry: () => (/* binding */ runCodeEntry)
/* harmony export */ });
/* harmony import */ var _tools_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59601);
/* harmony import */ var _nested_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15469);


/** A run that starts with a tool in code: one recorded call, and its text is the run's result. */
async function runCodeEntry(run, frame) {
    await run.workspace.ready();
    const [tool] = await run.toolsOf(frame);
    const outcome = tool
        ? await (0,_nested_js__WEBPACK_IMPORTED_MODULE_1__.runNestedCall)(run, {
            frame,
            key: "entry",
            nested: { segment: tool.name, tool, input: argumentsFrom(frame.input, tool), gated: false },
        })
        : (0,_tools_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)(`There is no ${frame.worker.name}`);
    if (outcome.status === "suspended")
        return outcome;
    const succeeded = outcome.status === "completed" && !outcome.isError;
    return succeeded
        ? { status: "completed", text: outcome.content }
        : { status: "failed", message: `${frame.worker.name} failed: ${outcome.content}` };
}
/** A map is the arguments themselves; text goes to `input`, or to the one argument that takes text. */
function argumentsFrom(input, tool) {
    if (typeof input === "object" && input !== null && !Array.isArray(input))
        return input;
    const properties = Object.entries((tool.inputSchema.properties ?? {}));
    const names = properties.map(([name]) => name);
    if (names.includes("input"))
        return { input };
    const texts = properties.filter(([, schema]) => schema.type === "string");
    const [only] = texts;
    return only && texts.length === 1 ? { [only[0]]: input } : {};
}


/***/ }),

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
