import { createStore, type StoreApi } from "zustand/vanilla";

interface Question {
  readonly answer: (hasLoggedIn: boolean) => void;
}

/** Logging in again without leaving the page, so that nothing typed is lost. */
export interface Reauth {
  readonly store: StoreApi<Question | null>;
  /** Opens the dialog; true when the same person has logged in again. */
  ask(): Promise<boolean>;
}

export function createReauth(): Reauth {
  const store = createStore<Question | null>(() => null);
  let asked: Promise<boolean> | undefined;
  return {
    store,
    ask() {
      asked ??= new Promise<boolean>((resolve) => {
        const answer = (hasLoggedIn: boolean) => {
          asked = undefined;
          store.setState(null, true);
          resolve(hasLoggedIn);
        };
        store.setState({ answer }, true);
      });
      return asked;
    },
  };
}
