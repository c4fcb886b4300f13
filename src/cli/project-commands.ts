import type { Command, OptionTable } from "./invocation.ts";

/** What every command understands. */
export const COMMON: OptionTable = {
  json: { type: "boolean", meaning: "JSON lines on stdout, the last one the result" },
  verbose: { type: "boolean", short: "v", meaning: "say more" },
  debug: { type: "boolean", meaning: "say more, and where in our code an error arose" },
  help: { type: "boolean", short: "h", meaning: "show this help" },
};

/** Commands that make, test and change the files of a project. */
export const PROJECT_COMMANDS: readonly Command[] = [
  {
    name: "init",
    summary: "Make a new project, from a template",
    forms: ["[DIR]"],
    options: {
      template: { type: "string", value: "NAME", meaning: "minimal (default), pipeline, …" },
      "list-templates": { type: "boolean", meaning: "list the templates" },
      github: { type: "boolean", meaning: "also the workflow that runs it on GitHub" },
      name: { type: "string", value: "NAME", meaning: "name of the project, in project.yaml" },
      model: { type: "string", value: "ID", meaning: "model of its workers, in project.yaml" },
      ...COMMON,
    },
    load: async () => (await import("./init.ts")).init,
  },
  {
    name: "test",
    summary: "Run the tests beside workers (*.test.yaml), offline",
    forms: ["[DIR | FILE.test.yaml]"],
    options: COMMON,
    load: async () => (await import("./test.ts")).test,
  },
  {
    name: "migrate",
    summary: "Show a flat or old project in today's form; --write changes it",
    forms: ["DIR"],
    options: {
      write: { type: "boolean", meaning: "write the files" },
      ...COMMON,
    },
    load: async () => (await import("./migrate.ts")).migrate,
  },
];
