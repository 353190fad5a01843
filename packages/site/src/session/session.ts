import type { ApiClient } from "@kaitori/api-client";
import { type CurrentUser, me } from "@kaitori/wire";
import { createStore, type StoreApi } from "zustand/vanilla";

export type SessionState =
  | { readonly kind: "unknown" }
  | { readonly kind: "visitor" }
  | { readonly kind: "user"; readonly user: CurrentUser };

/** Who is here. Asked of the server once a page load; guards and screens share the answer. */
export interface Session {
  readonly store: StoreApi<SessionState>;
  /** The answer so far, or the one to the question now under way. */
  load(): Promise<SessionState>;
  /** Forgets the answer: after login, logout, or a change of the user's data. */
  reset(): void;
}

export function createSession(api: ApiClient): Session {
  const store = createStore<SessionState>(() => ({ kind: "unknown" }));
  let asked: Promise<SessionState> | undefined;

  const ask = async (): Promise<SessionState> => {
    const user = await api.call(me, {});
    const state: SessionState = user ? { kind: "user", user } : { kind: "visitor" };
    store.setState(state, true);
    return state;
  };

  return {
    store,
    load() {
      asked ??= ask().catch((error: unknown) => {
        asked = undefined;
        throw error;
      });
      return asked;
    },
    reset() {
      asked = undefined;
      store.setState({ kind: "unknown" }, true);
    },
  };
}
