import { type ReactNode, useEffect, useRef } from "react";

/** Scrolls to content that appears far from the button that was pressed, each time `on` changes. */
export function ScrollIntoView({ on, children }: { on: unknown; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  // Returns nothing: an effect may return only a function, and some browsers return a value from scrollIntoView.
  useEffect(() => {
    if (on) container.current?.scrollIntoView({ block: "nearest" });
  }, [on]);
  return <div ref={container}>{children}</div>;
}
