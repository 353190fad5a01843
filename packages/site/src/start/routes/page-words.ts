import { copyOf } from "@kaitori/brand";
import { pagesCopy } from "@kaitori/brand/copy/pages";
import type { PageName } from "#parts/brand/page-name.ts";
import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import type { PageWords } from "./page-payload.ts";
import type { RouteRow } from "./route-row.ts";

/** Title and description from the copy, or from the brand's own page. */
export const wordsOfRow = async (
  brand: ShellBrand,
  { path, page }: Pick<RouteRow, "path" | "page">,
): Promise<PageWords> =>
  page ? pageWords(brand, page) : (await import("@kaitori/brand/page-content")).wordsOfOwnPage(brand, path);

/** Appends the brand's name. */
function pageWords(brand: ShellBrand, page: PageName): PageWords {
  const words = copyOf(brand.copy, pagesCopy);
  return {
    title: `${words[`${page}.title`]}｜${brand.settings.serviceName}`,
    description: words[`${page}.description`],
  };
}

export const wordsOfStates = (brand: ShellBrand, { page, states }: Pick<RouteRow, "page" | "states">) => {
  const entries = Object.entries({ ...(page && { "": page }), ...states });
  return Object.fromEntries(entries.map(([query, name]) => [query, pageWords(brand, name)]));
};
