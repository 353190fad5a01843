import type { ValidationError } from "@kaitori/api-client";
import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { DraftState } from "./draft-keeper.ts";
import type { DraftInHand } from "./use-form-draft.ts";
import type { JudgedForm } from "./use-judged-form.ts";

/**
 * The error of a value that the server does not take into a draft stands beside its field until the draft is saved
 * (R5.11, R8.9).
 */
export function useRefusedDraft<Values extends FieldValues>(
  form: JudgedForm<Values>,
  { keeper: { store } }: DraftInHand,
) {
  const [refused, setRefused] = useState<ValidationError | null>(null);
  useEffect(() => {
    // While it is tried again what was found goes on to stand there.
    const follow = (state: DraftState) => {
      if (state.kind === "refused") setRefused(state.error);
      if (state.kind === "kept") setRefused(null);
    };
    follow(store.getState());
    return store.subscribe(follow);
  }, [store]);

  const show = useEffectEvent((error: ValidationError) => form.showBesideFields(error));
  const forget = useEffectEvent((fields: Parameters<typeof form.form.clearErrors>[0]) =>
    form.form.clearErrors(fields),
  );
  // An attempt to go on finds only what the page itself can judge.
  const { attempt } = form.summary;
  useEffect(() => {
    if (refused === null) return;
    const fields = show(refused);
    return () => forget(fields);
  }, [refused, attempt]);
}
