import type { FormDraft } from "@kaitori/wire";
import { restoreDraft } from "#foundation/forms/restore-draft.ts";
import type { ResubmitValues } from "./resubmit-values.ts";

type SavedInput = FormDraft["input"];

/** The saved values, laid over the entry claim by claim: there are as many as the entry has (B3). */
export function restoreResubmission(start: ResubmitValues, kept: SavedInput): ResubmitValues {
  const claims: unknown[] = Array.isArray(kept?.claims) ? kept.claims : [];
  return {
    ...restoreDraft(start, kept),
    claims: start.claims.map((claim, index) => restoreDraft(claim, inputOf(claims[index]))),
  };
}

const inputOf = (value: unknown): SavedInput =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
