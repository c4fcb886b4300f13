import { describe, expect, test } from "vitest";
import {
  expectRightEnd,
  type FaultLab,
  isPush,
  type Match,
  nth,
  pageOf,
  requestOf,
  startFaultLab,
} from "./faults-lab.ts";

/** All requests one by one, before and after, take an hour. By default: one of each kind that matters. */
const isFull = process.env.LLM_DO_FULL_MATRIX === "1";
const TIMEOUT = 90_000;

/** Answers what a lost machine left open, as a maintainer would who looked: it was sent, or it was not. */
async function settle(lab: FaultLab): Promise<number> {
  const questions = lab
    .threads(1)
    .filter((thread) => /\/retry A\d/.test(thread.comments[0]?.body ?? "") && !thread.isResolved);
  for (const thread of questions) {
    const verb = lab.sent().length > 0 ? '/done A1 "sent"' : "/retry A1";
    await lab.after(() => lab.as("maria").reply(thread.id, verb));
  }
  return questions.length;
}

/** The first push while the newest checkpoint of the run has that subject. */
const pushAfter =
  (subject: string) =>
  (lab: FaultLab): Match =>
  (request) =>
    isPush(request) &&
    lab.git("for-each-ref", "--format=%(subject)", "refs/llm-do/runs").startsWith(subject);

interface Loss {
  title: string;
  match: (lab: FaultLab) => Match;
  kind: "kill-before" | "kill-after";
  /** Questions about a call whose outcome nobody knows. */
  asked: 0 | 1;
  /** Only in the full matrix. */
  isRare?: true;
}

const one = (operation: RegExp) => () => nth("issue_comment", operation);
const RESUMED: Loss[] = [
  { title: "its decisions are saved", match: one(/push/), kind: "kill-after", asked: 0 },
  {
    title: "the external call runs",
    match: pushAfter("start A1"),
    kind: "kill-before",
    asked: 1,
  },
  {
    title: "the result of the call was not saved",
    match: (lab) => (request) => isPush(request) && lab.sent().length > 0,
    kind: "kill-before",
    asked: 1,
    isRare: true,
  },
  {
    title: "the receipts are posted",
    match: one(/updatePullRequestReviewComment/),
    kind: "kill-after",
    asked: 0,
    isRare: true,
  },
  {
    title: "the branch shows the result",
    match: one(/pulls\/1/),
    kind: "kill-before",
    asked: 0,
  },
  {
    title: "the result is ready for review",
    match: one(/markPullRequestReady/),
    kind: "kill-after",
    asked: 0,
  },
];

function everyRequest(event: string, upTo: number): Loss[] {
  return Array.from({ length: upTo }, (_, index) => index + 1).flatMap((index) =>
    (["kill-before", "kill-after"] as const).map((kind) => ({
      title: `${kind} request ${index}`,
      match: () => requestOf(event, index),
      kind,
      asked: 0 as const,
    })),
  );
}

const losses = (named: Loss[], event: string, upTo: number) =>
  isFull ? [...named, ...everyRequest(event, upTo)] : named.filter((loss) => !loss.isRare);

describe("the machine of a resumed run is lost when", () => {
  test.each(losses(RESUMED, "issue_comment", 60))(
    "$title",
    { timeout: TIMEOUT },
    async ({ title, match, kind, asked: expected }) => {
      // Long enough for a heartbeat of the lease, which is where the machine is lost.
      const isLong = title === "the external call runs";
      await using lab = await startFaultLab({ secondsBefore: isLong ? 2 : 0 });
      await lab.run();
      lab.fault({ kind, match: match(lab) });
      await lab.after(() => lab.as("maria").comment(1, "/approve all"));
      // One event inside the dead machine's lease, one after it.
      await lab.look(1);
      await lab.idle();
      const asked = await settle(lab);
      await lab.look(1);
      await lab.idle();
      expectRightEnd(lab, asked);
      if (!title.includes("request")) {
        expect(asked).toBe(expected);
        expect(lab.runs.some((run) => /lost communication/.test(run.log))).toBe(true);
      }
    },
  );
});

const start = (operation: RegExp) => () => nth("workflow_dispatch", operation);
const FIRST: Loss[] = [
  {
    title: "its first checkpoint is saved",
    match: start(/push/),
    kind: "kill-after",
    asked: 0,
    isRare: true,
  },
  { title: "the pull request is opened", match: start(/\/pulls$/), kind: "kill-after", asked: 0 },
  {
    title: "a review is begun",
    match: start(/addPullRequestReview$/),
    kind: "kill-after",
    asked: 0,
    isRare: true,
  },
  {
    title: "its threads are there",
    match: start(/addPullRequestReviewThread/),
    kind: "kill-after",
    asked: 0,
  },
  {
    title: "the review is submitted",
    match: start(/submitPullRequestReview/),
    kind: "kill-after",
    asked: 0,
    isRare: true,
  },
];

describe("the first machine is lost when", () => {
  test.each(losses(FIRST, "workflow_dispatch", 45))(
    "$title, and a re-run of the job goes on",
    { timeout: TIMEOUT },
    async ({ match, kind }) => {
      await using lab = await startFaultLab();
      lab.fault({ kind, match: match(lab) });
      const [first] = await lab.run();
      if (first?.conclusion === "failure") {
        await lab.rerun(first, "maria");
        await lab.idle();
      }
      expect(lab.reviews(1).filter((review) => review.state !== "PENDING")).toHaveLength(1);
      expect(pageOf(lab, 1)).toMatchObject({ threads: 2, pending: 0, isDraft: true });
      await lab.after(() => lab.as("maria").comment(1, "/approve all"));
      expectRightEnd(lab, 0);
    },
  );

  test("the review is submitted, and the approval that it asks for goes on without a re-run", {
    timeout: TIMEOUT,
  }, async () => {
    await using lab = await startFaultLab();
    lab.fault({ kind: "kill-after", match: nth("workflow_dispatch", /submitPullRequestReview/) });
    await lab.run();
    await lab.after(() => lab.as("maria").comment(1, "/approve all"));
    expectRightEnd(lab, 0);
  });
});
