export const id = 3101;
export const ids = [3101];
export const modules = {

/***/ 43101:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completeWorker: () => (/* binding */ completeWorker)
});

// EXTERNAL MODULE: ./src/project/files.ts
var project_files = __webpack_require__(83930);
// EXTERNAL MODULE: ./src/project/layout.ts
var layout = __webpack_require__(96547);
// EXTERNAL MODULE: ./src/project/problem.ts
var problem = __webpack_require__(17226);
// EXTERNAL MODULE: ./src/project/template-text.ts
var template_text = __webpack_require__(6067);
;// CONCATENATED MODULE: ./src/project/template.ts

/**
 * Renders instructions as Jinja does, within one second and one megabyte (spec/dialects.md F50-F54 and
 * §2.5). Text without `{{`, `{%` or `{#` comes back as it is, and loads no engine. Null after an error.
 */
async function renderTemplate(options) {
    if (!(0,template_text/* hasTemplateSyntax */.yZ)(options.text))
        return options.text;
    const { renderWithEngine } = await __webpack_require__.e(/* import() */ 9793).then(__webpack_require__.bind(__webpack_require__, 69793));
    return renderWithEngine(options);
}

// EXTERNAL MODULE: ./src/project/worker.ts + 9 modules
var project_worker = __webpack_require__(50496);
;// CONCATENATED MODULE: ./src/project/worker-completion.ts






/** What a worker's definition needs other files for: templates and the schema of its answer. */
async function completeWorker(parsed, completion) {
    const { worker } = parsed;
    if (worker === null)
        return parsed;
    const diagnostics = new problem/* Diagnostics */.rE();
    const [instructions, output] = await Promise.all([
        render(worker, { parsed, completion, diagnostics }),
        readSchema(parsed, { completion, diagnostics }),
    ]);
    const problems = [...parsed.problems, ...diagnostics.problems];
    if (diagnostics.failed || instructions === null)
        return { ...parsed, worker: null, problems };
    // Which tool a delegate is may depend on the name that the instructions call it by (C6).
    const again = instructions === worker.instructions
        ? parsed
        : (0,project_worker/* parseWorker */.AI)({ ...completion.source, instructions });
    return { ...again, worker: again.worker && { ...again.worker, output }, problems };
}
async function render(worker, { parsed, completion, diagnostics }) {
    const { template } = parsed;
    if (!template.enabled || !(0,template_text/* hasTemplateSyntax */.yZ)(worker.instructions))
        return worker.instructions;
    const { found, search, variables } = completion;
    const { manifest } = await found.space.defaults();
    const rendered = await renderTemplate({
        text: worker.instructions,
        file: worker.file,
        firstLine: template.firstLine,
        folders: await templateFolders(found, search),
        variables: { ...manifest.variables, ...template.variables, ...variables },
        diagnostics,
    });
    return rendered === null ? null : rendered.trim();
}
/** The worker's own, the project's, its libraries' and ours (spec §4.1); nothing where the worker is ours. */
async function templateFolders({ space, file }, search) {
    const { BUILTIN_TEMPLATES } = await __webpack_require__.e(/* import() */ 588).then(__webpack_require__.bind(__webpack_require__, 60588));
    const own = file.split("/").slice(0, -1).join("/");
    const { files, library, base } = space;
    const ofSpace = (folder) => ({
        label: folder === "" ? space.label : folder,
        files,
        folder,
        library,
    });
    const folders = [(0,layout/* joinPath */.uJ)(own, "templates"), own, (0,layout/* joinPath */.uJ)(base, "templates")];
    const libraries = await search.librariesOf(space);
    return [
        ...[...new Set(folders)].map(ofSpace),
        ...libraries.map((other) => templatesOf(other)),
        {
            label: "built-in templates",
            files: (0,project_files/* memoryFiles */.X)(BUILTIN_TEMPLATES),
            folder: "templates",
            library: null,
        },
    ];
}
function templatesOf(space) {
    const { label, files, library, base } = space;
    return { label, files, folder: (0,layout/* joinPath */.uJ)(base, "templates"), library };
}
async function readSchema({ output }, { completion, diagnostics }) {
    if (output === null)
        return null;
    const { resolveOutputSchema } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2473), __webpack_require__.e(2014)]).then(__webpack_require__.bind(__webpack_require__, 42014));
    return resolveOutputSchema(output, { folders: await schemaFolders(completion), diagnostics });
}
async function schemaFolders({ found, search }) {
    const { space, file } = found;
    const own = file.split("/").slice(0, -1).join("/");
    const libraries = await search.librariesOf(space);
    return {
        folders: [...new Set([own, space.base])],
        read: (path) => space.files.read(path),
        readLibrary: async (name, path) => {
            const other = [...libraries, space].find(({ library }) => library === name);
            return other ? other.files.read((0,layout/* joinPath */.uJ)(other.base, path)) : null;
        },
    };
}


/***/ })

};
