import { getDraftEntry, putDraftEntry } from "@kaitori/wire";
import type { Transaction } from "../../database/database.ts";
import type { DraftEntry, DraftEntryInput } from "../../database/tables/own-records.ts";
import { ownFiles } from "../../documents/applicant-files.ts";
import { filesOfBanks, filesOfClaims, filesOfList, refuseMissingFiles } from "../../documents/named-files.ts";
import { handle } from "../../http/handle.ts";
import type { Route } from "../../http/route.ts";
import { toDraftEntry } from "./draft-entry-record.ts";
import { draftVersion, findDraft, staleDraft, writeDraft } from "./draft-store.ts";
import { formDraftRoutes } from "./form-drafts.ts";
import { draftEntryForm, readStoredDraft } from "./stored-draft-entry.ts";

const draftNameOf = (applicantId: number) => ({ applicantId, form: draftEntryForm });

const draftEntryRoutes: readonly Route[] = [
  handle(getDraftEntry, ({ applicant, transaction }) =>
    transaction((inside) => readDraftEntry(inside, applicant.id)),
  ),
  handle(putDraftEntry, ({ body, applicant, now, transaction }) => {
    return transaction(async (inside) => {
      const { version, follows: previous, ...content } = body;
      const follows = readStoredDraft(previous);
      const saved = await writeDraft(inside, {
        ...draftNameOf(applicant.id),
        version,
        content,
        follows,
        now,
      });
      // A conflicting version is answered with the newer draft, before missing files are reported.
      if (!saved) throw staleDraft(await readDraftEntry(inside, applicant.id));
      await requireFilesOfDraft(inside, applicant.id, body);
      return draftVersion(saved);
    });
  }),
];

async function readDraftEntry(transaction: Transaction, applicantId: number): Promise<DraftEntry> {
  return toDraftEntry(transaction, applicantId, await findDraft(transaction, draftNameOf(applicantId)));
}

/** Refuses a draft that names missing files. The transaction is rolled back. */
async function requireFilesOfDraft(
  transaction: Transaction,
  applicantId: number,
  { banks, claims, addfiles }: DraftEntryInput,
): Promise<void> {
  const references = [...filesOfBanks(banks), ...filesOfClaims(claims), ...filesOfList(addfiles)];
  const ids = references.map(({ id }) => id);
  refuseMissingFiles(references, await ownFiles(transaction, applicantId, ids));
}

export const draftRoutes: readonly Route[] = [...draftEntryRoutes, ...formDraftRoutes];
