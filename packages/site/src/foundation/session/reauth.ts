import { CsrfStaleError, ReauthRequiredError, UnauthorizedError } from "@kaitori/api-client";
import { createStore } from "zustand/vanilla";
import { kindOfFailure } from "../errors/kind-of-failure.ts";
import type { Session } from "./session.ts";

export type ReauthCause = "ended" | "otherPerson" | "passwordRequired";

interface LoginRequest {
  readonly cause: ReauthCause;
  readonly endLogin: (hasLoggedIn: boolean) => void;
}

/** Runs the work; repeats it after a login if the session has ended. */
export type WithLogin = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type Reauth = ReturnType<typeof createReauth>;

export function createReauth(session: Pick<Session, "store">) {
  const store = createStore<LoginRequest | null>(() => null);
  let pending: Promise<boolean> | undefined;
  let settleLogin = (_hasLoggedIn: boolean) => {};
  let loginCount = 0;

  const reportLogin = () => {
    loginCount += 1;
    settleLogin(true);
  };
  /** Opens the login dialog; true if the same user has logged in again. */
  const requestLogin = (cause: ReauthCause = "ended"): Promise<boolean> => {
    pending ??= new Promise<boolean>((resolve) => {
      const settleAttempt = (hasLoggedIn: boolean) => {
        pending = undefined;
        store.setState(null, true);
        resolve(hasLoggedIn);
      };
      settleLogin = settleAttempt;
      // A login that succeeds after its dialog was closed also closes the next dialog; a failed one does not.
      const endLogin = (hasSucceeded: boolean) => {
        if (hasSucceeded) reportLogin();
        else if (settleLogin === settleAttempt) settleAttempt(false);
      };
      store.setState({ cause, endLogin }, true);
    });
    return pending;
  };
  const mayRetry = async (error: unknown, loginsBefore: number): Promise<boolean> => {
    const hasEnded = kindOfFailure(error) === "login";
    // The call was refused in the previous session: repeat it without another login.
    if (loginCount > loginsBefore) return hasEnded || error instanceof CsrfStaleError;
    // A visitor has no session to renew.
    return hasEnded && session.store.getState().kind === "user" && requestLogin(causeOf(error));
  };

  const withLogin: WithLogin = async (work) => {
    const loginsBefore = loginCount;
    try {
      return await work();
    } catch (error) {
      if (await mayRetry(error, loginsBefore)) return work();
      throw error;
    }
  };
  return { store, requestLogin, reportLogin, withLogin };
}

function causeOf(error: unknown): ReauthCause {
  if (error instanceof ReauthRequiredError) return "passwordRequired";
  return error instanceof UnauthorizedError && error.code === "otherPerson" ? "otherPerson" : "ended";
}
