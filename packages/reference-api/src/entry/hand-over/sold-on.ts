import { type CalendarDate, todayInTokyo } from "@kaitori/domain";
import type { EntryRow } from "../../database/tables/entry-tables.ts";

/** The day of the contract. */
export const soldOn = ({ contracted_at }: Pick<EntryRow, "contracted_at">): CalendarDate | null =>
  contracted_at && todayInTokyo(contracted_at);
