import { claimDepositTypeOf, defaultClaimDepositType } from "@kaitori/domain";
import type { BankAccount, Id } from "@kaitori/wire";

/** The account that an obliger pays into, and under which names, as a form holds it. */
export interface ReceivingAccountValues {
  bank_name: string;
  deposit_type: string;
  bank_account_number: string;
  obliger_accounts: { holder_name: string }[];
}

/** One invoice as a form holds it: as it was typed. */
export interface ClaimValues {
  /** Names the slots of its files, whichever place it moves to (R3.7). */
  displayId: number;
  obliger_company_name: string;
  houjinbangou: string;
  houjinbangou_address: string;
  amount: string;
  scheduled_deposit_amount_from_obliger: string;
  obliger_payment_date: string;
  is_fixed_debt: boolean;
  is_bank_transfer_from_obliger: boolean;
  deducts_bank_charge: boolean;
  withholds_tax: boolean;
  forbids_transfer: boolean;
  /** The claim of an ended entry that is applied for again. */
  replaces?: Id | null | undefined;
  /** Files that have arrived; those under way live in the store of uploads. */
  contentfile_relations: { kind: string; contentfile: { id: Id } }[];
  receive_payment_account: ReceivingAccountValues;
}

/** What is known of an invoice before anything is typed. */
export interface KnownOfClaim {
  /** The account that the profile names. */
  readonly ownAccount?: BankAccount | null;
  /** What was answered before the registration: the debt is fixed and paid by transfer. */
  readonly isConfirmedBefore?: boolean;
}

/** An invoice that nobody has filled in; its account is usually that of the invoice before, or the applicant's own. */
export function blankClaim(
  displayId: number,
  others: readonly ClaimValues[] = [],
  { ownAccount, isConfirmedBefore = false }: KnownOfClaim = {},
): ClaimValues {
  const account = others.at(-1)?.receive_payment_account ?? (ownAccount ? claimAccountOf(ownAccount) : null);
  return {
    displayId,
    obliger_company_name: "",
    houjinbangou: "",
    houjinbangou_address: "",
    amount: "",
    scheduled_deposit_amount_from_obliger: "",
    obliger_payment_date: "",
    is_fixed_debt: isConfirmedBefore,
    is_bank_transfer_from_obliger: isConfirmedBefore,
    deducts_bank_charge: false,
    withholds_tax: false,
    forbids_transfer: false,
    contentfile_relations: [],
    receive_payment_account: {
      bank_name: account?.bank_name ?? "",
      deposit_type: account?.deposit_type ?? defaultClaimDepositType,
      bank_account_number: account?.bank_account_number ?? "",
      obliger_accounts: [{ holder_name: "" }],
    },
  };
}

/** The applicant's own account as the one that an obliger pays into. */
export const claimAccountOf = ({ bank_name, deposit_type, bank_account_number }: BankAccount) => ({
  bank_name,
  deposit_type: claimDepositTypeOf(deposit_type),
  bank_account_number,
});
