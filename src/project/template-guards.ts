import { isTrue } from "./template-filters.ts";
import { GUARDS } from "./template-harden.ts";
import type { TemplatePlace, TemplateReport } from "./template-report.ts";

export interface GuardOptions {
  report: TemplateReport;
  /** Path of the template of that name, for the loader; null = it is missing, and may be. */
  openTemplate(name: string, place: TemplatePlace, mayBeMissing: boolean): string | null;
  /** Text of `file('name')`. */
  readFile(name: string, place: TemplatePlace): string;
  isSafeText(value: unknown): boolean;
}

export type TemplateFilter = (...values: never[]) => unknown;

/** Name that no template has: nunjucks goes on without it. */
export const NO_TEMPLATE = "llm-do:none";
/** Stands for the function `file` until the place of its call is known. */
export const FILE_FUNCTION = () => "";

/** The filters that template-harden.ts puts around the parts of a template. */
export function guardFilters(options: GuardOptions): Record<string, TemplateFilter> {
  const { report } = options;
  /** Remembers how far rendering has come. */
  const pass = (file: string, line: number, column: number): TemplatePlace => {
    report.at = { file, line, column };
    return report.at;
  };
  const defined = (value: unknown, name: string, ...at: [string, number, number]) => {
    const place = pass(...at);
    return value === undefined || value === null ? report.stop(place, undefinedText(name)) : value;
  };
  return {
    [GUARDS.defined]: defined,
    [GUARDS.printable](value: unknown, name: string, ...at: [string, number, number]) {
      const known = defined(value, name, ...at);
      if (typeof known !== "object" || options.isSafeText(known)) return known;
      return report.stop(report.at, unprintable(name, Array.isArray(known)));
    },
    [GUARDS.member]: (target: object, key: string | number) => ownMember(target, key),
    [GUARDS.template](name: unknown, shown: string, ...rest: [string, number, number, boolean]) {
      const [file, line, column, mayBeMissing] = rest;
      const place = pass(file, line, column);
      if (typeof name !== "string") return report.stop(place, undefinedText(shown));
      return options.openTemplate(name, place, mayBeMissing) ?? NO_TEMPLATE;
    },
    [GUARDS.callable](value: unknown, name: string, ...at: [string, number, number]) {
      const place = pass(...at);
      if (value === FILE_FUNCTION) return (path: unknown) => options.readFile(String(path), place);
      if (typeof value === "function") return value;
      return report.stop(place, `There is no function or macro \`${name}\`.`);
    },
    [GUARDS.iterable]: (value: unknown, single: boolean) => asIterable(value, single),
    [GUARDS.truth]: (value: unknown) => isTrue(value),
    [GUARDS.choice]: (value: unknown) => (isTrue(value) ? value : value && false),
  };
}

function undefinedText(name: string): string {
  return `\`${name}\` is not defined. Give it a value in the front matter, in \`vars:\`, or with \`--var\`; or write \`| default('…')\` behind it.`;
}

function unprintable(name: string, list: boolean): string {
  return `\`${name}\` is a ${list ? "list" : "mapping"}; write ${list ? "`| join(', ')` or " : ""}\`| tojson\` behind it.`;
}

/** Own data only: nothing of JavaScript's prototypes can be reached. */
function ownMember(target: object | string, key: string | number): unknown {
  if (typeof target === "function") return undefined;
  return Object.hasOwn(Object(target), key) ? (target as Record<string, unknown>)[key] : undefined;
}

/** With one variable Jinja runs over a mapping's keys, where nunjucks would run over nothing. */
function asIterable(value: unknown, single: boolean): unknown {
  const plain = typeof value === "object" && value !== null && !Array.isArray(value);
  return plain && single ? Object.keys(value) : value;
}
