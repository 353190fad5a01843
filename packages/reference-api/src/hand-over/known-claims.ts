import {
  type HandOverKnown,
  keptOf,
  leftToHandOver,
  type MoneyEvent,
  receivedOf,
  type Yen,
} from "@kaitori/domain";
import type { Executor } from "../database/database.ts";
import { dayOf } from "../entries/day.ts";
import type { ClaimRow } from "../entries/own-entry.ts";

type Sold = Pick<
  ClaimRow,
  "id" | "status" | "return_date" | "obliger_payment_date" | "scheduled_deposit_amount_from_obliger"
>;
export type Known<Claim extends Sold> = Claim & { readonly known: HandOverKnown };

/** The claims with what was reported and booked of each (B12). */
export async function knownClaims<Claim extends Sold>(
  executor: Executor,
  claims: readonly Claim[],
): Promise<Known<Claim>[]> {
  if (claims.length === 0) return [];
  const ids = claims.map(({ id }) => id);
  const reports = await executor
    .selectFrom("claim_report")
    .select(["claim_id", "kind", "amount", "day", "at"])
    .where("claim_id", "in", ids)
    .where("taken_back_at", "is", null)
    .orderBy("id")
    .execute();
  const bookings = await executor
    .selectFrom("hand_over_booking")
    .select(["claim_id", "amount", "booked_at as at"])
    .where("claim_id", "in", ids)
    .where("undone_at", "is", null)
    .orderBy("id")
    .execute();
  return claims.map((claim) => {
    const said = reports.filter(({ claim_id }) => claim_id === claim.id);
    const booked = bookings.filter(({ claim_id }) => claim_id === claim.id);
    const scheduled = claim.scheduled_deposit_amount_from_obliger;
    return {
      ...claim,
      known: {
        status: claim.status,
        dueOn: dayOrNull(claim.return_date),
        paymentDate: dayOrNull(claim.obliger_payment_date),
        scheduled,
        handedOver: booked.reduce((sum, { amount }) => sum + amount, 0),
        received: receivedOf(inOrder(said, booked), scheduled),
        kept: keptOf(inOrder(said, booked)),
        receivedOn: dayOrNull(said.findLast(({ kind }) => kind === "received")?.day),
        expectedOn: dayOrNull(said.findLast(({ kind }) => kind === "notYet")?.day),
        last: said.at(-1)?.kind ?? null,
        isPayerInsolvent: said.some(({ kind }) => kind === "payerInsolvent"),
      },
    };
  });
}

const dayOrNull = (day: string | null | undefined) => (day == null ? null : dayOf(day));

/** Reports of money and bookings, as they were made. */
function inOrder(
  said: readonly { readonly amount: Yen | null; readonly day: string | null; readonly at: Date }[],
  booked: readonly { readonly amount: Yen; readonly at: Date }[],
): MoneyEvent[] {
  const received = said.flatMap(({ amount, day, at }) =>
    amount === null || day === null ? [] : [{ kind: "received" as const, amount, on: dayOf(day), at }],
  );
  const handedOver = booked.map(({ amount, at }) => ({ kind: "handedOver" as const, amount, at }));
  return [...received, ...handedOver].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Those of which something is still to be handed over, each with what is left of it in place of the whole. */
export const stillOwed = <Claim extends Sold>(claims: readonly Known<Claim>[]): Known<Claim>[] =>
  claims
    .map((claim) => ({ ...claim, scheduled_deposit_amount_from_obliger: leftToHandOver(claim.known) }))
    .filter((claim) => claim.scheduled_deposit_amount_from_obliger > 0);
