import { matchRoutes } from "react-router";
import { createPreloadQueue } from "./preload-queue.ts";

/** A page by its path, with how to fetch what it needs of the build: its chunks, styles and words, no data. */
export interface PageToFetch {
  readonly path: string;
  fetch(): Promise<unknown>;
}

/** Fetches pages before somebody goes there. */
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
