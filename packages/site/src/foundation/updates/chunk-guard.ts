import { readTime } from "../clock/clock.ts";

/** R8.12, R9.4: a chunk that fails to load reloads the page, once per path within ten seconds. */
const minimumReloadIntervalMs = 10_000;
const storageKey = "chunk-reload";

/** True if this path may be reloaded now; stores the time, so that a second reload is refused for some seconds. */
export function mayReloadFor(
  path: string,
  now: number,
  storage: Pick<Storage, "getItem" | "setItem">,
): boolean {
  const recent = (storage.getItem(storageKey) ?? "")
    .split("\n")
    .filter((line) => now - Number(line.split(" ")[1] ?? "") < minimumReloadIntervalMs);
  if (recent.some((line) => line.startsWith(`${path} `))) return false;
  storage.setItem(storageKey, [...recent, `${path} ${now}`].join("\n"));
  return true;
}

export interface ChunkGuardOptions {
  /** The address whose chunk is loading; undefined during a preload, whose failure is ignored. */
  readonly loadingAddress: () => string | undefined;
  readonly load: (address: string) => void;
}

/** `vite:preloadError` reports a missing chunk, usually in a tab of a build that has been deleted. */
export function guardChunks({ loadingAddress, load }: ChunkGuardOptions): void {
  addEventListener("vite:preloadError", (event) => {
    // No reload while offline: it would lose the page. The error is shown instead.
    if (!navigator.onLine) return;
    const address = loadingAddress();
    if (address === undefined || !mayReloadFor(address, readTime(), sessionStorage)) return;
    event.preventDefault();
    load(address);
  });
}
