/** Spec §8, §9: a chunk that fails to load reloads the page, once per path within ten seconds. */
const guardFor = 10_000;
const storageKey = "chunk-reload";

/** Whether this path may be reloaded now; remembers that it was. */
export function mayReloadFor(
  path: string,
  now: number,
  storage: Pick<Storage, "getItem" | "setItem">,
): boolean {
  const [lastPath, lastTime] = (storage.getItem(storageKey) ?? "").split(" ");
  if (lastPath === path && now - Number(lastTime) < guardFor) return false;
  storage.setItem(storageKey, `${path} ${now}`);
  return true;
}

/**
 * `vite:preloadError` tells of a chunk that is not there: usually an open tab of a build that is long gone.
 * `isWanted` is false while a chunk is only fetched ahead; its failure disturbs nobody.
 */
export function guardChunks({ isWanted, reload }: { isWanted: () => boolean; reload: () => void }): void {
  addEventListener("vite:preloadError", (event) => {
    if (!isWanted()) return;
    if (!mayReloadFor(location.pathname, Date.now(), sessionStorage)) return;
    event.preventDefault();
    reload();
  });
}
