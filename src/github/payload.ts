import type { Person } from "../runtime/header.ts";

/** An event as GitHub sent it: data, never trusted for a decision. */
export type Payload = Record<string, unknown>;

/** GitHub's `user` object as the person that it names; null for bots and what is none. */
export function person(value: unknown): Person | null {
  const id = count(at(value, "id"));
  const login = text(at(value, "login"));
  return id !== null && login ? { id, login } : null;
}

/** A member by path, own properties only; undefined where the path ends early. */
export function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (here, name) =>
      typeof here === "object" && here !== null && Object.hasOwn(here, name)
        ? (here as Payload)[name]
        : undefined,
    value,
  );
}

/** A non-empty string. */
export function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** A positive whole number, also as a string. */
export function count(value: unknown): number | null {
  const number = typeof value === "string" ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number > 0 ? number : null;
}
