import { didYouMean } from "../near-miss.ts";
import { isTemplateNode, nameOf, type TemplateNode, visitTree } from "./template-tree.ts";

export interface LintOptions {
  filters: ReadonlySet<string>;
  tests: ReadonlySet<string>;
  /** Position of both counted from 0, as in the tree. */
  report(node: TemplateNode, message: string): void;
}

/**
 * Reports what nunjucks would silently do otherwise than Jinja, and every name that its compiler would
 * paste into a program unescaped: a name such as `x"&&y` is code there, and so is the text of a test.
 */
export function lintTemplate(tree: TemplateNode, options: LintOptions): void {
  visitTree(tree, (node) => {
    const message = complaint(node, options);
    if (message !== null) options.report(node, message);
  });
}

function complaint(node: TemplateNode, options: LintOptions): string | null {
  switch (node.typename) {
    case "Symbol":
      return complaintOfName(String(node.value));
    case "Filter":
      return complaintOfFilter(node, options);
    case "Is":
      return complaintOfTest(node.right as TemplateNode, options);
    case "FunCall":
      return complaintOfCall(node.name as TemplateNode);
    case "LookupVal":
      return complaintOfIndex(node.val as TemplateNode);
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

const PYTHON_WORDS: Record<string, string> = { True: "true", False: "false", None: "none" };

function complaintOfName(name: string): string | null {
  const plain = Object.hasOwn(PYTHON_WORDS, name) ? PYTHON_WORDS[name] : undefined;
  if (plain !== undefined) return `Write \`${plain}\`, not \`${name}\`.`;
  if (name === "namespace") return "`namespace()` is not supported; compute the value in `vars`.";
  if (!name.split(".").every((part) => /^[A-Za-z_]\w*$/.test(part))) {
    return `${JSON.stringify(name)} is no name: letters, digits and underscores only.`;
  }
  return name in {} ? `\`${name}\` cannot be used in a template.` : null;
}

function complaintOfFilter(node: TemplateNode, { filters }: LintOptions): string | null {
  const name = nameOf(node.name as TemplateNode);
  if (filters.has(name)) return null;
  return `There is no filter \`${name}\`.${didYouMean(name, filters)}`;
}

function complaintOfTest(right: TemplateNode, { tests }: LintOptions): string | null {
  const named = isTemplateNode(right.name) ? right.name : right;
  const name = String(named.value);
  if ((named.typename === "Symbol" || named.value === null) && tests.has(name)) return null;
  return `There is no test \`is ${name}\`.${didYouMean(name, tests)}`;
}

/** What projects write for Python's methods, and how Jinja's filters say it. */
const METHODS: Record<string, string> = {
  ...{ upper: "| upper", lower: "| lower", title: "| title", capitalize: "| capitalize" },
  ...{ strip: "| trim", replace: "| replace(…)", join: "| join(…)", items: "| items" },
  ...{
    keys: "| list",
    values: "| dictsort",
    get: "| default(…) behind `.name`",
    format: "| format",
  },
};

function complaintOfCall(name: TemplateNode): string | null {
  if (name.typename === "Symbol") return null;
  const attribute = name.typename === "LookupVal" ? (name.val as TemplateNode) : null;
  const method = attribute?.typename === "Literal" ? String(attribute.value) : "";
  if (Object.hasOwn(METHODS, method)) {
    return `Methods of Python values are not supported; write \`${METHODS[method]}\` instead of \`.${method}()\`.`;
  }
  if (/^[A-Za-z_]\w*$/.test(method)) return null;
  return "Only a name can be called: `file('x.md')`, or a macro such as `forms.field()`.";
}

function complaintOfIndex(value: TemplateNode): string | null {
  if (value.typename !== "Neg") return null;
  return "A negative index finds nothing; write `| last`, or `| reverse` and an index from 0.";
}

function complaintOfLoop(node: TemplateNode): string | null {
  const { arr } = node;
  if (!isTemplateNode(arr) || arr.typename !== "InlineIf") return null;
  return "`for … in … if …` would ignore its condition; put `{% if … %}` inside the loop, or filter with `selectattr`.";
}

/** What an author who knows Jinja meant by something that could not be parsed. */
export function explainSyntax(message: string, line: string): string {
  const tag = /unknown block tag: (\w+)/.exec(message)?.[1];
  if (tag !== undefined) return `\`{% ${tag} %}\` is not supported.${UNKNOWN_TAGS[tag] ?? ""}`;
  if (/\[[^\]]*:[^\]]*\]/.test(line))
    return "Slices such as `[0:2]` are not supported; use `| first`, `| last` or a shorter list.";
  const end = /expected end of comment|expected variable end|expected block end|unexpected end/i;
  const hint = end.test(message)
    ? " If nothing here is a template, write `templating: none` in the front matter."
    : "";
  return `This is not understood: ${message.replace(/\.$/, "")}.${hint}`;
}

const UNKNOWN_TAGS: Record<string, string> = {
  with: " Use `{% set %}` before it.",
  do: " Compute the value in `vars`.",
  break: " Put `{% if … %}` around the rest of the loop.",
  continue: " Put `{% if … %}` around the rest of the loop.",
  trans: " Write the text itself.",
};
