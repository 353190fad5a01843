import { DocumentsConfirmation, isIdentitySubmitted, todayInTokyo } from "@kaitori/domain";
import { reviewEntry } from "@kaitori/wire";
import { lockApplicant } from "../../database/applicants.ts";
import type { Transaction } from "../../database/database.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { badRequest, notFound, refuseBlocked, refuseIssues } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
import { entryJson } from "../entry-json.ts";
import { findInadequacies } from "../inadequacies.ts";
import { checkMove, makeMove, requestReview } from "../make-move.ts";
import { lockOwnEntry } from "../own-entry.ts";
import { setItemStatus } from "../review/item.ts";
import { refuseResoldInvoices } from "./refuse-resold-invoices.ts";
import { checkResubmittedPapers, replacePapers, unresolvedItemIssues } from "./resubmitted-papers.ts";
import { formatDecisionDay, readSubmission, type Submission } from "./submission.ts";

/** Replaces inadequate items; accepted items stay (R4.21, B4). */
export const resubmitEntryRoute = handle(reviewEntry, (request) => {
  const { params, body, brand, services, now } = request;
  return request.transactionOnce(async (transaction) => {
    const entry = await lockOwnEntry(transaction, request.applicant.id, params.id);
    const context = { transaction, services, brand, actor: "applicant", now } as const;
    checkMove(context, entry, "resubmit");
    const applicant = await lockApplicant(transaction, entry.applicant_id);
    const inadequacies = await findInadequacies(transaction, entry.id);
    // Ids of claims whose fields may change; a request for a paper allows no change (R4.21).
    const correctedIds = inadequacies.flatMap(({ subject, claim }) =>
      subject === "claim" ? (claim ?? []) : [],
    );
    const today = todayInTokyo(now);
    if (inadequacies.some(({ subject }) => subject === "identity") && !isIdentitySubmitted(applicant, today))
      refuseBlocked(["identityNotGiven"]);
    const submission = readSubmission(brand, body, { kind: "resubmission", today, corrected: correctedIds });
    requireSameClaims(entry, submission);
    const { banks, files } = await checkResubmittedPapers(transaction, entry, inadequacies, body);
    await refuseResoldInvoices(transaction, entry.applicant_id, body.claims);
    refuseIssues(await unresolvedItemIssues(transaction, entry, inadequacies, submission, files));

    await correctClaims(transaction, submission, correctedIds, now);
    await replacePapers(transaction, entry, inadequacies, submission, files);
    // The profile page takes identity documents.
    for (const item of inadequacies)
      if (item.subject !== "identity")
        await setItemStatus(context, entry, item, DocumentsConfirmation.confirming);
    await makeMove(context, entry, "resubmit", {
      set: {
        description_of_inadequate_document: "",
        ...(banks.length > 0 ? { banks: JSON.stringify(banks) } : {}),
      },
      applicant,
      values: { decisionBy: formatDecisionDay(brand, now) },
      next: requestReview(services, entry.id, now),
    });
    return entryJson(transaction, entry.id);
  });
});

/** Refuses repeated claims and claims of other entries (R6.3). */
function requireSameClaims({ claims }: EntryWithClaims, submission: Submission): void {
  const ids = submission.claims.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw badRequest();
  for (const { id } of submission.claims) {
    if (id === undefined) throw badRequest();
    if (!claims.some((claim) => claim.id === id)) throw notFound();
  }
}

/** Updates the claims; a trigger records the previous values. */
async function correctClaims(
  transaction: Transaction,
  submission: Submission,
  correctedIds: readonly number[],
  now: Date,
): Promise<void> {
  for (const { id, fields } of submission.claims) {
    if (id === undefined || !correctedIds.includes(id)) continue;
    const { receive_payment_account, twin_reason, ...plain } = fields;
    const hasNewAccount = receive_payment_account.obliger_accounts.length > 0;
    await transaction
      .updateTable("claim")
      .set({
        ...plain,
        ...(twin_reason === "" ? {} : { twin_reason }),
        // A resubmission need not repeat the account (R5.8).
        ...(hasNewAccount ? { receive_payment_account: JSON.stringify(receive_payment_account) } : {}),
        updated_at: now,
      })
      .where("id", "=", id)
      .execute();
  }
}
