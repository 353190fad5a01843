import type { FormDraft, Profile } from "@kaitori/wire";
import { useState } from "react";
import { restoreDraft } from "../../forms/restore-draft.ts";
import { useFormDraft } from "../../forms/use-form-draft.ts";
import { type ProfileValues, profileValuesOf } from "./profile-values.ts";
import { type ProfileSection, sectionsOf } from "./sections.ts";
import { useKnownFiles } from "./use-known-files.ts";

/** The profile as it stands, and the one section of it that is being changed. */
export function useProfilePage(loaded: { profile: Profile; kept: FormDraft }) {
  const { kept } = loaded;
  const [profile, setProfile] = useState(loaded.profile);
  useKnownFiles(profile);
  const draft = useFormDraft(kept);
  const [editing, setEditing] = useState<ProfileSection | null>(() => sectionKept(kept, profile));
  const [start, setStart] = useState<ProfileValues>(() => restoreDraft(profileValuesOf(profile), kept.input));

  return {
    profile,
    draft,
    editing,
    start,
    wasRestored: sectionKept(kept, profile) !== null,
    edit(section: ProfileSection) {
      setStart(profileValuesOf(profile));
      setEditing(section);
    },
    saved(changed: Profile) {
      setProfile(changed);
      setEditing(null);
    },
    async cancel() {
      setEditing(null);
      await draft.keeper.discard();
    },
  };
}

/** Which section a kept change is about, if it still is one of this profile's. */
function sectionKept({ input }: FormDraft, profile: Profile): ProfileSection | null {
  const sections = sectionsOf(profile).filter(
    (section) => section !== "bank" || profile.can_edit_bank_account,
  );
  return sections.find((section) => section === input?.section) ?? null;
}
