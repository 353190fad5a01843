import { type DraftValue, hasUnsavedChanges } from "@kaitori/domain";
import type { ProfileValues } from "./profile-values.ts";

/** The fields that differ, in the order of the form. */
export const changedFields = (
  before: ProfileValues,
  after: ProfileValues,
  fields: readonly (keyof ProfileValues)[],
): (keyof ProfileValues)[] =>
  fields.filter((field) => hasUnsavedChanges(draft(before[field]), draft(after[field])));

const draft = (value: ProfileValues[keyof ProfileValues]): DraftValue =>
  typeof value === "object" && !Array.isArray(value) ? { ...value } : value;
