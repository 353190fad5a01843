import * as v from "valibot";
import type { SchemaPart } from "./description/schema-part.ts";

/** Removes additions to the specification from a body, except those for which `keepsAddition` is true. */
export function removeAdditions(
  schema: v.GenericSchema,
  value: unknown,
  keepsAddition: (added: unknown) => boolean = () => false,
): unknown {
  const { entries, item, wrapped }: SchemaPart = schema;
  if (wrapped) return removeAdditions(wrapped, value, keepsAddition);
  if (item && Array.isArray(value)) {
    const rows = value.map((row) => removeAdditions(item, row, keepsAddition));
    return rows.some((row, index) => row !== value[index]) ? rows : value;
  }
  if (!entries || typeof value !== "object" || value === null) return value;
  const { "x-additions": added = [] }: { "x-additions"?: unknown } = v.getMetadata(schema);
  const isAdded = (field: string) => Array.isArray(added) && added.includes(field);
  const fields = Object.entries(value);
  const specifiedFields = fields
    .filter(([field, fieldValue]) => !isAdded(field) || keepsAddition(fieldValue))
    .map(([field, fieldValue]) => {
      const part = entries[field];
      return [field, part ? removeAdditions(part, fieldValue, keepsAddition) : fieldValue] as const;
    });
  const isUnchanged =
    specifiedFields.length === fields.length &&
    specifiedFields.every(([, fieldValue], index) => fieldValue === fields[index]?.[1]);
  return isUnchanged ? value : Object.fromEntries(specifiedFields);
}
