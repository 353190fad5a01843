import type { MouseEvent } from "react";

/** Moves to the element to which a link leads; a closed fold around it opens. */
export function goToField(event: MouseEvent, id: string) {
  const element = document.getElementById(id);
  if (!element) return;
  event.preventDefault();
  element.closest("details")?.setAttribute("open", "");
  element.scrollIntoView({ block: "center" });
  element.focus({ preventScroll: true });
}
