import { formatYenInput, type TypedReceivingAccount, yenInputToWire } from "@kaitori/domain";
import type { DraftEntry } from "@kaitori/wire";
import { blankClaim, type ClaimValues, type KnownClaimFacts } from "#application/entry/claim/claim-values.ts";
import { claimsOfDraft } from "#application/entry/claim/claims-of-draft.ts";
import { readClaim } from "#application/entry/claim/read-claim.ts";

/** The step of the invoices as its form holds it. */
export interface InvoiceValues {
  claims: ClaimValues[];
  purchase_amount_desired: string;
  purpose: string;
}

/** The data of an invoice, without the account that it is paid into. */
export type InvoiceOfClaim = Omit<ClaimValues, "receive_payment_account">;
export const invoiceOfClaim = ({ receive_payment_account: _, ...invoice }: ClaimValues): InvoiceOfClaim =>
  invoice;

/** The account that it is paid into, without the names under which the payment appears there. */
export type OneAccount = Omit<TypedReceivingAccount, "obliger_accounts">;
export const intoWhichOne = ({ obliger_accounts: _, ...account }: TypedReceivingAccount): OneAccount =>
  account;

/** Without a saved invoice the first one is open, with the amount from the calculator. */
export function invoiceValuesOf(draft: DraftEntry, known: KnownClaimFacts, calculated = ""): InvoiceValues {
  const claims = claimsOfDraft(draft.claims);
  const amount = formatYenInput(calculated);
  const first = { ...blankClaim(1, [], known), amount, scheduled_deposit_amount_from_obliger: amount };
  return {
    claims: claims.length > 0 ? claims : [first],
    purchase_amount_desired: draft.purchase_amount_desired,
    purpose: draft.purpose,
  };
}

/** The fields that the draft keeps: as they were typed. */
export const draftFieldsOf = ({ claims, purchase_amount_desired, purpose }: InvoiceValues) => ({
  claims: claims.map(({ displayId: _displayId, ...claim }) => claim),
  purchase_amount_desired,
  purpose,
});

/** The entry as the rules judge it and the wire carries it. */
export const readEntry = ({ claims, purchase_amount_desired, purpose }: InvoiceValues) => ({
  claims: claims.map(readClaim),
  purchase_amount_desired: yenInputToWire(purchase_amount_desired),
  purpose: purpose.trim(),
});
