import type { BrandSettings } from "@kaitori/brand/settings";
import type { HandOverDays } from "@kaitori/domain";
import type { Executor } from "../../database/database.ts";
import type { EntryRow } from "../../database/tables/entry-tables.ts";

/** What the offer says of the days; of one that was made before it said so, what the brand promises. */
export const offeredDays = (
  { hand_over_days, closed_day }: Pick<EntryRow, "hand_over_days" | "closed_day">,
  { promises }: BrandSettings,
): HandOverDays => ({
  handOver: hand_over_days ?? promises.handOver,
  closedDay: closed_day ?? promises.closedDay,
});

/** What the contract says of the days, whatever the brand promises by now; before it is signed, what the brand promises. */
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
