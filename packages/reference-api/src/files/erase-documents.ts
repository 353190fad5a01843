import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { erasedColumns, erasedName } from "../accounts/erased-applicant.ts";
import type { Database } from "../database/database.ts";
import type { FileStore } from "./store/file-store.ts";

const batch = 200;

/** Papers of the person, not of an application. */
const ownPapers = ["identity", "delinquency"];

/**
 * Erases what the privacy policy promises to keep no longer: papers of an application that led to no contract a year
 * after it was made, of a contract ten years after it was fulfilled. What no application has (replaced, or
 * never submitted) goes after a year in which nothing was under way.
 */
export async function eraseDocuments(
  { database, store }: { database: Database; store: FileStore },
  now: Date,
): Promise<void> {
  for (;;) {
    const due = [...(await documentsDue(database, now)), ...(await documentsOfWhoLeft(database, now))];
    for (const { id, object_key } of due) {
      await store.delete(object_key);
      await database
        .updateTable("file")
        .set({ erased_at: now, preview: "", name: erasedName })
        .where("id", "=", id)
        .execute();
    }
    if (due.length < batch) break;
  }
  await eraseWhoLeft(database, now);
}

const contractsSince = (since: Date) => sql`
  select from contract join entry on entry.id = contract.entry_id
  where entry.applicant_id = applicant.id and entry.updated_at > ${since}`;

/** After an account is closed nothing waits for its year: what no contract needs is erased, the identity seven years after the last contract. */
async function documentsOfWhoLeft(
  database: Database,
  now: Date,
): Promise<{ id: number; object_key: string }[]> {
  const found = await sql<{ id: number; object_key: string }>`
    select file.id, file.object_key from file join applicant on applicant.id = file.applicant_id
    where applicant.left_at is not null and file.erased_at is null
      and not exists (select from entry_file where entry_file.file_id = file.id)
      and not exists (select from claim_file where claim_file.file_id = file.id)
      and (file.kind <> 'identity' or not exists (${contractsSince(yearsBefore(now, 7))}))
    order by file.id
    limit ${batch}`.execute(database);
  return found.rows;
}

/** Names and addresses are part of the record of an identity. */
async function eraseWhoLeft(database: Database, now: Date): Promise<void> {
  await database
    .updateTable("applicant")
    .set(erasedColumns)
    .where("left_at", "is not", null)
    .where(sql<boolean>`not exists (${contractsSince(yearsBefore(now, 7))})`)
    .where("last_name", "!=", "")
    .execute();
}

async function documentsDue(database: Database, now: Date): Promise<{ id: number; object_key: string }[]> {
  const [oneYear, tenYears] = [yearsBefore(now, 1), yearsBefore(now, 10)];
  const found = await sql<{ id: number; object_key: string }>`
    with kept as (
      select entry.id from entry left join contract on contract.entry_id = entry.id
      where entry.status <> ${EntryStatus.archived}
        or case when contract.entry_id is null then entry.created_at > ${oneYear} else entry.updated_at > ${tenYears} end
    ), tied as (
      select file_id, entry_id from entry_file
      union all
      select claim_file.file_id, claim.entry_id from claim_file join claim on claim.id = claim_file.claim_id
    )
    select file.id, file.object_key from file
    where file.erased_at is null
      and file.created_at <= ${oneYear}
      and file.kind <> all (${ownPapers}::text[])
      and not exists (select from tied join kept on kept.id = tied.entry_id where tied.file_id = file.id)
      and not exists (
        select from draft where draft.applicant_id = file.applicant_id and draft.updated_at > ${oneYear}
      )
      and (
        exists (select from tied where tied.file_id = file.id)
        or not exists (
          select from entry where entry.applicant_id = file.applicant_id and entry.status <> ${EntryStatus.archived}
        )
      )
    order by file.id
    limit ${batch}`.execute(database);
  return found.rows;
}

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}
