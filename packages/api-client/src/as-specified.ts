import { idOfText, ReceivePaymentAccount } from "@kaitori/wire";
import * as v from "valibot";
import { isObject } from "./field-errors.ts";

/** As much of a schema as is looked at here. */
type Part = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
};

/**
 * The specification names fields and not how they are written. Another server may write an id as text and money as
 * a number, leave a field out that has no value, or say null of a text nobody gave. What says the same is read as the
 * same; everything else is left for the schema to refuse, with its record and field.
 */
export function asSpecified(schema: v.GenericSchema, value: unknown): unknown {
  const { type, entries, item, wrapped, options, pipe }: Part = schema;
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
  const given = homes[v.getTitle(schema) ?? ""]?.(value) ?? value;
  const read = Object.entries(entries).map(
    ([name, entry]) => [name, asSpecified(entry, given[name])] as const,
  );
  // What was not there stays away: a schema may have something else to say of it than of undefined.
  return { ...given, ...Object.fromEntries(read.filter(([, field]) => field !== undefined)) };
}

const rowsOf = (item: v.GenericSchema, value: unknown): unknown => {
  if (value === null) return [];
  return Array.isArray(value) ? value.map((row) => asSpecified(item, row)) : value;
};

const asOptional = (wrapped: v.GenericSchema, value: unknown): unknown =>
  value === undefined || (value === null && !v.is(wrapped, null)) ? undefined : asSpecified(wrapped, value);

const asNullable = (wrapped: v.GenericSchema, value: unknown): unknown =>
  value === null || value === undefined ? null : asSpecified(wrapped, value);

/** Free text that was never given is empty. */
const asText = (value: unknown, isFree: boolean): unknown => {
  if (isFree && (value === null || value === undefined)) return "";
  return typeof value === "number" && Number.isFinite(value) ? String(value) : value;
};

const isNumber = (option: unknown) => isObject(option) && option.type === "number";

const asNumber = (value: unknown): unknown =>
  typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** Where else a server may keep what the specification gives no place: by the title of the record. */
const homes: Readonly<Record<string, (record: Record<string, unknown>) => Record<string, unknown>>> = {
  Claim: (claim) => {
    const { receive_payment_account: account = null, metadata } = claim;
    if (account !== null) return claim;
    const kept = isObject(metadata) ? metadata.receive_payment_account : null;
    const isOne = v.is(ReceivePaymentAccount, asSpecified(ReceivePaymentAccount, kept));
    return { ...claim, receive_payment_account: isOne ? kept : null };
  },
  ContentFileRelation: (relation) => {
    const { kind, contentfile } = relation;
    return kind === undefined && isObject(contentfile) ? { ...relation, kind: contentfile.kind } : relation;
  },
};
