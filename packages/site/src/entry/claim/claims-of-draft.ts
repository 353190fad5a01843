import { defaultClaimDepositType } from "@kaitori/domain";
import type { DraftClaim } from "@kaitori/wire";
import { withDisplayIds } from "../papers/display-ids.ts";
import type { ClaimValues, ReceivingAccountValues } from "./claim-values.ts";

/** The invoices of a draft. One that has files goes on under the number of its slots. */
export const claimsOfDraft = (claims: readonly DraftClaim[]): ClaimValues[] =>
  withDisplayIds(claims).map(({ displayId, part }) => ({ displayId, ...fieldsOf(part) }));

const fieldsOf = (claim: DraftClaim): Omit<ClaimValues, "displayId"> => ({
  obliger_company_name: claim.obliger_company_name,
  houjinbangou: claim.houjinbangou,
  houjinbangou_address: claim.houjinbangou_address,
  amount: claim.amount,
  scheduled_deposit_amount_from_obliger: claim.scheduled_deposit_amount_from_obliger,
  obliger_payment_date: claim.obliger_payment_date,
  is_fixed_debt: claim.is_fixed_debt,
  is_bank_transfer_from_obliger: claim.is_bank_transfer_from_obliger,
  deducts_bank_charge: claim.deducts_bank_charge,
  withholds_tax: claim.withholds_tax,
  forbids_transfer: claim.forbids_transfer,
  replaces: claim.replaces,
  contentfile_relations: claim.contentfile_relations.map(({ kind, contentfile }) => ({
    kind,
    contentfile: { id: contentfile.id },
  })),
  receive_payment_account: accountOf(claim.receive_payment_account),
});

function accountOf(account: DraftClaim["receive_payment_account"]): ReceivingAccountValues {
  const names = (account?.obliger_accounts ?? []).map(({ holder_name }) => ({ holder_name }));
  return {
    bank_name: account?.bank_name ?? "",
    deposit_type: account?.deposit_type ?? defaultClaimDepositType,
    bank_account_number: account?.bank_account_number ?? "",
    // There is always a line to type the first name into.
    obliger_accounts: names.length > 0 ? names : [{ holder_name: "" }],
  };
}
