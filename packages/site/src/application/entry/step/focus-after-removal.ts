import { useEffect, useRef } from "react";

/** The item that takes the focus after a removal; null for the button that adds another one. */
export type FocusTarget = { readonly displayId: number | null };

/** The next item, else the previous one, else the button that adds another. */
export const focusAfterRemoval = (
  list: readonly { readonly displayId: number }[],
  removedIndex: number,
): FocusTarget => ({
  displayId: (list[removedIndex + 1] ?? list[removedIndex - 1])?.displayId ?? null,
});

export function useFocusTarget<Target extends HTMLElement>(
  focusTarget: FocusTarget | undefined,
  displayId: number | null,
) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (focusTarget?.displayId === displayId) target.current?.focus();
  }, [focusTarget, displayId]);
  return target;
}
