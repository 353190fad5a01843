import type { DraftInHand } from "#foundation/forms/use-form-draft.ts";

/** Whether everything typed is on the server; what the server does not take is thrown, to stand beside its field (R8.9). */
export async function isKept({ keeper }: Pick<DraftInHand, "keeper">): Promise<boolean> {
  const isKept = await keeper.flush();
  const state = keeper.store.getState();
  if (state.kind === "refused") throw state.error;
  return isKept;
}
