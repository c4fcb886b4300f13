import type { Usage } from "./model.ts";

/** US dollars per million tokens. */
export interface Prices {
  input: number;
  output: number;
  /** Writing to the cache that lives for five minutes: the one that requests of this project use. */
  cacheWrite5m: number;
  /** Writing to the cache that lives for an hour. */
  cacheWrite1h: number;
  cacheRead: number;
}

interface PriceRow extends Prices {
  /** Prices of every token of a request whose whole prompt, cached or not, is longer than `above` tokens. */
  longPrompt?: { above: number; prices: Prices };
}

/** Every multiplier but the one of cache reads is the same for all models. */
function prices(input: number, output: number, cacheReadFactor = 0.1): Prices {
  return {
    input,
    output,
    cacheWrite5m: input * 1.25,
    cacheWrite1h: input * 2,
    cacheRead: input * cacheReadFactor,
  };
}

/**
 * Every Claude model since 4.5, by its id without a date.
 * Source: https://platform.claude.com/docs/en/about-claude/pricing (read in November 2026),
 * except where a comment says otherwise.
 */
const PRICES: Record<string, PriceRow> = {
  // Not verified: the page did not list 5.2 yet, so these two have the prices of 5.1.
  "claude-fable-5-2": prices(10, 50, 0.025),
  "claude-mythos-5-2": prices(10, 50, 0.025),
  "claude-fable-5-1": prices(10, 50, 0.025),
  "claude-mythos-5-1": prices(10, 50, 0.025),
  "claude-fable-5": prices(10, 50),
  "claude-mythos-5": prices(10, 50),
  // Announced with input and output prices only (https://anthropic.com/glasswing): the cache prices
  // are the usual multiples and not verified.
  "claude-mythos-preview": prices(25, 125),
  "claude-opus-5-5": prices(4, 20, 0.05),
  "claude-opus-5": prices(5, 25),
  "claude-opus-4-8": prices(5, 25),
  "claude-opus-4-7": prices(5, 25),
  "claude-opus-4-6": prices(5, 25),
  "claude-opus-4-5": prices(5, 25),
  "claude-sonnet-5-5": prices(2, 10, 0.05),
  "claude-sonnet-5": prices(2, 10),
  "claude-sonnet-4-6": prices(3, 15),
  "claude-sonnet-4-5": prices(3, 15),
  "claude-haiku-5-5": {
    ...prices(0.1, 0.5),
    longPrompt: { above: 100_000, prices: prices(0.5, 2.5) },
  },
  "claude-haiku-4-5": prices(1, 5),
};

/** $10 per 1000 searches (https://platform.claude.com/docs/en/about-claude/pricing). Fetching is free. */
const MILLIONTHS_PER_SEARCH = 10_000;

/** Ids of all Claude models in the price table, newest family first. */
export const KNOWN_MODELS: readonly string[] = Object.keys(PRICES);

/**
 * US dollars that one response cost; null when the model's price is unknown, never 0 for that.
 * `model` may carry a provider (`anthropic:`) and the date of a snapshot (`-20251001`).
 * Scripted answers cost 0.
 */
export function costOf(model: string, usage: Usage): number | null {
  if (model === "scripted" || model.startsWith("scripted:")) return 0;
  const id = model.replace(/^anthropic:/, "").replace(/-\d{8}$/, "");
  if (!Object.hasOwn(PRICES, id)) return null;
  const row = PRICES[id];
  if (row === undefined) return null;

  const prompt = usage.input + usage.cacheRead + usage.cacheWrite;
  const rates = row.longPrompt && prompt > row.longPrompt.above ? row.longPrompt.prices : row;
  const millionths =
    usage.input * rates.input +
    usage.output * rates.output +
    usage.cacheWrite * rates.cacheWrite5m +
    usage.cacheRead * rates.cacheRead +
    (usage.webSearches ?? 0) * MILLIONTHS_PER_SEARCH;
  return millionths / 1_000_000;
}
