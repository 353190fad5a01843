import { type RefObject, useEffect, useRef } from "react";

/** Focuses the element whenever the value changes, because the focused one has unmounted. */
export function useFocusOnChange<Target extends HTMLElement>(value: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const previousValue = useRef(value);
  useEffect(() => {
    if (previousValue.current !== value) target.current?.focus();
    previousValue.current = value;
  }, [value]);
  return target;
}
