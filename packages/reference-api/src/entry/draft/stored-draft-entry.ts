import { DraftEntryInput } from "@kaitori/wire";
import * as v from "valibot";
import type { OwnIds } from "../../database/tables/own-records.ts";
import { readStored } from "../../http/own-ids.ts";

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
