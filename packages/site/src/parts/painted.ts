/** Once what is drawn now can be seen. Where nothing is painted, as in a tab that nobody looks at, it does not wait. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.document?.hidden !== false) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
