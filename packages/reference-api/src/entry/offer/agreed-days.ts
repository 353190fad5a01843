import type { BrandSettings } from "@kaitori/brand/settings";
import type { HandOverDays } from "@kaitori/domain";
import type { Executor } from "../../database/database.ts";
import type { EntryRow } from "../../database/tables/entry-tables.ts";

/** Hand-over days of the offer, or of the brand for an older offer. */
export const offeredDays = (
  offer: Pick<EntryRow, "hand_over_days" | "closed_day"> | undefined,
  { promises }: BrandSettings,
): HandOverDays => ({
  handOver: offer?.hand_over_days ?? promises.handOver,
  closedDay: offer?.closed_day ?? promises.closedDay,
});

/** Hand-over days of the contract, or of the brand before the contract. */
export async function readAgreedDays(
  executor: Executor,
  entryId: number,
  settings: BrandSettings,
): Promise<HandOverDays> {
  const agreed = await executor
    .selectFrom("contract")
    .select(["hand_over_days", "closed_day"])
    .where("entry_id", "=", entryId)
    .executeTakeFirst();
  return offeredDays(agreed, settings);
}
