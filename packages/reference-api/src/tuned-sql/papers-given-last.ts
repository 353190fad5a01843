import type { FileKind, FurtherKind } from "@kaitori/domain";
import { sql } from "kysely";
import { anyOf } from "../database/any-of.ts";
import type { Transaction } from "../database/database.ts";

/**
 * Finds the latest entry of the applicant that has files of these kinds, without the number at the end of a kind, and answers the ids
 * of those files with the banks and both confirmation statuses of that entry. Whatever became of the entry, they count
 * for the next one until newer ones come (R4.10).
 *
 * Tuned: the ids come as one JSON list of the same row, so that one statement answers all of it.
 */
export async function papersGivenLast(
  transaction: Transaction,
  applicantId: number,
  kinds: readonly (FileKind | FurtherKind)[],
) {
  return transaction
    .selectFrom("entry")
    .innerJoin("entry_file", "entry_file.entry_id", "entry.id")
    .innerJoin("file", "file.id", "entry_file.file_id")
    .select([
      "entry.banks",
      "entry.account_activity_statement_confirmation_status as withdrawals",
      "entry.financial_statement_confirmation_status as financials",
      sql<number[]>`json_agg(file.id order by file.id)`.as("files"),
    ])
    .where("entry.applicant_id", "=", applicantId)
    .where(sql<string>`regexp_replace(file.kind, '_[0-9]+$', '')`, "=", anyOf<string>(kinds))
    .groupBy("entry.id")
    .orderBy("entry.id", "desc")
    .limit(1)
    .executeTakeFirst();
}
