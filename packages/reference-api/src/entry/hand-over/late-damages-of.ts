import type { BrandSettings } from "@kaitori/brand/settings";
import { type CalendarDate, lateDamages, todayInTokyo, type Yen } from "@kaitori/domain";
import type { Executor } from "../../database/database.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";
import { readAgreedDays } from "../offer/agreed-days.ts";
import type { ReviewContext } from "../review/review-context.ts";
import type { Sold, WithHandOverFacts } from "./hand-over-facts.ts";

type SoldClaimOfEntry = WithHandOverFacts<Sold & Pick<ClaimRow, "entry_id">>;

/** Computes the late damages of each claim until today by its contract; claims without damages are absent (B12). */
export async function lateDamagesOf(
  executor: Executor,
  claims: readonly SoldClaimOfEntry[],
  { settings, today }: { readonly settings: BrandSettings; readonly today: CalendarDate },
): Promise<ReadonlyMap<number, Yen>> {
  const damagesByClaim = new Map<number, Yen>();
  for (const { id, entry_id, events, facts } of claims) {
    // Before the pay-out or a receipt nothing can be late.
    if (facts.paidOn === null || !events.some(({ kind }) => kind === "received")) continue;
    const { handOver } = await readAgreedDays(executor, entry_id, settings);
    const damages = lateDamages(events, { handOver, today });
    if (damages > 0) damagesByClaim.set(id, damages);
  }
  return damagesByClaim;
}

/** Sum of the late damages of these claims until now. */
export async function totalLateDamages(
  { transaction, brand, now }: Pick<ReviewContext, "transaction" | "brand" | "now">,
  claims: readonly SoldClaimOfEntry[],
): Promise<Yen> {
  const { settings } = brand;
  const damagesByClaim = await lateDamagesOf(transaction, claims, { settings, today: todayInTokyo(now) });
  return [...damagesByClaim.values()].reduce((sum, damages) => sum + damages, 0);
}
