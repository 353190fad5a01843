import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { clearedIdentityColumns, erasedFileName } from "../../accounts/erased-applicant.ts";
import type { Database } from "../../database/database.ts";
import { deleteBytes } from "../../documents/document-bytes.ts";
import type { Services } from "../../http/services.ts";
import type { LogFields } from "../../log.ts";

/** Runs the work for one document; a failure may be recorded, so that the others are still processed. */
export type Attempt = (work: () => Promise<unknown>, fields: LogFields) => Promise<unknown>;
const failAtOnce: Attempt = (work) => work();

const hourMilliseconds = 3_600_000;

/** Maximum rows that one statement finds or deletes. */
export const batchSize = 200;

/** Yields the rows that the finder returns after the last one, until it returns none. */
async function* inBatches<Row>(find: (last: Row | undefined) => Promise<readonly Row[]>) {
  for (let rows = await find(undefined); rows.length > 0; rows = await find(rows.at(-1))) yield* rows;
}

/** Deletes stored bytes of unfinished uploads and deleted files, which have no row in `file`. */
export async function deleteOrphans(
  { database, store }: Pick<Services, "database" | "store">,
  now: Date,
  attempt = failAtOnce,
): Promise<void> {
  const orphans = inBatches<{ key: string }>((last) =>
    database
      .selectFrom("file_object")
      .leftJoin("file", "file.object_key", "file_object.key")
      .select("file_object.key")
      .where("file.id", "is", null)
      .where("file_object.created_at", "<", new Date(now.getTime() - hourMilliseconds))
      .where("file_object.key", ">", last?.key ?? "")
      .orderBy("file_object.key")
      .limit(batchSize)
      .execute(),
  );
  for await (const { key } of orphans) await attempt(() => deleteBytes({ database, store }, key), { key });
}

/** Erases documents after the retention periods of the privacy policy, and the data of closed accounts. */
export async function eraseDocuments(
  { database, store }: Pick<Services, "database" | "store">,
  now: Date,
  attempt = failAtOnce,
): Promise<void> {
  const documents = inBatches<DueDocument>((last) => findDueDocuments(database, now, last?.id ?? 0));
  for await (const { id, object_key: key } of documents) {
    const erase = async () => {
      await store.delete(key);
      await database
        .updateTable("file")
        .set({ erased_at: now, preview: "", name: erasedFileName })
        .where("id", "=", id)
        .execute();
    };
    await attempt(erase, { key });
  }
  // Names and addresses belong to the identity.
  await database
    .updateTable("applicant")
    .set(clearedIdentityColumns)
    .where("left_at", "is not", null)
    .where(hasNoRecentContract(now))
    .where("last_name", "!=", "")
    .execute();
}

/** Condition on `applicant`: no contract whose entry has changed within seven years. */
const hasNoRecentContract = (now: Date) => sql<boolean>`not exists (
  select from contract join entry on entry.id = contract.entry_id
  where entry.applicant_id = applicant.id and entry.updated_at > ${now}::timestamptz - interval '7 years')`;

/** Kinds of documents that belong to the applicant, not to an entry. */
const applicantKinds = ["identity", "delinquency"];

type DueDocument = { id: number; object_key: string };

/**
 * Finds a batch of documents to erase after an id, the oldest first. A document is kept
 * - by an entry that is not archived;
 * - by an archived entry without a contract, for a year from its creation;
 * - by an archived entry with a contract, for ten years from its last change;
 * - by a draft that was written within the last year;
 * - for the first year after its upload;
 * - without an entry, as long as the person has an entry that is not archived.
 * After an account is closed, documents without an entry are not kept, and the identity only by a recent contract.
 */
async function findDueDocuments(
  database: Database,
  now: Date,
  after: number,
): Promise<readonly DueDocument[]> {
  const oneYearAgo = sql`${now}::timestamptz - interval '1 year'`;
  const result = await sql<DueDocument>`
    with kept as (
      select entry.id from entry left join contract on contract.entry_id = entry.id
      where entry.status <> ${EntryStatus.archived}
        or case when contract.entry_id is null then entry.created_at > ${oneYearAgo}
          else entry.updated_at > ${now}::timestamptz - interval '10 years' end
    ), linked as (
      select file_id, entry_id from entry_file
      union all
      select claim_file.file_id, claim.entry_id from claim_file join claim on claim.id = claim_file.claim_id
    )
    select file.id, file.object_key from file join applicant on applicant.id = file.applicant_id
    where file.erased_at is null and file.id > ${after} and (
      file.created_at <= ${oneYearAgo}
      and file.kind <> all (${applicantKinds}::text[])
      and not exists (select from linked join kept on kept.id = linked.entry_id where linked.file_id = file.id)
      and not exists (
        select from draft where draft.applicant_id = file.applicant_id and draft.updated_at > ${oneYearAgo}
      )
      and (
        exists (select from linked where linked.file_id = file.id)
        or not exists (
          select from entry where entry.applicant_id = file.applicant_id and entry.status <> ${EntryStatus.archived}
        )
      )
      or applicant.left_at is not null
      and not exists (select from linked where linked.file_id = file.id)
      and (file.kind <> 'identity' or ${hasNoRecentContract(now)})
    )
    order by file.id
    limit ${batchSize}`.execute(database);
  return result.rows;
}
