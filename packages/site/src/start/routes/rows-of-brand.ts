import type { PageToFetch } from "#foundation/preload/preloader.ts";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import { findPageContent, findPageHead } from "./page-data.ts";
import type { RouteRow } from "./route-row.ts";
import { routes } from "./table.ts";

/** The row of a page that only one brand has, without its path. */
const brandPageRow = {
  layout: "static",
  middleware: [],
  prerender: true,
  hasBrandContent: true,
  screen: () => import("#screens/own-page/OwnPage.tsx"),
} as const satisfies Omit<RouteRow, "path">;

export const rowsOf = ({ sections }: Pick<RuntimeBrand, "sections">): readonly RouteRow[] => [
  ...routes,
  ...(sections?.pages ?? []).map(({ path }) => ({ ...brandPageRow, path })),
];

/** The pages of the site for the preloader, which must not import the route table. */
export const pagesToFetch = (brand: RuntimeBrand): PageToFetch[] =>
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
