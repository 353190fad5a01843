import { formatAccountNumber, formatHolderName, oneLine, readClaimFields } from "@kaitori/domain";
import type { ClaimValues, ReceivingAccountValues } from "./claim-values.ts";

/** An invoice as the rules judge it and the wire carries it, whatever way it was typed (R5.2, B1). */
export type ReadClaim = ReturnType<typeof readClaim>;

export const readClaim = ({ displayId: _displayId, replaces: _replaces, ...claim }: ClaimValues) => ({
  ...readClaimFields(claim),
  receive_payment_account: readAccount(claim.receive_payment_account),
});

/** Each holder name keeps what was typed beside the form that counts; sending copies the latter over it (R7.5). */
const readAccount = (account: ReceivingAccountValues) => ({
  ...account,
  bank_name: oneLine(account.bank_name),
  bank_account_number: formatAccountNumber(account.bank_account_number),
  obliger_accounts: account.obliger_accounts.map(({ holder_name }) => ({
    holder_name,
    formatted_holder_name: formatHolderName(holder_name),
  })),
});
