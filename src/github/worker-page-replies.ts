import { inline } from "./markdown.ts";
import { sentence } from "./prose.ts";

/** Something done to the page of a worker that decides nothing. */
export type Unheard =
  | {
      kind: "not_permitted";
      did: "merged" | "closed";
      /** Null = no person. */
      by: string | null;
      because: "not_a_person" | "not_permitted" | "self_approval";
    }
  /** `problem` goes on a sentence about the file. */
  | { kind: "unfit"; problem: string; commit: string };

/** Why the run waits on, and what to do about it. */
export function renderUnheard(why: Unheard, requestId: string): string {
  const id = `**${requestId}**`;
  if (why.kind === "unfit") {
    const problem = sentence(why.problem, 600).replace(/\.?$/, ".");
    return `😕 At ${inline(why.commit.slice(0, 12))} the worker's file ${problem} ${id} still waits: mend the file, or deny the request.`;
  }
  const kept =
    why.did === "merged" ? " The file is on the branch, but this run does not use it." : "";
  return `😕 ${actOf(why)}.${kept} ${id} still waits for somebody who may decide, where it was asked.`;
}

function actOf({ by, did, because }: Extract<Unheard, { kind: "not_permitted" }>): string {
  if (by === null || because === "not_a_person") {
    return `This was ${did} by what is no person, and only people decide here`;
  }
  const reason =
    because === "self_approval"
      ? "started this run, and here somebody else has to approve (`prevent-self-approval`)"
      : "may not decide here";
  return `${inline(by, 60)} ${did} this, but ${reason}`;
}
