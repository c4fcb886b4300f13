import { describe, expect, test } from "vitest";
import { toolName } from "../../src/project/tool-name.ts";
import { parseWorker } from "../../src/project/worker.ts";

function read(toolsets: string, body = "Hi") {
  const text = `---\ntoolsets: ${toolsets}\n---\n${body}`;
  const workers = new Set(["X", "Y", "read_file", "lib:x"]);
  const { worker, problems } = parseWorker({ file: "a.worker", text, workers });
  const config = worker?.delegation;
  return {
    delegates: config?.delegates.map((d) => `${d.worker} as ${d.toolName}: ${d.approval}`),
    workerCall: config?.workerCall?.approval ?? null,
    create: config?.create?.approval ?? null,
    any: config?.any,
    cycles: worker?.allowCycles,
    messages: problems.map(
      (p) => `${p.severity} ${p.location.line}:${p.location.column} ${p.message}`,
    ),
  };
}

describe("every form of delegation", () => {
  const X = "X as _worker_X: ask";
  test.each([
    ["{delegation: {X: {}}}", [X], null, false],
    ["{delegation: {X: }}", [X], null, false],
    ["{delegation: {X: true}}", [X], null, false],
    ["{delegation: [X, Y]}", [X, "Y as _worker_Y: ask"], null, false],
    ["{delegation: {X: {}, Y: false}}", [X], null, false],
    ["{delegation: {X: {}, Y: {enabled: no}}}", [X], null, false],
    ["{delegation: {enabled: false, X: {}}}", [], null, false],
    ["{delegation: {allow_workers: [X]}}", ["X as null: ask"], "ask", false],
    ["{delegation: {allow_workers: X}}", ["X as null: ask"], "ask", false],
    ["{delegation: {allowWorkers: [X]}}", ["X as null: ask"], "ask", false],
    ["{delegation: {allow_workers: []}}", [], null, false],
    ["{delegation: {allow_workers: ['*']}}", [], "ask", true],
    ["{delegation: {'*': {}}}", [], "ask", true],
    ["{delegation: {X: {}, worker_call: {}}}", [X], "ask", false],
    ["{delegation: {X: {}, worker_call: false}}", [X], null, false],
    ["{delegation: {X: {}, allow_workers: [X, Y]}}", [X, "Y as null: ask"], "ask", false],
    ["{worker_call: {allow_workers: [X]}}", ["X as null: ask"], "ask", false],
    ["{worker_call: {}, delegation: {X: {}}}", [X], "ask", false],
    [
      "{workers: {allowed_workers: [X, Y]}}",
      ["X as X: pre_approved", "Y as Y: pre_approved"],
      null,
      false,
    ],
    ["{workers: [X]}", ["X as X: pre_approved"], null, false],
    ["{workers: {allowed_workers: ['*']}}", [], "pre_approved", true],
    ["{X: {}}", ["X as X: pre_approved"], null, false],
    ["{X: }", ["X as X: pre_approved"], null, false],
    ["[X, Y]", ["X as X: pre_approved", "Y as Y: pre_approved"], null, false],
    ["{X: {}, delegation: {X: {}}}", ["X as _worker_X: ask", "X as X: pre_approved"], null, false],
  ])("%s", (toolsets, delegates, workerCall, any) => {
    const found = read(toolsets);
    expect(found).toMatchObject({ workerCall, any, messages: [] });
    expect(found.delegates?.toSorted()).toEqual(delegates.toSorted());
  });

  test("worker_call without a worker is a warning", () => {
    expect(read("{worker_call: {}}").messages[0]).toMatch(
      /^warning 2:12 "worker_call" has no worker that it may call; list them/,
    );
  });

  test("nobody is a delegate unless the author says so", () => {
    expect(read("{}")).toMatchObject({ delegates: [], workerCall: null, any: false });
  });
});

describe("the tool is called what the instructions call it", () => {
  test.each([
    ["Call _worker_X(input).", "_worker_X"],
    ["Call X(input).", "X"],
    ["Call X(a) or _worker_X(b).", "_worker_X"],
    ["Call maxX(input).", "_worker_X"],
    ["Call max-X(input).", "_worker_X"],
    ["maxX(1) then X(2)", "X"],
    ["X(2)", "X"],
    ["Use X for it.", "_worker_X"],
    ["Call _agent_X(input).", "_agent_X"],
    ["Call X(a), or _agent_X(b).", "_agent_X"],
    ["_agent_X is now _worker_X", "_worker_X"],
  ])("%s", (body, name) => {
    expect(read("{delegation: {X: {}}}", body).delegates).toEqual([`X as ${name}: ask`]);
  });
});

describe("approval of a delegate in every vocabulary", () => {
  test.each([
    ["{delegation: {X: {pre_approved: true}}}", "X as _worker_X: pre_approved"],
    ["{delegation: {X: {approval_required: false}}}", "X as _worker_X: pre_approved"],
    ["{delegation: {X: {approval: blocked}}}", "X as _worker_X: blocked"],
    ["{delegation: {X: preApproved}}", "X as _worker_X: pre_approved"],
    [
      "{delegation: {X: {_approval_config: {X: {pre_approved: true}}}}}",
      "X as _worker_X: pre_approved",
    ],
    ["{delegation: {X: {}, approval: preApproved}}", "X as _worker_X: pre_approved"],
    ["{delegation: {X: {}, approval: {default: preApproved}}}", "X as _worker_X: pre_approved"],
    ["{delegation: {X: {}, approval: {tools: {X: preApproved}}}}", "X as _worker_X: pre_approved"],
    [
      "{delegation: {X: {}, approval: {tools: {_worker_X: preApproved}}}}",
      "X as _worker_X: pre_approved",
    ],
    [
      "{delegation: {X: {}, _approval_config: {_worker_X: {pre_approved: true}}}}",
      "X as _worker_X: pre_approved",
    ],
    ["{delegation: {X: ask, approval: preApproved}}", "X as _worker_X: ask"],
    [
      "{delegation: {allow_workers: [X], approval: {tools: {X: preApproved}}}}",
      "X as null: pre_approved",
    ],
    ["{workers: {allowed_workers: [X], approval: ask}}", "X as X: ask"],
    ["{workers: {allowed_workers: [X], approval: {default: ask}}}", "X as X: ask"],
    ["{workers: {allowed_workers: [X], approval: {tools: {X: blocked}}}}", "X as X: blocked"],
    ["{X: {approval_required: true}}", "X as X: ask"],
    ["{X: {_approval_config: {X: {pre_approved: false}}}}", "X as X: ask"],
    ["{X: {approval: ask}}", "X as X: ask"],
  ])("%s", (toolsets, delegate) => {
    expect(read(toolsets)).toMatchObject({ delegates: [delegate], messages: [] });
  });

  test.each([
    ["{delegation: {X: {}, worker_call: {pre_approved: true}}}", "pre_approved"],
    [
      "{delegation: {X: {}, worker_call: {}, approval: {tools: {worker_call: blocked}}}}",
      "blocked",
    ],
    ["{worker_call: {allow_workers: [X], approval: preApproved}}", "pre_approved"],
  ])("of worker_call: %s", (toolsets, workerCall) => {
    expect(read(toolsets)).toMatchObject({ workerCall, messages: [] });
  });

  test("contradictions: the stricter wins, with a warning", () => {
    const found = read("{delegation: {X: preApproved, approval: {tools: {X: ask}}}}");
    expect(found.delegates).toEqual(["X as _worker_X: ask"]);
    expect(found.messages[0]).toContain("the stricter holds");
  });

  test("said of the same tool in two forms, the stricter wins", () => {
    const found = read("{X: {approval: preApproved}, delegation: {X: ask}}", "X(1)");
    expect(found.delegates).toEqual(["X as X: ask"]);
    expect(found.messages[0]).toContain("the stricter holds");
  });
});

describe("creating workers (F97)", () => {
  test.each([
    ["{worker_create: {}}", "ask"],
    ["[worker_create]", "ask"],
    ["{worker_create: {pre_approved: true}}", "pre_approved"],
    ["{worker_create: false}", null],
    ["{delegation: {worker_create: {}}}", "ask"],
    ["{delegation: {worker_create: }}", "ask"],
    ["{delegation: {worker_create: blocked}}", "blocked"],
    ["{delegation: {worker_create: false}}", null],
    [
      "{delegation: {worker_create: {}, approval: {tools: {worker_create: preApproved}}}}",
      "pre_approved",
    ],
    ["{delegation: {worker_create: {}, enabled: false}}", null],
    ["{}", null],
  ])("%s", (toolsets, create) => {
    expect(read(toolsets)).toMatchObject({ create, messages: [] });
  });

  test.each([
    ["Make one with worker_create() first.", "{delegation: {allow_workers: ['*']}}", "ask"],
    [
      "Make one with worker_create() first.",
      "{delegation: {allow_workers: [X]}, worker_create: {approval: blocked}}",
      "blocked",
    ],
    ["Nothing of the kind.", "{delegation: {allow_workers: ['*']}}", null],
    ["Call worker_create().", "{delegation: {X: {}}}", null],
    ["Call worker_create().", "{delegation: {allow_workers: [X], worker_create: false}}", null],
    ["Call worker_create().", "{delegation: {allow_workers: [X], approval: preApproved}}", "ask"],
  ])("allow_workers came with it; the text tells: %s %s", (body, toolsets, create) => {
    expect(read(toolsets, body).create).toBe(create);
  });

  test("in two places: the stricter holds, with a warning", () => {
    const maps = read(
      "{worker_create: {approval: blocked}, delegation: {worker_create: preApproved}}",
    );
    expect(maps.create).toBe("blocked");
    expect(maps.messages[0]).toContain("the stricter holds");
  });

  test("worker_call without a list may call what was created", () => {
    expect(read("{delegation: {worker_call: {}, worker_create: {}}}").messages).toEqual([]);
  });

  test("folders of December 2025 are accepted, and said to mean nothing", () => {
    const { messages } = read(
      "{delegation: {worker_create: {output_dir: /tmp/x}, worker_call: {workers_dir: x}, X: {}}}",
    );
    expect(messages.map((message) => message.replace(/:.*?"/, ': "'))).toEqual([
      'warning 2: "workers_dir" is ignored: created workers belong to their run, and are found by their name.',
      'warning 2: "output_dir" is ignored: created workers belong to their run, and are found by their name.',
    ]);
  });
});

test.each(["bash", "execute", "create_directory"])("a worker cannot be the tool %s", (name) => {
  expect(read(`{workers: [${name}]}`).messages).toEqual([
    `error 2:22 The worker "${name}" would be the tool "${name}", a reserved name; rename the worker.`,
  ]);
});

describe("located errors", () => {
  test.each([
    [
      "{delegation: {X: {aproval: ask}}}",
      'Unknown key "aproval" in "toolsets.delegation.X". Did you mean "approval"?',
    ],
    [
      "{delegation: {X: {}, approval: {tools: {Z: ask}}}}",
      'Unknown key "Z" in "toolsets.delegation.approval.tools"',
    ],
    ["{delegation: {allow_workers: [{}]}}", "must be text"],
    ["{delegation: {X: maybe}}", "must be preApproved, ask or blocked"],
    ["{delegation: {../X: {}}}", 'Parent directory references not allowed: "../X".'],
    ["{delegation: X}", "Invalid configuration"],
    ["{workers: {X: {}}}", 'Unknown key "X" in "toolsets.workers"'],
    ["{X: {descripton: a}}", 'Unknown key "descripton" in "toolsets.X"'],
    [
      "{workers: [shell]}",
      'The worker "shell" would be the tool "shell", which is a built-in tool',
    ],
    [
      "{read_file: {}}",
      'The worker "read_file" would be the tool "read_file", which is a built-in tool',
    ],
    [
      "{workers: [_worker_X], delegation: {X: {}}}",
      'would be the tool "_worker_X", which is the worker',
    ],
  ])("%s", (toolsets, message) => {
    const { delegates, messages } = read(toolsets);
    expect(delegates).toBeUndefined();
    expect(messages.join("\n")).toContain(message);
    expect(messages[0]).toMatch(/^error 2:/);
  });
});

test("a worker may be allowed to appear below itself", () => {
  expect(read("{delegation: {X: {}, allow_cycles: true}}").cycles).toBe(true);
  expect(read("{workers: {allowed_workers: [X], allow_cycles: yes}}").cycles).toBe(true);
  expect(read("{delegation: {X: {}}}").cycles).toBe(false);
});

test("names that no provider accepts get a slug, the same every time and never the same twice", () => {
  expect(toolName("_worker_X-1")).toBe("_worker_X-1");
  expect(toolName("./workers/deep")).toMatchInlineSnapshot(`"_workers_deep_2a96a952"`);
  const names = ["a/b", "a:b", "a b", "é", "x".repeat(65), `${"x".repeat(64)}y`].map(toolName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
  expect(read("{delegation: {./workers/deep: {}}}").delegates?.[0]).toMatch(
    /^\.\/workers\/deep as _worker_\w+: ask$/,
  );
});
