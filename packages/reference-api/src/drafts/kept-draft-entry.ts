import { DraftEntryInput } from "@kaitori/wire";
import * as v from "valibot";
import type { Executor } from "../database/database.ts";
import { findDraft } from "./draft-store.ts";

/** The steps towards an entry share one draft. */
export const draftEntryForm = "entry";

/** What the draft row holds: the input as it was put, without the version it was based on. */
export const KeptDraftEntry = v.omit(DraftEntryInput, ["version"]);
export type KeptDraftEntry = v.InferOutput<typeof KeptDraftEntry>;

export async function keptDraftEntry(
  executor: Executor,
  applicantId: number,
): Promise<KeptDraftEntry | undefined> {
  const row = await findDraft(executor, { applicantId, form: draftEntryForm });
  return row && v.parse(KeptDraftEntry, row.content);
}
