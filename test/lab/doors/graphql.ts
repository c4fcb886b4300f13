/** The GraphQL door: documents are validated and executed against GitHub's own schema. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
  validate,
} from "graphql";
import { type Caller, callerOf } from "../github/access.ts";
import type { Token } from "../github/objects.ts";
import { Refusal } from "../github/refusal.ts";
import type { World } from "../github/world.ts";
import { mutations } from "./graphql-mutations.ts";
import { queries } from "./graphql-queries.ts";

export interface GraphQLContext {
  world: World;
  caller: Caller;
}

export interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

let schema: GraphQLSchema | undefined;

function loadSchema(): GraphQLSchema {
  // The package does not export the file, so it is found beside its entry.
  const entry = fileURLToPath(import.meta.resolve("@octokit/graphql-schema"));
  schema ??= buildSchema(readFileSync(join(dirname(entry), "schema.graphql"), "utf8"), {
    assumeValid: true,
  });
  return schema;
}

/** `query viewer repository`: what the request log and faults call an operation. */
export function operationName(query: string): string {
  const [definition] = parseOrNull(query)?.definitions ?? [];
  if (definition?.kind !== "OperationDefinition") return "unreadable";
  const fields = definition.selectionSet.selections.flatMap((one) =>
    one.kind === "Field" ? [one.name.value] : [],
  );
  return [definition.operation, ...new Set(fields)].join(" ");
}

function parseOrNull(query: string): DocumentNode | null {
  try {
    return parse(query);
  } catch {
    return null;
  }
}

export async function answerGraphQL(world: World, request: GraphQLRequest, token: Token) {
  const document = parseOrNull(request.query);
  const errors = document
    ? validateOnce(request.query, document)
    : [new GraphQLError("Unreadable query")];
  if (!document || errors.length > 0) {
    for (const error of errors) world.objections.push(`GraphQL document: ${error.message}`);
    return {
      errors: errors.map((error) => ({ message: error.message, locations: error.locations })),
    };
  }
  const context: GraphQLContext = { world, caller: callerOf(token) };
  const result = await execute({
    schema: loadSchema(),
    document,
    rootValue: { ...queries, ...mutations },
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
    fieldResolver: resolveField,
  });
  const shown = result.errors?.map((error) => errorShape(world, error));
  return { data: result.data ?? null, ...(shown ? { errors: shown } : {}) };
}

const validated = new Map<string, readonly GraphQLError[]>();

function validateOnce(query: string, document: DocumentNode): readonly GraphQLError[] {
  const errors = validated.get(query) ?? validate(loadSchema(), document);
  validated.set(query, errors);
  return errors;
}

/** A field that nobody wrote a resolver for fails the test: null would be a wrong answer. */
const resolveField: GraphQLFieldResolver<unknown, GraphQLContext> = (
  source,
  args,
  context,
  info,
) => {
  const value = (source as Record<string, unknown>)[info.fieldName];
  if (value === undefined) {
    throw new Error(`The lab does not model ${info.parentType.name}.${info.fieldName}.`);
  }
  return typeof value === "function" ? value(args, context, info) : value;
};

function errorShape(world: World, error: GraphQLError) {
  const { message, path, locations, originalError } = error;
  if (originalError instanceof Refusal) {
    return {
      type: originalError.graphqlType,
      path,
      locations,
      message: graphqlMessage(originalError),
    };
  }
  world.objections.push(`GraphQL ${path?.join(".") ?? ""}: ${message}`);
  return { message, path, locations };
}

function graphqlMessage(refusal: Refusal): string {
  const [detail] = refusal.details as { message?: string }[];
  return detail?.message ?? refusal.message;
}
