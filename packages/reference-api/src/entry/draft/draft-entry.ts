import { getDraftEntry, putDraftEntry } from "@kaitori/wire";
import type { Transaction } from "../../database/database.ts";
import type { DraftEntry, DraftEntryInput } from "../../database/tables/own-records.ts";
import { ownFiles } from "../../documents/applicant-files.ts";
import { filesOfBanks, filesOfClaims, filesOfList, refuseGoneFiles } from "../../documents/named-files.ts";
import { handle } from "../../http/handle.ts";
import type { Route } from "../../http/route.ts";
import { draftEntryOf } from "./draft-entry-record.ts";
import { findDraft, keptDraft, writeDraft } from "./draft-store.ts";
import { draftEntryForm, readKeptDraft } from "./kept-draft-entry.ts";
import { staleDraft } from "./stale-draft.ts";

const nameOf = (applicantId: number) => ({ applicantId, form: draftEntryForm });

export const draftEntryRoutes: readonly Route[] = [
  handle(getDraftEntry, ({ applicant, transaction }) =>
    transaction((inside) => readDraft(inside, applicant.id)),
  ),
  handle(putDraftEntry, ({ body, applicant, now, transaction }) => {
    return transaction(async (inside) => {
      const { version, follows: before, ...content } = body;
      const follows = readKeptDraft(before);
      const written = await writeDraft(inside, { ...nameOf(applicant.id), version, content, follows, now });
      // A page that has not seen the changes of another page gets those first; a deleted file may be among them.
      if (!written) throw staleDraft(await readDraft(inside, applicant.id));
      await refuseGone(inside, applicant.id, body);
      return keptDraft(written);
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
  const named = [...filesOfBanks(banks), ...filesOfClaims(claims), ...filesOfList(addfiles)];
  const ids = named.map(({ id }) => id);
  refuseGoneFiles(named, await ownFiles(transaction, applicantId, ids));
}
