import { Stack } from "@kaitori/ui";
import type { JudgedForm } from "../../forms/use-judged-form.ts";
import { BusinessFields } from "./BusinessFields.tsx";
import { IdentityFields } from "./IdentityFields.tsx";
import { NameFields } from "./NameFields.tsx";
import { OfficeFields } from "./OfficeFields.tsx";
import { OwnAccountFields } from "./OwnAccountFields.tsx";
import { OwnerFields } from "./OwnerFields.tsx";
import type { ProfileValues } from "./profile-values.ts";
import type { ProfileSection } from "./sections.ts";

export interface SectionFieldsProps {
  readonly section: ProfileSection;
  readonly form: JudgedForm<ProfileValues>;
  readonly earlier: ReadonlySet<number>;
  /** The documents have to come with it. */
  readonly needsDocuments?: boolean;
}

/** The fields of one section of the profile, the same wherever it is filled in or changed. */
export function SectionFields({ section, form, earlier, needsDocuments = false }: SectionFieldsProps) {
  if (section === "office") return <OfficeFields form={form} />;
  if (section === "owner") return <OwnerFields form={form} />;
  if (section === "business") return <BusinessFields form={form} />;
  if (section === "bank") return <OwnAccountFields form={form} />;
  return (
    <Stack gap="l">
      <NameFields form={form} />
      <IdentityFields form={form} earlier={earlier} required={needsDocuments} />
    </Stack>
  );
}
