import type { DraftInHand } from "#foundation/forms/use-form-draft.ts";

/** Whether everything is saved. Throws a refusal of the server, which is shown beside its field (R8.9). */
export async function isKept({ keeper }: Pick<DraftInHand, "keeper">): Promise<boolean> {
  const isKept = await keeper.flush();
  const state = keeper.store.getState();
  if (state.kind === "refused") throw state.error;
  return isKept;
}
