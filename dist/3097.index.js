export const id = 3097;
export const ids = [3097];
export const modules = {

/***/ 83097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   projectProblems: () => (/* binding */ projectProblems)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83916);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55293);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17226);
/* harmony import */ var _worker_search_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54880);
/* harmony import */ var _worker_space_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16732);





/** Everything wrong with the workers of a project, and with those of libraries that they may call. */
async function projectProblems(project) {
    const libraries = await libraryProblems(project);
    const usable = libraries.every(({ severity }) => severity === "warning");
    // Without its libraries a project's calls cannot be judged; what else is wrong with it can.
    return [...libraries, ...(await workerProblems(project, { delegates: usable }))];
}
async function workerProblems(project, { delegates }) {
    const { space, entry } = project;
    const all = await space.workers.all();
    const files = new Set([...(entry === null ? [] : [entry]), ...all.map(({ file }) => file)]);
    const queue = [...files].map((file) => ({ space, file }));
    const problems = [];
    // Grows while it is read: a worker of a library is looked at when somebody may call it.
    for (const found of queue) {
        const read = await project.reading.read(found);
        problems.push(...read.problems);
        if (!delegates)
            continue;
        for (const delegate of read.delegates) {
            const target = await (0,_worker_search_js__WEBPACK_IMPORTED_MODULE_2__/* .findQuietly */ .F)(project.search, {
                name: delegate.worker,
                from: found.space,
            });
            if (target.status !== "found") {
                problems.push(await missingDelegate(project, { caller: found, delegate }));
            }
            else if (!queue.some(({ space, file }) => space === target.space && file === target.file)) {
                queue.push(target);
            }
        }
    }
    for (const { name, file } of all) {
        const ambiguity = name === null ? null : await ambiguityOf(project, { name, file });
        if (ambiguity !== null)
            problems.push(ambiguity);
    }
    return problems;
}
/** A delegate that resolves nowhere fails at the call, so only `validate` reports it (C8). */
async function missingDelegate(project, { caller, delegate }) {
    const { worker, location } = delegate;
    const why = await whyNot(project, { name: worker, from: caller.space });
    const message = `${(0,_worker_space_js__WEBPACK_IMPORTED_MODULE_3__/* .shownFile */ .G)(caller.space, caller.file)} may call ${(0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(worker)}. ${why}`;
    const text = await lineOf(caller.space, { shown: location.file, line: location.line });
    return { severity: "error", message, location, text };
}
async function whyNot({ search, describeMiss }, { name, from }) {
    try {
        return await describeMiss(name, await search.find(name, from));
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW)
            return error.message;
        throw error;
    }
}
async function lineOf(space, { shown, line }) {
    const file = shown.startsWith(space.prefix) ? shown.slice(space.prefix.length) : shown;
    const text = (await space.files.read(file)) ?? "";
    return text.split(/\r?\n/)[line - 1] ?? "";
}
async function ambiguityOf({ space, search, describeMiss }, { name, file }) {
    const found = await (0,_worker_search_js__WEBPACK_IMPORTED_MODULE_2__/* .findQuietly */ .F)(search, { name, from: space });
    if (found.status !== "ambiguous")
        return null;
    const text = (await space.files.read(file)) ?? "";
    const message = await describeMiss(name, found);
    return { severity: "error", message, ...(0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .firstPlace */ .Az)(found.files[0] ?? file, text.split("\n")) };
}
/** What keeps the libraries from being opened: a cycle, two versions, one that is nowhere. */
async function libraryProblems({ space, manifest }) {
    const [first] = manifest.dependencies;
    if (first === undefined)
        return [];
    try {
        const libraries = await space.dependencies();
        return libraries.flatMap((library) => library.manifest.diagnostics.problems);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .LlmDoError */ .pW))
            throw error;
        const { location } = first;
        const text = await lineOf(space, { shown: location.file, line: location.line });
        return [{ severity: "error", message: error.message, location, text }];
    }
}


/***/ })

};
