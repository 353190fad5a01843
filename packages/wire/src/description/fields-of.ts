import * as v from "valibot";
import { RatioText, YenText } from "../values/decimal.ts";
import { FileKindName } from "../values/file-kind-name.ts";
import { hasCheck, requirementOf, type SchemaPart } from "./schema-part.ts";

/** Type of a field's value; the documentation translates it. */
export type FieldType =
  | "text"
  | "yen"
  | "ratio"
  | "day"
  | "moment"
  | "integer"
  | "number"
  | "flag"
  | "choice"
  | "kind"
  | "record"
  | "list"
  | "anything";

export interface DescribedField {
  /** `claims[].amount` */
  readonly path: string;
  readonly type: FieldType;
  /** The record in the field or in its list; it is described separately. */
  readonly record?: string;
  /** Type of a list's items, unless they are records or have fields. */
  readonly itemType?: FieldType;
  /** Possible values. */
  readonly choices?: readonly string[];
  /** Maximum length of a text or a list. */
  readonly maxLength?: number;
  readonly required: boolean;
  readonly nullable: boolean;
  /** True if the specification lacks the field. */
  readonly isAddition: boolean;
}

/** The fields of a body or a record, one per row, without those of nested records. */
export function fieldsOf(schema: v.GenericSchema): DescribedField[] {
  const part: SchemaPart = schema;
  const added = additionsOf(schema);
  return Object.entries(part.entries ?? {}).flatMap(([name, field]) =>
    describe(name, field, added.includes(name)),
  );
}

/** The record of a body or an answer, or of its list. */
export function recordOf(schema: v.GenericSchema): { name: string | undefined; isList: boolean } {
  const { type, item }: SchemaPart = schema;
  return { name: v.getTitle(type === "array" && item ? item : schema), isList: type === "array" };
}

function additionsOf(schema: v.GenericSchema): readonly unknown[] {
  const added = v.getMetadata(schema)["x-additions"];
  return Array.isArray(added) ? added : [];
}

function describe(path: string, schema: v.GenericSchema, isAddition: boolean): DescribedField[] {
  const { inner, required, nullable } = unwrap(schema);
  const maxLength = requirementOf(inner, "max_length");
  const limit = typeof maxLength === "number" && { maxLength };
  const common = { path, required, nullable, isAddition, ...limit };
  const value = inner.type === "array" && inner.item ? unwrap(inner.item).inner : inner;
  const title = v.getTitle(value);
  const isList = inner.type === "array";
  if (title !== undefined) return [{ ...common, type: isList ? "list" : "record", record: title }];
  const added = additionsOf(value);
  const nestedFields = Object.entries(value.entries ?? {}).flatMap(([name, field]) =>
    describe(`${path}${isList ? "[]" : ""}.${name}`, field, isAddition || added.includes(name)),
  );
  const { type, choices } = typeOf(value);
  const valueType = isList
    ? { type: "list" as const, ...(value.entries ? {} : { itemType: type }) }
    : { type };
  return [{ ...common, ...valueType, ...(choices && { choices }) }, ...nestedFields];
}

function unwrap(schema: v.GenericSchema): { inner: SchemaPart; required: boolean; nullable: boolean } {
  let inner: SchemaPart = schema;
  let required = true;
  let nullable = false;
  while (inner.wrapped) {
    if (inner.type !== "nullable") required = false;
    if (inner.type !== "optional") nullable = true;
    inner = inner.wrapped;
  }
  return { inner, required, nullable };
}

function typeOf(part: SchemaPart): { type: FieldType; choices?: readonly string[] } {
  if (part.entries) return { type: "record" };
  // Of a union, the first alternative is the usual one.
  if (part.type === "union" && part.options?.[0]) return typeOf(part.options[0] as SchemaPart);
  if (part.type === "picklist") return { type: "choice", choices: (part.options ?? []).map(String) };
  if (part.type === "literal") return { type: "choice", choices: [String(part.literal)] };
  if (part.type === "boolean") return { type: "flag" };
  if (part.type === "number")
    return { type: hasCheck(part, "integer") || hasCheck(part, "safe_integer") ? "integer" : "number" };
  if (part.type !== "string") return { type: "anything" };
  if (part === FileKindName) return { type: "kind" };
  if (part === YenText) return { type: "yen" };
  if (part === RatioText) return { type: "ratio" };
  if (hasCheck(part, "iso_date")) return { type: "day" };
  return { type: hasCheck(part, "iso_timestamp") ? "moment" : "text" };
}
