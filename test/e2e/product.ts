import { startLab } from "../lab/lab.ts";
import { type Answer, answersBySystem, startMessagesApi } from "../lab/messages-api.ts";

const KEY = "sk-ant-test-0123456789abcdef";

/** The workflow of the README, with its permissions. */
export const WORKFLOW = `name: llm-do
on:
  schedule: [{ cron: "17 6 * * 1" }]
  workflow_dispatch: { inputs: { input: { description: What to do, required: false } } }
  issue_comment: { types: [created] }
  pull_request_review_comment: { types: [created] }
  pull_request: { types: [opened, synchronize, closed] }
  repository_dispatch: { types: [llm-do] }
jobs:
  llm-do:
    if: \${{ !contains(github.event_name, 'comment') || startsWith(github.event.comment.body, '/') }}
    runs-on: ubuntu-latest
    permissions: { contents: write, pull-requests: write, issues: write }
    steps:
      - uses: llm-do/action@v1
        with: { anthropic-api-key: "\${{ secrets.ANTHROPIC_API_KEY }}" }
`;

export interface ProductOptions {
  /** Worker files and whatever else the repository holds. */
  files: Record<string, string>;
  /** Answers by a piece of the worker's instructions. */
  answers: Record<string, Answer[] | ((turn: number) => Answer)>;
  workflow?: string;
  people?: Parameters<typeof startLab>[0]["people"];
  settings?: Parameters<typeof startLab>[0]["repository"]["settings"];
  environment?: Record<string, string>;
  private?: boolean;
  /** Nothing in the repository but the workflow and `files`. */
  bare?: boolean;
}

/** A repository with the product installed, a strict model, and people with every role. */
export async function installProduct(options: ProductOptions) {
  const api = await startMessagesApi({ keys: [KEY], answer: answersBySystem(options.answers) });
  const lab = await startLab({
    repository: {
      owner: "acme",
      name: "app",
      files: {
        ".github/workflows/llm-do.yml": options.workflow ?? WORKFLOW,
        ...(options.bare ? {} : { "README.md": "# App\n\nOld words.\n" }),
        ...options.files,
      },
      settings: { actionsMayCreatePullRequests: true, ...options.settings },
      ...(options.private ? { private: true } : {}),
    },
    people: options.people ?? { alice: "admin", maria: "write", rita: "read", sam: null },
    ...(process.env.LLM_DO_TEST_BUNDLE ? { bundle: process.env.LLM_DO_TEST_BUNDLE } : {}),
    secrets: { ANTHROPIC_API_KEY: KEY },
    environment: {
      ANTHROPIC_BASE_URL: api.url,
      LLM_DO_LEASE_SECONDS: "3",
      ...options.environment,
    },
  });
  // A second commit, so that a checkout of depth 1 has a boundary as in any real repository.
  lab.as("alice").push("main", { "NOTES.md": "Second commit.\n" });
  await lab.idle();
  return {
    ...lab,
    api,
    /** Dispatches the workflow and waits until everything that follows from it has ended. */
    async run(inputs: Record<string, string> = {}, by = "maria") {
      await lab.dispatch("llm-do.yml", { inputs, by });
      return lab.idle();
    },
    /** Says something and waits until everything that follows from it has ended. */
    async after(words: () => unknown) {
      await words();
      return lab.idle();
    },
    [Symbol.asyncDispose]: async () => {
      await lab[Symbol.asyncDispose]();
      await api.close();
    },
  };
}

export type Product = Awaited<ReturnType<typeof installProduct>>;

/** Every model request of the run, refused ones included. */
export function modelRequests(product: Product): number {
  return product.api.requests.filter((request) => request.path.startsWith("/v1/messages")).length;
}

export function worker(name: string, settings: string, instructions: string): string {
  return `---\nname: ${name}\nmodel: anthropic:claude-sonnet-5-5\n${settings}---\n${instructions}\n`;
}
