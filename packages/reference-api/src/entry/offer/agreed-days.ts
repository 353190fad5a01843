import type { BrandSettings } from "@kaitori/brand/settings";
import type { HandOverDays } from "@kaitori/domain";
import type { Executor } from "../../database/database.ts";
import type { EntryRow } from "../../database/tables/entry-tables.ts";

/** The days of the offer; for an older offer that does not state them, those that the brand promises. */
export const offeredDays = (
  { hand_over_days, closed_day }: Pick<EntryRow, "hand_over_days" | "closed_day">,
  { promises }: BrandSettings,
): HandOverDays => ({
  handOver: hand_over_days ?? promises.handOver,
  closedDay: closed_day ?? promises.closedDay,
});

/** The days of the contract, even if the brand now promises others; before the signature the brand's days. */
export async function agreedDays(
  executor: Executor,
  entryId: number,
  { promises }: BrandSettings,
): Promise<HandOverDays> {
  const agreed = await executor
    .selectFrom("contract")
    .select(["hand_over_days", "closed_day"])
    .where("entry_id", "=", entryId)
    .executeTakeFirst();
  return {
    handOver: agreed?.hand_over_days ?? promises.handOver,
    closedDay: agreed?.closed_day ?? promises.closedDay,
  };
}
