import { DraftEntryInput, type KeptDraft } from "@kaitori/wire";
import { type ExpressionBuilder, sql } from "kysely";
import * as v from "valibot";
import type { Executor } from "../../database/database.ts";
import type { DraftRow, DraftTables } from "../../database/tables/entry-tables.ts";
import type { OwnIds } from "../../database/tables/own-records.ts";
import { conflict } from "../../http/errors.ts";
import { readStored } from "../../http/read-request.ts";

type DraftName = { applicantId: number; form: string };

const hasName =
  ({ applicantId, form }: DraftName) =>
  (is: ExpressionBuilder<DraftTables, "draft">) =>
    is.and({ applicant_id: applicantId, form });

export const findDraft = (executor: Executor, name: DraftName): Promise<DraftRow | undefined> =>
  executor.selectFrom("draft").selectAll().where(hasName(name)).executeTakeFirst();

export const draftVersion = ({ version, updated_at }: DraftRow): KeptDraft => ({
  version,
  updated_at: updated_at.toISOString(),
});

type DraftWrite = DraftName & {
  version: number;
  content: object;
  /** Content of an earlier write of the same page without a response. */
  follows?: object | undefined;
  now: Date;
};

/** Versions are unique across drafts, so that a new draft is not mistaken for a deleted one. */
const nextVersion = sql<number>`nextval('draft_version')`;

/** Undefined if another page has written since `version` was read (B3). Identical stored content is a retry. */
export async function writeDraft(executor: Executor, write: DraftWrite): Promise<DraftRow | undefined> {
  const inserted = write.version === 0 && (await insertDraft(executor, write));
  return inserted || (await updateDraft(executor, write)) || findIdenticalDraft(executor, write);
}

const hasContent = (content: object) => sql<boolean>`content = ${JSON.stringify(content)}::jsonb`;

const findIdenticalDraft = (executor: Executor, { version, content, ...name }: DraftWrite) =>
  executor
    .selectFrom("draft")
    .selectAll()
    .where(hasName(name))
    .where("version", ">", version)
    .where(hasContent(content))
    .executeTakeFirst();

const insertDraft = (executor: Executor, { applicantId, form, content, now }: DraftWrite) =>
  executor
    .insertInto("draft")
    .values({
      applicant_id: applicantId,
      form,
      version: nextVersion,
      content: JSON.stringify(content),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(["applicant_id", "form"]).doNothing())
    .returningAll()
    .executeTakeFirst();

const updateDraft = (executor: Executor, { version, content, follows, now, ...name }: DraftWrite) =>
  executor
    .updateTable("draft")
    .set({ version: nextVersion, content: JSON.stringify(content), updated_at: now })
    .where(hasName(name))
    .where(({ or, and, eb }) =>
      or([
        eb("version", "=", version),
        ...(follows ? [and([eb("version", ">", version), hasContent(follows)])] : []),
      ]),
    )
    .returningAll()
    .executeTakeFirst();

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

export async function deleteDraft(executor: Executor, name: DraftName): Promise<void> {
  await executor.deleteFrom("draft").where(hasName(name)).execute();
}

/** Conflict that contains the newer draft (B3). */
export const staleDraft = (current: object) => conflict("draftStale", { current });

/** Name of the draft that all steps of a new entry share. */
export const draftEntryForm = "entry";

/** Content of the draft row: the input without its version. */
export const StoredDraftEntry = v.omit(DraftEntryInput, ["version", "follows"]);
export type StoredDraftEntry = OwnIds<v.InferOutput<typeof StoredDraftEntry>>;

/** Returns undefined for an old draft that exceeds a current limit. */
export function readStoredDraft(content: unknown): StoredDraftEntry | undefined {
  return readStored(StoredDraftEntry, content);
}

export const emptyStoredDraft: StoredDraftEntry = {
  ...v.parse(StoredDraftEntry, {}),
  banks: [],
  claims: [],
  addfiles: [],
};
