import {
  type AnyStatus,
  contractIssues,
  duplicateClaimWarnings,
  entryWarnings,
  type Issue,
} from "@kaitori/domain";
import { type InvoiceValues, readEntry } from "./invoice-values.ts";

/** A claim of an earlier entry, as far as it can be sold twice. */
export interface EarlierClaim {
  readonly code: string;
  readonly status: AnyStatus;
  readonly obliger_company_name: string;
  readonly houjinbangou: string;
  readonly amount: string;
  readonly scheduled_deposit_amount_from_obliger: string;
  readonly obliger_payment_date: string;
  readonly receive_payment_account: {
    readonly obliger_accounts: readonly { readonly formatted_holder_name: string }[];
  } | null;
}

/**
 * Warnings that do not block the submission but should be looked at again: too much transferred, the same invoice twice
 * (R5.8, B10).
 */
export function claimWarnings(values: InvoiceValues, earlier: readonly EarlierClaim[]): Issue[] {
  const entry = readEntry(values);
  return [
    ...entryWarnings(entry, "first"),
    ...duplicateClaimWarnings(entry.claims.map(withHolders), earlier.map(withHolders)),
  ];
}

const withHolders = <Claim extends Pick<EarlierClaim, "receive_payment_account">>(claim: Claim) => ({
  ...claim,
  holders: (claim.receive_payment_account?.obliger_accounts ?? []).map(
    ({ formatted_holder_name }) => formatted_holder_name,
  ),
});

const needs: ReadonlySet<string> = new Set(["notFixedDebt", "notBankTransfer", "noInvoiceFile"]);

/** Items that a claim may lack at its submission, and has to have before its contract (R5.10). */
export function contractNeeds(values: InvoiceValues): Issue[] {
  const entry = readEntry(values);
  const claims = entry.claims.map((claim) => ({
    ...claim,
    contentfiles: claim.contentfile_relations.map(({ kind, contentfile: { id } }) => ({ kind, id })),
  }));
  return contractIssues({ ...entry, claims }).filter(({ code }) => needs.has(code));
}

export const ofClaim = (issues: readonly Issue[], index: number) =>
  issues.filter(({ path }) => path[0] === "claims" && path[1] === index);
