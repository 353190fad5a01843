import { clearedIdentityColumns, erasedFileName } from "../../accounts/erased-applicant.ts";
import type { Database } from "../../database/database.ts";
import type { FileStore } from "../../http/services.ts";
import {
  type DueDocument,
  findClosedAccountDocuments,
  findDueDocuments,
  hasNoContractSince,
} from "./documents-due.ts";
import { eachInBatches, type OnNotErased, throwNotErased } from "./each-in-batches.ts";

/** Erases documents after the retention periods of the privacy policy, and the data of closed accounts. */
export async function eraseDocuments(
  { database, store }: { database: Database; store: FileStore },
  now: Date,
  onNotErased: OnNotErased = throwNotErased,
): Promise<void> {
  const erase = async ({ id, object_key }: DueDocument) => {
    await store.delete(object_key);
    await database
      .updateTable("file")
      .set({ erased_at: now, preview: "", name: erasedFileName })
      .where("id", "=", id)
      .execute();
  };
  const limits = { oneYear: yearsBefore(now, 1), tenYears: yearsBefore(now, 10) };
  await eachInBatches<DueDocument>(
    (last, atMost) => findDueDocuments(database, limits, { after: last?.id ?? 0, atMost }),
    erase,
    onNotErased,
  );
  await eachInBatches<DueDocument>(
    (last, atMost) =>
      findClosedAccountDocuments(database, yearsBefore(now, 7), { after: last?.id ?? 0, atMost }),
    erase,
    onNotErased,
  );
  await eraseClosedAccounts(database, now);
}

/** Clears names and addresses, which belong to the identity. */
async function eraseClosedAccounts(database: Database, now: Date): Promise<void> {
  await database
    .updateTable("applicant")
    .set(clearedIdentityColumns)
    .where("left_at", "is not", null)
    .where(hasNoContractSince(yearsBefore(now, 7)))
    .where("last_name", "!=", "")
    .execute();
}

function yearsBefore(now: Date, years: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date;
}
