import { identityCopy } from "@kaitori/brand/copy/identity";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { Banner, Button, Stack } from "@kaitori/ui";
import { DraftDialogs } from "#foundation/forms/DraftDialogs.tsx";
import { useSummaryLineOf } from "#foundation/forms/use-summary-line-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { SectionCard } from "./SectionCard.tsx";
import { SectionForm } from "./SectionForm.tsx";
import { fixedFields, sectionsOf } from "./sections.ts";
import { useFieldNameOf } from "./use-field-names.ts";
import { useIdentity } from "./use-identity.ts";
import type { ProfilePageState } from "./use-profile-page.ts";

export interface ProfileSectionsProps {
  readonly page: ProfilePageState;
  /** The page already has a primary button. */
  readonly hasNextStep?: boolean;
}

export function ProfileSections({ page, hasNextStep = false }: ProfileSectionsProps) {
  const { profile, draft, editing } = page;
  const words = useCopy(profileCopy);
  const identity = useCopy(identityCopy);
  const { mustResubmit, tone, status, help } = useIdentity(profile);
  // An open form shows its fixed fields itself.
  const isNameFixed =
    !editing &&
    sectionsOf(profile).some(
      (section) => section !== "bank" && fixedFields(section, profile, mustResubmit) !== "nothing",
    );
  const summaryLineOf = useSummaryLineOf(useFieldNameOf(profile));
  return (
    <Stack gap="m">
      {page.wasRestored && editing && <Banner tone="notice">{words.restored}</Banner>}
      {mustResubmit && editing !== "identity" && (
        <Banner
          tone={tone}
          title={words.identityState({ title: identity.title, status })}
          action={
            !editing && (
              <Button tone={hasNextStep ? "secondary" : "primary"} onClick={() => page.edit("identity")}>
                {profile.addfiles.length > 0 ? identity.sendAgain : identity.send}
              </Button>
            )
          }
        >
          {help || words.mustResubmit}
        </Banner>
      )}
      {isNameFixed && <Banner tone="notice">{words.nameFixed}</Banner>}
      {sectionsOf(profile).map((section) => (
        <SectionCard
          key={section}
          section={section}
          profile={profile}
          onEdit={editing ? undefined : () => page.edit(section)}
          form={editing === section && <SectionForm section={section} page={page} />}
        />
      ))}
      <DraftDialogs draft={draft} summaryLineOf={summaryLineOf} />
    </Stack>
  );
}
