/**
 * Presses on buttons before the page is at work, each button once: links and fields work without a script, a button does
 * not, unless it opens a popover. The build loads this file by itself, ahead of all others (`build/route-manifest.ts`).
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

/** Performs them, now that the page answers, and keeps no more. */
export function performKeptPresses(): void {
  document.removeEventListener("click", keep, true);
  for (const button of kept) if (button.isConnected) button.click();
  kept.clear();
}
