import type { CallAnswer, CallDefinition } from "@kaitori/wire";
import * as v from "valibot";
import { asSpecified } from "./as-specified.ts";
import { AnswerMisfitError } from "./errors/answer-misfit-error.ts";
import type { Body } from "./transport/body.ts";

/** An answer that the specification does not show may be anything: undefined where it is not what ours says. */
export type Answer<Call extends CallDefinition> =
  | CallAnswer<Call>
  | (Call extends { readonly answerNotShown: true } ? undefined : never);

/** Checks an answer by the call's schema; one that does not fit names its record and field (R3.1). */
export function readAnswer<Call extends CallDefinition>(call: Call, body: Body): Answer<Call> {
  // The schema of this very call has checked what is returned; the type system cannot follow that.
  return checked(call, body) as Answer<Call>;
}

function checked(call: CallDefinition, body: Body): unknown {
  if (call.answer === undefined) return undefined;
  if (call.answerNotShown) return fitting(call.answer, body);
  if (!body.readable) throw new AnswerMisfitError(nameOf(call, call.answer), "", "the answer is not JSON");
  if (call.nonList === "empty" && !Array.isArray(body.value)) return [];
  const result = v.safeParse(call.answer, asSpecified(call.answer, body.value), { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AnswerMisfitError(nameOf(call, call.answer), v.getDotPath(issue) ?? "", issue.message);
}

function fitting(answer: v.GenericSchema, body: Body): unknown {
  const result = v.safeParse(answer, asSpecified(answer, body.value));
  return result.success ? result.output : undefined;
}

/** The title of the record, or of the records in a list; without one, the call itself. */
function nameOf(call: CallDefinition, answer: v.GenericSchema & { readonly item?: v.GenericSchema }): string {
  return v.getTitle(answer.item ?? answer) ?? `${call.method} ${call.path}`;
}
