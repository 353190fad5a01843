import { Stack } from "@kaitori/ui";
import type { Id } from "@kaitori/wire";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { BusinessFields } from "./BusinessFields.tsx";
import { IdentityFields, type IdentityFieldsProps } from "./IdentityFields.tsx";
import { NameFields } from "./NameFields.tsx";
import { OfficeFields } from "./OfficeFields.tsx";
import { OwnAccountFields } from "./OwnAccountFields.tsx";
import { OwnerFields } from "./OwnerFields.tsx";
import type { ProfileValues } from "./profile-values.ts";
import type { ProfileSection } from "./sections.ts";

export interface SectionFieldsProps {
  readonly section: ProfileSection;
  readonly form: JudgedForm<ProfileValues>;
  readonly earlier: ReadonlySet<Id>;
  /** An entry is being judged under this name and address (R4.20). */
  readonly isPartyFixed: boolean;
  readonly documents?: IdentityFieldsProps["needed"];
}

/** The fields of one section of the profile, the same wherever it is filled in or changed. */
export function SectionFields(props: SectionFieldsProps) {
  const { section, form, earlier, isPartyFixed, documents } = props;
  if (section === "office") return <OfficeFields form={form} isPartyFixed={isPartyFixed} />;
  if (section === "owner") return <OwnerFields form={form} isPartyFixed={isPartyFixed} />;
  if (section === "business") return <BusinessFields form={form} isPartyFixed={isPartyFixed} />;
  if (section === "bank") return <OwnAccountFields form={form} />;
  return (
    <Stack gap="l">
      <NameFields form={form} isFixed={isPartyFixed} />
      <IdentityFields form={form} earlier={earlier} needed={documents} />
    </Stack>
  );
}
