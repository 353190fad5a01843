// Without "scroll", because a dialog that closes scrolls the page without the user.
const activityEvents = ["pointerdown", "keydown", "wheel"] as const;

export function onUserActivity(listener: () => void): () => void {
  for (const event of activityEvents) addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of activityEvents) removeEventListener(event, listener);
  };
}
