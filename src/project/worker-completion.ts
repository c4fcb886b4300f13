import type { WorkerDefinition } from "./definition.ts";
import { memoryFiles } from "./files.ts";
import { joinPath } from "./layout.ts";
import type { SchemaFolders } from "./output-schema.ts";
import { Diagnostics } from "./problem.ts";
import { renderTemplate } from "./template.ts";
import { hasTemplateSyntax, type TemplateFolder } from "./template-text.ts";
import { type ParsedWorker, parseWorker, type WorkerSource } from "./worker.ts";
import type { FoundWorker, WorkerSearch } from "./worker-search.ts";
import type { WorkerSpace } from "./worker-space.ts";

export interface Completion {
  found: FoundWorker;
  /** What the worker was parsed from. */
  source: WorkerSource;
  search: WorkerSearch;
  /** `--var NAME=VALUE`. */
  variables: Readonly<Record<string, string>>;
}

/** What a worker's definition needs other files for: templates and the schema of its answer. */
export async function completeWorker(
  parsed: ParsedWorker,
  completion: Completion,
): Promise<ParsedWorker> {
  const { worker } = parsed;
  if (worker === null) return parsed;
  const diagnostics = new Diagnostics();
  const [instructions, output] = await Promise.all([
    render(worker, { parsed, completion, diagnostics }),
    readSchema(parsed, { completion, diagnostics }),
  ]);
  const problems = [...parsed.problems, ...diagnostics.problems];
  if (diagnostics.failed || instructions === null) return { ...parsed, worker: null, problems };
  // Which tool a delegate is may depend on the name that the instructions call it by (C6).
  const again =
    instructions === worker.instructions
      ? parsed
      : parseWorker({ ...completion.source, instructions });
  return { ...again, worker: again.worker && { ...again.worker, output }, problems };
}

interface Completing {
  completion: Completion;
  diagnostics: Diagnostics;
}

async function render(
  worker: WorkerDefinition,
  { parsed, completion, diagnostics }: Completing & { parsed: ParsedWorker },
): Promise<string | null> {
  const { template } = parsed;
  if (!template.enabled || !hasTemplateSyntax(worker.instructions)) return worker.instructions;
  const { found, search, variables } = completion;
  const { manifest } = await found.space.defaults();
  const rendered = await renderTemplate({
    text: worker.instructions,
    file: worker.file,
    firstLine: template.firstLine,
    folders: await templateFolders(found, search),
    variables: { ...manifest.variables, ...template.variables, ...variables },
    diagnostics,
  });
  return rendered === null ? null : rendered.trim();
}

/** The worker's own, the project's, its libraries' and ours (spec §4.1); nothing where the worker is ours. */
async function templateFolders(
  { space, file }: FoundWorker,
  search: WorkerSearch,
): Promise<TemplateFolder[]> {
  const { BUILTIN_TEMPLATES } = await import("./builtin-templates.ts");
  const own = file.split("/").slice(0, -1).join("/");
  const { files, library, base } = space;
  const ofSpace = (folder: string): TemplateFolder => ({
    label: folder === "" ? space.label : folder,
    files,
    folder,
    library,
  });
  const folders = [joinPath(own, "templates"), own, joinPath(base, "templates")];
  const libraries = await search.librariesOf(space);
  return [
    ...[...new Set(folders)].map(ofSpace),
    ...libraries.map((other) => templatesOf(other)),
    {
      label: "built-in templates",
      files: memoryFiles(BUILTIN_TEMPLATES),
      folder: "templates",
      library: null,
    },
  ];
}

function templatesOf(space: WorkerSpace): TemplateFolder {
  const { label, files, library, base } = space;
  return { label, files, folder: joinPath(base, "templates"), library };
}

async function readSchema(
  { output }: ParsedWorker,
  { completion, diagnostics }: Completing,
): Promise<Record<string, unknown> | null> {
  if (output === null) return null;
  const { resolveOutputSchema } = await import("./output-schema.ts");
  return resolveOutputSchema(output, { folders: await schemaFolders(completion), diagnostics });
}

async function schemaFolders({ found, search }: Completion): Promise<SchemaFolders> {
  const { space, file } = found;
  const own = file.split("/").slice(0, -1).join("/");
  const libraries = await search.librariesOf(space);
  return {
    folders: [...new Set([own, space.base])],
    read: (path) => space.files.read(path),
    readLibrary: async (name, path) => {
      const other = [...libraries, space].find(({ library }) => library === name);
      return other ? other.files.read(joinPath(other.base, path)) : null;
    },
  };
}
