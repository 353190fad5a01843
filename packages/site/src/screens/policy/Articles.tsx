import { type Article, articlesOf, type CopyArea, type FurtherArticle, legalValues } from "@kaitori/brand";
import { SmallHeading, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { usePageContent } from "#foundation/site/screen-module.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { article } from "./Articles.css.ts";

export const articleId = (index: number) => `article${index + 1}`;

export interface ArticlesProps {
  readonly articles: readonly Article[];
  readonly headingOf: (article: { number: number; title: string }) => string;
}

export function Articles({ articles, headingOf }: ArticlesProps) {
  return (
    <Stack gap="l">
      {articles.map(({ title, lines }, index) => (
        <section key={title} id={articleId(index)} className={article}>
          <SmallHeading>{headingOf({ number: index + 1, title })}</SmallHeading>
          <Stack gap="s">
            {lines.map((line) => (
              <Text key={line}>
                <LegalLine>{line}</LegalLine>
              </Text>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

/** A line of a legal text; contact data and short remarks in brackets are not broken. */
export function LegalLine({ children: line }: { children: string }) {
  const { address, hours, email, representative } = useSite().brand.settings.legal;
  const inBrackets = /（[^（）]{1,12}）/.exec(line)?.[0] ?? "";
  const part = [address, hours, email, representative, inBrackets].find((candidate) =>
    line.includes(candidate),
  );
  return <KeepWhole part={part ?? ""}>{line}</KeepWhole>;
}

export function useLegalText(
  area: CopyArea,
  kind: "article" | "row" = "article",
  furtherArticles: readonly FurtherArticle[] = [],
) {
  const { brand } = useSite();
  const values = legalValues(brand.settings);
  const brandArticles = usePageContent().articles ?? [];
  return {
    values,
    articles: articlesOf(brand.copy, area, values, kind, [...furtherArticles, ...brandArticles]),
  };
}
