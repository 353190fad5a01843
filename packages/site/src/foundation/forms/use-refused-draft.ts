import type { ValidationError } from "@kaitori/api-client";
import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { DraftInHand } from "./use-form-draft.ts";
import type { JudgedForm } from "./use-judged-form.ts";

/** What the server does not take of a draft stands beside its field until the draft is kept (R5.11, R8.9). */
export function useRefusedDraft<Values extends FieldValues>(
  form: JudgedForm<Values>,
  { state }: Pick<DraftInHand, "state">,
) {
  const [refused, setRefused] = useState<ValidationError | null>(null);
  // While it is tried again what was found goes on to stand there.
  if (state.kind === "refused" && state.error !== refused) setRefused(state.error);
  if (state.kind === "kept" && refused !== null) setRefused(null);

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
