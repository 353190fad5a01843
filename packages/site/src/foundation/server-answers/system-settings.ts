import type { ApiClient } from "@kaitori/api-client";
import type { SuppressEntries } from "@kaitori/wire";
import { createStore, type StoreApi } from "zustand/vanilla";
import { loadFirstCalls } from "../server/api-on-demand.ts";

/** The server's global settings, loaded on demand. */
export interface SystemSettings {
  /** Not cleared with the user; each entry step reloads it. */
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
