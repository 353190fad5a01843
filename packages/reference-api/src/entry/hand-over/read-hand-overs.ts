import {
  type CalendarDate,
  ClaimStatus,
  type HandOverFacts,
  handOverState,
  isSettled,
  lastDayOfLaterReceipt,
  leftToHandOver,
  pendingForLater,
  todayInTokyo,
  unpaidByPayer,
  writeYen,
} from "@kaitori/domain";
import { type HandOverSum, listHandOvers, type HandOver as WireHandOver } from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Transaction } from "../../database/database.ts";
import { handle } from "../../http/handle.ts";
import { readAgreedDays } from "../offer/agreed-days.ts";
import { claimsLeftToHandOver, soldClaims, withHandOverFacts } from "./hand-over-facts.ts";
import { type HandOver, handOversOf } from "./hand-overs.ts";
import { lateDamagesOf } from "./late-damages-of.ts";

export const handOversRoute = handle(listHandOvers, ({ applicant, brand, now, transaction }) =>
  transaction((inside) => listHandOverSums(inside, applicant.id, { brand, now })),
);

/** Lists sums by day of claims that the applicant must hand over or whose insolvent payer may still pay. */
export async function listHandOverSums(
  transaction: Transaction,
  applicantId: number,
  { brand, now }: { readonly brand: ServedBrand; readonly now: Date },
): Promise<WireHandOver[]> {
  const rows = await soldClaims(transaction).where("applicant_id", "=", applicantId).execute();
  const claims = (await withHandOverFacts(transaction, rows)).filter(
    ({ facts }) => facts.status !== ClaimStatus.returned || isSettled(facts),
  );
  const today = todayInTokyo(now);
  const laterReceiptDays = await lastDaysOfLaterReceipts(transaction, claims, brand);
  const damages = await lateDamagesOf(transaction, claims, { settings: brand.settings, today });
  const dueHandOvers = await handOversOf(transaction, claimsLeftToHandOver(claims));
  const dated = (await handOversOf(transaction, claims)).map(({ dueOn, reference }) =>
    handOverSum({ dueOn, reference, amount: dueHandOvers.find((one) => one.dueOn === dueOn)?.amount ?? 0 }),
  );
  // A claim without a payment date has no day and no reference.
  const undated = claims.filter(({ facts }) => facts.dueOn === null);
  const amount = undated.reduce((sum, { facts }) => sum + leftToHandOver(facts), 0);
  const open = undated.length > 0 ? [{ due_on: null, reference: null, amount: writeYen(amount) }] : [];
  return [...dated, ...open].map((sum) => ({
    ...sum,
    claims: claims
      .filter(({ facts }) => facts.dueOn === sum.due_on)
      .map(({ id, facts }) => ({
        claim: id,
        amount: writeYen(leftToHandOver(facts)),
        handed_over: writeYen(facts.handedOver),
        awaited: writeYen(unpaidByPayer(facts)),
        kept_for_later: writeYen(pendingForLater(facts)),
        ...(laterReceiptDays.has(id) && { kept_until: laterReceiptDays.get(id) }),
        payer_insolvent: facts.isPayerInsolvent,
        uncollectable: facts.isUncollectable,
        ...(damages.has(id) && { late_damages: writeYen(damages.get(id) ?? 0) }),
        standing: handOverState(facts, today),
      })),
  }));
}

/** Computes the last day of each claim for money that was received after the due part. */
async function lastDaysOfLaterReceipts(
  transaction: Transaction,
  claims: readonly { id: number; entry_id: number; facts: HandOverFacts }[],
  { settings }: ServedBrand,
): Promise<Map<number, CalendarDate>> {
  const days = new Map<number, CalendarDate>();
  for (const { id, entry_id, facts } of claims) {
    if (pendingForLater(facts) === 0) continue;
    const day = lastDayOfLaterReceipt(facts, await readAgreedDays(transaction, entry_id, settings));
    if (day) days.set(id, day);
  }
  return days;
}

export const handOverSum = ({ dueOn, reference, amount }: HandOver): HandOverSum => ({
  due_on: dueOn,
  reference,
  amount: writeYen(amount),
});
