import { onUserActivity } from "#foundation/session/user-activity.ts";

/** The time for which an answer counts as current while the user is active on the page. */
const fresh = 60_000;

/**
 * Checks when the window gets the focus, and after a minute of further use. Never by a timer alone: each call counts
 * as use, so an open page would never let its session expire.
 */
export function watchForNews(ask: () => Promise<void>): () => void {
  let askedAt = Date.now();
  let isAsking = false;
  const askOnce = async () => {
    if (isAsking || document.visibilityState !== "visible") return;
    isAsking = true;
    askedAt = Date.now();
    await ask();
    isAsking = false;
  };
  const stopListening = onUserActivity(() => {
    if (Date.now() - askedAt >= fresh) void askOnce();
  });
  // Switching tabs hides the page; switching windows only takes the focus.
  document.addEventListener("visibilitychange", askOnce);
  addEventListener("focus", askOnce);
  return () => {
    stopListening();
    document.removeEventListener("visibilitychange", askOnce);
    removeEventListener("focus", askOnce);
  };
}
