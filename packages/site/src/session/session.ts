import { type ApiClient, NetworkError, ServerError } from "@kaitori/api-client";
import { type CurrentUser, logout, me } from "@kaitori/wire";
import { createStore, type StoreApi } from "zustand/vanilla";
import { AuthenticationError } from "./authentication-error.ts";
import { createSessionChannel } from "./session-channel.ts";

export type SessionState =
  | { readonly kind: "unknown" }
  | { readonly kind: "visitor" }
  | { readonly kind: "user"; readonly user: CurrentUser };

/** Who is here. Asked of the server once; guards and screens share the answer. */
export interface Session {
  readonly store: StoreApi<SessionState>;
  /** The answer so far, or the one to the question now under way. */
  load(): Promise<SessionState>;
  /** Forgets the answer: the next guard asks again. */
  reset(): void;
  /** After login and whatever else changes the user: asks again, and tells the other tabs. */
  renew(): Promise<SessionState>;
  /** Ends the session on the server, here and in the other tabs. */
  end(): Promise<void>;
  /** What the session rests on could not be fetched: logs out, forgets, raises an authentication error (R7.8). */
  fail(cause: unknown): Promise<never>;
  /** The person has logged out here; a session that has merely run out is none of it. */
  onEnd(react: () => void): void;
  /** Another tab has logged in or out; `sameUser` when it is the user shown here. */
  onOtherTab(react: (change: { sameUser: boolean }) => void): () => void;
}

export function createSession(api: ApiClient): Session {
  const store = createStore<SessionState>(() => ({ kind: "unknown" }));
  const channel = createSessionChannel();
  const ending: (() => void)[] = [];
  let asked: Promise<SessionState> | undefined;

  const shownUser = () => {
    const state = store.getState();
    return state.kind === "user" ? state.user.id : null;
  };
  const reset = () => {
    asked = undefined;
    store.setState({ kind: "unknown" }, true);
  };
  const fail = async (cause: unknown): Promise<never> => {
    reset();
    // Closed for maintenance: the session is as good as before, and the error page knows where to go.
    if (cause instanceof ServerError && cause.status === 503) throw cause;
    // No answer is also what a page hears that is being left: that must not end the session of the next one.
    if (!(cause instanceof NetworkError)) await api.call(logout).catch(() => undefined);
    throw new AuthenticationError("The session could not be established", { cause });
  };
  const load = () => {
    asked ??= ask(api).then((state) => {
      store.setState(state, true);
      return state;
    }, fail);
    return asked;
  };

  return {
    store,
    load,
    reset,
    fail,
    async renew() {
      asked = undefined;
      const state = await load();
      channel.tell(shownUser());
      return state;
    },
    async end() {
      await api.call(logout);
      reset();
      for (const react of ending) react();
      channel.tell(null);
    },
    onEnd: (react) => {
      ending.push(react);
    },
    onOtherTab: (react) => channel.listen((user) => react({ sameUser: user === shownUser() })),
  };
}

/** A user without a version is a failed answer (R7.8). */
async function ask(api: ApiClient): Promise<SessionState> {
  const user = await api.call(me);
  if (user === null) return { kind: "visitor" };
  if (user.version === "") throw new Error("The user has no version");
  return { kind: "user", user };
}
