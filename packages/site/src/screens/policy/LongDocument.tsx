import { Heading, Link, SmallHeading, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { Articles, type ArticlesProps, articleId } from "./Articles.tsx";
import * as styles from "./LongDocument.css.ts";

export interface LongDocumentProps {
  readonly words: DateWords & {
    readonly title: string;
    readonly contents: string;
    readonly articleHeading: ArticlesProps["headingOf"];
  };
  readonly lead: string;
  readonly articles: ArticlesProps["articles"];
}

export function LongDocument({ words, lead, articles }: LongDocumentProps) {
  const { contents: contentsTitle, articleHeading } = words;
  const links = articles.map(({ title }, index) => (
    <li key={title} className={styles.contentsItem}>
      <Link variant="subtle" href={`#${articleId(index)}`}>
        {articleHeading({ number: index + 1, title })}
      </Link>
    </li>
  ));
  return (
    <div className={styles.document}>
      <Stack gap="xl">
        <Heading level={1}>{words.title}</Heading>
        <Text>{lead}</Text>
        <nav className={styles.contentsAbove} aria-label={contentsTitle}>
          <Disclosure title={contentsTitle}>
            <ol className={styles.contents}>{links}</ol>
          </Disclosure>
        </nav>
        <Articles articles={articles} headingOf={articleHeading} />
        <Dates words={words} />
      </Stack>
      <nav className={styles.contentsBeside} aria-label={contentsTitle}>
        <Stack gap="s">
          <SmallHeading>{contentsTitle}</SmallHeading>
          <ol className={styles.sideContents}>{links}</ol>
        </Stack>
      </nav>
    </div>
  );
}

interface DateWords {
  readonly established: (values: { readonly date: string }) => string;
  readonly revised: (values: { readonly date: string }) => string;
}

export function Dates({ words }: { readonly words: DateWords }) {
  const { established, revised } = useSite().brand.settings.legal;
  const { date } = useDates();
  return (
    <div className={styles.dates}>
      <span>{words.established({ date: date(established) })}</span>
      <span>{words.revised({ date: date(revised) })}</span>
    </div>
  );
}
