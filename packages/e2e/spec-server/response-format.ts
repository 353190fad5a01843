import type { Shape } from "./specification.ts";

/** Choices that the specification leaves to a server; the site must support all of them. */
export interface ResponseFormat {
  /** Responses of login, cancel, contract, review and password calls, which the specification does not show. */
  unspecifiedResponse: "empty object" | "no content";
  /** Form of a field without a value. */
  absent: "null" | "left out";
  ids: "number" | "text";
  decimals: "text" | "number";
  /** Account of a claim: the specification describes the record without naming its field. */
  claimAccount: "in metadata" | "own field";
  /** In the words of the specification: "A non-list answer is an empty list." */
  noEntries: "empty list" | "empty object";
  statusWithoutSession: 401 | 403;
}

export const defaultFormat: ResponseFormat = {
  unspecifiedResponse: "empty object",
  absent: "null",
  ids: "number",
  decimals: "text",
  claimAccount: "own field",
  noEntries: "empty object",
  statusWithoutSession: 403,
};

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const decimals = /amount|fee|ratio|bank_charge/;
const idNames = new Set(["id", "entry", "user", "draft_entry_id"]);

/** Reduces a response of the reference server to the specified part. */
export function keepSpecifiedFields(shape: Shape, value: unknown, format: ResponseFormat): unknown {
  if (Array.isArray(shape))
    return Array.isArray(value) ? value.map((row) => keepSpecifiedFields(shape[0], row, format)) : value;
  if (typeof shape === "string" || !isFields(value)) return value;
  const fields = Object.fromEntries(
    Object.entries(shape).flatMap(([name, part]: [string, Shape]) =>
      name in value ? [[name, keepSpecifiedFields(part, value[name], format)]] : [],
    ),
  );
  if (!("obliger_company_name" in fields)) return fields;
  const { receive_payment_account = null } = value;
  return format.claimAccount === "own field"
    ? { ...fields, receive_payment_account }
    : { ...fields, metadata: { receive_payment_account } };
}

/** Formats a value like a server: ids as numbers or text, absent values as null or omitted. */
export function formatBody(value: unknown, format: ResponseFormat, name = ""): unknown {
  if (Array.isArray(value)) return value.map((row) => formatBody(row, format));
  if (isFields(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, field]) => format.absent === "null" || (field !== null && field !== undefined))
        .map(([field, part]) => [field, formatBody(part, format, field)]),
    );
  if (format.ids === "text" && idNames.has(name) && typeof value === "number") return String(value);
  if (format.decimals === "number" && decimals.test(name) && /^[\d.]+$/.test(String(value)))
    return Number(value);
  return value;
}

/** Converts the ids of a body to the numbers of the reference server. */
export function toNumericIds(body: Fields): Fields {
  const convert = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((row) => convert(row, name));
    if (isFields(value)) return toNumericIds(value);
    return idNames.has(name) || name === "ids" || name === "addfiles" ? Number(value) || value : value;
  };
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, convert(value, name)]));
}
