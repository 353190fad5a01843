import { type ReactNode, useContext } from "react";
import { OverlayTriggerStateContext } from "react-aria-components";

/**
 * Suggestions go along with their field when the page scrolls: a browser scrolls by itself to what is typed above a
 * phone's keyboard, and the library would take the list away each time. Only an inner scroller still closes it.
 */
export function StayWhileScrolling({ children }: { children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext);
  const close = () => {
    if (!isPageScrolling()) state?.close();
  };
  return (
    <OverlayTriggerStateContext value={state && { ...state, close }}>{children}</OverlayTriggerStateContext>
  );
}

/** The library closes within the event itself, and does not say which one it was. */
const isPageScrolling = () => window.event?.type === "scroll" && window.event.target === document;
