import { useEffect, useRef } from "react";

/** Where a press has led, because the button that was pressed is gone; null is the button that adds another one. */
export type Arrival = { readonly at: number | null };

/** After something was taken away: what stands in its place, else what stood before it, else the way to add another. */
export const arrivalAfter = (list: readonly { readonly displayId: number }[], removed: number): Arrival => ({
  at: (list[removed + 1] ?? list[removed - 1])?.displayId ?? null,
});

/** Takes the focus each time that a press leads here. */
export function useFocusOnArrival<Target extends HTMLElement>(
  arrival: Arrival | undefined,
  here: number | null,
) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (arrival?.at === here) target.current?.focus();
  }, [arrival, here]);
  return target;
}
