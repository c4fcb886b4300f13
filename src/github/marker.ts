import { createHash } from "node:crypto";

/**
 * The hidden last line of what we post: which run it belongs to. It helps to find our own comments and is
 * never an authority: state is read from the store, and the author and body of a comment are checked.
 */
export interface Marker {
  run: string;
  /** Request id of a request or receipt. */
  request?: string;
  /** Digest of that request. */
  digest?: string;
  /** Node id of the comment that a reply answers. */
  reply?: string;
  /** Key of the turn of a chat that it shows. */
  answer?: string;
}

const FIELDS = ["run", "request", "digest", "reply", "answer"] as const;
const VALUE = /^[\w.:=+/-]{1,200}$/;

export function renderMarker(marker: Marker): string {
  // Ids never hold a space or ">", so a value cannot end the HTML comment; anything else is left out.
  const fields = FIELDS.flatMap((name) => {
    const value = marker[name];
    return value !== undefined && VALUE.test(value) ? [`${name}=${value}`] : [];
  });
  return `<!-- llm-do ${fields.join(" ")} -->`;
}

/** The marker in the last line of a body; text above it, whoever wrote it, is not looked at. */
export function parseMarker(body: string): Marker | undefined {
  const last = normalised(body).split("\n").at(-1) ?? "";
  const match = /^<!-- llm-do ((?:[a-z]+=[^\s=][^\s]*)(?: [a-z]+=[^\s]+)*) -->$/.exec(last);
  if (match === null) return undefined;
  const fields = new Map<string, string>();
  for (const field of (match[1] ?? "").split(" ")) {
    const at = field.indexOf("=");
    const [name, value] = [field.slice(0, at), field.slice(at + 1)];
    if (fields.has(name) || !VALUE.test(value)) return undefined;
    fields.set(name, value);
  }
  const run = fields.get("run");
  if (run === undefined) return undefined;
  const known = FIELDS.flatMap((name) => {
    const value = fields.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...(Object.fromEntries(known) as Omit<Marker, "run">), run };
}

/** sha256 of a body, the same before and after GitHub normalised its line ends and its end. */
export function bodyDigest(body: string): string {
  return createHash("sha256").update(normalised(body)).digest("hex");
}

function normalised(body: string): string {
  return body.replaceAll("\r\n", "\n").trimEnd();
}
