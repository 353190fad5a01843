import type { reviewCopy } from "@kaitori/brand/copy/review";
import type { CopyOf } from "@kaitori/brand/text";
import {
  areDocumentsConfirmed,
  ClaimStatus,
  DocumentsConfirmation,
  daysBetween,
  isAboveLimit,
  isBelowLimit,
  lastDayOfOffer,
  type PurchaseLimits,
} from "@kaitori/domain";
import { dayOf } from "../../database/columns.ts";
import type { ItemRejection } from "./ask-again.ts";
import type { ClaimDecision } from "./decide-claim.ts";

export type ReviewedEntry = {
  account_activity_statement_confirmation_status: DocumentsConfirmation;
  financial_statement_confirmation_status: DocumentsConfirmation;
  claims: readonly ReviewedClaim[];
};
export type ReviewedClaim = {
  id: number;
  status: ClaimStatus;
  amount: number;
  scheduled_deposit_amount_from_obliger: number;
  obliger_payment_date: string;
  is_fixed_debt: boolean;
  is_bank_transfer_from_obliger: boolean;
  invoice_confirmation_status: DocumentsConfirmation;
};

export type Decision = {
  /** While it is not empty, no claim is decided. */
  askedAgain: ItemRejection[];
  claims: { id: number; decision: ClaimDecision }[];
};

/** The brand's words for the policy's findings. */
export type ReviewWords = CopyOf<typeof reviewCopy>;

type Limits = PurchaseLimits & { paymentWithinDays: number; feeRatioMin: number; feeRatioMax: number };

/** Interface of the review policy; a licensee may pass another one to `createServer`. */
export type ReviewPolicy = (
  entry: ReviewedEntry,
  limits: Limits,
  today: string,
  /** The brand's reasons; a policy may have its own. */
  words: ReviewWords,
) => Decision;

/**
 * The decisions that the specification leaves to the service (R4.21), as a licensee might begin: papers first, then
 * each claim by itself.
 */
export const decide: ReviewPolicy = (entry, limits, today, words) => {
  const open = entry.claims.filter(({ status }) => status === ClaimStatus.underReview);
  const askedAgain = [
    ...missingStatements(entry, words),
    ...open.flatMap((claim) => missingPapers(claim, words)),
  ];
  if (askedAgain.length > 0) return { askedAgain, claims: [] };
  return { askedAgain, claims: withinLimits(entry, open, limits, today) };
};

/** Decides the claims in order, within the brand's limit for all of them. */
function withinLimits(
  entry: ReviewedEntry,
  open: readonly ReviewedClaim[],
  limits: Limits,
  today: string,
): Decision["claims"] {
  const bought = entry.claims
    .filter(({ status }) => status === ClaimStatus.canBuy)
    .map(({ scheduled_deposit_amount_from_obliger: principal }) => principal);
  const decided = open.map((claim): Decision["claims"][number] => {
    const decision = decideOne(claim, limits, today);
    if (!("feeRatio" in decision)) return { id: claim.id, decision };
    const { scheduled_deposit_amount_from_obliger: principal } = claim;
    if (isAboveLimit([...bought, principal], limits))
      return { id: claim.id, decision: { refuse: ["aboveLimit"] } };
    bought.push(principal);
    return { id: claim.id, decision };
  });
  if (bought.length === 0 || !isBelowLimit(bought, limits)) return decided;
  return decided.map(({ id, decision }) => ({
    id,
    decision: "feeRatio" in decision ? { refuse: ["tooSmall"] } : decision,
  }));
}

function missingStatements(entry: ReviewedEntry, words: ReviewWords): ItemRejection[] {
  const whole = { claim: null, uploads: [] };
  const found: ItemRejection[] = [];
  if (!areDocumentsConfirmed(entry.account_activity_statement_confirmation_status))
    found.push({ ...whole, subject: "withdrawals_detail", reason: words.withdrawalsUnconfirmed });
  if (!areDocumentsConfirmed(entry.financial_statement_confirmation_status))
    found.push({ ...whole, subject: "financial_statements", reason: words.financialsUnconfirmed });
  return found;
}

function missingPapers(claim: ReviewedClaim, words: ReviewWords): ItemRejection[] {
  const about = { claim: claim.id, uploads: [] };
  if (claim.invoice_confirmation_status === DocumentsConfirmation.nothing)
    return [{ ...about, subject: "invoice", reason: words.invoiceMissing }];
  if (!claim.is_fixed_debt || !claim.is_bank_transfer_from_obliger)
    return [{ ...about, subject: "claim", reason: words.claimUncertain }];
  if (claim.scheduled_deposit_amount_from_obliger > claim.amount)
    return [{ ...about, subject: "claim", reason: words.transferTooLarge }];
  return [];
}

const shortestDays = 3;
const smallestAmount = 10_000;

function decideOne(claim: ReviewedClaim, limits: Limits, today: string): ClaimDecision {
  const days = daysBetween(dayOf(today), dayOf(claim.obliger_payment_date));
  if (days < shortestDays || lastDayOfOffer([dayOf(claim.obliger_payment_date)], dayOf(today)) === null)
    return { refuse: ["tooSoon"] };
  if (days > limits.paymentWithinDays) return { refuse: ["tooFar"] };
  if (claim.scheduled_deposit_amount_from_obliger < smallestAmount) return { refuse: ["tooSmall"] };
  return { feeRatio: feeRatio(days, limits) };
}

const daysOfHighestFee = 90;
const steps = 1000;

/** The fee grows with the days until payment: from the lowest at once to the highest at ninety days, in tenths of a percent. */
export function feeRatio(
  days: number,
  { feeRatioMin, feeRatioMax }: { feeRatioMin: number; feeRatioMax: number },
): string {
  const share = Math.min(Math.max(days, 0), daysOfHighestFee) / daysOfHighestFee;
  const ratio = feeRatioMin + (feeRatioMax - feeRatioMin) * share;
  return (Math.round(ratio * steps) / steps).toFixed(3);
}
