/** A page in one language. */
export interface Place {
  /** Title in the list of pages, without “Handbook/”. */
  readonly title: string;
  readonly text: string;
  /** A label, if the title alone is not clear. */
  readonly label?: string;
}

export type Language = "ja" | "en";

interface Group {
  readonly title: Readonly<Record<Language, string>>;
  readonly places: readonly (Readonly<Record<Language, Place>> & {
    /** Export name of its story; a text has none. */
    readonly story?: string;
  })[];
}

/** First pages for three kinds of readers. Each row stands on the front page in both languages. */
export const groups: readonly Group[] = [
  {
    title: { ja: "ブランドをつくる方へ", en: "You make a brand" },
    places: [
      {
        ja: {
          title: "1時間でブランドをつくる",
          text: "見た目、言葉、ページの構成。一つのブランドを最初から最後まで",
        },
        en: { title: "A licensee in an hour", text: "look, words and composition, from beginning to end" },
      },
      {
        ja: {
          title: "1時間でブランドをつくる（つづき）",
          text: "会社の情報、書類、タグ、絵と写真、自分のリポジトリ",
        },
        en: {
          title: "A licensee in an hour, continued",
          text: "facts, papers, tags, pictures, a repository of its own",
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
        en: { title: "Colours and contrast", text: "every colour with what it is for and where it is read" },
      },
      {
        story: "Copy",
        ja: { title: "文言", text: "画面とメールの文言を、文でもキーでもページでも探す" },
        en: { title: "Copy", text: "every text, found by what it says, its key or its page" },
      },
      {
        story: "Settings",
        ja: { title: "設定", text: "会社、限度額、期限、口座など、設定の項目とその意味" },
        en: { title: "Settings", text: "company, limits, days, account: each with its meaning" },
      },
      {
        story: "ByDay",
        ja: { title: "メール", text: "すべてのメールの文面と見た目を、昼と夜の表示で" },
        en: { title: "Screens/Mails", text: "every mail, its words and its look, by day and by night" },
      },
      {
        ja: { title: "Guides/公開までのチェックリスト", text: "公開の前に、人が見て確かめること" },
        en: {
          title: "Guides/Checklist to launch",
          text: "what people look at before the first customer does",
        },
      },
    ],
  },
  {
    title: { ja: "開発する方へ", en: "You write code" },
    places: [
      {
        story: "WhichComponent",
        ja: {
          title: "Which component",
          text: "金額、取り消せない操作、ファイルなど、何にどの部品を使うか",
          label: "部品の選び方（英語）",
        },
        en: {
          title: "Which component",
          text: "for a sum, a dangerous act, a file: what to take, and what not",
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
        en: { title: "Guides/Theming", text: "decide, check contrast, go dark, set a single value" },
      },
      {
        story: "Visitors",
        ja: {
          title: "Every page",
          text: "画面ごとのアドレス、入れる人、状態、呼び出し、エラー、文言",
          label: "すべての画面（英語）",
        },
        en: { title: "Every page", text: "the screens: address, guards, states, calls, errors, words" },
      },
      {
        ja: { title: "Guides/開発する方へ", text: "値の流れ、生成コマンド、フォーム、エラー、テスト" },
        en: {
          title: "Guides/For developers",
          text: "the path of a value, generators, forms, errors, testing",
        },
      },
      {
        story: "MovesOfAnEntry",
        ja: {
          title: "Moves of an entry",
          text: "状態の移り変わり。規則の表そのもの",
          label: "申し込みの動き（英語）",
        },
        en: { title: "Moves of an entry", text: "statuses and what changes them, from the domain's table" },
      },
      {
        story: "Order",
        ja: {
          title: "自社のサーバー/呼び出し",
          text: "自社のサーバーで使うときに作る呼び出し",
          label: "自社のサーバー：作る順番",
        },
        en: {
          title: "Your own server/Calls",
          text: "the API, call by call, for a server of your own",
          label: "Your own server: what to build first",
        },
      },
      {
        ja: { title: "Guides/決定の記録", text: "なぜこうなっているか" },
        en: { title: "Guides/Decisions", text: "why things are as they are" },
      },
    ],
  },
  {
    title: { ja: "運用する方へ", en: "You run it" },
    places: [
      {
        ja: { title: "Guides/運用する方へ", text: "変数、監視、ジョブ、バックアップと復元、更新" },
        en: { title: "Guides/For operators", text: "variables, health, jobs, backup and restore, upgrade" },
      },
    ],
  },
];
