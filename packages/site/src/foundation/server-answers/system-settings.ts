import type { ApiClient } from "@kaitori/api-client";
import type { SuppressEntries } from "@kaitori/wire";
import { createStore } from "zustand/vanilla";
import { loadApiModules } from "../server/api-on-demand.ts";

export type SystemSettings = ReturnType<typeof createSystemSettings>;

export function createSystemSettings(api: ApiClient) {
  /** Not cleared with the user; each entry step reloads it. */
  const store = createStore<SuppressEntries | null>(() => null);
  return {
    store,
    async load(): Promise<SuppressEntries> {
      const { getSuppressEntries } = await loadApiModules();
      const settings = await api.call(getSuppressEntries);
      store.setState(settings, true);
      return settings;
    },
  };
}
