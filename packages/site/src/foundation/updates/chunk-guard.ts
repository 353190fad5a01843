/** R8.12, R9.4: a chunk that fails to load reloads the page, once per path within ten seconds. */
const guardFor = 10_000;
const storageKey = "chunk-reload";

/** Whether this path may be reloaded now; remembers that it was, beside the other paths of these seconds. */
export function mayReloadFor(
  path: string,
  now: number,
  storage: Pick<Storage, "getItem" | "setItem">,
): boolean {
  const recent = (storage.getItem(storageKey) ?? "")
    .split("\n")
    .filter((line) => now - Number(line.split(" ")[1] ?? "") < guardFor);
  if (recent.some((line) => line.startsWith(`${path} `))) return false;
  storage.setItem(storageKey, [...recent, `${path} ${now}`].join("\n"));
  return true;
}

export interface ChunkGuardOptions {
  /** The address that waits for its chunk; undefined while chunks are only fetched ahead, whose failure disturbs nobody. */
  readonly awaited: () => string | undefined;
  readonly load: (address: string) => void;
}

/** `vite:preloadError` reports a chunk that is not there: usually in an open tab of a build that has been deleted. */
export function guardChunks({ awaited, load }: ChunkGuardOptions): void {
  addEventListener("vite:preloadError", (event) => {
    // Offline a reload would lose the page: the error is shown and can be tried again.
    if (!navigator.onLine) return;
    const address = awaited();
    if (address === undefined || !mayReloadFor(address, Date.now(), sessionStorage)) return;
    event.preventDefault();
    load(address);
  });
}
