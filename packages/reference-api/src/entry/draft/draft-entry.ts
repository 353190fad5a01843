import { getDraftEntry, putDraftEntry } from "@kaitori/wire";
import type { Transaction } from "../../database/database.ts";
import type { DraftEntry, DraftEntryInput } from "../../database/tables/own-records.ts";
import { ownFiles } from "../../documents/applicant-files.ts";
import { filesOfBanks, filesOfClaims, filesOfList, refuseGoneFiles } from "../../documents/named-files.ts";
import { handle } from "../../http/handle.ts";
import type { Route } from "../../http/route.ts";
import { draftEntryOf } from "./draft-entry-record.ts";
import { findDraft, keptDraft, staleDraft, writeDraft } from "./draft-store.ts";
import { formDraftRoutes } from "./form-drafts.ts";
import { draftEntryForm, readKeptDraft } from "./kept-draft-entry.ts";

const nameOf = (applicantId: number) => ({ applicantId, form: draftEntryForm });

const draftEntryRoutes: readonly Route[] = [
  handle(getDraftEntry, ({ applicant, transaction }) =>
    transaction((inside) => readDraft(inside, applicant.id)),
  ),
  handle(putDraftEntry, ({ body, applicant, now, transaction }) => {
    return transaction(async (inside) => {
      const { version, follows: before, ...content } = body;
      const follows = readKeptDraft(before);
      const saved = await writeDraft(inside, { ...nameOf(applicant.id), version, content, follows, now });
      // A conflicting version is answered with the newer draft, before missing files are reported.
      if (!saved) throw staleDraft(await readDraft(inside, applicant.id));
      await refuseGone(inside, applicant.id, body);
      return keptDraft(saved);
    });
  }),
];

async function readDraft(transaction: Transaction, applicantId: number): Promise<DraftEntry> {
  return draftEntryOf(transaction, applicantId, await findDraft(transaction, nameOf(applicantId)));
}

/** A draft names files that are there; what is refused here is not written either. */
async function refuseGone(
  transaction: Transaction,
  applicantId: number,
  { banks, claims, addfiles }: DraftEntryInput,
): Promise<void> {
  const references = [...filesOfBanks(banks), ...filesOfClaims(claims), ...filesOfList(addfiles)];
  const ids = references.map(({ id }) => id);
  refuseGoneFiles(references, await ownFiles(transaction, applicantId, ids));
}

export const draftRoutes: readonly Route[] = [...draftEntryRoutes, ...formDraftRoutes];
