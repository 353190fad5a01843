import type { MouseEvent } from "react";

/** Focuses the target of a link; opens a `details` element around it. */
export function goToField(event: MouseEvent, id: string) {
  const element = document.getElementById(id);
  if (!element) return;
  event.preventDefault();
  element.closest("details")?.setAttribute("open", "");
  element.scrollIntoView({ block: "center" });
  element.focus({ preventScroll: true });
}
