import { z } from "zod";
import { LlmDoError } from "../errors.ts";
import {
  CREATED_NAME,
  type CreationDefaults,
  createdFile,
  createdProblems,
  draftText,
} from "../project/created-worker.ts";
import type { Approval } from "../project/definition.ts";
import { renderProblem } from "../project/problem.ts";
import { describeChange } from "./file-diff.ts";
import { completed, type Parsed, type Tool } from "./tool.ts";
import { jsonSchemaOf, parseInput } from "./typed-tool.ts";

/** What the tool needs to know about the run. */
export interface WorkerCreation {
  defaults: CreationDefaults;
  /** Workers that were created in this run. */
  created(): ReadonlySet<string>;
  /** A worker of that name can be called already, or is a built-in. */
  exists(name: string): Promise<boolean>;
}

const name = z
  .string()
  .regex(CREATED_NAME, "must be lower-case letters, digits, '-' and '_', at most 64")
  .describe("Name of the new worker, such as 'pitch_evaluator'");

const draft = z.strictObject({
  name,
  instructions: z.string().min(1).describe("Its system prompt: what it is to do, and how."),
  description: z.string().optional().describe("One sentence: when to call it."),
  model: z.string().optional().describe("provider:model; leave it out for the default."),
  output_schema_ref: z.string().optional().describe("A JSON Schema of the project for its answer."),
});

/** What a person makes of a draft: the whole file, with toolsets. From a model it is not understood. */
const file = z.strictObject({ name, text: z.string().min(1) });

type Input = z.output<typeof draft> | z.output<typeof file>;

/** The `.worker` file that a call would create. */
export function createdText(input: unknown, defaults: CreationDefaults): string {
  const asked = input as Input;
  return "text" in asked ? asked.text : draftText(asked, defaults);
}

/**
 * `worker_create`: a worker writes another one (spec/delegation.md "Autonomous Worker Creation"). Whoever
 * approves sees the whole file; from then on this run can call it. There is no `force`: what exists stays.
 */
export function workerCreateTool(options: { approval: Approval; creation: WorkerCreation }): Tool {
  const { approval, creation } = options;
  return {
    name: "worker_create",
    description:
      "Create a specialised worker for a subtask. A person reads the whole definition first. " +
      "Once approved, call it with worker_call.",
    inputSchema: jsonSchemaOf(draft),
    parse: (raw) => checked(parseInput({ name: "worker_create", schema: draft, raw }), creation),
    parseEdited: (raw) => {
      const edited = file.safeParse(raw);
      const parsed: Parsed = edited.success
        ? { ok: true, input: edited.data }
        : parseInput({ name: "worker_create", schema: draft, raw });
      return checked(parsed, creation);
    },
    effect: () => "none",
    judge: () => ({ approval, reason: "a new worker is read by a person before it exists" }),
    preview: async (input) => {
      const asked = input as Input;
      await refuseExisting(asked.name, creation);
      const after = createdText(asked, creation.defaults);
      const change = await describeChange({ path: createdFile(asked.name), before: null, after });
      return { summary: `Create the worker '${asked.name}'`, changes: [change] };
    },
    execute: async (input, context) => {
      const asked = input as Input;
      await refuseExisting(asked.name, creation);
      const text = createdText(asked, creation.defaults);
      await context.createWorker({ name: asked.name, text });
      return completed(
        `Created worker '${asked.name}'. Call it with worker_call. Its definition:\n${text}`,
      );
    },
  };
}

function checked(parsed: Parsed, { defaults }: WorkerCreation): Parsed {
  if (!parsed.ok) return parsed;
  const asked = parsed.input as Input;
  const problems = createdProblems(asked.name, createdText(asked, defaults));
  if (problems.length === 0) return parsed;
  return { ok: false, message: problems.map(renderProblem).join("\n") };
}

async function refuseExisting(worker: string, { exists }: WorkerCreation): Promise<void> {
  if (!(await exists(worker))) return;
  throw new LlmDoError(
    `Worker '${worker}' already exists. Use a different name or remove the existing worker.`,
    { code: "usage" },
  );
}
