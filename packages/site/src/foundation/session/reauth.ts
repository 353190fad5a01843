import { CsrfStaleError, ReauthRequiredError, UnauthorizedError } from "@kaitori/api-client";
import { createStore } from "zustand/vanilla";
import { kindOfFailure } from "../errors/kind-of-failure.ts";
import type { Session } from "./session.ts";

/** The reason: the session has ended, belongs to another user, or an action needs the password first. */
export type ReauthCause = "ended" | "otherPerson" | "proof";

interface Question {
  readonly cause: ReauthCause;
  readonly answer: (hasLoggedIn: boolean) => void;
}

/** Runs the work; repeats it after a login if the session has ended. */
export type WithLogin = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type Reauth = ReturnType<typeof createReauth>;

/** Logging in again without leaving the page, so that nothing typed is lost. */
export function createReauth(session: Pick<Session, "store">) {
  const store = createStore<Question | null>(() => null);
  let pending: Promise<boolean> | undefined;
  let settle = (_hasLoggedIn: boolean) => {};
  let logins = 0;

  /** Reports a login by the same user, in this tab or another. */
  const hasLoggedIn = () => {
    logins += 1;
    settle(true);
  };
  /** Opens the dialog; true when the same person has logged in again. */
  const ask = (cause: ReauthCause = "ended"): Promise<boolean> => {
    pending ??= new Promise<boolean>((resolve) => {
      const settleAttempt = (hasLoggedIn: boolean) => {
        pending = undefined;
        store.setState(null, true);
        resolve(hasLoggedIn);
      };
      settle = settleAttempt;
      // A login that finishes after its dialog was closed also answers the next dialog; a refusal does not.
      const answer = (hasSucceeded: boolean) => {
        if (hasSucceeded) hasLoggedIn();
        else if (settle === settleAttempt) settleAttempt(false);
      };
      store.setState({ cause, answer }, true);
    });
    return pending;
  };
  const mayRetry = async (error: unknown, loginsBefore: number): Promise<boolean> => {
    const hasEnded = kindOfFailure(error) === "login";
    // The call was refused for the previous session: repeat it without asking again.
    if (logins > loginsBefore) return hasEnded || error instanceof CsrfStaleError;
    // A visitor has no session to renew.
    return hasEnded && session.store.getState().kind === "user" && ask(causeOf(error));
  };

  const withLogin: WithLogin = async (work) => {
    const loginsBefore = logins;
    try {
      return await work();
    } catch (error) {
      if (await mayRetry(error, loginsBefore)) return work();
      throw error;
    }
  };
  return { store, ask, hasLoggedIn, withLogin };
}

function causeOf(error: unknown): ReauthCause {
  if (error instanceof ReauthRequiredError) return "proof";
  return error instanceof UnauthorizedError && error.code === "otherPerson" ? "otherPerson" : "ended";
}
