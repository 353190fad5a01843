import type { ReactNode } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { groups, type Language, type Place } from "./places.ts";
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
        Every component, screen, text and call, in every brand: above a component or a screen the brush
        chooses the brand; on every page Ctrl+K (⌘K) finds another by what it is about. To try colours and
        words at once there is the{" "}
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
  groups.map(({ title, places }) => (
    <section key={title.en}>
      <h2>{title[language]}</h2>
      <dl className={styles.places}>
        {places.map(({ story, [language]: place }) => (
          <div key={place.title} className={styles.place}>
            <dt>
              <a className={styles.link} href={addressOf(place, story)} target="_top">
                {place.label ?? place.title.split("/").at(-1)}
              </a>
            </dt>
            <dd className={styles.text}>{place.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));

const addressOf = ({ title }: Place, story: string | undefined) => {
  const whole = title.startsWith("Screens/") ? title : `Handbook/${title}`;
  return story === undefined
    ? `./?path=/docs/${toId(whole, "docs")}`
    : `./?path=/story/${toId(whole, storyNameFromExport(story))}`;
};
