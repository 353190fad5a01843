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
  if (call.answerNotShown) return readAs(call.answer, body.value);
  if (!body.readable) throw new AnswerMisfitError(nameOf(call, call.answer), "", "the answer is not JSON");
  if (call.nonList === "empty" && !Array.isArray(body.value)) return [];
  const result = v.safeParse(call.answer, asSpecified(call.answer, body.value), { abortEarly: true });
  if (result.success) return result.output;
  const { field, finding } = misfitOf(result.issues[0]);
  throw new AnswerMisfitError(nameOf(call, call.answer), field, finding);
}

/** What of a value cannot be read as the record it should be: its field, and why. */
export interface Misfit {
  readonly field: string;
  readonly finding: string;
}

/** All of it, by the same reading that the calls do: for whoever judges a server. */
export function misfitsIn(schema: v.GenericSchema, value: unknown): Misfit[] {
  return (v.safeParse(schema, asSpecified(schema, value)).issues ?? []).map(misfitOf);
}

const misfitOf = (issue: v.BaseIssue<unknown>): Misfit => ({
  field: v.getDotPath(issue) ?? "",
  finding: issue.message,
});

/** What is written as another server may write it, read as a record; undefined where it is none. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, asSpecified(schema, value));
  return result.success ? result.output : undefined;
}

/** The title of the record, or of the records in a list; without one, the call itself. */
function nameOf(call: CallDefinition, answer: v.GenericSchema & { readonly item?: v.GenericSchema }): string {
  return v.getTitle(answer.item ?? answer) ?? `${call.method} ${call.path}`;
}
