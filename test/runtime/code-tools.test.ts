import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { WorkerDefinition } from "../../src/project/definition.ts";
import { diskFiles } from "../../src/project/files.ts";
import { codeTools } from "../../src/tools/code-tools.ts";
import { detectIsolation, type Isolation } from "../../src/tools/isolation.ts";
import { createSandbox } from "../../src/tools/node-sandbox.ts";
import { completed, type Tool } from "../../src/tools/tool.ts";
import { typedTool } from "../../src/tools/typed-tool.ts";
import { CODE_FIXTURES } from "./code-fixtures.ts";
import { startWorld, type Turn, type World, worker } from "./machine.ts";

const HELPER: Turn[] = [{ calls: [["send", { text: "from helper" }]] }, { text: "helped" }];
const ANSWERS: Record<string, Turn[]> = {
  helper: HELPER,
  fast: [{ text: "fast" }],
  slow: [{ calls: [["wait_for_fast", {}]] }, { text: "slow" }],
};

let isolation: Isolation;
beforeAll(async () => {
  isolation = await detectIsolation();
});

describe.each(CODE_FIXTURES)("a tool that takes ctx, as $name", ({ toolset, files }) => {
  const folder = mkdtempSync(join(tmpdir(), "llm-do-code-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  afterAll(() => rmSync(folder, { recursive: true }));

  const definitions = new WeakMap<World, WorkerDefinition>();

  function definitionOf(world: World): WorkerDefinition {
    const known = definitions.get(world);
    if (known) return known;
    const location = { file: "main.worker", line: 3, column: 3 };
    const definition: WorkerDefinition = worker("main", {
      code: [
        {
          name: toolset,
          module: null,
          tools: null,
          approvals: {},
          fallback: "pre_approved",
          config: {},
          location,
          text: `  ${toolset}:`,
        },
      ],
    });
    definitions.set(world, definition);
    return definition;
  }

  /** The catalogue is read once for a world; every call that takes ctx has a process of its own. */
  async function toolsFor(world: World): Promise<Tool[]> {
    const project = diskFiles(folder);
    return codeTools(
      definitionOf(world),
      {
        workspaceRoot: world.root,
        environment: { PATH: process.env.PATH ?? "" },
        isolation: async () => isolation,
        codeFolders: async () => [
          { label: "the project", files: project, folder: "", named: null },
        ],
        codeDirectory: async () => folder,
        sandbox: createSandbox({ root: world.root }),
        describe: async () => null,
      },
      [],
    );
  }

  function started(flow: string): World {
    const main: Turn[] = [{ calls: [[flow, { topic: "tea" }]] }, { text: "done" }];
    return startWorld({
      workers: ["main", "helper", "fast", "slow"].map((name) => worker(name)),
      answers: { ...ANSWERS, main },
    });
  }

  /** Whatever the machine is busy with, the other worker is faster. */
  function waitForFast(world: World): Tool {
    return typedTool({
      name: "wait_for_fast",
      description: "",
      schema: z.object({}),
      effect: () => "none",
      judge: () => ({ approval: "pre_approved", reason: "" }),
      preview: async () => ({ summary: "", changes: [] }),
      execute: async () => {
        while (!world.requests.some((request) => request.worker === "fast")) await delay(10);
        await delay(200);
        return completed("waited");
      },
    });
  }

  async function boot(world: World, machine: Parameters<World["boot"]>[0] = {}) {
    return world.boot({
      tools: [...(await toolsFor(world)), waitForFast(world)],
      ...machine,
    });
  }

  function log(world: World): string[] {
    const file = join(world.root, "log.txt");
    return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  }

  /** What the model was told about the call. */
  function result(world: World): unknown {
    const last = world.requests.filter((request) => request.worker === "main").at(-1);
    const block = last?.messages.at(-1)?.content[0];
    return block?.type === "tool_result" ? block.content : undefined;
  }

  test("waits in the worker that it called and goes on from there on another machine (F68)", async () => {
    using w = started("relay");
    expect(await boot(w)).toEqual({ status: "suspended" });
    const request = (await w.journal()).state.requests.get("A1")?.request;
    expect(request).toMatchObject({ tool: "send", chain: ["main", "helper"] });
    await w.say({ verb: "approve" });
    expect(await boot(w)).toEqual({ status: "completed", result: "done" });
    expect(result(w)).toBe("relayed: helped");
    expect(w.sent).toEqual(["from helper"]);
    expect(w.requests.map((one) => one.worker)).toEqual(["main", "helper", "helper", "main"]);
  });

  test("may have written files on its way: they are saved with its result", async () => {
    using w = started("relay");
    await boot(w);
    await w.say({ verb: "approve" });
    await boot(w);
    const { events } = await w.journal();
    const completed = events.flatMap((event) => (event.type === "tool_completed" ? [event] : []));
    const relay = completed.find(({ key }) => key === "turn/1/call/0");
    expect(relay?.touchedWorkspace).toBe(true);
  });

  test("never notices that it was suspended: no catch, no finally", async () => {
    using w = started("relay");
    await boot(w);
    expect(log(w)).toEqual(["begin"]);
    await w.say({ verb: "approve" });
    await boot(w);
    expect(log(w)).toEqual(["begin", "begin", "finally"]);
  });

  test("goes on with what the worker says after its call was denied", async () => {
    using w = started("relay");
    await boot(w);
    await w.say({ verb: "deny", reason: "no" });
    expect(await boot(w)).toMatchObject({ status: "completed" });
    expect(result(w)).toBe("relayed: helped");
    expect(w.sent).toEqual([]);
  });

  test("runs every step once, and equal steps one after the other each once", async () => {
    using w = started("effects");
    expect(await boot(w)).toEqual({ status: "suspended" });
    await w.say({ verb: "approve" });
    expect(await boot(w)).toMatchObject({ status: "completed" });
    expect(log(w)).toEqual(["sent", "sent"]);
    expect(result(w)).toBe("sent 7 and 7, helped");
  });

  test("lets the same call win a race again", async () => {
    using w = started("race");
    expect(await boot(w)).toEqual({ status: "suspended" });
    await w.say({ verb: "approve" });
    expect(await boot(w)).toMatchObject({ status: "completed" });
    expect(result(w)).toBe("fast, helped");
    expect(w.requests.filter((one) => one.worker === "helper")).toHaveLength(2);
  });

  test("is stopped before any effect when it no longer does what it did", async () => {
    using w = started("diverge");
    expect(await boot(w)).toEqual({ status: "suspended" });
    await w.say({ verb: "approve" });
    expect(await boot(w)).toMatchObject({
      status: "failed",
      code: "divergence",
      message: expect.stringMatching(
        /step:first:\w{12}:0 is recorded .* ctx\.step\("first"\) is new/,
      ),
    });
    expect(log(w)).toEqual(["begin", "first 1", "begin"]);
    expect(w.sent).toEqual([]);
  });

  test("is told how to tell two equal calls at the same time apart", async () => {
    using w = started("equal");
    expect(await boot(w)).toMatchObject({ status: "completed" });
    expect(result(w)).toMatch(
      /^fast \| Two equal calls at the same time: ctx\.callWorker\("fast"\)\..*input of its own/,
    );
  });

  test("asks before a tool that needs approval, and runs it once", async () => {
    using w = started("gate");
    expect(await boot(w)).toEqual({ status: "suspended" });
    expect(w.sent).toEqual([]);
    await w.say({ verb: "approve" });
    expect(await boot(w)).toMatchObject({ status: "completed" });
    expect(w.sent).toEqual(["tea"]);
    expect(result(w)).toBe("sent: sent");
  });

  test("hears of a denial as an error that it can handle", async () => {
    using w = started("gate");
    await boot(w);
    await w.say({ verb: "deny", reason: "not today" });
    expect(await boot(w)).toMatchObject({ status: "completed" });
    expect(result(w)).toBe("refused: Not executed: a maintainer denied this call: not today");
  });

  test("asks how a step ended whose machine was lost, and takes the answer", async () => {
    using w = started("crash");
    const lost = new AbortController();
    const first = boot(w, { signal: lost.signal });
    while (!log(w).includes("launched")) await delay(20);
    lost.abort();
    expect(await first).toMatchObject({ status: "interrupted" });
    expect(await boot(w)).toEqual({ status: "suspended" });
    const request = (await w.journal()).state.requests.get("A1")?.request;
    expect(request).toMatchObject({ kind: "outcome", tool: "launch", input: { topic: "tea" } });
    await w.say({ verb: "done", result: { id: 9 } });
    expect(await boot(w)).toMatchObject({ status: "completed" });
    expect(result(w)).toBe('launched {"id":9}');
    expect(log(w)).toEqual(["launched"]);
  });

  test("reads and writes the worker's files, recorded", async () => {
    using w = started("files");
    expect(await boot(w)).toEqual({ status: "suspended" });
    writeFileSync(join(w.root, "a/out.txt"), "changed by somebody");
    await w.say({ verb: "approve" });
    expect(await boot(w)).toMatchObject({ status: "completed" });
    expect(result(w)).toBe("tea out.txt false");
  });
});
