import { articlesOf, type CopyArea, type FurtherArticle, legalValues } from "@kaitori/brand";
import { useSite } from "../../foundation/site/SiteProvider.tsx";

/** The articles of an area with the brand's company and limits in their places. */
export function useLegalText(
  area: CopyArea,
  kind: "article" | "row" = "article",
  further: readonly FurtherArticle[] = [],
) {
  const { brand } = useSite();
  const values = legalValues(brand.settings);
  const documents: { readonly [area: string]: readonly FurtherArticle[] | undefined } =
    brand.sections?.articles ?? {};
  return {
    values,
    articles: articlesOf(brand.copy, area, values, kind, [...further, ...(documents[area.area] ?? [])]),
  };
}
