import { fetchInPlace } from "#foundation/updates/lost-styles.ts";

let whole: Promise<unknown> | undefined;

/** A prerendered page contains the styles that it uses; the whole style sheets load after hydration. */
export function loadFullStyles(): void {
  const waiting = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"][disabled]:not([data-carried])',
  );
  whole ??= Promise.all([...waiting].map(fetchInPlace));
}

/** Awaited before the next page is shown. */
export const waitForFullStyles = async (): Promise<void> => void (await whole);
