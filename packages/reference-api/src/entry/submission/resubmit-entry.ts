import { DocumentsConfirmation, isIdentitySubmitted, todayInTokyo } from "@kaitori/domain";
import { reviewEntry } from "@kaitori/wire";
import { lockApplicant } from "../../database/applicants.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { badRequest, refuseBlocked, refuseIssues } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
import { entryJson } from "../entry-json.ts";
import { findInadequacies } from "../inadequacies.ts";
import { checkMove, makeMove, requestReview } from "../make-move.ts";
import { lockOwnEntry, requireClaim } from "../own-entry.ts";
import { setItemStatus } from "../review/item.ts";
import { refuseResoldInvoices } from "./refuse-resold-invoices.ts";
import {
  changesOf,
  checkResubmittedPapers,
  type ResubmittedClaim,
  replacePapers,
  unresolvedItemIssues,
} from "./resubmitted-papers.ts";
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
    const claims = pairClaims(entry, submission);
    const { banks, files } = await checkResubmittedPapers(transaction, entry, inadequacies, body);
    await refuseResoldInvoices(transaction, entry.applicant_id, body.claims);
    refuseIssues(await unresolvedItemIssues(transaction, entry, inadequacies, claims, files));

    for (const claim of claims)
      if (correctedIds.includes(claim.stored.id))
        // A trigger records the previous values.
        await transaction
          .updateTable("claim")
          .set({ ...changesOf(claim), updated_at: now })
          .where("id", "=", claim.stored.id)
          .execute();
    await replacePapers(transaction, entry, inadequacies, claims, files);
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

/** Adds the stored rows to the claims; refuses new or repeated claims and those of other entries (R6.3). */
function pairClaims(entry: EntryWithClaims, { claims }: Submission): ResubmittedClaim[] {
  if (new Set(claims.map(({ id }) => id)).size < claims.length) throw badRequest();
  return claims.map((claim) => {
    if (claim.id === undefined) throw badRequest();
    return { ...claim, stored: requireClaim(entry, claim.id) };
  });
}
