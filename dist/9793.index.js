export const id = 9793;
export const ids = [9793];
export const modules = {

/***/ 69793:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderWithEngine: () => (/* binding */ renderWithEngine)
});

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
;// CONCATENATED MODULE: ./src/project/template-filters.ts
/**
 * What Jinja has and nunjucks lacks: filters, and how values count as true. Values are plain data of the
 * author's; nothing here may hand out a function.
 */
/** `| tojson`, `| tojson(2)`: as Jinja, `<`, `>`, `&` and `'` are written as escapes. */
function toJson(value, indent) {
    const spaces = typeof indent === "number" ? indent : indent?.indent;
    const text = JSON.stringify(value, null, typeof spaces === "number" ? spaces : undefined) ?? "null";
    return text.replace(/[<>&']/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
/** `| items`: the pairs of a mapping, in the author's order. */
function items(value) {
    return Object.entries((value ?? {}));
}
function unique(value) {
    return [...new Set(asList(value))];
}
function smallest(value) {
    return asList(value).reduce((low, item) => (item < low ? item : low));
}
function largest(value) {
    return asList(value).reduce((high, item) => (item > high ? item : high));
}
/** `"%s of %d" | format(a, b)`. */
function format(pattern, ...values) {
    let next = 0;
    return String(pattern).replace(/%([sd%])/g, (_, kind) => kind === "%" ? "%" : String(values[next++] ?? ""));
}
/** `| map('upper')` and `| map(attribute='name')`. */
function mapFilter(filterNamed) {
    return (value, how, ...more) => {
        const { attribute } = (typeof how === "object" && how !== null ? how : {});
        if (typeof attribute === "string") {
            return asList(value).map((item) => Object.hasOwn(Object(item), attribute) ? item[attribute] : undefined);
        }
        const filter = filterNamed(String(how));
        if (typeof filter !== "function")
            throw new Error(`there is no filter "${how}" for map`);
        return asList(value).map((item) => filter(item, ...more));
    };
}
/** Filters that look up an attribute of each item by its name. */
const TAKES_ATTRIBUTE = ["groupby", "join", "rejectattr", "selectattr", "sort", "sum"];
/** The same without what every JavaScript value inherits: `| sum('constructor')` finds nothing. */
function ownAttributes(filter) {
    return function own(value, ...more) {
        const names = more.flatMap((given) => typeof given === "object" && given !== null ? Object.values(given) : [given]);
        const inherited = asList(value).some((item) => names.some((name) => isInherited(item, name)));
        if (inherited)
            throw new Error("only what an author wrote can be an attribute");
        return filter.call(this, value, ...more);
    };
}
function isInherited(item, name) {
    if (typeof name !== "string" || item === null || item === undefined)
        return false;
    const object = Object(item);
    return name.split(".").some((part) => part in object && !Object.hasOwn(object, part));
}
function asList(value) {
    if (typeof value === "string")
        return [...value];
    return Array.isArray(value) ? value : Object.keys((value ?? {}));
}
const JINJA_FILTERS = {
    tojson: toJson,
    items,
    unique,
    min: smallest,
    max: largest,
    format,
};
/** Filters that make something of an undefined value. */
const TAKES_UNDEFINED = new Set(["default", "d"]);
/** True as in Jinja: an empty list or mapping is not. */
function isTrue(value) {
    if (Array.isArray(value))
        return value.length > 0;
    if (typeof value !== "object" || value === null)
        return Boolean(value);
    const prototype = Object.getPrototypeOf(value);
    const plain = prototype === Object.prototype || prototype === null;
    return plain ? Object.keys(value).length > 0 : String(value) !== "";
}

;// CONCATENATED MODULE: ./src/project/template-tree.ts
/// <reference path="./nunjucks.d.ts" />
/** Changes the tree from the leaves up; `change` returns the node itself to keep it. */
function mapTree(node, change) {
    for (const field of childFields(node)) {
        const value = node[field];
        if (isTemplateNode(value))
            node[field] = mapTree(value, change);
        else if (Array.isArray(value)) {
            node[field] = value.map((item) => (isTemplateNode(item) ? mapTree(item, change) : item));
        }
    }
    return change(node);
}
function visitTree(node, visit) {
    visit(node);
    for (const child of childrenOf(node))
        visitTree(child, visit);
}
function childrenOf(node) {
    return childFields(node)
        .flatMap((field) => node[field])
        .filter(isTemplateNode);
}
/** `{% set x %}…{% endset %}` keeps its body where nunjucks does not declare it. */
function childFields(node) {
    return node.typename === "Set" ? [...node.fields, "body"] : node.fields;
}
function isTemplateNode(value) {
    return typeof value === "object" && value !== null && "typename" in value && "fields" in value;
}
/** The node that begins an expression: of `a.b | upper` it is `a`. */
function startOf(node) {
    const first = (value) => (isTemplateNode(value) ? startOf(value) : node);
    if (node.typename === "LookupVal")
        return first(node.target);
    if (node.typename === "Filter")
        return first(node.args.children[0]);
    if (node.typename === "FunCall")
        return first(node.name);
    if (isTemplateNode(node.left))
        return startOf(node.left);
    return node;
}
/** How the author would write it: `user.name`. */
function nameOf(node) {
    if (typeof node.shown === "string")
        return node.shown;
    if (node.typename === "Symbol")
        return String(node.value);
    if (node.typename === "Literal")
        return JSON.stringify(node.value);
    if (node.typename === "FunCall")
        return `${nameOf(node.name)}(…)`;
    if (node.typename === "LookupVal") {
        const { target, val } = node;
        if (!target || !val)
            return "this value";
        const attribute = val.typename === "Literal" && /^[A-Za-z_]\w*$/.test(String(val.value));
        return `${nameOf(target)}${attribute ? `.${val.value}` : `[${nameOf(val)}]`}`;
    }
    return "this value";
}

;// CONCATENATED MODULE: ./src/project/template-harden.ts


/** Filters of ours around parts of a template. Their names cannot be written in one. */
const GUARDS = {
    /** (value, name, file, line, column): throws for undefined. */
    defined: "llm-do:defined",
    /** As `defined`; also refuses what would be printed as `[object Object]`. */
    printable: "llm-do:printable",
    /** (target, key): an own property of plain data, or nothing. */
    member: "llm-do:member",
    /** (name, shown, file, line, column, ignoreMissing): the template that is asked for next. */
    template: "llm-do:template",
    /** (function, name, file, line, column): throws unless it can be called. */
    callable: "llm-do:callable",
    /** (value, one variable): what a loop runs over. */
    iterable: "llm-do:iterable",
    /** True or false, as in Jinja. */
    truth: "llm-do:truth",
    /** The value, or false where Jinja takes it for false. */
    choice: "llm-do:choice",
};
const ARITHMETIC = new Set([
    ...["Add", "Concat", "Sub", "Mul", "Div", "FloorDiv", "Mod", "Pow"],
    ...["Neg", "Pos"],
]);
const TEMPLATE_TAGS = new Set(["Include", "Extends", "Import", "FromImport"]);
/**
 * Puts a guard around every place where nunjucks goes on with nothing instead of failing, where it would
 * reach into JavaScript, and where a value counts as true otherwise than in Jinja.
 */
function hardenTemplate(tree, { file, nodes }) {
    const guard = (value, name, ...more) => {
        const { lineno, colno } = value;
        const literals = more.map((item) => new nodes.Literal(lineno, colno, item));
        const args = new nodes.NodeList(lineno, colno, [value, ...literals]);
        const symbol = new nodes.Symbol(lineno, colno, name);
        return keep(new nodes.Filter(lineno, colno, symbol, args), value);
    };
    const placed = (value, name, ...more) => {
        const { lineno, colno } = startOf(value);
        return guard(value, name, nameOf(value), file, lineno, colno, ...more);
    };
    return mapTree(tree, (node) => {
        if (node.typename === "LookupVal")
            return memberOf(node, { nodes, placed });
        guardFields(node, { guard, placed });
        return node;
    });
}
/** `a.b`: `a` must be something, and only its own data can be reached. */
function memberOf(node, { nodes, placed }) {
    const { lineno, colno } = node;
    const target = placed(node.target, GUARDS.defined);
    const args = new nodes.NodeList(lineno, colno, [target, node.val]);
    const filter = new nodes.Filter(lineno, colno, new nodes.Symbol(lineno, colno, GUARDS.member), args);
    return keep(filter, node);
}
function guardFields(node, { guard, placed }) {
    const change = (field, by) => {
        const value = node[field];
        if (isTemplateNode(value))
            node[field] = by(value);
    };
    if (ARITHMETIC.has(node.typename)) {
        for (const field of ["left", "right", "target"])
            change(field, (it) => placed(it, GUARDS.defined));
    }
    if (TEMPLATE_TAGS.has(node.typename)) {
        change("template", (it) => placed(it, GUARDS.template, node.ignoreMissing === true));
    }
    // `is divisibleby(3)` has the form of a call, and names a test.
    if (node.typename === "Is" && isTemplateNode(node.right)) {
        const { name } = node.right;
        if (isTemplateNode(name) && isTemplateNode(name.original))
            node.right.name = name.original;
    }
    if (node.typename === "FunCall")
        change("name", (it) => placed(it, GUARDS.callable));
    if (node.typename === "If" || node.typename === "InlineIf") {
        change("cond", (it) => guard(it, GUARDS.truth));
    }
    if (node.typename === "Not")
        change("target", (it) => guard(it, GUARDS.truth));
    if (node.typename === "And" || node.typename === "Or") {
        change("left", (it) => guard(it, GUARDS.choice));
    }
    if (node.typename === "For") {
        const single = isTemplateNode(node.name) && node.name.typename === "Symbol";
        change("arr", (it) => guard(it, GUARDS.iterable, single));
    }
    if (node.typename === "Filter")
        guardInput(node, placed);
    if (node.typename === "Output") {
        node.children = node.children.map((child) => child.typename === "TemplateData" ? child : placed(child, GUARDS.printable));
    }
}
/** A filter would make an empty text of what is not there, except those that are for that. */
function guardInput(node, placed) {
    const name = nameOf(node.name);
    const args = node.args;
    if (name.startsWith("llm-do:") || TAKES_UNDEFINED.has(name) || !isTemplateNode(args))
        return;
    const [input, ...others] = args.children;
    if (input && input.typename !== "Capture") {
        args.children = [placed(input, GUARDS.defined), ...others];
    }
}
/** Remembers what a guard stands for: for messages about what is around it, and to take it off. */
function keep(guard, original) {
    return Object.assign(guard, { original, shown: nameOf(original) });
}

// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(57246);
;// CONCATENATED MODULE: ./src/project/template-lint.ts


/**
 * Reports what nunjucks would silently do otherwise than Jinja, and every name that its compiler would
 * paste into a program unescaped: a name such as `x"&&y` is code there, and so is the text of a test.
 */
function lintTemplate(tree, options) {
    visitTree(tree, (node) => {
        const message = complaint(node, options);
        if (message !== null)
            options.report(node, message);
    });
}
function complaint(node, options) {
    switch (node.typename) {
        case "Symbol":
            return complaintOfName(String(node.value));
        case "Filter":
            return complaintOfFilter(node, options);
        case "Is":
            return complaintOfTest(node.right, options);
        case "FunCall":
            return complaintOfCall(node.name);
        case "LookupVal":
            return complaintOfIndex(node.val);
        case "For":
            return complaintOfLoop(node);
        case "Literal":
            return node.value instanceof RegExp ? "Regular expressions are not part of Jinja." : null;
        default:
            return NOT_JINJA.has(node.typename) ? "This tag is not part of Jinja." : null;
    }
}
const NOT_JINJA = new Set([
    ...["AsyncEach", "AsyncAll", "IfAsync", "Switch"],
    ...["CallExtension", "CallExtensionAsync", "FilterAsync"],
]);
const PYTHON_WORDS = { True: "true", False: "false", None: "none" };
function complaintOfName(name) {
    const plain = Object.hasOwn(PYTHON_WORDS, name) ? PYTHON_WORDS[name] : undefined;
    if (plain !== undefined)
        return `Write \`${plain}\`, not \`${name}\`.`;
    if (name === "namespace")
        return "`namespace()` is not supported; compute the value in `vars`.";
    if (!name.split(".").every((part) => /^[A-Za-z_]\w*$/.test(part))) {
        return `${JSON.stringify(name)} is no name: letters, digits and underscores only.`;
    }
    return name in {} ? `\`${name}\` cannot be used in a template.` : null;
}
function complaintOfFilter(node, { filters }) {
    const name = nameOf(node.name);
    if (filters.has(name))
        return null;
    return `There is no filter \`${name}\`.${(0,near_miss/* didYouMean */.au)(name, filters)}`;
}
function complaintOfTest(right, { tests }) {
    const named = isTemplateNode(right.name) ? right.name : right;
    const name = String(named.value);
    if ((named.typename === "Symbol" || named.value === null) && tests.has(name))
        return null;
    return `There is no test \`is ${name}\`.${(0,near_miss/* didYouMean */.au)(name, tests)}`;
}
/** What projects write for Python's methods, and how Jinja's filters say it. */
const METHODS = {
    ...{ upper: "| upper", lower: "| lower", title: "| title", capitalize: "| capitalize" },
    ...{ strip: "| trim", replace: "| replace(…)", join: "| join(…)", items: "| items" },
    ...{
        keys: "| list",
        values: "| dictsort",
        get: "| default(…) behind `.name`",
        format: "| format",
    },
};
function complaintOfCall(name) {
    if (name.typename === "Symbol")
        return null;
    const attribute = name.typename === "LookupVal" ? name.val : null;
    const method = attribute?.typename === "Literal" ? String(attribute.value) : "";
    if (Object.hasOwn(METHODS, method)) {
        return `Methods of Python values are not supported; write \`${METHODS[method]}\` instead of \`.${method}()\`.`;
    }
    if (/^[A-Za-z_]\w*$/.test(method))
        return null;
    return "Only a name can be called: `file('x.md')`, or a macro such as `forms.field()`.";
}
function complaintOfIndex(value) {
    if (value.typename !== "Neg")
        return null;
    return "A negative index finds nothing; write `| last`, or `| reverse` and an index from 0.";
}
function complaintOfLoop(node) {
    const { arr } = node;
    if (!isTemplateNode(arr) || arr.typename !== "InlineIf")
        return null;
    return "`for … in … if …` would ignore its condition; put `{% if … %}` inside the loop, or filter with `selectattr`.";
}
/** What an author who knows Jinja meant by something that could not be parsed. */
function explainSyntax(message, line) {
    const tag = /unknown block tag: (\w+)/.exec(message)?.[1];
    if (tag !== undefined)
        return `\`{% ${tag} %}\` is not supported.${UNKNOWN_TAGS[tag] ?? ""}`;
    if (/\[[^\]]*:[^\]]*\]/.test(line))
        return "Slices such as `[0:2]` are not supported; use `| first`, `| last` or a shorter list.";
    const end = /expected end of comment|expected variable end|expected block end|unexpected end/i;
    const hint = end.test(message)
        ? " If nothing here is a template, write `templating: none` in the front matter."
        : "";
    return `This is not understood: ${message.replace(/\.$/, "")}.${hint}`;
}
const UNKNOWN_TAGS = {
    with: " Use `{% set %}` before it.",
    do: " Compute the value in `vars`.",
    break: " Put `{% if … %}` around the rest of the loop.",
    continue: " Put `{% if … %}` around the rest of the loop.",
    trans: " Write the text itself.",
};

;// CONCATENATED MODULE: ./src/project/template-report.ts
/** Ends rendering after something was reported. */
class Stopped extends Error {
}
/** What is wrong with the templates of one worker, in one pass, with the lines of text. */
class TemplateReport {
    /** The last place that rendering has passed: where an error without a place belongs. */
    at;
    #texts = new Map();
    #problems = new Map();
    constructor(file) {
        this.at = { file, line: 0, column: 0 };
    }
    get failed() {
        return this.#problems.size > 0;
    }
    /** Forgets what a pass reported: it did not have all files. */
    startPass() {
        this.#problems.clear();
    }
    addText(file, text, firstLine = 1) {
        this.#texts.set(file, { lines: text.split(/\r?\n/), firstLine });
    }
    add(place, message) {
        const key = `${place.file}:${place.line}:${place.column}:${message}`;
        this.#problems.set(key, { ...place, message });
    }
    /** Reports and ends rendering. */
    stop(place, message) {
        this.add(place, message);
        throw new Stopped(message);
    }
    lineAt({ file, line }) {
        return this.#texts.get(file)?.lines[line] ?? "";
    }
    tell(diagnostics) {
        for (const { file, line, column, message } of this.#problems.values()) {
            const first = this.#texts.get(file)?.firstLine ?? 1;
            const text = this.lineAt({ file, line, column });
            diagnostics.error({ location: { file, line: first + line, column: column + 1 }, text }, message);
        }
    }
}

;// CONCATENATED MODULE: ./src/project/template-compile.ts




/** Turns text into a template: parsed, checked, guarded. What is wrong is reported, then it stops. */
async function createCompiler(nunjucks, { environment, report }) {
    const { default: transformer } = await __webpack_require__.e(/* import() */ 6297).then(__webpack_require__.t.bind(__webpack_require__, 76297, 23));
    const tests = new Set(Object.keys(environment.tests));
    const done = new Map();
    return (file, text) => {
        const known = done.get(file);
        if (known)
            return known;
        const tree = parse(text, { file, nunjucks, report });
        let wrong = false;
        const complain = ({ lineno, colno }, message) => {
            wrong = true;
            report.add({ file, line: lineno, column: colno }, message);
        };
        const filters = new Set(Object.keys(environment.filters).filter((name) => !name.includes(":")));
        lintTemplate(tree, { filters, tests, report: complain });
        if (wrong)
            throw new Stopped(file);
        const hardened = hardenTemplate(transformer.transform(tree, []), {
            file,
            nodes: nunjucks.nodes,
        });
        const compiler = new nunjucks.compiler.Compiler(file, false);
        compiler.compile(hardened);
        const obj = new Function(compiler.getCode())();
        const template = { type: "code", obj };
        done.set(file, template);
        return template;
    };
}
function parse(text, options) {
    const { file, nunjucks, report } = options;
    try {
        return nunjucks.parser.parse(text, [], { autoescape: false });
    }
    catch (error) {
        const { lineno, colno } = error;
        const line = Math.max(0, (lineno ?? text.split("\n").length) - 1);
        const place = { file, line, column: Math.max(0, (colno ?? 1) - 1) };
        return report.stop(place, explainSyntax((0,errors/* messageOf */.bD)(error), report.lineAt(place)));
    }
}

;// CONCATENATED MODULE: ./src/project/template-guards.ts


/** Name that no template has: nunjucks goes on without it. */
const NO_TEMPLATE = "llm-do:none";
/** Stands for the function `file` until the place of its call is known. */
const FILE_FUNCTION = () => "";
/** The filters that template-harden.ts puts around the parts of a template. */
function guardFilters(options) {
    const { report } = options;
    /** Remembers how far rendering has come. */
    const pass = (file, line, column) => {
        report.at = { file, line, column };
        return report.at;
    };
    const defined = (value, name, ...at) => {
        const place = pass(...at);
        return value === undefined || value === null ? report.stop(place, undefinedText(name)) : value;
    };
    return {
        [GUARDS.defined]: defined,
        [GUARDS.printable](value, name, ...at) {
            const known = defined(value, name, ...at);
            if (typeof known !== "object" || options.isSafeText(known))
                return known;
            return report.stop(report.at, unprintable(name, Array.isArray(known)));
        },
        [GUARDS.member]: (target, key) => ownMember(target, key),
        [GUARDS.template](name, shown, ...rest) {
            const [file, line, column, mayBeMissing] = rest;
            const place = pass(file, line, column);
            if (typeof name !== "string")
                return report.stop(place, undefinedText(shown));
            return options.openTemplate(name, place, mayBeMissing) ?? NO_TEMPLATE;
        },
        [GUARDS.callable](value, name, ...at) {
            const place = pass(...at);
            if (value === FILE_FUNCTION)
                return (path) => options.readFile(String(path), place);
            if (typeof value === "function")
                return value;
            return report.stop(place, `There is no function or macro \`${name}\`.`);
        },
        [GUARDS.iterable]: (value, single) => asIterable(value, single),
        [GUARDS.truth]: (value) => isTrue(value),
        [GUARDS.choice]: (value) => (isTrue(value) ? value : value && false),
    };
}
function undefinedText(name) {
    return `\`${name}\` is not defined. Give it a value in the front matter, in \`vars:\`, or with \`--var\`; or write \`| default('…')\` behind it.`;
}
function unprintable(name, list) {
    return `\`${name}\` is a ${list ? "list" : "mapping"}; write ${list ? "`| join(', ')` or " : ""}\`| tojson\` behind it.`;
}
/** Own data only: nothing of JavaScript's prototypes can be reached. */
function ownMember(target, key) {
    if (typeof target === "function")
        return undefined;
    return Object.hasOwn(Object(target), key) ? target[key] : undefined;
}
/** With one variable Jinja runs over a mapping's keys, where nunjucks would run over nothing. */
function asIterable(value, single) {
    const plain = typeof value === "object" && value !== null && !Array.isArray(value);
    return plain && single ? Object.keys(value) : value;
}

;// CONCATENATED MODULE: ./src/project/template-sources.ts
/**
 * Finds templates for an engine that cannot wait. What has not been read yet is noted, and counts as
 * missing until `readWanted` has fetched it; the engine then starts again.
 */
class TemplateSources {
    #folders;
    #texts = new Map();
    #wanted = new Map();
    /** Where each found template lies, for `./x` in it. */
    #found = new Map();
    constructor(folders) {
        this.#folders = folders;
    }
    /** Reads what was looked for since the last time. False when that was nothing. */
    async readWanted() {
        const wanted = [...this.#wanted];
        this.#wanted.clear();
        for (const [key, { folder, segments }] of wanted) {
            this.#texts.set(key, await folder.files.read(pathOf(folder, segments)));
        }
        return wanted.length > 0;
    }
    /**
     * `x.jinja`, `sub/x.jinja`, `lib:x.jinja` (that library only), and `./x.jinja` first beside `from`.
     * Paths upwards and absolute ones lead nowhere.
     */
    find(name, from) {
        const { library, path } = splitName(name);
        const segments = path.split("/").filter((segment) => segment !== "." && segment !== "");
        if (path.startsWith("/") || segments.includes("..") || /[\\\0]/.test(path)) {
            return {
                status: "refused",
                reason: "a template lies inside its folder: no `..`, no `/` first",
            };
        }
        const folders = this.#folders.filter((folder) => library === null || folder.library === library);
        if (library !== null && folders.length === 0)
            return this.#noLibrary(library);
        const candidates = folders.map((folder) => ({ folder, segments }));
        const beside = path.startsWith("./") ? this.#found.get(from) : undefined;
        if (beside) {
            const own = [...beside.segments.slice(0, -1), ...segments];
            candidates.unshift({ folder: beside.folder, segments: own });
        }
        return this.#first(candidates);
    }
    #first(candidates) {
        const searched = [];
        for (const candidate of candidates) {
            const { folder, segments } = candidate;
            const inside = pathOf(folder, segments);
            const path = folder.library === null ? inside : `${folder.library}:${inside}`;
            searched.push(path);
            const text = this.#read(candidate, `${folder.label}\0${inside}`);
            if (text === undefined)
                continue;
            this.#found.set(path, candidate);
            return { status: "found", path, text };
        }
        return { status: "missing", searched };
    }
    #noLibrary(library) {
        const names = new Set(this.#folders.flatMap((folder) => folder.library ?? []));
        const known = names.size === 0 ? "it depends on none" : `it depends on ${[...names].join(", ")}`;
        return { status: "refused", reason: `the project has no library "${library}" (${known})` };
    }
    #read(candidate, key) {
        if (!this.#texts.has(key))
            this.#wanted.set(key, candidate);
        return this.#texts.get(key);
    }
}
function pathOf({ folder }, segments) {
    return [folder, ...segments].filter((part) => part !== "").join("/");
}
/** A library's name is at least two characters, so that `C:\x` is none. */
function splitName(name) {
    const match = /^([a-z0-9][\w-]+):(.*)$/is.exec(name);
    return { library: match?.[1] ?? null, path: match?.[2] ?? name };
}

// EXTERNAL MODULE: ./src/project/template-text.ts
var template_text = __webpack_require__(6067);
;// CONCATENATED MODULE: ./src/project/template-engine.ts








const MAX_MILLISECONDS = 1000;
const MAX_CHARACTERS = 1_000_000;
const MAX_DEPTH = 30;
const MAX_RANGE = 100_000;
/** Each pass finds out about files that the one before asked for. */
const MAX_PASSES = 200;
/**
 * Renders with nunjucks, which is no sandbox and not quite Jinja: templates are checked and rewritten
 * before they are compiled (template-lint.ts, template-harden.ts), and run under a time limit.
 */
async function renderWithEngine(options) {
    const report = new TemplateReport(options.file);
    const sources = new TemplateSources(options.folders);
    const render = await createRenderer(options, { report, sources });
    let left = MAX_MILLISECONDS;
    for (let pass = 0;; pass++) {
        const started = performance.now();
        const text = renderOnce(render, { report, timeout: Math.max(1, Math.ceil(left)) });
        left -= performance.now() - started;
        if (pass < MAX_PASSES && left > 0 && (await sources.readWanted()))
            continue;
        report.tell(options.diagnostics);
        return report.failed ? null : (0,template_text/* showGithubExpressions */.uJ)(text);
    }
}
/** A timer of this thread could not fire while a template runs; the one of `vm` ends it from outside. */
function renderOnce(render, { report, timeout }) {
    report.startPass();
    try {
        const text = (0,external_node_vm_.runInNewContext)("render()", { render }, { timeout });
        if (typeof text === "string" && text.length <= MAX_CHARACTERS)
            return text;
        report.add(report.at, `The rendered text is longer than ${MAX_CHARACTERS} characters.`);
    }
    catch (error) {
        if (!report.failed && !(error instanceof Stopped))
            report.add(report.at, explainFailure(error));
    }
    return "";
}
function explainFailure(error) {
    if (error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") {
        return `The template takes longer than ${MAX_MILLISECONDS / 1000} s to render.`;
    }
    const message = (0,errors/* messageOf */.bD)(error);
    if (/call stack/.test(message))
        return "Templates or macros call each other without end.";
    // `(path) [Line 1, Column 2]\n  Error: what happened`, as often as templates are nested.
    const last = message.trim().split("\n").at(-1)?.trim() ?? "";
    return `The template cannot be rendered: ${last.replace(/^\w*Error: /, "")}.`;
}
/** Synchronous, so that the time limit holds for all of it. */
async function createRenderer(options, { report, sources }) {
    const { default: nunjucks } = await Promise.all(/* import() */[__webpack_require__.e(6297), __webpack_require__.e(8115)]).then(__webpack_require__.t.bind(__webpack_require__, 18115, 23));
    const templates = new Map();
    const getSource = (path) => {
        const src = templates.get(path);
        return src ? { src, path, noCache: false } : null;
    };
    const loader = Object.assign(new nunjucks.Loader(), { getSource });
    const environment = new nunjucks.Environment([loader], { autoescape: false });
    const compile = await createCompiler(nunjucks, { environment, report });
    let depth = 0;
    const find = (name, place) => {
        const found = sources.find(name, place.file);
        if (found.status !== "refused")
            return found;
        return report.stop(place, `${JSON.stringify(name)}: ${found.reason}.`);
    };
    const guards = guardFilters({
        report,
        isSafeText: (value) => value instanceof nunjucks.runtime.SafeString,
        openTemplate(name, place, mayBeMissing) {
            if (depth > MAX_DEPTH)
                report.stop(place, "Templates include each other without end.");
            const found = find(name, place);
            if (found.status === "found") {
                if (!templates.has(found.path)) {
                    report.addText(found.path, found.text);
                    const template = compile(found.path, (0,template_text/* hideGithubExpressions */.RK)(found.text));
                    templates.set(found.path, counted(template, (step) => (depth += step)));
                }
                return found.path;
            }
            return mayBeMissing ? null : report.stop(place, missingTemplate(name, found.searched));
        },
        readFile(name, place) {
            const found = find(name, place);
            if (found.status === "found")
                return found.text;
            return report.stop(place, `File not found in any template root: ${name}`);
        },
    });
    setUp(environment, { guards, report });
    return () => {
        depth = 0;
        report.addText(options.file, options.text, options.firstLine);
        const main = compile(options.file, (0,template_text/* hideGithubExpressions */.RK)(options.text));
        return new nunjucks.Template(main, environment, options.file, true).render(options.variables);
    };
}
/** A template that says when it begins and ends. */
function counted(template, count) {
    const { root } = template.obj;
    const begin = (...given) => {
        const [environment, context, frame, runtime, end] = given;
        count(1);
        const ended = (...results) => {
            count(-1);
            end(...results);
        };
        root(environment, context, frame, runtime, ended);
    };
    return { ...template, obj: { ...template.obj, root: begin } };
}
/** Only what templates are meant to have: no other function of nunjucks can be called by name. */
function setUp(environment, { guards, report }) {
    const { filters } = environment;
    const map = mapFilter((name) => (name.includes(":") ? undefined : filters[name]));
    for (const name of TAKES_ATTRIBUTE) {
        const filter = filters[name];
        if (typeof filter === "function")
            environment.addFilter(name, ownAttributes(filter));
    }
    for (const [name, filter] of Object.entries({ ...JINJA_FILTERS, map, ...guards })) {
        environment.addFilter(name, filter);
    }
    environment.globals = { file: FILE_FUNCTION, range: range.bind(null, report) };
}
function range(report, ...values) {
    const [first = 0, second, step = 1] = values.map(Number);
    const [start, end] = second === undefined ? [0, first] : [first, second];
    const count = Math.max(0, Math.ceil((end - start) / step));
    if (count <= MAX_RANGE)
        return Array.from({ length: count }, (_, index) => start + index * step);
    return report.stop(report.at, `A range has at most ${MAX_RANGE} numbers, not ${count}.`);
}
function missingTemplate(name, searched) {
    const places = searched.map((place) => `\n  ${place}`).join("");
    return `There is no template ${JSON.stringify(name)}. Looked for:${places}`;
}


/***/ })

};
