import { Heading, Link, Stack } from "@kaitori/ui";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import * as styles from "./Articles.css.ts";
import { type ArticlesProps, articleId } from "./Articles.tsx";

interface ContentsProps extends ArticlesProps {
  readonly title: string;
}

export const Contents = ({ title, ...document }: ContentsProps) => (
  <nav aria-label={title}>
    <Disclosure title={title}>
      <ol className={styles.contents}>
        <ArticleLinks {...document} />
      </ol>
    </Disclosure>
  </nav>
);

/** The table of contents in a side column that stays visible. */
export const SideContents = ({ title, ...document }: ContentsProps) => (
  <nav aria-label={title}>
    <Stack gap="s">
      <Heading level={2} size="title3">
        {title}
      </Heading>
      <ol className={styles.sideContents}>
        <ArticleLinks {...document} />
      </ol>
    </Stack>
  </nav>
);

const ArticleLinks = ({ articles, headingOf }: ArticlesProps) =>
  articles.map(({ title }, index) => (
    <li key={title} className={styles.contentsItem}>
      <Link variant="quiet" href={`#${articleId(index)}`}>
        {headingOf({ number: index + 1, title })}
      </Link>
    </li>
  ));
