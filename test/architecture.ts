/**
 * The rules of the layout, as functions over a map from path ("src/runtime/run.ts") to text.
 * Each returns one sentence per offence. What they demand is in architecture.test.ts.
 */
import { dirname, join } from "node:path/posix";
import ts from "typescript";

export type Files = ReadonlyMap<string, string>;

interface Import {
  from: string;
  /** A path of the map, or the name of a package. */
  to: string;
  typeOnly: boolean;
  /** `await import("…")`. */
  lazy: boolean;
}

function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** Everything that makes one file need another: import, export … from, import(), import("…").Type. */
function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, kind: { typeOnly: boolean; lazy: boolean }) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const name = specifier.text;
    const to = name.startsWith(".") ? join(dirname(path), name) : name;
    found.push({ from: path, to, ...kind });
  };
  visit(parse(path, text), (node) => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, { typeOnly: importsOnlyTypes(node), lazy: false });
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, { typeOnly: node.isTypeOnly, lazy: false });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, { typeOnly: true, lazy: false });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], { typeOnly: false, lazy: true });
    }
  });
  return found;
}

function importsOnlyTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause?.isTypeOnly) return true;
  const names = importClause?.namedBindings;
  if (importClause?.name || !names || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}

function allImports(files: Files): Import[] {
  return [...files].flatMap(([path, text]) => importsOf(path, text));
}

/** The part of the program that a file belongs to: its folder, or its own name at the top. */
function partOf(path: string): string {
  return path.replace(/^src\//, "").replace(/(\.ts$|\/.*)/, "");
}

export interface Arrows {
  /** Files that everybody may import, and that import nothing but each other. */
  leaves: readonly string[];
  /** What a part may import besides itself. `types project` stands for type-only imports. */
  allowed: Readonly<Record<string, readonly string[]>>;
}

export function forbiddenArrows(files: Files, { leaves, allowed }: Arrows): string[] {
  return allImports(files).flatMap(({ from, to, typeOnly }) => {
    if (!to.startsWith("src/") || leaves.includes(to)) return [];
    if (leaves.includes(from)) return [`${from} is a leaf and imports ${to}`];
    const [part, target] = [partOf(from), partOf(to)];
    const may = allowed[part];
    if (!may) return [`${from} belongs to no part of the layout`];
    if (part === target || may.includes(target)) return [];
    if (typeOnly && may.includes(`types ${target}`)) return [];
    return [`${from} imports ${to}: ${part} may import ${may.join(", ") || "nothing"}`];
  });
}

/** Every cycle once, type-only imports included: `src/a.ts → src/b.ts → src/a.ts`. */
export function cycles(files: Files): string[] {
  const targets = Map.groupBy(allImports(files), ({ from }) => from);
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(" → "));
    } else if (!done.has(path)) {
      for (const { to } of targets.get(path) ?? []) walk(to, [...trail, path]);
      done.add(path);
    }
  };
  for (const path of files.keys()) walk(path, []);
  return [...new Set(found)];
}

/** Packages that cost start-up time must arrive by `await import("…")`. */
export function eagerPackages(files: Files, heavy: RegExp): string[] {
  return allImports(files)
    .filter(({ to, typeOnly, lazy }) => heavy.test(to) && !typeOnly && !lazy)
    .map(({ from, to }) => `${from} loads ${to} at once: use await import("${to}")`);
}

function lineCount(text: string): number {
  return text.replace(/\n$/, "").split("\n").length;
}

export function longFiles(files: Files, limit: number): string[] {
  return [...files]
    .map(([path, text]) => ({ path, lines: lineCount(text) }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path} has ${lines} lines, more than ${limit}`);
}

export function largeMedian(files: Files, limit: number): string[] {
  const sizes = [...files.values()].map(lineCount).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return median > limit ? [`The median file has ${median} lines, more than ${limit}`] : [];
}

export function longFunctions(files: Files, limit: number): string[] {
  return [...files].flatMap(([path, text]) => {
    const source = parse(path, text);
    const found: string[] = [];
    visit(source, (node) => {
      if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
      const first = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const last = source.getLineAndCharacterOfPosition(node.end).line + 1;
      const lines = last - first + 1;
      if (lines <= limit) return;
      const name = node.name?.getText() ?? "a function";
      found.push(`${path}:${first}: ${name} has ${lines} lines, more than ${limit}`);
    });
    return found;
  });
}

/** `process.env`, `process["env"]` and `import { env } from "node:process"`. */
export function environmentReaders(files: Files, allowed: readonly string[]): string[] {
  const offenders = [...files].filter(([path, text]) => {
    let reads = false;
    visit(parse(path, text), (node) => {
      if (ts.isPropertyAccessExpression(node)) {
        reads ||= node.name.text === "env" && /(^|\.)process$/.test(node.expression.getText());
      } else if (ts.isElementAccessExpression(node)) {
        reads ||= /^process\[.env.\]$/.test(node.getText());
      } else if (ts.isImportDeclaration(node)) {
        reads ||= /\benv\b.*from "(node:)?process"/s.test(node.getText());
      }
    });
    return reads && !allowed.includes(path);
  });
  return offenders.map(([path]) => `${path} reads process.env`);
}

export function forbiddenNames(files: Files, forbidden: RegExp): string[] {
  return [...files].flatMap(([path, text]) => [
    ...(forbidden.test(path) ? [`${path} has a name that says nothing`] : []),
    ...exportedNames(parse(path, text))
      .filter((name) => forbidden.test(name))
      .map((name) => `${path} exports ${name}, a name that says nothing`),
  ]);
}

function exportedNames(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.exportClause) {
      const clause = statement.exportClause;
      return ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    }
    const { name } = statement as ts.DeclarationStatement;
    return name ? [name.text] : [];
  });
}
