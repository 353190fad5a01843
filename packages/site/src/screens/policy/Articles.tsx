import type { Article } from "@kaitori/brand";
import { Heading, Stack, Text } from "@kaitori/ui";
import { article } from "./Articles.css.ts";
import { LegalLine } from "./LegalLine.tsx";

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
          <Heading level={2} size="title3">
            {headingOf({ number: index + 1, title })}
          </Heading>
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
