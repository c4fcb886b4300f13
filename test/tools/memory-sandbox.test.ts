import { describe } from "vitest";
import { createMemorySandbox } from "../../src/tools/memory-sandbox.ts";
import { describeSandbox } from "./sandbox-contract.ts";

describe("a sandbox in memory", () => {
  describeSandbox((files, options = {}) => createMemorySandbox({ files, ...options }));
});
