import { readYen, type Yen } from "../amount/yen.ts";
import { ClaimStatus } from "../claim/claim-status.ts";
import type { AnyStatus } from "../entry/entry-status.ts";
import type { Issue } from "../issue.ts";
import {
  type ComparableObliger,
  comparableObliger,
  isNearName,
  isSameName,
  isSameNumber,
  isSameSkeleton,
  nameSkeleton,
  type Obliger,
  type Skeleton,
  skeletonOf,
} from "./same-obliger.ts";

export type Invoice = Obliger & {
  readonly amount: string;
  readonly scheduled_deposit_amount_from_obliger?: string;
  readonly obliger_payment_date: string;
  /** Hashes of the invoice files, if known. */
  readonly files?: readonly string[];
  /** Names under which the payer transfers, as banks write them, if known. */
  readonly holders?: readonly string[];
};

/** An invoice with the skeletons of its names, because making them is slow and each invoice is compared with many. */
export interface ComparableInvoice extends ComparableObliger {
  readonly amount: Yen | null;
  /** Amount that the payer will transfer. */
  readonly transfer: Yen | null;
  readonly date: string;
  readonly files: readonly string[];
  readonly holders: readonly Skeleton[];
}

export const comparableInvoice = (invoice: Invoice): ComparableInvoice => ({
  ...comparableObliger(invoice),
  amount: readYen(invoice.amount),
  transfer: readYen(invoice.scheduled_deposit_amount_from_obliger ?? ""),
  date: invoice.obliger_payment_date,
  files: invoice.files ?? [],
  holders: (invoice.holders ?? []).map((holder) => skeletonOf(nameSkeleton(holder))),
});

/** Signs that two invoices are the same; for payer, amount and day only the stronger sign counts. */
export type TwinSign =
  | "sameFile"
  | "sameNumber"
  | "sameName"
  | "nearName"
  | "sameHolder"
  | "sameAmount"
  | "nearAmount"
  | "sameDay"
  | "nearDay";

/** Maximum differences of similar invoices: a week, and a bank charge or one percent of the amount. */
export const twinDistance = {
  days: 7,
  yen: (amount: Yen): Yen => Math.max(1_000, Math.floor(amount / 100)),
} as const;

/** Payer, amount and day must all be at least near; identical bytes suffice. */
const signsOfTwins = 3;

/** Signs that two claims are one invoice sold twice (二重譲渡); empty if they are too weak. */
export function twinSigns(one: ComparableInvoice, other: ComparableInvoice): TwinSign[] {
  const shared = sharedSigns(one, other);
  // A name with an addition, or only the account holder, is a weak sign: amount and day must then be equal.
  const isExact = shared.includes("sameAmount") && shared.includes("sameDay");
  const signs = isExact ? shared : shared.filter((sign) => sign !== "nearName" && sign !== "sameHolder");
  return signs.includes("sameFile") || signs.length >= signsOfTwins ? signs : [];
}

export const sharedSigns = (one: ComparableInvoice, other: ComparableInvoice): TwinSign[] =>
  [fileSign(one, other), payerSign(one, other), amountSign(one, other), daySign(one, other)].filter(
    (sign) => sign !== null,
  );

const fileSign = (one: ComparableInvoice, other: ComparableInvoice): TwinSign | null =>
  one.files.some((file) => other.files.includes(file)) ? "sameFile" : null;

/** Compares names even if the corporate numbers differ: a wrong number would hide a duplicate. */
function payerSign(one: ComparableInvoice, other: ComparableInvoice): TwinSign | null {
  if (isSameNumber(one, other)) return "sameNumber";
  if (isSameName(one, other)) return "sameName";
  if (one.holders.some((holder) => other.holders.some((another) => isSameSkeleton(holder, another))))
    return "sameHolder";
  return isNearName(one, other) ? "nearName" : null;
}

function amountSign(one: ComparableInvoice, other: ComparableInvoice): TwinSign | null {
  if (one.amount === null || other.amount === null) return null;
  if (one.amount === other.amount) return "sameAmount";
  // The price depends on what the payer will transfer, not on the face value.
  const isNearOne = isNear(one.amount, other.amount) || isNear(one.transfer, other.transfer);
  return isNearOne ? "nearAmount" : null;
}

const isNear = (one: Yen | null, other: Yen | null) =>
  one !== null && other !== null && Math.abs(one - other) <= twinDistance.yen(Math.min(one, other));

const dayMs = 86_400_000;

function daySign({ date }: ComparableInvoice, { date: otherDate }: ComparableInvoice): TwinSign | null {
  // Two missing days are not equal.
  if (date === otherDate) return date === "" ? null : "sameDay";
  return Math.abs(Date.parse(date) - Date.parse(otherDate)) <= twinDistance.days * dayMs ? "nearDay" : null;
}

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
