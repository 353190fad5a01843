/**
 * Whether the last login asked to stay logged in; a login over a page repeats that choice. If storage is full or
 * blocked, it is not kept.
 */
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
