import { comparableInvoice, isOpenOrSold, type TwinSign, twinSigns, writeYen } from "@kaitori/domain";
import type { Executor } from "../../database/database.ts";
import { findTwinCandidates, type InvoiceRow, invoicesOfEntry } from "./twin-candidates.ts";

/** A claim of the entry that may be the same invoice as another claim of the brand, with the signs. */
export type InvoiceTwin = {
  claim: number;
  /** Code of the other claim. `entry` and `code` are its entry. */
  other: string;
  entry: number;
  code: string;
  signs: TwinSign[];
  /** The applicant's reason why it is another invoice; empty without one. */
  reason: string;
};

/**
 * Finds invoices that may be sold twice (二重譲渡), in this entry or in any other of the brand (B10, D8). Brands are
 * not compared with each other, because each has its own data.
 */
export async function findInvoiceTwins(
  executor: Executor,
  entryId: number,
  claimId?: number,
): Promise<InvoiceTwin[]> {
  const ownInvoices = (await invoicesOfEntry(executor, entryId)).filter(
    ({ id }) => claimId === undefined || id === claimId,
  );
  const otherInvoices = (await findTwinCandidates(executor, ownInvoices))
    .filter(isOpenOrSold)
    .map(toComparable);
  return ownInvoices.map(toComparable).flatMap(({ claim, invoice }) =>
    otherInvoices
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

const toComparable = (claim: InvoiceRow) => ({
  claim,
  invoice: comparableInvoice({
    ...claim,
    amount: writeYen(claim.amount),
    scheduled_deposit_amount_from_obliger: writeYen(claim.scheduled_deposit_amount_from_obliger),
  }),
});
