import { issueSentence } from "@kaitori/brand/issues";
import {
  ClaimStatus,
  contractIssues,
  handOverDay,
  isAboveLimit,
  type ReviewReason,
  todayInTokyo,
} from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import { dayOf } from "../../database/columns.ts";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, nonFieldError, validationFailed } from "../../http/errors.ts";
import { checkMove, makeMove } from "../make-move.ts";
import { contractForm } from "../offer/contract-form.ts";
import { lastOfferDayOrRefuse } from "../offer/last-offer-day.ts";
import { requireClaim } from "../own-entry.ts";
import { principalsOf, type QuotedPrice, quotePrice } from "./claim-price.ts";
import { type OnPaper, toGivenReasons } from "./given-reasons.ts";
import { findInvoiceTwins } from "./invoice-twins.ts";
import type { ReviewContext } from "./review-context.ts";
import { requireUnderReview } from "./review-context.ts";

/** Either a fee ratio to buy the claim, or reasons to refuse it. */
export type ClaimDecision =
  | { feeRatio: string }
  | { refuse: readonly ReviewReason[]; onPaper?: OnPaper | undefined };

/** A person may buy in spite of a twin, and says why; no policy does. */
type PersonsDecision = ClaimDecision & { reason?: string | undefined; note?: string | undefined };

/** Buys or refuses one claim (R4.21). */
export async function decideClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
  decision: PersonsDecision,
): Promise<void> {
  requireUnderReview(entry);
  const claim = requireClaim(entry, claimId);
  const claims = [claimId];
  if ("refuse" in decision) {
    const reasons = toGivenReasons(context, decision.refuse, claim, decision.onPaper);
    await makeMove(context, entry, "refuse", {
      claims,
      reasons,
      setOfClaims: noPrice,
      note: decision.note ?? "",
    });
    return;
  }
  checkMove(context, entry, "buy", claims);
  lastOfferDayOrRefuse([claim], todayInTokyo(context.now));
  await refuseUnready(context, entry, claimId);
  if (decision.reason === undefined) await refuseTwins(context, entry.id, claimId);
  const { limits, promises } = context.brand.settings;
  const return_date = handOverDay(dayOf(claim.obliger_payment_date), promises.closedDay, promises.handOver);
  const price = priceOrRefuse(claim, decision.feeRatio, limits);
  refuseAboveLimit(entry, price, limits);
  const setOfClaims = { ...price, return_date };
  await makeMove(context, entry, "buy", { claims, setOfClaims, note: decision.reason ?? "" });
}

/** A claim that is refused after it was bought loses its price. */
const noPrice = {
  purchase_ratio: null,
  purchase_fee_ratio: null,
  purchase_principal_amount: null,
  purchase_fee: null,
  purchase_amount: null,
  bank_charge: null,
  return_date: null,
} as const satisfies Partial<ClaimRow>;

/** A claim that could not be contracted is not offered, because neither side could correct it later (R5.10). */
async function refuseUnready(
  { transaction, brand }: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
): Promise<void> {
  const index = entry.claims.findIndex(({ id }) => id === claimId);
  const found = contractIssues(await contractForm(transaction, entry)).filter(
    ({ path: [list, place] }) => list === "claims" && place === index,
  );
  if (found.length === 0) return;
  const subjects = new Set(found.map(({ code }) => (code === "noInvoiceFile" ? "invoice" : "claim")));
  throw conflict(
    {
      code: "claimNotContractable",
      params: {
        lacks: found.map((issue) => issueSentence(brand.copy, issue)).join(""),
        subjects: [...subjects].map((subject) => `${subject}:${claimId}`).join(", "),
      },
    },
    { blockers: found.map(({ code }) => code) },
  );
}

/** Buying a claim that may already be sold needs a reason; it is kept in the history of the desk and in the audit. */
async function refuseTwins({ transaction }: ReviewContext, entryId: number, claimId: number): Promise<void> {
  const twins = await findInvoiceTwins(transaction, entryId, claimId);
  if (twins.length === 0) return;
  const codes = twins
    .slice(0, 3)
    .map(({ other }) => other)
    .join(", ");
  throw conflict(
    { code: twins.length > 3 ? "moreTwins" : "twins", params: { codes } },
    { sold_elsewhere: twins },
  );
}

/** With what is bought of this entry already. */
function refuseAboveLimit(
  { claims }: EntryWithClaims,
  price: QuotedPrice,
  limits: ServedBrand["settings"]["limits"],
): void {
  const bought = [...claims.filter(({ status }) => status === ClaimStatus.canBuy), price];
  if (isAboveLimit(principalsOf(bought), limits))
    throw conflict({ code: "boughtAboveLimit", params: { max: limits.purchaseAmountMax } });
}

/** Within what the brand says publicly that it takes. */
function priceOrRefuse(
  claim: ClaimRow,
  feeRatio: string,
  { feeRatioMin, feeRatioMax, bankCharge }: ServedBrand["settings"]["limits"],
): QuotedPrice {
  if (Number(feeRatio) < feeRatioMin || Number(feeRatio) > feeRatioMax)
    throw validationFailed({
      fee_ratio: [{ code: "feeRatioOutOfRange", params: { min: feeRatioMin, max: feeRatioMax } }],
    });
  const price = quotePrice(claim, feeRatio, bankCharge);
  if (price === null) throw nonFieldError("nothingPaidOut");
  return price;
}
