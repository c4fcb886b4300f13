// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are shell scripts
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  detectIsolation,
  type Isolation,
  type ProcessRequest,
  type ProcessResult,
  runProcess,
} from "../../src/tools/shell-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const PATH = "/usr/local/bin:/usr/bin:/bin";
const none: Isolation = { kind: "none", sentence: "" };
const detected = await detectIsolation();

function run(
  command: ProcessRequest["command"],
  options: Partial<ProcessRequest> = {},
): Promise<ProcessResult> {
  return runProcess({
    command,
    cwd: options.cwd ?? temporaryFolder(),
    environment: { PATH },
    timeoutSeconds: 10,
    signal: new AbortController().signal,
    outputLimit: 1_000,
    isolation: none,
    ...options,
  });
}

async function waitForFile(path: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      const text = readFileSync(path, "utf8");
      if (text.endsWith("\n")) return text.trim();
    } catch {
      // Not there yet.
    }
    await delay(20);
  }
  throw new Error(`${path} was never written`);
}

function isAlive(pid: number): boolean {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

const isolations: [string, Isolation][] = [["none", none]];
if (detected.kind !== "none") isolations.push([detected.kind, detected]);

describe.each(isolations)("a process with isolation %s", (_, isolation) => {
  it("runs an argument vector without a shell", async () => {
    const argv = ["printf", "%s\\n", "$HOME; *", ""];
    expect(await run({ argv }, { isolation })).toEqual({
      status: "exited",
      exitCode: 0,
      stdout: "$HOME; *\n\n",
      stderr: "",
      truncated: { stdout: false, stderr: false },
    });
  });

  it("runs a script with bash", async () => {
    const script = 'x=(a b); echo "${x[1]}" | tr a-z A-Z; echo oops >&2; exit 3';
    expect(await run({ script }, { isolation })).toMatchObject({
      exitCode: 3,
      stdout: "B\n",
      stderr: "oops\n",
    });
  });

  it("runs in the folder and environment that it is given, with no input", async () => {
    const cwd = temporaryFolder();
    const script = "pwd; env | cut -d= -f1 | sort | tr '\\n' ' '; cat";
    const result = await run({ script }, { cwd, isolation, environment: { PATH, A: "1" } });
    const [folder, names = ""] = result.status === "exited" ? result.stdout.split("\n") : [];
    expect(folder).toBe(cwd);
    expect(names.trim().split(" ")).toEqual(["A", "LLM_DO_PROCESS", "PATH", "PWD", "SHLVL", "_"]);
  });

  it("finds a program in the folder by its path, and never a builtin of the shell", async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, "eval"), "#!/bin/sh\necho mine\n");
    chmodSync(join(cwd, "eval"), 0o755);
    const options = { cwd, isolation };
    expect(await run({ argv: ["./eval", "echo", "no"] }, options)).toMatchObject({
      stdout: "mine\n",
    });
    expect(await run({ argv: ["eval", "echo no"] }, options)).toEqual({
      status: "not_found",
      name: "eval",
    });
  });

  it("tells what is missing from what may not be executed", async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, "plain"), "x");
    mkdirSync(join(cwd, "folder"));
    const statusOf = async (name: string) =>
      (await run({ argv: [name] }, { cwd, isolation })).status;
    expect(await statusOf("no-such-command")).toBe("not_found");
    expect(await statusOf("./no-such-command")).toBe("not_found");
    expect(await statusOf("")).toBe("not_found");
    expect(await statusOf("./plain")).toBe("not_executable");
    expect(await statusOf("./folder")).toBe("not_executable");
  });

  it("keeps the first characters of each stream and lets the rest pass", async () => {
    const script = "head -c 1000 /dev/zero | tr '\\0' x; head -c 1001 /dev/zero | tr '\\0' y >&2";
    expect(await run({ script }, { isolation })).toMatchObject({
      stdout: "x".repeat(1_000),
      stderr: "y".repeat(1_000),
      truncated: { stdout: false, stderr: true },
    });
    const flood = "head -c 50000000 /dev/zero; echo done >&2";
    expect(await run({ script: flood }, { isolation })).toMatchObject({
      stderr: "done\n",
      truncated: { stdout: true, stderr: false },
    });
  });

  it("cuts no character in half", async () => {
    const script = "printf 'x'; for i in $(seq 300); do printf '😀'; done";
    const result = await run({ script }, { isolation, outputLimit: 100 });
    const stdout = result.status === "exited" ? result.stdout : "";
    expect(stdout).toBe(`x${"😀".repeat(49)}`);
  });

  it("counts a signal as a shell does", async () => {
    expect(await run({ script: "kill -KILL $$" }, { isolation })).toMatchObject({ exitCode: 137 });
  });

  it("ends the whole group at the time limit", async () => {
    const started = Date.now();
    const script = "echo before; sleep 60 & sleep 60";
    const result = await run({ script }, { isolation, timeoutSeconds: 0.3 });
    expect(result).toMatchObject({ status: "timed_out", stdout: "before\n" });
    expect(Date.now() - started).toBeLessThan(2_500);
  });

  it("ends what ignores the polite signal a little later", { timeout: 10_000 }, async () => {
    const script = "trap '' TERM; while :; do sleep 0.1; done";
    const started = Date.now();
    const result = await run({ script }, { isolation, timeoutSeconds: 0.3 });
    expect(result.status).toBe("timed_out");
    expect(Date.now() - started).toBeGreaterThan(2_000);
  });

  it("ends when the run is called off, before or meanwhile", async () => {
    const cwd = temporaryFolder();
    const aborted = AbortSignal.abort();
    const early = await run({ script: "touch started" }, { cwd, isolation, signal: aborted });
    expect(early.status).toBe("aborted");
    expect(existsSync(join(cwd, "started"))).toBe(false);
    const late = await run({ script: "sleep 60" }, { isolation, signal: AbortSignal.timeout(200) });
    expect(late.status).toBe("aborted");
  });

  it.each([
    ["in the background", "sleep 61.5 & echo started"],
    ["in the background without its pipes", "sleep 61.5 >/dev/null 2>&1 & echo started"],
    ["without an environment", "env -i sleep 61.5 >/dev/null 2>&1 & echo started"],
    ["in a session of its own", "setsid sleep 61.5 >/dev/null 2>&1 & sleep 0.2; echo started"],
    ["in a session of its own with the pipes", "setsid sleep 61.5 & sleep 0.2; echo started"],
  ])("leaves nothing behind: a process %s", async (_, script) => {
    const started = Date.now();
    const cwd = temporaryFolder();
    const result = await run({ script }, { cwd, isolation });
    expect(result).toMatchObject({ status: "exited", stdout: "started\n" });
    expect(Date.now() - started).toBeLessThan(2_000);
    await delay(50);
    expect(sleepersIn(cwd)).toEqual([]);
  });
});

/** Processes with that working directory: what a test left running, in whatever namespace. */
function sleepersIn(cwd: string): string[] {
  const list = execFileSync("sh", ["-c", "ls -l /proc/[0-9]*/cwd 2>/dev/null || :"], {
    encoding: "utf8",
  });
  return list.split("\n").filter((line) => line.endsWith(` ${cwd}`));
}

describe("detectIsolation", () => {
  it("says honestly what a tool can do", () => {
    expect(detected.sentence).toMatch(
      detected.kind === "none" ? /can read the Action's environment/ : /environment\.$/,
    );
  });
});

describe.skipIf(detected.kind === "none")("in a namespace", () => {
  /** A process like the Action: a secret in the environment that it was started with. */
  function victim(): number {
    const child = spawn("sleep", ["60"], { env: { PATH, SECRET: "planted" }, stdio: "ignore" });
    onTestFinished(() => void child.kill("SIGKILL"));
    return child.pid ?? 0;
  }

  async function stdoutOf(script: string, isolation: Isolation): Promise<string> {
    const result = await run({ script }, { isolation, outputLimit: 1_000_000 });
    return result.status === "exited" ? result.stdout : "";
  }

  it("a command cannot read another process's environment", async () => {
    const pid = victim();
    const script = `cat /proc/${pid}/environ /proc/*/environ | grep -ao planted; kill ${pid}`;
    expect(await stdoutOf(script, none)).toContain("planted");
    const second = victim();
    const again = script.replaceAll(`${pid}`, `${second}`);
    expect(await stdoutOf(again, detected)).not.toContain("planted");
    expect(isAlive(second)).toBe(true);
  });

  it.skipIf(detected.kind !== "namespace")(
    "a command that uncovers the machine's /proc cannot read it either",
    async () => {
      const pid = victim();
      const own = readlinkSync("/proc/self/ns/mnt");
      // Only where mounts are its own: this must never unmount anything of the machine.
      const script = `
        [ "$(readlink /proc/self/ns/mnt)" != "${own}" ] || exit 9
        umount /proc && echo uncovered
        cat /proc/${pid}/environ | grep -ao planted`;
      expect(await stdoutOf(script, detected)).not.toContain("planted");
    },
  );

  it("a command can change files of the folder", async () => {
    const cwd = temporaryFolder();
    await run(
      { script: "echo new > a && mkdir b && echo done > b/c" },
      { cwd, isolation: detected },
    );
    expect(await waitForFile(join(cwd, "b/c"))).toBe("done");
  });
});
