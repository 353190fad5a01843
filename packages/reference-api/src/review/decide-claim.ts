import { moveClaim } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import { dayOf } from "../entries/day.ts";
import { addHistory } from "../entries/history.ts";
import type { ClaimRow, EntryWithClaims } from "../entries/own-entry.ts";
import { conflict, notFound, validationFailed } from "../http/errors.ts";
import { type QuotedPrice, quotePrice } from "./claim-price.ts";
import { requireUnderReview } from "./require-under-review.ts";
import { returnDate } from "./return-date.ts";
import type { ReviewContext } from "./review-context.ts";

/** Bought for a fee, `0.05` of the face value, or refused with a reason. */
export type ClaimDecision = { feeRatio: string } | { refuse: string };

/** One claim can be bought at this price, or cannot (R4.21). */
export async function decideClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
  decision: ClaimDecision,
): Promise<void> {
  requireUnderReview(entry);
  const claim = entry.claims.find(({ id }) => id === claimId);
  if (!claim) throw notFound();
  const moved = moveClaim(claim, "feeRatio" in decision ? "accept" : "refuse");
  if (!moved.ok) throw conflict("この請求書はすでに判断されています。", { claim_status: moved.status });
  const { transaction, actor, now, brand } = context;
  const price =
    "feeRatio" in decision ? priceOrRefuse(claim, decision.feeRatio, brand.settings.limits) : undefined;
  await transaction
    .updateTable("claim")
    .set({
      status: moved.status,
      updated_at: now,
      ...(price
        ? { ...price, return_date: returnDate(dayOf(claim.obliger_payment_date), brand.settings.promises) }
        : {}),
    })
    .where("id", "=", claim.id)
    .execute();
  // Who decides about a claim has nothing more to ask about it.
  await transaction.deleteFrom("inadequacy").where("claim_id", "=", claim.id).execute();
  const note = "refuse" in decision ? decision.refuse : "";
  await addHistory(transaction, [
    { entryId: entry.id, claimId, act: "reviewed", actor, from: claim.status, to: moved.status, note, now },
  ]);
}

/** Within what the brand says publicly that it takes. */
function priceOrRefuse(
  claim: ClaimRow,
  feeRatio: string,
  { feeRatioMin, feeRatioMax, bankCharge }: ServedBrand["settings"]["limits"],
): QuotedPrice {
  if (Number(feeRatio) < feeRatioMin || Number(feeRatio) > feeRatioMax)
    throw validationFailed({ fee_ratio: [`手数料率は ${feeRatioMin} から ${feeRatioMax} までです。`] });
  const price = quotePrice(claim.amount, feeRatio, bankCharge);
  if (price === null)
    throw validationFailed({}, ["この条件では入金額がなくなります。手数料率を確認してください。"]);
  return price;
}
