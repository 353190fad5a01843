import type { ApiClient } from "@kaitori/api-client";
import type { Readiness } from "@kaitori/wire";
import { createStore, type StoreApi } from "zustand/vanilla";
import { loadFirstCalls } from "../server/api-on-demand.ts";

/** The missing items of an entry by the server; shared by guard, stepper and list (B2). */
export interface EntryReadiness {
  /** The last answer. Emptied with the user (`userData` of the site). */
  readonly store: StoreApi<Readiness | null>;
  /** Reloads: before each entry step, and after a save or an upload. */
  load(): Promise<Readiness>;
  forget(): void;
}

export function createEntryReadiness(api: ApiClient): EntryReadiness {
  const store = createStore<Readiness | null>(() => null);
  return {
    store,
    async load() {
      const { getReadiness } = await loadFirstCalls();
      const readiness = await api.call(getReadiness);
      store.setState(readiness, true);
      return readiness;
    },
    forget: () => store.setState(null, true),
  };
}
