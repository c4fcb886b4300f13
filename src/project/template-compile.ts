import type { CompiledTemplate, Environment } from "nunjucks";
import { messageOf } from "../errors.ts";
import { hardenTemplate } from "./template-harden.ts";
import { explainSyntax, lintTemplate } from "./template-lint.ts";
import { Stopped, type TemplateReport } from "./template-report.ts";
import type { TemplateNode } from "./template-tree.ts";

export type Compile = (file: string, text: string) => CompiledTemplate;

/** Turns text into a template: parsed, checked, guarded. What is wrong is reported, then it stops. */
export async function createCompiler(
  nunjucks: Pick<typeof import("nunjucks"), "parser" | "compiler" | "nodes">,
  { environment, report }: { environment: Environment; report: TemplateReport },
): Promise<Compile> {
  const { default: transformer } = await import("nunjucks/src/transformer.js");
  const tests = new Set(Object.keys(environment.tests));
  const done = new Map<string, CompiledTemplate>();
  return (file, text) => {
    const known = done.get(file);
    if (known) return known;
    const tree = parse(text, { file, nunjucks, report });
    let wrong = false;
    const complain = ({ lineno, colno }: TemplateNode, message: string) => {
      wrong = true;
      report.add({ file, line: lineno, column: colno }, message);
    };
    const filters = new Set(Object.keys(environment.filters).filter((name) => !name.includes(":")));
    lintTemplate(tree, { filters, tests, report: complain });
    if (wrong) throw new Stopped(file);
    const hardened = hardenTemplate(transformer.transform(tree, []), {
      file,
      nodes: nunjucks.nodes,
    });
    const compiler = new nunjucks.compiler.Compiler(file, false);
    compiler.compile(hardened);
    const obj = new Function(compiler.getCode())() as Record<string, unknown>;
    const template: CompiledTemplate = { type: "code", obj };
    done.set(file, template);
    return template;
  };
}

function parse(
  text: string,
  options: {
    file: string;
    nunjucks: Pick<typeof import("nunjucks"), "parser">;
    report: TemplateReport;
  },
): TemplateNode {
  const { file, nunjucks, report } = options;
  try {
    return nunjucks.parser.parse(text, [], { autoescape: false });
  } catch (error) {
    const { lineno, colno } = error as { lineno?: number; colno?: number };
    const line = Math.max(0, (lineno ?? text.split("\n").length) - 1);
    const place = { file, line, column: Math.max(0, (colno ?? 1) - 1) };
    return report.stop(place, explainSyntax(messageOf(error), report.lineAt(place)));
  }
}
