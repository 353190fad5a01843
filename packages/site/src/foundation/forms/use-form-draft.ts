import { type ApiClient, refusalOf } from "@kaitori/api-client";
import { hasUnsavedChanges } from "@kaitori/domain";
import { type FormDraft, putFormDraft } from "@kaitori/wire";
import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";
import {
  createDraftSaver,
  type DraftInput,
  type DraftSaver,
  type DraftState,
  type DraftStorage,
  type SavedDraft,
} from "./draft-saver.ts";
import type { ValidatedForm } from "./use-validated-form.ts";

/** Only the component that calls this hook rerenders, not the form. */
export const useDraftState = (draft: DraftSaver): DraftState => useStore(draft.store);

export function useFormDraft(loadedDraft: FormDraft): DraftSaver {
  const { api } = useSite();
  return useDraftSaver(loadedDraft, () => formDraftStorage(api, loadedDraft.name));
}

export function useDraftSaver<Input extends DraftInput>(
  loadedDraft: SavedDraft,
  storageOf: () => DraftStorage<Input>,
): DraftSaver<Input> {
  const { reauth, reloader } = useSite();
  const [saver] = useState(() =>
    createDraftSaver({ storage: storageOf(), loadedDraft, withLogin: reauth.withLogin }),
  );
  useEffect(() => {
    // On a phone a hidden page may never be shown again. During a conflict nothing is saved here: the user may be
    // looking at the other tab.
    const saveUnlessConflict = () =>
      void (saver.store.getState().kind !== "conflict" && saver.flushBeforeUnload());
    const saveIfHidden = () => void (document.visibilityState === "hidden" && saveUnlessConflict());
    document.addEventListener("visibilitychange", saveIfHidden);
    // Not every browser reports a page as hidden before it is reloaded or left.
    addEventListener("pagehide", saveUnlessConflict);
    addEventListener("online", saveUnlessConflict);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      removeEventListener("pagehide", saveUnlessConflict);
      removeEventListener("online", saveUnlessConflict);
    };
  }, [saver]);
  useEffect(() => reloader.onBeforeReload(async () => void (await saver.flush())), [reloader, saver]);
  return saver;
}

export function useSaveInDraft<Values extends FieldValues, Input extends DraftInput>(
  draft: DraftSaver<Input>,
  { hookForm }: ValidatedForm<Values>,
  inputOf: (values: Values) => Input,
) {
  const write = useEffectEvent((values: Values) => draft.write(inputOf(values)));
  useEffect(() => {
    const defaultValues = hookForm.formState.defaultValues as DraftInput;
    let hasChanged = false;
    return hookForm.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        hasChanged ||= hasUnsavedChanges(defaultValues, values);
        if (hasChanged) write(values);
      },
    });
  }, [hookForm]);
}

export const formDraftStorage = (api: Pick<ApiClient, "call">, name: string): DraftStorage => ({
  save: (version, input, follows) =>
    api.call(putFormDraft, {
      params: { name },
      body: { version, input: { ...input }, ...(follows && { follows: { ...follows } }) },
    }),
  currentOf: (error) => refusalOf(putFormDraft, 409, error)?.current,
  remove: (version, follows) =>
    api.call(putFormDraft, {
      params: { name },
      body: { version, input: null, ...(follows && { follows: { ...follows } }) },
    }),
});
