import { type FormDraft, getDraftEntry, getFormDraft, putDraftEntry, putFormDraft } from "@kaitori/wire";
import type { Transaction } from "../../database/database.ts";
import type { DraftEntry } from "../../database/tables/numeric-ids.ts";
import { filesOfDraft, requireOwnFiles } from "../../documents/applicant-files.ts";
import { conflict, tooLarge } from "../../http/errors.ts";
import { handle, type Route } from "../../http/handle.ts";
import {
  countOtherDrafts,
  draftDeletion,
  draftEntryForm,
  draftVersion,
  findDraft,
  hasContent,
  readStoredDraft,
  staleDraft,
  toDraftEntry,
  writeDraft,
} from "./draft-store.ts";

/** Clients choose the names of forms, so their number is limited. */
const maximumForms = 50;
/** Maximum characters of the JSON, so that nobody stores files in drafts. */
const maximumInputLength = 100_000;

/** The prefix separates these names from the draft of the entry in the same table. */
const formOf = (name: string) => `form:${name}`;

const draftNameOf = (applicantId: number) => ({ applicantId, form: draftEntryForm });

export const draftRoutes: readonly Route[] = [
  handle(getDraftEntry, ({ applicant, transaction }) =>
    transaction((executor) => readDraftEntry(executor, applicant.id)),
  ),
  handle(putDraftEntry, ({ body, applicant, now, transaction }) =>
    transaction(async (executor) => {
      const { version, follows: previous, ...content } = body;
      const follows = readStoredDraft(previous);
      const name = draftNameOf(applicant.id);
      const saved = await writeDraft(executor, { ...name, version, content, follows, now });
      // A conflicting version is answered with the newer draft, before missing files are reported.
      if (!saved) throw staleDraft(await readDraftEntry(executor, applicant.id));
      // The transaction is rolled back if a file is missing.
      await requireOwnFiles(executor, applicant.id, filesOfDraft(body));
      return draftVersion(saved);
    }),
  ),
  handle(getFormDraft, ({ params, applicant, transaction }) =>
    transaction((executor) => readFormDraft(executor, applicant.id, params.name)),
  ),
  handle(putFormDraft, async ({ params, body, applicant, now, transaction }) =>
    transaction(async (executor) => {
      const name = { applicantId: applicant.id, form: formOf(params.name) };
      const { version, input: content, follows } = body;
      if (content === null) {
        // Deletes only a version that the page has read or written, if it knows one.
        await draftDeletion(name)(executor)
          .$if(version > 0 || follows !== undefined, (draft) =>
            draft.where(({ or, eb }) =>
              or([eb("version", "<=", version), ...(follows ? [hasContent(follows)] : [])]),
            ),
          )
          .execute();
        const newer = await readFormDraft(executor, applicant.id, params.name);
        if (newer.input !== null) throw staleDraft(newer);
        return { version: 0, updated_at: null };
      }
      if (JSON.stringify(content).length > maximumInputLength) throw tooLarge();
      if (version === 0 && (await countOtherDrafts(executor, name)) >= maximumForms)
        throw conflict("tooManyDrafts");
      const saved = await writeDraft(executor, { ...name, version, content, follows, now });
      if (!saved) throw staleDraft(await readFormDraft(executor, applicant.id, params.name));
      return draftVersion(saved);
    }),
  ),
];

async function readDraftEntry(transaction: Transaction, applicantId: number): Promise<DraftEntry> {
  return toDraftEntry(transaction, applicantId, await findDraft(transaction, draftNameOf(applicantId)));
}

async function readFormDraft(executor: Transaction, applicantId: number, name: string): Promise<FormDraft> {
  const row = await findDraft(executor, { applicantId, form: formOf(name) });
  return row
    ? { name, ...draftVersion(row), input: row.content }
    : { name, version: 0, updated_at: null, input: null };
}
