import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { commonCopy } from "@kaitori/brand/copy/common";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { Button, Card, Note, SmallHeading } from "@kaitori/ui";
import type { Profile } from "@kaitori/wire";
import type { ReactNode } from "react";
import { useFocusOnChange } from "#foundation/forms/use-focus-on-change.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { PhoneText } from "#parts/text/PhoneText.tsx";
import { profileValuesOf, sectionIssues } from "./profile-values.ts";
import { head } from "./SectionCard.css.ts";
import { SectionData } from "./SectionData.tsx";
import { fieldsOf, fixedFields, type ProfileSection } from "./sections.ts";
import { useSectionTitles } from "./use-field-names.ts";
import { useIdentity } from "./use-identity.ts";

export interface SectionCardProps {
  readonly section: ProfileSection;
  readonly profile: Profile;
  /** Replaces the data while the section is edited. */
  readonly form: ReactNode;
  /** Absent while another section is edited. */
  readonly onEdit: (() => void) | undefined;
}

export function SectionCard({ section, profile, form, onEdit }: SectionCardProps) {
  const words = useCopy(profileCopy);
  const common = useCopy(commonCopy);
  const { locked } = useCopy(bankAccountCopy);
  const { phone } = useSite().brand.settings.legal;
  const title = useSectionTitles(profile)[section];
  const isEditing = Boolean(form);
  // The button that was pressed is gone, so the heading takes the focus.
  const heading = useFocusOnChange<HTMLHeadingElement>(isEditing);
  const { mustResubmit } = useIdentity(profile);
  const fixed = fixedFields(section, profile, mustResubmit);
  const [buttonText, buttonLabelOf] = isToFillIn(section, profile)
    ? [words.fillIn, words.fillInSection]
    : [common.change, words.editSection];

  return (
    <Card as="section" aria-labelledby={section} gap={isEditing ? "l" : "m"}>
      <div className={head}>
        <SmallHeading id={section} tabIndex={-1} ref={heading}>
          {title}
        </SmallHeading>
        {onEdit && fixed !== "all" && (
          <Button tone="secondary" aria-label={buttonLabelOf({ section: title })} onClick={onEdit}>
            {buttonText}
          </Button>
        )}
      </div>
      {form || <SectionData section={section} profile={profile} />}
      {section === "bank" && fixed !== "nothing" && !isEditing && (
        <Note>
          <PhoneText>{locked({ phone })}</PhoneText>
        </Note>
      )}
    </Card>
  );
}

/** True if a section is to be filled in rather than changed: a required field is empty, or all are. */
export function isToFillIn(section: ProfileSection, profile: Profile): boolean {
  const values = profileValuesOf(profile);
  const hasMissingField = sectionIssues(values, [section]).some(({ code }) => code === "blank");
  return hasMissingField || fieldsOf(section, values).every((field) => values[field] === "");
}
