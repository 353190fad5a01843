import { DraftEntryInput } from "@kaitori/wire";
import * as v from "valibot";
import type { OwnIds } from "../../database/tables/own-records.ts";
import { readOwn } from "../../http/own-ids.ts";

/** The steps towards an entry share one draft. */
export const draftEntryForm = "entry";

/** The content of the draft row: the input as it was sent, without the version it was based on. */
export const KeptDraftEntry = v.omit(DraftEntryInput, ["version", "follows"]);
export type KeptDraftEntry = OwnIds<v.InferOutput<typeof KeptDraftEntry>>;

/** An old draft that exceeds a limit of today counts as empty; it can still be overwritten. */
export function readKeptDraft(content: unknown): KeptDraftEntry | undefined {
  return readOwn(KeptDraftEntry, content);
}

export const nothingKept: KeptDraftEntry = {
  ...v.parse(KeptDraftEntry, {}),
  banks: [],
  claims: [],
  addfiles: [],
};
