import { type RawBuilder, sql } from "kysely";

/** `where("id", "=", anyOf(ids))` is one statement for any length, unlike `in`. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql`any(${values})`;
