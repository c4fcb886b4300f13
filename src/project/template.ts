import { hasTemplateSyntax, type TemplateOptions } from "./template-text.ts";

/**
 * Renders instructions as Jinja does, within one second and one megabyte (spec/dialects.md F50-F54 and
 * §2.5). Text without `{{`, `{%` or `{#` comes back as it is, and loads no engine. Null after an error.
 */
export async function renderTemplate(options: TemplateOptions): Promise<string | null> {
  if (!hasTemplateSyntax(options.text)) return options.text;
  const { renderWithEngine } = await import("./template-engine.ts");
  return renderWithEngine(options);
}
