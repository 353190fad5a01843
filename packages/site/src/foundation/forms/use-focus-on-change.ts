import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the element each time the value changes: the pressed button is gone, or the page at this address is another.
 */
export function useFocusOnChange<Target extends HTMLElement>(
  value: unknown,
  options?: FocusOptions,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(value);
  const preventScroll = options?.preventScroll ?? false;
  useEffect(() => {
    if (before.current !== value) target.current?.focus({ preventScroll });
    before.current = value;
  }, [value, preventScroll]);
  return target;
}
