import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { clearedIdentityColumns, erasedFileName } from "../../accounts/erased-applicant.ts";
import type { Database } from "../../database/database.ts";
import type { FileStore } from "../../http/services.ts";
import { eachInBatches, type OnNotErased, throwNotErased } from "./orphans.ts";

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

/** A batch of documents after an id. */
type Batch = { after: number; atMost: number };
type DueDocument = { id: number; object_key: string };

/** Kinds of documents that belong to the applicant, not to an entry. */
const applicantKinds = ["identity", "delinquency"];

/** Condition on `applicant`: no contract whose entry has changed since then. */
const hasNoContractSince = (since: Date) => sql<boolean>`not exists (
  select from contract join entry on entry.id = contract.entry_id
  where entry.applicant_id = applicant.id and entry.updated_at > ${since})`;

/**
 * Finds documents to erase, the oldest first. A document is kept
 * - by an entry that is not archived;
 * - by an archived entry without a contract, for a year from its creation;
 * - by an archived entry with a contract, for ten years from its last change;
 * - by a draft that was written within the last year;
 * - for the first year after its upload;
 * - without an entry, as long as the person has an entry that is not archived.
 */
async function findDueDocuments(
  database: Database,
  { oneYear, tenYears }: { oneYear: Date; tenYears: Date },
  { after, atMost }: Batch,
): Promise<DueDocument[]> {
  const result = await sql<DueDocument>`
    with kept as (
      select entry.id from entry left join contract on contract.entry_id = entry.id
      where entry.status <> ${EntryStatus.archived}
        or case when contract.entry_id is null then entry.created_at > ${oneYear} else entry.updated_at > ${tenYears} end
    ), linked as (
      select file_id, entry_id from entry_file
      union all
      select claim_file.file_id, claim.entry_id from claim_file join claim on claim.id = claim_file.claim_id
    )
    select file.id, file.object_key from file
    where file.erased_at is null and file.id > ${after}
      and file.created_at <= ${oneYear}
      and file.kind <> all (${applicantKinds}::text[])
      and not exists (select from linked join kept on kept.id = linked.entry_id where linked.file_id = file.id)
      and not exists (
        select from draft where draft.applicant_id = file.applicant_id and draft.updated_at > ${oneYear}
      )
      and (
        exists (select from linked where linked.file_id = file.id)
        or not exists (
          select from entry where entry.applicant_id = file.applicant_id and entry.status <> ${EntryStatus.archived}
        )
      )
    order by file.id
    limit ${atMost}`.execute(database);
  return result.rows;
}

/** Finds documents of closed accounts without an entry; identity documents only without a contract since then. */
async function findClosedAccountDocuments(
  database: Database,
  since: Date,
  { after, atMost }: Batch,
): Promise<DueDocument[]> {
  const result = await sql<DueDocument>`
    select file.id, file.object_key from file join applicant on applicant.id = file.applicant_id
    where applicant.left_at is not null and file.erased_at is null and file.id > ${after}
      and not exists (select from entry_file where entry_file.file_id = file.id)
      and not exists (select from claim_file where claim_file.file_id = file.id)
      and (file.kind <> 'identity' or ${hasNoContractSince(since)})
    order by file.id
    limit ${atMost}`.execute(database);
  return result.rows;
}
