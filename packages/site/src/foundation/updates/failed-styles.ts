const failedLinks = new Set<HTMLLinkElement>();

export const watchStyles = (): void =>
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      if (target.href.startsWith(`${location.origin}/`)) failedLinks.add(target);
    },
    true,
  );

/** Loads failed style sheets again, because Vite's chunk loader requests each only once. */
export async function reloadFailedStyles(): Promise<void> {
  const retriedLinks = [...failedLinks];
  failedLinks.clear();
  await Promise.all(retriedLinks.map(reloadStyleSheet));
}

/** Loads a style sheet again, at the same position of the document, because later rules win. Never rejects. */
export function reloadStyleSheet(oldLink: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.onload = link.onerror = () => resolve();
    // The attribute as written, by which Vite's chunk loader finds it.
    link.setAttribute("href", oldLink.getAttribute("href") ?? "");
    oldLink.replaceWith(link);
  });
}
