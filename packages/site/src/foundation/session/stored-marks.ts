import { attempt } from "../browser-store/browser-store.ts";

/** A mark in the browser's storage; if it is blocked, nothing is marked. */
const storedMark = (storage: () => Storage, key: string) => ({
  isSet: (): boolean => (attempt(() => storage().getItem(key)) ?? null) !== null,
  set: (isSet: boolean): void =>
    void attempt(() => (isSet ? storage().setItem(key, "1") : storage().removeItem(key))),
});

/** The last known state of the tab is a login; for pages that do not load the session (R2.4). */
export const loginMark = storedMark(() => sessionStorage, "logged-in");

/** The choice to stay logged in, for a later login over a page. */
export const stayLoggedInMark = storedMark(() => localStorage, "stay-logged-in");
