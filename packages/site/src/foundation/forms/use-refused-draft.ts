import type { ValidationError } from "@kaitori/api-client";
import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { DraftSaver, DraftState } from "./draft-saver.ts";
import type { ValidatedForm } from "./use-validated-form.ts";

/** Shows the server's error for a draft value beside its field until the draft is saved (R5.11, R8.9). */
export function useRefusedDraft<Values extends FieldValues>(
  form: ValidatedForm<Values>,
  { store }: DraftSaver,
) {
  const [refusal, setRefusal] = useState<ValidationError | null>(null);
  useEffect(() => {
    // The error stays while the save is retried.
    const onState = (state: DraftState) => {
      if (state.kind === "refused") setRefusal(state.error);
      if (state.kind === "saved") setRefusal(null);
    };
    onState(store.getState());
    return store.subscribe(onState);
  }, [store]);

  const show = useEffectEvent((error: ValidationError) => form.showFieldErrors(error));
  const forget = useEffectEvent((fields: Parameters<typeof form.hookForm.clearErrors>[0]) =>
    form.hookForm.clearErrors(fields),
  );
  // A submission validates by the rules of the page and clears the server's errors, so they are shown again.
  const { attempts } = form.summary;
  useEffect(() => {
    if (refusal === null) return;
    const fields = show(refusal);
    return () => forget(fields);
  }, [refusal, attempts]);
}
