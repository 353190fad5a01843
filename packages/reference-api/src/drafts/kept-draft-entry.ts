import { DraftEntryInput } from "@kaitori/wire";
import * as v from "valibot";

/** The steps towards an entry share one draft. */
export const draftEntryForm = "entry";

/** What the draft row holds: the input as it was put, without the version it was based on. */
export const KeptDraftEntry = v.omit(DraftEntryInput, ["version"]);
export type KeptDraftEntry = v.InferOutput<typeof KeptDraftEntry>;

/** What a draft of before holds too much of, by the limits of today, counts as nothing; it can still be overwritten. */
export function readKeptDraft(content: unknown): KeptDraftEntry | undefined {
  const read = v.safeParse(KeptDraftEntry, content);
  return read.success ? read.output : undefined;
}

export const nothingKept: KeptDraftEntry = v.parse(KeptDraftEntry, {});
