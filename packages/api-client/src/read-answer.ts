import { IdentityConfirmation } from "@kaitori/domain";
import {
  type CallAnswer,
  type CallDefinition,
  idOfText,
  ReceivePaymentAccount,
  type SchemaPart,
} from "@kaitori/wire";
import * as v from "valibot";
import { AnswerMismatchError } from "./errors.ts";
import { isObject } from "./field-errors.ts";

/** The parsed body of a response; `readable` is false if it is not JSON. */
export type Body =
  | { readonly readable: true; readonly value: unknown }
  | { readonly readable: false; readonly value?: never };

export function readBody(text: string): Body {
  if (text === "") return { readable: true, value: undefined };
  try {
    return { readable: true, value: JSON.parse(text) };
  } catch {
    return { readable: false };
  }
}

/** An answer that the specification does not describe is undefined if it does not match. */
export type Answer<Call extends CallDefinition> =
  | CallAnswer<Call>
  | (Call extends { readonly answerUnspecified: true } ? undefined : never);

/** Validates an answer with the call's schema; the error names record and field (R3.1). */
export function readAnswer<Call extends CallDefinition>(call: Call, body: Body): Answer<Call> {
  // The schema of this call has validated the value; the type system cannot follow that.
  return checkAnswer(call, body) as Answer<Call>;
}

function checkAnswer(call: CallDefinition, body: Body): unknown {
  if (call.answer === undefined) return undefined;
  if (call.answerUnspecified) return readAs(call.answer, body.value);
  if (!body.readable) throw new AnswerMismatchError(nameOf(call, call.answer), "", "the answer is not JSON");
  if (call.nonList === "empty" && !Array.isArray(body.value)) return [];
  const result = v.safeParse(call.answer, asSpecified(call.answer, body.value), { abortEarly: true });
  if (result.success) return result.output;
  const { field, reason } = mismatchOf(result.issues[0]);
  throw new AnswerMismatchError(nameOf(call, call.answer), field, reason);
}

/** A part of a value that does not match: the field and the reason. */
export interface Mismatch {
  readonly field: string;
  readonly reason: string;
}

/** All mismatches of a value, for tools that test a server. */
export function mismatchesIn(schema: v.GenericSchema, value: unknown): Mismatch[] {
  return (v.safeParse(schema, asSpecified(schema, value)).issues ?? []).map(mismatchOf);
}

const mismatchOf = (issue: v.BaseIssue<unknown>): Mismatch => ({
  field: v.getDotPath(issue) ?? "",
  reason: issue.message,
});

/** Converts a record from another server's format; undefined if it does not match. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, asSpecified(schema, value));
  return result.success ? result.output : undefined;
}

/** The title of the record, or of the records in a list; otherwise the call. */
function nameOf(call: CallDefinition, answer: v.GenericSchema & { readonly item?: v.GenericSchema }): string {
  return v.getTitle(answer.item ?? answer) ?? `${call.method} ${call.path}`;
}

/**
 * The specification names fields without their format. Ids may be texts, money a number, empty fields absent or null:
 * such formats are accepted as the same value. The schema refuses everything else.
 */
export function asSpecified(schema: v.GenericSchema, value: unknown): unknown {
  const { type, entries, item, wrapped, options, pipe }: SchemaPart = schema;
  if (entries) return isObject(value) ? fieldsOf(schema, entries, value) : value;
  if (item && type === "array") return rowsOf(item, value);
  if (wrapped) return type === "optional" ? asOptional(wrapped, value) : asNullable(wrapped, value);
  if (type === "string") return asText(value, pipe === undefined);
  if (type === "union" && options?.some(isNumber)) return typeof value === "string" ? idOfText(value) : value;
  if (type === "number" || options?.every((option) => typeof option === "number")) return asNumber(value);
  return value;
}

function fieldsOf(
  schema: v.GenericSchema,
  entries: Readonly<Record<string, v.GenericSchema>>,
  value: Record<string, unknown>,
): unknown {
  const prepared = converters[v.getTitle(schema) ?? ""]?.(value) ?? value;
  const read = Object.entries(entries).map(
    ([name, entry]) => [name, asSpecified(entry, prepared[name])] as const,
  );
  const fields = Object.entries({ ...prepared, ...Object.fromEntries(read) });
  // A schema may treat an absent field differently from undefined.
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

const rowsOf = (item: v.GenericSchema, value: unknown): unknown => {
  if (value === null) return [];
  return Array.isArray(value) ? value.map((row) => asSpecified(item, row)) : value;
};

const asOptional = (wrapped: v.GenericSchema, value: unknown): unknown =>
  value === undefined || (value === null && !v.is(wrapped, null)) ? undefined : asSpecified(wrapped, value);

const asNullable = (wrapped: v.GenericSchema, value: unknown): unknown =>
  value === null || value === undefined ? null : asSpecified(wrapped, value);

/** A missing text becomes empty, unless it must have a format. */
const asText = (value: unknown, isPlain: boolean): unknown => {
  if (isPlain && (value === null || value === undefined)) return "";
  return typeof value === "number" && Number.isFinite(value) ? String(value) : value;
};

const isNumber = (option: unknown) => isObject(option) && option.type === "number";

const asNumber = (value: unknown): unknown =>
  typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;

const { notSubmitted } = IdentityConfirmation;

/** Values for null: the user has not chosen or sent anything yet. */
const valuesForNull: Readonly<Record<string, unknown>> = {
  corporate_division: "none",
  identity_confirmation: notSubmitted,
  withdrawals_detail_status: notSubmitted,
  financial_statements_status: notSubmitted,
};

const replaceNulls = (record: Record<string, unknown>) => {
  const nulls = Object.entries(valuesForNull).filter(([name]) => record[name] === null);
  return { ...record, ...Object.fromEntries(nulls) };
};

/** Converters for values that a server may write in another form or field, by the title of the record. */
const converters: Readonly<Record<string, (record: Record<string, unknown>) => Record<string, unknown>>> = {
  CurrentUser: replaceNulls,
  Profile: replaceNulls,
  Claim: (claim) => {
    const { receive_payment_account: account = null, metadata } = claim;
    if (account !== null) return claim;
    const paymentAccount = isObject(metadata) ? metadata.receive_payment_account : null;
    const isAccount = v.is(ReceivePaymentAccount, asSpecified(ReceivePaymentAccount, paymentAccount));
    return { ...claim, receive_payment_account: isAccount ? paymentAccount : null };
  },
  ContentFileRelation: (relation) => {
    const { kind, contentfile } = relation;
    return kind === undefined && isObject(contentfile) ? { ...relation, kind: contentfile.kind } : relation;
  },
};
