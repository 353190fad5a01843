import { type ReactNode, useEffect, useRef } from "react";

/** Scrolls to content that appears far from the button that was pressed, each time `trigger` changes. */
export function ScrollIntoView({ trigger, children }: { trigger: unknown; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  // Returns nothing: an effect may return only a function, and some browsers return a value from scrollIntoView.
  useEffect(() => {
    if (trigger) container.current?.scrollIntoView({ block: "nearest" });
  }, [trigger]);
  return <div ref={container}>{children}</div>;
}
