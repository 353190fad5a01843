import { type CalendarDate, handOverReference, type Yen } from "@kaitori/domain";
import type { Executor } from "../../database/database.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";

/** Sum that a seller hands over on one day, with a unique reference (B11). */
export interface HandOver {
  readonly dueOn: CalendarDate;
  readonly reference: string;
  readonly amount: Yen;
}

type OwedClaim = Pick<ClaimRow, "applicant_id" | "return_date" | "scheduled_deposit_amount_from_obliger">;

/** Lists the hand-overs of these claims, the earliest first, with the sums that the payers transfer. */
export async function handOversOf(executor: Executor, claims: readonly OwedClaim[]): Promise<HandOver[]> {
  const [first] = claims;
  const days = [...new Set(claims.flatMap(({ return_date }) => return_date ?? []))];
  if (!first || days.length === 0) return [];
  const rows = await executor
    .selectFrom("hand_over")
    .select(["due_on", "number"])
    .where("applicant_id", "=", first.applicant_id)
    .where("due_on", "in", days)
    .orderBy("due_on")
    .execute();
  return rows.map(({ due_on, number }) => ({
    dueOn: due_on,
    reference: handOverReference(number),
    amount: claims
      .filter(({ return_date }) => return_date === due_on)
      .reduce((sum, claim) => sum + claim.scheduled_deposit_amount_from_obliger, 0),
  }));
}
