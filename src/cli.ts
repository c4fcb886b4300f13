import { LlmDoError } from "./errors.ts";

export async function runCli(_argv: string[], _env: NodeJS.ProcessEnv): Promise<number> {
  throw new LlmDoError("The command line is not built in yet.", { code: "usage" });
}
