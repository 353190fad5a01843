import { type RefObject, useEffect, useRef } from "react";

/** Focuses the element whenever the value changes, because the focused one has unmounted. */
export function useFocusOnChange<Target extends HTMLElement>(
  value: unknown,
  options?: FocusOptions,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const previousValue = useRef(value);
  const preventScroll = options?.preventScroll ?? false;
  useEffect(() => {
    if (previousValue.current !== value) target.current?.focus({ preventScroll });
    previousValue.current = value;
  }, [value, preventScroll]);
  return target;
}
