/** What the lab's own tests start from: a small repository, four people, and a client for the doors. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Lab, type LabOptions, startLab } from "./lab.ts";
import { temporaryFolder } from "./temporary.ts";

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

/** The one input that every stand-in needs. */
export const TOKEN_INPUT = `github-token: { description: t, default: "\${{ github.token }}" }`;

/** A folder with an `action.yml` whose `main` is the given CommonJS text. */
export async function writeAction(main: string, inputs = TOKEN_INPUT): Promise<string> {
  const folder = await temporaryFolder();
  const action = `name: Stand-in
description: For tests
inputs: { ${inputs} }
runs: { using: node24, main: index.js }
`;
  await writeFile(join(folder, "action.yml"), action);
  await writeFile(join(folder, "index.js"), main);
  return folder;
}

export interface Reply {
  status: number;
  body: unknown;
  headers: Headers;
}

/** The value at `data.viewer.login`; list items by number. */
export function pick(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((found, key) => (found as Record<string, unknown>)?.[key], value);
}

/** Speaks to the doors over HTTP with one token. */
export function client(lab: Lab, token: string) {
  const headers = { authorization: `Bearer ${token}`, "user-agent": "lab-test" };
  const send = async (url: string, init: RequestInit): Promise<Reply> => {
    const response = await fetch(url, init);
    const text = await response.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    return { status: response.status, body, headers: response.headers };
  };
  const api = (method: string, path: string, body?: unknown): Promise<Reply> => {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    return send(`${lab.apiUrl}${path}`, { method, headers, ...content });
  };
  return {
    api,
    /** Below `/repos/acme/app`. */
    rest: (method: string, path: string, body?: unknown): Promise<Reply> =>
      api(method, `/repos/acme/app${path}`, body),
    graphql: async (query: string, variables: Record<string, unknown> = {}): Promise<unknown> => {
      const body = JSON.stringify({ query, variables });
      return (await send(`${lab.url}/api/graphql`, { method: "POST", headers, body })).body;
    },
  };
}

/** What the product's workflow asks for. */
export const WRITE = { contents: "write", issues: "write", pull_requests: "write" } as const;
