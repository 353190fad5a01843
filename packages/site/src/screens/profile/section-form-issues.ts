import type { Issue } from "@kaitori/domain";
import { changedFields } from "./changed-fields.ts";
import { sectionIssues } from "./profile-form-issues.ts";
import type { ProfileValues } from "./profile-values.ts";
import type { ProfileSection } from "./sections.ts";

export interface SectionContext {
  readonly section: ProfileSection;
  readonly before: ProfileValues;
  /** Identity has to be handed in again (R4.9). */
  readonly mustResubmit: boolean;
  /** The name of the documents, for the sentence. */
  readonly documents: string;
}

/**
 * The findings about the change of one section. A new name has to be proved by new documents, as an expired one has.
 */
export function sectionFormIssues(
  values: ProfileValues,
  { section, before, mustResubmit, documents }: SectionContext,
): Issue[] {
  const issues = sectionIssues(values, [section]);
  if (section !== "identity" || values.addfiles.length > 0) return issues;
  if (!mustResubmit && !isRenamed(before, values)) return issues;
  return [
    ...issues,
    ...(values.identity_document_type === ""
      ? [{ path: ["identity_document_type"], code: "choice" } as const]
      : [{ path: ["addfiles"], code: "fileMissing", params: { kind: documents } } as const]),
  ];
}

export const isRenamed = (before: ProfileValues, values: ProfileValues) =>
  changedFields(before, values, ["last_name", "first_name"]).length > 0;
