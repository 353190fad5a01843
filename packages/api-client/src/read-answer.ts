import type { CallAnswer, CallDefinition } from "@kaitori/wire";
import * as v from "valibot";
import { AnswerMisfitError } from "./errors/answer-misfit-error.ts";
import type { Body } from "./transport/body.ts";

/** Checks an answer by the call's schema; one that does not fit names its record and field (R3.1). */
export function readAnswer<Call extends CallDefinition>(call: Call, body: Body): CallAnswer<Call> {
  // The schema of this very call has checked what is returned; the type system cannot follow that.
  return checked(call, body) as CallAnswer<Call>;
}

function checked(call: CallDefinition, body: Body): unknown {
  if (call.answer === undefined) return undefined;
  if (!body.readable) throw new AnswerMisfitError(nameOf(call, call.answer), "", "the answer is not JSON");
  if (call.nonList === "empty" && !Array.isArray(body.value)) return [];
  const result = v.safeParse(call.answer, body.value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AnswerMisfitError(nameOf(call, call.answer), v.getDotPath(issue) ?? "", issue.message);
}

/** The title of the record, or of the records in a list; without one, the call itself. */
function nameOf(call: CallDefinition, answer: v.GenericSchema & { readonly item?: v.GenericSchema }): string {
  return v.getTitle(answer.item ?? answer) ?? `${call.method} ${call.path}`;
}
