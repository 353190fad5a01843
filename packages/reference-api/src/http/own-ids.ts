import { Id } from "@kaitori/wire";
import * as v from "valibot";
import type { OwnIds } from "../database/tables/own-records.ts";

/** As far as rows are numbered; a longer number is a row that does not exist. */
const largestId = 2_147_483_647;

const isOwnId = (value: unknown) => typeof value === "number" && value <= largestId;

type Part = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
};

/** True if every id that a schema has read has the form of this server's ids. */
export function hasOwnIds(schema: v.GenericSchema, value: unknown): boolean {
  const { entries, item, wrapped }: Part = schema;
  if (schema === Id) return isOwnId(value);
  if (value === null || value === undefined) return true;
  if (wrapped) return hasOwnIds(wrapped, value);
  if (item) return Array.isArray(value) && value.every((row) => hasOwnIds(item, row));
  return Object.entries(entries ?? {}).every(([name, field]) => hasOwnIds(field, Reflect.get(value, name)));
}

/** Reads a stored value again; undefined where it no longer fits the schema. */
export function readOwn<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): OwnIds<v.InferOutput<Schema>> | undefined {
  const read = v.safeParse(schema, value);
  // The type system cannot follow which ids were looked at.
  return read.success && hasOwnIds(schema, read.output)
    ? (read.output as OwnIds<v.InferOutput<Schema>>)
    : undefined;
}
