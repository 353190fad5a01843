import { paperOfKind } from "@kaitori/domain";
import { type DraftEntry, getDraftEntry } from "@kaitori/wire";
import { useState } from "react";
import type { DraftSaver } from "#foundation/forms/draft-saver.ts";
import { useDraftSaver } from "#foundation/forms/use-form-draft.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { type DraftContent, filesOf, papersOfContent } from "./draft-content.ts";
import { type DraftFields, entryDraftStorage, savedFields } from "./entry-draft-storage.ts";

/**
 * The draft of the entry for one step, which writes only `fields`:
 *
 *   export const load = loadDraftEntry;                                  // with other data that the step needs
 *   const { draft: savedDraft } = useScreenData<typeof load>();
 *   const draft = useEntryDraft(savedDraft, ["claims", "purpose"]);
 *   const form = useValidatedForm({ initialValues: valuesOf(savedDraft), … });
 *   useSaveInDraft(draft, form, (values) => ({ claims: claimsOf(values), purpose: values.purpose }));
 *   <DraftStatus draft={draft} /> <DraftDialogs draft={draft} />
 *
 * The screen has `key={savedDraft.version}`, so that it remounts when the user takes the other tab's draft. Files are in the
 * store of uploads, by kind; the form refers to them by id. `await draft.flush()` before going on to a next step.
 */
export function useEntryDraft<Field extends keyof DraftContent>(
  loadedDraft: DraftEntry,
  fields: readonly Field[],
): DraftSaver<DraftFields<Field>> {
  const site = useSite();
  // Before the first render, to avoid flicker.
  useState(() => uploadsOf(site).replaceAll(filesOf(loadedDraft), isEntryKind));
  return useDraftSaver(savedFields(loadedDraft, fields), () =>
    entryDraftStorage(site.api, loadedDraft, fields, uploadsOf(site).sendAssignments, (content) =>
      site.readiness.updatePapers(papersOfContent(content)),
    ),
  );
}

const kindsOutsideEntry: ReadonlySet<string | null> = new Set([null, "identity", "delinquency"]);

const isEntryKind = (kind: string) => !kindsOutsideEntry.has(paperOfKind(kind));

export const loadDraftEntry = async ({ site }: Pick<LoadArgs, "site">) => ({
  draft: await site.api.call(getDraftEntry),
});
