import { existsSync, readFileSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { extname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { VIRTUAL_MODULES, virtualSource } from "./typescript-modules.ts";

type Transform = (source: string, options: { file: string; jsx: boolean }) => string;

const SCHEME = "llm-do:";
const ENDINGS = [".ts", ".mts", ".tsx", ".js", ".mjs", ".json"];
const SCRIPTS = new Set([".js", ".mjs", ".jsx"]);
const TYPED = new Set([".ts", ".mts", ".tsx"]);

/**
 * Lets Node load TypeScript as people write it (enums, no extensions, `.js` for `.ts`, packages of
 * `type: commonjs`), and gives it `zod` and `llm-do` without any install. Lines stay the author's.
 * Source: https://nodejs.org/api/module.html#moduleregisterhooksoptions
 */
export function registerTypescript(transform: Transform): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const inPackage = context.parentURL?.includes("/node_modules/") ?? false;
      const virtual = inPackage ? undefined : virtualName(specifier);
      if (virtual !== undefined)
        return { url: SCHEME + virtual, format: "module", shortCircuit: true };
      try {
        return next(specifier, context);
      } catch (error) {
        const file = otherSpelling(specifier, context.parentURL);
        if (file === undefined) throw error;
        return { url: pathToFileURL(file).href, shortCircuit: true };
      }
    },
    load: (url, context, next) => {
      if (url.startsWith(SCHEME)) return esModule(virtualSource(url.slice(SCHEME.length)));
      if (!url.startsWith("file:") || url.includes("/node_modules/")) return next(url, context);
      const file = fileURLToPath(url);
      const ending = extname(file);
      if (TYPED.has(ending)) {
        const source = readFileSync(file, "utf8");
        return esModule(transform(source, { file, jsx: ending === ".tsx" }));
      }
      if (ending === ".json" && context.importAttributes.type === undefined) {
        return esModule(`export default ${readFileSync(file, "utf8")};`);
      }
      if (ending === ".js" && isEsModule(file)) return esModule(readFileSync(file, "utf8"));
      return next(url, context);
    },
  });
}

function esModule(source: string) {
  return { format: "module" as const, source, shortCircuit: true };
}

function virtualName(specifier: string): string | undefined {
  if (specifier === "zod/v4") return "zod";
  return VIRTUAL_MODULES.find((name) => name === specifier);
}

/** `./a.js` that is `./a.ts`, `./a` that is `./a.ts` or `./a/index.ts`. */
function otherSpelling(specifier: string, parent: string | undefined): string | undefined {
  const relative = /^\.{0,2}\//.test(specifier) || specifier === "." || specifier === "..";
  const absolute = specifier.startsWith("file:");
  if ((!relative && !absolute) || (relative && parent === undefined)) return undefined;
  const path = fileURLToPath(new URL(specifier, parent));
  const ending = extname(path);
  const stems = SCRIPTS.has(ending) ? [path.slice(0, -ending.length), path] : [path];
  return stems
    .flatMap((stem) => [
      ...ENDINGS.map((end) => stem + end),
      ...ENDINGS.map((end) => `${stem}/index${end}`),
    ])
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/** A `.js` file is what it looks like, whatever package.json says of the repository. */
function isEsModule(file: string): boolean {
  return /^\s*(import\s*[\w{*"']|export\s)/m.test(readFileSync(file, "utf8"));
}
