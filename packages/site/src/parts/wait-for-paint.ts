/** Resolves after the next paint, or at once if the tab is hidden. */
export const waitForPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.document?.hidden !== false) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
