import { type CalendarDate, nextAsk, todayInTokyo } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Transaction } from "../../database/database.ts";
import { findAskedDays } from "../hand-over/asked-claims.ts";
import { readAgreedDays } from "../offer/agreed-days.ts";
import { openTask } from "../tasks/open-task.ts";
import type { OwedClaim } from "./due.ts";

/** Claims whose next question is due; opens a task for those with two unanswered questions. */
export async function claimsToAskAbout(
  { transaction, brand, now }: { transaction: Transaction; brand: ServedBrand; now: Date },
  claims: readonly OwedClaim[],
): Promise<OwedClaim[]> {
  const today = todayInTokyo(now);
  const toAsk: OwedClaim[] = [];
  for (const claim of claims) {
    const askedOn = await findAskedDays(transaction, claim.id);
    const { handOver } = await readAgreedDays(transaction, claim.entry_id, brand.settings);
    const next = nextAsk(askedOn, { today, handOver });
    if (next === "ask") toAsk.push(claim);
    if (next === "lapsed") await openUnansweredTask(transaction, { brand, claim, askedOn, now });
  }
  return toAsk;
}

interface Unanswered {
  readonly brand: ServedBrand;
  readonly claim: OwedClaim;
  readonly askedOn: readonly CalendarDate[];
  readonly now: Date;
}

/** Opens one task per series of questions, even if the desk has closed it. */
async function openUnansweredTask(
  transaction: Transaction,
  { brand, claim, askedOn, now }: Unanswered,
): Promise<void> {
  const before = await transaction
    .selectFrom("desk_task")
    .select("opened_at")
    .where("claim_id", "=", claim.id)
    .where("kind", "=", "unanswered")
    .orderBy("id", "desc")
    .executeTakeFirst();
  const last = askedOn.at(-1);
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
