import type { ReactNode } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { type FirstPage, groups, type Language } from "./first-pages.ts";
import * as styles from "./StartPage.css.ts";

interface StartPageProps {
  /** A list of all pages, where Storybook's sidebar is missing. */
  readonly children?: ReactNode;
}

/** The front page: the first pages for three kinds of readers. */
export const StartPage = ({ children }: StartPageProps) => (
  <main className={`sb-unstyled ${styles.page}`}>
    <h1>Kaitori ハンドブック</h1>
    <section lang="ja">
      <p>
        画面と部品、文言、サーバーの呼び出しを、どのブランドでも見られます。部品や画面のページでは、上の筆のアイコンでブランドを選べます。
        どのページでも Ctrl+K（Macでは
        ⌘K）で、言葉からページを探せます。ブランドの色や言葉をその場で変えて試すなら{" "}
        <a href="./board/" target="_top">
          ブランドボード
        </a>
        へ。
      </p>
      <Groups language="ja" />
    </section>
    <section lang="en">
      <p>
        Every component, screen, text and call, in every brand. The brush above a component or a screen
        selects the brand; Ctrl+K (⌘K) searches all pages. To try colours and texts of a brand, open the{" "}
        <a href="./board/" target="_top">
          brand board
        </a>
        , in Japanese.
      </p>
      <Groups language="en" />
    </section>
    {children}
  </main>
);

const Groups = ({ language }: { readonly language: Language }) =>
  groups.map(({ title, pages }) => (
    <section key={title.en}>
      <h2>{title[language]}</h2>
      <dl className={styles.pageLinks}>
        {pages.map(({ story, [language]: page }) => (
          <div key={page.title} className={styles.pageLink}>
            <dt>
              <a className={styles.link} href={addressOf(page, story)} target="_top">
                {page.label ?? page.title.split("/").at(-1)}
              </a>
            </dt>
            <dd className={styles.text}>{page.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));

const addressOf = ({ title }: FirstPage, story: string | undefined) => {
  const fullTitle = title.startsWith("Screens/") ? title : `Handbook/${title}`;
  return story === undefined
    ? `./?path=/docs/${toId(fullTitle, "docs")}`
    : `./?path=/story/${toId(fullTitle, storyNameFromExport(story))}`;
};
