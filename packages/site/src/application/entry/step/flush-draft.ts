import type { DraftHandle } from "#foundation/forms/use-form-draft.ts";

/** Whether everything is saved. Throws a refusal of the server, which is shown beside its field (R8.9). */
export async function flushDraft({ keeper }: Pick<DraftHandle, "keeper">): Promise<boolean> {
  const isKept = await keeper.flush();
  const state = keeper.store.getState();
  if (state.kind === "refused") throw state.error;
  return isKept;
}
