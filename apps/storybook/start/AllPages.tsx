import { useState } from "react";
import * as styles from "./AllPages.css.ts";
import { groupsOf, type HandbookPage } from "./pages.ts";

/** Every page by its name, for who knows what to look for. */
export function AllPages({ pages }: { readonly pages: readonly HandbookPage[] }) {
  const [wanted, setWanted] = useState("");
  const groups = groupsOf(pages, wanted);
  const count = groups.reduce((sum, group) => sum + group.pages.length, 0);
  return (
    <section lang="ja" aria-labelledby="all">
      <h2 id="all">
        すべてのページ <span lang="en">All pages</span>
      </h2>
      <label className={styles.search}>
        <span>
          名前で探す <span lang="en">Find by name</span>
        </span>
        <input
          type="search"
          className={styles.box}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          placeholder="Button, Login, 色"
        />
      </label>
      <output className={styles.count}>
        {count === 0 ? "見つかりません。 Nothing found." : `${count}件`}
      </output>
      {groups.map(({ name, pages: found }) => (
        <section key={name}>
          <h3>{name}</h3>
          <ul className={styles.list}>
            {found.map(({ title, path }) => (
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
}
