import type { FurtherArticle } from "../sections/schema.ts";
import type { CopyArea } from "./copy-area.ts";
import { isFixed, type Overrides } from "./copy-of.ts";
import { type FillValue, fillGivenValues } from "./placeholders.ts";

export type Article = {
  readonly title: string;
  readonly lines: readonly string[];
  /** Number in the base texts, whatever a brand adds before it; a brand's own article has none. */
  readonly number?: number;
};

/**
 * Articles of an area in their order, from the keys `article1Title` and `article1Text`, `row1Title` and `row1Text`. A
 * line break in the text begins a paragraph. An empty title removes an article; a brand may add articles after any
 * other.
 */
export function articlesOf(
  overrides: Overrides,
  { area, texts }: CopyArea,
  values: { readonly [name: string]: FillValue },
  kind: "article" | "row" = "article",
  further: readonly FurtherArticle[] = [],
): Article[] {
  // A brand cannot reword the strings of the specification.
  const textOf = (key: string) =>
    fillGivenValues((isFixed(area) ? undefined : overrides[`${area}.${key}`]) ?? texts[key] ?? "", values);
  const ownArticlesAfter = (number: number): Article[] =>
    further
      .filter(({ after }) => after === number)
      .map(({ title, text }) => ({
        title: fillGivenValues(title, values),
        lines: fillGivenValues(text, values).split("\n"),
      }));
  const articles: Article[] = ownArticlesAfter(0);
  for (let number = 1; `${kind}${number}Title` in texts; number += 1) {
    const title = textOf(`${kind}${number}Title`);
    if (title !== "") articles.push({ title, lines: textOf(`${kind}${number}Text`).split("\n"), number });
    articles.push(...ownArticlesAfter(number));
  }
  return articles;
}
