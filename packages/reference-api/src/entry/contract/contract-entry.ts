import { datesOf } from "@kaitori/brand/dates";
import { handOverWords } from "@kaitori/brand/hand-over";
import {
  contractBlockers,
  isOfferOver,
  type ProvedName,
  paymentDateIssues,
  promisedDay,
  selectionRefusal,
  todayInTokyo,
} from "@kaitori/domain";
import { type ContractTerms, contractEntry } from "@kaitori/wire";
import { requireRecentPassword } from "../../accounts/require-password.ts";
import { lockApplicant } from "../../database/applicants.ts";
import { conflict, issuesRefusal, notFound, refuseBlocked } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
import { entryJson } from "../entry-json.ts";
import { updateCanEditBankAccount } from "../hand-over/desk-settings.ts";
import { handOversOf } from "../hand-over/hand-over-facts.ts";
import { checkMove, makeMove, requestPayOut } from "../make-move.ts";
import { contractForm } from "../offer/contract-form.ts";
import { agreedDays } from "../offer/offer-days.ts";
import { claimsToSell, contractTerms } from "../offer/terms.ts";
import { depositOf, writeTerms } from "../offer/terms-price.ts";
import { lockOwnEntry } from "../own-entry.ts";

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
    await transaction
      .insertInto("contract")
      .values({
        ...signedDocument(terms, applicant),
        entry_id: entry.id,
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

/** The signed texts and the signer (B5). */
function signedDocument(
  { title, text, hash, explanation, claims, total }: ContractTerms,
  { corporate_division, company_name, last_name, first_name, email }: ProvedName & { email: string },
) {
  return {
    title,
    text,
    hash,
    explanation_title: explanation.title,
    explanation: explanation.text,
    explanation_hash: explanation.hash,
    claims: JSON.stringify(claims),
    total: JSON.stringify(total),
    corporate_division,
    company_name,
    last_name,
    first_name,
    signer_email: email,
  };
}
