import { memoryStore } from "../../src/runtime/memory-store.ts";
import { storeContract } from "./store-contract.ts";

storeContract("memory store", async () => {
  const store = memoryStore();
  return { open: async () => store, blob: async () => "1".repeat(40) };
});
