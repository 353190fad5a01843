// Not "scroll": closing a dialog scrolls the page, too.
const activityEvents = ["pointerdown", "keydown", "wheel"] as const;

/** Calls back on user activity. Returns a function that stops. */
export function onUserActivity(listener: () => void): () => void {
  for (const event of activityEvents) addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of activityEvents) removeEventListener(event, listener);
  };
}
