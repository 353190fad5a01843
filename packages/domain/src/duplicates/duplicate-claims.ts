import { ClaimStatus } from "../claim/claim-status.ts";
import type { AnyStatus } from "../entry/entry-status.ts";
import type { Issue } from "../issue.ts";
import {
  type ComparableInvoice,
  comparableInvoice,
  type Invoice,
  type TwinSign,
  twinSigns,
} from "./invoice-twins.ts";

type SoldInvoice = Omit<Invoice, "files">;
type EarlierInvoice = SoldInvoice & { readonly code: string; readonly status: AnyStatus };

/**
 * Warns of 二重譲渡: the same payer and a similar amount and date, in this entry or an earlier one (B10). The params
 * of the issue name the duplicate: `claim` its index in this entry, or `code` its receipt number in an earlier one.
 */
export function duplicateClaimWarnings(
  claims: readonly SoldInvoice[],
  earlier: readonly EarlierInvoice[],
): Issue<"duplicateClaim">[] {
  const newInvoices = claims.map(comparableInvoice);
  const earlierInvoices = earlier
    .filter(isOpenOrSold)
    .map((claim) => ({ code: claim.code, invoice: comparableInvoice(claim) }));
  return newInvoices.flatMap((claim, index) => {
    const twin = newInvoices.slice(0, index).findIndex((other) => isSameSale(claim, other));
    const duplicate = earlierInvoices.find(({ invoice }) => isSameSale(claim, invoice));
    if (twin >= 0) return [warning(index, { claim: twin })];
    return duplicate === undefined ? [] : [warning(index, { code: duplicate.code })];
  });
}

const warning = (index: number, params: Record<string, string | number>): Issue<"duplicateClaim"> => ({
  path: ["claims", index],
  code: "duplicateClaim",
  params,
});

/** False for a claim that was not bought: it may be submitted again. */
export const isOpenOrSold = ({ status }: { status: AnyStatus }) =>
  status !== ClaimStatus.cannotBuy && status !== ClaimStatus.cancel;

/** True if the applicant gets a warning; the desk compares payers whose names are only similar. */
const isSameSale = (one: ComparableInvoice, other: ComparableInvoice) =>
  twinSigns(one, other).some((sign) => samePayer.has(sign));

const samePayer: ReadonlySet<TwinSign> = new Set(["sameNumber", "sameName", "sameHolder"]);
