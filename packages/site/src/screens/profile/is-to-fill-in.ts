import type { Profile } from "@kaitori/wire";
import { sectionIssues } from "./profile-form-issues.ts";
import { profileValuesOf } from "./profile-values.ts";
import { fieldsOf, type ProfileSection } from "./sections.ts";

/** Whether a section is to be filled in rather than changed: something needed lacks, or nothing is there yet. */
export function isToFillIn(section: ProfileSection, profile: Profile): boolean {
  const values = profileValuesOf(profile);
  const isLacking = sectionIssues(values, [section]).some(({ code }) => code === "blank");
  return isLacking || fieldsOf(section, values).every((field) => values[field] === "");
}
