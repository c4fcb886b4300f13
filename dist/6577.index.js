export const id = 6577;
export const ids = [6577];
export const modules = {

/***/ 6577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCli: () => (/* binding */ runCli)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/cli/command-line.ts
var command_line = __webpack_require__(6898);
;// CONCATENATED MODULE: ./src/cli/commands.ts
const COMMON = {
    json: { type: "boolean", meaning: "JSON lines on stdout, the last one the result" },
    verbose: { type: "boolean", short: "v", meaning: "also what the models say" },
    help: { type: "boolean", short: "h", meaning: "show this help" },
};
const SESSION = {
    session: { type: "boolean", meaning: "also equal calls in the rest of the run" },
};
const RECORDING = {
    all: { type: "boolean", meaning: "every open request of the run" },
    resume: { type: "boolean", meaning: "resume the run afterwards" },
};
const FAIL_ON_DENIED = {
    "fail-on-denied": {
        type: "boolean",
        meaning: "exit with 1 when any call was denied or blocked",
    },
};
const RUN_OPTIONS = {
    worker: { type: "string", value: "NAME", alias: "entry", meaning: "the worker to start with" },
    input: {
        type: "string",
        value: "INPUT",
        meaning: "text or JSON; @FILE reads a file, - reads stdin",
    },
    model: {
        type: "string",
        value: "ID",
        meaning: "provider:model for every worker that can take it",
    },
    "approve-all": { type: "boolean", meaning: "run calls that need approval without asking" },
    "reject-all": { type: "boolean", meaning: "refuse calls that need approval" },
    "max-turns": { type: "string", value: "N", meaning: "model responses of the whole run (50)" },
    "max-depth": { type: "string", value: "N", meaning: "how deep workers call workers (5)" },
    "max-cost-usd": { type: "string", value: "USD", meaning: "dollars for models (no limit)" },
    "no-store": { type: "boolean", meaning: "keep the run in memory only; it cannot be resumed" },
    ...FAIL_ON_DENIED,
    ...COMMON,
};
/** Every command, in the order of the help. */
const COMMANDS = [
    {
        name: "run",
        summary: "Run a worker in the current directory",
        forms: ["[DIR | FILE.worker | NAME] [INPUT…]"],
        options: RUN_OPTIONS,
        details: [
            "The name of the command may be left out: llm-do DIR INPUT.",
            "The first word is the project or worker when it is a directory with a project, ends in .worker, or (with an input behind it) names a worker of the project here. Otherwise all words are the input, and the project is the one in the current directory or LLM_DO_PROJECT.",
            "Without an input, it is read from stdin unless that is a terminal.",
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4792), __webpack_require__.e(2219), __webpack_require__.e(4105), __webpack_require__.e(3019), __webpack_require__.e(8614)]).then(__webpack_require__.bind(__webpack_require__, 8614))).run,
    },
    {
        name: "validate",
        summary: "Report everything that is wrong with a project",
        forms: ["[DIR | FILE.worker]"],
        options: {
            ...COMMON,
            verbose: {
                ...COMMON.verbose,
                type: "boolean",
                short: "v",
                meaning: "also list the workers with their models and tools",
            },
        },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4792), __webpack_require__.e(4446)]).then(__webpack_require__.bind(__webpack_require__, 4446))).validate,
    },
    {
        name: "runs list",
        summary: "List the runs of this repository, newest first",
        forms: [""],
        options: COMMON,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4105), __webpack_require__.e(9046)]).then(__webpack_require__.bind(__webpack_require__, 1131))).listRuns,
    },
    {
        name: "runs show",
        summary: "Show a run: its history, open requests and totals",
        forms: ["RUN"],
        options: COMMON,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4792), __webpack_require__.e(2219), __webpack_require__.e(4105), __webpack_require__.e(5943)]).then(__webpack_require__.bind(__webpack_require__, 8324))).showRun,
    },
    {
        name: "runs resume",
        summary: "Go on with a run that was decided, interrupted or failed",
        forms: ["RUN"],
        options: { ...FAIL_ON_DENIED, ...COMMON },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4792), __webpack_require__.e(2219), __webpack_require__.e(4105), __webpack_require__.e(3019), __webpack_require__.e(5768)]).then(__webpack_require__.bind(__webpack_require__, 5768))).resumeRun,
    },
    {
        name: "runs approve",
        summary: "Let the calls of a run happen",
        forms: ["RUN [A1[@DIGEST]…]"],
        options: { ...SESSION, ...RECORDING, ...FAIL_ON_DENIED, ...COMMON },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4792), __webpack_require__.e(2219), __webpack_require__.e(4105), __webpack_require__.e(3019), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 5067))).approve,
    },
    {
        name: "runs deny",
        summary: "Refuse calls of a run; the reason is told to the model",
        forms: ["RUN [A1…] [REASON]"],
        options: { ...RECORDING, ...FAIL_ON_DENIED, ...COMMON },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4792), __webpack_require__.e(2219), __webpack_require__.e(4105), __webpack_require__.e(3019), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 5067))).deny,
    },
    {
        name: "runs retry",
        summary: "Run a call again whose outcome is unknown, or a failed run",
        forms: ["RUN [A1]"],
        options: { ...RECORDING, ...FAIL_ON_DENIED, ...COMMON },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4792), __webpack_require__.e(2219), __webpack_require__.e(4105), __webpack_require__.e(3019), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 5067))).retry,
    },
    {
        name: "runs skip",
        summary: "Leave a call of unknown outcome as it is",
        forms: ["RUN [A1]"],
        options: { ...RECORDING, ...FAIL_ON_DENIED, ...COMMON },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4792), __webpack_require__.e(2219), __webpack_require__.e(4105), __webpack_require__.e(3019), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 5067))).skip,
    },
    {
        name: "runs done",
        summary: "Supply the result of a call of unknown outcome",
        forms: ["RUN A1 [JSON]"],
        options: { ...RECORDING, ...FAIL_ON_DENIED, ...COMMON },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4792), __webpack_require__.e(2219), __webpack_require__.e(4105), __webpack_require__.e(3019), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 5067))).done,
    },
    {
        name: "runs cancel",
        summary: "End a run",
        forms: ["RUN [REASON]"],
        options: COMMON,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4747), __webpack_require__.e(4792), __webpack_require__.e(2219), __webpack_require__.e(4105), __webpack_require__.e(1645)]).then(__webpack_require__.bind(__webpack_require__, 1645))).cancelRun,
    },
];

;// CONCATENATED MODULE: ./src/cli/help.ts

/** `llm-do --help` */
function overview() {
    return [
        "Run LLM workers found in a repository; every tool call that needs approval asks first.",
        "",
        'Usage: llm-do [run] [DIR | FILE.worker | NAME] "INPUT"',
        "       llm-do COMMAND …",
        "",
        "Commands:",
        ...table(COMMANDS.map(({ name, summary }) => [name, summary])),
        "",
        "`llm-do COMMAND --help` explains one of them, `llm-do --version` says which version this is.",
        "Exit codes: 0 done, 1 failed or denied, 2 wrong usage, 3 waits for a decision, 130 interrupted.",
    ].join("\n");
}
/** `llm-do runs --help` */
function groupHelp(group) {
    const commands = COMMANDS.filter(({ name }) => name.startsWith(`${group} `));
    return [
        `Usage: llm-do ${group} COMMAND …`,
        "",
        "Commands:",
        ...table(commands.map(({ name, summary }) => [name, summary])),
        "",
        "RUN is the id of a run, or its first characters.",
    ].join("\n");
}
/** `llm-do run --help` */
function commandHelp(command) {
    const usage = command.forms.map((form, index) => `${index === 0 ? "Usage:" : "      "} llm-do ${command.name} ${form}`.trimEnd());
    const options = Object.entries(command.options).map(([name, option]) => {
        const short = option.short ? `-${option.short}, ` : "";
        const alias = option.alias ? `, --${option.alias}` : "";
        return [`${short}--${name}${alias}${option.value ? ` ${option.value}` : ""}`, option.meaning];
    });
    return [
        `${command.summary}.`,
        "",
        ...usage,
        ...(command.details ?? []).flatMap((paragraph) => ["", ...wrap(paragraph)]),
        "",
        "Options:",
        ...table(options),
    ].join("\n");
}
function table(rows) {
    const width = Math.max(...rows.map(([left]) => left.length));
    return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
const WIDTH = 88;
function wrap(paragraph) {
    const lines = [""];
    for (const word of paragraph.split(" ")) {
        const last = lines.at(-1) ?? "";
        if (last.length + word.length + 1 > WIDTH)
            lines.push(word);
        else
            lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
    }
    return lines;
}

// EXTERNAL MODULE: ./src/cli/invocation.ts
var invocation = __webpack_require__(5230);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(1028);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(7246);
;// CONCATENATED MODULE: ./src/cli.ts









/**
 * The command line: finds the command, loads it, runs it. Returns the exit code (`EXIT`). What a person
 * must mend is said on stderr; anything else that is thrown is a defect and goes on to the caller.
 */
async function runCli(argv, env, streams = {}) {
    const terminal = { ...ownTerminal(env), ...streams };
    try {
        return await dispatch(argv, terminal);
    }
    catch (error) {
        if (!(error instanceof errors/* LlmDoError */.p))
            throw error;
        (0,cli_terminal/* say */.cv)(terminal, `Error: ${error.message}`);
        if (argv.includes("--json")) {
            const { code, message } = error;
            (0,cli_terminal/* printJson */.Q2)(terminal, { type: "result", status: "failed", error: { code, message } });
        }
        return error.code === "usage" ? invocation/* EXIT */.d.usage : invocation/* EXIT */.d.failed;
    }
}
async function dispatch(argv, terminal) {
    const [first, second] = argv;
    if (first === undefined) {
        (0,cli_terminal/* say */.cv)(terminal, overview());
        return invocation/* EXIT */.d.usage;
    }
    if (first === "--version" || first === "-V") {
        const { VERSION } = await __webpack_require__.e(/* import() */ 3985).then(__webpack_require__.bind(__webpack_require__, 3985));
        terminal.stdout.write(`${VERSION}\n`);
        return invocation/* EXIT */.d.done;
    }
    if (first === "--help" || first === "-h" || (first === "help" && second === undefined)) {
        terminal.stdout.write(`${overview()}\n`);
        return invocation/* EXIT */.d.done;
    }
    const args = first === "help" ? [...argv.slice(1), "--help"] : argv;
    const found = findCommand(args);
    if (found === null) {
        const asked = args.includes("--help") || args.includes("-h");
        (asked ? terminal.stdout : terminal.stderr).write(`${groupHelp(args[0] ?? "")}\n`);
        return asked ? invocation/* EXIT */.d.done : invocation/* EXIT */.d.usage;
    }
    const parsed = (0,command_line/* parseCommandLine */.D)(found.command, found.args);
    if (parsed.flags.help) {
        terminal.stdout.write(`${commandHelp(found.command)}\n`);
        return invocation/* EXIT */.d.done;
    }
    const execute = await found.command.load();
    return execute({ ...parsed, terminal, named: found.named });
}
/** The command and what stands behind its name; null for a group without one. */
function findCommand(argv) {
    const [first = "", second = ""] = argv;
    const [plain] = COMMANDS;
    const single = COMMANDS.find(({ name }) => name === first);
    if (single)
        return { command: single, args: argv.slice(1), named: true };
    if (!invocation/* FIRST_WORDS */.b.includes(first)) {
        if (!plain)
            throw new TypeError("no commands");
        return { command: plain, args: argv, named: false };
    }
    const inGroup = COMMANDS.find(({ name }) => name === `${first} ${second}`);
    if (inGroup)
        return { command: inGroup, args: argv.slice(2), named: true };
    if (second === "" || second.startsWith("-"))
        return null;
    const names = COMMANDS.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name.split(" ")[1] ?? "");
    const hint = (0,near_miss/* didYouMean */.au)(second, names) || ` There are: ${names.join(", ")}.`;
    throw new errors/* LlmDoError */.p(`There is no command "${first} ${second}".${hint}`, { code: "usage" });
}
function ownTerminal(env) {
    const { stdin, stdout, stderr } = process;
    // `llm-do runs list | head -1` closes the pipe early; that is no failure of ours.
    for (const stream of [stdout, stderr]) {
        if (stream.listenerCount("error") === 0)
            stream.on("error", ignoreClosedPipe);
    }
    return {
        directory: (0,external_node_fs_.realpathSync)(process.cwd()),
        environment: Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== undefined)),
        stdin,
        stdout,
        stderr,
        style: (style, text) => (0,external_node_util_.styleText)(style, text, { stream: stderr }),
        now: () => new Date(),
    };
}
function ignoreClosedPipe(error) {
    if (error.code !== "EPIPE")
        throw error;
}


/***/ }),

/***/ 6898:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseCommandLine),
/* harmony export */   k: () => (/* binding */ readNumber)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3916);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7246);



/** Throws LlmDoError "usage" that names the option, what is near, and where the help is. */
function parseCommandLine(command, args) {
    const aliases = new Map(Object.entries(command.options).flatMap(([name, { alias }]) => (alias ? [[alias, name]] : [])));
    const { values, positionals } = parse(command, args, aliases);
    const flags = {};
    const texts = {};
    for (const [written, value] of Object.entries(values)) {
        const name = aliases.get(written) ?? written;
        if (typeof value === "boolean")
            flags[name] = value;
        else if (name in texts && texts[name] !== value) {
            throw usage(command, `--${name} and --${written} name different values`);
        }
        else
            texts[name] = value;
    }
    return { positionals, flags, texts };
}
function parse(command, args, aliases) {
    const known = Object.entries(command.options).map(([name, { type, short }]) => [
        name,
        short ? { type, short } : { type },
    ]);
    const others = [...aliases.keys()].map((name) => [name, { type: "string" }]);
    const options = Object.fromEntries([...known, ...others]);
    try {
        const { values, positionals } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args,
            options,
            allowPositionals: true,
            strict: true,
        });
        return { values: values, positionals };
    }
    catch (error) {
        throw unreadable(command, args, { names: Object.keys(options), error });
    }
}
function unreadable(command, args, { names, error }) {
    const unknown = /Unknown option '(-[^']*)'/.exec((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error))?.[1];
    if (unknown === undefined)
        return usage(command, firstSentence((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .b)(error)));
    const word = unknown.replace(/^-+/, "");
    const hint = (0,_near_miss_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)(word, names).replace(/"(.+)"/, '"--$1"');
    const text = args.find((arg) => arg.startsWith(unknown) && /\s/.test(arg));
    const cure = text ? " An input that begins with a dash stands behind `--`." : "";
    return usage(command, `There is no option "${unknown}"${hint ? `.${hint}` : ""}${cure}`);
}
function firstSentence(message) {
    return message.split(/\.\s|\n/)[0] ?? message;
}
function usage(command, sentence) {
    const end = /[.?!]$/.test(sentence) ? "" : ".";
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p(`${sentence}${end} See \`llm-do ${command.name} --help\`.`, {
        code: "usage",
    });
}
/** A count or an amount. Throws LlmDoError "usage" that says what is allowed. */
function readNumber(texts, wanted) {
    const { option, least, whole } = wanted;
    const text = texts[option];
    if (text === undefined)
        return null;
    const value = text.trim() === "" ? Number.NaN : Number(text);
    const fits = Number.isFinite(value) && (whole ? Number.isInteger(value) && value >= least : value > least);
    if (fits)
        return value;
    const allowed = whole ? `a whole number from ${least}` : `an amount above ${least}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .p(`--${option} is ${JSON.stringify(text)}; allowed: ${allowed}.`, {
        code: "usage",
    });
}


/***/ }),

/***/ 5230:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ FIRST_WORDS),
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
const EXIT = { done: 0, failed: 1, usage: 2, suspended: 3, interrupted: 130 };
/** What may stand first on a command line; everything else begins a target or an input. */
const FIRST_WORDS = ["run", "validate", "runs"];


/***/ }),

/***/ 1028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   aF: () => (/* binding */ hasPerson),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   yy: () => (/* binding */ print)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6288);

/** Somebody sits here and can be asked. */
function hasPerson({ stdin, stderr }) {
    return stdin.isTTY === true && stderr.isTTY === true;
}
/** A line for people. */
function say({ stderr }, line) {
    stderr.write(`${line}\n`);
}
/** The result of a command: as it is for programs, made harmless where a terminal would obey it. */
function print({ stdout }, text) {
    stdout.write(`${stdout.isTTY ? visible(text) : text}\n`);
}
function printJson({ stdout }, value) {
    stdout.write(`${JSON.stringify(value)}\n`);
}
/**
 * Text of a model or a file as it may reach a terminal: what would move the cursor, change colours or hide
 * is written out, `\u001b`. A carriage return before a line feed is an ordinary line end.
 */
function visible(text) {
    return text.replaceAll("\r\n", "\n").replace(_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .k, _invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeOf */ .F);
}
/** The first line, at most `width` characters, with a sign of what is missing. */
function oneLine(text, width) {
    const [first = "", ...more] = visible(text.trim()).split("\n");
    const cut = [...first].slice(0, width).join("");
    return cut.length < first.length || more.length > 0 ? `${cut}…` : cut;
}
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? "" : "s"}`;
}


/***/ }),

/***/ 6288:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeOf),
/* harmony export */   k: () => (/* binding */ INVISIBLE)
/* harmony export */ });
/**
 * What a person cannot see: controls, format characters (bidi, zero width), lone surrogates, private use,
 * line separators, fillers and others that draw nothing. Tab and line feed are layout, not disguise.
 */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A character by its number: `\u202e`, `\u{e0041}`. */
function escapeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}


/***/ }),

/***/ 7246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   au: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearMiss */
/** ` Did you mean "shell"?`, or nothing when no candidate is close. Starts with a space. */
function didYouMean(word, candidates) {
    const match = nearMiss(word, candidates);
    return match === undefined ? "" : ` Did you mean ${JSON.stringify(match)}?`;
}
/** The closest candidate within two edits (one for short words), ignoring case, `-` and `_`. */
function nearMiss(word, candidates) {
    const limit = word.length <= 4 ? 1 : 2;
    let best;
    for (const candidate of candidates) {
        const distance = editDistance(fold(word), fold(candidate));
        if (distance <= limit && (best === undefined || distance < best.distance)) {
            best = { candidate, distance };
        }
    }
    return best?.candidate;
}
/** One spelling for snake_case, kebab-case and camelCase. */
function fold(word) {
    return word.replace(/[-_]/g, "").toLowerCase();
}
/** Levenshtein distance in which swapping two neighbours is one edit; 3 stands for everything above 2. */
function editDistance(from, to) {
    if (Math.abs(from.length - to.length) > 2)
        return 3;
    let beforePrevious = [];
    let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let row = 1; row <= from.length; row++) {
        const current = [row];
        for (let column = 1; column <= to.length; column++) {
            const same = from[row - 1] === to[column - 1];
            const edits = [
                cell(previous, column) + 1,
                cell(current, column - 1) + 1,
                cell(previous, column - 1) + (same ? 0 : 1),
            ];
            const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            if (swapped)
                edits.push(cell(beforePrevious, column - 2) + 1);
            current.push(Math.min(...edits));
        }
        beforePrevious = previous;
        previous = current;
    }
    return cell(previous, to.length);
}
function cell(row, column) {
    return row[column] ?? Number.POSITIVE_INFINITY;
}


/***/ })

};
