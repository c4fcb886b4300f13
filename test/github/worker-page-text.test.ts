import { expect, test } from "vitest";
import { renderUnheard } from "../../src/github/worker-page-replies.ts";
import { pageNote, renderWorkerPage } from "../../src/github/worker-page-text.ts";
import { writeRequest } from "./example-requests.ts";

const request = writeRequest({
  tool: "worker_create",
  chain: ["main"],
  input: { name: "scorer", instructions: "You score." },
  why: "I need a scorer, @octocat.",
});
const page = {
  request,
  name: "scorer",
  text: "---\nname: scorer\n---\nYou score.\n",
  runId: "4f2a91c07b3d",
  expiresAt: "2026-11-28T12:00:00.000Z",
  asked: 7,
  exact: false,
  prefix: "/",
};

test("F97 the page of a worker says who asked, why, what it may use, and how to decide", () => {
  const { title, body } = renderWorkerPage(page);
  expect(title).toBe("Add the worker scorer");
  expect(body).toMatchInlineSnapshot(`
    "The worker \`main\` wants a new worker to exist: \`scorer\`. Its whole file is this pull request.

    \`main › worker_create\` · **A1** in #7

    Why, in the model's words:

    > I need a scorer, \`@octocat\`.

    **What it may use:** no tools. It reads its input and answers.

    Until somebody decides, the run waits:
    - **Merge this** to allow the worker, with the text as merged, and to keep it for later runs.
    - Reply \`/approve A1\` to allow it in this run; this stays open, for keeping it.
    - **Push commits** to this branch to change its text; the new text is asked about again.
    - **Close this**, or reply \`/deny A1 your reason\`, to refuse it.

    <sub>Counts only from people who may approve · expires Sat 28 Nov 2026, 12:00 UTC · digest \`1f3a90c2b7de\`</sub>

    <!-- llm-do run=4f2a91c07b3d -->"
  `);
});

test("F97 its tools are those of its file, in words", () => {
  const toolsets = `toolsets:
  filesystem: {}
  shell: { rules: [{ pattern: "git log", approval_required: false }] }
  delegation: { helper: {} }
server_side_tools: [{ tool_type: web_search }]
`;
  const text = `---\nname: scorer\n${toolsets}---\nYou score.\n`;
  const { body } = renderWorkerPage({ ...page, text, exact: true });
  expect(/\*\*What it may use:\*\* (.*)/.exec(body)?.[1]).toMatchInlineSnapshot(
    `"files of the workspace (\`filesystem\`); commands (\`shell\`), by its rules; the workers \`helper\`; \`web_search\` of the model's provider."`,
  );
  expect(body).toContain("`/approve A1@1f3a90c2b7de`");
});

test("F97 its request says where the page is, or that there is none", () => {
  const url = "https://github.com/o/r/pull/8";
  expect([pageNote({ number: 8, url }), pageNote(null)].join("\n")).toMatchInlineSnapshot(`
    "The file is also a pull request, [#8](https://github.com/o/r/pull/8): merging it approves, closing it denies, and commits pushed to it change the text.
    This comment decides alone: Actions could not open a pull request that holds the file."
  `);
});

test("F97 what does not count is answered with why", () => {
  const person = { kind: "not_permitted" as const, by: "rita" };
  const said = [
    renderUnheard({ ...person, did: "merged", because: "not_permitted" }, "A1"),
    renderUnheard({ ...person, did: "closed", because: "not_permitted" }, "A1"),
    renderUnheard({ ...person, did: "merged", because: "self_approval" }, "A1"),
    renderUnheard({ ...person, by: null, did: "closed", because: "not_a_person" }, "A1"),
    renderUnheard(
      { kind: "unfit", problem: "is longer than 64 KiB", commit: "1f3a90c2b7de99" },
      "A1",
    ),
  ];
  expect(said.join("\n")).toMatchInlineSnapshot(`
    "😕 \`rita\` merged this, but may not decide here. The file is on the branch, but this run does not use it. **A1** still waits for somebody who may decide, where it was asked.
    😕 \`rita\` closed this, but may not decide here. **A1** still waits for somebody who may decide, where it was asked.
    😕 \`rita\` merged this, but started this run, and here somebody else has to approve (\`prevent-self-approval\`). The file is on the branch, but this run does not use it. **A1** still waits for somebody who may decide, where it was asked.
    😕 This was closed by what is no person, and only people decide here. **A1** still waits for somebody who may decide, where it was asked.
    😕 At \`1f3a90c2b7de\` the worker's file is longer than 64 KiB. **A1** still waits: mend the file, or deny the request."
  `);
});
