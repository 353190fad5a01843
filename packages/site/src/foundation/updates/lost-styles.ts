const lost = new Set<HTMLLinkElement>();

/** Remembers style sheets of the site that failed to load, from the start of the page on. */
export const watchStyles = (): void =>
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      if (target.href.startsWith(`${location.origin}/`)) lost.add(target);
    },
    true,
  );

/** The loader of chunks asks for a style sheet once: one that did not come is asked for again here. */
export async function fetchLostStyles(): Promise<void> {
  const again = [...lost];
  lost.clear();
  await Promise.all(again.map(fetchInPlace));
}

/** In its place, because later rules win; out of reach, the page goes on without. */
export function fetchInPlace(waiting: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.onload = link.onerror = () => resolve();
    // As it was written: so the loader of chunks knows it.
    link.setAttribute("href", waiting.getAttribute("href") ?? "");
    waiting.replaceWith(link);
  });
}
