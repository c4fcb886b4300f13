import { LlmDoError } from "./errors.ts";

export async function runAction(_env: NodeJS.ProcessEnv): Promise<void> {
  throw new LlmDoError("The Action is not built in yet.", { code: "usage" });
}
