import { ClaimStatus, type EntryStatus, type Yen } from "@kaitori/domain";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { makeMove } from "../make-move.ts";
import { requireClaim } from "../own-entry.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { owedValues } from "./owed-values.ts";

/** Moves one sold claim. Its bookings must be written first, or the database refuses the move. */
export async function moveSoldClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
  move: "handOver" | "undoHandOver" | "settle" | "settleUncollectable" | "delay",
  /** `amount` defaults to the payer's whole sum. Only staff see the note. */
  { amount, note = "" }: { readonly amount?: Yen; readonly note?: string } = {},
): Promise<EntryStatus> {
  const claim = requireClaim(entry, claimId);
  return makeMove(context, entry, move, {
    claims: [claimId],
    note,
    isNoticeOnly: claim.status === ClaimStatus.delay,
    values: await owedValues(context, claim, amount ?? claim.scheduled_deposit_amount_from_obliger),
  });
}
