import type { KeptDraft } from "@kaitori/wire";
import { sql } from "kysely";
import type { Executor } from "../../database/database.ts";
import type { DraftRow } from "../../database/tables/draft-tables.ts";

export type DraftName = { applicantId: number; form: string };

export function findDraft(
  executor: Executor,
  { applicantId, form }: DraftName,
): Promise<DraftRow | undefined> {
  return executor
    .selectFrom("draft")
    .selectAll()
    .where("applicant_id", "=", applicantId)
    .where("form", "=", form)
    .executeTakeFirst();
}

export const keptDraft = ({ version, updated_at }: DraftRow): KeptDraft => ({
  version,
  updated_at: updated_at.toISOString(),
});

export type DraftWrite = DraftName & { version: number; content: object; now: Date };

/** No two drafts ever have the same version: a new draft is never mistaken for one that was given up. */
const nextVersion = sql<number>`nextval('draft_version')`;

/**
 * Undefined when somebody else has written since `version` was read (B3). A stored draft with exactly the same content
 * counts as saved: the same request wrote it, and its answer was lost.
 */
export async function writeDraft(executor: Executor, write: DraftWrite): Promise<DraftRow | undefined> {
  const written = await (write.version === 0 ? firstWrite(executor, write) : nextWrite(executor, write));
  return written ?? sameDraft(executor, write);
}

const sameDraft = (executor: Executor, { applicantId, form, version, content }: DraftWrite) =>
  executor
    .selectFrom("draft")
    .selectAll()
    .where("applicant_id", "=", applicantId)
    .where("form", "=", form)
    .where("version", ">", version)
    .where("content", "=", sql<DraftRow["content"]>`${JSON.stringify(content)}::jsonb`)
    .executeTakeFirst();

const firstWrite = (executor: Executor, { applicantId, form, content, now }: DraftWrite) =>
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

const nextWrite = (executor: Executor, { applicantId, form, version, content, now }: DraftWrite) =>
  executor
    .updateTable("draft")
    .set({ version: nextVersion, content: JSON.stringify(content), updated_at: now })
    .where("applicant_id", "=", applicantId)
    .where("form", "=", form)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();

/** The number of the applicant's unfinished forms, without this one. */
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

export async function deleteDraft(executor: Executor, { applicantId, form }: DraftName): Promise<void> {
  await executor
    .deleteFrom("draft")
    .where("applicant_id", "=", applicantId)
    .where("form", "=", form)
    .execute();
}
