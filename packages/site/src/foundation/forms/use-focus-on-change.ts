import { type RefObject, useEffect, useRef } from "react";

/** Takes the focus each time the value becomes another one: what was pressed is gone, or the page is another at one address. */
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
