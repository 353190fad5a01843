import { getDraftEntry, putDraftEntry } from "@kaitori/wire";
import type { Transaction } from "../../database/database.ts";
import type { DraftEntry } from "../../database/tables/own-records.ts";
import { filesOfDraft, requireOwnFiles } from "../../documents/named-files.ts";
import { handle } from "../../http/handle.ts";
import type { Route } from "../../http/route.ts";
import { toDraftEntry } from "./draft-entry-record.ts";
import { draftVersion, findDraft, staleDraft, writeDraft } from "./draft-store.ts";
import { formDraftRoutes } from "./form-drafts.ts";
import { draftEntryForm, readStoredDraft } from "./stored-draft-entry.ts";

const draftNameOf = (applicantId: number) => ({ applicantId, form: draftEntryForm });

export const draftRoutes: readonly Route[] = [
  handle(getDraftEntry, ({ applicant, transaction }) =>
    transaction((inside) => readDraftEntry(inside, applicant.id)),
  ),
  handle(putDraftEntry, ({ body, applicant, now, transaction }) =>
    transaction(async (inside) => {
      const { version, follows: previous, ...content } = body;
      const follows = readStoredDraft(previous);
      const name = draftNameOf(applicant.id);
      const saved = await writeDraft(inside, { ...name, version, content, follows, now });
      // A conflicting version is answered with the newer draft, before missing files are reported.
      if (!saved) throw staleDraft(await readDraftEntry(inside, applicant.id));
      // The transaction is rolled back if a file is missing.
      await requireOwnFiles(inside, applicant.id, filesOfDraft(body));
      return draftVersion(saved);
    }),
  ),
  ...formDraftRoutes,
];

async function readDraftEntry(transaction: Transaction, applicantId: number): Promise<DraftEntry> {
  return toDraftEntry(transaction, applicantId, await findDraft(transaction, draftNameOf(applicantId)));
}
