import type { DocumentsConfirmation, FileKind, FurtherKind } from "@kaitori/domain";
import { type Selectable, sql } from "kysely";
import type { Transaction } from "../../database/database.ts";
import type { EntryTable } from "../../database/tables/entry-tables.ts";

/** The files that were given last of some kinds, with the banks and both confirmation statuses of their entry. */
export type GivenLast = Pick<Selectable<EntryTable>, "banks"> & {
  withdrawals: DocumentsConfirmation;
  financials: DocumentsConfirmation;
  files: number[];
};

/**
 * Finds, for each named list of kinds, the latest entry of the applicant that has files of these kinds, without the
 * number at the end of a kind, and answers the ids of those files with the banks and both confirmation statuses of that
 * entry. Whatever became of the entry, they count for the next one until newer ones come (R4.10).
 *
 * Tuned: one statement for all lists, and the ids come as one JSON list of the same row.
 */
export async function papersGivenLast<Need extends string>(
  transaction: Transaction,
  applicantId: number,
  kindsOf: Readonly<Partial<Record<Need, readonly (FileKind | FurtherKind)[]>>>,
): Promise<Partial<Record<Need, GivenLast>>> {
  const { rows } = await sql<GivenLast & { need: Need }>`
    select need.key as need, latest.banks, latest.withdrawals, latest.financials, latest.files
    from json_each(${JSON.stringify(kindsOf)}) as need, lateral (
      select entry.banks,
        entry.account_activity_statement_confirmation_status as withdrawals,
        entry.financial_statement_confirmation_status as financials,
        json_agg(file.id order by file.id) as files
      from entry
        join entry_file on entry_file.entry_id = entry.id
        join file on file.id = entry_file.file_id
      where entry.applicant_id = ${applicantId}
        and regexp_replace(file.kind, '_[0-9]+$', '') in (select json_array_elements_text(need.value))
      group by entry.id
      order by entry.id desc
      limit 1) latest`.execute(transaction);
  return Object.fromEntries(rows.map(({ need, ...given }) => [need, given])) as Partial<
    Record<Need, GivenLast>
  >;
}
