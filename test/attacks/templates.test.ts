import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { ProjectFiles } from "../../src/project/definition.ts";
import { diskFiles, memoryFiles } from "../../src/project/files.ts";
import { Diagnostics, renderProblem } from "../../src/project/problem.ts";
import { renderTemplate } from "../../src/project/template.ts";

async function render(text: string, files: ProjectFiles = memoryFiles({})) {
  const diagnostics = new Diagnostics();
  const variables = { name: "Ada", list: [1, 2], map: { a: 1 }, text: "abc" };
  const folders = [{ label: "worker", files, folder: "", library: null }];
  const started = performance.now();
  const rendered = await renderTemplate({
    file: "w.worker",
    text,
    variables,
    diagnostics,
    folders,
  });
  const milliseconds = performance.now() - started;
  return { rendered, milliseconds, said: diagnostics.problems.map(renderProblem).join("\n") };
}

const MARK = "globalThis.escaped=1";

describe("a template does not get out of its engine by", () => {
  test.each([
    `{{ range.constructor("return globalThis")() }}`,
    `{{ range["constructor"]("${MARK}")() }}`,
    `{{ range["con" ~ "structor"]("${MARK}")() }}`,
    `{% set c = "constructor" %}{{ range[c]("${MARK}")() }}`,
    `{{ [].constructor.constructor("${MARK}")() }}`,
    `{{ {}.constructor.constructor("${MARK}")() }}`,
    `{{ "".sub.constructor("${MARK}")() }}`,
    `{{ ({})["__proto__"]["constructor"] }}`,
    `{{ name.__proto__.x }}`,
    `{{ cycler.constructor("${MARK}")() }}`,
    `{{ joiner.constructor("${MARK}")() }}`,
    `{{ file.constructor("${MARK}")() }}`,
    `{{ file.call("x") }}`,
    `{{ file.bind(1)() }}`,
    `{{ this.process }}`,
    `{{ self.environment }}`,
    `{{ process.env }}`,
    `{{ globalThis.process }}`,
    `{{ constructor.constructor("${MARK}")() }}`,
    `{{ __proto__ }}`,
    `{% macro m() %}{% endmacro %}{{ m.constructor("${MARK}")() }}`,
    `{% macro m() %}{{ caller.constructor("${MARK}")() }}{% endmacro %}{% call m() %}{% endcall %}`,
    `{{ loop.constructor("${MARK}")() }}`,
    `{% for i in list %}{{ loop.constructor.constructor("${MARK}")() }}{% endfor %}`,
    `{% block b %}{{ super.constructor("${MARK}")() }}{% endblock %}`,
    `{{ list | map("constructor") }}`,
    `{{ list | map(attribute="constructor") | join }}`,
    `{{ [range] | map(attribute="constructor") | first }}`,
    `{{ list | groupby("constructor") | tojson }}`,
    `{{ list | selectattr("constructor") | list }}`,
    `{{ list | sort(attribute="constructor.constructor") }}`,
    `{{ list | sum("constructor") }}`,
    `{{ (range | tojson).constructor }}`,
    `{{ x"^Function\`${MARK.replace("=", "\\x3d").replace(".", "\\x2e")}\`\`\`^" }}`,
    `{{ name | x"\`a\` }}`,
    `{% set a"b = 1 %}{{ 1 }}`,
    `{% block x";b %}{% endblock %}`,
    `{% macro f";x() %}{% endmacro %}`,
    `{% import "x" as y"z %}`,
    `{{ name is x"y }}`,
    `{% for a"b in list %}{% endfor %}`,
    `{% call(x"y) m() %}{% endcall %}`,
    `{% filter x"y %}{% endfilter %}`,
    `{{ m(a"b=1) }}`,
    `{{ r/(a+)+$/.constructor("${MARK}")() }}`,
    `{{ name | replace(r/A/g, "x") }}`,
    `{{ getAttribute("x") }}{{ env.opts }}{{ context.ctx }}{{ frame.parent }}{{ runtime.x }}`,
    `{{ lipsum.__globals__ }}{{ namespace() }}{{ config }}`,
  ])("%s", async (text) => {
    const { rendered, said } = await render(text);
    expect((globalThis as { escaped?: unknown }).escaped).toBeUndefined();
    // Either it is refused at its place, or what is not the author's data is nothing.
    if (rendered === null) expect(said).toMatch(/w\.worker:\d+:\d+: error/);
    else expect(rendered).not.toMatch(/function|native code|\[object|process|at /);
  });
});

describe("a template does not read", () => {
  test.each([
    "{{ file('../secret') }}",
    "{{ file('a/../../secret') }}",
    "{{ file('/etc/passwd') }}",
    "{{ file('link') }}",
    "{{ file('folder/secret') }}",
    "{{ file('.git/config') }}",
    "{{ file('..\\\\secret') }}",
    "{{ file('lib:../secret') }}",
    "{{ file(['link']) }}",
    "{% include '../secret' %}",
    "{% include 'link' %}",
    "{% include './../secret' %}",
    "{% include '/etc/passwd' %}",
    "{% include ['link', '../secret'] %}",
    "{% extends '../secret' %}",
    "{% import 'folder/secret' as s %}{{ s }}",
  ])("what lies outside its folder: %s", async (text) => {
    const parent = mkdtempSync(join(tmpdir(), "llm-do-template-"));
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
    const root = join(parent, "project");
    mkdirSync(join(root, ".git"), { recursive: true });
    writeFileSync(join(parent, "secret"), "SECRET");
    writeFileSync(join(root, ".git/config"), "SECRET");
    symlinkSync("../secret", join(root, "link"));
    symlinkSync("..", join(root, "folder"));
    const { rendered, said } = await render(text, diskFiles(root));
    expect(`${rendered} ${said}`).not.toContain("SECRET");
    expect(rendered).toBeNull();
  });
});

describe("a template does not take longer than a second, or all memory, by", () => {
  const LOOPS = `{% set n = range(100000) %}`;
  test.each([
    `${LOOPS}{% for a in n %}{% for b in n %}{% for c in n %}{% endfor %}{% endfor %}{% endfor %}`,
    `${LOOPS}{% for a in n %}{% for b in n %}x{% endfor %}{% endfor %}`,
    `{{ range(1000000000) | length }}`,
    `{{ range(0, 10, 0) | length }}`,
    `{% macro m() %}{{ m() }}{{ m() }}{% endmacro %}{{ m() }}`,
    `{% set x = "0123456789" %}{% for i in range(40) %}{% set x = x ~ x %}{% endfor %}{{ x | length }}`,
    `{{ "x" | center(1000000000) | length }}`,
    `{{ "x" | indent(1000000000) | length }}`,
    `{% include 'self.jinja' %}`,
    `{{ ${"(".repeat(20000)}1${")".repeat(20000)} }}`,
    `{{ ${"-".repeat(20000)}1 }}`,
    `{{ [${"[".repeat(5000)}${"]".repeat(5000)}] | length }}`,
    `${"{% if 1 %}".repeat(5000)}${"{% endif %}".repeat(5000)}`,
    `{{ 9 ** 9 ** 9 ** 9 }}`,
    `{{ ("a" * 5) }}{{ text | wordwrap(0) }}`,
  ])("%.80s", { timeout: 20_000 }, async (text) => {
    const files = memoryFiles({
      "self.jinja": "{% include 'self.jinja' %}{% include 'self.jinja' %}",
    });
    const { milliseconds, rendered } = await render(text, files);
    expect(milliseconds).toBeLessThan(4_000);
    expect(rendered?.length ?? 0).toBeLessThan(1_000_001);
  });
});
