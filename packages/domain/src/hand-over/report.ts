import type { Yen } from "../amount/yen.ts";
import { readYenInput } from "../amount/yen-input.ts";
import { yenWithSeparators } from "../amount/yen-text.ts";
import { addDays, type CalendarDate, isCalendarDate } from "../calendar/calendar-date.ts";
import { lastPaymentDate } from "../claim/payment-date.ts";
import { requiredIssues, type TypedText } from "../field/typed-text.ts";
import type { Issue } from "../issue.ts";

/** Closed list of a payer's insolvencies. Nothing else lets a claim end without its money. */
export const payerInsolvencies = [
  "bankruptcy",
  "civilRehabilitation",
  "reorganisation",
  "specialLiquidation",
  "suspensionOfPayments",
  "dishonour",
] as const;
export type PayerInsolvency = (typeof payerInsolvencies)[number];

/** Reports that a seller makes of one sold claim: money received, not yet, or the payer is insolvent. */
export const claimReportKinds = ["received", "notYet", "payerInsolvent"] as const;
export type ClaimReportKind = (typeof claimReportKinds)[number];

export type ClaimReport =
  | { readonly kind: "received"; readonly amount: Yen; readonly on: CalendarDate }
  /** Without a day where the seller does not know one. */
  | { readonly kind: "notYet"; readonly expectedOn: CalendarDate | null }
  | { readonly kind: "payerInsolvent"; readonly insolvency: PayerInsolvency };

/** A report as it is typed or sent: the amount as people write one (B1). */
export interface TypedReport {
  readonly kind: string;
  readonly amount?: TypedText;
  readonly on?: TypedText;
  readonly expected_on?: TypedText;
  /** Nobody knows when a late payer pays: said, and not left open by mistake. */
  readonly is_day_unknown?: boolean | undefined;
  readonly insolvency?: TypedText;
}

/** The report that was meant; null where something is missing or cannot be read. */
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
  const known = payerInsolvencies.find((one) => one === insolvency);
  return kind === "payerInsolvent" && known ? { kind, insolvency: known } : null;
}

const isDay = (text: TypedText): text is CalendarDate => isCalendarDate(text ?? "");

export interface ReportBounds {
  /** The sum still to come. */
  readonly left: Yen;
  readonly today: CalendarDate;
  /** The day of the contract, where it is known: what was paid before it was never sold. */
  readonly soldOn?: CalendarDate | null;
}

/**
 * What is wrong with a report: the amount is at most what is still expected, the day of receipt is neither in the future
 * nor before the contract, and the expected day of a late payment, where it is known, is in the future, at most a year
 * ahead, and within the calendar of bank days.
 */
export function reportIssues(report: TypedReport, bounds: ReportBounds): Issue[] {
  if (report.kind === "received") return receiptIssues(report, bounds);
  if (report.kind === "notYet")
    return report.is_day_unknown ? [] : expectedDayIssues(report.expected_on, bounds);
  if (readReport(report)) return [];
  const isKnown = report.kind === "payerInsolvent";
  return [{ path: [isKnown ? "insolvency" : "kind"], code: "choice" }];
}

/** The same of money that has come: to the seller, or, when the desk books it, from the seller. */
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

/** In days: nobody looks after a claim until its expected day. */
const longestPromise = 365;

function expectedDayIssues(day: TypedText, { today }: ReportBounds): Issue[] {
  const path = ["expected_on"];
  if (!day) return [{ path, code: "required" }];
  if (!isDay(day)) return [{ path, code: "date" }];
  if (day <= today) return [{ path, code: "pastDate" }];
  const [last = lastPaymentDate] = [addDays(today, longestPromise), lastPaymentDate].sort();
  return day > last ? [{ path, code: "dayTooFar", params: { last } }] : [];
}
