/** The main job from the schedule to the pull request, told and checked at every step. */
import type { Lab } from "../../test/lab/lab.ts";
import type { CommentView } from "../../test/lab/views.ts";
import { expectThat, only } from "./expect.ts";
import type { Screen } from "./screen.ts";
import { readJournal, type Step } from "./steps.ts";
import { span } from "./text.ts";

interface Stage {
  lab: Lab;
  screen: Screen;
  /** What was shown already: a later machine's part is what is new. */
  shown: Set<string>;
}

const PULL_REQUEST = 1;
const ROLES = { eyes: "👀 recorded", rocket: "🚀 executed", confused: "😕 refused" } as const;

/** Plays the demo in a lab with `repository/`. Throws when anything is not as it is told. */
export async function playStory(lab: Lab, screen: Screen): Promise<void> {
  const stage = { lab, screen, shown: new Set<string>() };
  await suspend(stage);
  showRequests(stage);
  await approve(stage);
  await deny(stage);
  showResult(stage);
  showHistory(stage);
  lab.check();
}

async function suspend(stage: Stage): Promise<void> {
  const { lab, screen } = stage;
  screen.tell(
    "A schedule starts the job on VM\u00a01. The worker reads, and asks a second worker …",
  );
  await lab.schedule("llm-do.yml");
  await expectRuns(stage, ["schedule"], { status: "suspended", "pending-approvals": "2" });
  showSteps(stage);
}

function showRequests({ lab, screen }: Stage): void {
  screen.tell(
    "Nobody has allowed the two writes, so the run is suspended: VM\u00a01 is gone, the run waits in git. This is what the maintainers see:",
  );
  const pull = lab.pullRequest(PULL_REQUEST);
  expectThat(pull.isDraft, "the pull request is a draft while the run waits");
  screen.card({ heading: `#${pull.number} ${pull.title}`, aside: "draft", body: pull.body });
  const threads = lab.threads(PULL_REQUEST);
  expectThat(threads.length === 2, "each of the two requests has a thread of its own");
  for (const { comments } of threads) showComment(screen, only(comments, "comment in a thread"));
}

async function approve(stage: Stage): Promise<void> {
  const { lab, screen } = stage;
  screen.tell(
    "maria allows the first. VM\u00a02 starts on the pull request's code, so it only hands over; VM\u00a03 starts on main, fetches the run from git and writes the file:",
  );
  await answer(stage, { request: 0, words: "/approve" });
  await expectRuns(stage, RELAYED, { status: "suspended", "pending-approvals": "1" });
  showSteps(stage);
  showReceipt(stage, 0);
  expectThat(
    rolesOf(lab.threads(PULL_REQUEST)[0]?.comments[1]).includes(ROLES.rocket),
    "the approval has the reaction of an executed call",
  );
}

async function deny(stage: Stage): Promise<void> {
  stage.screen.tell(
    "maria refuses the second and says why. VM\u00a04 hands over, and VM\u00a05 tells the model:",
  );
  await answer(stage, { request: 1, words: "/deny We plan in issues, not in a file." });
  await expectRuns(stage, RELAYED, { status: "completed", "denied-calls": "1" });
  showSteps(stage);
  showReceipt(stage, 1);
  const executed = readJournal(stage.lab, runRef(stage.lab)).executed("write_file");
  expectThat(executed === 1, `one of the two writes was executed, not ${executed}`);
}

/** A comment on a pull request starts a job on its merge commit, which starts one on the default branch. */
const RELAYED = ["pull_request_review_comment", "repository_dispatch"];

async function answer(
  { lab, screen }: Stage,
  { request, words }: { request: number; words: string },
): Promise<void> {
  const thread = lab.threads(PULL_REQUEST)[request];
  expectThat(thread !== undefined, `request A${request + 1} has a thread`);
  showComment(screen, lab.as("maria").reply(thread.id, words));
}

function showResult({ lab, screen }: Stage): void {
  screen.tell("The pull request is now the result, ready to be merged or closed:");
  const pull = lab.pullRequest(PULL_REQUEST);
  const diff = lab.git("diff", `${pull.base}...${pull.head}`);
  expectThat(!pull.isDraft && pull.state === "open", "the pull request is open and no draft");
  expectThat(
    JSON.stringify(pull.files) === '{"docs/install.md":"modified"}',
    `the pull request changes docs/install.md alone, not ${JSON.stringify(pull.files)}`,
  );
  expectThat(!diff.includes("ROADMAP"), "the denied file is not in the diff");
  expectThat(diff.includes("+1. Install Node 24"), "the approved line is in the diff");
  // The script gives this answer only where the reason of the denial has reached the model.
  expectThat(pull.body.includes("plans are kept in issues"), "the model was told why");
  screen.card({ heading: `#${pull.number} ${pull.title}`, aside: "open", body: pull.body });
  screen.gap();
  screen.diff(diff);
}

function showHistory({ lab, screen }: Stage): void {
  screen.tell(
    "Every step is a commit on the run's own ref, before and after it is published. This is the audit trail:",
  );
  const ref = runRef(lab);
  expectThat(ref.startsWith("refs/llm-do/done/"), "the ref of the run is below done/");
  screen.show([[span(`$ git log --reverse --format="%h %s" ${ref}`, "dim")]]);
  const log = lab.git("log", "--reverse", "--format=%h %s", ref).split("\n");
  screen.show(
    log.map((line) => {
      const [id = "", ...subject] = line.split(" ");
      return [span(id, "yellow"), span(` ${subject.join(" ")}`)];
    }),
  );
}

/** Waits for everything that was started. The last run is the one that drives. */
async function expectRuns(
  { lab }: Stage,
  events: string[],
  outputs: Record<string, string>,
): Promise<void> {
  const runs = (await lab.idle()).filter((run) => run.event !== "push");
  const started = runs.map((run) => run.event).join(", ");
  expectThat(started === events.join(", "), `these jobs start: ${events}; not: ${started}`);
  for (const run of runs) {
    expectThat(run.conclusion === "success", `the job for "${run.event}" succeeds`);
  }
  for (const [name, value] of Object.entries(outputs)) {
    const actual = runs.at(-1)?.outputs[name];
    expectThat(actual === value, `the output "${name}" is "${value}", not "${actual}"`);
  }
}

function showSteps({ lab, screen, shown }: Stage): void {
  const isNew = ({ identity }: Step) => !shown.has(identity);
  const fresh = readJournal(lab, runRef(lab)).steps.filter(isNew);
  expectThat(fresh.length > 0, "the journal of the run has new steps");
  for (const { identity } of fresh) shown.add(identity);
  screen.show(
    fresh.map((step) => step.line),
    4,
  );
}

function showReceipt({ lab, screen }: Stage, request: number): void {
  const thread = lab.threads(PULL_REQUEST)[request];
  const [receipt, command] = thread?.comments ?? [];
  expectThat(receipt?.body.includes("What was asked") === true, "the request became a receipt");
  expectThat(thread?.isResolved === true, "the thread of a decided request is resolved");
  const roles = rolesOf(command);
  expectThat(roles.length > 0, "the command has a reaction");
  screen.gap();
  showComment(screen, receipt);
  screen.show([[span(`maria's command has the reactions ${roles.join(" and ")}.`, "dim")]]);
}

function showComment(screen: Screen, { author, createdAt, body, isEdited }: CommentView): void {
  const time = `${createdAt.slice(11, 16)} UTC${isEdited ? " · edited" : ""}`;
  screen.card({ heading: author, aside: time, body });
}

function rolesOf(comment: CommentView | undefined): string[] {
  const reactions = comment?.reactions ?? {};
  return Object.entries(ROLES).flatMap(([content, role]) => (content in reactions ? [role] : []));
}

/** The state of the only run: below runs/ while it lives, then below done/. */
function runRef(lab: Lab): string {
  const format = "--format=%(refname)";
  const refs = lab.git("for-each-ref", format, "refs/llm-do/runs", "refs/llm-do/done").split("\n");
  return only(refs, "run in git");
}
