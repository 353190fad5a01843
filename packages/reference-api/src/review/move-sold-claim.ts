import { type ClaimStatus, japaneseDate, moveClaim } from "@kaitori/domain";
import { dayOf } from "../entries/day.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { handOverWords } from "../hand-over/hand-over-words.ts";
import { handOversOf } from "../hand-over/hand-overs.ts";
import { conflict, notFound } from "../http/errors.ts";
import { recordReviewStep } from "./record-review-step.ts";
import type { ReviewContext } from "./review-context.ts";

const acts = {
  return: { act: "claimReturned", mail: "claimReturned" },
  delay: { act: "claimDelayed", mail: "claimDelay" },
} as const;

/** The money of one sold claim has come back, or has not come by its date (R4.21). */
export async function moveSoldClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
  move: keyof typeof acts,
): Promise<ClaimStatus> {
  const { transaction, actor, now } = context;
  const claim = entry.claims.find(({ id }) => id === claimId);
  if (!claim) throw notFound();
  const moved = moveClaim(claim, move);
  if (!moved.ok)
    throw conflict("この請求書は、いまその操作ができる状態ではありません。", { claim_status: moved.status });
  await transaction
    .updateTable("claim")
    .set({ status: moved.status, updated_at: now, ...(move === "return" ? { returned_at: now } : {}) })
    .where("id", "=", claimId)
    .execute();
  const { act, mail } = acts[move];
  await recordReviewStep(context, entry, {
    history: [{ entryId: entry.id, claimId, act, actor, from: claim.status, to: moved.status, now }],
    mail,
    values: {
      obliger: claim.obliger_company_name,
      amount: claim.scheduled_deposit_amount_from_obliger,
      date: claim.return_date === null ? "" : japaneseDate(dayOf(claim.return_date)),
      handOvers: handOverWords(context.brand, await handOversOf(transaction, [claim])),
    },
  });
  return moved.status;
}
