import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leadOf, parseCommand, usageOf } from "../../src/github/command.ts";
import { VERBS, type Verb } from "../../src/github/command-verbs.ts";

const BARE = { prefix: "/", bareAllowed: true };
const NAMED = { prefix: "/", bareAllowed: false };

function read(body: string, options = BARE): unknown {
  const parsed = parseCommand(body, options);
  if (parsed.kind === "command") return parsed.command;
  return parsed.kind === "none" ? "none" : "malformed";
}

const A1 = { id: "A1", digest: null };
const A2 = { id: "A2", digest: null };
const listed = (...requests: { id: string; digest: string | null }[]) => ({
  kind: "listed",
  requests,
});
const IMPLICIT = { kind: "implicit" };
const ALL = { kind: "all" };
const FENCE = "```";

describe("P23 a comment's first line is the command", () => {
  it.each<[string, unknown]>([
    ["/approve", { verb: "approve", targets: IMPLICIT, session: false }],
    ["/approve A1", { verb: "approve", targets: listed(A1), session: false }],
    ["/approve A1  \t", { verb: "approve", targets: listed(A1), session: false }],
    ["/approve\tA1", { verb: "approve", targets: listed(A1), session: false }],
    ["/approve A1\r\nThanks!", { verb: "approve", targets: listed(A1), session: false }],
    ["/approve A1 A2", { verb: "approve", targets: listed(A1, A2), session: false }],
    ["/approve A1,A2", { verb: "approve", targets: listed(A1, A2), session: false }],
    ["/approve A1, A2 session", { verb: "approve", targets: listed(A1, A2), session: true }],
    ["/approve session", { verb: "approve", targets: IMPLICIT, session: true }],
    ["/approve all", { verb: "approve", targets: ALL, session: false }],
    ["/approve all session", { verb: "approve", targets: ALL, session: true }],
    [
      "/approve A1@1f3a90c2b7de",
      {
        verb: "approve",
        targets: listed({ id: "A1", digest: "1f3a90c2b7de" }),
        session: false,
      },
    ],
    [
      "/approve A12@1f3a90c2 A2",
      {
        verb: "approve",
        targets: listed({ id: "A12", digest: "1f3a90c2" }, A2),
        session: false,
      },
    ],
    ["/llm-do approve A1", { verb: "approve", targets: listed(A1), session: false }],
    ["/llm-do", { verb: "help" }],
    ["/llm-do   help", { verb: "help" }],
    ["/deny", { verb: "deny", targets: IMPLICIT, reason: null }],
    ["/deny A1 too wide", { verb: "deny", targets: listed(A1), reason: "too wide" }],
    ["/deny A1: too wide", { verb: "deny", targets: listed(A1), reason: "too wide" }],
    ["/deny A1, A2", { verb: "deny", targets: listed(A1, A2), reason: null }],
    ["/deny all of them\nreally", { verb: "deny", targets: ALL, reason: "of them\nreally" }],
    [
      "/deny das ist zu gefährlich",
      { verb: "deny", targets: IMPLICIT, reason: "das ist zu gefährlich" },
    ],
    ["/deny это опасно ⚠\uFE0F", { verb: "deny", targets: IMPLICIT, reason: "это опасно ⚠\uFE0F" }],
    [
      `/edit A1\n${FENCE}json\n{"path":"a"}\n${FENCE}`,
      { verb: "edit", target: A1, input: { path: "a" } },
    ],
    [
      `/edit A1\nbetter:\n${FENCE}yaml\npath: a\nlines: [1, 2]\n${FENCE}\n`,
      { verb: "edit", target: A1, input: { path: "a", lines: [1, 2] } },
    ],
    [`/edit A1\r\n~~~\r\npath: a\r\n~~~`, { verb: "edit", target: A1, input: { path: "a" } }],
    [
      `/edit A1\n${FENCE}json\n{"a":"\\n/approve A2"}\n${FENCE}`,
      { verb: "edit", target: A1, input: { a: "\n/approve A2" } },
    ],
    [
      `/edit A1\n${FENCE}yaml\na: |\n  x\n/approve: A2\n${FENCE}`,
      { verb: "edit", target: A1, input: { a: "x\n", "/approve": "A2" } },
    ],
    [
      `/edit A1\n\`${FENCE}yaml\na: |\n  x\n  ${FENCE}\n  y\n\`${FENCE}`,
      { verb: "edit", target: A1, input: { a: `x\n${FENCE}\ny\n` } },
    ],
    ["/retry", { verb: "retry", target: null }],
    ["/skip A2", { verb: "skip", target: A2 }],
    [
      `/done A1\n${FENCE}json\n{"ok":true}\n${FENCE}`,
      { verb: "done", target: A1, result: { ok: true } },
    ],
    ['/done A1 {"ok":true}', { verb: "done", target: A1, result: { ok: true } }],
    ['/done\n"sent"', { verb: "done", target: null, result: "sent" }],
    ["/cancel", { verb: "cancel", reason: null }],
    ["/cancel wrong branch", { verb: "cancel", reason: "wrong branch" }],
    ["/status", { verb: "status" }],
    ["/help", { verb: "help" }],
    ["/run", { verb: "run", worker: null, input: null }],
    [
      "/run triage look at #3\nand #4",
      { verb: "run", worker: "triage", input: "look at #3\nand #4" },
    ],
    ['/run {"number": 3}', { verb: "run", worker: null, input: '{"number": 3}' }],
    ["/say Go on,\nplease", { verb: "say", text: "Go on,\nplease", fresh: false }],
    ["/say\n\nGo on", { verb: "say", text: "Go on", fresh: false }],
    ["/say /new Go on", { verb: "say", text: "Go on", fresh: true }],
    ["/say /newest first", { verb: "say", text: "/newest first", fresh: false }],
    ["/say /exit", { verb: "say", text: null, fresh: false }],
    ["/say /exit the room", { verb: "say", text: "/exit the room", fresh: false }],
    [
      "/deny A1 no\n\nOn Sat, 21 Nov 2026 at 12:00, llm-do wrote:\n> **A1** wants to run\n> /approve A1\n",
      { verb: "deny", targets: listed(A1), reason: "no" },
    ],
    ["/approve A1\n\n> /deny A1", { verb: "approve", targets: listed(A1), session: false }],
    [
      `/approve A1\n${FENCE}\n/deny A1\n${FENCE}`,
      { verb: "approve", targets: listed(A1), session: false },
    ],
  ])("%j is read", (body, expected) => {
    expect(read(body)).toEqual(expected);
  });

  it.each([
    "",
    "Looks good",
    "Please /approve A1",
    " /approve A1",
    "\t/approve A1",
    "    /approve A1",
    "\u00a0/approve A1",
    "\n/approve A1",
    "Hello\n/approve A1",
    "> /approve A1",
    "- /approve A1",
    "1. /approve A1",
    "# /approve A1",
    "**/approve A1**",
    "`/approve A1`",
    `${FENCE}\n/approve A1\n${FENCE}`,
    "<!--\n/approve A1\n-->",
    "<!-- /approve A1 -->",
    "\\/approve A1",
    "&#47;approve A1",
    "/etc/passwd is readable",
    "/sys is mounted",
    "/dev",
    "/run/systemd is a folder",
    "/home",
    "/test",
    "/retest",
    "/unrelated command",
    "👨‍👩‍👧 thanks",
    "On Sat, llm-do wrote:\n> /approve A1",
    "approve A1",
  ])("%j is no command", (body) => {
    expect(read(body)).toBe("none");
  });

  it.each([
    "/Approve A1",
    "/APPROVE",
    "/approve A1 looks good",
    "/approve A1 not A2",
    "/approve A1.",
    "/approve a1",
    "/approve #A1",
    "/approve A0",
    "/approve A01",
    "/approve 1",
    "/approve A1@1f3a90c",
    "/approve A1@1f3a90c2b7de0",
    "/approve A1@1F3A90C2B7DE",
    "/approve A1@",
    "/approve A1 A1",
    "/approve A1 all",
    "/approve all A1",
    "/approve sessions",
    "/approve A1 <!-- quietly -->",
    "/approve A1\\",
    "/approve, A1",
    "/approve: A1",
    "/ approve A1",
    "/approved A1",
    "/aprove A1",
    "/reject A1",
    "/runs",
    "/llm-do aprove A1",
    "/llm-do dance",
    "/LLM-DO approve",
    "/deny a1 no",
    "/deny A1@1f3 no",
    "/edit",
    "/edit A1",
    "/edit A1 {}",
    `/edit A1\n${FENCE}json\n{\n${FENCE}`,
    `/edit A1\n${FENCE}json\n[1]\n${FENCE}`,
    `/edit A1\n${FENCE}json\n{}`,
    `/edit A1\n${FENCE}json\n{}\n${FENCE}\n${FENCE}json\n{}\n${FENCE}`,
    `/edit A1\n${FENCE}toml\na = 1\n${FENCE}`,
    `/edit A1\n${FENCE}yaml\na: [\n${FENCE}`,
    `/edit A1\n${FENCE}yaml\na: 1\na: 2\n${FENCE}`,
    `/edit A1 now\n${FENCE}json\n{}\n${FENCE}`,
    "/retry A1 A2",
    "/skip now",
    "/done",
    "/done A1",
    "/done A1 it went well",
    "/cancel A1",
    "/cancel all",
    "/say",
    "/approve A1\n/approve A2",
    "/approve A1\n\n/Deny A2",
    "/approve A1\n/llm-do deny A2",
    "/deny A1\n/cancel",
  ])("%j is malformed", (body) => {
    expect(read(body)).toBe("malformed");
  });

  it.each([
    ["zero-width space", "/approve\u200b A1"],
    ["zero-width space at the start", "\u200b/approve A1"],
    ["byte order mark", "\ufeff/approve A1"],
    ["zero-width joiner in the id", "/approve A\u200d1"],
    ["right-to-left override", "/approve \u202eA1"],
    ["bidi isolate at the end", "/approve A1\u2066"],
    ["soft hyphen", "/app\u00adrove A1"],
    ["tag character", "/approve A1\u{e0041}"],
    ["null", "/approve A1\u0000"],
    ["form feed", "/approve\fA1"],
    ["line separator", "/approve A1\u2028"],
    ["next line", "/approve A1\u0085"],
    ["no-break space", "/approve\u00a0A1"],
    ["ideographic space", "/approve A1\u3000A2"],
    ["Hangul filler", "/approve A1\u3164"],
    ["Braille blank", "/approve A1\u2800"],
    ["Cyrillic a", "/\u0430pprove A1"],
    ["Cyrillic A in the id", "/approve \u04101"],
    ["Cyrillic A in the id of a denial", "/deny \u04101 no"],
    ["Greek o", "/appr\u03bfve A1"],
    ["accent", "/appr\u00f3ve A1"],
    ["combining accent", "/appro\u0301ve A1"],
    ["full-width slash", "\uff0fapprove A1"],
    ["fraction slash", "\u2044approve A1"],
    ["division slash", "\u2215llm-do approve A1"],
    ["mathematical letters", "/\u{1d41a}pprove A1"],
    ["full-width digit", "/approve A\uff11"],
    ["lone surrogate", "/approve A1\ud800"],
    ["zero-width space in a reason", "/deny A1 no\u200bpe"],
  ])("a first line with a %s is malformed", (_, body) => {
    expect(read(body)).toBe("malformed");
  });

  it("counts only the named form where bare commands are off", () => {
    expect(read("/approve A1", NAMED)).toBe("none");
    expect(read("/Approve A1", NAMED)).toBe("none");
    expect(read("/llm-do approve A1", NAMED)).toEqual(read("/approve A1"));
    expect(read("/llm-do approve A1\n/deny A1", NAMED)).toEqual(read("/approve A1"));
    expect(read("/llm-do approve A1\n/llm-do deny A1", NAMED)).toBe("malformed");
  });

  it("takes another prefix", () => {
    const options = { prefix: "!", bareAllowed: true };
    expect(read("!approve A1", options)).toEqual(read("/approve A1"));
    expect(read("/approve A1", options)).toBe("none");
    expect(read("/llm-do approve A1", options)).toEqual(read("/approve A1"));
    expect(read("!llm-do approve A1", options)).toEqual(read("/approve A1"));
    expect(read("!Approve A1", options)).toBe("malformed");
  });

  it("cuts a reason at 1,000 characters", () => {
    const command = read(`/deny A1 ${"é".repeat(2_000)}`);
    expect(command).toMatchObject({ reason: "é".repeat(1_000) });
  });
});

describe("P26 a malformed command names the line that works", () => {
  it.each<[string, string]>([
    ["/Approve", "/approve"],
    ["/approve looks good", "/approve"],
    ["/Approve A3 session", "/approve A3 session"],
    ["/ approve all", "/approve all"],
    ["/llm-do aprove A3", "/approve A3"],
    ["/llm-do dance", "/help"],
    ["/approve\u200b A3", "/approve A3"],
    ["/approve \u202eA3", "/approve A1"],
    ["/approve A3 A4\n/deny A5", "/approve A3 A4"],
    ["/skip A3 A4", "/skip A3"],
    ["/edit A3", '/edit A3\n```json\n{ "path": "docs/a.md", "content": "…" }\n```'],
    ["/approve A7 looks good", "/approve A7"],
    ["/approve a7", "/approve A7"],
    ["/approve A7@1f3", "/approve A7@1f3a90c2b7de"],
    ["/reject A3 bad", "/deny A3 bad"],
    ["/cancel A1", "/cancel"],
  ])("%j → %j", (body, usage) => {
    expect(parseCommand(body, BARE)).toMatchObject({ kind: "malformed", usage });
  });

  it("says what is wrong", () => {
    const reasons = [
      "/Approve A1",
      "/approve A1 looks good",
      "/approve A1@1f3",
      "/approve a1",
      "/аpprove A1",
      "/approve A1\n/deny A2",
      "/done A1 fine",
      "/edit A1",
    ].map((body) => {
      const parsed = parseCommand(body, BARE);
      return parsed.kind === "malformed" ? parsed.reason : parsed.kind;
    });
    expect(reasons.join("\n")).toMatchInlineSnapshot(`
      ""/Approve A1" is not a command. A command starts the first line, in lower case.
      An approval holds ids and "session", nothing else: put "looks good" on the next line.
      "A1@1f3" must name 8 to 12 hexadecimal digits of the digest, as the request shows them.
      "a1" is not a request id: ids look like A1.
      The first line holds characters that cannot be seen or only look like letters. Type it by hand.
      One command per comment: post "/deny A2" as a comment of its own.
      The result is missing or not JSON: Unexpected token 'i', "fine" is not valid JSON
      The complete arguments belong into one fenced JSON or YAML block below the command."
    `);
  });

  it.each(Object.keys(VERBS) as Verb[])("the usage of %s is itself a command", (verb) => {
    for (const options of [BARE, NAMED, { prefix: "!", bareAllowed: true }]) {
      const parsed = parseCommand(usageOf(verb, leadOf(options)), options);
      expect(parsed).toMatchObject({ kind: "command", command: { verb } });
    }
  });
});

describe("P23 fuzz", () => {
  const runs = { numRuns: 20_000 };
  const piece = fc.oneof(
    fc.constantFrom(
      "/approve",
      "/deny",
      "/llm-do",
      "/edit",
      "/done",
      "approve",
      "A1",
      "A2@1f3a90c2b7de",
      "all",
      "session",
      " ",
      "\t",
      ",",
      "\n",
      "\r\n",
      "\r",
      "```json\n",
      "```",
      "~~~",
      "> ",
      "- ",
      "{}",
      "<!--",
      "-->",
      "\u200b",
      "\u202e",
      "\ufeff",
      "а",
    ),
    fc.string({ unit: "binary", maxLength: 6 }),
  );
  const body = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  const strict =
    /^\/(llm-do[ \t]+)?(approve|deny|edit|retry|skip|done|cancel|status|help|run|say)([ \t].*)?$|^\/llm-do[ \t]*$/;

  it("never throws, and accepts nothing but a plain first line", () => {
    fc.assert(
      fc.property(body, fc.boolean(), (text, bareAllowed) => {
        const parsed = parseCommand(text, { prefix: "/", bareAllowed });
        if (parsed.kind !== "command") return;
        const first = text.split(/[\r\n]/)[0] ?? "";
        expect(first).toMatch(strict);
        if (!bareAllowed) expect(first).toMatch(/^\/llm-do/);
        if (parsed.command.verb === "approve") {
          expect(first).toMatch(/^[/a-z0-9A@, \t-]+$/);
        }
      }),
      runs,
    );
  });

  it("never accepts a command below the first line", () => {
    const noCommand = fc
      .array(piece, { maxLength: 4 })
      .map((pieces) => pieces.join("").replace(/[\r\n/]/g, ""));
    fc.assert(
      fc.property(
        noCommand,
        fc.constantFrom("\n", "\r\n", "\r", "\n\n"),
        body,
        (first, end, rest) => {
          const parsed = parseCommand(`${first}${end}/approve A1 ${rest}`, BARE);
          expect(parsed.kind).not.toBe("command");
        },
      ),
      runs,
    );
  });
});
