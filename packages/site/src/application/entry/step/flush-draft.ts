import type { DraftHandle } from "#foundation/forms/use-form-draft.ts";

/** Saves the draft; false if something is unsaved. Throws the server's refusal (R8.9). */
export async function flushDraft({ keeper }: Pick<DraftHandle, "keeper">): Promise<boolean> {
  const isKept = await keeper.flush();
  const state = keeper.store.getState();
  if (state.kind === "refused") throw state.error;
  return isKept;
}
