import { Heading, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { Articles, type ArticlesProps } from "./Articles.tsx";
import { Contents, SideContents } from "./Contents.tsx";
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
  const document = { articles, headingOf: words.articleHeading };
  return (
    <div className={styles.document}>
      <Stack gap="xl">
        <Heading level={1}>{words.title}</Heading>
        <Text>{lead}</Text>
        <div className={styles.contentsAbove}>
          <Contents title={words.contents} {...document} />
        </div>
        <Articles {...document} />
        <Dates words={words} />
      </Stack>
      <div className={styles.contentsBeside}>
        <SideContents title={words.contents} {...document} />
      </div>
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
