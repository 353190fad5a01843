import {
  type CalendarDate,
  ClaimStatus,
  type HandOverKnown,
  handOverState,
  isSettled,
  keptForLater,
  lastDayOfKeptForLater,
  leftToHandOver,
  stillToCome,
  todayInTokyo,
  writeYen,
} from "@kaitori/domain";
import { type HandOverSum, listHandOvers, type HandOver as WireHandOver } from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Transaction } from "../../database/database.ts";
import { handle } from "../../http/handle.ts";
import { agreedDays } from "../offer/agreed-days.ts";
import { type HandOver, handOversOf } from "./hand-overs.ts";
import { knownClaims, soldClaims, stillOwed } from "./known-claims.ts";
import { lateDamagesOf } from "./late-damages-of.ts";

export const handOversRoute = handle(listHandOvers, ({ applicant, brand, now, transaction }) =>
  transaction((inside) => handOversNow(inside, applicant.id, { brand, now })),
);

/** Of all that an applicant has sold and not handed over, and of which an insolvent payer may still send some, by days. */
export async function handOversNow(
  transaction: Transaction,
  applicantId: number,
  { brand, now }: { readonly brand: ServedBrand; readonly now: Date },
): Promise<WireHandOver[]> {
  const rows = await soldClaims(transaction).where("applicant_id", "=", applicantId).execute();
  const claims = (await knownClaims(transaction, rows)).filter(
    ({ known }) => known.status !== ClaimStatus.returned || isSettled(known),
  );
  const today = todayInTokyo(now);
  const keptUntil = await daysOfKept(transaction, claims, brand);
  const damages = await lateDamagesOf(transaction, claims, { settings: brand.settings, today });
  const owed = await handOversOf(transaction, stillOwed(claims));
  const dated = (await handOversOf(transaction, claims)).map(({ dueOn, reference }) =>
    handOverSum({ dueOn, reference, amount: owed.find((one) => one.dueOn === dueOn)?.amount ?? 0 }),
  );
  // Of these nobody knows when the payer pays: no day yet, and no reference.
  const undated = claims.filter(({ known }) => known.dueOn === null);
  const amount = undated.reduce((sum, { known }) => sum + leftToHandOver(known), 0);
  const open = undated.length > 0 ? [{ due_on: null, reference: null, amount: writeYen(amount) }] : [];
  return [...dated, ...open].map((sum) => ({
    ...sum,
    claims: claims
      .filter(({ known }) => known.dueOn === sum.due_on)
      .map(({ id, known }) => ({
        claim: id,
        amount: writeYen(leftToHandOver(known)),
        handed_over: writeYen(known.handedOver),
        awaited: writeYen(stillToCome(known)),
        kept_for_later: writeYen(keptForLater(known)),
        ...(keptUntil.has(id) && { kept_until: keptUntil.get(id) }),
        payer_insolvent: known.isPayerInsolvent,
        uncollectable: known.isUncollectable,
        ...(damages.has(id) && { late_damages: writeYen(damages.get(id) ?? 0) }),
        standing: handOverState(known, today),
      })),
  }));
}

/** By claim, the last day for the money that came after the part that is due. */
async function daysOfKept(
  transaction: Transaction,
  claims: readonly { id: number; entry_id: number; known: HandOverKnown }[],
  { settings }: ServedBrand,
): Promise<Map<number, CalendarDate>> {
  const days = new Map<number, CalendarDate>();
  for (const { id, entry_id, known } of claims) {
    if (keptForLater(known) === 0) continue;
    const day = lastDayOfKeptForLater(known, await agreedDays(transaction, entry_id, settings));
    if (day) days.set(id, day);
  }
  return days;
}

export const handOverSum = ({ dueOn, reference, amount }: HandOver): HandOverSum => ({
  due_on: dueOn,
  reference,
  amount: writeYen(amount),
});
