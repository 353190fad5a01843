import type { CopyArea } from "./copy-area.ts";
import { isFixed } from "./copy-of.ts";
import { type FillValue, fillLoosely } from "./placeholders.ts";

type Further = { readonly after: number; readonly title: string; readonly text: string };

export type Article = {
  readonly title: string;
  readonly lines: readonly string[];
  /** In the base texts, whatever a brand puts before it; a brand's own have none. */
  readonly number?: number;
};

/**
 * Numbered pairs of an area in their order: `article1Title` and `article1Text`, `row1Title` and `row1Text`.
 * A line break in the text begins a new line. A brand may fall silent on an article by an empty title, and say
 * further ones after any.
 */
export function articlesOf(
  overrides: { readonly [key: string]: string | undefined },
  { area, texts }: CopyArea,
  values: { readonly [name: string]: FillValue },
  kind: "article" | "row" = "article",
  further: readonly Further[] = [],
): Article[] {
  const spoken = (key: string) =>
    fillLoosely((isFixed(area) ? undefined : overrides[`${area}.${key}`]) ?? texts[key] ?? "", values);
  const added = (number: number): Article[] =>
    further
      .filter(({ after }) => after === number)
      .map(({ title, text }) => ({
        title: fillLoosely(title, values),
        lines: fillLoosely(text, values).split("\n"),
      }));
  const articles: Article[] = added(0);
  for (let number = 1; `${kind}${number}Title` in texts; number += 1) {
    const title = spoken(`${kind}${number}Title`);
    if (title !== "") articles.push({ title, lines: spoken(`${kind}${number}Text`).split("\n"), number });
    articles.push(...added(number));
  }
  return articles;
}
