/** What GitHub says no with. REST shows status and message, GraphQL the message and its own type. */

export class Refusal extends Error {
  readonly status: number;
  readonly details: unknown[];

  constructor(status: number, message: string, details: unknown[] = []) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.details = details;
  }

  get graphqlType(): string {
    if (this.status === 404) return "NOT_FOUND";
    return this.status === 403 ? "FORBIDDEN" : "UNPROCESSABLE";
  }
}

export const notFound = (what = "Not Found"): Refusal => new Refusal(404, what);

/** An app whose permissions do not cover the request. */
export const notForIntegrations = (): Refusal =>
  new Refusal(403, "Resource not accessible by integration");

export function invalid(message: string, detail?: { resource: string; field: string }): Refusal {
  const details = detail ? [{ ...detail, code: "custom", message }] : [];
  return new Refusal(422, detail ? "Validation Failed" : message, details);
}
