import { contractCopy } from "@kaitori/brand/copy/contract";
import { copyOf } from "@kaitori/brand/text";
import {
  ClaimStatus,
  contractBlockers,
  type ProvedName,
  paymentDateIssues,
  selectForContract,
  todayInTokyo,
} from "@kaitori/domain";
import { type ContractTerms, contractEntry } from "@kaitori/wire";
import { lockApplicant } from "../accounts/applicant-store.ts";
import type { Transaction } from "../database/database.ts";
import { handOverWords } from "../hand-over/hand-over-words.ts";
import { handOversOf } from "../hand-over/hand-overs.ts";
import { conflict } from "../http/errors.ts";
import { handle } from "../http/handle.ts";
import { issuesRefusal } from "../http/issues.ts";
import { requestPayOut } from "../review/request-review.ts";
import { submitter } from "./applicant-row.ts";
import { refuseBlocked } from "./blocked.ts";
import { claimsToSell } from "./claims-to-sell.ts";
import { contractForm } from "./contract-form.ts";
import { entryJson } from "./entry-json.ts";
import type { HistoryRow } from "./history.ts";
import { moveOrRefuse } from "./move-entry.ts";
import { type ClaimRow, type EntryWithClaims, lockOwnEntry } from "./own-entry.ts";
import { promisedInWords } from "./promised-in-words.ts";
import { recordStep } from "./record-step.ts";
import { contractTerms } from "./terms.ts";
import { depositOf } from "./terms-price.ts";

/** The selected claims are sold on the terms that were shown, the others are cancelled (R4.21, B5). */
export const contractEntryRoute = handle(contractEntry, (request) => {
  const { params, body, brand, services, now } = request;
  const today = todayInTokyo(now);
  return request.transactionOnce(async (transaction) => {
    const entry = await lockOwnEntry(transaction, request.applicant.id, params.id);
    const applicant = await lockApplicant(transaction, entry.applicant_id);
    const status = moveOrRefuse(entry, "contract", "applicant");
    const form = {
      ...(await contractForm(transaction, entry)),
      status: entry.status,
      bank_account: entry.bank_account,
    };
    const blockers = contractBlockers(form, submitter(applicant), today);
    if (blockers.length > 0) refuseBlocked(brand, blockers, { entry_status: entry.status });
    if (entry.contract_period !== null && entry.contract_period < today)
      refuseBlocked(brand, ["contractPeriodOver"]);

    // Of an entry that is sent back whole only what is for sale can be meant; the hash tells whether it was shown so.
    const claims = claimsToSell(
      entry,
      body.claims.map(({ id }) => id),
    );
    const selection = selectForContract(
      entry.claims,
      claims.map(({ id }) => id),
    );
    if (!selection.ok) throw issuesRefusal(brand, [{ path: [], code: "noClaims" }]);
    // What has fallen due since it was offered is not bought, like what had when it was entered.
    if (claims.some((claim) => paymentDateIssues(claim, today, []).length > 0))
      refuseBlocked(brand, ["paymentDatePassed"]);
    const handOvers = await handOversOf(transaction, claims);
    const terms = contractTerms({ brand, applicant, entry, claims, handOvers });
    if (terms.hash !== body.terms_hash)
      throw conflict(copyOf(brand.copy, contractCopy).changed, {
        current: terms,
      });

    await transaction
      .updateTable("entry")
      .set({ status, contracted_at: now, updated_at: now })
      .where("id", "=", entry.id)
      .execute();
    const how = { entryId: entry.id, act: "contracted", actor: "applicant", now } as const;
    const ofClaims = await settleClaims(
      transaction,
      entry,
      { sold: claims, statuses: selection.statuses },
      how,
    );
    await keepDocument(transaction, entry.id, { terms, signer: applicant, now });
    await recordStep(transaction, services, {
      brand,
      applicant,
      entry,
      history: [{ ...how, from: entry.status, to: status }, ...ofClaims],
      mail: "entryContracted",
      values: {
        amount: depositOf(claims),
        payOutBy: promisedInWords(brand.settings, "payOut", now),
        handOvers: handOverWords(brand, handOvers),
      },
      next: requestPayOut(services, entry.id, now),
      now,
    });
    return entryJson(transaction, entry.id);
  });
});

async function settleClaims(
  transaction: Transaction,
  { claims }: EntryWithClaims,
  { sold, statuses }: { sold: readonly ClaimRow[]; statuses: ReadonlyMap<number, ClaimStatus> },
  how: Pick<HistoryRow, "entryId" | "act" | "actor" | "now">,
): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = [];
  for (const claim of claims) {
    const status = statuses.get(claim.id);
    if (status === undefined) continue;
    await transaction
      .updateTable("claim")
      .set({
        status,
        updated_at: how.now,
        ...(status === ClaimStatus.cancel ? { cancelled_at: how.now } : {}),
        // Agreed upon together with the others that are sold.
        bank_charge: sold.find(({ id }) => id === claim.id)?.bank_charge ?? claim.bank_charge,
      })
      .where("id", "=", claim.id)
      .execute();
    rows.push({ ...how, claimId: claim.id, from: claim.status, to: status });
  }
  return rows;
}

/** Word for word and for good: what is read and printed later is what was signed (B5). */
async function keepDocument(
  transaction: Transaction,
  entryId: number,
  { terms, signer, now }: { terms: ContractTerms; signer: ProvedName; now: Date },
): Promise<void> {
  const { title, text, hash, claims, total } = terms;
  const { corporate_division, company_name, last_name, first_name } = signer;
  await transaction
    .insertInto("contract")
    .values({
      entry_id: entryId,
      title,
      text,
      hash,
      claims: JSON.stringify(claims),
      total: JSON.stringify(total),
      corporate_division,
      company_name,
      last_name,
      first_name,
      signed_at: now,
    })
    .execute();
}
