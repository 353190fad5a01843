import * as styles from "./AllPages.css.ts";
import { groupsOf, type HandbookPage } from "./pages.ts";

/** List of all pages, and the search. */
export const AllPages = ({
  pages,
  onSearch,
}: {
  readonly pages: readonly HandbookPage[];
  readonly onSearch: () => void;
}) => (
  <section lang="ja" aria-labelledby="all">
    <h2 id="all">
      すべてのページ <span lang="en">All pages</span>
    </h2>
    <button type="button" className={styles.search} onClick={onSearch}>
      言葉から探す <span lang="en">Search</span> (Ctrl+K, ⌘K)
    </button>
    {groupsOf(pages).map(([name, pagesOfGroup = []]) => (
      <section key={name}>
        <h3>{name}</h3>
        <ul className={styles.list}>
          {pagesOfGroup.map(({ title, path }) => (
            <li key={title}>
              <a className={styles.link} href={`./?path=${path}`}>
                {title.split("/").slice(1).join(" / ")}
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </section>
);
