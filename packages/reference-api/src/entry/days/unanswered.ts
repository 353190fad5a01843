import { type CalendarDate, nextAsk, todayInTokyo } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Transaction } from "../../database/database.ts";
import { daysAskedAbout } from "../hand-over/asked-claims.ts";
import { agreedDays } from "../offer/agreed-days.ts";
import { openTask } from "../tasks/open-task.ts";
import type { OwedClaim } from "./due.ts";

/** Those whose next question is due; of those that were asked about in vain a person decides. */
export async function claimsToAskAbout(
  { transaction, brand, now }: { transaction: Transaction; brand: ServedBrand; now: Date },
  claims: readonly OwedClaim[],
): Promise<OwedClaim[]> {
  const today = todayInTokyo(now);
  const meant: OwedClaim[] = [];
  for (const claim of claims) {
    const asks = await daysAskedAbout(transaction, claim.id);
    const { handOver } = await agreedDays(transaction, claim.entry_id, brand.settings);
    const next = nextAsk(asks, { today, handOver });
    if (next === "ask") meant.push(claim);
    if (next === "lapsed") await openUnanswered(transaction, { brand, claim, asks, now });
  }
  return meant;
}

interface Unanswered {
  readonly brand: ServedBrand;
  readonly claim: OwedClaim;
  readonly asks: readonly CalendarDate[];
  readonly now: Date;
}

/** Once for these questions, whatever the desk has made of it. */
async function openUnanswered(
  transaction: Transaction,
  { brand, claim, asks, now }: Unanswered,
): Promise<void> {
  const before = await transaction
    .selectFrom("desk_task")
    .select("opened_at")
    .where("claim_id", "=", claim.id)
    .where("kind", "=", "unanswered")
    .orderBy("id", "desc")
    .executeTakeFirst();
  const last = asks.at(-1);
  if (before && last !== undefined && todayInTokyo(before.opened_at) > last) return;
  await openTask(
    transaction,
    {
      brand: brand.name,
      kind: "unanswered",
      entry_id: claim.entry_id,
      claim_id: claim.id,
      due_on: todayInTokyo(now),
    },
    now,
  );
}
