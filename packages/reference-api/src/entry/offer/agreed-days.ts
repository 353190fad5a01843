import type { BrandSettings } from "@kaitori/brand/settings";
import type { HandOverDays } from "@kaitori/domain";
import type { Executor } from "../../database/database.ts";
import type { EntryRow } from "../../database/tables/entry-tables.ts";

/** Days of the offer; an older offer without them uses the brand's promises. */
export const offeredDays = (
  { hand_over_days, closed_day }: Pick<EntryRow, "hand_over_days" | "closed_day">,
  { promises }: BrandSettings,
): HandOverDays => ({
  handOver: hand_over_days ?? promises.handOver,
  closedDay: closed_day ?? promises.closedDay,
});

/** Days of the contract, even if the brand's promises have changed; before the contract the brand's. */
export async function readAgreedDays(
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
