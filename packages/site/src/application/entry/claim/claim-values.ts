import {
  claimDepositTypeOf,
  type TypedClaim,
  type TypedReceivingAccount,
  typedClaimOf,
  typedReceivingAccountOf,
} from "@kaitori/domain";
import type { BankAccount, Id } from "@kaitori/wire";

/** One invoice as a form holds it: as it was typed. */
export interface ClaimValues extends TypedClaim {
  /** Names the slots of its files, whichever place it moves to (R3.7). */
  displayId: number;
  /** The claim of an ended entry that is applied for again. */
  replaces?: Id | null | undefined;
  /** Files that have arrived; those under way are in the store of uploads. */
  contentfile_relations: { kind: string; contentfile: { id: Id } }[];
  receive_payment_account: TypedReceivingAccount;
}

/** Facts about an invoice that are known before anything is typed. */
export interface KnownClaimFacts {
  /** The account that the profile names. */
  readonly ownAccount?: BankAccount | null;
}

/** A blank invoice; its account is that of the previous invoice, or the applicant's own. */
export function blankClaim(
  displayId: number,
  others: readonly ClaimValues[] = [],
  { ownAccount }: KnownClaimFacts = {},
): ClaimValues {
  const account = others.at(-1)?.receive_payment_account ?? (ownAccount ? claimAccountOf(ownAccount) : null);
  return {
    displayId,
    ...typedClaimOf({}),
    contentfile_relations: [],
    receive_payment_account: { ...typedReceivingAccountOf(account), obliger_accounts: [{ holder_name: "" }] },
  };
}

/** The same payer and terms once more; day, papers and reasons are those of each invoice. */
export const copyOfClaim = (claim: ClaimValues, displayId: number): ClaimValues => ({
  ...structuredClone(claim),
  displayId,
  obliger_payment_date: "",
  twin_reason: "",
  replaces: null,
  contentfile_relations: [],
});

/** The applicant's own account as the one that an obliger pays into. */
export const claimAccountOf = ({ bank_name, deposit_type, bank_account_number }: BankAccount) => ({
  bank_name,
  deposit_type: claimDepositTypeOf(deposit_type),
  bank_account_number,
});
