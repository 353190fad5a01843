import { baseFileKind, isDepositType } from "@kaitori/domain";
import { type BankAccount, DraftEntryInput, emptyDraftEntry, type KeptDraft } from "@kaitori/wire";
import { type ExpressionBuilder, type QueryCreator, sql } from "kysely";
import * as v from "valibot";
import { anyOf, type Executor, type Tables, type Transaction } from "../../database/database.ts";
import type { DraftRow, DraftTables } from "../../database/tables/entry-tables.ts";
import type { DraftEntry, UploadRecord, WithNumericIds } from "../../database/tables/numeric-ids.ts";
import { applicantFiles, filesOfDraft } from "../../documents/applicant-files.ts";
import { conflict } from "../../http/errors.ts";
import { readStored } from "../../http/read-request.ts";

type DraftName = { applicantId: number; form: string };

const hasName =
  ({ applicantId, form }: DraftName) =>
  (builder: ExpressionBuilder<DraftTables, "draft">) =>
    builder.and({ applicant_id: applicantId, form });

export const findDraft = (executor: Executor, name: DraftName): Promise<DraftRow | undefined> =>
  executor.selectFrom("draft").selectAll().where(hasName(name)).executeTakeFirst();

export const draftVersion = ({ version, updated_at }: DraftRow): KeptDraft => ({
  version,
  updated_at: updated_at.toISOString(),
});

type DraftWrite = DraftName & {
  version: number;
  content: object;
  /** Content of an earlier write of the same page, whose response has not arrived. */
  follows?: object | undefined;
  now: Date;
};

/** Versions are unique across drafts, so that a new draft is not mistaken for a deleted one. */
const nextVersion = sql<number>`nextval('draft_version')`;

export const hasContent = (content: object) => sql<boolean>`content = ${JSON.stringify(content)}::jsonb`;

/**
 * Undefined if another page has written since `version` was read (B3). Identical stored content is a retry, which keeps
 * its version.
 */
export async function writeDraft(executor: Executor, write: DraftWrite): Promise<DraftRow | undefined> {
  const { applicantId, form, version, content, follows, now } = write;
  const columns = { content: JSON.stringify(content), updated_at: now };
  const inserted =
    version === 0 &&
    (await executor
      .insertInto("draft")
      .values({ applicant_id: applicantId, form, version: nextVersion, ...columns })
      .onConflict((conflict) => conflict.columns(["applicant_id", "form"]).doNothing())
      .returningAll()
      .executeTakeFirst());
  if (inserted) return inserted;
  const isRetry = sql<boolean>`version > ${version} and ${hasContent(content)}`;
  return executor
    .updateTable("draft")
    .set({ version: sql`case when ${isRetry} then version else ${nextVersion} end`, ...columns })
    .where(hasName(write))
    .where(({ or, and, eb }) =>
      or([
        eb("version", "=", version),
        isRetry,
        ...(follows ? [and([eb("version", ">", version), hasContent(follows)])] : []),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function countOtherDrafts(
  executor: Executor,
  { applicantId, form }: DraftName,
): Promise<number> {
  const { drafts } = await executor
    .selectFrom("draft")
    .select(({ fn }) => fn.countAll<string>().as("drafts"))
    .where("applicant_id", "=", applicantId)
    .where("form", "!=", form)
    .executeTakeFirstOrThrow();
  return Number(drafts);
}

export const draftDeletion = (name: DraftName) => (creator: QueryCreator<Tables>) =>
  creator.deleteFrom("draft").where(hasName(name));

/** Conflict that contains the newer draft (B3). */
export const staleDraft = (current: object) => conflict("draftStale", { current });

/** Name of the draft that all steps of a new entry share. */
export const draftEntryForm = "entry";

/** Content of the draft row: the input without its version. */
export const StoredDraftEntry = v.omit(DraftEntryInput, ["version", "follows"]);
export type StoredDraftEntry = WithNumericIds<v.InferOutput<typeof StoredDraftEntry>>;

/** Returns undefined for an old draft that exceeds a current limit. */
export function readStoredDraft(content: unknown): StoredDraftEntry | undefined {
  return readStored(StoredDraftEntry, content);
}

const emptyStoredDraft = v.parse(StoredDraftEntry, {}) as StoredDraftEntry;

/** Converts a row to the draft with its files, without deleted files. */
export async function toDraftEntry(
  transaction: Transaction,
  applicantId: number,
  row: DraftRow | undefined,
): Promise<DraftEntry> {
  if (!row) return emptyDraftEntry;
  const content = readStoredDraft(row.content) ?? emptyStoredDraft;
  const ids = filesOfDraft(content).map(({ id }) => id);
  const draftFiles = await applicantFiles(transaction, applicantId, { ids, withPictures: true });
  const files = new Map(draftFiles.map((file) => [file.id, file]));
  /** Returns the picture only for the first reference to a file. */
  const takeFile = (id: number): UploadRecord[] => {
    const file = files.get(id);
    if (file?.image) files.set(id, { ...file, image: null });
    return file ? [file] : [];
  };
  const toRelations = (relations: StoredDraftEntry["banks"][number]["contentfile_relations"]) =>
    relations.flatMap(({ kind, contentfile: { id } }) =>
      takeFile(id).map((contentfile) => ({
        // The kind of the file may have changed (R5.12). The reference keeps its number.
        kind: baseFileKind(kind) === baseFileKind(contentfile.kind) ? kind : contentfile.kind,
        contentfile,
      })),
    );
  return {
    id: row.id,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    banks: content.banks.map((bank) => ({
      bank_name: bank.bank_name ?? "",
      bank_account_number: bank.bank_account_number ?? "",
      file_format: bank.file_format,
      contentfile_relations: toRelations(bank.contentfile_relations),
    })),
    bank_account: toBankAccount(content.bank_account),
    purchase_amount_desired: content.purchase_amount_desired ?? "",
    purpose: content.purpose ?? "",
    claims: content.claims.map((claim) => ({
      ...claim,
      contentfile_relations: toRelations(claim.contentfile_relations),
    })),
    addfiles: content.addfiles.flatMap(({ id }) => takeFile(id)),
    financial_statements: content.financial_statements,
    replaced: await replacedClaims(transaction, applicantId, content.claims),
  };
}

/**
 * Reasons why the claims that the draft replaces were refused, after an offer or rejection: those of the claim, or else
 * of its entry; only claims of the applicant (R6.3).
 */
async function replacedClaims(
  transaction: Transaction,
  applicantId: number,
  claims: StoredDraftEntry["claims"],
): Promise<DraftEntry["replaced"]> {
  const replacedIds = claims.flatMap(({ replaces }) => replaces ?? []);
  if (replacedIds.length === 0) return [];
  const { rows } = await sql<NonNullable<DraftEntry["replaced"]>[number]>`
    select distinct on (claim.id) claim.id as claim, coalesce(refusal.reasons, '[]') as reasons
    from claim join entry on entry.id = claim.entry_id
      left join entry_history as refusal on refusal.entry_id = entry.id
        and (entry.offered_at is not null or entry.rejected_at is not null)
        and (act = 'refuse' and refusal.claim_id = claim.id or act = 'reject' and refusal.claim_id is null)
    where claim.applicant_id = ${applicantId} and claim.id = ${anyOf(replacedIds)}
    order by claim.id, refusal.claim_id nulls last, refusal.id desc`.execute(transaction);
  return rows;
}

/** The deposit type is ordinary until the applicant chooses one. */
function toBankAccount(account: StoredDraftEntry["bank_account"]): BankAccount | null {
  if (!account) return null;
  return {
    bank_name: account.bank_name ?? "",
    branch_name: account.branch_name ?? "",
    deposit_type: isDepositType(account.deposit_type) ? account.deposit_type : "ordinary",
    bank_account_number: account.bank_account_number ?? "",
    account_holder_name: account.account_holder_name ?? "",
    bank_code: account.bank_code,
    branch_code: account.branch_code,
  };
}
