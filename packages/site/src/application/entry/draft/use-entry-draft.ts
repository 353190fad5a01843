import { type ApiClient, refusalOf } from "@kaitori/api-client";
import { paperOfKind } from "@kaitori/domain";
import { type DraftEntry, getDraftEntry, putDraftEntry } from "@kaitori/wire";
import { useState } from "react";
import type { DraftSaver, DraftStorage, SavedDraft } from "#foundation/forms/draft-saver.ts";
import { useDraftSaver } from "#foundation/forms/use-form-draft.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { contentOf, type DraftContent, draftBodyOf, filesOf, papersOfContent } from "./draft-content.ts";

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

export type DraftFields<Field extends keyof DraftContent> = Pick<DraftContent, Field>;

export const savedFields = <Field extends keyof DraftContent>(
  draft: DraftEntry,
  fields: readonly Field[],
): SavedDraft => ({
  version: draft.version,
  input: Object.fromEntries(fields.map((field) => [field, contentOf(draft)[field]])),
});

/** The call saves all fields: those of other steps are sent back as last read, so that two tabs do not clash (B3). */
export function entryDraftStorage<Field extends keyof DraftContent>(
  api: Pick<ApiClient, "call">,
  loadedDraft: DraftEntry,
  fields: readonly Field[],
  /** Sends the papers that the user has assigned to files since the last call. */
  sendAssignments: () => Promise<void>,
  onSaved: (content: DraftContent) => void,
): DraftStorage<DraftFields<Field>> {
  let lastContent = contentOf(loadedDraft);
  return {
    async save(version, fieldsOfStep, follows) {
      await sendAssignments();
      const next: DraftContent = { ...lastContent, ...fieldsOfStep };
      const body = {
        ...draftBodyOf(next),
        version,
        ...(follows && { follows: draftBodyOf({ ...lastContent, ...follows }) }),
      };
      const answer = await api.call(putDraftEntry, { body });
      lastContent = next;
      onSaved(lastContent);
      return answer;
    },
    currentOf(error) {
      const current = refusalOf(putDraftEntry, 409, error)?.current;
      if (!current) return undefined;
      lastContent = contentOf(current);
      return savedFields(current, fields);
    },
  };
}
