import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { ActionBar, Banner, Button, Text } from "@kaitori/ui";
import type { Id, Profile } from "@kaitori/wire";
import { useState } from "react";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import { useSaveInDraft } from "#foundation/forms/use-form-draft.ts";
import { useLiveValues } from "#foundation/forms/use-live-value.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { belongsToForm } from "./IdentityFields.tsx";
import {
  changedFields,
  fieldOfProfile,
  isRenamed,
  type ProfileValues,
  profileValuesOf,
  readProfile,
  sectionFormIssues,
} from "./profile-values.ts";
import { SectionFields } from "./SectionFields.tsx";
import { saveSection } from "./save-profile.ts";
import { fieldsOf, type ProfileSection } from "./sections.ts";
import { useFieldNameOf, useFieldNames } from "./use-field-names.ts";
import { useIdentity } from "./use-identity.ts";
import type { ProfilePageState } from "./use-profile-page.ts";

export function SectionForm({ section, page }: { section: ProfileSection; page: ProfilePageState }) {
  const { profile, initialValues, draft } = page;
  const site = useSite();
  const { api, session, toasts } = site;
  const words = useCopy(profileCopy);
  const identityWords = useCopy(identityCopy);
  const documentsLabel = useCopy(fileKindsCopy).identity;
  const names = useFieldNames(profile);
  const { mustResubmit, tone, help } = useIdentity(profile);
  const oldValues = profileValuesOf(profile);
  const [earlierFileIds] = useState(() => earlierFileIdsOf(profile, initialValues));

  const form = useValidatedForm({
    initialValues,
    validate: (values) => sectionFormIssues(values, { section, oldValues, mustResubmit, documentsLabel }),
    nameOf: useFieldNameOf(profile),
    fieldAt: fieldOfProfile,
    send: async (typed) => {
      if (draft.reopenConflict()) return;
      const values = readProfile(typed);
      const savedProfile = await saveSection(api, section, values);
      await draft.deleteDraft();
      await session.renew();
      const changes = changedFields(readProfile(oldValues), values, fieldsOf(section, values));
      const fieldNames = [...new Set(changes.map((field) => names[field]))].join(words.sectionSeparator);
      toasts.show("positive", fieldNames === "" ? words.nothingChanged : words.saved({ fields: fieldNames }));
      page.showSaved(savedProfile);
    },
  });
  const typed = useLiveValues(form);
  useSaveInDraft(draft, form, (values) => ({ ...values, section }));

  const cancel = () => {
    // Deletes documents that were uploaded for this change.
    const { store, remove } = uploadsOf(site);
    if (section === "identity")
      for (const row of store.getState())
        if (row.kind === "identity" && belongsToForm(row, earlierFileIds)) void remove(row.key);
    void page.cancel();
  };

  return (
    <ValidatedFormFrame form={form}>
      {section === "identity" && mustResubmit && <Banner tone={tone}>{help}</Banner>}
      {section === "identity" && !mustResubmit && profile.can_edit_name && (
        <Text>{words.nameAndIdentity}</Text>
      )}
      <SectionFields
        section={section}
        form={form}
        earlierFileIds={earlierFileIds}
        isNameFixed={!profile.can_edit_name}
        documentNecessity={mustResubmit || isRenamed(oldValues, typed) ? "now" : "ifChanged"}
      />
      <ActionBar note={<DraftStatus draft={draft} />}>
        <Button type="submit" busy={form.isSending}>
          {section === "identity" && mustResubmit ? identityWords.send : words.save}
        </Button>
        <Button tone="subtle" onClick={cancel}>
          {words.discardChanges}
        </Button>
      </ActionBar>
    </ValidatedFormFrame>
  );
}

/** The ids of documents from before this change; those in the restored draft belong to the change. */
const earlierFileIdsOf = ({ addfiles }: Profile, initialValues: ProfileValues): ReadonlySet<Id> =>
  new Set(addfiles.map(({ id }) => id).filter((id) => !initialValues.addfiles.includes(id)));
