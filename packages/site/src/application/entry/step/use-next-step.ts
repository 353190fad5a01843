import { entryStepPaths, nextEntryStep, type WorkStep } from "@kaitori/domain";
import { useNavigate } from "react-router";
import type { DraftSaver } from "#foundation/forms/draft-saver.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { stepsDone } from "../../readiness/steps-done.ts";

/** Goes from a finished step to the first unfinished one (R2.15); the last is that of the invoices. */
export function useNextStep(current: WorkStep): () => Promise<void> {
  const { readiness } = useSite();
  const navigate = useNavigate();
  return async () => {
    const next = nextEntryStep({ ...stepsDone(await readiness.preload()), [current]: true });
    await navigate(entryStepPaths[next === "complete" ? "submitInvoices" : next]);
  };
}

/** Saves the draft; false if it could not be saved. Throws if the server refuses a value (R8.9). */
export async function flushDraft(draft: DraftSaver): Promise<boolean> {
  const isSaved = await draft.flush();
  const state = draft.store.getState();
  if (state.kind === "refused") throw state.error;
  return isSaved;
}
