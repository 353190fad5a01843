import { copyOf } from "@kaitori/brand";
import { pagesCopy } from "@kaitori/brand/copy/pages";
import type { PageName } from "#parts/brand/page-name.ts";
import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import type { PageWords } from "./page-payload.ts";

/** Title and description of a page, the brand's name behind the title. */
export function pageWords(brand: ShellBrand, page: PageName): PageWords {
  const words = copyOf(brand.copy, pagesCopy);
  return {
    title: `${words[`${page}.title`]}｜${brand.settings.serviceName}`,
    description: words[`${page}.description`],
  };
}
