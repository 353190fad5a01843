import type { BrandSettings } from "@kaitori/brand/settings";
import {
  type CalendarDate,
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
import { listHandOvers, type HandOver as WireHandOver } from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Transaction } from "../../database/database.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";
import { handle } from "../../http/handle.ts";
import { agreedDays } from "../offer/offer-terms.ts";
import {
  findReferences,
  isSoldClaim,
  lateDamagesOf,
  type WithHandOverFacts,
  withHandOverFacts,
} from "./hand-over-facts.ts";

export const handOversRoute = handle(listHandOvers, ({ applicant, brand, now, transaction }) =>
  transaction((executor) => listHandOverSums(executor, brand, applicant.id, now)),
);

/** Lists sums by day of claims that the applicant must hand over or whose insolvent payer may still pay. */
export async function listHandOverSums(
  transaction: Transaction,
  { settings }: Pick<ServedBrand, "settings">,
  applicantId: number,
  now: Date,
): Promise<WireHandOver[]> {
  const rows = await transaction
    .selectFrom("claim")
    .selectAll()
    .where("applicant_id", "=", applicantId)
    // A claim without a payment date has no day and no reference, and comes last.
    .orderBy("return_date")
    .orderBy("id")
    .execute();
  const claims = (await withHandOverFacts(transaction, rows.filter(isSoldClaim))).filter(
    ({ facts }) => facts.status !== ClaimStatus.returned || isSettled(facts),
  );
  if (claims.length === 0) return [];
  const references = await findReferences(transaction, applicantId);
  const today = todayInTokyo(now);
  return [...Map.groupBy(claims, ({ facts }) => facts.dueOn)].map(([dueOn, claimsOfDay]) => ({
    due_on: dueOn,
    reference: (dueOn && references.get(dueOn)) ?? null,
    amount: writeYen(claimsOfDay.reduce((sum, { facts }) => sum + leftToHandOver(facts), 0)),
    claims: claimsOfDay.map((claim) => toClaimSum(claim, references, { settings, today })),
  }));
}

function toClaimSum(
  claim: WithHandOverFacts<ClaimRow>,
  references: ReadonlyMap<CalendarDate, string>,
  on: { readonly settings: BrandSettings; readonly today: CalendarDate },
): WireHandOver["claims"][number] {
  const { id, agreed, facts } = claim;
  const days = agreedDays(agreed, on.settings);
  const later = pendingForLater(facts);
  const laterDay = lastDayOfLaterReceipt(facts, days);
  const remainderDay = lastDayOfRest(facts, days);
  const remainderReference = remainderDay && references.get(remainderDay);
  const damages = lateDamagesOf(claim, on);
  return {
    claim: id,
    amount: writeYen(leftToHandOver(facts)),
    handed_over: writeYen(facts.handedOver),
    awaited: writeYen(unpaidByPayer(facts)),
    ...(remainderDay && { awaited_until: remainderDay }),
    ...(remainderReference && { awaited_reference: remainderReference }),
    ...(facts.paidOn && { paid_on: facts.paidOn, hand_over_days: days.handOver }),
    kept_for_later: writeYen(later),
    ...(laterDay && { kept_until: laterDay }),
    payer_insolvent: facts.isPayerInsolvent,
    uncollectable: facts.isUncollectable,
    ...(damages > 0 && { late_damages: writeYen(damages) }),
    standing: handOverState(facts, on.today),
  };
}
