import { defaultClaimDepositType } from "@kaitori/domain";
import type { Id } from "@kaitori/wire";

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
  /** Files that have arrived; those under way live in the store of uploads. */
  contentfile_relations: { kind: string; contentfile: { id: Id } }[];
  receive_payment_account: ReceivingAccountValues;
}

/** An invoice that nobody has filled in; its account is usually that of the invoice before. */
export function blankClaim(displayId: number, others: readonly ClaimValues[] = []): ClaimValues {
  const account = others.at(-1)?.receive_payment_account;
  return {
    displayId,
    obliger_company_name: "",
    houjinbangou: "",
    houjinbangou_address: "",
    amount: "",
    scheduled_deposit_amount_from_obliger: "",
    obliger_payment_date: "",
    is_fixed_debt: false,
    is_bank_transfer_from_obliger: false,
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
