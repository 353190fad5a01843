import { Heading, Link, Stack } from "@kaitori/ui";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import * as styles from "./Articles.css.ts";
import { type ArticlesProps, articleId } from "./Articles.tsx";

interface ContentsProps extends ArticlesProps {
  readonly title: string;
}

/** The table of contents of a long document. */
export const Contents = ({ title, ...document }: ContentsProps) => (
  <nav aria-label={title}>
    <Disclosure title={title}>
      <ol className={styles.contents}>
        <Places {...document} />
      </ol>
    </Disclosure>
  </nav>
);

/** The same in a column of its own, which stays in sight. */
export const SideContents = ({ title, ...document }: ContentsProps) => (
  <nav aria-label={title}>
    <Stack gap="s">
      <Heading level={2} size="title3">
        {title}
      </Heading>
      <ol className={styles.sideContents}>
        <Places {...document} />
      </ol>
    </Stack>
  </nav>
);

const Places = ({ articles, headingOf }: ArticlesProps) =>
  articles.map(({ title }, index) => (
    <li key={title} className={styles.contentsItem}>
      <Link variant="quiet" href={`#${articleId(index)}`}>
        {headingOf({ number: index + 1, title })}
      </Link>
    </li>
  ));
