export const id = 2014;
export const ids = [2014];
export const modules = {

/***/ 42014:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerSchema: () => (/* binding */ answerSchema),
/* harmony export */   resolveOutputSchema: () => (/* binding */ resolveOutputSchema)
/* harmony export */ });
/* unused harmony export schemaProblem */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22473);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17226);



/**
 * The JSON Schema that a worker's answer must satisfy (spec/dialects.md C35), or null when it cannot be
 * had; why is in `diagnostics`, at the place of the key.
 */
async function resolveOutputSchema(source, { folders, diagnostics }) {
    const { place } = source;
    if (source.kind === "inline") {
        const problem = schemaProblem(source.schema);
        if (problem === null)
            return source.schema;
        diagnostics.error(place, `"output_schema" cannot be used: ${problem}`);
        return null;
    }
    const found = await findSchema(source.reference, folders);
    if (found.kind === "problem") {
        diagnostics.error(place, found.message);
        return null;
    }
    const schema = parseJson(found.text);
    const problem = schema.ok ? schemaProblem(schema.value) : schema.message;
    if (problem === null && schema.ok)
        return schema.value;
    diagnostics.error(place, `The schema in ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(found.file)} cannot be used: ${problem}`);
    return null;
}
/** What keeps a value from being a schema that answers can be checked against, or null. */
function schemaProblem(schema) {
    if (typeof schema !== "object" || schema === null || Array.isArray(schema)) {
        return "it is not a map. Write a JSON Schema, such as {type: object, properties: {…}}.";
    }
    if (Object.keys(schema).length === 0)
        return "it is empty and would allow anything. Remove it.";
    try {
        answerSchema(schema);
        return null;
    }
    catch (error) {
        return `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).replace(/\.?$/, ".")} What is understood: type, properties, items, enum, const, anyOf, oneOf, allOf, $ref to #/$defs, and limits such as minimum, pattern and minItems.`;
    }
}
/** Checks answers. Throws for what `schemaProblem` would say. */
function answerSchema(schema) {
    // Up to draft 7, definitions stood under another key.
    const defaultTarget = "definitions" in schema ? "draft-7" : "draft-2020-12";
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .fromJSONSchema */ .y(schema, { defaultTarget });
}
async function findSchema(reference, folders) {
    const written = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(reference);
    if (/\.py(:|$)/.test(reference)) {
        return problem(`The schema ${written} is a Python class, which cannot be read. Write it as JSON Schema to schemas/NAME.json (pydantic: json.dumps(Cls.model_json_schema())), and refer to it by NAME.`);
    }
    const library = /^([a-z0-9][\w-]*):(.+)$/.exec(reference);
    const name = (library?.[2] ?? reference).replace(/^(?:\.\/)+/, "");
    if (name.startsWith("/") || name.split("/").includes("..") || name === "") {
        return problem(`The schema ${written} is not inside the project. Name a file of it, such as schemas/answer.json.`);
    }
    if (library?.[1])
        return await findInLibrary({ library: library[1], name, written }, folders);
    const tried = [];
    for (const folder of folders.folders) {
        for (const candidate of candidates(name)) {
            const file = folder === "" ? candidate : `${folder}/${candidate}`;
            if (tried.includes(file))
                continue;
            tried.push(file);
            const text = await folders.read(file);
            if (text !== undefined)
                return { kind: "file", file, text };
        }
    }
    return problem(`The schema ${written} was not found. Searched: ${tried.join(", ")}.`);
}
async function findInLibrary(wanted, folders) {
    const { library, name, written } = wanted;
    for (const candidate of candidates(name)) {
        const text = await folders.readLibrary(library, candidate);
        if (text === null) {
            return problem(`The schema ${written} is in library ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(library)}, which the project does not declare. Add it to "dependencies" of project.yaml.`);
        }
        if (text !== undefined)
            return { kind: "file", file: `${library}:${candidate}`, text };
    }
    const searched = candidates(name).join(", ");
    return problem(`The schema ${written} was not found. Searched in library ${library}: ${searched}.`);
}
/** `answer` → schemas/answer.json; `schemas/answer.json` → itself; both also the other way. */
function candidates(name) {
    const file = name.endsWith(".json") ? name : `${name}.json`;
    return name.includes("/") ? [file, `schemas/${file}`] : [`schemas/${file}`, file];
}
function problem(message) {
    return { kind: "problem", message };
}
function parseJson(text) {
    try {
        return { ok: true, value: JSON.parse(text.replace(/^\ufeff/, "")) };
    }
    catch (error) {
        return { ok: false, message: `it is no JSON: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).replace(/\.?$/, ".")}` };
    }
}


/***/ })

};
