/**
 * Keeps clicks on buttons before hydration, each button once. Links and fields work without a script, and so do
 * buttons that open a popover. The build loads this file first (`build/route-manifest.ts`).
 */
const clickedButtons = new Set<HTMLButtonElement>();

function recordClick(event: MouseEvent) {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button || button.popoverTargetElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clickedButtons.add(button);
}

globalThis.document?.addEventListener("click", recordClick, true);

export function replayClicks(): void {
  document.removeEventListener("click", recordClick, true);
  for (const button of clickedButtons) if (button.isConnected) button.click();
  clickedButtons.clear();
}
