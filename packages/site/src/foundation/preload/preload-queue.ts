/** R9.6: at most four route preloads at a time. */
const mostAtOnce = 4;

export interface PreloadQueue {
  /** Fetches something that will probably be needed; the same key is fetched only once. */
  add(key: string, fetchIt: () => Promise<unknown>): void;
}

export function createPreloadQueue(): PreloadQueue {
  const known = new Set<string>();
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  const next = () => {
    const fetchIt = running < mostAtOnce ? waiting.shift() : undefined;
    if (!fetchIt) return;
    running += 1;
    // A failed preload is ignored: the page loads its files again.
    void fetchIt()
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
        next();
      });
    next();
  };

  return {
    add(key, fetchIt) {
      if (known.has(key)) return;
      known.add(key);
      waiting.push(fetchIt);
      next();
    },
  };
}
