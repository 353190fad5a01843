import type { AssetName } from "@kaitori/brand";
import type { DrawingFault, Fact } from "@kaitori/brand/draft";
import type { ColourDecision } from "@kaitori/brand/tokens";
import type { BaseColours, ThemeDecisions } from "@kaitori/ui/theme";

export const colourNames = {
  brand: { label: "ブランドの色", hint: "ボタン、リンク、マークに使います。" },
  accent: { label: "アクセントの色", hint: "1画面に1か所だけ、目を引くところに使います。" },
  ink: { label: "文字の色", hint: "本文と、暗い面に使います。" },
  paper: { label: "ページの背景の色", hint: "" },
  surface: { label: "カードと入力欄の背景の色", hint: "" },
  neutral: { label: "線と淡い面の色", hint: "" },
} as const satisfies Record<ColourDecision, { label: string; hint: string }>;

/** If a brand may leave a decision out, the first option is the default. */
type Choices = {
  [Key in Exclude<keyof ThemeDecisions, ColourDecision | "corner">]: {
    label: string;
    options: Record<NonNullable<ThemeDecisions[Key]>, string>;
  };
};

export const choices: Choices = {
  action: { label: "主なボタンの色", options: { brand: "ブランドの色", accent: "アクセントの色" } },
  header: {
    label: "ヘッダーとフッター",
    options: { paper: "背景の色", brand: "ブランドの色", ink: "文字の色" },
  },
  emphasis: {
    label: "大切な部分の目立たせ方",
    options: { outline: "線で囲む", soft: "淡い面", strong: "濃い面" },
  },
  buttons: { label: "ボタンの形", options: { corner: "角丸と同じ", pill: "丸い端" } },
  density: { label: "余白", options: { compact: "つめる", normal: "標準", loose: "ゆったり" } },
  typeScale: { label: "文字の大きさ", options: { compact: "小さめ", normal: "標準", large: "大きめ" } },
  bodyFamily: { label: "本文の書体", options: { gothic: "ゴシック", rounded: "丸ゴシック" } },
  headingFamily: {
    label: "見出しの書体",
    options: { gothic: "ゴシック", mincho: "明朝", rounded: "丸ゴシック" },
  },
  headingWeight: { label: "見出しの太さ", options: { 500: "500", 600: "600", 700: "700", 800: "800" } },
  headingTracking: { label: "見出しの字間", options: { normal: "標準", tight: "つめる" } },
  frame: {
    label: "ページの枠",
    options: { bar: "上の帯", letterhead: "中央のロゴ", tabs: "タブ", rail: "左の柱" },
  },
  ornament: { label: "見出しの飾り", options: { none: "なし", rule: "罫線", leaf: "葉", block: "四角" } },
  groups: { label: "項目のまとめ方", options: { cards: "カード", ledger: "帳票", panels: "淡い面" } },
  fields: {
    label: "入力欄の形",
    options: { plain: "標準", labelStrips: "申込書", boxes: "ひとつの枠", sheets: "一枚の紙" },
  },
  facts: {
    label: "内容の並べ方",
    options: { rows: "行", leaders: "点線", stripes: "色の行", tiles: "区画" },
  },
  columns: { label: "2列目の位置", options: { beside: "横", below: "下" } },
  steps: { label: "ステップ", options: { bars: "帯", track: "一本の線", numbers: "漢数字", beads: "丸" } },
  icons: {
    label: "アイコンと状態",
    options: { line: "線", fine: "細い線", tinted: "淡い面", solid: "塗り" },
  },
  primaryButton: {
    label: "主なボタンの作り",
    options: { flat: "平ら", framed: "内側の線", raised: "厚み", arrow: "矢印" },
  },
};

export const factNames: Readonly<Record<Fact, { label: string; example: string }>> = {
  representative: { label: "代表者の役職と氏名", example: "代表取締役 山田 太郎" },
  zipcode: { label: "郵便番号", example: "100-0001" },
  address: { label: "所在地", example: "東京都千代田区丸の内1丁目1番1号" },
  phone: { label: "電話番号", example: "03-0000-0000" },
  email: { label: "問い合わせのメールアドレス", example: "support@example.jp" },
  senderAddress: { label: "メールの差出人アドレス", example: "info@example.jp" },
  hours: { label: "電話の受付時間", example: "平日 9:00〜17:30" },
  privacyOfficer: { label: "個人情報の責任者", example: "管理部長" },
  court: { label: "管轄の裁判所", example: "東京地方裁判所" },
  bankName: { label: "引き渡し先の銀行", example: "みずほ銀行" },
  bankCode: { label: "銀行コード", example: "0001" },
  branchName: { label: "支店", example: "丸の内支店" },
  branchCode: { label: "支店コード", example: "001" },
  depositType: { label: "預金の種類", example: "ordinary（普通）または checking（当座）" },
  number: { label: "口座番号", example: "1234567" },
  holder: { label: "口座名義（全角カナ）", example: "カ）ヤマダ" },
  holderKana: { label: "口座名義（半角カナ）", example: "ｶ)ﾔﾏﾀﾞ" },
};

/** Dropped drawings; the icon and the social picture derive from the mark. */
export const pictureNames = {
  logo: "ロゴ（横長）",
  mark: "マーク（正方形）",
  hero: "トップページの絵",
  done: "完了の絵",
  empty: "空のときの絵",
  lost: "見つからないときの絵",
  closed: "手入れ中の絵",
} as const satisfies Partial<Record<AssetName, string>>;

export const drawingFaultText = (fault: DrawingFault): string => {
  switch (fault.cause) {
    case "notSvg":
      return "viewBoxのあるSVGファイルを選んでください。";
    case "unsafe":
      return "スクリプトや外部の画像を含まないSVGにしてください。文字はアウトラインにしてください。";
    case "tooHeavy":
      return `${Math.floor(fault.limit / 1000)}KB以下にしてください。`;
    case "wrongShape":
      return fault.limit[0] === fault.limit[1]
        ? "正方形にしてください。"
        : `縦横の比（幅÷高さ）を${fault.limit[0]}から${fault.limit[1]}までにしてください。`;
  }
};

export const texts = {
  title: "ブランドボード",
  lead: "色や形を決めると、すべての画面ですぐに確かめられます。",
  look: "見た目",
  pictures: "ロゴと絵",
  facts: "名前と会社",
  saveTab: "保存",
  see: "画面",
  decide: "決める",
  opened: "開いているブランド",
  beginNew: "新しいブランド",
  revert: "開いたときの状態に戻す",
  leaveTitle: "保存していない変更があります",
  leaveText: "このまま開くと、変更は残りません。残すときは、先に「保存」で保存かダウンロードをしてください。",
  leave: "変更を捨てて開く",
  stay: "開かずに続ける",
  pick: (label: string) => `${label}を色見本から選ぶ`,
  notAColour: "色を「#1f5f8b」のように、#と6桁の英数字で入力してください。",
  corner: "角の丸み",
  pixels: (value: number) => `${value}px`,
  refused: (text: string, ground: string, ratio: number, minimum: number) =>
    `この色では「${text}」が「${ground}」の上で読めません（明るさの差 ${ratio}、${minimum}以上が必要）。`,
  more: (count: number) => `ほかに${count}組あります。`,
  screensUnchanged: "画面は、読める色のままにしてあります。",
  proposeSet: (isDark: boolean, { paper, surface, ink, neutral }: BaseColours) =>
    `${isDark ? "暗い" : "明るい"}配色にまとめて変える（地 ${paper}、カード ${surface}、文字 ${ink}、線 ${neutral}）`,
  propose: (colour: string) => `近い色で読める ${colour} にする`,
  noProposal: "この色の明るさを変えても読めるようになりません。ほかの色を先に変えてください。",
  adjustedText: (colour: string) => `文字に使うところは、読めるように ${colour} になります。`,
  adjustedButton: (colour: string) =>
    `主なボタンは、文字が読めて背景からも見分けられるように ${colour} になります。`,
  invertedButton: (colour: string) =>
    `大切な部分（トップページの最初と最後など）の主なボタンは、この色では地と見分けにくいため ${colour} になります。`,
  sameAs: (label: string, colour: string) => `「${label}」（${colour}）`,
  adjustedMark: (colour: string) => `ヘッダーでは、読めるように ${colour} になります。`,
  adjustedFigure: (colour: string) => `大切な部分の金額は、読めるように ${colour} になります。`,
  colourPairs: (count: number, lowest: string) =>
    `文字の読みやすさ：${count}組すべて合格（最も低い差 ${lowest}）`,
  pairsTitle: "文字の読みやすさ",
  pairColumns: ["文字・印", "地", "差", "必要"],
  sample: "あ永",
  draft: "作成中",
  shownBrands: "見るブランド",
  arrangement: "並べ方",
  beside: "並べる",
  alone: "1つずつ",
  width: "幅",
  phone: "スマートフォン",
  desktop: "パソコン",
  screen: "画面",
  state: "状態",
  everyState: "すべての状態を並べる",
  previous: "前の状態",
  next: "次の状態",
  loading: "画面を読み込んでいます",
  frame: (brand: string, state: string) => `${brand}：${state}`,
  copyKeys: "文言のキー",
  keysHint: "画面の文字を指すと、copy.ts のキーが出ます。",
  noKey: "この文字は設定か入力から来ています。",
  name: "フォルダー名",
  nameHint: "英小文字で始まる2〜31文字（英小文字・数字・ハイフン）。",
  nameTaken: "この名前のブランドがもうあります。上の「開いているブランド」から開いてください。",
  nameFault: "英小文字で始まる2〜31文字の英小文字・数字・ハイフンで入力してください。",
  existingBrand: (name: string) =>
    `${name} はもうあるブランドです。見た目と、置いた絵だけを書き換えます。文言と会社の情報は変わりません。`,
  serviceName: "サービスの名前",
  company: "会社の名前",
  host: "ホスト名",
  optionalFacts: "あとで settings.ts に書くこともできます。空のところは「要記入」として残ります。",
  pictureHint: "SVGファイルを置くか、選んでください。ファイルの文字はアウトラインにします。",
  choosePicture: "SVGを選ぶ",
  removePicture: "元に戻す",
  save: "リポジトリに保存する",
  writeFirst: (names: string) => `${names}がまだです`,
  writeFirstText: "新しいブランドは、名前を決めてから保存します。",
  saving: "保存しています",
  download: "フォルダーをダウンロードする（ZIP）",
  downloadHint: "リポジトリの上で展開し、npm start をやり直すと表示されます。",
  cannotSave:
    "このページからは保存できません。npm start か npm run dev で開いたときに、この機械から保存できます。",
  saved: (name: string) => `brands/${name} に保存しました`,
  savedNew: (host: string) => `npm start をやり直すと http://${host}:4100/ で表示されます。`,
  savedLook: "npm run dev で開いているサイトにはすぐに、npm start では次に始めたときに出ます。",
  checkPassed: "ブランドの検査で直すところはありませんでした。",
  checkAdvice: (count: number) =>
    `ブランドの検査で直すところはありませんでした。ご検討いただくことが${count}件あります。`,
  checkErrors: (count: number) => `検査で直すところが${count}件あります。`,
  location: (file: string, line: number) => `（${file} ${line}行目）`,
  refusedSaves: {
    notADraft: "入力に足りないところがあります。名前とホスト名をご確認ください。",
    nameTaken: "この名前はリポジトリのほかのフォルダーが使っています。別の名前にしてください。",
    brokenBrand: "いまのブランドの assets.ts を読めません。先に brand check で直してください。",
    unreadable: "読めない色の組があります。色を直してから保存してください。",
    picture: "使えない絵があります。置き直してください。",
    notTheBoard: "このページからは保存できません。",
  } as Readonly<Record<string, string>>,
  saveFailed: "保存できませんでした。npm start が動いているかご確認ください。入力したものは残っています。",
};
