/** Once what is drawn now can be seen. In a tab that nobody looks at nothing is painted: there it does not wait. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
