import { matchRoutes } from "react-router";
import { findPageWords } from "../routes/find-page-words.ts";
import type { RouteRow } from "../routes/route-row.ts";
import { routes } from "../routes/table.ts";
import type { ShellBrand } from "../site.ts";
import { createPreloadQueue } from "./preload-queue.ts";

/** Fetches what a page needs of the build before somebody goes there: its chunks, styles and words, no data. */
export interface Preloader {
  fetchPage(pathname: string): void;
}

const rows: readonly RouteRow[] = routes;

export function createPreloader(brand: ShellBrand): Preloader {
  const queue = createPreloadQueue();
  const known = rows.map((row) => ({ path: row.path, handle: row }));
  return {
    fetchPage(pathname) {
      const row = matchRoutes(known, pathname)?.at(-1)?.route.handle;
      if (row) queue.add(row.path, () => Promise.all([row.screen(), findPageWords(brand, row)]));
    },
  };
}
