import { formatAccountNumber, formatHolderName, yenInputToWire } from "@kaitori/domain";
import type { ClaimValues, ReceivingAccountValues } from "./claim-values.ts";

/** An invoice as the rules judge it and the wire carries it, whatever way it was typed (R5.2, B1). */
export type ReadClaim = ReturnType<typeof readClaim>;

export const readClaim = ({ displayId: _displayId, replaces: _replaces, ...claim }: ClaimValues) => ({
  ...claim,
  obliger_company_name: claim.obliger_company_name.trim(),
  amount: yenInputToWire(claim.amount),
  scheduled_deposit_amount_from_obliger: yenInputToWire(claim.scheduled_deposit_amount_from_obliger),
  receive_payment_account: readAccount(claim.receive_payment_account),
});

/** Each holder name keeps what was typed beside the form that counts; sending copies the latter over it (R7.5). */
const readAccount = (account: ReceivingAccountValues) => ({
  ...account,
  bank_name: account.bank_name.trim(),
  bank_account_number: formatAccountNumber(account.bank_account_number),
  obliger_accounts: account.obliger_accounts.map(({ holder_name }) => ({
    holder_name,
    formatted_holder_name: formatHolderName(holder_name),
  })),
});
