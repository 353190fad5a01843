import { type ApiClient, NetworkError, ServerError } from "@kaitori/api-client";
import type { CurrentUser } from "@kaitori/wire";
import { createStore, type StoreApi } from "zustand/vanilla";
import { firstCalls } from "../server/api-on-demand.ts";
import { AuthenticationError } from "./authentication-error.ts";
import { keepStay } from "./stay-logged-in.ts";
import { createSessionChannel } from "./tab-channel.ts";

export type SessionState =
  | { readonly kind: "unknown" }
  | { readonly kind: "visitor" }
  | { readonly kind: "user"; readonly user: CurrentUser };

const visitor: SessionState = { kind: "visitor" };

/** Who is here. Asked of the server once; guards and screens share the answer. */
export interface Session {
  /** The last answer to `me`. Emptied by `reset`, so by a logout here or in another tab and by `fail`. */
  readonly store: StoreApi<SessionState>;
  /** The person whose pages are shown here, as far as it is known. */
  user(): CurrentUser | undefined;
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

/** `isVisitor`: whether nobody is here for sure, so that nothing need be asked. */
export function createSession(api: ApiClient, isVisitor: () => boolean = () => false): Session {
  const store = createStore<SessionState>(() => ({ kind: "unknown" }));
  const channel = createSessionChannel();
  const ending: (() => void)[] = [];
  let asked: Promise<SessionState> | undefined;

  const user = () => {
    const state = store.getState();
    return state.kind === "user" ? state.user : undefined;
  };
  const shownUser = () => user()?.id ?? null;
  const reset = () => {
    asked = undefined;
    store.setState({ kind: "unknown" }, true);
  };
  const fail = async (cause: unknown): Promise<never> => {
    asked = undefined;
    // No connection, or closed for maintenance: the session is as good as before, and the error page knows how to go on.
    if (isOutOfReach(cause)) throw cause;
    reset();
    await logOut(api).catch(() => undefined);
    throw new AuthenticationError("The session could not be established", { cause });
  };
  const load = () => {
    asked ??= (isVisitor() ? Promise.resolve(visitor) : ask(api)).then((state) => {
      store.setState(state, true);
      return state;
    }, fail);
    return asked;
  };

  return {
    store,
    user,
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
      await logOut(api);
      keepStay(false);
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

const isOutOfReach = (cause: unknown) =>
  cause instanceof NetworkError || (cause instanceof ServerError && cause.status === 503);

const logOut = async (api: ApiClient) => {
  const { logout } = await firstCalls();
  await api.call(logout);
};

/** A user without a version is a failed answer (R7.8). */
async function ask(api: ApiClient): Promise<SessionState> {
  const { me } = await firstCalls();
  const user = await api.call(me);
  if (user === null) return visitor;
  if (user.version === "") throw new Error("The user has no version");
  return { kind: "user", user };
}
