import { erasedColumns, erasedName } from "../../accounts/erased-applicant.ts";
import type { Database } from "../../database/database.ts";
import type { FileStore } from "../../http/services.ts";
import {
  type DueDocument,
  documentsDue,
  documentsOfClosedAccounts,
  hasNoContractSince,
} from "./documents-due.ts";
import { eachInBatches, type NotErased, throwNotErased } from "./each-in-batches.ts";

/**
 * Erases what the privacy policy promises to keep no longer: papers of an application that led to no contract a year
 * after it was made, of a contract ten years after it was fulfilled. Files of no application (replaced, or never
 * submitted) go after a year without any entry under way.
 */
export async function eraseDocuments(
  { database, store }: { database: Database; store: FileStore },
  now: Date,
  notErased: NotErased = throwNotErased,
): Promise<void> {
  const erase = async ({ id, object_key }: DueDocument) => {
    await store.delete(object_key);
    await database
      .updateTable("file")
      .set({ erased_at: now, preview: "", name: erasedName })
      .where("id", "=", id)
      .execute();
  };
  const kept = { oneYear: yearsBefore(now, 1), tenYears: yearsBefore(now, 10) };
  await eachInBatches<DueDocument>(
    (last, atMost) => documentsDue(database, kept, { after: last?.id ?? 0, atMost }),
    erase,
    notErased,
  );
  await eachInBatches<DueDocument>(
    (last, atMost) =>
      documentsOfClosedAccounts(database, yearsBefore(now, 7), { after: last?.id ?? 0, atMost }),
    erase,
    notErased,
  );
  await eraseWhoLeft(database, now);
}

/** Names and addresses are part of the record of an identity. */
async function eraseWhoLeft(database: Database, now: Date): Promise<void> {
  await database
    .updateTable("applicant")
    .set(erasedColumns)
    .where("left_at", "is not", null)
    .where(hasNoContractSince(yearsBefore(now, 7)))
    .where("last_name", "!=", "")
    .execute();
}

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}
