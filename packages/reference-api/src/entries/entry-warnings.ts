import { amountWarnings, duplicateClaimWarnings, yenInputToWire } from "@kaitori/domain";
import type { ClaimInput, EntryWarning } from "@kaitori/wire";
import type { Transaction } from "../database/database.ts";
import { claimsOfAmounts } from "./claims-of-amounts.ts";

/** What the applicant should look at again before submitting; the same invoice twice is asked about, not refused (R5.8, B10). */
export async function entryWarnings(
  transaction: Transaction,
  applicantId: number,
  given: readonly ClaimInput[],
): Promise<EntryWarning[]> {
  const claims = given.map((claim) => ({
    obliger_company_name: claim.obliger_company_name ?? "",
    houjinbangou: claim.houjinbangou ?? "",
    amount: yenInputToWire(claim.amount ?? ""),
    scheduled_deposit_amount_from_obliger: yenInputToWire(claim.scheduled_deposit_amount_from_obliger ?? ""),
    obliger_payment_date: claim.obliger_payment_date ?? "",
  }));
  const earlier = await claimsOfAmounts(transaction, claims, (query) =>
    query.where("entry.applicant_id", "=", applicantId),
  );
  const found = [
    ...claims.flatMap((claim, index) => amountWarnings(claim, ["claims", index])),
    ...duplicateClaimWarnings(claims, earlier),
  ];
  return found.map(({ path, code, params = {} }) => ({ path: [...path], code, params: { ...params } }));
}
