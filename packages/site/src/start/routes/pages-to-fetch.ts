import type { PageToFetch } from "#foundation/preload/preloader.ts";
import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import { findPageWords } from "./find-page-words.ts";
import { findPageContent } from "./page-content.ts";
import type { RouteRow } from "./route-row.ts";
import { routes } from "./table.ts";

/** The rows of the table as the preloader is handed them, which knows no table. */
export const pagesToFetch = (brand: ShellBrand): PageToFetch[] =>
  routes.map((row: RouteRow) => ({
    path: row.path,
    fetch: async () => {
      const [module, content] = await Promise.all([
        row.screen(),
        findPageContent(brand, row),
        findPageWords(brand, row),
      ]);
      await module.prepare?.(content);
    },
  }));
