import { ClaimStatus, type EntryStatus, type Yen } from "@kaitori/domain";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { makeMove } from "../make-move.ts";
import { requireClaim } from "../own-entry.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { owedValues } from "./owed-values.ts";

/** Moves one sold claim; its bookings must be written before, or the database refuses the move. */
export async function moveSoldClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
  move: "handOver" | "undoHandOver" | "settle" | "settleUncollectable" | "delay",
  {
    amount,
    note = "",
  }: {
    /** The amount of the move; absent: the whole sum that the payer sends. */
    readonly amount?: Yen;
    /** Of the staff, for the staff. */
    readonly note?: string;
  } = {},
): Promise<EntryStatus> {
  const claim = requireClaim(entry, claimId);
  return makeMove(context, entry, move, {
    claims: [claimId],
    note,
    isNoticeOnly: claim.status === ClaimStatus.delay,
    values: await owedValues(context, claim, amount ?? claim.scheduled_deposit_amount_from_obliger),
  });
}
