import { matchRoutes } from "react-router";
import { onePerSite } from "../site/one-per-site.ts";

/** A page with a function that fetches its chunks, styles and texts, but no data. */
export interface PageToFetch {
  readonly path: string;
  fetch(): Promise<unknown>;
}

/** Fetches pages ahead of navigation. */
export interface Preloader {
  fetchPage(pathname: string): void;
}

export function createPreloader(pages: readonly PageToFetch[]): Preloader {
  const queue = createPreloadQueue();
  const known = pages.map((page) => ({ path: page.path, handle: page }));
  return {
    fetchPage(pathname) {
      const page: PageToFetch | undefined = matchRoutes(known, pathname)?.at(-1)?.route.handle;
      if (page) queue.add(page.path, page.fetch);
    },
  };
}

/** R9.6: at most four route preloads at a time. */
const mostAtOnce = 4;

interface PreloadQueue {
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

export const preloaderOf = onePerSite(({ pages }) => createPreloader(pages));
