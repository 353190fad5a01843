import { comparableInvoice, isOpenOrSold, type TwinSign, twinSigns, writeYen } from "@kaitori/domain";
import type { Executor } from "../../database/database.ts";
import { findTwinCandidates, type InvoiceRow, invoicesOfEntry } from "./twin-candidates.ts";

/** A claim of the entry that may be one invoice with another claim of the brand, and why. */
export type InvoiceTwin = {
  claim: number;
  /** The receipt number of the other claim; then the entry it is in. */
  other: string;
  entry: number;
  code: string;
  signs: TwinSign[];
  /** Why it is another invoice, in the words of the applicant; empty where they gave no reason. */
  reason: string;
};

/**
 * 二重譲渡 as the desk has to see it: the same invoice again in this entry or in another of the brand, whoever the
 * applicant is (B10, D8). Between brands nothing is compared: the data of each is its own.
 */
export async function findInvoiceTwins(
  executor: Executor,
  entryId: number,
  claimId?: number,
): Promise<InvoiceTwin[]> {
  const own = (await invoicesOfEntry(executor, entryId)).filter(
    ({ id }) => claimId === undefined || id === claimId,
  );
  const others = (await findTwinCandidates(executor, own)).filter(isOpenOrSold).map(comparable);
  return own.map(comparable).flatMap(({ claim, invoice }) =>
    others
      .filter(({ claim: { id } }) => id !== claim.id)
      .map((other) => ({ other: other.claim, signs: twinSigns(invoice, other.invoice) }))
      .filter(({ signs }) => signs.length > 0)
      .map(({ other, signs }) => ({
        claim: claim.id,
        other: other.code,
        entry: other.entry,
        code: other.entry_code,
        signs,
        reason: claim.twin_reason,
      })),
  );
}

const comparable = (claim: InvoiceRow) => ({
  claim,
  invoice: comparableInvoice({
    ...claim,
    amount: writeYen(claim.amount),
    scheduled_deposit_amount_from_obliger: writeYen(claim.scheduled_deposit_amount_from_obliger),
  }),
});
