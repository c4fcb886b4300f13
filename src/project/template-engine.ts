import { runInNewContext } from "node:vm";
import type { CompiledTemplate, Environment } from "nunjucks";
import { messageOf } from "../errors.ts";
import { createCompiler } from "./template-compile.ts";
import { JINJA_FILTERS, mapFilter, ownAttributes, TAKES_ATTRIBUTE } from "./template-filters.ts";
import { FILE_FUNCTION, guardFilters, type TemplateFilter } from "./template-guards.ts";
import { Stopped, type TemplatePlace, TemplateReport } from "./template-report.ts";
import { TemplateSources } from "./template-sources.ts";
import {
  hideGithubExpressions,
  showGithubExpressions,
  type TemplateOptions,
} from "./template-text.ts";

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
export async function renderWithEngine(options: TemplateOptions): Promise<string | null> {
  const report = new TemplateReport(options.file);
  const sources = new TemplateSources(options.folders);
  const render = await createRenderer(options, { report, sources });
  let left = MAX_MILLISECONDS;
  for (let pass = 0; ; pass++) {
    const started = performance.now();
    const text = renderOnce(render, { report, timeout: Math.max(1, Math.ceil(left)) });
    left -= performance.now() - started;
    if (pass < MAX_PASSES && left > 0 && (await sources.readWanted())) continue;
    report.tell(options.diagnostics);
    return report.failed ? null : showGithubExpressions(text);
  }
}

/** A timer of this thread could not fire while a template runs; the one of `vm` ends it from outside. */
function renderOnce(
  render: () => string,
  { report, timeout }: { report: TemplateReport; timeout: number },
): string {
  report.startPass();
  try {
    const text: unknown = runInNewContext("render()", { render }, { timeout });
    if (typeof text === "string" && text.length <= MAX_CHARACTERS) return text;
    report.add(report.at, `The rendered text is longer than ${MAX_CHARACTERS} characters.`);
  } catch (error) {
    if (!report.failed && !(error instanceof Stopped)) report.add(report.at, explainFailure(error));
  }
  return "";
}

function explainFailure(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") {
    return `The template takes longer than ${MAX_MILLISECONDS / 1000} s to render.`;
  }
  const message = messageOf(error);
  if (/call stack/.test(message)) return "Templates or macros call each other without end.";
  // `(path) [Line 1, Column 2]\n  Error: what happened`, as often as templates are nested.
  const last = message.trim().split("\n").at(-1)?.trim() ?? "";
  return `The template cannot be rendered: ${last.replace(/^\w*Error: /, "")}.`;
}

/** Synchronous, so that the time limit holds for all of it. */
async function createRenderer(
  options: TemplateOptions,
  { report, sources }: { report: TemplateReport; sources: TemplateSources },
): Promise<() => string> {
  const { default: nunjucks } = await import("nunjucks");
  const templates = new Map<string, CompiledTemplate>();
  const getSource = (path: string) => {
    const src = templates.get(path);
    return src ? { src, path, noCache: false } : null;
  };
  const loader = Object.assign(new nunjucks.Loader(), { getSource });
  const environment = new nunjucks.Environment([loader], { autoescape: false });
  const compile = await createCompiler(nunjucks, { environment, report });
  let depth = 0;
  const find = (name: string, place: TemplatePlace) => {
    const found = sources.find(name, place.file);
    if (found.status !== "refused") return found;
    return report.stop(place, `${JSON.stringify(name)}: ${found.reason}.`);
  };
  const guards = guardFilters({
    report,
    isSafeText: (value) => value instanceof nunjucks.runtime.SafeString,
    openTemplate(name, place, mayBeMissing) {
      if (depth > MAX_DEPTH) report.stop(place, "Templates include each other without end.");
      const found = find(name, place);
      if (found.status === "found") {
        if (!templates.has(found.path)) {
          report.addText(found.path, found.text);
          const template = compile(found.path, hideGithubExpressions(found.text));
          templates.set(
            found.path,
            counted(template, (step) => (depth += step)),
          );
        }
        return found.path;
      }
      return mayBeMissing ? null : report.stop(place, missingTemplate(name, found.searched));
    },
    readFile(name, place) {
      const found = find(name, place);
      if (found.status === "found") return found.text;
      return report.stop(place, `File not found in any template root: ${name}`);
    },
  });
  setUp(environment, { guards, report });
  return () => {
    depth = 0;
    report.addText(options.file, options.text, options.firstLine);
    const main = compile(options.file, hideGithubExpressions(options.text));
    return new nunjucks.Template(main, environment, options.file, true).render(options.variables);
  };
}

/** A template that says when it begins and ends. */
function counted(template: CompiledTemplate, count: (step: number) => void): CompiledTemplate {
  const { root } = template.obj;
  const begin = (...given: unknown[]) => {
    const [environment, context, frame, runtime, end] = given;
    count(1);
    const ended = (...results: unknown[]) => {
      count(-1);
      (end as (...results: unknown[]) => void)(...results);
    };
    (root as (...given: unknown[]) => void)(environment, context, frame, runtime, ended);
  };
  return { ...template, obj: { ...template.obj, root: begin } };
}

/** Only what templates are meant to have: no other function of nunjucks can be called by name. */
function setUp(
  environment: Environment,
  { guards, report }: { guards: Record<string, TemplateFilter>; report: TemplateReport },
): void {
  const { filters } = environment;
  const map = mapFilter((name) => (name.includes(":") ? undefined : filters[name]));
  for (const name of TAKES_ATTRIBUTE) {
    const filter = filters[name];
    if (typeof filter === "function") environment.addFilter(name, ownAttributes(filter));
  }
  for (const [name, filter] of Object.entries({ ...JINJA_FILTERS, map, ...guards })) {
    environment.addFilter(name, filter);
  }
  environment.globals = { file: FILE_FUNCTION, range: range.bind(null, report) };
}

function range(report: TemplateReport, ...values: unknown[]): number[] {
  const [first = 0, second, step = 1] = values.map(Number);
  const [start, end] = second === undefined ? [0, first] : [first, second];
  const count = Math.max(0, Math.ceil((end - start) / step));
  if (count <= MAX_RANGE) return Array.from({ length: count }, (_, index) => start + index * step);
  return report.stop(report.at, `A range has at most ${MAX_RANGE} numbers, not ${count}.`);
}

function missingTemplate(name: string, searched: string[]): string {
  const places = searched.map((place) => `\n  ${place}`).join("");
  return `There is no template ${JSON.stringify(name)}. Looked for:${places}`;
}
