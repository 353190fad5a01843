import type { PageToFetch } from "#foundation/preload/preloader.ts";
import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import { findPageHead } from "./find-page-head.ts";
import { rowsOf } from "./own-pages.ts";
import { findPageContent } from "./page-content.ts";

/** The pages of the site for the preloader, which must not import the route table. */
export const pagesToFetch = (brand: ShellBrand): PageToFetch[] =>
  rowsOf(brand).map((row) => ({
    path: row.path,
    fetch: async () => {
      const [module, content] = await Promise.all([
        row.screen(),
        findPageContent(brand, row),
        findPageHead(brand, row),
      ]);
      await module.prepare?.(content);
    },
  }));
