import type { reviewCopy } from "@kaitori/brand/copy/review";
import type { CopyOf } from "@kaitori/brand/text";
import {
  areDocumentsConfirmed,
  type CalendarDate,
  ClaimStatus,
  DocumentsConfirmation,
  daysBetween,
  isAboveLimit,
  isBelowLimit,
  lastDayOfOffer,
  type PurchaseLimits,
} from "@kaitori/domain";
import type { ClaimRow, EntryRow } from "../../database/tables/entry-tables.ts";
import type { ClaimDecision } from "./decide-claim.ts";
import type { ItemRejection } from "./item.ts";

export type ReviewedEntry = Pick<
  EntryRow,
  "account_activity_statement_confirmation_status" | "financial_statement_confirmation_status"
> & { claims: readonly ReviewedClaim[] };
export type ReviewedClaim = Pick<
  ClaimRow,
  | "id"
  | "status"
  | "amount"
  | "scheduled_deposit_amount_from_obliger"
  | "obliger_payment_date"
  | "is_fixed_debt"
  | "is_bank_transfer_from_obliger"
  | "invoice_confirmation_status"
>;

export type Decision = {
  /** No claim is decided while an item is asked for again. */
  askedAgain: ItemRejection[];
  claims: { id: number; decision: ClaimDecision }[];
};

export type ReviewWords = CopyOf<typeof reviewCopy>;

type Limits = PurchaseLimits & { paymentWithinDays: number; feeRatioMin: number; feeRatioMax: number };

/** Interface of the review policy; a licensee may pass another one to `createServer`. */
export type ReviewPolicy = (
  entry: ReviewedEntry,
  limits: Limits,
  today: CalendarDate,
  /** Sentences of the brand; a policy may have its own. */
  words: ReviewWords,
) => Decision;

/** Checks the papers first, then each claim (R4.21). */
export const examplePolicy: ReviewPolicy = (entry, limits, today, words) => {
  const openClaims = entry.claims.filter(({ status }) => status === ClaimStatus.underReview);
  const askedAgain = [
    ...missingStatements(entry, words),
    ...openClaims.flatMap((claim) => missingPapers(claim, words)),
  ];
  if (askedAgain.length > 0) return { askedAgain, claims: [] };
  return { askedAgain, claims: decideWithinLimits(entry, openClaims, limits, today) };
};

/** Decides the claims in order, within the brand's limit for their sum. */
function decideWithinLimits(
  entry: ReviewedEntry,
  openClaims: readonly ReviewedClaim[],
  limits: Limits,
  today: CalendarDate,
): Decision["claims"] {
  const boughtAmounts = entry.claims
    .filter(({ status }) => status === ClaimStatus.canBuy)
    .map(({ scheduled_deposit_amount_from_obliger: principal }) => principal);
  const decisions = openClaims.map((claim): Decision["claims"][number] => {
    const decision = decideOne(claim, limits, today);
    if (!("feeRatio" in decision)) return { id: claim.id, decision };
    const { scheduled_deposit_amount_from_obliger: principal } = claim;
    if (isAboveLimit([...boughtAmounts, principal], limits))
      return { id: claim.id, decision: { refuse: ["aboveLimit"] } };
    boughtAmounts.push(principal);
    return { id: claim.id, decision };
  });
  if (boughtAmounts.length === 0 || !isBelowLimit(boughtAmounts, limits)) return decisions;
  return decisions.map(({ id, decision }) => ({
    id,
    decision: "feeRatio" in decision ? { refuse: ["tooSmall"] } : decision,
  }));
}

function missingStatements(entry: ReviewedEntry, words: ReviewWords): ItemRejection[] {
  const common = { claim: null, uploads: [] };
  const rejections: ItemRejection[] = [];
  if (!areDocumentsConfirmed(entry.account_activity_statement_confirmation_status))
    rejections.push({ ...common, subject: "withdrawals_detail", reason: words.withdrawalsUnconfirmed });
  if (!areDocumentsConfirmed(entry.financial_statement_confirmation_status))
    rejections.push({ ...common, subject: "financial_statements", reason: words.financialsUnconfirmed });
  return rejections;
}

function missingPapers(claim: ReviewedClaim, words: ReviewWords): ItemRejection[] {
  const common = { claim: claim.id, uploads: [] };
  const rejections: ItemRejection[] = [];
  if (claim.invoice_confirmation_status === DocumentsConfirmation.notSubmitted)
    rejections.push({ ...common, subject: "invoice", reason: words.invoiceMissing });
  const corrections: string[] = [];
  if (!claim.is_fixed_debt || !claim.is_bank_transfer_from_obliger) corrections.push(words.claimUncertain);
  if (claim.scheduled_deposit_amount_from_obliger > claim.amount)
    corrections.push(words.transferExceedsInvoice);
  if (corrections.length > 0)
    rejections.push({ ...common, subject: "claim", reason: corrections.join("\n") });
  return rejections;
}

/** Minimum days until the payment date, and minimum transfer. */
const minimumDays = 3;
const minimumYen = 10_000;

function decideOne(claim: ReviewedClaim, limits: Limits, today: CalendarDate): ClaimDecision {
  const days = daysBetween(today, claim.obliger_payment_date);
  if (days < minimumDays || lastDayOfOffer([claim.obliger_payment_date], today) === null)
    return { refuse: ["tooSoon"] };
  if (days > limits.paymentWithinDays) return { refuse: ["tooFar"] };
  if (claim.scheduled_deposit_amount_from_obliger < minimumYen) return { refuse: ["tooSmall"] };
  return { feeRatio: feeRatio(days, limits) };
}

const daysOfHighestFee = 90;
/** The ratio is rounded to tenths of a percent. */
const feeSteps = 1000;

/** The fee grows with the days until the payment date, up to the highest fee. */
function feeRatio(
  days: number,
  { feeRatioMin, feeRatioMax }: { feeRatioMin: number; feeRatioMax: number },
): string {
  const share = Math.min(Math.max(days, 0), daysOfHighestFee) / daysOfHighestFee;
  const ratio = feeRatioMin + (feeRatioMax - feeRatioMin) * share;
  return (Math.round(ratio * feeSteps) / feeSteps).toFixed(3);
}
