import { articlesOf, type CopyArea, type FurtherArticle, legalValues } from "@kaitori/brand";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { usePageContent } from "#foundation/site/use-page-content.ts";

export function useLegalText(
  area: CopyArea,
  kind: "article" | "row" = "article",
  furtherArticles: readonly FurtherArticle[] = [],
) {
  const { brand } = useSite();
  const values = legalValues(brand.settings);
  const ownArticles = usePageContent().articles ?? [];
  return {
    values,
    articles: articlesOf(brand.copy, area, values, kind, [...furtherArticles, ...ownArticles]),
  };
}
