import type { ApiClient } from "@kaitori/api-client";
import { getSuppressEntries, type SuppressEntries } from "@kaitori/wire";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Session } from "../session/session.ts";

/** What the server says of the whole service, asked when a page needs it. */
export interface SystemSettings {
  readonly store: StoreApi<SuppressEntries | null>;
  load(): Promise<SuppressEntries>;
}

export function createSystemSettings(api: ApiClient, session: Pick<Session, "fail">): SystemSettings {
  const store = createStore<SuppressEntries | null>(() => null);
  return {
    store,
    async load() {
      const settings = await api.call(getSuppressEntries).catch((cause: unknown) => session.fail(cause));
      store.setState(settings, true);
      return settings;
    },
  };
}
