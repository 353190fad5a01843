let whole: Promise<unknown> | undefined;

/** A prerendered page comes with the rules that it uses; once it is at work, the rest of its style sheets is fetched. */
export function beginWholeStyles(): void {
  const waiting = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"][disabled]:not([data-carried])',
  );
  whole ??= Promise.all([...waiting].map(fetchNow));
}

/** What the next page needs of them is there; the first page does without. */
export const wholeStyles = async (): Promise<void> => void (await whole);

/** In its place, because later rules win; out of reach, the page goes on without. */
function fetchNow(waiting: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.onload = link.onerror = () => resolve();
    // As it was written: so the loader of chunks knows it.
    link.setAttribute("href", waiting.getAttribute("href") ?? "");
    waiting.replaceWith(link);
  });
}
