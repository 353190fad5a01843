import { DraftEntryInput } from "@kaitori/wire";
import * as v from "valibot";

/** The steps towards an entry share one draft. */
export const draftEntryForm = "entry";

/** What the draft row holds: the input as it was put, without the version it was based on. */
export const KeptDraftEntry = v.omit(DraftEntryInput, ["version"]);
export type KeptDraftEntry = v.InferOutput<typeof KeptDraftEntry>;

export const readKeptDraft = (content: unknown): KeptDraftEntry | undefined =>
  content === null || content === undefined ? undefined : v.parse(KeptDraftEntry, content);
