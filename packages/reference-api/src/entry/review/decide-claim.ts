import { issueSentence } from "@kaitori/brand/issues";
import {
  ClaimStatus,
  contractIssues,
  handOverDay,
  isAboveLimit,
  priceOf,
  type ReviewReason,
  shareOf,
  todayInTokyo,
  type Yen,
} from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, nonFieldError, validationFailed } from "../../http/errors.ts";
import { checkMove, makeMove, type ReviewContext, requireUnderReview } from "../make-move.ts";
import { contractForm, lastOfferDayOrRefuse } from "../offer/offer-terms.ts";
import { requireClaim } from "../own-entry.ts";
import { type OnPaper, toGivenReasons } from "./given-reasons.ts";
import { findInvoiceTwins } from "./invoice-twins.ts";

/** A fee ratio to buy the claim, or reasons to refuse it. */
export type ClaimDecision =
  | { feeRatio: string }
  | { refuse: readonly ReviewReason[]; onPaper?: OnPaper | undefined };

/** Only staff may buy a claim that looks like an invoice submitted before, and they must give a reason. */
type StaffDecision = ClaimDecision & { reason?: string | undefined; note?: string | undefined };

/** Buys or refuses one claim (R4.21). */
export async function decideClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
  decision: StaffDecision,
): Promise<void> {
  requireUnderReview(entry);
  const claim = requireClaim(entry, claimId);
  const claims = [claimId];
  if ("refuse" in decision) {
    const reasons = toGivenReasons(context, decision.refuse, claim, decision.onPaper);
    const { note = "" } = decision;
    await makeMove(context, entry, "refuse", { claims, reasons, setClaims: noPrice, note });
    return;
  }
  checkMove(context, entry, "buy", claims);
  lastOfferDayOrRefuse([claim], todayInTokyo(context.now));
  await refuseIncompleteClaim(context, entry, claimId);
  if (decision.reason === undefined) await refuseTwins(context, entry.id, claimId);
  const { limits, promises } = context.brand.settings;
  const return_date = handOverDay(claim.obliger_payment_date, promises.closedDay, promises.handOver);
  const price = priceOrRefuse(claim, decision.feeRatio, limits);
  const boughtClaims = entry.claims.filter(({ status }) => status === ClaimStatus.canBuy);
  if (isAboveLimit(principalsOf([...boughtClaims, price]), limits))
    throw conflict({ code: "boughtAboveLimit", params: { max: limits.purchaseAmountMax } });
  const setClaims = { ...price, return_date };
  await makeMove(context, entry, "buy", { claims, setClaims, note: decision.reason ?? "" });
}

/** Clears the price if a bought claim is refused later. */
const noPrice = {
  purchase_ratio: null,
  purchase_fee_ratio: null,
  purchase_principal_amount: null,
  purchase_fee: null,
  purchase_amount: null,
  bank_charge: null,
  return_date: null,
} as const satisfies Partial<ClaimRow>;

/** Refuses a claim that could not be contracted, because nobody could correct it after the offer (R5.10). */
async function refuseIncompleteClaim(
  { transaction, brand }: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
): Promise<void> {
  const index = entry.claims.findIndex(({ id }) => id === claimId);
  const issues = contractIssues(await contractForm(transaction, entry)).filter(
    ({ path: [list, claimIndex] }) => list === "claims" && claimIndex === index,
  );
  if (issues.length === 0) return;
  const subjects = new Set(issues.map(({ code }) => (code === "noInvoiceFile" ? "invoice" : "claim")));
  throw conflict(
    {
      code: "claimNotContractable",
      params: {
        lacks: issues.map((issue) => issueSentence(brand.copy, issue)).join(""),
        subjects: [...subjects].map((subject) => `${subject}:${claimId}`).join(", "),
      },
    },
    { blockers: issues.map(({ code }) => code) },
  );
}

const maximumTwinCodes = 3;

/** Requires a reason for a claim that may already be sold. History and audit store the reason. */
async function refuseTwins({ transaction }: ReviewContext, entryId: number, claimId: number): Promise<void> {
  const twins = await findInvoiceTwins(transaction, entryId, claimId);
  if (twins.length === 0) return;
  const codes = twins
    .slice(0, maximumTwinCodes)
    .map(({ other }) => other)
    .join(", ");
  throw conflict(
    { code: twins.length > maximumTwinCodes ? "moreTwins" : "twins", params: { codes } },
    { sold_elsewhere: twins },
  );
}

/** The brand publishes the range of its fees. */
function priceOrRefuse(
  claim: ClaimRow,
  feeRatio: string,
  { feeRatioMin, feeRatioMax, bankCharge }: ServedBrand["settings"]["limits"],
) {
  if (Number(feeRatio) < feeRatioMin || Number(feeRatio) > feeRatioMax)
    throw validationFailed({
      fee_ratio: [{ code: "feeRatioOutOfRange", params: { min: feeRatioMin, max: feeRatioMax } }],
    });
  const price = quotePrice(claim, feeRatio, bankCharge);
  if (price === null) throw nonFieldError("nothingPaidOut");
  return price;
}

type Claim = { amount: Yen; scheduled_deposit_amount_from_obliger: Yen };

/**
 * Price of a claim at a fee ratio such as `0.05`, exact to the yen (B5). The sold amount is the expected transfer, at
 * most the face value. Null if nothing would be paid.
 */
export function quotePrice(claim: Claim, feeRatio: string, bankCharge: Yen) {
  const { amount: faceValue, scheduled_deposit_amount_from_obliger: expected } = claim;
  const principal = Math.min(faceValue, expected);
  const fee = shareOf(principal, feeRatio);
  if (fee === null || priceOf({ faceValue, principal, fee, bankCharge }) === null) return null;
  return {
    purchase_ratio: complementOf(feeRatio),
    purchase_fee_ratio: feeRatio,
    purchase_principal_amount: principal,
    purchase_fee: fee,
    purchase_amount: principal - fee,
    bank_charge: bankCharge,
  };
}

/** The sold amount of each claim; 0 for an undecided claim. */
export const principalsOf = (claims: readonly { readonly purchase_principal_amount: Yen | null }[]): Yen[] =>
  claims.map(({ purchase_principal_amount: principal }) => principal ?? 0);

/** Ratios have six decimal places. */
const ratioUnits = 1_000_000;

/** Computes 1 − 0.05 = 0.95 without rounding errors of floats. */
const complementOf = (ratio: string) =>
  ((ratioUnits - Math.round(Number(ratio) * ratioUnits)) / ratioUnits).toFixed(6);
