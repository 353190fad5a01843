import {
  type ApiClient,
  NetworkError,
  ReauthRequiredError,
  ReloadRequiredError,
  ServerError,
  UnauthorizedError,
} from "@kaitori/api-client";
import { addDerived, type DerivedOfUser } from "@kaitori/domain";
import type { CurrentUser, Id } from "@kaitori/wire";
import { createStore } from "zustand/vanilla";
import { kindOfFailure } from "../errors/kind-of-failure.ts";
import { loadApiModules } from "../server/api-on-demand.ts";
import { loginFlag, stayLoggedInFlag } from "./stored-flags.ts";
import { createSessionChannel } from "./tab-channel.ts";

export type SessionUser = CurrentUser & DerivedOfUser;

export type SessionState =
  | { readonly kind: "unknown" }
  | { readonly kind: "visitor" }
  /** A user whom the brand does not serve: logged out and redirected to /unsupported (R1.5). */
  | { readonly kind: "unserved" }
  | { readonly kind: "user"; readonly user: SessionUser };

const visitor: SessionState = { kind: "visitor" };

/** The session could not be loaded: the user is logged out, and the error page shows it (R7.8). */
export class AuthenticationError extends Error {
  override name = "AuthenticationError";
  readonly status = 401;
}

export interface SessionOptions {
  readonly isVisitor?: (() => boolean) | undefined;
  /** True if the brand buys from such a user; it may refuse individuals. */
  readonly isServed?: ((user: SessionUser) => boolean) | undefined;
}

export type Session = ReturnType<typeof createSession>;

export function createSession(
  api: ApiClient,
  { isVisitor = () => false, isServed = () => true }: SessionOptions = {},
) {
  /** The last answer to `me`. Cleared by `reset`, which a logout in any tab and `handleLoadFailure` call. */
  const store = createStore<SessionState>(() => ({ kind: "unknown" }));
  const channel = createSessionChannel();
  const endListeners: (() => void)[] = [];
  let pending: Promise<SessionState> | undefined;
  let isFirstAnswer = true;
  let nextPage: string | undefined;

  const user = (): SessionUser | undefined => {
    const state = store.getState();
    return state.kind === "user" ? state.user : undefined;
  };
  const shownUserId = () => user()?.id ?? null;
  /** Discards the answer, so that the next guard requests the user again. */
  const reset = (): void => {
    pending = undefined;
    loginFlag.set(false);
    store.setState({ kind: "unknown" }, true);
  };
  const forgetUser = () => {
    reset();
    isFirstAnswer = true;
    nextPage = undefined;
    for (const listener of endListeners) listener();
  };
  /** Data that the session needs could not be loaded: logs out and raises an authentication error (R7.8). */
  const handleLoadFailure = async (cause: unknown): Promise<never> => {
    pending = undefined;
    if (!endsSession(cause)) throw cause;
    forgetUser();
    await logOut(api).catch(() => undefined);
    throw new AuthenticationError("The session could not be established", { cause });
  };
  const end = async (): Promise<void> => {
    await logOut(api).catch(ignoreEndedSession);
    stayLoggedInFlag.set(false);
    forgetUser();
    channel.post(null);
  };
  /** An answer without the user's version counts as failed (R7.8). */
  const requestUser = async (): Promise<SessionState> => {
    if (isVisitor()) return visitor;
    const { me } = await loadApiModules();
    const answer = await api.call(me);
    if (answer === null) return visitor;
    if (answer.version === "") throw new Error("The user has no version");
    const { next_page, back_page, ...user } = answer;
    nextPage = isFirstAnswer ? next_page || back_page || undefined : undefined;
    isFirstAnswer = false;
    return { kind: "user", user: addDerived(user) };
  };
  const load = (): Promise<SessionState> => {
    pending ??= requestUser().then(async (state) => {
      const isUnserved = state.kind === "user" && !isServed(state.user);
      // If the logout fails, this page forgets the user, so that the next guard requests it again.
      if (isUnserved) await end().catch(forgetUser);
      const nextState: SessionState = isUnserved ? { kind: "unserved" } : state;
      loginFlag.set(nextState.kind === "user");
      store.setState(nextState, true);
      return nextState;
    }, handleLoadFailure);
    return pending;
  };

  return {
    store,
    user,
    load,
    reset,
    handleLoadFailure,
    async renew(): Promise<SessionState> {
      pending = undefined;
      const state = await load();
      channel.post(shownUserId());
      return state;
    },
    end,
    /** The redirect of the first response with a user (R7.3); returned once. */
    takeNextPage(): string | undefined {
      const page = nextPage;
      nextPage = undefined;
      return page;
    },
    /** Calls back after a logout, but not when a session expires. */
    onEnd(listener: () => void): void {
      endListeners.push(listener);
    },
    /** Calls back when another tab has logged in or out; `isSameUser` is true for a login of the user of this page. */
    onOtherTab: (listener: (change: { isSameUser: boolean }) => void): (() => void) =>
      channel.listen((userId) => listener({ isSameUser: userId === shownUserId() })),
  };
}

/** False for a lost connection, and for answers that the error page handles (D7.8). */
const endsSession = (cause: unknown) =>
  !(
    cause instanceof NetworkError ||
    cause instanceof ReloadRequiredError ||
    cause instanceof ReauthRequiredError ||
    (cause instanceof ServerError && cause.redirectTo !== undefined)
  );

/** A logout also succeeds if the session has already ended. */
const ignoreEndedSession = (error: unknown) => {
  if (!(error instanceof UnauthorizedError && error.status === 401 && kindOfFailure(error) === "login"))
    throw error;
};

const logOut = async (api: ApiClient) => {
  const { logout } = await loadApiModules();
  await api.call(logout);
};

/**
 * Deletes a user's data after a logout, or when another user logs in. An expired session keeps it: drafts in memory may
 * be the only copy.
 */
export function deleteDataWithUser(
  session: Pick<Session, "store" | "onEnd">,
  userData: Iterable<{ forget(): void }>,
): void {
  let userId: Id | null = null;
  const forget = () => {
    for (const data of userData) data.forget();
  };
  session.onEnd(() => {
    userId = null;
    forget();
  });
  session.store.subscribe((state) => {
    if (state.kind !== "user") return;
    if (userId !== null && state.user.id !== userId) forget();
    userId = state.user.id;
  });
}
