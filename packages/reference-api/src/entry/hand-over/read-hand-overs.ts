import {
  ClaimStatus,
  handOverState,
  isSettled,
  lastDayOfLaterReceipt,
  lastDayOfRest,
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
import { agreedDays } from "../offer/offer-days.ts";
import {
  claimsLeftToHandOver,
  type HandOver,
  handOversOf,
  isSoldClaim,
  lateDamagesOf,
  withHandOverFacts,
} from "./hand-over-facts.ts";

export const handOversRoute = handle(listHandOvers, ({ applicant, brand, now, transaction }) =>
  transaction((executor) => listHandOverSums(executor, applicant.id, { brand, now })),
);

/** Lists sums by day of claims that the applicant must hand over or whose insolvent payer may still pay. */
export async function listHandOverSums(
  transaction: Transaction,
  applicantId: number,
  { brand, now }: { readonly brand: ServedBrand; readonly now: Date },
): Promise<WireHandOver[]> {
  const rows = await transaction
    .selectFrom("claim")
    .selectAll()
    .where("applicant_id", "=", applicantId)
    .orderBy("id")
    .execute();
  const claims = (await withHandOverFacts(transaction, rows.filter(isSoldClaim))).filter(
    ({ facts }) => facts.status !== ClaimStatus.returned || isSettled(facts),
  );
  const today = todayInTokyo(now);
  const { settings } = brand;
  const dueHandOvers = await handOversOf(transaction, claimsLeftToHandOver(claims));
  const datedSums = (await handOversOf(transaction, claims)).map(({ dueOn, reference }) =>
    handOverSum({ dueOn, reference, amount: dueHandOvers.find((one) => one.dueOn === dueOn)?.amount ?? 0 }),
  );
  // A claim without a payment date has no day and no reference.
  const undated = claims.filter(({ facts }) => facts.dueOn === null);
  const amount = undated.reduce((sum, { facts }) => sum + leftToHandOver(facts), 0);
  const undatedSums = undated.length > 0 ? [{ due_on: null, reference: null, amount: writeYen(amount) }] : [];
  const remainderDays = new Map(
    claims.map(({ id, agreed, facts }) => [id, lastDayOfRest(facts, agreedDays(agreed, settings))]),
  );
  const remainderHandOvers = await handOversOf(
    transaction,
    claims.map((claim) => ({ ...claim, return_date: remainderDays.get(claim.id) ?? null })),
  );
  return [...datedSums, ...undatedSums].map((sum) => ({
    ...sum,
    claims: claims
      .filter(({ facts }) => facts.dueOn === sum.due_on)
      .map((claim) => {
        const { id, agreed, facts } = claim;
        const later = pendingForLater(facts);
        const days = agreedDays(agreed, settings);
        const lastDay = later > 0 ? lastDayOfLaterReceipt(facts, days) : null;
        const remainderDay = remainderDays.get(id);
        const remainderReference = remainderHandOvers.find(({ dueOn }) => dueOn === remainderDay)?.reference;
        const damages = lateDamagesOf(claim, { settings, today });
        return {
          claim: id,
          amount: writeYen(leftToHandOver(facts)),
          handed_over: writeYen(facts.handedOver),
          awaited: writeYen(unpaidByPayer(facts)),
          ...(remainderDay && { awaited_until: remainderDay }),
          ...(remainderReference !== undefined && { awaited_reference: remainderReference }),
          ...(facts.paidOn && { paid_on: facts.paidOn, hand_over_days: days.handOver }),
          kept_for_later: writeYen(later),
          ...(lastDay && { kept_until: lastDay }),
          payer_insolvent: facts.isPayerInsolvent,
          uncollectable: facts.isUncollectable,
          ...(damages > 0 && { late_damages: writeYen(damages) }),
          standing: handOverState(facts, today),
        };
      }),
  }));
}

export const handOverSum = ({ dueOn, reference, amount }: HandOver): HandOverSum => ({
  due_on: dueOn,
  reference,
  amount: writeYen(amount),
});
