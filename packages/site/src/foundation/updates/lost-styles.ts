const lostLinks = new Set<HTMLLinkElement>();

/** Records style sheets of the site that failed to load. */
export const watchStyles = (): void =>
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      if (target.href.startsWith(`${location.origin}/`)) lostLinks.add(target);
    },
    true,
  );

/** Vite's chunk loader requests a style sheet once; this retries one that failed. */
export async function fetchLostStyles(): Promise<void> {
  const retriedLinks = [...lostLinks];
  lostLinks.clear();
  await Promise.all(retriedLinks.map(fetchInPlace));
}

/** Reloads a style sheet at its place in the document, because later rules win. Without it the page still works. */
export function fetchInPlace(waitingLink: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.onload = link.onerror = () => resolve();
    // The attribute as written, by which Vite's chunk loader finds it.
    link.setAttribute("href", waitingLink.getAttribute("href") ?? "");
    waitingLink.replaceWith(link);
  });
}
