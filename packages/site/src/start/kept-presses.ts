/**
 * Keeps clicks on buttons before hydration, each button once. Links and fields work without a script, and so do
 * buttons that open a popover. The build loads this file first (`build/route-manifest.ts`).
 */
const kept = new Set<HTMLButtonElement>();

function keep(event: MouseEvent) {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button || button.popoverTargetElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.add(button);
}

globalThis.document?.addEventListener("click", keep, true);

/** Replays the clicks and removes the listener. */
export function performKeptPresses(): void {
  document.removeEventListener("click", keep, true);
  for (const button of kept) if (button.isConnected) button.click();
  kept.clear();
}
