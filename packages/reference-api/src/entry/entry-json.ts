import { ClaimStatus, claimFieldNames, claimFields, EntryStatus } from "@kaitori/domain";
import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../database/database.ts";
import { notFound } from "../http/errors.ts";
import { RawJson } from "../http/handle.ts";

/**
 * PostgreSQL writes the JSON of an entry with its claims and files, because building it from rows would be the most
 * expensive part of the list. A test compares the result with the schema of the wire.
 */

/** Only the response for one entry contains the bank statements. */
type Extent = "single" | "listed";

/** The applicant sees decisions of the desk only after the offer (R4.21). */
type Reader = "applicant" | "desk";

/** JSON of a file without its picture, because an entry may list sixty files twice. */
const upload = sql`json_build_object(
  'kind', file.kind, 'kinds', file.kinds, 'name', file.name, 'content_type', file.content_type, 'image', null,
  'id', file.id, 'created_at', file.created_at)`;

const wasOffered = sql`entry.offered_at is not null`;

/** Before the offer a claim is under review for the applicant, unless the entry was rejected or cancelled. */
const statusOfClaim: Readonly<Record<Reader, RawBuilder<unknown>>> = {
  desk: sql`claim.status`,
  applicant: sql`case
    when ${wasOffered} or entry.rejected_at is not null
      or claim.status not in (${sql.lit(ClaimStatus.canBuy)}, ${sql.lit(ClaimStatus.cannotBuy)}) then claim.status
    when entry.cancelled_at is not null then ${sql.lit(ClaimStatus.cancel)}
    else ${sql.lit(ClaimStatus.underReview)} end`,
};

/** Returns a column of the review; null for the applicant before the offer. */
const ifDecided = (reader: Reader, column: RawBuilder<unknown>) =>
  reader === "desk" ? column : sql`case when ${wasOffered} then ${column} end`;

/** Fields that the applicant filled in. The wire has yen as text. */
const fieldsOfClaim = sql.join(
  claimFieldNames.map((field) => {
    const column = sql.ref(`claim.${field}`);
    return sql`${sql.lit(field)}, ${claimFields[field] === "yen" ? sql`${column}::text` : column}`;
  }),
);

const claim = (reader: Reader) => sql`json_build_object(
  'id', claim.id, 'code', claim.code, 'status', ${statusOfClaim[reader]},
  'invoice_confirmation_status', claim.invoice_confirmation_status,
  'additional_doc_confirmation_status', claim.additional_doc_confirmation_status,
  ${fieldsOfClaim},
  'purchase_principal_amount', ${ifDecided(reader, sql`claim.purchase_principal_amount::text`)},
  'purchase_amount', ${ifDecided(reader, sql`claim.purchase_amount::text`)},
  'purchase_ratio', ${ifDecided(reader, sql`claim.purchase_ratio::text`)},
  'purchase_fee', ${ifDecided(reader, sql`claim.purchase_fee::text`)},
  'purchase_fee_ratio', ${ifDecided(reader, sql`claim.purchase_fee_ratio::text`)},
  'bank_charge', ${ifDecided(reader, sql`claim.bank_charge::text`)},
  'return_date', ${ifDecided(reader, sql`claim.return_date`)}, 'returned_at', claim.handed_over_at, 'cancelled_at', claim.cancelled_at,
  'created_at', claim.created_at, 'updated_at', claim.updated_at,
  'entry', claim.entry_id,
  'metadata', claim.metadata,
  'receive_payment_account', claim.receive_payment_account,
  'contentfiles', coalesce(papers.files, '[]'),
  'contentfile_relations', coalesce(papers.relations, '[]'))`;

/** Files of one claim as a list, and those that are not erased with their kind. */
const papersOfClaim = sql`
  select json_agg(${upload} order by file.id) as files,
    json_agg(json_build_object('kind', claim_file.kind, 'contentfile', ${upload}) order by file.id)
      filter (where file.erased_at is null) as relations
  from claim_file join file on file.id = claim_file.file_id
  where claim_file.claim_id = claim.id`;

const entry = (extent: Extent, reader: Reader) => sql`json_build_object(
  'id', entry.id, 'code', entry.code, 'status', entry.status,
  'account_activity_statement_confirmation_status', entry.account_activity_statement_confirmation_status,
  'financial_statement_confirmation_status', entry.financial_statement_confirmation_status,
  'channel_type', entry.channel_type,
  'purchase_amount_desired', entry.purchase_amount_desired::text,
  'purpose', entry.purpose,
  'description_of_inadequate_document', entry.description_of_inadequate_document,
  'contracted_at', entry.contracted_at, 'transferred_at', entry.paid_out_at,
  'cancelled_at', entry.cancelled_at, 'reviewed_at', entry.offered_at, 'rejected_at', entry.rejected_at,
  'transaction_completed_at', entry.closed_at,
  'created_at', entry.created_at, 'updated_at', entry.updated_at,
  'user', entry.applicant_id,
  'metadata', entry.metadata, 'draft_entry_id', entry.draft_entry_id,
  'auto_rejection_started_at', entry.auto_rejection_started_at,
  'contract_period', entry.contract_period,
  'bank_account', entry.bank_account,
  'resubmitted_at', entry.resubmitted_at,
  'pay_out_by', (select contract.pay_out_by from contract where contract.entry_id = entry.id),
  ${extent === "single" ? sql`'banks', entry.banks,` : sql``}
  'claims', coalesce((
    select json_agg(${claim(reader)} order by claim.place)
    from claim left join lateral (${papersOfClaim}) papers on true
    where claim.entry_id = entry.id), '[]'),
  'addfiles', coalesce((
    select json_agg(${upload} order by file.id)
    from entry_file join file on file.id = entry_file.file_id
    where entry_file.entry_id = entry.id), '[]'))`;

export const entryJsonText: RawBuilder<string> = sql`${entry("single", "applicant")}::text`;

export interface EntryPage {
  /** Maximum number of archived entries. */
  readonly finished: number;
  /** Lists only archived entries that are older than this one. */
  readonly before?: number | undefined;
}

/** Lists the latest entries first. The first page also contains all entries that are not archived. */
export async function entriesJson(
  executor: Executor,
  applicantId: number,
  { finished, before }: EntryPage,
): Promise<RawJson> {
  const isArchived = sql`status = ${sql.lit(EntryStatus.archived)}`;
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(${entry("listed", "applicant")} order by entry.id desc), '[]')::text as json
    from entry where entry.applicant_id = ${applicantId}
      and (entry.id in (
        select id from entry where applicant_id = ${applicantId} and ${isArchived}
          ${before === undefined ? sql`` : sql`and id < ${before}`}
        order by id desc limit ${finished})
      ${before === undefined ? sql`or not ${isArchived}` : sql``})`.execute(executor);
  return new RawJson(rows[0]?.json ?? "[]");
}

/** Reads one entry. The caller checks that the reader may see it. */
export async function entryJson(
  executor: Executor,
  id: number,
  reader: Reader = "applicant",
): Promise<RawJson> {
  const { rows } = await sql<{ json: string }>`
    select ${entry("single", reader)}::text as json from entry where entry.id = ${id}`.execute(executor);
  if (!rows[0]) throw notFound();
  return new RawJson(rows[0].json);
}
