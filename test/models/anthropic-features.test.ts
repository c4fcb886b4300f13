import { describe, expect, test } from "vitest";
import { anthropicModel } from "../../src/models/anthropic.ts";
import type { Message, ServerTool } from "../../src/models/model.ts";
import { costOf } from "../../src/models/pricing.ts";
import { open, start } from "./loopback.ts";
import { requestOf, says } from "./request.ts";

function tool(type: ServerTool["type"], limits: Partial<ServerTool> = {}): ServerTool {
  return { type, maxUses: null, allowedDomains: null, blockedDomains: null, ...limits };
}

const search = {
  type: "server_tool_use",
  id: "srvtoolu_1",
  name: "web_search",
  input: { query: "ä" },
};
const found = {
  type: "web_search_tool_result",
  tool_use_id: "srvtoolu_1",
  content: [{ type: "web_search_result", url: "https://a.example", encrypted_content: "Eq==" }],
};
const cited = {
  type: "text",
  text: "It is so.",
  citations: [
    { type: "web_search_result_location", url: "https://a.example", encrypted_index: "x" },
  ],
};

describe("server_side_tools (F8)", () => {
  test("are offered in their newest versions, with the limits of the author", async () => {
    await using api = await start([{ text: "Hi." }]);
    const serverTools = [
      tool("web_search", { maxUses: 3, allowedDomains: ["a.example"] }),
      tool("web_fetch", { blockedDomains: ["b.example"] }),
      tool("code_execution"),
    ];
    await (await open(api)).generate(requestOf([says("hello")], { serverTools, tools: [] }));
    expect(api.violations).toEqual([]);
    expect(api.requests[0]?.body.tools).toEqual([
      { type: "code_execution_20260521", name: "code_execution" },
      { type: "web_fetch_20260318", name: "web_fetch", blocked_domains: ["b.example"] },
      {
        type: "web_search_20260318",
        name: "web_search",
        max_uses: 3,
        allowed_domains: ["a.example"],
      },
    ]);
  });

  test("are called directly where the model cannot call tools from code", async () => {
    await using api = await start([{ text: "Hi." }]);
    const model = await anthropicModel({
      id: "anthropic:claude-haiku-4-5",
      settings: { anthropicApiKey: "sk-test", anthropicBaseUrl: api.url },
    });
    const serverTools = [tool("web_search")];
    await model.generate(requestOf([says("hello")], { serverTools, tools: [] }));
    expect(api.requests[0]?.body.tools).toMatchObject([{ allowed_callers: ["direct"] }]);
  });

  test("leave results and citations that survive the journal byte for byte", async () => {
    await using api = await start([
      { blocks: [search, found, cited], stopReason: "pause_turn" },
      { text: "Done." },
    ]);
    const model = await open(api);
    const request = { serverTools: [tool("web_search")], tools: [] };
    const first = await model.generate(requestOf([says("hello")], request));
    const said = JSON.parse(JSON.stringify({ role: "assistant", content: first.content }));
    const second = await model.generate(requestOf([says("hello"), said], request));
    expect(api.violations).toEqual([]);
    expect(second.content).toEqual([{ type: "text", text: "Done." }]);
    const returned = api.requests[1]?.body.messages[1]?.content;
    expect(JSON.stringify(returned)).toBe(JSON.stringify(api.requests[0]?.response?.content));
  });

  test("are counted and priced", async () => {
    const usage = { server_tool_use: { web_search_requests: 3, web_fetch_requests: 1 } };
    await using api = await start([{ text: "Hi.", usage }]);
    const response = await (await open(api)).generate(
      requestOf([says("hello")], { serverTools: [tool("web_search")] }),
    );
    expect(response.usage.webSearches).toBe(3);
    const { webSearches, ...tokens } = response.usage;
    const model = "claude-sonnet-5-5";
    const extra = (costOf(model, response.usage) ?? 0) - (costOf(model, tokens) ?? 0);
    expect(extra).toBeCloseTo(0.03);
  });

  test("find the container of earlier code again, as long as it exists", async () => {
    const container = (expires_at: string) => ({ id: "container_1", expires_at });
    for (const [expires, sent] of [
      ["2099-01-01T00:00:00Z", "container_1"],
      ["2020-01-01T00:00:00Z", undefined],
    ] as const) {
      await using api = await start([
        { text: "Ran.", container: container(expires) },
        { text: "Done." },
      ]);
      const model = await open(api);
      const request = { serverTools: [tool("code_execution")], tools: [] };
      const first = await model.generate(requestOf([says("hello")], request));
      const said: Message = { role: "assistant", content: first.content };
      await model.generate(requestOf([says("hello"), said, says("More.")], request));
      expect(api.violations).toEqual([]);
      expect(api.requests[1]?.body.container).toBe(sent);
    }
  });
});

describe("structured output (F96, C35)", () => {
  const outputSchema = {
    type: "object",
    properties: { score: { type: "integer", minimum: 1, maximum: 5 }, why: { type: "string" } },
    required: ["score"],
  };

  test("is enforced by the API as far as it understands the schema", async () => {
    await using api = await start([{ text: '{"score":1}' }]);
    await (await open(api)).generate(requestOf([says("hello")], { outputSchema }));
    expect(api.violations).toEqual([]);
    expect(api.requests[0]?.body.output_config).toEqual({
      format: {
        type: "json_schema",
        schema: {
          type: "object",
          properties: { score: { type: "integer" }, why: { type: "string" } },
          additionalProperties: false,
          required: ["score"],
        },
      },
    });
  });

  test.each([
    ["a free map", { type: "object", additionalProperties: { type: "string" } }, []],
    ["the web is searched", outputSchema, [tool("web_search")]],
  ])("is left to the loop where %s", async (_, schema, serverTools) => {
    await using api = await start([{ text: "{}" }]);
    const model = await open(api);
    await model.generate(requestOf([says("hello")], { outputSchema: schema, serverTools }));
    expect(api.violations).toEqual([]);
    expect(api.requests[0]?.body.output_config).toBeUndefined();
  });
});

test("images and PDFs are sent as native blocks (F95)", async () => {
  await using api = await start([{ text: "A cat." }]);
  const media = (mediaType: string, name: string) =>
    ({ type: "media", mediaType, name, data: "AAAA" }) as const;
  const content = [media("image/webp", "cat.webp"), media("application/pdf", "a/deck.pdf")];
  await (await open(api)).generate(requestOf([{ role: "user", content }]));
  expect(api.violations).toEqual([]);
  expect(api.requests[0]?.body.messages[0]?.content).toMatchObject([
    { type: "image", source: { type: "base64", media_type: "image/webp", data: "AAAA" } },
    { type: "document", title: "a/deck.pdf", source: { media_type: "application/pdf" } },
  ]);
});
