import { todayInTokyo } from "@kaitori/domain";
import { type Inadequacy, reviewEntry } from "@kaitori/wire";
import { lockApplicant } from "../accounts/applicant-store.ts";
import type { Transaction } from "../database/database.ts";
import { badRequest, notFound } from "../http/errors.ts";
import { handle } from "../http/handle.ts";
import { refuseIssues } from "../http/issues.ts";
import { requestReview } from "../review/request-review.ts";
import { entryJson } from "./entry-json.ts";
import { followClaims } from "./follow-claims.ts";
import { clearInadequacies, inadequacies } from "./inadequacies.ts";
import { moveOrRefuse } from "./move-entry.ts";
import { type EntryWithClaims, lockOwnEntry } from "./own-entry.ts";
import { promisedInWords } from "./promised-in-words.ts";
import { recordStep } from "./record-step.ts";
import { missingAgainIssues, papersAgain, replacePapers } from "./resubmitted-papers.ts";
import { confirmAgain } from "./resubmitted-status.ts";
import { readSubmission, type Submission } from "./submission.ts";

/** What was inadequate is handed in again; what was accepted stays as it is (R4.21, B4). */
export const resubmitEntryRoute = handle(reviewEntry, (request) => {
  const { params, body, brand, services, now } = request;
  return request.transactionOnce(async (transaction) => {
    const entry = await lockOwnEntry(transaction, request.applicant.id, params.id);
    const status = moveOrRefuse(entry, "resubmit", "applicant");
    const applicant = await lockApplicant(transaction, entry.applicant_id);
    const submission = readSubmission(brand, body, "resubmission", todayInTokyo(now));
    requireSameClaims(entry, submission);
    const found = await inadequacies(transaction, entry.id);
    const { banks, files } = await papersAgain(transaction, brand, applicant.id, found, body);
    refuseIssues(brand, await missingAgainIssues(brand, transaction, entry, found, submission, files));

    await transaction
      .updateTable("entry")
      .set({
        status,
        description_of_inadequate_document: "",
        updated_at: now,
        ...(banks.length > 0 ? { banks: JSON.stringify(banks) } : {}),
      })
      .where("id", "=", entry.id)
      .execute();
    await correctClaims(transaction, entry, submission, found, now);
    await replacePapers(transaction, entry, found, submission, files);
    await confirmAgain({ transaction, now }, entry, found);
    const how = { act: "resubmitted", actor: "applicant", now } as const;
    const ofClaims = await followClaims(transaction, entry.claims, { move: "resubmit", ...how });
    await clearInadequacies(transaction, entry.id);
    await recordStep(transaction, services, {
      brand,
      applicant,
      entry,
      history: [{ entryId: entry.id, from: entry.status, to: status, ...how }, ...ofClaims],
      mail: "entryResubmitted",
      values: { decisionBy: promisedInWords(brand.settings, "decision", now) },
      next: requestReview(services, entry.id, now),
      now,
    });
    return entryJson(transaction, entry.id);
  });
});

/** A resubmission is about the claims of the entry: none is added, and one of another entry is not there (R6.3). */
function requireSameClaims({ claims }: EntryWithClaims, submission: Submission): void {
  for (const { id } of submission.claims) {
    if (id === undefined) throw badRequest();
    if (!claims.some((claim) => claim.id === id)) throw notFound();
  }
}

/** Only the claims that were given back may be written anew. */
async function correctClaims(
  transaction: Transaction,
  entry: EntryWithClaims,
  submission: Submission,
  found: readonly Inadequacy[],
  now: Date,
): Promise<void> {
  for (const { id, fields } of submission.claims) {
    if (id === undefined || !found.some(({ claim }) => claim === id)) continue;
    const { receive_payment_account, ...plain } = fields;
    const named = receive_payment_account.obliger_accounts.length > 0;
    await transaction
      .updateTable("claim")
      .set({
        ...plain,
        // A resubmission need not repeat the account (R5.8).
        ...(named ? { receive_payment_account: JSON.stringify(receive_payment_account) } : {}),
        updated_at: now,
      })
      .where("id", "=", id)
      .where("entry_id", "=", entry.id)
      .execute();
  }
}
