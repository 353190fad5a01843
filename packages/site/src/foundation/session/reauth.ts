import { CsrfStaleError, ReauthRequiredError, UnauthorizedError } from "@kaitori/api-client";
import { createStore, type StoreApi } from "zustand/vanilla";
import { kindOfFailure } from "../errors/kind-of-failure.ts";
import type { Session } from "./session.ts";

/** Why: the session has ended or become somebody else's, or it goes on and an act wants its owner's password first. */
export type ReauthCause = "ended" | "otherPerson" | "proof";

interface Question {
  readonly cause: ReauthCause;
  readonly answer: (hasLoggedIn: boolean) => void;
}

/** Does the work; where the session turns out to have ended, once more after logging in again. */
export type WithLogin = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Logging in again without leaving the page, so that nothing typed is lost. */
export interface Reauth {
  readonly store: StoreApi<Question | null>;
  /** Opens the dialog; true when the same person has logged in again. */
  ask(cause?: ReauthCause): Promise<boolean>;
  /** The same person has logged in again, wherever that was asked. */
  hasLoggedIn(): void;
  readonly withLogin: WithLogin;
}

export function createReauth(session: Pick<Session, "store">): Reauth {
  const store = createStore<Question | null>(() => null);
  let asked: Promise<boolean> | undefined;
  let settle = (_hasLoggedIn: boolean) => {};
  let logins = 0;

  const hasLoggedIn = () => {
    logins += 1;
    settle(true);
  };
  const ask = (cause: ReauthCause = "ended") => {
    asked ??= new Promise<boolean>((resolve) => {
      const settleThis = (isIn: boolean) => {
        asked = undefined;
        store.setState(null, true);
        resolve(isIn);
      };
      settle = settleThis;
      // A login that was under way when its question was closed answers the next one too; a refusal only its own.
      const answer = (isIn: boolean) => {
        if (isIn) hasLoggedIn();
        else if (settle === settleThis) settleThis(false);
      };
      store.setState({ cause, answer }, true);
    });
    return asked;
  };
  const mayRetry = async (error: unknown, loginsBefore: number): Promise<boolean> => {
    const hasEnded = kindOfFailure(error) === "login";
    // Refused for the session that was: nobody is asked a second time for what was late.
    if (logins > loginsBefore) return hasEnded || error instanceof CsrfStaleError;
    // A visitor has no session to renew.
    return hasEnded && session.store.getState().kind === "user" && ask(causeOf(error));
  };

  return {
    store,
    ask,
    hasLoggedIn,
    async withLogin(work) {
      const loginsBefore = logins;
      try {
        return await work();
      } catch (error) {
        if (await mayRetry(error, loginsBefore)) return work();
        throw error;
      }
    },
  };
}

function causeOf(error: unknown): ReauthCause {
  if (error instanceof ReauthRequiredError) return "proof";
  return error instanceof UnauthorizedError && error.code === "otherPerson" ? "otherPerson" : "ended";
}
