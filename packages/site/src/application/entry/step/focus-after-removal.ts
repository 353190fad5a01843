import { useEffect, useRef } from "react";

/** The item that takes the focus after the pressed button is gone; null is the button that adds another one. */
export type FocusTarget = { readonly at: number | null };

/** After a removal: the next item, else the previous one, else the button that adds another. */
export const focusAfterRemoval = (
  list: readonly { readonly displayId: number }[],
  removed: number,
): FocusTarget => ({
  at: (list[removed + 1] ?? list[removed - 1])?.displayId ?? null,
});

/** Takes the focus each time this item becomes the target. */
export function useFocusTarget<Target extends HTMLElement>(
  focusTarget: FocusTarget | undefined,
  currentIndex: number | null,
) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (focusTarget?.at === currentIndex) target.current?.focus();
  }, [focusTarget, currentIndex]);
  return target;
}
