import { type CallOptions, ServerError } from "@kaitori/api-client";
import { handOverWords } from "@kaitori/brand/hand-over";
import { offerTexts } from "@kaitori/brand/offer";
import { blankNameAndAddress, claimAnswersOf } from "@kaitori/domain";
import {
  type Claim,
  type ContractDocument,
  type ContractTerms,
  type CurrentUser,
  type Entry,
  type getContractDocument,
  type getContractTerms,
  getEntry,
  getProfile,
  idOfText,
  me,
  offerPrices,
  type Profile,
  writePrice,
} from "@kaitori/wire";
import { isOffered, type PricedClaim, pricedClaims } from "#application/entry/entry-price.ts";
import { handOverDues } from "#application/entry/hand-over/hand-over-dues.ts";
import { sortedByDueDate } from "#application/entry/owed-claims.ts";
import type { Site } from "#foundation/site/site.ts";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";

/**
 * Price, contract and explanation in the brand's wording, for a server without terms. They have no hash, so they do
 * not prove what was shown (B5, B16).
 */
export function termsOf(
  brand: RuntimeBrand,
  { code, claims, bank_account }: Entry,
  { user, profile }: { readonly user: CurrentUser | null; readonly profile: Profile | null },
  isSold: (claim: PricedClaim["claim"]) => boolean,
): ContractTerms {
  const soldClaims = pricedClaims(claims).filter(({ claim }) => isSold(claim));
  const prices = offerPrices(soldClaims);
  const dues = handOverDues(sortedByDueDate(soldClaims.map(({ claim }) => claim)), []);
  const offer = {
    code,
    // A server may omit some of these fields.
    seller: { corporate_division: "corporate" as const, ...blankNameAndAddress, ...profile, ...user },
    claims: soldClaims.map(({ claim, price }) => ({
      obliger_company_name: claim.obliger_company_name,
      obliger_payment_date: claim.obliger_payment_date,
      return_date: claim.return_date,
      ...claimAnswersOf(claim),
      ...writePrice(price),
    })),
    total: prices.total,
    bank_account,
    handOver: handOverWords(
      brand,
      dues.map(({ on, amount }) => ({ dueOn: on, amount, reference: null })),
    ),
  };
  return { ...offerTexts(brand, offer, () => ""), ...prices };
}

type TermsSite = Pick<Site, "api" | "brand">;
type TermsOptions = CallOptions<typeof getContractTerms>;
type DocumentOptions = CallOptions<typeof getContractDocument>;

export async function offeredTerms(site: TermsSite, { params, query }: TermsOptions): Promise<ContractTerms> {
  const chosenIds = query?.claims?.split(",").map(idOfText);
  const [entry, seller] = await loadEntryAndSeller(site, params);
  const isSold = (claim: Claim) => isOffered(claim) && (chosenIds?.includes(claim.id) ?? true);
  return termsOf(site.brand, entry, seller, isSold);
}

export async function signedTerms(site: TermsSite, { params }: DocumentOptions): Promise<ContractDocument> {
  const [entry, seller] = await loadEntryAndSeller(site, params);
  if (entry.contracted_at === null) throw new ServerError(404, undefined, undefined);
  return { ...termsOf(site.brand, entry, seller, () => true), signed_at: entry.contracted_at };
}

async function loadEntryAndSeller({ api }: TermsSite, params: DocumentOptions["params"]) {
  const [entry, user, profile] = await Promise.all([
    api.call(getEntry, { params }),
    api.call(me),
    api.call(getProfile).catch(() => null),
  ]);
  return [entry, { user, profile }] as const;
}
