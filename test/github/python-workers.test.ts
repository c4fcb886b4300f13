import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createGit } from "../../src/git.ts";
import type { Runner } from "../../src/github/runner.ts";
import { openRepository, projectAt } from "../../src/github/vm.ts";
import { commitAll, gitEnvironment, temporaryFolder } from "../lab/temporary.ts";

const WORKERS = `import os
try:
    import planted
except ImportError:
    pass
from pathlib import Path
from llm_do.runtime.worker import Worker
HERE = Path(__file__).parent
seen = ",".join(name for name in os.environ if "TOKEN" in name)
main = Worker(name="main", instructions=(HERE / "main.md").read_text() + seen, base_path=HERE)
`;

/** A job whose workspace is a checkout of the repository. */
async function openJob(files: Record<string, string>) {
  const workspace = await temporaryFolder();
  const git = createGit({ directory: workspace, environment: gitEnvironment });
  await git.run(["init", "--quiet", "--initial-branch=main"]);
  await mkdir(join(workspace, "kitchen"));
  for (const [path, text] of Object.entries(files)) await writeFile(join(workspace, path), text);
  const commit = await commitAll(git);
  const temporary = await temporaryFolder();
  const runner = { temporary, workspace, serverUrl: "http://127.0.0.1:9" } as Runner;
  const environment = { ...gitEnvironment, JOB_TOKEN: "secret", PYTHONPATH: workspace };
  const repository = await openRepository(runner, { token: "t", environment, nonce: "1" });
  return { repository, commit, workspace };
}

test("workers in a Python file are those of the pinned commit, whatever the workspace holds, and see no token", async () => {
  const files = { "kitchen/workers.py": WORKERS, "kitchen/main.md": "Bake." };
  const { repository, commit, workspace } = await openJob(files);
  await writeFile(join(workspace, "kitchen/workers.py"), "raise SystemExit('changed')");
  await writeFile(join(workspace, "kitchen/main.md"), "Burn.");
  await writeFile(join(workspace, "planted.py"), "raise SystemExit('planted')");
  const place = { commit, path: "kitchen/workers.py", entry: "main" };
  const { project, base } = await projectAt(repository, place);
  expect(base).toBe("kitchen");
  expect(await project.workers()).toEqual(["main"]);
  expect(await project.worker("main")).toMatchObject({ instructions: "Bake.", filesystem: null });
});
