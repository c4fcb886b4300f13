/**
 * What Jinja has and nunjucks lacks: filters, and how values count as true. Values are plain data of the
 * author's; nothing here may hand out a function.
 */

type Item = Record<string, unknown>;

/** `| tojson`, `| tojson(2)`: as Jinja, `<`, `>`, `&` and `'` are written as escapes. */
function toJson(value: unknown, indent?: unknown): string {
  const spaces = typeof indent === "number" ? indent : (indent as Item | undefined)?.indent;
  const text =
    JSON.stringify(value, null, typeof spaces === "number" ? spaces : undefined) ?? "null";
  return text.replace(/[<>&']/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}

/** `| items`: the pairs of a mapping, in the author's order. */
function items(value: unknown): [string, unknown][] {
  return Object.entries((value ?? {}) as Item);
}

function unique(value: unknown): unknown[] {
  return [...new Set(asList(value))];
}

function smallest(value: unknown): unknown {
  return asList(value).reduce((low, item) => ((item as number) < (low as number) ? item : low));
}

function largest(value: unknown): unknown {
  return asList(value).reduce((high, item) => ((item as number) > (high as number) ? item : high));
}

/** `"%s of %d" | format(a, b)`. */
function format(pattern: unknown, ...values: unknown[]): string {
  let next = 0;
  return String(pattern).replace(/%([sd%])/g, (_, kind) =>
    kind === "%" ? "%" : String(values[next++] ?? ""),
  );
}

/** `| map('upper')` and `| map(attribute='name')`. */
export function mapFilter(filterNamed: (name: string) => unknown) {
  return (value: unknown, how: unknown, ...more: unknown[]): unknown[] => {
    const { attribute } = (typeof how === "object" && how !== null ? how : {}) as Item;
    if (typeof attribute === "string") {
      return asList(value).map((item) =>
        Object.hasOwn(Object(item), attribute) ? (item as Item)[attribute] : undefined,
      );
    }
    const filter = filterNamed(String(how));
    if (typeof filter !== "function") throw new Error(`there is no filter "${how}" for map`);
    return asList(value).map((item) => filter(item, ...more));
  };
}

/** Filters that look up an attribute of each item by its name. */
export const TAKES_ATTRIBUTE = ["groupby", "join", "rejectattr", "selectattr", "sort", "sum"];

type Filter = (this: unknown, ...values: unknown[]) => unknown;

/** The same without what every JavaScript value inherits: `| sum('constructor')` finds nothing. */
export function ownAttributes(filter: unknown): Filter {
  return function own(this: unknown, value: unknown, ...more: unknown[]) {
    const names = more.flatMap((given) =>
      typeof given === "object" && given !== null ? Object.values(given) : [given],
    );
    const inherited = asList(value).some((item) => names.some((name) => isInherited(item, name)));
    if (inherited) throw new Error("only what an author wrote can be an attribute");
    return (filter as Filter).call(this, value, ...more);
  };
}

function isInherited(item: unknown, name: unknown): boolean {
  if (typeof name !== "string" || item === null || item === undefined) return false;
  const object = Object(item) as object;
  return name.split(".").some((part) => part in object && !Object.hasOwn(object, part));
}

function asList(value: unknown): unknown[] {
  if (typeof value === "string") return [...value];
  return Array.isArray(value) ? value : Object.keys((value ?? {}) as Item);
}

export const JINJA_FILTERS: Readonly<Record<string, (...values: never[]) => unknown>> = {
  tojson: toJson,
  items,
  unique,
  min: smallest,
  max: largest,
  format,
};

/** Filters that make something of an undefined value. */
export const TAKES_UNDEFINED: ReadonlySet<string> = new Set(["default", "d"]);

/** True as in Jinja: an empty list or mapping is not. */
export function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== "object" || value === null) return Boolean(value);
  const prototype = Object.getPrototypeOf(value);
  const plain = prototype === Object.prototype || prototype === null;
  return plain ? Object.keys(value).length > 0 : String(value) !== "";
}
