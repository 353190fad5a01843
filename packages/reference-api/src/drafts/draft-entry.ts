import { hasPreContractEntry, maximumClaims, tooManyClaims } from "@kaitori/domain";
import {
  type DraftEntry,
  type DraftEntryInput,
  deleteDraftEntry,
  getDraftEntry,
  putDraftEntry,
} from "@kaitori/wire";
import { lockApplicant } from "../accounts/applicant-store.ts";
import type { Transaction } from "../database/database.ts";
import { financialsStatus, withdrawalsStatus } from "../entries/statements.ts";
import { ownFiles } from "../files/applicant-files.ts";
import { handle } from "../http/handle.ts";
import { refuseIssues } from "../http/issues.ts";
import type { Route } from "../http/route.ts";
import { draftEntryOf } from "./draft-entry-record.ts";
import { deleteDraft, findDraft, writeDraft } from "./draft-store.ts";
import { draftEntryForm } from "./kept-draft-entry.ts";
import { staleDraft } from "./stale-draft.ts";

const nameOf = (applicantId: number) => ({ applicantId, form: draftEntryForm });

export const draftEntryRoutes: readonly Route[] = [
  handle(getDraftEntry, ({ applicant, transaction }) =>
    transaction((inside) => readDraft(inside, applicant.id)),
  ),
  handle(putDraftEntry, ({ body, applicant, brand, now, transaction }) => {
    if (body.claims.length > maximumClaims) refuseIssues(brand, [tooManyClaims]);
    return transaction(async (inside) => {
      await noteStatements(inside, applicant.id, body);
      const { version, ...content } = body;
      const written = await writeDraft(inside, { ...nameOf(applicant.id), version, content, now });
      const current = await readDraft(inside, applicant.id);
      if (!written) throw staleDraft(current);
      return current;
    });
  }),
  handle(deleteDraftEntry, async ({ applicant, transaction }) => {
    await transaction((inside) => deleteDraft(inside, nameOf(applicant.id)));
    return undefined;
  }),
];

async function readDraft(transaction: Transaction, applicantId: number): Promise<DraftEntry> {
  return draftEntryOf(transaction, applicantId, await findDraft(transaction, nameOf(applicantId)));
}

/** Complete statements in the draft count as given (R4.10, R4.13, R4.17), unless an entry under way settles that. */
async function noteStatements(
  transaction: Transaction,
  applicantId: number,
  draft: DraftEntryInput,
): Promise<void> {
  const ofBanks = draft.banks.flatMap((bank) =>
    bank.contentfile_relations.map(({ contentfile }) => contentfile.id),
  );
  const ofClaims = draft.claims.flatMap((claim) =>
    claim.contentfile_relations.map(({ contentfile }) => contentfile.id),
  );
  const files = await ownFiles(transaction, applicantId, [
    ...ofBanks,
    ...ofClaims,
    ...draft.addfiles.map(({ id }) => id),
  ]);
  const applicant = await lockApplicant(transaction, applicantId);
  const entries = await transaction
    .selectFrom("entry")
    .select("status")
    .where("applicant_id", "=", applicantId)
    .execute();
  if (hasPreContractEntry(entries)) return;
  const kinds = files.map(({ kind }) => kind);
  await transaction
    .updateTable("applicant")
    .set({
      withdrawals_detail_status: withdrawalsStatus(applicant, draft.banks),
      financial_statements_status: financialsStatus(applicant, draft.financial_statements, kinds),
    })
    .where("id", "=", applicantId)
    .execute();
}
