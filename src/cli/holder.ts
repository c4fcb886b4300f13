import { createHash } from "node:crypto";
import { readlinkSync } from "node:fs";
import { hostname } from "node:os";
import type { Holder } from "../runtime/events.ts";
import { newHolder } from "../runtime/machine.ts";

/**
 * This process as the holder of a lease. Its nonce names machine and process, so that a later command on the
 * same machine need not wait for a process that was killed.
 */
export function terminalHolder(): Holder {
  const { nonce, ...holder } = newHolder(null, null);
  return { ...holder, nonce: `terminal-${machineId()}-${process.pid}-${nonce}` };
}

/** True when the holder was a process of this machine that no longer exists. */
export async function terminalEnded({ nonce }: Holder): Promise<boolean> {
  const [, machine, id] = /^terminal-([0-9a-f]+)-(\d+)-/.exec(nonce) ?? [];
  if (id === undefined || machine !== machineId()) return false;
  try {
    process.kill(Number(id), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** Process ids mean something only inside one machine and one namespace of process ids (containers). */
function machineId(): string {
  let namespace = "";
  try {
    namespace = readlinkSync("/proc/self/ns/pid");
  } catch {
    // Not Linux: no namespaces.
  }
  return createHash("sha256").update(`${hostname()} ${namespace}`).digest("hex").slice(0, 12);
}
