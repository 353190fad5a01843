import { copyOf } from "@kaitori/brand";
import { pagesCopy } from "@kaitori/brand/copy/pages";
import type { PageName, RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import type { PageHead } from "./page-payload.ts";
import type { RouteRow } from "./route-row.ts";

export const headOfRow = async (
  brand: RuntimeBrand,
  { path, page }: Pick<RouteRow, "path" | "page">,
): Promise<PageHead> =>
  page ? pageHead(brand, page) : (await import("@kaitori/brand/page-content")).wordsOfOwnPage(brand, path);

function pageHead(brand: RuntimeBrand, page: PageName): PageHead {
  const words = copyOf(brand.copy, pagesCopy);
  return {
    title: `${words[`${page}.title`]}｜${brand.settings.serviceName}`,
    description: words[`${page}.description`],
  };
}

export const headsByQueryOf = (brand: RuntimeBrand, pagesByQuery: Readonly<Record<string, PageName>>) =>
  Object.fromEntries(Object.entries(pagesByQuery).map(([query, page]) => [query, pageHead(brand, page)]));
