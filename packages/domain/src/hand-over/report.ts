import type { Yen } from "../amount/yen.ts";
import { readYenInput } from "../amount/yen-input.ts";
import { yenWithSeparators } from "../amount/yen-text.ts";
import { addDays, type CalendarDate, isCalendarDate } from "../calendar/calendar-date.ts";
import { lastPaymentDate } from "../claim/claim-issues.ts";
import { requiredIssues, type TypedText } from "../field/typed-text.ts";
import type { Issue } from "../issue.ts";

/** Kinds of a payer's insolvency. Only these end a claim without payment. */
export const payerInsolvencies = [
  "bankruptcy",
  "civilRehabilitation",
  "reorganisation",
  "specialLiquidation",
  "suspensionOfPayments",
  "dishonour",
] as const;
export type PayerInsolvency = (typeof payerInsolvencies)[number];

/** Reports of a seller about one sold claim: received, not yet, or the payer is insolvent. */
export const claimReportKinds = ["received", "notYet", "payerInsolvent"] as const;
export type ClaimReportKind = (typeof claimReportKinds)[number];

export type ClaimReport =
  | { readonly kind: "received"; readonly amount: Yen; readonly on: CalendarDate }
  /** Null if the seller does not know the day. */
  | { readonly kind: "notYet"; readonly expectedOn: CalendarDate | null }
  | { readonly kind: "payerInsolvent"; readonly insolvency: PayerInsolvency };

/** A report as typed; the amount in any notation (B1). */
export interface TypedReport {
  readonly kind: string;
  readonly amount?: TypedText;
  readonly on?: TypedText;
  readonly expected_on?: TypedText;
  /** The seller states that the payment date is unknown; a blank field does not mean that. */
  readonly is_day_unknown?: boolean | undefined;
  readonly insolvency?: TypedText;
}

/** Parses the report; null if something is missing or unreadable. */
export function readReport({
  kind,
  amount,
  on,
  expected_on,
  is_day_unknown = false,
  insolvency,
}: TypedReport): ClaimReport | null {
  if (kind === "received") {
    const yen = readYenInput(amount ?? "");
    return yen !== null && isDay(on) ? { kind, amount: yen, on } : null;
  }
  if (kind === "notYet" && is_day_unknown) return { kind, expectedOn: null };
  if (kind === "notYet") return isDay(expected_on) ? { kind, expectedOn: expected_on } : null;
  const listedInsolvency = payerInsolvencies.find((one) => one === insolvency);
  return kind === "payerInsolvent" && listedInsolvency ? { kind, insolvency: listedInsolvency } : null;
}

const isDay = (text: TypedText): text is CalendarDate => isCalendarDate(text ?? "");

export interface ReportBounds {
  /** Amount that the payer still has to transfer. */
  readonly left: Yen;
  readonly today: CalendarDate;
  /** Day of the contract, if known; earlier payments were never sold. */
  readonly soldOn?: CalendarDate | null;
}

/**
 * Issues of a report. The amount is at most the outstanding one; a receipt lies between contract and today; an
 * expected date is in the future, at most a year ahead, and within the bank calendar.
 */
export function reportIssues(report: TypedReport, bounds: ReportBounds): Issue[] {
  if (report.kind === "received") return receiptIssues(report, bounds);
  if (report.kind === "notYet")
    return report.is_day_unknown ? [] : expectedDayIssues(report.expected_on, bounds);
  if (readReport(report)) return [];
  const isKindKnown = report.kind === "payerInsolvent";
  return [{ path: [isKindKnown ? "insolvency" : "kind"], code: "choice" }];
}

/** Issues of an amount and its day, for a report of the seller and for a booking of the desk. */
export function receiptIssues(
  { amount, on }: Pick<TypedReport, "amount" | "on">,
  { left, today, soldOn = null }: ReportBounds,
): Issue[] {
  const issues: Issue[] = requiredIssues({ amount, on }, ["amount", "on"], []);
  if (issues.length > 0) return issues;
  const yen = readYenInput(amount ?? "") ?? 0;
  if (yen === 0) issues.push({ path: ["amount"], code: "amount" });
  else if (yen > left)
    issues.push({ path: ["amount"], code: "moreThanLeft", params: { max: yenWithSeparators(left) } });
  if (!isDay(on)) issues.push({ path: ["on"], code: "date" });
  else if (on > today) issues.push({ path: ["on"], code: "futureDate" });
  else if (soldOn !== null && on < soldOn)
    issues.push({ path: ["on"], code: "beforeContract", params: { first: soldOn } });
  return issues;
}

/** Maximum days until an expected payment, because the seller is not asked until then. */
const maximumDaysAhead = 365;

function expectedDayIssues(day: TypedText, { today }: ReportBounds): Issue[] {
  const path = ["expected_on"];
  if (!day) return [{ path, code: "required" }];
  if (!isDay(day)) return [{ path, code: "date" }];
  if (day <= today) return [{ path, code: "pastDate" }];
  const [last = lastPaymentDate] = [addDays(today, maximumDaysAhead), lastPaymentDate].sort();
  return day > last ? [{ path, code: "expectedDateTooFar", params: { last } }] : [];
}
