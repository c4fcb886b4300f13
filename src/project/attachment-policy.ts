import { didYouMean } from "../near-miss.ts";
import { type AttachmentPolicy, DEFAULT_ATTACHMENT_POLICY } from "./definition.ts";
import { isNull, mergeNodes, type Node } from "./node.ts";
import { type Diagnostics, quote } from "./problem.ts";
import { type Fields, label, readCount, readFields, readTexts } from "./read.ts";

const KEYS = ["max_attachments", "max_total_bytes", "allowed_suffixes", "denied_suffixes"];

/** `attachment_policy:` of a worker over the manifest's; what neither says has the default (§2.1). */
export function readAttachmentPolicy(options: {
  worker: Node | undefined;
  defaults: Node | undefined;
  diagnostics: Diagnostics;
}): AttachmentPolicy {
  const { worker, defaults, diagnostics } = options;
  const node = merged(defaults, worker);
  const fields = node && readFields(node, { known: KEYS, diagnostics });
  if (!fields) return DEFAULT_ATTACHMENT_POLICY;
  for (const entry of fields.rest) {
    const suggestion = didYouMean(entry.name, KEYS);
    const message = `Unknown key ${quote(entry.name)} in ${label(node)} is ignored.${suggestion}`;
    diagnostics.warning(entry.key, message);
  }
  const { maxAttachments, maxTotalBytes } = DEFAULT_ATTACHMENT_POLICY;
  const count = (key: string, minimum: number) => {
    const entry = fields.get(key);
    return entry ? readCount(entry.node, { minimum, diagnostics }) : null;
  };
  return {
    maxAttachments: count("max_attachments", 0) ?? maxAttachments,
    maxTotalBytes: count("max_total_bytes", 1) ?? maxTotalBytes,
    allowedSuffixes: readSuffixes(fields, { key: "allowed_suffixes", diagnostics }),
    deniedSuffixes: readSuffixes(fields, { key: "denied_suffixes", diagnostics }),
    declared: worker !== undefined && !isNull(worker),
  };
}

function merged(below: Node | undefined, over: Node | undefined): Node | undefined {
  if (over === undefined || isNull(over)) return below;
  return below === undefined ? over : mergeNodes(below, over);
}

/** Lower-case, with a dot: a suffix is compared with the end of a file's name. */
function readSuffixes(
  fields: Fields,
  { key, diagnostics }: { key: string; diagnostics: Diagnostics },
): string[] {
  const node = fields.get(key)?.node;
  const items = node ? readTexts(node, diagnostics) : [];
  return items.map(({ text, place }) => {
    const suffix = text.toLowerCase();
    if (suffix.startsWith(".")) return suffix;
    const message = `The suffix ${quote(text)} is read as ${quote(`.${suffix}`)}; write its dot.`;
    diagnostics.warning(place, message);
    return `.${suffix}`;
  });
}
