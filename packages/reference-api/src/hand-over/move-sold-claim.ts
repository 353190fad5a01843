import { type EntryStatus, japaneseDate } from "@kaitori/domain";
import { dayOf } from "../entries/day.ts";
import { makeMove } from "../entries/make-move.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { handOverWords } from "../hand-over/hand-over-words.ts";
import { handOversOf } from "../hand-over/hand-overs.ts";
import { notFound } from "../http/errors.ts";
import type { ReviewContext } from "./review-context.ts";

/** The money of one sold claim has been handed over, or has not by its date (R4.21). */
export async function moveSoldClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
  move: "handOver" | "undoHandOver" | "settle" | "delay",
): Promise<EntryStatus> {
  const claim = entry.claims.find(({ id }) => id === claimId);
  if (!claim) throw notFound();
  return makeMove(context, entry, move, {
    claims: [claimId],
    values: {
      obliger: claim.obliger_company_name,
      amount: claim.scheduled_deposit_amount_from_obliger,
      date: claim.return_date === null ? "" : japaneseDate(dayOf(claim.return_date)),
      handOvers: handOverWords(context.brand, await handOversOf(context.transaction, [claim])),
    },
  });
}
