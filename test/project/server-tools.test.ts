import { expect, test } from "vitest";
import { parseWorker } from "../../src/project/worker.ts";

function read(tools: string, toolsets = "{}") {
  const text = `---\nserver_side_tools: ${tools}\ntoolsets: ${toolsets}\n---\nHi`;
  const workers = new Set(["web_search"]);
  const { worker, problems } = parseWorker({ file: "a.worker", text, workers });
  const messages = problems.map(
    ({ severity, message, location: at }) => `${severity} ${at.line}:${at.column} ${message}`,
  );
  return { tools: worker?.serverTools.map(({ location: _, ...tool }) => tool), messages };
}

const SEARCH = { type: "web_search", maxUses: null, allowedDomains: null, blockedDomains: null };

test.each([
  ["[{tool_type: web_search}]", [SEARCH]],
  ["[{tool_type: web_search, max_uses: 3}]", [{ ...SEARCH, maxUses: 3 }]],
  ["[{name: web_search, config: {max_uses: 3}}]", [{ ...SEARCH, maxUses: 3 }]],
  ["[{name: web_search}]", [SEARCH]],
  ["[web_search, code_execution]", [SEARCH, { ...SEARCH, type: "code_execution" }]],
  [
    "{web_search: {maxUses: 1}, web_fetch: true}",
    [
      { ...SEARCH, maxUses: 1 },
      { ...SEARCH, type: "web_fetch" },
    ],
  ],
  ["web_search", [SEARCH]],
  [
    "[{tool_type: web_search, allowed_domains: [a.org, b.org]}]",
    [{ ...SEARCH, allowedDomains: ["a.org", "b.org"] }],
  ],
  [
    "[{tool_type: web_fetch, blocked_domains: [a.org], allowed_domains: }]",
    [{ ...SEARCH, type: "web_fetch", blockedDomains: ["a.org"] }],
  ],
  ["[{tool_type: image_generation}]", [{ ...SEARCH, type: "image_generation" }]],
  ["[]", []],
  ["", []],
])("server_side_tools: %s (F8)", (written, tools) => {
  expect(read(written)).toEqual({ tools, messages: [] });
});

test.each([
  [
    "[{tool_type: web_serch}]",
    'error 2:33 Unknown server-side tool "web_serch". Did you mean "web_search"? Known: web_search, web_fetch, code_execution, image_generation.',
  ],
  ["[{max_uses: 1}]", 'error 2:21 "server_side_tools[0]" has no "tool_type"'],
  [
    "[{tool_type: web_search, alowed_domains: [a]}]",
    'Unknown key "alowed_domains" in "server_side_tools[0]". Did you mean "allowed_domains"?',
  ],
  [
    "[{tool_type: web_search, allowed_domains: [a], blocked_domains: [b]}]",
    'error 2:67 "allowed_domains" and "blocked_domains" exclude each other; keep one of them.',
  ],
  [
    "[{tool_type: web_search, max_uses: 0}]",
    '"server_side_tools[0].max_uses" must be a whole number of at least 1, not 0.',
  ],
  ["[web_search, web_search]", 'error 2:33 The server-side tool "web_search" stands twice.'],
])("server_side_tools: %s is located", (written, message) => {
  const { tools, messages } = read(written);
  expect(tools).toBeUndefined();
  expect(messages[0]).toContain(message);
});

test("url_context of 2025 is web_fetch, with a warning", () => {
  expect(read("[{tool_type: url_context}]")).toEqual({
    tools: [{ ...SEARCH, type: "web_fetch" }],
    messages: ['warning 2:33 "url_context" is read as "web_fetch", its name today.'],
  });
});

test("a worker may not be called like a server-side tool that is on", () => {
  expect(read("[web_search]", "{web_search: {}}").messages).toEqual([
    'error 3:12 The worker "web_search" would be the tool "web_search", which is the server-side tool "web_search"; rename the worker.',
  ]);
  expect(read("[]", "{web_search: {}}").messages).toEqual([]);
});
