import { type DraftValue, hasUnsavedChanges } from "@kaitori/domain";
import type { FormDraft } from "@kaitori/wire";
import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useStore } from "zustand";
import { kindOfFailure } from "../errors/kind-of-failure.ts";
import { useSite } from "../SiteProvider.tsx";
import { createDraftKeeper, type DraftKeeper, type DraftState } from "./draft-keeper.ts";

export interface FormDraftInHand {
  readonly keeper: DraftKeeper;
  readonly state: DraftState;
}

/** One keeper for a draft that was loaded with the screen. */
export function useDraftKeeper(start: FormDraft): FormDraftInHand {
  const { api, reauth } = useSite();
  const [keeper] = useState(() =>
    createDraftKeeper({
      api,
      start,
      logIn: async (error) => kindOfFailure(error) === "login" && reauth.ask(),
    }),
  );
  // A phone that is put away may never come back to this page.
  useEffect(() => {
    const keep = () => void (document.visibilityState === "hidden" && keeper.flush());
    document.addEventListener("visibilitychange", keep);
    return () => document.removeEventListener("visibilitychange", keep);
  }, [keeper]);
  return { keeper, state: useStore(keeper.store) };
}

/** Writes down what changes in the form. `more` is what belongs to the input but to no field. */
export function useKeepInDraft<Values extends FieldValues>(
  { keeper }: FormDraftInHand,
  form: UseFormReturn<Values>,
  more: { readonly [field: string]: DraftValue } = {},
) {
  const rest = JSON.stringify(more);
  useEffect(() => {
    const untouched = form.formState.defaultValues as DraftValue;
    let isBegun = false;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        isBegun ||= hasUnsavedChanges(untouched, values);
        if (isBegun) keeper.write({ ...values, ...JSON.parse(rest) });
      },
    });
  }, [keeper, form, rest]);
}
