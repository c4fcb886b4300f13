import * as zod from "zod";
import { effectOf, type ToolShape, type ToolsetShape } from "./typescript-shapes.ts";

/** Modules that tools import without an install. */
export const VIRTUAL_MODULES = ["zod", "llm-do"] as const;

/** Toolsets that files registered by name while they were loaded. */
export interface Registration {
  name: string;
  create: unknown;
}

const registered: Registration[] = [];

/** What was registered since it was last asked for. */
export function takeRegistrations(): Registration[] {
  return registered.splice(0);
}

/** What `import … from "llm-do"` gives; typed in types/llm-do.d.ts. */
const LLM_DO = {
  defineTool: (tool: ToolShape): ToolShape => {
    effectOf(tool.effect);
    return tool;
  },
  defineToolset: (toolset: ToolsetShape): ToolsetShape => toolset,
  registerToolset: (name: string, create: unknown): void => {
    registered.push({ name, create });
  },
  z: zod.z,
};

const MODULES: Record<string, Record<string, unknown>> = { zod: { ...zod }, "llm-do": LLM_DO };

/** Where generated modules find the values: one instance of zod, so `instanceof` and registries agree. */
const VALUES = Symbol.for("llm-do.virtual-modules");

export function virtualSource(name: string): string {
  Object.assign(globalThis, { [VALUES]: MODULES });
  const names = Object.keys(MODULES[name] ?? {}).filter((member) => member !== "default");
  const lines = names.map((member, index) => `const _${index} = from[${JSON.stringify(member)}];`);
  // zod exports reserved words (`catch`, `enum`, …): a string as export name may be any word.
  const exported = names.map((member, index) => `_${index} as ${JSON.stringify(member)}`);
  return [
    `const from = globalThis[Symbol.for("llm-do.virtual-modules")][${JSON.stringify(name)}];`,
    ...lines,
    `export { ${exported.join(", ")} };`,
    "export default from.default ?? from;",
  ].join("\n");
}
