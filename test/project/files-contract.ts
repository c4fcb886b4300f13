import { describe, expect, test } from "vitest";
import type { ProjectFiles } from "../../src/project/definition.ts";

/** Makes files with that content available; clean up with vitest's `onTestFinished`. */
export type OpenFiles = (files: Record<string, string>) => Promise<ProjectFiles>;

/** What every implementation of ProjectFiles keeps. */
export function describeProjectFiles(name: string, open: OpenFiles): void {
  describe(`${name} is ProjectFiles`, () => {
    const content = {
      "main.worker": "---\nname: main\n---\nHi ü 🙂\r\nbye\n",
      "workers/a.worker": "a",
      "workers/deep/worker.worker": "deep",
      ".llm-do/main.worker": "nested",
      "empty.txt": "",
    };

    test("lists a folder's names sorted, folders with a slash", async () => {
      const files = await open(content);
      expect(await files.list("")).toEqual([".llm-do/", "empty.txt", "main.worker", "workers/"]);
      expect(await files.list("workers")).toEqual(["a.worker", "deep/"]);
      expect(await files.list(".llm-do")).toEqual(["main.worker"]);
    });

    test.each(["missing", "main.worker", "workers/missing", "main.worker/below"])(
      "lists nothing in %s",
      async (directory) => {
        const files = await open(content);
        expect(await files.list(directory)).toEqual([]);
      },
    );

    test("reads text as it is", async () => {
      const files = await open(content);
      expect(await files.read("main.worker")).toBe(content["main.worker"]);
      expect(await files.read("workers/deep/worker.worker")).toBe("deep");
      expect(await files.read("empty.txt")).toBe("");
    });

    test.each(["missing", "workers", "", "main.worker/below", "workers/missing/x"])(
      "reads undefined where there is no file: '%s'",
      async (path) => {
        const files = await open(content);
        expect(await files.read(path)).toBeUndefined();
      },
    );

    test.each([
      "../outside",
      "workers/../../outside",
      "workers/../main.worker",
      "/etc/passwd",
      "a\0b",
    ])("has nothing outside its root, and no path with `..`: %j", async (path) => {
      const files = await open(content);
      expect(await files.read(path)).toBeUndefined();
      expect(await files.list(path)).toEqual([]);
    });

    test("has a label for messages", async () => {
      expect((await open(content)).label).not.toBe("");
    });
  });
}
