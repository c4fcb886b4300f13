import { Buffer } from "node:buffer";
import type { Effect } from "../project/definition.ts";
import type { SandboxOperation } from "./code-protocol.ts";
import type { Sandbox } from "./sandbox.ts";

/** What an operation changes; reads change nothing. */
export function effectOfOperation({ name }: SandboxOperation): Effect {
  return name === "write" || name === "writeBinary" || name === "delete" ? "workspace" : "none";
}

/** Does what code asked of `ctx.sandbox`; the value is JSON. Throws with a sentence, as the sandbox does. */
export async function operate(sandbox: Sandbox, operation: SandboxOperation): Promise<unknown> {
  const { path } = operation;
  switch (operation.name) {
    case "read":
      return sandbox.read(path);
    case "readBinary":
      return Buffer.from(await sandbox.readBinary(path)).toString("base64");
    case "write":
      await sandbox.exclusively(() => sandbox.write(path, operation.content));
      return null;
    case "writeBinary": {
      const content = Buffer.from(operation.content, "base64");
      await sandbox.exclusively(() => sandbox.writeBinary(path, content));
      return null;
    }
    case "delete":
      await sandbox.exclusively(() => sandbox.delete(path));
      return null;
    case "exists":
      return sandbox.exists(path);
    case "list":
      return sandbox.list(path);
    case "stat":
      return (await sandbox.stat(path)) ?? null;
  }
}
