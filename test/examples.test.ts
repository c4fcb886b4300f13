import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { deed } from "../src/github/request-text.ts";
import { costOf } from "../src/models/pricing.ts";
import { diskFiles } from "../src/project/files.ts";
import { openProject } from "../src/project/project.ts";
import { type ExampleRun, startExample } from "./examples/example-run.ts";
import { workflowComplaints } from "./examples/linted-workflow.ts";
import { SCENARIOS } from "./examples/scenarios.ts";

const NAMES = readdirSync("examples").sort();
const NOTHING = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
const INPUTS = z
  .object({ inputs: z.record(z.string(), z.unknown()) })
  .parse(parse(readFileSync("action.yml", "utf8"))).inputs;

const workflowSchema = z.object({
  jobs: z.record(
    z.string(),
    z.looseObject({
      steps: z.array(z.looseObject({ uses: z.string(), with: z.record(z.string(), z.unknown()) })),
    }),
  ),
});

test("every folder of examples/ has a scenario, and every scenario a folder", () => {
  expect(Object.keys(SCENARIOS).sort()).toEqual(NAMES);
});

describe.each(NAMES)("the example %s", (name) => {
  const folder = join("examples", name);
  const workflow = readFileSync(join(folder, ".github/workflows/llm-do.yml"), "utf8");

  it("has no problem, not even a warning", async () => {
    const project = await openProject(diskFiles(folder), { path: "." });
    expect(await project.problems()).toEqual([]);
    expect(project.warnings).toEqual([]);
  });

  it("names a model of a known price for every worker", async () => {
    const project = await openProject(diskFiles(folder), { path: "." });
    for (const worker of await project.workers()) {
      const model = (await project.worker(worker)).model ?? project.manifest.model ?? "";
      expect(costOf(model, NOTHING), `${worker}: ${model}`).not.toBeNull();
    }
  });

  it("has a workflow that GitHub's parser and actionlint accept", async () => {
    expect(await workflowComplaints(`${name}.yml`, workflow)).toEqual([]);
  });

  it("gives the Action only inputs that it has", () => {
    const { jobs } = workflowSchema.parse(parse(workflow));
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const [action, ...others] = steps.filter(({ uses }) => uses.startsWith("llm-do/action"));
    expect(action?.uses).toBe("llm-do/action@v1");
    expect(others).toEqual([]);
    for (const input of Object.keys(action?.with ?? {})) expect(INPUTS).toHaveProperty(input);
  });

  it("says what is asked, how it is copied and how it is tried", () => {
    const readme = readFileSync(join(folder, "README.md"), "utf8");
    for (const heading of ["What you will be asked", "Copy it", "Try it without a key"]) {
      expect(readme).toContain(`\n## ${heading}\n`);
    }
    for (const file of ["main.worker", "project.yaml", "workers/"]) {
      expect(readme.includes(file), file).toBe(existsSync(join(folder, file)));
    }
  });

  it("asks for these calls, and does them on another machine once they are approved", async () => {
    const scenario = scenarioOf(name);
    const run = await startExample(name, scenario);
    expect(await run.boot()).toEqual({ status: "suspended" });
    expect(await requestsOf(run)).toEqual(scenario.requests);
    expect(await run.changes()).toEqual({});
    await run.say("approve");
    expect(await run.boot()).toMatchObject({ status: "completed" });
    expect(await run.changes()).toEqual(scenario.files);
    expect(await failedCalls(run)).toEqual([]);
  });

  it("ends without a change when everything is denied", async () => {
    const run = await startExample(name, scenarioOf(name));
    await run.boot();
    await run.say("deny");
    expect(await run.boot()).toMatchObject({ status: "completed" });
    expect(await run.changes()).toEqual({});
  });
});

function scenarioOf(name: string) {
  const scenario = SCENARIOS[name];
  if (!scenario) throw new Error(`test/examples/scenarios.ts has no "${name}"`);
  return scenario;
}

async function requestsOf(run: ExampleRun): Promise<string[]> {
  const { requests } = await run.state();
  return [...requests.values()].map(({ request }) => {
    const what = deed(request).replaceAll("`", "");
    return `${request.id} ${[...request.chain, request.tool].join(" › ")}: ${what}`;
  });
}

async function failedCalls(run: ExampleRun): Promise<string[]> {
  const { calls } = await run.state();
  return [...calls.values()].flatMap(({ completed }) =>
    completed && (completed.isError || /"exit_code":[^0]/.test(completed.content))
      ? [`${completed.tool}: ${completed.content}`]
      : [],
  );
}
