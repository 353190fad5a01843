import { attempt } from "../browser-store/browser-store.ts";

/** Marks a tab whose last known state is a login, for pages that do not load the session (R2.4). */
const key = "logged-in";

export const storeLoginMark = (isLoggedIn: boolean): void =>
  void attempt(() => (isLoggedIn ? sessionStorage.setItem(key, "1") : sessionStorage.removeItem(key)));

export const hasLoginMark = (): boolean => (attempt(() => sessionStorage.getItem(key)) ?? null) !== null;
