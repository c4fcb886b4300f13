import { defineTool, z } from "llm-do";

/** Pages of a folder, without the index itself. */
const isPage = (path: string) => path.endsWith(".md") && path !== "INDEX.md";

/** Takes `ctx`, but declares what it does: it runs as a whole, and again whenever it is needed. */
export const count_words = defineTool({
  name: "count_words",
  description: "Counts the words of every page in a folder.",
  inputSchema: z.object({ folder: z.string().describe("Folder in the workspace, such as docs") }),
  effect: "none",
  needsApproval: false,
  async execute({ folder }, ctx) {
    const counts: Record<string, number> = {};
    for (const page of (await ctx.sandbox.list(folder)).filter(isPage)) {
      const text = await ctx.sandbox.read(`${folder}/${page}`);
      counts[page] = text.split(/\s+/).filter(Boolean).length;
    }
    return counts;
  },
});

/**
 * Takes `ctx` and calls workers and tools: its body runs from the beginning on every machine that goes on with
 * the run, and what it asked for before is returned instead of done again. The loop is ordinary code, so no
 * page is forgotten, and no model is paid for counting.
 */
export const index_pages = defineTool({
  name: "index_pages",
  description: "Has every page of a folder summarised and writes the folder's INDEX.md.",
  inputSchema: z.object({ folder: z.string().describe("Folder in the workspace, such as docs") }),
  async execute({ folder }, ctx) {
    const pages = (await ctx.sandbox.list(folder)).filter(isPage);
    const lines = await Promise.all(
      pages.map(async (page) => {
        const text = await ctx.sandbox.read(`${folder}/${page}`);
        const summary = await ctx.callWorker("summariser", { page, text });
        return `- [${page}](${page}): ${summary.trim()}`;
      }),
    );
    const content = ["# Index", "", ...lines, ""].join("\n");
    // A tool of the worker asks whoever it has to ask; denied, it throws.
    await ctx.callTool("write_file", { path: `${folder}/INDEX.md`, content });
    return `${pages.length} pages are in ${folder}/INDEX.md`;
  },
});
