import {
  type CalendarDate,
  ClaimStatus,
  type DatedMoneyEvent,
  type HandOverKnown,
  keptOf,
  leftToHandOver,
  receivedOf,
  todayInTokyo,
  type Yen,
} from "@kaitori/domain";
import { dayOf } from "../../database/columns.ts";
import type { Executor } from "../../database/database.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";

type Sold = Pick<
  ClaimRow,
  "id" | "status" | "return_date" | "obliger_payment_date" | "scheduled_deposit_amount_from_obliger"
>;
export type Known<Claim extends Sold> = Claim & {
  readonly known: HandOverKnown;
  /** Reports and bookings of its money, in their order. */
  readonly events: readonly DatedMoneyEvent[];
};

const { contracted, transferred, delay, returned } = ClaimStatus;

/** The sold claims, also those whose money has come or that a person has ended. */
export const soldClaims = (executor: Executor) =>
  executor
    .selectFrom("claim")
    .select([
      "id",
      "entry_id",
      "applicant_id",
      "status",
      "return_date",
      "obliger_payment_date",
      "scheduled_deposit_amount_from_obliger",
    ])
    .where("status", "in", [contracted, transferred, delay, returned])
    .orderBy("id");

/** The claims with what was reported and booked of each (B12). */
export async function knownClaims<Claim extends Sold>(
  executor: Executor,
  claims: readonly Claim[],
  /** The day on which their price is about to be paid. */
  payingOn?: CalendarDate,
): Promise<Known<Claim>[]> {
  if (claims.length === 0) return [];
  const ids = claims.map(({ id }) => id);
  const paid = await executor
    .selectFrom("claim")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .select(["claim.id", "entry.paid_out_at"])
    .where("claim.id", "in", ids)
    .execute();
  const reports = await executor
    .selectFrom("claim_report")
    .select(["claim_id", "kind", "amount", "day", "ask_again_on", "at"])
    .where("claim_id", "in", ids)
    .where("taken_back_at", "is", null)
    .orderBy("id")
    .execute();
  const bookings = await executor
    .selectFrom("hand_over_booking")
    .select(["claim_id", "amount", "day", "booked_at as at"])
    .where("claim_id", "in", ids)
    .where("undone_at", "is", null)
    .orderBy("id")
    .execute();
  const givenUp = await executor
    .selectFrom("entry_history")
    .select("claim_id")
    .where("claim_id", "in", ids)
    .where("act", "=", "settleUncollectable")
    .execute();
  return claims.map((claim) => {
    const said = reports.filter(({ claim_id }) => claim_id === claim.id);
    const booked = bookings.filter(({ claim_id }) => claim_id === claim.id);
    const scheduled = claim.scheduled_deposit_amount_from_obliger;
    const paidAt = paid.find(({ id }) => id === claim.id)?.paid_out_at;
    const paidOn = payingOn ?? (paidAt ? todayInTokyo(paidAt) : null);
    const events = inOrder(said, booked, paidOn);
    return {
      ...claim,
      events,
      known: {
        status: claim.status,
        paidOn,
        dueOn: dayOrNull(claim.return_date),
        paymentDate: dayOrNull(claim.obliger_payment_date),
        scheduled,
        handedOver: booked.reduce((sum, { amount }) => sum + amount, 0),
        received: receivedOf(events, scheduled),
        kept: keptOf(events),
        receivedOn: events.findLast((event) => event.kind === "received")?.on ?? null,
        expectedOn: dayOrNull(said.findLast(({ kind }) => kind === "notYet")?.day),
        askAgainOn: dayOrNull(said.at(-1)?.ask_again_on),
        last: said.at(-1)?.kind ?? null,
        isPayerInsolvent: said.some(({ kind }) => kind === "payerInsolvent"),
        isUncollectable: givenUp.some(({ claim_id }) => claim_id === claim.id),
      },
    };
  });
}

const dayOrNull = (day: string | null | undefined) => (day == null ? null : dayOf(day));

/** Reports and bookings in their order. Money from before the pay-out counts from the day of the pay-out. */
function inOrder(
  said: readonly { readonly amount: Yen | null; readonly day: string | null; readonly at: Date }[],
  booked: readonly { readonly amount: Yen; readonly day: string; readonly at: Date }[],
  paidOn: CalendarDate | null,
): (DatedMoneyEvent & { readonly at: Date })[] {
  const countedFrom = (day: CalendarDate) => (paidOn !== null && day < paidOn ? paidOn : day);
  const received = said.flatMap(({ amount, day, at }) =>
    amount === null || day === null
      ? []
      : [{ kind: "received" as const, amount, on: countedFrom(dayOf(day)), at }],
  );
  const handedOver = booked.map(({ amount, day, at }) => ({
    kind: "handedOver" as const,
    amount,
    on: dayOf(day),
    at,
  }));
  return [...received, ...handedOver].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Claims with money left to hand over, each with the amount left in place of the whole. */
export const stillOwed = <Claim extends Sold>(claims: readonly Known<Claim>[]): Known<Claim>[] =>
  claims
    .map((claim) => ({ ...claim, scheduled_deposit_amount_from_obliger: leftToHandOver(claim.known) }))
    .filter((claim) => claim.scheduled_deposit_amount_from_obliger > 0);
