// Not "scroll": closing a dialog scrolls the page, too.
const signs = ["pointerdown", "keydown", "wheel"] as const;

/** Calls back on user activity. Returns a function that stops. */
export function onUserActivity(listener: () => void): () => void {
  for (const sign of signs) addEventListener(sign, listener, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, listener);
  };
}
