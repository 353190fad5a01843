// Not "scroll": a page scrolls by itself too, when a dialog closes.
const signs = ["pointerdown", "keydown", "wheel"] as const;

/** Hears that somebody is at work on the page. Returns how to stop. */
export function onSignOfLife(hear: () => void): () => void {
  for (const sign of signs) addEventListener(sign, hear, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, hear);
  };
}
