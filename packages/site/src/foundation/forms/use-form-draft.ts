import { type ApiClient, refusalOf } from "@kaitori/api-client";
import { hasUnsavedChanges } from "@kaitori/domain";
import { type FormDraft, putFormDraft } from "@kaitori/wire";
import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";
import { createDraftKeeper, type DraftKeeper, type DraftState } from "./draft-keeper.ts";
import type { DraftInput, DraftStorage, SavedDraft } from "./draft-storage.ts";
import type { JudgedForm } from "./use-judged-form.ts";

/** Only the component that calls this hook rerenders, not the form. */
export const useDraftState = (draft: DraftKeeper): DraftState => useStore(draft.store);

export function useFormDraft(start: FormDraft): DraftKeeper {
  const { api } = useSite();
  return useDraftKeeper(start, () => formDraftStorage(api, start.name));
}

/** Creates a draft that is saved before the page is hidden, left or reloaded. */
export function useDraftKeeper<Input extends DraftInput>(
  start: SavedDraft,
  storageOf: () => DraftStorage<Input>,
): DraftKeeper<Input> {
  const { reauth, reloader } = useSite();
  const [keeper] = useState(() =>
    createDraftKeeper({ storage: storageOf(), start, withLogin: reauth.withLogin }),
  );
  useEffect(() => {
    // On a phone a hidden page may never be shown again. During a conflict nothing is saved here: the user may be
    // looking at the other tab.
    const saveUnlessConflict = () =>
      void (keeper.store.getState().kind !== "conflict" && keeper.flushBeforeUnload());
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
  }, [keeper]);
  useEffect(() => reloader.onBeforeReload(async () => void (await keeper.flush())), [reloader, keeper]);
  return keeper;
}

/** Saves changes of the form in the draft. */
export function useSaveInDraft<Values extends FieldValues, Input extends DraftInput>(
  draft: DraftKeeper<Input>,
  { form }: JudgedForm<Values>,
  inputOf: (values: Values) => Input,
) {
  const write = useEffectEvent((values: Values) => draft.write(inputOf(values)));
  useEffect(() => {
    const defaultValues = form.formState.defaultValues as DraftInput;
    let hasChanged = false;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        hasChanged ||= hasUnsavedChanges(defaultValues, values);
        if (hasChanged) write(values);
      },
    });
  }, [form]);
}

/** Stores the draft of a form other than the entry, by the name of the form. */
export const formDraftStorage = (api: Pick<ApiClient, "call">, name: string): DraftStorage => ({
  save: (version, input, follows) =>
    api.call(putFormDraft, {
      params: { name },
      body: { version, input: { ...input }, ...(follows && { follows: { ...follows } }) },
    }),
  currentOf: (error) => refusalOf(putFormDraft, 409, error)?.current,
  remove: () => api.call(putFormDraft, { params: { name }, body: { version: 0, input: null } }),
});
