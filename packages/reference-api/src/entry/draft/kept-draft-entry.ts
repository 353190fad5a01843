import { DraftEntryInput } from "@kaitori/wire";
import * as v from "valibot";
import type { OwnIds } from "../../database/tables/own-records.ts";
import { readOwn } from "../../http/own-ids.ts";

/** The steps towards an entry share one draft. */
export const draftEntryForm = "entry";

/** What the draft row holds: the input as it was put, without the version it was based on. */
export const KeptDraftEntry = v.omit(DraftEntryInput, ["version"]);
export type KeptDraftEntry = OwnIds<v.InferOutput<typeof KeptDraftEntry>>;

/** What a draft of before holds too much of, by the limits of today, counts as nothing; it can still be overwritten. */
export function readKeptDraft(content: unknown): KeptDraftEntry | undefined {
  return readOwn(KeptDraftEntry, content);
}

export const nothingKept: KeptDraftEntry = {
  ...v.parse(KeptDraftEntry, {}),
  banks: [],
  claims: [],
  addfiles: [],
};
