import { TAKES_UNDEFINED } from "./template-filters.ts";
import { isTemplateNode, mapTree, nameOf, startOf, type TemplateNode } from "./template-tree.ts";

/** Filters of ours around parts of a template. Their names cannot be written in one. */
export const GUARDS = {
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
} as const;

type NodeClasses = Record<"Filter" | "Symbol" | "Literal" | "NodeList", NunjucksNodeClass>;

const ARITHMETIC = new Set([
  ...["Add", "Concat", "Sub", "Mul", "Div", "FloorDiv", "Mod", "Pow"],
  ...["Neg", "Pos"],
]);
const TEMPLATE_TAGS = new Set(["Include", "Extends", "Import", "FromImport"]);

/**
 * Puts a guard around every place where nunjucks goes on with nothing instead of failing, where it would
 * reach into JavaScript, and where a value counts as true otherwise than in Jinja.
 */
export function hardenTemplate(
  tree: TemplateNode,
  { file, nodes }: { file: string; nodes: NodeClasses },
): TemplateNode {
  const guard = (value: TemplateNode, name: string, ...more: unknown[]) => {
    const { lineno, colno } = value;
    const literals = more.map((item) => new nodes.Literal(lineno, colno, item));
    const args = new nodes.NodeList(lineno, colno, [value, ...literals]);
    const symbol = new nodes.Symbol(lineno, colno, name);
    return keep(new nodes.Filter(lineno, colno, symbol, args), value);
  };
  const placed = (value: TemplateNode, name: string, ...more: unknown[]) => {
    const { lineno, colno } = startOf(value);
    return guard(value, name, nameOf(value), file, lineno, colno, ...more);
  };
  return mapTree(tree, (node) => {
    if (node.typename === "LookupVal") return memberOf(node, { nodes, placed });
    guardFields(node, { guard, placed });
    return node;
  });
}

type Guard = (value: TemplateNode, name: string, ...more: unknown[]) => TemplateNode;

/** `a.b`: `a` must be something, and only its own data can be reached. */
function memberOf(
  node: TemplateNode,
  { nodes, placed }: { nodes: NodeClasses; placed: Guard },
): TemplateNode {
  const { lineno, colno } = node;
  const target = placed(node.target as TemplateNode, GUARDS.defined);
  const args = new nodes.NodeList(lineno, colno, [target, node.val]);
  const filter = new nodes.Filter(
    lineno,
    colno,
    new nodes.Symbol(lineno, colno, GUARDS.member),
    args,
  );
  return keep(filter, node);
}

function guardFields(node: TemplateNode, { guard, placed }: { guard: Guard; placed: Guard }): void {
  const change = (field: string, by: (value: TemplateNode) => TemplateNode) => {
    const value = node[field];
    if (isTemplateNode(value)) node[field] = by(value);
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
    if (isTemplateNode(name) && isTemplateNode(name.original)) node.right.name = name.original;
  }
  if (node.typename === "FunCall") change("name", (it) => placed(it, GUARDS.callable));
  if (node.typename === "If" || node.typename === "InlineIf") {
    change("cond", (it) => guard(it, GUARDS.truth));
  }
  if (node.typename === "Not") change("target", (it) => guard(it, GUARDS.truth));
  if (node.typename === "And" || node.typename === "Or") {
    change("left", (it) => guard(it, GUARDS.choice));
  }
  if (node.typename === "For") {
    const single = isTemplateNode(node.name) && node.name.typename === "Symbol";
    change("arr", (it) => guard(it, GUARDS.iterable, single));
  }
  if (node.typename === "Filter") guardInput(node, placed);
  if (node.typename === "Output") {
    node.children = (node.children as TemplateNode[]).map((child) =>
      child.typename === "TemplateData" ? child : placed(child, GUARDS.printable),
    );
  }
}

/** A filter would make an empty text of what is not there, except those that are for that. */
function guardInput(node: TemplateNode, placed: Guard): void {
  const name = nameOf(node.name as TemplateNode);
  const args = node.args;
  if (name.startsWith("llm-do:") || TAKES_UNDEFINED.has(name) || !isTemplateNode(args)) return;
  const [input, ...others] = args.children as TemplateNode[];
  if (input && input.typename !== "Capture") {
    args.children = [placed(input, GUARDS.defined), ...others];
  }
}

/** Remembers what a guard stands for: for messages about what is around it, and to take it off. */
function keep(guard: TemplateNode, original: TemplateNode): TemplateNode {
  return Object.assign(guard, { original, shown: nameOf(original) });
}
