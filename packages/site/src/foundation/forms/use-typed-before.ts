import { type RefCallback, useCallback, useEffect, useRef } from "react";

/**
 * What was typed before the script was there, into a field of a prerendered page that keeps its value in the state of a
 * component: the element still has it when it is taken over, and loses it with the next change of the page.
 */
export function useTypedBefore(take: (element: HTMLInputElement) => void): RefCallback<HTMLInputElement> {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  return useCallback((element) => {
    if (element && element.value !== element.defaultValue) latest.current(element);
  }, []);
}
