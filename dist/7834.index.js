export const id = 7834;
export const ids = [7834];
export const modules = {

/***/ 87834:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCli: () => (/* binding */ runCli)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./src/cli/command-line.ts
var command_line = __webpack_require__(6898);
;// CONCATENATED MODULE: ./src/cli/project-commands.ts
/** What every command understands. */
const COMMON = {
    json: { type: "boolean", meaning: "JSON lines on stdout, the last one the result" },
    verbose: { type: "boolean", short: "v", meaning: "say more" },
    debug: { type: "boolean", meaning: "say more, and where in our code an error arose" },
    help: { type: "boolean", short: "h", meaning: "show this help" },
};
/** Commands that make, test and change the files of a project. */
const PROJECT_COMMANDS = [
    {
        name: "init",
        summary: "Make a new project, from a template",
        forms: ["[DIR]"],
        options: {
            template: { type: "string", value: "NAME", meaning: "minimal (default), pipeline, …" },
            "list-templates": { type: "boolean", meaning: "list the templates" },
            github: { type: "boolean", meaning: "also the workflow that runs it on GitHub" },
            name: { type: "string", value: "NAME", meaning: "name of the project, in project.yaml" },
            model: { type: "string", value: "ID", meaning: "model of its workers, in project.yaml" },
            ...COMMON,
        },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(6060)]).then(__webpack_require__.bind(__webpack_require__, 46060))).init,
    },
    {
        name: "test",
        summary: "Run the tests beside workers (*.test.yaml), offline",
        forms: ["[DIR | FILE.test.yaml]"],
        options: COMMON,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(3860), __webpack_require__.e(7285)]).then(__webpack_require__.bind(__webpack_require__, 37285))).test,
    },
    {
        name: "migrate",
        summary: "Show a flat or old project in today's form; --write changes it",
        forms: ["DIR"],
        options: {
            write: { type: "boolean", meaning: "write the files" },
            ...COMMON,
        },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(4203)]).then(__webpack_require__.bind(__webpack_require__, 24203))).migrate,
    },
];

;// CONCATENATED MODULE: ./src/cli/run-options.ts

/** What every command understands that drives a run. */
const DRIVING = {
    "fail-on-denied": {
        type: "boolean",
        meaning: "exit with 1 when any call was denied or blocked",
    },
    quiet: { type: "boolean", short: "q", meaning: "only the result and what needs a person" },
    ...COMMON,
    verbose: {
        type: "boolean",
        short: "v",
        meaning: "also which models run, what they say, and totals",
    },
};
/** What is said about a project from outside it. */
const OPENING = {
    set: {
        type: "string",
        short: "s",
        value: "KEY=VALUE",
        list: "each",
        meaning: "a setting of the entry worker: model=…, toolsets.shell.default=ask",
    },
    var: { type: "string", value: "NAME=VALUE", list: "each", meaning: "a variable for templates" },
    lib: {
        type: "string",
        value: "PATH",
        list: "each",
        meaning: "a folder of libraries, before LLM_DO_LIBS",
    },
};
/**
 * Options that the dialects had under other names (spec/dialects.md §2.7): what they meant still holds.
 * `approval`, `trace`, `registry` and `headless` are read where a run starts.
 */
const OTHER_SPELLINGS = {
    strict: hiddenFlag(["--reject-all"], "`--reject-all`"),
    "auto-approve": hiddenFlag(["--approve-all"], "`--approve-all`"),
    approval: {
        type: "string",
        short: "a",
        value: "MODE",
        hidden: true,
        meaning: "`interactive`, `approve_all` (`--approve-all`) or `auto_deny` (`--reject-all`)",
    },
    headless: {
        type: "boolean",
        hidden: true,
        meaning: "asks nobody: `--reject-all`, unless a mode is named",
    },
    file: {
        type: "string",
        short: "f",
        value: "FILE",
        hidden: true,
        means: ["--input", "@VALUE"],
        meaning: "`--input @FILE`",
    },
    trace: {
        type: "string",
        short: "t",
        value: "LEVEL",
        hidden: true,
        meaning: "`quiet` (`--quiet`), `summary`, `full` (`--verbose`) or `debug` (`--debug`)",
    },
    registry: {
        type: "string",
        value: "DIR",
        hidden: true,
        meaning: "the project, whose workers the first word may name",
    },
    tool: {
        type: "string",
        value: "NAME",
        hidden: true,
        means: ["--worker", "VALUE"],
        meaning: "`--entry NAME`",
    },
    tui: hiddenFlag([], "nothing: questions are asked wherever there is a terminal"),
    "no-tui": hiddenFlag([], "nothing: lines are the only display"),
    rich: hiddenFlag([], "nothing: colours follow the terminal"),
    "no-rich": hiddenFlag([], "nothing: set `NO_COLOR=1` for lines without colours"),
    project: {
        type: "string",
        short: "p",
        value: "DIR",
        ...refused("Name the project's folder as the first word, or with `--dir DIR`."),
    },
    "allow-outside": {
        type: "boolean",
        ...refused("Tools see the directory that llm-do runs in: run it in a folder above the files."),
    },
};
/** No such option, and a sentence that says what to do. */
function refused(instead) {
    return {
        hidden: true,
        instead,
        meaning: `an error: ${instead[0]?.toLowerCase()}${instead.slice(1)}`,
    };
}
function hiddenFlag(means, meaning) {
    return { type: "boolean", hidden: true, means, meaning };
}
const RUN_OPTIONS = {
    worker: {
        type: "string",
        short: "e",
        value: "NAME",
        alias: "entry",
        meaning: "the worker to start with, or a tool in code (tool:NAME)",
    },
    input: {
        type: "string",
        short: "i",
        value: "INPUT",
        meaning: "text, JSON or a file of either; @FILE insists on a file, - is stdin",
    },
    model: {
        type: "string",
        short: "m",
        value: "ID",
        meaning: "provider:model for every worker that can take it",
    },
    "model-scope": {
        type: "string",
        value: "all|entry",
        meaning: "which workers --model is for (all)",
    },
    attachments: {
        type: "string",
        short: "A",
        value: "FILE…",
        alias: "attach",
        list: "greedy",
        meaning: "files of the current directory that the worker is given",
    },
    dir: { type: "string", value: "DIR", meaning: "the project; all words are then the input" },
    "no-project": {
        type: "boolean",
        meaning: "the first word is a .worker file that stands alone",
    },
    ...OPENING,
    "creation-defaults": {
        type: "string",
        value: "JSON|FILE",
        meaning: "what every worker that a worker writes starts with",
    },
    "approve-all": { type: "boolean", meaning: "run calls that need approval without asking" },
    "reject-all": { type: "boolean", meaning: "refuse calls that need approval" },
    chat: {
        type: "boolean",
        means: ["--set", "mode=chat"],
        meaning: "go on after the answer: your next words are the next turn",
    },
    "max-turns": { type: "string", value: "N", meaning: "model responses of the whole run (50)" },
    "max-depth": { type: "string", value: "N", meaning: "how deep workers call workers (5)" },
    "max-cost-usd": { type: "string", value: "USD", meaning: "dollars for models (no limit)" },
    "no-store": { type: "boolean", meaning: "keep the run in memory only; it cannot be resumed" },
    ...DRIVING,
    ...OTHER_SPELLINGS,
};

;// CONCATENATED MODULE: ./src/cli/commands.ts


const SESSION = {
    session: { type: "boolean", meaning: "also equal calls in the rest of the run" },
};
const RECORDING = {
    all: { type: "boolean", meaning: "every open request of the run" },
    resume: { type: "boolean", meaning: "resume the run afterwards" },
};
/** What stands in front of a group's commands, for the help. */
const GROUPS = {
    lib: "Libraries of workers",
    runs: "Runs of this repository",
};
/** Every command, in the order of the help. */
const COMMANDS = [
    {
        name: "run",
        summary: "Run a worker in the current directory",
        forms: [
            "[DIR | FILE.worker | NAME] [INPUT…]",
            "FILE.worker [FILE.worker | TOOLS.py | TOOLS.ts]… [INPUT…]",
        ],
        options: RUN_OPTIONS,
        details: [
            "The name of the command may be left out: llm-do DIR INPUT.",
            "The first word is the project or worker when it is a directory with a project, ends in .worker, or (with an input behind it) names a worker of the project here, of LLM_DO_PATH (~/.llm-do/workers) or of llm-do itself. Otherwise all words are the input, and the project is the one in the current directory or LLM_DO_PROJECT.",
            "Several files in front are the whole project: its workers and the tools that they may use.",
            "Without an input, it is read from stdin unless that is a terminal.",
            "Options of the tools that workers were written for before are understood: docs/cli.md.",
        ],
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(3860), __webpack_require__.e(5972)]).then(__webpack_require__.bind(__webpack_require__, 25972))).run,
    },
    {
        name: "validate",
        summary: "Report everything that is wrong with a project",
        forms: ["[DIR | FILE.worker]", "FILE.worker [FILE.worker | TOOLS.py | TOOLS.ts]…"],
        options: {
            worker: {
                type: "string",
                value: "NAME",
                alias: "entry",
                meaning: "the worker that --set is about",
            },
            ...OPENING,
            ...COMMON,
            verbose: {
                ...COMMON.verbose,
                type: "boolean",
                short: "v",
                meaning: "also list the workers with their models and tools",
            },
        },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(5377)]).then(__webpack_require__.bind(__webpack_require__, 55377))).validate,
    },
    ...PROJECT_COMMANDS,
    {
        name: "lib install",
        summary: "Install a library; lock the versions that the project here uses",
        forms: ["[DIR | git+URL#REF]"],
        options: {
            version: { type: "string", value: "VERSION", meaning: "the version that it must be" },
            update: { type: "boolean", meaning: "look again what branches and tags of git stand for" },
            ...COMMON,
        },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(1543), __webpack_require__.e(9662)]).then(__webpack_require__.bind(__webpack_require__, 69662))).installLibrary,
    },
    {
        name: "lib list",
        summary: "List the libraries that are installed",
        forms: [""],
        options: COMMON,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(3478)]).then(__webpack_require__.bind(__webpack_require__, 63478))).listLibraries,
    },
    {
        name: "lib info",
        summary: "Show what a library offers and needs",
        forms: ["NAME[@VERSION]"],
        options: COMMON,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7514)]).then(__webpack_require__.bind(__webpack_require__, 57514))).showLibrary,
    },
    {
        name: "lib remove",
        summary: "Remove an installed library",
        forms: ["NAME[@VERSION]"],
        options: COMMON,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(2594)]).then(__webpack_require__.bind(__webpack_require__, 62594))).removeLibrary,
    },
    {
        name: "runs list",
        summary: "List the runs of this repository, newest first",
        forms: [""],
        options: COMMON,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(9491), __webpack_require__.e(4105), __webpack_require__.e(1131)]).then(__webpack_require__.bind(__webpack_require__, 51131))).listRuns,
    },
    {
        name: "runs show",
        summary: "Show a run: its history, open requests and totals",
        forms: ["RUN"],
        options: COMMON,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(5943)]).then(__webpack_require__.bind(__webpack_require__, 38324))).showRun,
    },
    {
        name: "runs resume",
        summary: "Go on with a run that was decided, interrupted or failed",
        forms: ["RUN"],
        options: { ...DRIVING },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(3860), __webpack_require__.e(5768)]).then(__webpack_require__.bind(__webpack_require__, 95768))).resumeRun,
    },
    {
        name: "runs approve",
        summary: "Let the calls of a run happen",
        forms: ["RUN [A1[@DIGEST]…]"],
        options: { ...SESSION, ...RECORDING, ...DRIVING },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(3860), __webpack_require__.e(660), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 85067))).approve,
    },
    {
        name: "runs deny",
        summary: "Refuse calls of a run; the reason is told to the model",
        forms: ["RUN [A1…] [REASON]"],
        options: { ...RECORDING, ...DRIVING },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(3860), __webpack_require__.e(660), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 85067))).deny,
    },
    {
        name: "runs edit",
        summary: "Approve a call with other arguments: as JSON, or in your editor",
        forms: ["RUN [A1] [JSON]"],
        options: { resume: RECORDING.resume, ...DRIVING },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(3860), __webpack_require__.e(660), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 85067))).edit,
    },
    {
        name: "runs reply",
        summary: "Say the next words of a chat; /exit ends it, /new WORDS begins anew",
        forms: ["RUN WORDS…"],
        options: { resume: RECORDING.resume, ...DRIVING },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(3860), __webpack_require__.e(660), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 85067))).reply,
    },
    {
        name: "runs retry",
        summary: "Run a call again whose outcome is unknown, or a failed run",
        forms: ["RUN [A1]"],
        options: { ...RECORDING, ...DRIVING },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(3860), __webpack_require__.e(660), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 85067))).retry,
    },
    {
        name: "runs skip",
        summary: "Leave a call of unknown outcome as it is",
        forms: ["RUN [A1]"],
        options: { ...RECORDING, ...DRIVING },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(3860), __webpack_require__.e(660), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 85067))).skip,
    },
    {
        name: "runs done",
        summary: "Supply the result of a call of unknown outcome",
        forms: ["RUN A1 [JSON]"],
        options: { ...RECORDING, ...DRIVING },
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(3860), __webpack_require__.e(660), __webpack_require__.e(5067)]).then(__webpack_require__.bind(__webpack_require__, 85067))).done,
    },
    {
        name: "runs cancel",
        summary: "End a run",
        forms: ["RUN [REASON]"],
        options: COMMON,
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5594), __webpack_require__.e(4867), __webpack_require__.e(7224), __webpack_require__.e(478), __webpack_require__.e(9491), __webpack_require__.e(7076), __webpack_require__.e(4105), __webpack_require__.e(1645)]).then(__webpack_require__.bind(__webpack_require__, 21645))).cancelRun,
    },
];

// EXTERNAL MODULE: ./src/cli/event-lines.ts
var event_lines = __webpack_require__(504);
;// CONCATENATED MODULE: ./src/cli/help.ts

/** `llm-do --help`: fits a terminal of 80 columns and 24 lines. */
function overview() {
    const single = COMMANDS.filter(({ name }) => !name.includes(" "));
    const groups = Object.entries(GROUPS).map(([group, about]) => {
        const names = commandsOf(group).map(({ name }) => name.slice(group.length + 1));
        return [group, `${about}: ${names.join(", ")}`];
    });
    return [
        "Run LLM workers that are files of a project. A tool call that needs approval",
        "asks you, or waits for you where nobody can be asked.",
        "",
        'Usage: llm-do [DIR | FILE.worker | NAME] "INPUT"',
        "       llm-do COMMAND …",
        "",
        "Commands:",
        ...table([...single.map(({ name, summary }) => [name, summary]), ...groups]),
        "",
        'Begin with `llm-do init my-project`, then `llm-do my-project "Hello"`.',
        "`llm-do COMMAND --help` explains a command, `llm-do --version` says which it is.",
        "Exit codes: 0 done, 1 failed or denied, 2 wrong usage, 3 waits for a decision,",
        "130 interrupted.",
    ].join("\n");
}
/** `llm-do runs --help` */
function groupHelp(group) {
    return [
        `Usage: llm-do ${group} COMMAND …`,
        "",
        "Commands:",
        ...table(commandsOf(group).map(({ name, summary }) => [name, summary])),
        "",
        group === "runs"
            ? "RUN is the id of a run, or its first characters."
            : `\`llm-do ${group} COMMAND --help\` explains one of them.`,
    ].join("\n");
}
/** `llm-do run --help` */
function commandHelp(command) {
    const usage = command.forms.map((form, index) => `${index === 0 ? "Usage:" : "      "} llm-do ${command.name} ${form}`.trimEnd());
    const shown = Object.entries(command.options).filter(([, { hidden }]) => !hidden);
    return [
        `${command.summary}.`,
        "",
        ...usage,
        ...(command.details ?? []).flatMap((paragraph) => ["", ...wrap(paragraph, WIDTH)]),
        "",
        "Options:",
        ...table(shown.map(([name, option]) => [spelling(name, option), option.meaning])),
    ].join("\n");
}
/** `-e, --worker, --entry NAME`, as the help and docs/cli.md write it. */
function spelling(name, { short, alias, value }) {
    const words = [...(short ? [`-${short}`] : []), `--${name}`, ...(alias ? [`--${alias}`] : [])];
    return `${words.join(", ")}${value ? ` ${value}` : ""}`;
}
function commandsOf(group) {
    return COMMANDS.filter(({ name }) => name.startsWith(`${group} `));
}
const WIDTH = 80;
/** A left column that is wider stands on a line of its own. */
const WIDEST = 26;
function table(rows) {
    const width = Math.min(WIDEST, Math.max(...rows.map(([left]) => left.length)));
    return rows.flatMap(([left, right]) => {
        const [first = "", ...more] = wrap(right, WIDTH - width - 4);
        const indent = " ".repeat(width + 4);
        const rest = more.map((line) => indent + line);
        if (left.length > width)
            return [`  ${left}`, indent + first, ...rest];
        return [`  ${left.padEnd(width)}  ${first}`, ...rest];
    });
}
function wrap(paragraph, width) {
    const lines = [""];
    for (const word of paragraph.split(" ")) {
        const last = lines.at(-1) ?? "";
        if (last !== "" && last.length + word.length + 1 > width)
            lines.push(word);
        else
            lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
    }
    return lines;
}

// EXTERNAL MODULE: ./src/cli/invocation.ts
var invocation = __webpack_require__(95230);
// EXTERNAL MODULE: ./src/cli/terminal.ts
var cli_terminal = __webpack_require__(71028);
// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(83916);
// EXTERNAL MODULE: ./src/near-miss.ts
var near_miss = __webpack_require__(57246);
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
        if (!(error instanceof errors/* LlmDoError */.pW))
            throw error;
        (0,cli_terminal/* say */.cv)(terminal, `Error: ${error.message}`);
        if (asksFor(argv, "--debug"))
            (0,cli_terminal/* say */.cv)(terminal, placesOf(error));
        if (asksFor(argv, "--json")) {
            const { code, message } = error;
            const result = { type: "result", status: "failed", error: { code, message } };
            (0,event_lines/* writeEvent */.a)(terminal, result, { chain: [], parentCallId: null });
        }
        return error.code === "usage" ? invocation/* EXIT */.d.usage : invocation/* EXIT */.d.failed;
    }
}
/** Where in our code an error arose, without the message that was said. */
function placesOf(error) {
    const places = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
    return [...places, ...(error.cause instanceof Error ? [`  because ${error.cause}`] : [])].join("\n");
}
/** Of a command line that may be too wrong to be read. */
function asksFor(argv, option) {
    return argv.slice(0, argv.indexOf("--") >>> 0).includes(option);
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
    throw new errors/* LlmDoError */.pW(`There is no command "${first} ${second}".${hint}`, { code: "usage" });
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
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83916);
/* harmony import */ var _near_miss_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57246);



/** Throws LlmDoError "usage" that names the option, what is near, and where the help is. */
function parseCommandLine(command, args) {
    const spellings = spellingsOf(command);
    const { values, positionals } = parse(command, spreadLists(args, spellings), spellings);
    const flags = {};
    const texts = {};
    const lists = {};
    const read = (given) => {
        for (const [written, value] of given) {
            const { name, option } = spellings.get(written) ?? { name: written, option: undefined };
            if (option?.instead)
                throw usage(command, `There is no --${written} here. ${option.instead}`);
            if (option?.means)
                read(todaysWords(command, { words: option.means, value, spellings }));
            else if (Array.isArray(value))
                lists[name] = [...(lists[name] ?? []), ...value];
            else if (typeof value === "boolean")
                flags[name] = value;
            else if (name in texts && texts[name] !== value) {
                throw usage(command, `--${name} and --${written} name different values`);
            }
            else
                texts[name] = value;
        }
    };
    read(Object.entries(values));
    return { positionals, flags, texts, lists };
}
function spellingsOf({ options }) {
    return new Map(Object.entries(options).flatMap(([name, option]) => [name, ...(option.alias ? [option.alias] : [])].map((written) => [written, { name, option }])));
}
/** What another dialect's option says in today's words. */
function todaysWords(command, { words, value, spellings }) {
    const args = words.map((word) => word.replaceAll("VALUE", () => String(value)));
    return Object.entries(parse(command, args, spellings).values);
}
function parse(command, args, spellings) {
    const shapes = [...spellings].map(([written, { name, option }]) => [
        written,
        {
            type: option.type,
            ...(option.list ? { multiple: true } : {}),
            ...(option.short && written === name ? { short: option.short } : {}),
        },
    ]);
    const options = Object.fromEntries(shapes);
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
        throw unreadable(command, args, error);
    }
}
/** `--attachments a.pdf b.pdf` says what `--attachments a.pdf --attachments b.pdf` says. */
function spreadLists(args, spellings) {
    const end = args.includes("--") ? args.indexOf("--") : args.length;
    const spread = [];
    let open = null;
    for (const arg of args.slice(0, end)) {
        const name = /^--([^=]+)$/.exec(arg)?.[1] ?? "";
        if (arg.startsWith("-") && arg !== "-") {
            open = spellings.get(name)?.option.list === "greedy" ? arg : null;
            spread.push(arg);
        }
        else if (open !== null && spread.at(-1) !== open && !/\s/.test(arg)) {
            spread.push(open, arg);
        }
        else {
            if (spread.at(-1) !== open)
                open = null;
            spread.push(arg);
        }
    }
    return [...spread, ...args.slice(end)];
}
function unreadable(command, args, error) {
    const unknown = /Unknown option '(-[^']*)'/.exec((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error))?.[1];
    if (unknown === undefined)
        return usage(command, firstSentence((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)));
    const word = unknown.replace(/^-+/, "");
    const shown = Object.entries(command.options).filter(([, { hidden }]) => !hidden);
    const names = shown.flatMap(([name, { alias }]) => (alias ? [name, alias] : [name]));
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`${sentence}${end} See \`llm-do ${command.name} --help\`.`, {
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
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .LlmDoError */ .pW(`--${option} is ${JSON.stringify(text)}; allowed: ${allowed}.`, {
        code: "usage",
    });
}


/***/ }),

/***/ 504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ eventOf),
/* harmony export */   a: () => (/* binding */ writeEvent)
/* harmony export */ });
const written = new WeakMap();
/** Writes one event of a run as a line of JSON on stdout, with what every event carries (§2.9). */
function writeEvent(terminal, event, { chain, parentCallId, redact = (text) => text }) {
    const seq = (written.get(terminal) ?? 0) + 1;
    written.set(terminal, seq);
    const common = {
        worker: chain.at(-1) ?? null,
        depth: Math.max(chain.length - 1, 0),
        chain,
        parent_call_id: parentCallId,
        ts: terminal.now().toISOString(),
        seq,
    };
    terminal.stdout.write(`${redact(JSON.stringify({ ...event, ...common }))}\n`);
}
/** The original's names for what happens; null for what programs are not told. */
function eventOf(event) {
    switch (event.type) {
        case "started": {
            const { instructions, input, attachments } = event;
            return { type: "initial_request", instructions, user_input: input, attachments };
        }
        case "turn":
            return null;
        case "model": {
            const { model, from } = event;
            return { type: "status", phase: "model_request", state: "start", model, model_from: from };
        }
        case "answered": {
            const { model, failed, seconds } = event;
            const state = failed ? "error" : "end";
            return { type: "status", phase: "model_request", state, model, duration_sec: seconds };
        }
        case "text":
            return { type: "text_response", content: event.text, is_complete: true, is_delta: false };
        case "reply":
            return { type: "user_message", content: event.text };
        case "call": {
            const { key, tool, input } = event;
            return { type: "tool_call", tool_name: tool, tool_call_id: key, args: input };
        }
        case "result": {
            const { key, tool, content, isError } = event;
            const named = { tool_name: tool, tool_call_id: key };
            return { type: "tool_result", ...named, content, is_error: isError };
        }
        case "request": {
            const { tool, key, input, reason } = event.request;
            const named = { tool_name: tool, tool_call_id: key };
            return { type: "approval_request", ...named, reason, args: input, request: event.request };
        }
        case "ended": {
            const { outcome } = event;
            if (outcome.status === "completed")
                return { type: "completion", content: outcome.text };
            const message = outcome.message;
            return { type: "error", error_type: "worker_failed", message };
        }
    }
}


/***/ }),

/***/ 95230:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ FIRST_WORDS),
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
const EXIT = { done: 0, failed: 1, usage: 2, suspended: 3, interrupted: 130 };
/** What may stand first on a command line; everything else begins a target or an input. */
const FIRST_WORDS = [
    "run",
    "validate",
    "init",
    "test",
    "migrate",
    "lib",
    "runs",
];


/***/ }),

/***/ 71028:
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
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16288);

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

/***/ 16288:
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

/***/ 57246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   YC: () => (/* binding */ editDistance),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   bi: () => (/* binding */ nearMiss)
/* harmony export */ });
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
