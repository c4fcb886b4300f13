import type { styleText } from "node:util";
import { escapeOf, INVISIBLE } from "../invisible.ts";

type Style = Parameters<typeof styleText>[0];

/** What a command reads from and writes to; tests put streams of their own in its place. */
export interface Terminal {
  /** The directory that llm-do is run in, by its real path: the workspace that tools see. */
  directory: string;
  environment: Record<string, string>;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream & { isTTY?: boolean };
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  /** Marks up text for stderr, where the terminal has colours. */
  style(style: Style, text: string): string;
  now(): Date;
}

/** Somebody sits here and can be asked. */
export function hasPerson({ stdin, stderr }: Terminal): boolean {
  return stdin.isTTY === true && stderr.isTTY === true;
}

/** A line for people. */
export function say({ stderr }: Terminal, line: string): void {
  stderr.write(`${line}\n`);
}

/** The result of a command: as it is for programs, made harmless where a terminal would obey it. */
export function print({ stdout }: Terminal, text: string): void {
  stdout.write(`${stdout.isTTY ? visible(text) : text}\n`);
}

export function printJson({ stdout }: Terminal, value: Record<string, unknown>): void {
  stdout.write(`${JSON.stringify(value)}\n`);
}

/**
 * Text of a model or a file as it may reach a terminal: what would move the cursor, change colours or hide
 * is written out, `\u001b`. A carriage return before a line feed is an ordinary line end.
 */
export function visible(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(INVISIBLE, escapeOf);
}

/** The first line, at most `width` characters, with a sign of what is missing. */
export function oneLine(text: string, width: number): string {
  const [first = "", ...more] = visible(text.trim()).split("\n");
  const cut = [...first].slice(0, width).join("");
  return cut.length < first.length || more.length > 0 ? `${cut}…` : cut;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
