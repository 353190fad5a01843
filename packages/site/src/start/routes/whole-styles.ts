import { fetchInPlace } from "#foundation/updates/lost-styles.ts";

let whole: Promise<unknown> | undefined;

/** A prerendered page comes with the rules that it uses; once it is at work, the rest of its style sheets is fetched. */
export function beginWholeStyles(): void {
  const waiting = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"][disabled]:not([data-carried])',
  );
  whole ??= Promise.all([...waiting].map(fetchInPlace));
}

/** The whole style sheets are here, for the next page; the first page does without. */
export const wholeStyles = async (): Promise<void> => void (await whole);
