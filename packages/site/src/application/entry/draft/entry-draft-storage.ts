import { type ApiClient, refusalOf } from "@kaitori/api-client";
import { type DraftEntry, putDraftEntry } from "@kaitori/wire";
import type { DraftStorage, SavedDraft } from "#foundation/forms/draft-saver.ts";
import { contentOf, type DraftContent, draftBodyOf } from "./draft-content.ts";

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
