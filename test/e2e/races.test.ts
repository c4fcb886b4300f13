import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { DONE, expectNoMess, type FaultLab, pageOf, startFaultLab } from "./faults-lab.ts";
import { modelRequests } from "./product.ts";

const TIMEOUT = 90_000;

/** Everything was done once, and everybody was told once. */
function expectOnce(lab: FaultLab): void {
  expect(pageOf(lab, 1)).toEqual(DONE);
  expect(lab.sent()).toEqual(["sent"]);
  expect(modelRequests(lab)).toBe(2);
  expect(lab.runs.map((run) => run.conclusion)).not.toContain("failure");
  expectNoMess(lab);
}

/** Our own comments of the page, receipts and requests left out: answers to people. */
function answers(lab: FaultLab): string[] {
  const replies = lab.threads(1).flatMap((thread) => thread.comments.slice(1));
  return [...lab.comments(1), ...replies]
    .filter((comment) => comment.author === "github-actions[bot]")
    .map((comment) => comment.body);
}

describe("two machines at once", () => {
  test("that find the same /approve act on it once", { timeout: TIMEOUT }, async () => {
    await using lab = await startFaultLab();
    await lab.run();
    // One job for the comment, two for the dispatches: all see the same words.
    lab.as("maria").comment(1, "/approve all");
    await Promise.all([lab.look(1), lab.look(1)]);
    await lab.idle();
    expectOnce(lab);
    expect(answers(lab)).toEqual([]);
  });

  test("that judge two people's approvals of two requests lose neither", {
    timeout: TIMEOUT,
  }, async () => {
    await using lab = await startFaultLab();
    await lab.run();
    lab.as("maria").comment(1, "/approve A1");
    lab.as("alice").comment(1, "/approve A2");
    await lab.idle();
    expectOnce(lab);
    for (const comment of lab.comments(1)) {
      expect(comment.reactions.rocket).toEqual(["github-actions[bot]"]);
    }
  });

  test("that judge /approve and /deny of the same second start nothing", {
    timeout: TIMEOUT,
  }, async () => {
    await using lab = await startFaultLab();
    await lab.run();
    lab.as("maria").comment(1, "/approve all");
    lab.as("alice").comment(1, "/deny A1 not on a Friday");
    await lab.idle();
    expect(lab.sent()).toEqual([]);
    expect(lab.threads(1)[0]?.comments[0]?.body).toContain("was denied");
    expect(pageOf(lab, 1)).toMatchObject({ isDraft: false, files: { "docs/a.md": "added" } });
    expect(modelRequests(lab)).toBe(2);
    expectNoMess(lab);
  });

  test("that read the same command which nobody can follow answer it once", {
    timeout: TIMEOUT,
  }, async () => {
    await using lab = await startFaultLab();
    await lab.run();
    lab.as("maria").comment(1, "/approve A9");
    await Promise.all([lab.look(1), lab.look(1)]);
    await lab.idle();
    expect(answers(lab)).toHaveLength(1);
    expect(lab.sent()).toEqual([]);
    expectNoMess(lab);
  });
});

/** The process of the job that runs: what SIGSTOP and SIGCONT are sent to. */
function machine(): number {
  const [pid] = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, "utf8");
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        return environment.includes(MARK) && command.includes("index.js");
      } catch {
        return false;
      }
    })
    .map(Number);
  if (pid === undefined) throw new Error("no job is running");
  return pid;
}
const MARK = `LLM_DO_TEST_RACE=${process.pid}-${Date.now()}`;
const environment = { LLM_DO_TEST_RACE: MARK.split("=")[1] ?? "" };

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition(); waited += 100) {
    if (waited > 30_000) throw new Error("it never happened");
    await sleep(100);
  }
}

describe("a machine that wakes up after its lease is over", () => {
  test("before its external call starts nothing and publishes nothing", {
    timeout: TIMEOUT,
  }, async () => {
    await using lab = await startFaultLab({ environment });
    await lab.run();
    const before = lab.requests.length;
    lab.as("maria").comment(1, "/approve all");
    // Stopped while it asks, for the last time, whether Maria may approve.
    const asks = () =>
      lab.requests.slice(before).filter((one) => one.operation.endsWith("/permission")).length;
    await until(() => asks() >= 2);
    const zombie = machine();
    process.kill(zombie, "SIGSTOP");
    await lab.look(1);
    await until(() => lab.git("for-each-ref", "refs/llm-do/runs") === "");
    const after = lab.requests.length;
    process.kill(zombie, "SIGCONT");
    await lab.idle();
    const zombies = lab.requests
      .slice(after)
      .filter((one) => one.run?.event === "issue_comment" && one.door !== "git");
    expect(zombies.filter((one) => one.method !== "GET" && /mutation/.test(one.operation))).toEqual(
      [],
    );
    expectOnce(lab);
  });

  test("in the middle of a model request keeps the answer to itself", {
    timeout: TIMEOUT,
  }, async () => {
    let asked = 0;
    await using lab = await startFaultLab({
      environment,
      answers: {
        "You tell": (turn) => {
          if (turn === 0) {
            return {
              calls: [{ name: "write_file", input: { path: "docs/a.md", content: "A\n" } }],
            };
          }
          asked += 1;
          return { text: "Written.", delayMs: asked === 1 ? 3000 : 0 };
        },
      },
    });
    await lab.run();
    lab.as("maria").comment(1, "/approve all");
    await until(() => asked === 1);
    const zombie = machine();
    process.kill(zombie, "SIGSTOP");
    await lab.look(1);
    await until(() => lab.git("for-each-ref", "refs/llm-do/runs") === "");
    const tip = lab.git("for-each-ref", "refs/llm-do/done");
    process.kill(zombie, "SIGCONT");
    await lab.idle();
    expect(lab.git("for-each-ref", "refs/llm-do/done")).toBe(tip);
    expect(pageOf(lab, 1)).toMatchObject({ ...DONE, threads: 1, receipts: [true] });
    expectNoMess(lab);
  });
});

describe("a cancelled job", () => {
  test.each(["SIGINT", "SIGTERM"] as const)(
    "saves, lets go within five seconds on %s, and the next event goes on",
    { timeout: TIMEOUT },
    async (signal) => {
      let asked = 0;
      await using lab = await startFaultLab({
        answers: {
          "You tell": (turn) => {
            if (turn === 0) {
              return {
                calls: [{ name: "write_file", input: { path: "docs/a.md", content: "A\n" } }],
              };
            }
            asked += 1;
            return { text: "Written.", delayMs: asked === 1 ? 20_000 : 0 };
          },
        },
      });
      await lab.run();
      lab.as("maria").comment(1, "/approve all");
      await until(() => asked === 1);
      const run = lab.runs.at(-1);
      if (!run) throw new Error("no job");
      const since = Date.now();
      lab.cancel(run, signal);
      await lab.idle();
      expect(Date.now() - since).toBeLessThan(5000);
      const ref = lab.git("for-each-ref", "--format=%(refname)", "refs/llm-do/runs");
      expect(lab.git("log", "-1", "--format=%s", ref)).toMatch(/interrupted/);
      await lab.look(1);
      await lab.idle();
      expect(pageOf(lab, 1)).toMatchObject({ ...DONE, threads: 1, receipts: [true] });
      expectNoMess(lab);
    },
  );

  test("in the middle of an external call leaves one question", { timeout: TIMEOUT }, async () => {
    await using lab = await startFaultLab({
      files: { "notify.sh": "sleep 20\n" },
    });
    await lab.run();
    const pushes = () => lab.git("log", "--all", "--format=%s", "--grep=start A1").length;
    lab.as("maria").comment(1, "/approve A1");
    await until(() => pushes() > 0);
    await sleep(300);
    const run = lab.runs.at(-1);
    if (!run) throw new Error("no job");
    lab.cancel(run, "SIGTERM");
    await lab.idle();
    await lab.look(1);
    await lab.idle();
    await lab.look(1);
    await lab.idle();
    const questions = lab
      .threads(1)
      .filter((thread) => /\/retry A1/.test(thread.comments[0]?.body ?? ""));
    expect(questions).toHaveLength(1);
    expectNoMess(lab);
  });
});
