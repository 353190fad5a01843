import { saleEndCopy } from "@kaitori/brand/copy/sale-end";
import { copyOf } from "@kaitori/brand/text";
import { ClaimStatus, type EntryStatus, type SaleEndCause } from "@kaitori/domain";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { followMoney } from "../hand-over/permissions.ts";
import { checkMove, makeMove } from "../make-move.ts";
import { depositOf } from "../offer/terms-price.ts";
import { requireClaim } from "../own-entry.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { closeTasks } from "../tasks/open-task.ts";

export interface EndedSale {
  readonly claim: number;
  /** The seller is told it in the words of the brand. */
  readonly cause: SaleEndCause;
  /** Of the staff, for the staff. */
  readonly note?: string | undefined;
}

/**
 * Ends the sale of a claim before its price is paid, because the payer is insolvent or has paid already (article 13).
 * Nothing is paid or handed over for it. The other claims are paid as agreed; with the last claim the entry ends
 * (B12).
 */
export async function endSale(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id, cause, note }: EndedSale,
): Promise<EntryStatus> {
  const { transaction, brand, now } = context;
  const claim = requireClaim(entry, id);
  const left = entry.claims.filter((one) => one.status === ClaimStatus.contracted && one.id !== id);
  const move = left.length > 0 ? "endSale" : "endContract";
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
      amount: depositOf(left),
    },
  });
  await followMoney(transaction, entry.applicant_id);
  return status;
}
