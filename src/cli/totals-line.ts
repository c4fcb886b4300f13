import type { Totals } from "../runtime/status.ts";
import { plural } from "./terminal.ts";

/** `3 turns, 1200 tokens in, 80 out, $0.0012`: what a run used so far. */
export function totalsLine({ turns, input, cacheRead, cacheWrite, output, cost }: Totals): string {
  const price = cost === null ? "unknown cost" : `$${cost.toFixed(4)}`;
  const read = input + cacheRead + cacheWrite;
  return `${plural(turns, "turn")}, ${read} tokens in, ${output} out, ${price}`;
}
