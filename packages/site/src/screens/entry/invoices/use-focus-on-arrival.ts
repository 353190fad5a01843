import { useEffect, useRef } from "react";

/** The heading of what a press has opened or folded, because the button that was pressed is gone. */
export function useFocusOnArrival(takeFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  return heading;
}
