import type { ClaimStatus, EntryStatus, KnownFurtherPaper } from "@kaitori/domain";
import { getSuppressEntries } from "@kaitori/wire";
import { type RawBuilder, sql } from "kysely";
import type { Executor, Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { DraftRow } from "../../database/tables/entry-tables.ts";
import { furtherPaperStates } from "../../documents/further-papers.ts";
import { handlePublic } from "../../http/handle.ts";
import { draftEntryForm } from "../draft/draft-store.ts";

/** The facts that decide whether the applicant may make a new entry. */
export type NewEntryContext = {
  applicant: Applicant;
  entries: readonly {
    status: EntryStatus;
    created_at: string;
    claims: readonly { status: ClaimStatus }[];
  }[];
  suppression: string | null;
  /** States of the further papers that are not erased. */
  furtherPapers: readonly KnownFurtherPaper[];
  /** The stored draft, locked until the end of the transaction. */
  draftRow: DraftRow | undefined;
};

/** JSON list of all entries of the applicant with the statuses of their claims. */
const entriesJson: RawBuilder<NewEntryContext["entries"]> = sql`coalesce((
  select json_agg(json_build_object('status', entry.status, 'created_at', entry.created_at, 'claims', coalesce((
    select json_agg(json_build_object('status', claim.status)) from claim where claim.entry_id = entry.id), '[]')))
  from entry where entry.applicant_id = applicant.id), '[]')`;
const suppressionMethod: RawBuilder<string | null> = sql`(
  select method from suppress_entries where suppress_entries.brand = applicant.brand)`;

/** A row as JSON: its times are texts. As columns, `select *` would not be prepared (statement-names.ts). */
type JsonRow<Row> = { [Column in keyof Row]: Row[Column] extends Date | null ? string | null : Row[Column] };
type TimeColumn<Row> = { [Column in keyof Row]: Row[Column] extends Date | null ? Column : never }[keyof Row];

const applicantTimes = {
  identity_given_at: true,
  visited_at_entry_page_after_mail_verification: true,
  created_at: true,
  updated_at: true,
  last_login: true,
  left_at: true,
} satisfies Record<TimeColumn<Applicant>, true>;

function fromJsonRow<Row extends object>(row: JsonRow<Row>, times: Record<TimeColumn<Row>, true>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      column in times && typeof value === "string" ? new Date(value) : value,
    ]),
  ) as Row;
}

/**
 * Reads the context in one statement and locks the applicant, then the draft. A statement that waited for the first
 * lock may read entries from before the other tab's submission; then the unique index `entry_one_before_contract`
 * refuses the second entry. The second part reads the first, which keeps the order of the locks.
 */
export async function lockNewEntryContext(
  transaction: Transaction,
  applicantId: number,
): Promise<NewEntryContext> {
  const { applicant, entries, suppression, furtherPapers, draftRow } = await transaction
    .with("applicant", (query) =>
      query.selectFrom("applicant").selectAll().where("id", "=", applicantId).forUpdate(),
    )
    .with("draft", (query) =>
      query
        .selectFrom("draft")
        .selectAll()
        .where("applicant_id", "=", ({ selectFrom }) => selectFrom("applicant").select("applicant.id"))
        .where("form", "=", draftEntryForm)
        .forUpdate(),
    )
    .selectFrom("applicant")
    .select([
      sql<JsonRow<Applicant>>`to_json(applicant)`.as("applicant"),
      entriesJson.as("entries"),
      suppressionMethod.as("suppression"),
      furtherPaperStates.as("furtherPapers"),
      sql<JsonRow<DraftRow> | null>`(select to_json(draft) from draft)`.as("draftRow"),
    ])
    .executeTakeFirstOrThrow();
  return {
    applicant: fromJsonRow<Applicant>(applicant, applicantTimes),
    entries,
    suppression,
    furtherPapers,
    draftRow: draftRow ? fromJsonRow<DraftRow>(draftRow, { updated_at: true }) : undefined,
  };
}

export const suppressEntriesRoutes = [
  handlePublic(getSuppressEntries, ({ services, brand }) => findSuppression(services.database, brand.name)),
];

/** Reads whether the brand has stopped new entries, with the message (R4.18). */
export async function findSuppression(executor: Executor, brand: string) {
  const suppression = await executor
    .selectFrom("suppress_entries")
    .select(["method", "segment", "message"])
    .where("brand", "=", brand)
    .executeTakeFirst();
  return suppression ?? { method: null, segment: null, message: null };
}
