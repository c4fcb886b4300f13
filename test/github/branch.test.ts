import { expect, onTestFinished, test } from "vitest";
import { openBranch } from "../../src/github/branch.ts";
import { startGitServer } from "../lab/git-http.ts";
import { BRANCH, startLab } from "./branch-lab.ts";

test("a swap whose answer was lost is applied, also when somebody pushed on top of it since", async () => {
  const lab = await startLab();
  let isLost = false;
  const server = await startGitServer({
    repositories: { "o/r": lab.url },
    fault: ({ service, method }) => {
      if (service === "git-receive-pack" && method === "POST" && !isLost) {
        isLost = true;
        return "after";
      }
      if (service === "git-upload-pack" && method === "GET" && isLost && lab.tip() === lab.base) {
        lab.commit({ branch: BRANCH, files: { "theirs.txt": "t\n" } });
      }
      return undefined;
    },
  });
  onTestFinished(() => server.close());
  const branch = openBranch({ ...lab.location, remote: { url: `${server.url}/o/r` } });
  expect(await branch.swap({ to: lab.base, expected: null })).toEqual({ status: "applied" });
  expect(lab.read("theirs.txt")).toBe("t\n");
  expect(isLost).toBe(true);
});
