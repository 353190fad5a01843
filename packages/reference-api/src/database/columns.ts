import type { CalendarDate } from "@kaitori/domain";
import { type RawBuilder, sql } from "kysely";

/** `where("id", "=", anyOf(ids))`: one statement for lists of every length, which `in` is not. */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> => sql`any(${values})`;

/** A date column holds a day of the calendar and nothing else. */
export const dayOf = (column: string) => column as CalendarDate;
