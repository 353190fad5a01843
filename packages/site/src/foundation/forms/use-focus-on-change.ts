import { type RefObject, useEffect, useRef } from "react";

/** Focuses the element whenever the value changes, because the focused one has unmounted. */
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
