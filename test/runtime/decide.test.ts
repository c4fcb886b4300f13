import { describe, expect, test } from "vitest";
import { decide } from "../../src/runtime/decide.ts";
import type { Incoming, SpokenCommand } from "../../src/runtime/incoming.ts";
import type { RunState } from "../../src/runtime/state.ts";
import { asked, decidedBy, end, LATER, maria, NOW, start, stateOf, voided } from "./requests.ts";

function command(words: Partial<SpokenCommand> & Pick<SpokenCommand, "verb">): Incoming {
  return {
    kind: "command",
    by: maria,
    source: { kind: "comment", commentId: "C1", url: "https://x/1", bodyDigest: "b" },
    threadId: null,
    authority: { status: "allowed" },
    targets: [{ id: "A1", digest: null }],
    implied: null,
    reachable: new Set(["A1", "A2"]),
    reason: null,
    session: false,
    ...words,
  };
}

const facts = (cut: string[] = [], now = NOW) => ({ now, cut: new Set(cut) });
/** What became of one command, in one word. */
function verdictOf(state: RunState, item: Incoming, given = facts()): string {
  const [verdict] = decide(state, [item], given).verdicts;
  return verdict?.status === "refused" ? verdict.because : (verdict?.status ?? "nothing");
}

const VERBS = ["approve", "deny", "retry", "skip", "done", "cancel", "status", "help"] as const;
const STATES: Record<string, RunState> = {
  open: stateOf(asked("A1")),
  approved: stateOf(asked("A1"), decidedBy("approve")),
  denied: stateOf(asked("A1"), decidedBy("deny")),
  started: stateOf(asked("A1"), decidedBy("approve"), start()),
  completed: stateOf(asked("A1"), decidedBy("approve"), start(), end),
  voided: stateOf(asked("A1"), voided),
  outcome: stateOf(asked("A1", "outcome")),
  retried: stateOf(asked("A1", "outcome"), decidedBy("retry")),
  failed: stateOf(asked("A1"), { type: "run_failed", code: "model", message: "no" }),
  cancelled: stateOf(asked("A1"), { type: "run_cancelled", by: null, reason: "", source: null }),
  finished: stateOf({ type: "run_finished", status: "completed", result: "" }),
};

test("every verb meets every status with exactly this answer", () => {
  const table = Object.entries(STATES).map(([name, state]) =>
    [name, ...VERBS.map((verb) => verdictOf(state, command({ verb })))].join(" | "),
  );
  expect([["", ...VERBS].join(" | "), ...table].join("\n")).toMatchInlineSnapshot(`
    " | approve | deny | retry | skip | done | cancel | status | help
    open | recorded | recorded | wrong_verb | wrong_verb | wrong_verb | recorded | answered | answered
    approved | already_decided | recorded | wrong_verb | wrong_verb | wrong_verb | recorded | answered | answered
    denied | already_decided | already_decided | wrong_verb | wrong_verb | wrong_verb | recorded | answered | answered
    started | already_started | already_started | wrong_verb | wrong_verb | wrong_verb | recorded | answered | answered
    completed | already_started | already_started | wrong_verb | wrong_verb | wrong_verb | recorded | answered | answered
    voided | unknown_request | unknown_request | unknown_request | unknown_request | unknown_request | recorded | answered | answered
    outcome | wrong_verb | wrong_verb | recorded | recorded | recorded | recorded | answered | answered
    retried | wrong_verb | wrong_verb | already_decided | already_decided | already_decided | recorded | answered | answered
    failed | recorded | recorded | wrong_verb | wrong_verb | wrong_verb | recorded | answered | answered
    cancelled | run_over | run_over | run_over | run_over | run_over | run_over | answered | answered
    finished | run_over | run_over | run_over | run_over | run_over | run_over | answered | answered"
  `);
});

test.each(VERBS)("/%s by somebody without authority is refused and changes nothing", (verb) => {
  for (const state of Object.values(STATES)) {
    const authority = {
      status: "refused" as const,
      because: "not_permitted" as const,
      detail: "read",
      instead: null,
    };
    const { append, verdicts } = decide(state, [command({ verb, authority })], facts());
    expect(append.map((body) => body.type)).toEqual(["comment_judged"]);
    expect(verdicts).toMatchObject([{ status: "refused", because: "not_permitted" }]);
  }
});

describe("decide", () => {
  test("never changes the state that it is given", () => {
    for (const state of Object.values(STATES)) {
      const before = structuredClone(state);
      for (const verb of VERBS) decide(state, [command({ verb, session: true })], facts());
      const closed: Incoming = { kind: "closed", by: null, reason: "" };
      decide(state, [closed, { kind: "retry", by: null }], facts());
      expect(state).toEqual(before);
    }
  });

  test("answers the same for the same input", () => {
    const items = [command({ verb: "approve" })];
    expect(decide(STATES.open as RunState, items, facts())).toEqual(
      decide(STATES.open as RunState, items, facts()),
    );
  });

  test("judges a comment once, whichever event brings it again", () => {
    const first = decide(STATES.open as RunState, [command({ verb: "approve" })], facts());
    const after = stateOf(asked("A1"), ...first.append);
    expect(decide(after, [command({ verb: "approve" })], facts())).toMatchObject({
      append: [],
      verdicts: [],
    });
    const twice = [command({ verb: "approve" }), command({ verb: "approve" })];
    expect(decide(STATES.open as RunState, twice, facts()).append).toEqual(first.append);
  });

  test.each([
    ["approve", "deny"],
    ["deny", "approve"],
  ] as const)("/%s then /%s before the start: deny wins", (first, second) => {
    const source = { kind: "comment" as const, commentId: "C2", url: "", bodyDigest: "" };
    const items = [command({ verb: first, session: true }), command({ verb: second, source })];
    const after = stateOf(asked("A1"), ...decide(STATES.open as RunState, items, facts()).append);
    expect(after.requests.get("A1")?.decision?.decision).toBe("deny");
    expect([...after.sessions]).toEqual([]);
  });

  test("does all targets of a command or none", () => {
    const state = stateOf(asked("A1"), asked("A2"), start(), end);
    const targets = [
      { id: "A2", digest: null },
      { id: "A1", digest: null },
    ];
    const { append, verdicts } = decide(state, [command({ verb: "approve", targets })], facts());
    expect(append.map((body) => body.type)).toEqual(["comment_judged"]);
    expect(verdicts).toMatchObject([{ because: "already_started", detail: "A1" }]);
  });

  test("reaches only what was published in its own conversation before it", () => {
    const state = stateOf(asked("A1"), asked("A2"));
    const reachable = new Set(["A2"]);
    expect(verdictOf(state, command({ verb: "approve", reachable }))).toBe("unknown_request");
    const { append } = decide(
      state,
      [command({ verb: "approve", reachable, targets: "all" })],
      facts(),
    );
    expect(append).toMatchObject([{ requestId: "A2" }, { type: "comment_judged" }]);
  });

  test.each([
    [null, [], "recorded"],
    ["1f3a90c2b7de", [], "recorded"],
    ["1f3a90c", [], "recorded"],
    ["1f3a90d", [], "wrong_digest"],
    [null, ["A1"], "needs_digest"],
    ["1f3a90c", ["A1"], "recorded"],
    ["000000000000", ["A1"], "wrong_digest"],
  ])("an approval with the digest %s of a request cut %j: %s", (digest, cut, expected) => {
    const item = command({ verb: "approve", targets: [{ id: "A1", digest }] });
    expect(verdictOf(STATES.open as RunState, item, facts(cut))).toBe(expected);
    const deny = command({ verb: "deny" });
    expect(verdictOf(STATES.open as RunState, deny, facts(["A1"]))).toBe("recorded");
  });

  test("the word all never approves what could not be shown whole", () => {
    const item = command({ verb: "approve", targets: "all" });
    expect(verdictOf(STATES.open as RunState, item, facts(["A1"]))).toBe("needs_digest");
  });

  test("without an id it means the request of its own thread, else it asks for one", () => {
    const state = stateOf(asked("A1"), asked("A2"));
    const bare = { verb: "approve" as const, targets: [] };
    expect(verdictOf(state, command({ ...bare, implied: "A2" }))).toBe("recorded");
    expect(verdictOf(state, command(bare))).toBe("needs_id");
  });

  test("an expired request takes no decision any more, and the run may go on without one", () => {
    const { verdicts, effects } = decide(
      STATES.open as RunState,
      [command({ verb: "approve" })],
      facts([], LATER),
    );
    expect(verdicts).toMatchObject([{ because: "expired" }]);
    expect(effects).toContain("drive");
  });

  test("a closed page cancels once", () => {
    const closed: Incoming = { kind: "closed", by: maria, reason: "closed" };
    const { append, effects } = decide(STATES.open as RunState, [closed, closed], facts());
    expect(append.map((body) => body.type)).toEqual(["run_cancelled"]);
    expect(effects).toEqual(["drive", "publish"]);
  });

  test("an edited request comment voids what was not started", () => {
    const changed: Incoming = { kind: "request_changed", requestId: "A1", reason: "edited" };
    const types = Object.entries(STATES).flatMap(([name, state]) =>
      decide(state, [changed], facts()).append.length > 0 ? [name] : [],
    );
    expect(types).toEqual(
      expect.arrayContaining(["open", "approved", "denied", "outcome", "retried"]),
    );
    expect(types).not.toContain("started");
    expect(types).not.toContain("completed");
  });
});
