import { createStore, type StoreApi } from "zustand/vanilla";

/** True if a newer build exists; the page then offers a reload. */
export type NewerBuild = StoreApi<boolean>;

export const createNewerBuild = (): NewerBuild => createStore(() => false);
