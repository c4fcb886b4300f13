// nunjucks has no types of its own. These are the parts that templates use; they hold for 3.2.4, which is pinned.

interface NunjucksNode {
  readonly typename: string;
  /** Names of the fields that may hold other nodes. */
  readonly fields: string[];
  /** Both counts start at 0. */
  lineno: number;
  colno: number;
  [field: string]: unknown;
}

type NunjucksNodeClass = new (lineno: number, colno: number, ...fields: unknown[]) => NunjucksNode;

declare module "nunjucks" {
  export const nodes: {
    Filter: NunjucksNodeClass;
    Symbol: NunjucksNodeClass;
    Literal: NunjucksNodeClass;
    NodeList: NunjucksNodeClass;
  };
  export const parser: {
    parse(source: string, extensions: unknown[], options: Record<string, unknown>): NunjucksNode;
  };
  export const compiler: {
    Compiler: new (
      name: string,
      throwOnUndefined: boolean,
    ) => { compile(node: NunjucksNode): void; getCode(): string };
  };
  export const runtime: { SafeString: new (value: string) => object };
  export class Loader {
    isRelative(name: string): boolean;
    resolve(from: string, to: string): string;
  }
  export class Environment {
    constructor(loaders: Loader[], options: Record<string, unknown>);
    globals: Record<string, unknown>;
    filters: Record<string, unknown>;
    tests: Record<string, unknown>;
    addFilter(name: string, filter: (...values: never[]) => unknown): this;
  }
  export class Template {
    constructor(source: CompiledTemplate, environment: Environment, path: string, eager: boolean);
    render(variables: Record<string, unknown>): string;
  }
  export interface CompiledTemplate {
    type: "code";
    obj: Record<string, unknown>;
  }
}

declare module "nunjucks/src/transformer.js" {
  const transformer: {
    transform(node: NunjucksNode, asyncFilters: unknown[]): NunjucksNode;
  };
  export default transformer;
}
