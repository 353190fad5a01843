import { attempt } from "../browser-store/browser-store.ts";

/** Remembers the choice to stay logged in for a login over a page; lost if storage is blocked. */
const key = "stay-logged-in";

export const storeStayLoggedIn = (isWanted: boolean): void =>
  void attempt(() => (isWanted ? localStorage.setItem(key, "1") : localStorage.removeItem(key)));

export const shouldStayLoggedIn = (): boolean => (attempt(() => localStorage.getItem(key)) ?? null) !== null;
