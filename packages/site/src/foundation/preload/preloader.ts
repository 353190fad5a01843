import { matchRoutes } from "react-router";
import { createPreloadQueue } from "./preload-queue.ts";

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
