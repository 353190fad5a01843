import { createHash } from "node:crypto";
import { handOverWords } from "@kaitori/brand/hand-over";
import { offerTexts } from "@kaitori/brand/offer";
import {
  ClaimStatus,
  chargeOnFirstClaim,
  claimAnswersOf,
  EntryStatus,
  selectionRefusal,
} from "@kaitori/domain";
import {
  type ContractTerms,
  getContractDocument,
  getContractTerms,
  offerPrices,
  writePrice,
} from "@kaitori/wire";
import type { ServedBrand } from "../../brands/brand.ts";
import { getApplicant } from "../../database/applicants.ts";
import type { ClaimRow, EntryRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { notFound, refuseBlocked } from "../../http/errors.ts";
import { handle, type Route } from "../../http/handle.ts";
import { type HandOver, handOversOf } from "../hand-over/hand-over-facts.ts";
import { handOverSum } from "../hand-over/read-hand-overs.ts";
import { lockOwnEntry, requireOwnEntry } from "../own-entry.ts";
import { agreedDays } from "./offer-days.ts";
import { pricedClaims } from "./terms-price.ts";

type TermsInput = {
  brand: ServedBrand;
  applicant: Parameters<typeof offerTexts>[1]["seller"];
  entry: Pick<EntryRow, "code" | "bank_account" | "hand_over_days" | "closed_day">;
  claims: readonly ClaimRow[];
  /** Days, sums and references for handing over the payers' money. */
  handOvers: readonly HandOver[];
};

/** Agreement and explanation of an offer, each with its hash (B5, B16). */
export function contractTerms({ brand, applicant, entry, claims, handOvers }: TermsInput): ContractTerms {
  const claimsWithPrice = pricedClaims(claims);
  const prices = offerPrices(claimsWithPrice);
  const offer = {
    code: entry.code,
    seller: applicant,
    claims: claimsWithPrice.map(({ claim, price }) => ({
      obliger_company_name: claim.obliger_company_name,
      obliger_payment_date: claim.obliger_payment_date,
      return_date: claim.return_date,
      ...claimAnswersOf(claim),
      ...writePrice(price),
    })),
    total: prices.total,
    bank_account: entry.bank_account,
    handOver: handOverWords(brand, handOvers),
  };
  return {
    ...offerTexts(withOfferedDays(brand, entry), offer, hashOf),
    ...prices,
    hand_overs: handOvers.map(handOverSum),
  };
}

/** The contract names the days of the offer, even if the brand has changed its days since. */
const withOfferedDays = (brand: ServedBrand, entry: TermsInput["entry"]): ServedBrand => ({
  ...brand,
  settings: {
    ...brand.settings,
    promises: { ...brand.settings.promises, ...agreedDays(entry, brand.settings) },
  },
});

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Selected claims that are for sale. The first one has the bank charge of the transfer. */
export function claimsToSell({ claims }: EntryWithClaims, ids: readonly number[]): ClaimRow[] {
  const forSale = claims.filter(({ status }) => status === ClaimStatus.canBuy);
  // The claim with the charge need not be one of the sold claims.
  const charge = Math.max(0, ...forSale.map(({ bank_charge }) => bank_charge ?? 0));
  return chargeOnFirstClaim(
    forSale.filter(({ id }) => ids.includes(id)),
    charge,
  );
}

export const termsRoutes: readonly Route[] = [
  handle(getContractTerms, ({ params, query, applicant, brand, transaction }) =>
    transaction(async (executor) => {
      const entry = await lockOwnEntry(executor, applicant.id, params.id);
      if (entry.status !== EntryStatus.reviewed)
        refuseBlocked(["nothingForSale"], { entry_status: entry.status });
      const forSale = entry.claims.filter(({ status }) => status === ClaimStatus.canBuy);
      const requestedIds = query.claims?.split(",").map(Number) ?? forSale.map(({ id }) => id);
      if (selectionRefusal(entry.claims, requestedIds)) refuseBlocked(["nothingForSale"]);
      const claims = claimsToSell(entry, requestedIds);
      return contractTerms({
        brand,
        applicant: await getApplicant(executor, entry.applicant_id),
        entry,
        claims,
        handOvers: await handOversOf(executor, claims),
      });
    }),
  ),
  handle(getContractDocument, ({ params, applicant, transaction }) =>
    transaction(async (executor) => {
      await requireOwnEntry(executor, applicant.id, params.id);
      const signed = await executor
        .selectFrom("contract")
        .selectAll()
        .where("entry_id", "=", params.id)
        .executeTakeFirst();
      if (!signed) throw notFound();
      const { title, text, hash, claims, total, signed_at, last_name, first_name, signer_email } = signed;
      const { explanation_title, explanation, explanation_hash } = signed;
      return {
        title,
        text,
        hash,
        claims,
        total,
        ...(explanation_title === null || explanation === null || explanation_hash === null
          ? {}
          : { explanation: { title: explanation_title, text: explanation, hash: explanation_hash } }),
        pdf: `/api/entries/${signed.entry_id}/contract_document/pdf/`,
        signed_at: signed_at.toISOString(),
        ...(signer_email === null
          ? {}
          : { signed_by: `${last_name} ${first_name}`, signed_from: signer_email }),
      };
    }),
  ),
];
