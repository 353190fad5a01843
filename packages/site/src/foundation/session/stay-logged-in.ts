/** Remembers the choice to stay logged in for a login over a page; lost if storage is blocked. */
const key = "stay-logged-in";

export function storeStayLoggedIn(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {}
}

export function shouldStayLoggedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
