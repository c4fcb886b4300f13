import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder, by its real path, that goes away with the test. */
export function temporaryFolder(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), "llm-do-test-")));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
