import { formatYenInput, type TypedReceivingAccount, yenInputToWire, yenOf } from "@kaitori/domain";
import type { BankAccount, DraftEntry } from "@kaitori/wire";
import {
  blankClaim,
  type ClaimValues,
  claimsOfDraft,
  readClaim,
} from "#application/entry/claim/claim-values.ts";
import { sellableAmountOf } from "#application/price/estimate.ts";

export interface InvoiceValues {
  claims: ClaimValues[];
  purchase_amount_desired: string;
  purpose: string;
}

/** The data of an invoice, without the receiving account. */
export type InvoiceOfClaim = Omit<ClaimValues, "receive_payment_account">;
export const invoiceOfClaim = ({ receive_payment_account: _, ...invoice }: ClaimValues): InvoiceOfClaim =>
  invoice;

/** The receiving account, without the payer's names on the bank statement. */
export type ReceivingBankAccount = Omit<TypedReceivingAccount, "obliger_accounts">;
export const withoutHolders = ({
  obliger_accounts: _,
  ...account
}: TypedReceivingAccount): ReceivingBankAccount => account;

/** A draft without invoices starts with one, which has the amount from the calculator. */
export function invoiceValuesOf(
  draft: DraftEntry,
  ownAccount: BankAccount | null,
  calculatedAmount = "",
): InvoiceValues {
  const claims = claimsOfDraft(draft.claims);
  const amount = formatYenInput(calculatedAmount);
  const first = { ...blankClaim(1, [], ownAccount), amount, scheduled_deposit_amount_from_obliger: amount };
  return {
    claims: claims.length > 0 ? claims : [first],
    purchase_amount_desired: draft.purchase_amount_desired,
    purpose: draft.purpose,
  };
}

export const draftFieldsOf = ({ claims, purchase_amount_desired, purpose }: InvoiceValues) => ({
  claims: claims.map(({ displayId: _displayId, ...claim }) => claim),
  purchase_amount_desired,
  purpose,
});

/** The entry in the format of the rules and of the API. */
export const readEntry = ({ claims, purchase_amount_desired, purpose }: InvoiceValues) => ({
  claims: claims.map(readClaim),
  purchase_amount_desired: yenInputToWire(purchase_amount_desired),
  purpose: purpose.trim(),
});

/** Totals of the amounts that can be read so far. */
export function totalsOf(values: InvoiceValues) {
  const { claims, purchase_amount_desired } = readEntry(values);
  const sum = (yen: readonly string[]) => yen.reduce((total, text) => total + yenOf(text), 0);
  return {
    amount: sum(claims.map(({ amount }) => amount)),
    scheduled: sum(claims.map((claim) => claim.scheduled_deposit_amount_from_obliger)),
    // Never more than the face value of an invoice (B5).
    forSale: claims.reduce((total, claim) => total + sellableAmountOf(claim), 0),
    desired: yenOf(purchase_amount_desired),
  };
}
