import { readYen, type Yen } from "../amount/yen.ts";
import { isSameSkeleton, nameSkeleton, type Skeleton, skeletonOf } from "./name-skeleton.ts";
import {
  type ComparableObliger,
  comparableObliger,
  isNearName,
  isSameName,
  isSameNumber,
  type Obliger,
} from "./same-obliger.ts";

export type Invoice = Obliger & {
  readonly amount: string;
  readonly scheduled_deposit_amount_from_obliger?: string;
  readonly obliger_payment_date: string;
  /** Hashes of the bytes of its papers, where they are known. */
  readonly files?: readonly string[];
  /** In whose names the payer pays, as banks write them, where they are known. */
  readonly holders?: readonly string[];
};

/** An invoice read once, to be compared with many: names take long to read. */
export interface ComparableInvoice extends ComparableObliger {
  readonly amount: Yen | null;
  readonly deposit: Yen | null;
  readonly date: string;
  readonly files: readonly string[];
  readonly holders: readonly Skeleton[];
}

export const comparableInvoice = (invoice: Invoice): ComparableInvoice => ({
  ...comparableObliger(invoice),
  amount: readYen(invoice.amount),
  deposit: readYen(invoice.scheduled_deposit_amount_from_obliger ?? ""),
  date: invoice.obliger_payment_date,
  files: invoice.files ?? [],
  holders: (invoice.holders ?? []).map((holder) => skeletonOf(nameSkeleton(holder))),
});

/** Signs that two invoices are one; of payer, amount and day only the stronger sign counts. */
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

/** Within a week, and a bank charge or a hundredth apart: as near as a second invoice of the same month seldom is. */
export const twinDistance = {
  days: 7,
  yen: (amount: Yen): Yen => Math.max(1_000, Math.floor(amount / 100)),
} as const;

/** The same bytes are enough; without them payer, amount and day have to agree, all three at least nearly. */
const weights: Readonly<Record<TwinSign, number>> = {
  sameFile: 3,
  sameNumber: 1,
  sameName: 1,
  nearName: 1,
  sameHolder: 1,
  sameAmount: 1,
  nearAmount: 1,
  sameDay: 1,
  nearDay: 1,
};
const weightOfTwins = 3;

/** The signs by which two claims may be one invoice sold twice (二重譲渡); none when they weigh too little. */
export function twinSigns(one: ComparableInvoice, other: ComparableInvoice): TwinSign[] {
  const shared = sharedSigns(one, other);
  // A name with something added, or the holder of an account, says so little that amount and day have to be the same.
  const isExact = shared.includes("sameAmount") && shared.includes("sameDay");
  const signs = isExact ? shared : shared.filter((sign) => sign !== "nearName" && sign !== "sameHolder");
  const weight = signs.reduce((sum, sign) => sum + weights[sign], 0);
  return weight >= weightOfTwins ? signs : [];
}

export const sharedSigns = (one: ComparableInvoice, other: ComparableInvoice): TwinSign[] =>
  [fileSign(one, other), payerSign(one, other), amountSign(one, other), daySign(one, other)].filter(
    (sign) => sign !== null,
  );

const fileSign = (one: ComparableInvoice, other: ComparableInvoice): TwinSign | null =>
  one.files.some((file) => other.files.includes(file)) ? "sameFile" : null;

/** By name also where the numbers differ: a wrong number hides a twin. */
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
  // Money is paid on what the payer will send, whatever the amount says.
  const isNearOne = isNear(one.amount, other.amount) || isNear(one.deposit, other.deposit);
  return isNearOne ? "nearAmount" : null;
}

const isNear = (one: Yen | null, other: Yen | null) =>
  one !== null && other !== null && Math.abs(one - other) <= twinDistance.yen(Math.min(one, other));

const day = 86_400_000;

function daySign({ date }: ComparableInvoice, { date: otherDate }: ComparableInvoice): TwinSign | null {
  // Two days that are not given yet are not the same day.
  if (date === otherDate) return date === "" ? null : "sameDay";
  return Math.abs(Date.parse(date) - Date.parse(otherDate)) <= twinDistance.days * day ? "nearDay" : null;
}
