import {
  claimFieldNames,
  DocumentsConfirmation,
  hasInvoiceFile,
  includesAdditionalDocuments,
  moves,
} from "@kaitori/domain";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Transaction } from "../../database/database.ts";
import type { ClaimTable, EntryTable } from "../../database/tables/entry-tables.ts";
import { RawJson } from "../../http/handle.ts";
import { entryJsonText } from "../entry-json.ts";
import type { SubmittedClaim } from "./submission.ts";

export type NewEntry = {
  entry: Omit<Insertable<EntryTable>, "status">;
  /** The caller must check that the files belong to the applicant. */
  claims: readonly SubmittedClaim[];
  /** Files of the entry itself; a claim has its own. */
  files: readonly number[];
};

/**
 * Inserts an entry, its claims, and the links to their files in one statement; returns the id and the JSON. Each part
 * has the name of its table, so that later parts and `entryJsonText` read the new rows.
 */
export async function insertEntry(
  transaction: Transaction,
  { entry, claims, files }: NewEntry,
): Promise<{ id: number; answer: RawJson }> {
  const papers = claims.flatMap((claim, index) =>
    claim.papers.map(({ id, kind }) => ({ place: index + 1, kind, file_id: id })),
  );
  const rows = claims.map((claim, index) => claimRow(entry, claim, index + 1));
  const { id, text } = await transaction
    .with("entry", (query) =>
      query
        .insertInto("entry")
        .values({ ...entry, status: moves.submit.entry.to })
        .returningAll(),
    )
    .with("claim", (query) =>
      query
        .insertInto("claim")
        .columns([...claimColumns, "entry_id"])
        .expression(sql`
          select ${sql.join(claimColumns.map((column) => sql.ref(`row.${column}`)))}, entry.id
          from entry, json_populate_recordset(null::claim, ${JSON.stringify(rows)}) as row`)
        .returningAll(),
    )
    .with("claim_file", (query) =>
      query
        .insertInto("claim_file")
        .columns(["claim_id", "applicant_id", "file_id", "kind"])
        .expression(sql`
          select claim.id, claim.applicant_id, paper.file_id, paper.kind
          from json_to_recordset(${JSON.stringify(papers)}) as paper (place smallint, file_id bigint, kind text)
          join claim on claim.place = paper.place`)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll(),
    )
    .with("entry_file", (query) =>
      query
        .insertInto("entry_file")
        .columns(["entry_id", "applicant_id", "file_id"])
        .expression(sql`
          select entry.id, entry.applicant_id, file.id::bigint
          from entry, json_array_elements_text(${JSON.stringify(files)}) as file (id)`)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll(),
    )
    .selectFrom("entry")
    .select(["entry.id", entryJsonText.as("text")])
    .executeTakeFirstOrThrow();
  return { id, answer: new RawJson(text) };
}

/** Passed as one JSON value, so that the statement has the same text for any number of claims. */
const claimColumns = [
  "applicant_id",
  "place",
  "code",
  "status",
  "invoice_confirmation_status",
  "additional_doc_confirmation_status",
  ...claimFieldNames,
  "receive_payment_account",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof ClaimTable)[];

function claimRow(
  { applicant_id, code, created_at, updated_at }: NewEntry["entry"],
  { fields, papers }: SubmittedClaim,
  place: number,
): Pick<Selectable<ClaimTable>, (typeof claimColumns)[number]> {
  const { confirming, notSubmitted } = DocumentsConfirmation;
  const claimFiles = { contentfiles: papers };
  return {
    ...fields,
    applicant_id,
    place,
    code: `${code}-${place}`,
    status: moves.submit.claims.others.to,
    invoice_confirmation_status: hasInvoiceFile(claimFiles) ? confirming : notSubmitted,
    additional_doc_confirmation_status: includesAdditionalDocuments(claimFiles) ? confirming : notSubmitted,
    created_at,
    updated_at,
  };
}
