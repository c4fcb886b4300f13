/// <reference path="./nunjucks.d.ts" />

/** A node of nunjucks' syntax tree. Its counts of lines and columns start at 0. */
export type TemplateNode = NunjucksNode;

/** Changes the tree from the leaves up; `change` returns the node itself to keep it. */
export function mapTree(
  node: TemplateNode,
  change: (node: TemplateNode) => TemplateNode,
): TemplateNode {
  for (const field of childFields(node)) {
    const value = node[field];
    if (isTemplateNode(value)) node[field] = mapTree(value, change);
    else if (Array.isArray(value)) {
      node[field] = value.map((item) => (isTemplateNode(item) ? mapTree(item, change) : item));
    }
  }
  return change(node);
}

export function visitTree(node: TemplateNode, visit: (node: TemplateNode) => void): void {
  visit(node);
  for (const child of childrenOf(node)) visitTree(child, visit);
}

function childrenOf(node: TemplateNode): TemplateNode[] {
  return childFields(node)
    .flatMap((field) => node[field])
    .filter(isTemplateNode);
}

/** `{% set x %}…{% endset %}` keeps its body where nunjucks does not declare it. */
function childFields(node: TemplateNode): string[] {
  return node.typename === "Set" ? [...node.fields, "body"] : node.fields;
}

export function isTemplateNode(value: unknown): value is TemplateNode {
  return typeof value === "object" && value !== null && "typename" in value && "fields" in value;
}

/** The node that begins an expression: of `a.b | upper` it is `a`. */
export function startOf(node: TemplateNode): TemplateNode {
  const first = (value: unknown) => (isTemplateNode(value) ? startOf(value) : node);
  if (node.typename === "LookupVal") return first(node.target);
  if (node.typename === "Filter")
    return first(((node.args as TemplateNode).children as unknown[])[0]);
  if (node.typename === "FunCall") return first(node.name);
  if (isTemplateNode(node.left)) return startOf(node.left);
  return node;
}

/** How the author would write it: `user.name`. */
export function nameOf(node: TemplateNode): string {
  if (typeof node.shown === "string") return node.shown;
  if (node.typename === "Symbol") return String(node.value);
  if (node.typename === "Literal") return JSON.stringify(node.value);
  if (node.typename === "FunCall") return `${nameOf(node.name as TemplateNode)}(…)`;
  if (node.typename === "LookupVal") {
    const { target, val } = node as { target?: TemplateNode; val?: TemplateNode };
    if (!target || !val) return "this value";
    const attribute = val.typename === "Literal" && /^[A-Za-z_]\w*$/.test(String(val.value));
    return `${nameOf(target)}${attribute ? `.${val.value}` : `[${nameOf(val)}]`}`;
  }
  return "this value";
}
