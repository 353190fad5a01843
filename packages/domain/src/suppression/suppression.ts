/** The method of the suppress-entries setting that stops new entries (R4.18). */
export const stopNewEntryMethod = "stop-new-entry";

type Suppression = { readonly method: string | null; readonly message: string | null };

/** True if the operator has stopped new entries (R4.18). */
export const areNewEntriesStopped = (setting: Pick<Suppression, "method">) =>
  setting.method === stopNewEntryMethod;

/** Message for all users while new entries are stopped (R4.18). */
export const systemMessage = (setting: Suppression) =>
  areNewEntriesStopped(setting) ? setting.message : null;
