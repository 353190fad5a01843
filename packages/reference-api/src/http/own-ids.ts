import { Id, type SchemaPart } from "@kaitori/wire";
import * as v from "valibot";
import type { OwnIds } from "../database/tables/own-records.ts";

/** Largest id of a row. */
const largestId = 2_147_483_647;

const isOwnId = (value: unknown) => typeof value === "number" && value <= largestId;

/** True if all ids in a parsed value are ids of this server. */
export function hasOwnIds(schema: v.GenericSchema, value: unknown): boolean {
  const { entries, item, wrapped }: SchemaPart = schema;
  if (schema === Id) return isOwnId(value);
  if (value === null || value === undefined) return true;
  if (wrapped) return hasOwnIds(wrapped, value);
  if (item) return Array.isArray(value) && value.every((row) => hasOwnIds(item, row));
  return Object.entries(entries ?? {}).every(([name, field]) => hasOwnIds(field, Reflect.get(value, name)));
}

/** Parses a stored value; undefined if it no longer matches the schema. */
export function readStored<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): OwnIds<v.InferOutput<Schema>> | undefined {
  const parsed = v.safeParse(schema, value);
  // The types do not express that all ids were checked.
  return parsed.success && hasOwnIds(schema, parsed.output)
    ? (parsed.output as OwnIds<v.InferOutput<Schema>>)
    : undefined;
}
