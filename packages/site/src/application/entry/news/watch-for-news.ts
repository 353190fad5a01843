import { onUserActivity } from "#foundation/session/user-activity.ts";

/** The time for which an answer counts as current while the user is active on the page. */
const fresh = 60_000;

/**
 * Asks when somebody comes back to the window, and after a minute when they go on working in it. Never by the clock
 * alone: each call counts as use, and a page that was only left open would keep its session from ending.
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
  // Another tab hides this one, another window only takes its focus.
  document.addEventListener("visibilitychange", askOnce);
  addEventListener("focus", askOnce);
  return () => {
    stopListening();
    document.removeEventListener("visibilitychange", askOnce);
    removeEventListener("focus", askOnce);
  };
}
