import { resolve } from "node:path";
import { LlmDoError } from "../errors.ts";
import type { RunHeader } from "../runtime/header.ts";
import type { Invocation } from "./invocation.ts";
import { relativePath } from "./local-project.ts";

/** What `--set`, `--var` and `--lib` say about a project, as typed. */
export function openedWith({
  lists,
}: Pick<Invocation, "lists">): Omit<RunHeader["opened"], "files"> {
  const variables = (lists.var ?? []).map((written): [string, string] => {
    const at = written.indexOf("=");
    const name = written.slice(0, Math.max(at, 0)).trim();
    if (/^[A-Za-z_]\w*$/.test(name)) return [name, written.slice(at + 1)];
    throw new LlmDoError(
      `--var needs NAME=VALUE with a name of letters, digits and "_"; it is ${JSON.stringify(written)}.`,
      { code: "usage" },
    );
  });
  return {
    set: [...(lists.set ?? [])],
    variables: Object.fromEntries(variables),
    libraries: [...(lists.lib ?? [])],
  };
}

/** The same for the run's header: paths are kept relative to its repository, whatever directory resumes it. */
export function keptWithRun(
  opened: RunHeader["opened"],
  place: { root: string; directory: string },
): RunHeader["opened"] {
  const kept = (path: string) => {
    const absolute = resolve(place.directory, path);
    return relativePath(place.root, absolute) ?? absolute;
  };
  return {
    ...opened,
    libraries: opened.libraries.map(kept),
    files: opened.files.map(kept),
  };
}
