import { type HandOverKnown, leftToHandOver } from "@kaitori/domain";
import { sql } from "kysely";
import type { Executor } from "../database/database.ts";
import { dayOf } from "../entries/day.ts";
import type { ClaimRow } from "../entries/own-entry.ts";

type Sold = Pick<ClaimRow, "id" | "status" | "return_date" | "scheduled_deposit_amount_from_obliger">;
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
    .select(["claim_id", "kind", "amount"])
    .where("claim_id", "in", ids)
    .orderBy("id")
    .execute();
  const booked = await executor
    .selectFrom("hand_over_booking")
    .select(["claim_id", sql<number>`sum(amount)::bigint`.as("amount")])
    .where("claim_id", "in", ids)
    .where("undone_at", "is", null)
    .groupBy("claim_id")
    .execute();
  return claims.map((claim) => {
    const ofClaim = reports.filter(({ claim_id }) => claim_id === claim.id);
    return {
      ...claim,
      known: {
        status: claim.status,
        dueOn: claim.return_date === null ? null : dayOf(claim.return_date),
        scheduled: claim.scheduled_deposit_amount_from_obliger,
        handedOver: booked.find(({ claim_id }) => claim_id === claim.id)?.amount ?? 0,
        received: ofClaim.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
        last: ofClaim.at(-1)?.kind ?? null,
        isPayerInsolvent: ofClaim.some(({ kind }) => kind === "payerInsolvent"),
      },
    };
  });
}

/** Those of which something is still to be handed over, each with what is left of it in place of the whole. */
export const stillOwed = <Claim extends Sold>(claims: readonly Known<Claim>[]): Known<Claim>[] =>
  claims
    .map((claim) => ({ ...claim, scheduled_deposit_amount_from_obliger: leftToHandOver(claim.known) }))
    .filter((claim) => claim.scheduled_deposit_amount_from_obliger > 0);
