import type { ApiClient } from "@kaitori/api-client";
import type { SuppressEntries } from "@kaitori/wire";
import { createStore, type StoreApi } from "zustand/vanilla";
import { loadFirstCalls } from "../server/api-on-demand.ts";

/** The server's settings of the whole service, asked for when a page needs them. */
export interface SystemSettings {
  /** The last answer, the same for everybody: nobody empties it, each step of an entry asks again. */
  readonly store: StoreApi<SuppressEntries | null>;
  load(): Promise<SuppressEntries>;
}

export function createSystemSettings(api: ApiClient): SystemSettings {
  const store = createStore<SuppressEntries | null>(() => null);
  return {
    store,
    async load() {
      const { getSuppressEntries } = await loadFirstCalls();
      const settings = await api.call(getSuppressEntries);
      store.setState(settings, true);
      return settings;
    },
  };
}
