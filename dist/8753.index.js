export const id = 8753;
export const ids = [8753];
export const modules = {

/***/ 8753:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   delegationTools: () => (/* binding */ delegationTools)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7428);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8439);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9601);


const input = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())]);
const callArguments = {
    input: input.optional().describe("What the worker is asked to do: text, or JSON data."),
    input_data: input.optional().describe("The same as input."),
    instructions: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe("Guidance added to the worker's own instructions."),
};
const directArguments = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(callArguments);
const generalArguments = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    worker: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe("Name of the worker to call."),
    ...callArguments,
});
/**
 * One tool per delegate under the name that the author's dialect gives it, and `worker_call` where it is
 * enabled. The other spellings are hidden tools: not offered, understood when a call arrives
 * (spec/dialects.md C6, C7).
 */
async function delegationTools(options) {
    const { config, describe } = options;
    const described = await Promise.all(config.delegates.map(async (delegate) => ({
        delegate,
        description: descriptionOf(delegate.worker, await describe(delegate.worker)),
    })));
    const tools = described.flatMap((item) => spellings(item.delegate, item.description));
    return [...tools, workerCallTool(config)];
}
function spellings(delegate, description) {
    const names = [`_worker_${delegate.worker}`, delegate.worker];
    const hidden = names.filter((name) => name !== delegate.toolName);
    return [
        ...(delegate.toolName
            ? [delegateTool(delegate, { name: delegate.toolName, description })]
            : []),
        ...hidden.map((name) => ({ ...delegateTool(delegate, { name, description }), hidden: true })),
    ];
}
function delegateTool(delegate, shown) {
    return {
        ...shown,
        inputSchema: schemaOf(directArguments),
        parse: (raw) => parseWith(directArguments, raw),
        effect: () => "none",
        judge: () => judgement(delegate.approval, delegate.worker),
        preview: async (parsed) => ({ summary: summaryOf(delegate.worker, parsed), changes: [] }),
        execute: (parsed, context) => call(delegate.worker, parsed, context),
    };
}
function workerCallTool(config) {
    const allowed = config.delegates.map((delegate) => delegate.worker).join(", ") || "none";
    return {
        name: "worker_call",
        description: `Call another worker by name. Workers that may be called: ${config.any ? "any" : allowed}.`,
        inputSchema: schemaOf(generalArguments),
        ...(config.workerCall ? {} : { hidden: true }),
        parse: (raw) => parseWith(generalArguments, raw),
        effect: () => "none",
        judge: (parsed) => {
            const worker = workerOf(parsed);
            const delegate = config.delegates.find((candidate) => candidate.worker === worker);
            if (delegate)
                return judgement(approvalThrough(config, delegate), worker);
            if (config.any)
                return judgement(config.workerCall?.approval ?? "ask", worker);
            return {
                approval: "blocked",
                reason: `worker '${worker}' is not in the allowlist. Workers that may be called: ${allowed}`,
            };
        },
        preview: async (parsed) => ({ summary: summaryOf(workerOf(parsed), parsed), changes: [] }),
        execute: (parsed, context) => call(workerOf(parsed), parsed, context),
    };
}
/** A delegate that has a tool of its own is not easier to reach through the general one. */
function approvalThrough({ workerCall }, delegate) {
    if (!workerCall || delegate.toolName === null)
        return delegate.approval;
    const stricter = _tool_js__WEBPACK_IMPORTED_MODULE_0__/* .STRICTNESS */ .th[workerCall.approval] > _tool_js__WEBPACK_IMPORTED_MODULE_0__/* .STRICTNESS */ .th[delegate.approval];
    return stricter ? workerCall.approval : delegate.approval;
}
function judgement(approval, worker) {
    const reasons = {
        pre_approved: `calls of worker '${worker}' are pre-approved`,
        ask: `calls of worker '${worker}' need approval`,
        blocked: `calls of worker '${worker}' are blocked`,
    };
    return { approval, reason: reasons[approval] };
}
function call(worker, parsed, context) {
    const values = parsed;
    return context.callWorker({
        worker,
        input: values.input ?? values.input_data ?? "",
        instructions: values.instructions,
    });
}
function summaryOf(worker, parsed) {
    const values = parsed;
    const given = values.input ?? values.input_data ?? "";
    const text = typeof given === "string" ? given : JSON.stringify(given);
    return `Call worker '${worker}' with: ${text.length > 50 ? `${text.slice(0, 50)}...` : text}`;
}
/** The author's description, else the beginning of the instructions (spec/dialects.md §2.1). */
function descriptionOf(name, worker) {
    if (worker?.description)
        return worker.description;
    if (!worker)
        return `Delegate task to the '${name}' worker`;
    const { instructions } = worker;
    return instructions.length > 200 ? `${instructions.slice(0, 200)}...` : instructions;
}
function workerOf(parsed) {
    return parsed.worker;
}
function parseWith(schema, raw) {
    const result = schema.safeParse(raw ?? {});
    if (result.success)
        return { ok: true, input: result.data };
    return { ok: false, message: zod__WEBPACK_IMPORTED_MODULE_2__/* .prettifyError */ .S1(result.error) };
}
function schemaOf(schema) {
    const { $schema: _, ...rest } = zod__WEBPACK_IMPORTED_MODULE_3__/* .toJSONSchema */ .bl(schema, { io: "input" });
    return rest;
}


/***/ })

};
