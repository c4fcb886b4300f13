import { LlmDoError } from "../errors.ts";

/** What the accepted path styles are; every refusal of a path ends with it. */
export const ALLOWED_PATHS =
  "Paths are relative to the workspace root: 'docs/a.md', './docs/a.md' or '/docs/a.md'.";

/** A call that cannot be made; the sentence goes to the model. */
export function refusal(message: string, cause?: unknown): LlmDoError {
  return new LlmDoError(message, { code: "usage", cause });
}

export function outsideWorkspace(path: string): LlmDoError {
  return refusal(`'${path}' is outside the workspace. ${ALLOWED_PATHS}`);
}

export function notFound(path: string): LlmDoError {
  return refusal(`File not found: ${path}. ${ALLOWED_PATHS}`);
}

export function notRegularFile(path: string): LlmDoError {
  return refusal(`Not a file: ${path}. Only regular files can be read or changed.`);
}

export function symbolicLink(path: string): LlmDoError {
  return refusal(
    `'${path}' is a symbolic link, which file tools do not change. ` +
      "Name the file or folder that it points to by its own path.",
  );
}

export function notText(path: string): LlmDoError {
  return refusal(
    `'${path}' is not UTF-8 text. File tools handle text only; pass a binary file as an attachment.`,
  );
}

export function tooLarge(options: { path: string; size: number; limit: number }): LlmDoError {
  const size = options.size.toLocaleString("en-US");
  const limit = options.limit.toLocaleString("en-US");
  return refusal(`'${options.path}' has ${size} bytes. Maximum allowed: ${limit} bytes.`);
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** What the operating system said, as a sentence that names the workspace path and no other. */
export function asRefusal(path: string, error: unknown): LlmDoError {
  if (error instanceof LlmDoError) return error;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return notFound(path);
  if (code === "EISDIR" || code === "ENOTDIR") return notRegularFile(path);
  if (code === "ELOOP") return symbolicLink(path);
  const reason = typeof code === "string" ? (REASONS[code] ?? code) : "the file system failed";
  return refusal(`'${path}' cannot be used: ${reason}.`, error);
}

const REASONS: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  ENAMETOOLONG: "the name is too long",
  ENOSPC: "the disk is full",
  EROFS: "the file system is read-only",
};
