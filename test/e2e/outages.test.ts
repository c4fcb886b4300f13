import { describe, expect, test } from "vitest";
import type { Fault } from "../lab/doors/faults.ts";
import { expectRightEnd, type Match, nth, startFaultLab } from "./faults-lab.ts";

/** By default two of each kind: every row takes as long as two jobs. */
const isFull = process.env.LLM_DO_FULL_MATRIX === "1";
const TIMEOUT = 90_000;

const ASKING: [string, Fault][] = [
  [
    "the answer to the opened pull request is lost",
    { kind: "drop-after", match: nth("workflow_dispatch", /\/pulls$/) },
  ],
  [
    "GitHub limits the review",
    { kind: "secondary-limit", match: nth("workflow_dispatch", /addPullRequestReviewThread/) },
  ],
  [
    "the answer to the first push is lost",
    { kind: "drop-after", match: nth("workflow_dispatch", /push/) },
  ],
  [
    "submitting the review answers 502",
    { kind: "status", match: nth("workflow_dispatch", /submitPullRequestReview/) },
  ],
  [
    "the answer to the submitted review is lost",
    { kind: "drop-after", match: nth("workflow_dispatch", /submitPullRequestReview/) },
  ],
];

describe("the requests come out once when", () => {
  test.each(isFull ? ASKING : ASKING.slice(-2))("%s", { timeout: TIMEOUT }, async (_, fault) => {
    await using lab = await startFaultLab();
    lab.fault(fault);
    const [first] = await lab.run();
    if (first?.conclusion === "failure") {
      await lab.rerun(first, "maria");
      await lab.idle();
    }
    expect(lab.reviews(1).filter((review) => review.state !== "PENDING")).toHaveLength(1);
    await lab.after(() => lab.as("maria").comment(1, "/approve all"));
    expectRightEnd(lab, 0);
  });
});

const DECIDING: [string, Fault][] = [
  [
    "asking for the permission answers 502 once",
    { kind: "status", match: nthGet(/permission$/), times: 1 },
  ],
  [
    "asking for the permission answers 502 for a while",
    { kind: "status", match: nthGet(/permission$/), times: 4 },
  ],
  [
    "the answer to the start of the call is lost",
    { kind: "drop-after", match: nth("issue_comment", /push/, 3) },
  ],
  ["the answer to its end is lost", { kind: "drop-after", match: nth("issue_comment", /push/, 4) }],
  [
    "the receipts are refused with 502",
    { kind: "status", match: nth("issue_comment", /updatePullRequestReviewComment/) },
  ],
];

function nthGet(operation: RegExp): Match {
  return (request) => request.method === "GET" && operation.test(request.operation);
}

describe("an approval is acted on once when", () => {
  test.each(isFull ? DECIDING : DECIDING.slice(1, 3))(
    "%s",
    { timeout: TIMEOUT },
    async (_, fault) => {
      await using lab = await startFaultLab();
      await lab.run();
      lab.fault(fault);
      await lab.after(() => lab.as("maria").comment(1, "/approve all"));
      await lab.look(1);
      await lab.idle();
      expectRightEnd(lab, 0);
    },
  );
});
