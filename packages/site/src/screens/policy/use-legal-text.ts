import { articlesOf, type CopyArea, legalValues } from "@kaitori/brand";
import { useSite } from "../../SiteProvider.tsx";

/** The articles of an area with the brand's company and limits in their places. */
export function useLegalText(area: CopyArea, kind: "article" | "row" = "article") {
  const { brand } = useSite();
  const values = legalValues(brand.settings);
  return { values, articles: articlesOf(brand.copy, area, values, kind) };
}
