import {
  claimDepositTypeOf,
  readClaimFields,
  readReceivingAccount,
  type TypedClaim,
  type TypedReceivingAccount,
  typedClaimOf,
  typedReceivingAccountOf,
} from "@kaitori/domain";
import type { BankAccount, DraftClaim, Id } from "@kaitori/wire";
import { filesById } from "../draft/draft-content.ts";
import { withDisplayIds } from "../papers/display-ids.ts";

export interface ClaimValues extends TypedClaim {
  /** Numbers the file slots; stays when the invoice moves (R3.7). */
  displayId: number;
  /** The refused claim that this invoice replaces. */
  replaces?: Id | null | undefined;
  /** Uploaded files; running uploads are in the uploads store. */
  contentfile_relations: { kind: string; contentfile: { id: Id } }[];
  receive_payment_account: TypedReceivingAccount;
}

/** A blank invoice; its account is that of the previous invoice, or the applicant's own. */
export function blankClaim(
  displayId: number,
  otherClaims: readonly ClaimValues[] = [],
  ownAccount: BankAccount | null = null,
): ClaimValues {
  const account =
    otherClaims.at(-1)?.receive_payment_account ?? (ownAccount ? claimAccountOf(ownAccount) : null);
  return {
    displayId,
    ...typedClaimOf({}),
    contentfile_relations: [],
    receive_payment_account: withBlankHolder(typedReceivingAccountOf(account)),
  };
}

/** Copies payer and terms; date, papers and reasons stay with the original. */
export const copyOfClaim = (claim: ClaimValues, displayId: number): ClaimValues => ({
  ...structuredClone(claim),
  displayId,
  obliger_payment_date: "",
  twin_reason: "",
  replaces: null,
  contentfile_relations: [],
});

export const claimAccountOf = ({ bank_name, deposit_type, bank_account_number }: BankAccount) => ({
  bank_name,
  deposit_type: claimDepositTypeOf(deposit_type),
  bank_account_number,
});

/** Restores the invoices of a draft; those with files keep their slot numbers. */
export const claimsOfDraft = (claims: readonly DraftClaim[]): ClaimValues[] =>
  withDisplayIds(claims).map(({ displayId, item }) => {
    const account = typedReceivingAccountOf(item.receive_payment_account);
    return {
      displayId,
      ...typedClaimOf(item),
      replaces: item.replaces,
      contentfile_relations: filesById(item.contentfile_relations),
      receive_payment_account: account.obliger_accounts.length > 0 ? account : withBlankHolder(account),
    };
  });

const withBlankHolder = (account: TypedReceivingAccount) => ({
  ...account,
  obliger_accounts: [{ holder_name: "" }],
});

/** A typed claim in the format of the rules and of the API. */
export const readClaim = ({ displayId: _displayId, replaces: _replaces, ...claim }: ClaimValues) => ({
  ...readClaimFields(claim),
  receive_payment_account: readReceivingAccount(claim.receive_payment_account),
});
