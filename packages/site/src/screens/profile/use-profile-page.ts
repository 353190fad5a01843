import type { FormDraft, Profile } from "@kaitori/wire";
import { useState } from "react";
import { useLocation } from "react-router";
import { useFormDraft } from "#foundation/forms/use-form-draft.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { initialProfileValues } from "./load-profile.ts";
import { type ProfileValues, profileValuesOf } from "./profile-values.ts";
import { fixedFields, type ProfileSection, sectionsOf } from "./sections.ts";
import { useIdentity } from "./use-identity.ts";

const identityHash: `#${ProfileSection}` = "#identity";

export function useProfilePage(loaded: { profile: Profile; savedDraft: FormDraft }) {
  const { savedDraft } = loaded;
  const [profile, setProfile] = useState(loaded.profile);
  useSavedFiles(profile);
  const draft = useFormDraft(savedDraft);
  const { mustResubmit } = useIdentity(profile);
  const draftSection = sectionOfDraft(savedDraft, profile, mustResubmit);
  const { hash } = useLocation();
  const [editing, setEditing] = useState<ProfileSection | null>(
    draftSection ?? (mustResubmit && hash === identityHash ? "identity" : null),
  );
  const [initialValues, setInitialValues] = useState<ProfileValues>(() =>
    initialProfileValues(profile, savedDraft.input),
  );

  return {
    profile,
    draft,
    editing,
    initialValues,
    wasRestored: draftSection !== null,
    edit(section: ProfileSection) {
      setInitialValues(profileValuesOf(profile));
      setEditing(section);
    },
    showSaved(savedProfile: Profile) {
      setProfile(savedProfile);
      setEditing(null);
    },
    async cancel() {
      setEditing(null);
      // In a conflict only the local change is discarded.
      if (draft.store.getState().kind === "conflict") draft.discardUnsavedInput();
      else await draft.deleteDraft();
    },
  };
}

export type ProfilePageState = ReturnType<typeof useProfilePage>;

/** The section of the saved draft, if this profile still has it. */
function sectionOfDraft(
  { input }: FormDraft,
  profile: Profile,
  mustResubmit: boolean,
): ProfileSection | null {
  const section = sectionsOf(profile).find((section) => section === input?.section);
  return section && fixedFields(section, profile, mustResubmit) !== "all" ? section : null;
}

/** Adds the server's files to the upload store before the first render, to avoid flicker. */
export function useSavedFiles({ addfiles }: Pick<Profile, "addfiles">) {
  const site = useSite();
  useState(() => uploadsOf(site).add(addfiles));
}
