import { attempt } from "../browser-store/browser-store.ts";

/** A flag in the browser's storage; if it is blocked, the flag is never set. */
const storedFlag = (storage: () => Storage, key: string) => ({
  isSet: (): boolean => (attempt(() => storage().getItem(key)) ?? null) !== null,
  set: (isSet: boolean): void =>
    void attempt(() => (isSet ? storage().setItem(key, "1") : storage().removeItem(key))),
});

/** The last known state of the tab is a login; for pages that do not load the session (R2.4). */
export const loginFlag = storedFlag(() => sessionStorage, "logged-in");

/** The choice to stay logged in, for a later login over a page. */
export const stayLoggedInFlag = storedFlag(() => localStorage, "stay-logged-in");
