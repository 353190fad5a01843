import { saleEndCopy } from "@kaitori/brand/copy/sale-end";
import { copyOf } from "@kaitori/brand/text";
import { ClaimStatus, type EntryStatus, type SaleEndCause } from "@kaitori/domain";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { updateCanEditBankAccount } from "../hand-over/desk-settings.ts";
import { checkMove, makeMove } from "../make-move.ts";
import { depositOf } from "../offer/terms-price.ts";
import { requireClaim } from "../own-entry.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { closeTasks } from "../tasks/open-task.ts";

export interface SaleEnd {
  readonly claim: number;
  /** Shown to the seller as a sentence of the brand. */
  readonly cause: SaleEndCause;
  /** Visible to staff only. */
  readonly note?: string | undefined;
}

/**
 * Ends the sale of a claim before the pay-out, because the payer is insolvent or has already paid (article 13). The
 * other claims are paid as agreed. The entry ends with its last claim (B12).
 */
export async function endSale(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id, cause, note }: SaleEnd,
): Promise<EntryStatus> {
  const { transaction, brand, now } = context;
  const claim = requireClaim(entry, id);
  const otherClaims = entry.claims.filter((one) => one.status === ClaimStatus.contracted && one.id !== id);
  const move = otherClaims.length > 0 ? "endSale" : "endContract";
  checkMove(context, entry, move, [id]);
  // All open tasks of the claim are about its money, so they are closed.
  await closeTasks(transaction, { claim_id: id }, now);
  const status = await makeMove(context, entry, move, {
    claims: [id],
    cause,
    ...(note === undefined ? {} : { note }),
    values: {
      obliger: claim.obliger_company_name,
      reason: copyOf(brand.copy, saleEndCopy)[cause],
      amount: depositOf(otherClaims),
    },
  });
  await updateCanEditBankAccount(transaction, entry.applicant_id);
  return status;
}
