import { type ReactNode, useEffect, useRef } from "react";

/** What appears far from the button that brought it: it comes into view; `on` says when it is another one. */
export function InSight({ on, children }: { on: unknown; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // A new occasion is the reason to look again. Browsers differ in what scrolling gives back, so nothing is handed on.
  useEffect(() => {
    if (on) place.current?.scrollIntoView({ block: "nearest" });
  }, [on]);
  return <div ref={place}>{children}</div>;
}
