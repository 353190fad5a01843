import * as v from "valibot";
import { call } from "../call.ts";
import { codesField } from "../errors/codes.ts";
import { record } from "../record.ts";
import { DraftEntry, DraftEntryInput } from "../records/draft-entry.ts";
import { KeptDraft } from "../records/kept-draft.ts";

/** 409: another tab or device has saved the draft in the meantime (B3). */
export const DraftEntryConflict = record(
  "DraftEntryConflict",
  { detail: v.string(), current: DraftEntry },
  codesField,
);
export type DraftEntryConflict = v.InferOutput<typeof DraftEntryConflict>;

export const getDraftEntry = call({
  summary: "Get the draft of the entry",
  method: "GET",
  path: "draft_entry/",
  answer: DraftEntry,
  sinceServerLevel: 1,
});

export const putDraftEntry = call({
  summary: "Save the draft of the entry",
  method: "PUT",
  path: "draft_entry/",
  body: DraftEntryInput,
  answer: KeptDraft,
  errors: { 409: DraftEntryConflict },
  keepalive: true,
  sinceServerLevel: 1,
});
