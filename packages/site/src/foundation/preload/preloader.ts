import { matchRoutes } from "react-router";
import { onePerSite } from "../site/site.ts";

/** A page with a function that fetches its chunks, styles and texts, but no data. */
export interface PageToFetch {
  readonly path: string;
  fetch(): Promise<unknown>;
}

export function createPreloader(pages: readonly PageToFetch[]) {
  const queue = createPreloadQueue();
  const candidates = pages.map((page) => ({ path: page.path, handle: page }));
  return {
    fetchPage(pathname: string): void {
      const page: PageToFetch | undefined = matchRoutes(candidates, pathname)?.at(-1)?.route.handle;
      if (page) queue.add(page.path, page.fetch);
    },
  };
}

/** R9.6: at most four route preloads at a time. */
const maxParallel = 4;

export function createPreloadQueue() {
  const requestedPaths = new Set<string>();
  const queue: (() => Promise<unknown>)[] = [];
  let running = 0;

  const next = () => {
    const fetchPage = running < maxParallel ? queue.shift() : undefined;
    if (!fetchPage) return;
    running += 1;
    // A failed preload is ignored: the page loads its files again.
    void fetchPage()
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
        next();
      });
    next();
  };

  return {
    add(key: string, fetchPage: () => Promise<unknown>): void {
      if (requestedPaths.has(key)) return;
      requestedPaths.add(key);
      queue.push(fetchPage);
      next();
    },
  };
}

export const preloaderOf = onePerSite(({ pages }) => createPreloader(pages));
