import { createHash } from "node:crypto";
import { datesOf } from "@kaitori/brand/dates";
import { handOverWords } from "@kaitori/brand/hand-over";
import { offerTexts } from "@kaitori/brand/offer";
import {
  ClaimStatus,
  chargeOnFirstClaim,
  claimAnswersOf,
  contractBlockers,
  EntryStatus,
  isOfferOver,
  paymentDateIssues,
  promisedDay,
  selectionRefusal,
  todayInTokyo,
  writeYen,
} from "@kaitori/domain";
import {
  type ContractTerms,
  contractEntry,
  getContractDocument,
  getContractTerms,
  offerPrices,
  writePrice,
} from "@kaitori/wire";
import { requireRecentPassword } from "../../accounts/require-password.ts";
import type { ServedBrand } from "../../brands/brand.ts";
import { getApplicant, lockApplicant } from "../../database/applicants.ts";
import type { ClaimRow, EntryRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, issuesRefusal, notFound, refuseBlocked } from "../../http/errors.ts";
import { handle, type Route } from "../../http/handle.ts";
import { entryJson } from "../entry-json.ts";
import { updateCanEditBankAccount } from "../hand-over/desk-settings.ts";
import { type HandOver, handOversOf } from "../hand-over/hand-over-facts.ts";
import { checkMove, makeMove, requestPayOut } from "../make-move.ts";
import { agreedDays, contractForm, depositOf, pricedClaims, writeTerms } from "../offer/offer-terms.ts";
import { lockOwnEntry, requireOwnEntry } from "../own-entry.ts";

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
    hand_overs: handOvers.map(({ dueOn, reference, amount }) => ({
      due_on: dueOn,
      reference,
      amount: writeYen(amount),
    })),
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
function claimsToSell({ claims }: EntryWithClaims, ids: readonly number[]): ClaimRow[] {
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
        .executeTakeFirstOrThrow(notFound);
      const { title, text, hash, claims, total } = signed;
      return {
        title,
        text,
        hash,
        claims,
        total,
        explanation: {
          title: signed.explanation_title,
          text: signed.explanation,
          hash: signed.explanation_hash,
        },
        pdf: `/api/entries/${signed.entry_id}/contract_document/pdf/`,
        signed_at: signed.signed_at.toISOString(),
        signed_by: `${signed.last_name} ${signed.first_name}`,
        signed_from: signed.signer_email,
      };
    }),
  ),
];

/** Sells the selected claims on the displayed terms and cancels the others (R4.21, B5). */
export const contractEntryRoute = handle(contractEntry, (request) => {
  const { params, body, brand, services, now } = request;
  const today = todayInTokyo(now);
  requireRecentPassword(request);
  return request.transactionOnce(async (transaction) => {
    const entry = await lockOwnEntry(transaction, request.applicant.id, params.id);
    const applicant = await lockApplicant(transaction, entry.applicant_id);
    const context = { transaction, services, brand, actor: "applicant", now } as const;
    checkMove(context, entry, "contract");
    const blockers = contractBlockers(await contractForm(transaction, entry), applicant, today);
    if (blockers.length > 0) refuseBlocked(blockers, { entry_status: entry.status });
    if (isOfferOver(entry, today)) refuseBlocked(["contractPeriodOver"]);

    // Ignores requested claims that are not for sale. The hash proves that the applicant saw these terms.
    const requestedIds = body.claims.map(({ id }) => id);
    if (requestedIds.some((id) => !entry.claims.some((claim) => claim.id === id))) throw notFound();
    const claims = claimsToSell(entry, requestedIds);
    const soldIds = claims.map(({ id }) => id);
    if (selectionRefusal(entry.claims, soldIds)) throw issuesRefusal([{ path: [], code: "noClaims" }]);
    // Refuses a claim whose payment date has passed since the offer.
    if (claims.some((claim) => paymentDateIssues(claim, today, []).length > 0))
      refuseBlocked(["paymentDatePassed"]);
    const handOvers = await handOversOf(transaction, claims);
    const terms = contractTerms({ brand, applicant, entry, claims, handOvers });
    if (terms.hash !== body.terms_hash || terms.explanation.hash !== body.explanation_hash)
      throw conflict("termsChanged", { current: terms });

    const { promises } = brand.settings;
    const payOutBy = promisedDay(now, promises.payOut, promises.dayEnds);
    // One transfer pays all claims, so the first sold claim has the bank charge.
    await writeTerms(transaction, claims);
    const { handOver: hand_over_days, closedDay: closed_day } = agreedDays(entry, brand.settings);
    const { title, text, hash, explanation, total } = terms;
    const { corporate_division, company_name, last_name, first_name } = applicant;
    await transaction
      .insertInto("contract")
      .values({
        entry_id: entry.id,
        title,
        text,
        hash,
        explanation_title: explanation.title,
        explanation: explanation.text,
        explanation_hash: explanation.hash,
        claims: JSON.stringify(terms.claims),
        total: JSON.stringify(total),
        corporate_division,
        company_name,
        last_name,
        first_name,
        signer_email: applicant.email,
        hand_over_days,
        closed_day,
        pay_out_by: payOutBy,
        signed_at: now,
      })
      .execute();
    await makeMove(context, entry, "contract", {
      claims: soldIds,
      applicant,
      values: {
        amount: depositOf(claims),
        payOutBy: datesOf(brand.copy).day(payOutBy),
        handOvers: handOverWords(brand, handOvers),
      },
      next: requestPayOut(services, entry.id, now),
    });
    await updateCanEditBankAccount(transaction, entry.applicant_id);
    return entryJson(transaction, entry.id);
  });
});
