import type { GitHub } from "./octokit.ts";

/** One GraphQL mutation of a batch. */
export interface Mutation {
  /** Field of `Mutation`, such as `addReaction`; its input type is named after it. */
  name: string;
  input: Record<string, unknown>;
  /** Selection of the payload. */
  select: string;
}

/** GitHub counts a document as one request, whatever it holds; longer ones time out. */
const BATCH = 20;

/**
 * Sends mutations as aliases of few documents, in order. The answer of one that GitHub refused is null:
 * the others have happened. Throws when there is no answer at all, which means "perhaps": look before
 * sending again. `onRefused` hears GitHub's words for each refusal.
 */
export async function mutate(
  github: GitHub,
  mutations: readonly Mutation[],
  onRefused: (message: string) => void = () => undefined,
): Promise<(Record<string, unknown> | null)[]> {
  const answers: (Record<string, unknown> | null)[] = [];
  for (let start = 0; start < mutations.length; start += BATCH) {
    const batch = mutations.slice(start, start + BATCH);
    const { data, errors } = await github.graphql<Record<string, Record<string, unknown> | null>>(
      documentOf(batch),
      Object.fromEntries(batch.map(({ input }, index) => [`i${index}`, input])),
    );
    for (const { message } of errors) onRefused(message);
    answers.push(...batch.map((_, index) => data[`m${index}`] ?? null));
  }
  return answers;
}

function documentOf(batch: readonly Mutation[]): string {
  const variables = batch.map(({ name }, index) => `$i${index}: ${inputType(name)}!`);
  const fields = batch.map(
    ({ name, select }, index) => `m${index}: ${name}(input: $i${index}) { ${select} }`,
  );
  return `mutation Batch(${variables.join(", ")}) {\n  ${fields.join("\n  ")}\n}`;
}

function inputType(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
}
