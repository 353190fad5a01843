import * as v from "valibot";
import { call } from "../call.ts";
import { refusal } from "../errors.ts";
import { DraftEntry, DraftEntryInput } from "../records/draft-entry.ts";
import { FormDraft, FormInput, FormName, KeptDraft } from "../records/form-draft.ts";
import { DraftVersion } from "../values.ts";

/** 409: another tab or device has saved the draft in the meantime (B3). */
export const DraftEntryConflict = refusal("DraftEntryConflict", { current: DraftEntry });
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

const path = "form_drafts/:name/";
const params = { name: FormName };

/** 409: another tab or device has saved the draft in the meantime (B3). */
export const FormDraftConflict = refusal("FormDraftConflict", { current: FormDraft });
export type FormDraftConflict = v.InferOutput<typeof FormDraftConflict>;

export const getFormDraft = call({
  summary: "Get the draft of a form",
  method: "GET",
  path,
  params,
  answer: FormDraft,
  sinceServerLevel: 1,
});

export const putFormDraft = call({
  summary: "Save the draft of a form",
  method: "PUT",
  path,
  params,
  /**
   * An `input` of null deletes the draft, unless it is newer than `version`. Version 0 without `follows` deletes every
   * version.
   */
  body: v.object({
    version: DraftVersion,
    input: v.nullable(FormInput),
    /**
     * Input of the page's previous write if its answer was lost. The server may have stored it; then this write is no
     * conflict, although the version has changed.
     */
    follows: v.optional(FormInput),
  }),
  answer: KeptDraft,
  errors: { 409: FormDraftConflict },
  keepalive: true,
  sinceServerLevel: 1,
});
