import { reloadStyleSheet } from "#foundation/updates/failed-styles.ts";

let loading: Promise<unknown> | undefined;

/** A prerendered page contains the styles that it uses; the whole style sheets load after hydration. */
export function loadFullStyles(): void {
  const deferredLinks = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"][disabled]:not([data-inlined])',
  );
  loading ??= Promise.all([...deferredLinks].map(reloadStyleSheet));
}

export const waitForFullStyles = async (): Promise<void> => void (await loading);
