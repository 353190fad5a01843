/** A page in one language. */
export interface FirstPage {
  /** Title in the list of pages, without “Handbook/”. */
  readonly title: string;
  readonly text: string;
  /** A label, if the title alone is not clear. */
  readonly label?: string;
}

export type Language = "ja" | "en";

interface Group {
  readonly title: Readonly<Record<Language, string>>;
  readonly pages: readonly (Readonly<Record<Language, FirstPage>> & {
    /** Export name of its story; a text has none. */
    readonly story?: string;
  })[];
}

/** First pages for three kinds of readers. The front page shows each row in both languages. */
export const groups: readonly Group[] = [
  {
    title: { ja: "ブランドをつくる方へ", en: "You make a brand" },
    pages: [
      {
        ja: {
          title: "1時間でブランドをつくる",
          text: "見た目、言葉、ページの構成。一つのブランドを最初から最後まで",
        },
        en: {
          title: "A licensee in an hour",
          text: "look, texts and page sections of one brand, from start to end",
        },
      },
      {
        ja: {
          title: "1時間でブランドをつくる（つづき）",
          text: "会社の情報、書類、タグ、絵と写真、自分のリポジトリ",
        },
        en: {
          title: "A licensee in an hour, continued",
          text: "company facts, further papers, tags, pictures, a separate repository",
        },
      },
      {
        story: "Decisions",
        ja: { title: "ブランドが決めること", text: "色、角、余白、文字など、見た目の決定とその意味" },
        en: { title: "What a brand decides", text: "each decision, and what it changes" },
      },
      {
        story: "ColoursAndContrast",
        ja: { title: "色とコントラスト", text: "すべての色の使いみちと、読みやすさ" },
        en: { title: "Colours and contrast", text: "the use and the contrast of every colour" },
      },
      {
        story: "Copy",
        ja: { title: "文言", text: "画面とメールの文言を、文でもキーでもページでも探す" },
        en: { title: "Copy", text: "search every text by a part of it, its key or its page" },
      },
      {
        story: "Settings",
        ja: { title: "設定", text: "会社、限度額、期限、口座など、設定の項目とその意味" },
        en: { title: "Settings", text: "company, limits, days, account: each with its meaning" },
      },
      {
        story: "LightMode",
        ja: { title: "メール", text: "すべてのメールの文面と見た目を、昼と夜の表示で" },
        en: { title: "Screens/Mails", text: "text and look of every mail, in light and dark mode" },
      },
      {
        ja: { title: "Guides/公開までのチェックリスト", text: "公開の前に、人が見て確かめること" },
        en: {
          title: "Guides/Checklist to launch",
          text: "manual checks before the launch",
        },
      },
    ],
  },
  {
    title: { ja: "開発する方へ", en: "You write code" },
    pages: [
      {
        story: "WhichComponent",
        ja: {
          title: "Which component",
          text: "金額、取り消せない操作、ファイルなど、何にどの部品を使うか",
          label: "部品の選び方（英語）",
        },
        en: {
          title: "Which component",
          text: "the right component for an amount, a dangerous action, a file, and so on",
        },
      },
      {
        ja: {
          title: "Guides/部品を自分のアプリで使う",
          text: "空のViteアプリに部品を入れて、最初の画面を出すまで",
        },
        en: {
          title: "Guides/Use the kit in your own app",
          text: "from an empty Vite app to the first component in it",
        },
      },
      {
        ja: { title: "Guides/テーマをつくる", text: "色と形を決め、読めることを確かめ、暗いテーマにする" },
        en: {
          title: "Guides/Theming",
          text: "make a theme, check its contrast, make it dark, override a value",
        },
      },
      {
        ja: { title: "Guides/開発する方へ", text: "値の流れ、生成コマンド、フォーム、エラー、テスト" },
        en: {
          title: "Guides/For developers",
          text: "the path of a value, generators, forms, errors, testing",
        },
      },
      {
        ja: {
          title: "自社のサーバー/呼び出し",
          text: "自社のサーバーで作る呼び出しの順番と、エラーの形",
          label: "自社のサーバー：作る順番",
        },
        en: {
          title: "Your own server/Calls",
          text: "order and errors of the API, for a server of your own",
          label: "Your own server: what to build first",
        },
      },
      {
        ja: { title: "Guides/決定の記録", text: "なぜこうなっているか" },
        en: { title: "Guides/Decisions", text: "the reasons for the architecture" },
      },
    ],
  },
  {
    title: { ja: "運用する方へ", en: "You run it" },
    pages: [
      {
        ja: { title: "Guides/運用する方へ", text: "変数、監視、ジョブ、バックアップと復元、更新" },
        en: { title: "Guides/For operators", text: "variables, health, jobs, backup and restore, upgrade" },
      },
    ],
  },
];
