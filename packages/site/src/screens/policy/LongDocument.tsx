import { Heading, Stack, Text } from "@kaitori/ui";
import { Articles, type ArticlesProps } from "./Articles.tsx";
import { Contents, SideContents } from "./Contents.tsx";
import { Dates, type DateWords } from "./Dates.tsx";
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

/** Many articles, and what they are: unfolded above them, or beside them where there is room. */
export function LongDocument({ words, lead, articles }: LongDocumentProps) {
  const document = { articles, headingOf: words.articleHeading };
  return (
    <div className={styles.document}>
      <Stack gap="xl">
        <Heading level={1}>{words.title}</Heading>
        <Text>{lead}</Text>
        <div className={styles.above}>
          <Contents title={words.contents} {...document} />
        </div>
        <Articles {...document} />
        <Dates words={words} />
      </Stack>
      <div className={styles.beside}>
        <SideContents title={words.contents} {...document} />
      </div>
    </div>
  );
}
