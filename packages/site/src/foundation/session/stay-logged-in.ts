/**
 * Whether the last login in this browser asked to stay logged in: whoever proves their identity again over a page has not
 * changed their mind. Storage that is full or forbidden forgets it and breaks nothing.
 */
const key = "stay-logged-in";

export function keepStay(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {}
}

export function wantsToStay(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
