import { createRequire } from "node:module";
import { Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import {
  CHILD_READS,
  CHILD_WRITES,
  type CodeFile,
  type FromChild,
  type LoadedToolset,
  type LoadProblem,
  type LoadRequest,
  type ToChild,
} from "./code-protocol.ts";
import { type Conversation, startConversation } from "./typescript-context.ts";
import { type HostTool, toolsetsOf, type Wanted } from "./typescript-exports.ts";
import { registerTypescript } from "./typescript-hooks.ts";
import { takeRegistrations } from "./typescript-modules.ts";
import { loadProblem, readSource } from "./typescript-source.ts";

/**
 * The child that holds a project's tools in TypeScript and JavaScript (see code-protocol.ts). Ends with
 * its input. Never resolves: the process is over before.
 */
export async function runCodeHost(): Promise<never> {
  const { transform } = await import("sucrase");
  registerTypescript((source, { file, jsx }) => {
    const transforms = jsx ? ["typescript" as const, "jsx" as const] : ["typescript" as const];
    return transform(source, { transforms, disableESTransforms: true, filePath: file }).code;
  });
  const host = new Host();
  await host.listen();
  process.exit(0);
}

class Host {
  readonly #input = new Socket({ fd: CHILD_READS, readable: true, writable: false });
  readonly #output = new Socket({ fd: CHILD_WRITES, readable: false, writable: true });
  readonly #abort = new AbortController();
  readonly #tools: HostTool[] = [];
  readonly #conversation: Conversation = startConversation((message) => this.#send(message));
  #calls = 0;
  #saidIdle = false;

  async listen(): Promise<void> {
    this.#output.unref();
    // The loop is empty: whatever code is under way waits for answers that did not come.
    process.on("beforeExit", () => this.#idle());
    for await (const line of createInterface({ input: this.#input })) {
      await this.#receive(JSON.parse(line) as ToChild);
      // What an answer set off comes before the next answer: replay settles in recorded order.
      await nextTurn();
      this.#stayAwake();
    }
  }

  async #receive(message: ToChild): Promise<void> {
    switch (message.type) {
      case "load":
        this.#send(await this.#load(message));
        return;
      case "judge":
        this.#send(await this.#judge(message));
        return;
      case "call":
        void this.#call(message);
        return;
      case "answer":
        this.#saidIdle = false;
        this.#conversation.answer(message.id, message.answer);
        return;
      case "abort":
        this.#abort.abort();
        return;
    }
  }

  #send(message: FromChild): void {
    this.#output.write(`${JSON.stringify(message)}\n`);
  }

  /** While answers are owed to us, listening keeps the process alive; else the code's own work must. */
  #stayAwake(): void {
    const expecting = this.#calls === 0 || this.#saidIdle || this.#conversation.asked() > 0;
    if (expecting) this.#input.ref();
    else this.#input.unref();
  }

  #idle(): void {
    if (this.#calls > 0 && !this.#saidIdle) {
      this.#saidIdle = true;
      this.#send({ type: "idle", seen: this.#conversation.seen() });
    }
    this.#input.ref();
  }

  async #load(request: LoadRequest): Promise<FromChild> {
    const toolsets: LoadedToolset[] = [];
    const problems: LoadProblem[] = [];
    for (const [index, file] of request.files.entries()) {
      try {
        toolsets.push(...(await this.#loadFile(file, { index, request })));
      } catch (error) {
        problems.push(loadProblem(error, { file, index }));
      }
    }
    return { type: "loaded", id: request.id, toolsets, problems };
  }

  async #loadFile(
    file: CodeFile,
    { index, request }: { index: number; request: LoadRequest },
  ): Promise<LoadedToolset[]> {
    const config = new Map(request.toolsets.map((toolset) => [toolset.name, toolset.config]));
    const wanted: Wanted = {
      asks: (name) => config.has(name),
      context: (name) => ({
        sandbox: this.#conversation.sandbox,
        logger: this.#conversation.logger,
        config: config.get(name) ?? {},
      }),
    };
    const module = await import(/* webpackIgnore: true */ addressOf(file));
    const source = readSource(file);
    const found = await toolsetsOf(module, { source, wanted, registered: takeRegistrations() });
    return found.map(({ name, tools }) => ({
      file: index,
      name,
      tools: tools.map((tool) => ({
        tool: this.#tools.push(tool) - 1,
        name: tool.name,
        description: tool.description,
        inputSchema: tool.inputSchema,
        takesContext: tool.takesContext,
        needsApproval: typeof tool.needsApproval === "function" ? "asks" : tool.needsApproval,
        effect: tool.effect,
        public: tool.public,
        source: { file: file.shown, line: tool.line },
      })),
    }));
  }

  async #judge({ id, tool, input }: Extract<ToChild, { type: "judge" }>): Promise<FromChild> {
    try {
      const asks = this.#tools[tool]?.needsApproval;
      const needed = typeof asks === "function" ? await asks(input) : (asks ?? null);
      if (typeof needed === "boolean") return { type: "judged", id, needed };
      const error = `needsApproval returned ${JSON.stringify(needed)} instead of true or false`;
      return { type: "judged", id, needed: null, error };
    } catch (error) {
      return { type: "judged", id, needed: null, error: explain(error) };
    }
  }

  async #call({ id, tool, input, key }: Extract<ToChild, { type: "call" }>): Promise<void> {
    this.#calls += 1;
    const { signal } = this.#abort;
    const code = this.#tools[tool];
    const redriven = code?.takesContext ?? false;
    const context = this.#conversation.context({ key, signal, redriven });
    try {
      const value = await this.#conversation.inside(id, () => code?.run(input, context));
      this.#send({ type: "result", id, value: value ?? null, isError: false });
    } catch (error) {
      console.error(error);
      this.#send({ type: "result", id, value: explain(error), isError: true });
    }
    this.#calls -= 1;
    this.#stayAwake();
  }
}

/** A file's address; a package's as it is found from the code's own folder. */
function addressOf(file: CodeFile): string {
  if (file.kind === "file") return pathToFileURL(file.path).href;
  const found = createRequire(join(file.root, "package.json")).resolve(file.path);
  return pathToFileURL(found).href;
}

function explain(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
