/** What the lab's own tests start from: a small repository, four people, and a client for the doors. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Lab, type LabOptions, startLab } from "./lab.ts";

export const README = "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n";

export function startExample(
  options: {
    repository?: Partial<LabOptions["repository"]>;
    people?: LabOptions["people"];
    workflow?: string;
    bundle?: string;
    secrets?: Record<string, string>;
  } = {},
): Promise<Lab> {
  const { repository, people, workflow, bundle, secrets } = options;
  const workflows = workflow === undefined ? {} : { ".github/workflows/w.yml": workflow };
  return startLab({
    repository: {
      owner: "acme",
      name: "app",
      ...repository,
      files: { "README.md": README, ...workflows, ...repository?.files },
    },
    people: { alice: "admin", maria: "write", rita: "read", sam: null, ...people },
    ...(bundle === undefined ? {} : { bundle }),
    ...(secrets === undefined ? {} : { secrets }),
  });
}

/** A workflow of one job with the given `on:` and steps. */
export function workflow(on: string, steps: string, extra = ""): string {
  const indented = steps.trim().replace(/^/gm, "      ");
  return `on: ${on}\n${extra}\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n${indented}\n`;
}

/** A folder with an `action.yml` whose `main` is the given CommonJS text. */
export function writeAction(main: string, manifest = ""): string {
  const folder = mkdtempSync(join(tmpdir(), "llm-do-lab-action-"));
  const action = `name: Stand-in\ndescription: For tests\n${manifest}\nruns: { using: node24, main: index.js }\n`;
  writeFileSync(join(folder, "action.yml"), action);
  writeFileSync(join(folder, "index.js"), main);
  return folder;
}

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what the judges have already checked.
  body: any;
  headers: Headers;
}

/** Speaks to the doors over HTTP with one token. */
export function client(lab: Lab, token: string) {
  const headers = { authorization: `Bearer ${token}`, "user-agent": "lab-test" };
  const send = async (url: string, init: RequestInit): Promise<Reply> => {
    const response = await fetch(url, init);
    const text = await response.text();
    return {
      status: response.status,
      body: text === "" ? undefined : JSON.parse(text),
      headers: response.headers,
    };
  };
  return {
    rest: (method: string, path: string, body?: unknown): Promise<Reply> =>
      send(`${lab.apiUrl}/repos/acme/app${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    any: (method: string, path: string): Promise<Reply> =>
      send(`${lab.apiUrl}${path}`, { method, headers }),
    graphql: async (
      query: string,
      variables: Record<string, unknown> = {},
    ): Promise<Reply["body"]> => {
      const body = JSON.stringify({ query, variables });
      return (await send(`${lab.url}/api/graphql`, { method: "POST", headers, body })).body;
    },
  };
}

/** A token as a workflow of the repository has it, with these permissions. */
export const WRITE = { contents: "write", issues: "write", pull_requests: "write" } as const;
