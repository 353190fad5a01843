import { Link } from "@kaitori/ui";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import * as styles from "./Articles.css.ts";
import { type ArticlesProps, articleId } from "./Articles.tsx";

/** What a long document holds, for whoever looks for something. */
export function Contents({ title, articles, headingOf }: ArticlesProps & { readonly title: string }) {
  return (
    <nav aria-label={title}>
      <Disclosure title={title}>
        <ol className={styles.contents}>
          {articles.map((article, index) => (
            <li key={article.title} className={styles.contentsItem}>
              <Link variant="quiet" href={`#${articleId(index)}`}>
                {headingOf({ number: index + 1, title: article.title })}
              </Link>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
