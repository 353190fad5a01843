import type { DocumentsConfirmation, FileKind, FurtherKind } from "@kaitori/domain";
import { type Selectable, sql } from "kysely";
import type { Transaction } from "../../database/database.ts";
import type { EntryTable } from "../../database/tables/entry-tables.ts";

/** Latest files of some kinds, with the banks and statuses of their entry. */
export type LatestPapers = Pick<Selectable<EntryTable>, "banks"> & {
  withdrawals: DocumentsConfirmation;
  financials: DocumentsConfirmation;
  files: number[];
};

/**
 * Finds the latest entry with files of each list of kinds, in one statement. These papers count for the next entry
 * until newer ones are uploaded, whatever the result of their entry (R4.10).
 */
export async function findLatestPapers<Need extends string>(
  transaction: Transaction,
  applicantId: number,
  kindsOf: Readonly<Partial<Record<Need, readonly (FileKind | FurtherKind)[]>>>,
): Promise<Partial<Record<Need, LatestPapers>>> {
  const { rows } = await sql<LatestPapers & { need: Need }>`
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
  return Object.fromEntries(rows.map(({ need, ...papers }) => [need, papers])) as Partial<
    Record<Need, LatestPapers>
  >;
}
