import type { ReactNode } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import * as styles from "./StartPage.css.ts";

interface Place {
  /** As the list of pages has it, below “Handbook/”. */
  readonly title: string;
  /** The name by which its file exports it; a text has none. */
  readonly story?: string;
  /** Where the title does not say it. */
  readonly label?: string;
  readonly says: string;
}

interface Group {
  readonly title: string;
  readonly places: readonly Place[];
}

const japanese: readonly Group[] = [
  {
    title: "ブランドをつくる方へ",
    places: [
      {
        title: "1時間でブランドをつくる",
        says: "見た目、言葉、ページの構成。一つのブランドを最初から最後まで",
      },
      {
        title: "1時間でブランドをつくる（つづき）",
        says: "会社の情報、書類、タグ、絵と写真、自分のリポジトリ",
      },
      {
        title: "ブランドが決めること",
        story: "Decisions",
        says: "色、角、余白、文字など、見た目の決定とその意味",
      },
      { title: "色とコントラスト", story: "ColoursAndContrast", says: "すべての色の使いみちと、読みやすさ" },
      { title: "文言", story: "Words", says: "画面とメールの文言を、文でもキーでもページでも探す" },
      { title: "設定", story: "Settings", says: "会社、限度額、期限、口座など、設定の項目とその意味" },
      { title: "メール", story: "ByDay", says: "すべてのメールの文面と見た目を、昼と夜の表示で" },
      { title: "Guides/公開までのチェックリスト", says: "公開の前に、人が見て確かめること" },
    ],
  },
  {
    title: "開発する方へ",
    places: [
      { title: "Guides/開発する方へ", says: "値の流れ、生成コマンド、フォーム、エラー、テスト" },
      {
        title: "自社のサーバー/呼び出し",
        story: "Order",
        label: "自社のサーバー：作る順番",
        says: "自社のサーバーで使うときに作る呼び出し",
      },
      { title: "Guides/決定の記録", says: "なぜこうなっているか" },
    ],
  },
  {
    title: "運用する方へ",
    places: [{ title: "Guides/運用する方へ", says: "変数、監視、ジョブ、バックアップと復元、更新" }],
  },
];

const english: readonly Group[] = [
  {
    title: "You write code",
    places: [
      {
        title: "Which component",
        story: "WhichComponent",
        says: "for a sum, a dangerous act, a file: what to take, and what not",
      },
      {
        title: "Every page",
        story: "Visitors",
        says: "the screens: address, guards, states, calls, errors, words",
      },
      {
        title: "The way of a value",
        story: "SumWishedFor",
        says: "from the rule to the desk, drawn from the sources",
      },
      { title: "Guides/For developers", says: "the way of a value, generators, forms, errors, testing" },
      {
        title: "Moves of an entry",
        story: "MovesOfAnEntry",
        says: "statuses, drawn from the domain's table",
      },
      {
        title: "Your own server/Calls",
        story: "Order",
        label: "Your own server: what to build first",
        says: "the API, call by call, for a server of your own",
      },
      { title: "Guides/Decisions", says: "why things are as they are" },
    ],
  },
  {
    title: "You make a brand",
    places: [
      { title: "A licensee in an hour", says: "look, words and composition, from beginning to end" },
      {
        title: "A licensee in an hour, continued",
        says: "facts, papers, tags, pictures, a repository of its own",
      },
      { title: "What a brand decides", story: "Decisions", says: "each decision, and what it changes" },
      {
        title: "Colours and contrast",
        story: "ColoursAndContrast",
        says: "every colour with what it is for and where it is read",
      },
      { title: "Copy", story: "Copy", says: "every text, found by what it says, its key or its page" },
      { title: "Guides/Checklist to launch", says: "what people look at before the first customer does" },
    ],
  },
  {
    title: "You run it",
    places: [{ title: "Guides/For operators", says: "variables, health, jobs, backup and restore, upgrade" }],
  },
];

interface StartPageProps {
  /** Every page by its name, below the ways in, where no list stands beside them. */
  readonly children?: ReactNode;
}

/** What one sees first: three kinds of readers, and where each begins. */
export const StartPage = ({ children }: StartPageProps) => (
  <main className={`sb-unstyled ${styles.page}`}>
    <h1>Kaitori ハンドブック</h1>
    <section lang="ja">
      <p>
        画面と部品、文言、サーバーの呼び出しを、どのブランドでも見られます。どのページでも、上の筆のアイコンでブランドを選べ、
        Ctrl+K(Macでは ⌘K)で次のページを探せます。ブランドの色や言葉をその場で変えて試すなら{" "}
        <a href="./board/" target="_top">
          ブランドボード
        </a>
        へ。
      </p>
      <Groups groups={japanese} />
    </section>
    <section lang="en">
      <p>
        Every component, screen, text and call, in every brand: on each page the brush above chooses the
        brand, and Ctrl+K (⌘K) looks for the next page.
      </p>
      <Groups groups={english} />
    </section>
    {children}
  </main>
);

const Groups = ({ groups }: { readonly groups: readonly Group[] }) =>
  groups.map(({ title, places }) => (
    <section key={title}>
      <h2>{title}</h2>
      <dl className={styles.places}>
        {places.map((place) => (
          <div key={place.title} className={styles.place}>
            <dt>
              <a className={styles.link} href={addressOf(place)} target="_top">
                {place.label ?? place.title.split("/").at(-1)}
              </a>
            </dt>
            <dd className={styles.says}>{place.says}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));

const addressOf = ({ title, story }: Place) =>
  story === undefined
    ? `./?path=/docs/${toId(`Handbook/${title}`, "docs")}`
    : `./?path=/story/${toId(`Handbook/${title}`, storyNameFromExport(story))}`;
