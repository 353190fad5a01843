import type { BrandSettings } from "@kaitori/brand/settings";
import type { HandOverDays } from "@kaitori/domain";
import type { EntryRow } from "../../database/tables/entry-tables.ts";

/** Hand-over days of an offer or contract, or of the brand for an older one. */
export const agreedDays = (
  agreed: Pick<EntryRow, "hand_over_days" | "closed_day">,
  { promises }: BrandSettings,
): HandOverDays => ({
  handOver: agreed.hand_over_days ?? promises.handOver,
  closedDay: agreed.closed_day ?? promises.closedDay,
});
