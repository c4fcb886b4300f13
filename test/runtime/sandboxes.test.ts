import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { SandboxConfig, SandboxPath } from "../../src/project/definition.ts";
import { delegates, startWorld, type Turn, type World, worker } from "./machine.ts";

const NOTHING: SandboxConfig = {
  root: "",
  paths: null,
  restrict: null,
  readonly: false,
  approval: { write: null, delete: null },
};

function path(root: string, settings: Partial<SandboxPath> = {}): SandboxPath {
  const none = { suffixes: null, maxFileBytes: null, read: null, write: null };
  return { root, mode: "ro", ...none, ...settings };
}

const free = { filesystem: { approvals: { write_file: "pre_approved" as const } } };

/** main calls helper, which makes the calls that are looked at. */
function worldOf(sandboxes: {
  main: Partial<SandboxConfig> | null;
  helper: Partial<SandboxConfig> | null;
  manifest?: Partial<SandboxConfig>;
  current?: Partial<SandboxConfig>;
  calls: Turn["calls"];
}): World {
  const config = (of: Partial<SandboxConfig> | null) => of && { ...NOTHING, ...of };
  const workers = [
    worker("main", { ...delegates("helper"), sandbox: config(sandboxes.main) }),
    worker("helper", { ...free, sandbox: config(sandboxes.helper) }),
  ];
  const { current, manifest } = sandboxes;
  const world = startWorld({
    workers,
    ...(manifest && { sandbox: { ...NOTHING, ...manifest } }),
    ...(current && {
      current: [
        worker("main", delegates("helper")),
        worker("helper", { ...free, sandbox: config(current) }),
      ],
    }),
    answers: {
      main: [{ calls: [["helper", { input: "go" }]] }, { text: "done" }],
      helper: [sandboxes.calls ? { calls: sandboxes.calls } : {}, { text: "helped" }],
    },
  });
  for (const folder of ["input", "output", "secret"]) mkdirSync(join(world.root, folder));
  writeFileSync(join(world.root, "input/a.md"), "input");
  writeFileSync(join(world.root, "secret/key"), "hidden");
  return world;
}

/** What the helper was answered, call by call. */
async function resultsOf(world: World): Promise<string[]> {
  expect(await world.boot()).toMatchObject({ status: "completed" });
  const last = world.requests.filter((request) => request.worker === "helper").at(-1);
  const blocks = last?.messages.at(-1)?.content ?? [];
  return blocks.map((block) => (block.type === "tool_result" ? String(block.content) : ""));
}

describe("the files that a called worker sees (F106, C10)", () => {
  const read = (file: string): [string, unknown] => ["read_file", { path: file }];
  const write = (file: string): [string, unknown] => ["write_file", { path: file, content: "x" }];

  it("are its caller's, where it declares none", async () => {
    using world = worldOf({
      main: { paths: { input: path("input") } },
      helper: null,
      calls: [read("input/a.md"), read("secret/key"), write("input/b.md")],
    });
    const [a, secret, b] = await resultsOf(world);
    expect(a).toContain('"content":"input"');
    expect(secret).toContain("Path not in any sandbox: secret/key. Readable paths: input.");
    expect(b).toContain("Path is read-only: input/b.md. Writable paths: none.");
  });

  it("are exactly those that it declares, and no file of its caller", async () => {
    using world = worldOf({
      main: { paths: { input: path("input") } },
      helper: { paths: { output: path("output", { mode: "rw" }) } },
      calls: [read("input/a.md"), write("output/b.md")],
    });
    const [a, b] = await resultsOf(world);
    expect(a).toContain("Path not in any sandbox: input/a.md. Readable paths: output.");
    expect(b).toBe("Written 1 characters to output/b.md");
  });

  it("are never more than its caller is restricted to, nor writable when the caller's are not", async () => {
    using world = worldOf({
      main: { restrict: "output", readonly: true },
      helper: { restrict: "secret", paths: null },
      calls: [read("/secret/key"), write("output/b.md"), ["list_files", {}]],
    });
    const [secret, b, list] = await resultsOf(world);
    expect(secret).toContain("Path not in any sandbox: secret/key.");
    expect(b).toContain("Path not in any sandbox: output/b.md. Readable paths: /output/secret.");
    expect(list).toBe("[]");
    expect(existsSync(join(world.root, "output/b.md"))).toBe(false);
  });

  it("are never more than the project's", async () => {
    using world = worldOf({
      manifest: { readonly: true, restrict: "input" },
      main: null,
      helper: { paths: { all: path("", { mode: "rw" }) } },
      calls: [read("all/secret/key"), read("all/input/a.md"), write("all/input/a.md")],
    });
    const [secret, a, b] = await resultsOf(world);
    expect(secret).toContain("Path not in any sandbox: all/secret/key.");
    expect(a).toContain('"content":"input"');
    expect(b).toContain("Path is read-only: all/input/a.md.");
    expect(readFileSync(join(world.root, "input/a.md"), "utf8")).toBe("input");
  });

  it("are narrowed by the current default branch as well", async () => {
    using world = worldOf({
      main: null,
      helper: null,
      current: { paths: { input: path("input") } },
      calls: [read("input/a.md"), read("secret/key"), ["list_files", {}]],
    });
    const [a, secret, list] = await resultsOf(world);
    expect(a).toContain('"content":"input"');
    expect(secret).toContain("Path not in any sandbox on the current default branch: secret/key.");
    expect(list).toBe('["input/a.md"]');
  });
});
