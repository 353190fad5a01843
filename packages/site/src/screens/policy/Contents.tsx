import { Link, Text } from "@kaitori/ui";
import * as styles from "./Articles.css.ts";
import { type ArticlesProps, articleId } from "./Articles.tsx";

/** What a long document holds, before it begins. */
export function Contents({ title, articles, headingOf }: ArticlesProps & { readonly title: string }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <Text id="contents" weight="strong">
        {title}
      </Text>
      <ol className={styles.contentsList}>
        {articles.map((article, index) => (
          <li key={article.title} className={styles.contentsItem}>
            <Link variant="quiet" href={`#${articleId(index)}`}>
              {headingOf({ number: index + 1, title: article.title })}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
