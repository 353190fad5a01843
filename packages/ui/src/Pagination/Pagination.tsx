import { ChevronLeftIcon, ChevronRightIcon } from "../Icon/index.ts";
import { useAnchor, useWords } from "../UiProvider/context.ts";
import * as styles from "./Pagination.css.ts";
import { shownPages } from "./shown-pages.ts";

export type PaginationProps = {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
};

export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const words = useWords();
  const Anchor = useAnchor();
  if (pages < 2) return null;
  return (
    <nav aria-label={words.pages}>
      <ul className={styles.list}>
        <li className={page === 1 ? styles.hidden : undefined}>
          <Anchor href={hrefOf(Math.max(1, page - 1))} className={styles.link} rel="prev">
            <ChevronLeftIcon size="small" />
            {words.previousPage}
          </Anchor>
        </li>
        <li className={styles.position}>
          {page} / {pages}
        </li>
        {shownPages(page, pages).map((item) => (
          <li key={item} className={styles.number}>
            {item < 0 ? (
              "…"
            ) : (
              <Anchor
                href={hrefOf(item)}
                className={styles.link}
                aria-label={words.page({ page: item })}
                aria-current={item === page ? "page" : undefined}
              >
                {item}
              </Anchor>
            )}
          </li>
        ))}
        <li className={page === pages ? styles.hidden : undefined}>
          <Anchor href={hrefOf(Math.min(pages, page + 1))} className={styles.link} rel="next">
            {words.nextPage}
            <ChevronRightIcon size="small" />
          </Anchor>
        </li>
      </ul>
    </nav>
  );
}
