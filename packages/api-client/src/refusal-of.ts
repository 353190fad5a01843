import type { CallDefinition, CallErrorBody } from "@kaitori/wire";
import * as v from "valibot";
import { ServerError } from "./errors.ts";

/** The body of an error that only this call has: `refusalOf(putDraftEntry, 409, error)?.current`. */
export function refusalOf<Call extends CallDefinition, Status extends number>(
  call: Call,
  status: Status,
  error: unknown,
): CallErrorBody<Call, Status> | undefined {
  const schema = call.errors?.[status];
  if (schema === undefined || !(error instanceof ServerError) || error.status !== status) return undefined;
  const result = v.safeParse(schema, error.body);
  // The schema from which the type is inferred has validated it.
  return result.success ? (result.output as CallErrorBody<Call, Status>) : undefined;
}
