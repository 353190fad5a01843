import { colourTokenNames } from "@kaitori/brand/sentences";
import type { ColourToken, MeasuredPair } from "@kaitori/ui/theme";

/** Use of each colour; a new colour without one does not compile. */
export const colourUses: Readonly<Record<ColourToken, string>> = {
  paper: "the background of the page",
  surface: "cards, fields, dialogs",
  sunken: "a part that looks lower than its card, and subtle buttons under the pointer",
  ink: "text",
  inkQuiet: "hints, second lines; never an error",
  hairline: "lines that only divide",
  cardEdge: "the line around a card, where the brand draws one",
  edge: "the border of fields and buttons, which must be visible",
  focus: "the focus ring of the keyboard",
  brand: "the main colour of the brand on large parts; never the only sign of a meaning",
  brandInk: "links and chosen items",
  brandSoft: "the background of chosen items",
  action: "the primary button",
  actionHover: "the primary button under the pointer",
  actionPressed: "the primary button that is pressed",
  onAction: "text on the primary button",
  accent: "the second colour, in small signs and drawings",
  header: "the background of the header",
  onHeader: "text in the header",
  onHeaderQuiet: "second text in the header",
  headerLine: "the line below the header",
  headerMark: "the mark of the current page in the header",
  headerFocus: "the focus ring of the keyboard in the header",
  emphasis: "the card that matters most on a page: the sum, the receipt number",
  onEmphasis: "text on the emphasised card",
  onEmphasisQuiet: "second text on the emphasised card",
  emphasisLine: "lines on the emphasised card",
  emphasisFigure: "the figure on the emphasised card",
  emphasisAction:
    "the primary button on the emphasised card: the usual one if it stands out there, otherwise one in the colour of the card's text",
  emphasisActionHover: "the primary button on the emphasised card under the pointer",
  emphasisActionPressed: "the primary button on the emphasised card while it is pressed",
  onEmphasisAction: "text on the primary button of the emphasised card",
  positiveInk: "done, accepted: text and icon",
  positiveSoft: "done, accepted: background",
  positiveEdge: "done, accepted: line",
  cautionInk: "something is missing or soon due: text and icon",
  cautionSoft: "something is missing or soon due: background",
  cautionEdge: "something is missing or soon due: line",
  criticalInk: "an error: its text and icon, beside a field too",
  criticalSoft: "an error: the background of a banner or a summary",
  criticalEdge: "an error: the border of a field, a banner, a summary",
  noticeInk: "good to know: text and icon",
  noticeSoft: "good to know: background",
  noticeEdge: "good to know: line",
  critical: "the button of an action that cannot be undone",
  criticalHover: "the button of an action that cannot be undone, under the pointer",
  onCritical: "text on the button of an action that cannot be undone",
  toast: "the background of a toast",
  onToast: "text on a toast",
  backdrop: "the cover behind a dialog",
};

/** Uses in Japanese. A colour that is missing here has its name on the board and in the check as its use. */
export const colourUsesJapanese: Readonly<Record<ColourToken, string>> = {
  ...colourTokenNames,
  surface: "カード、入力欄、ダイアログの地",
  sunken: "カードより一段低く見せる部分と、控えめなボタン（指したとき）の地",
  inkQuiet: "ヒントや補足の文字。エラーには使いません",
  hairline: "区切るだけの細い線",
  cardEdge: "カードを囲む線。線を引くブランドだけで使います",
  edge: "入力欄とボタンの縁。はっきり見える必要があります",
  brand: "広い面に使うブランドの色。この色だけで意味を伝えることはしません",
  brandInk: "リンクと、選んでいるものの文字",
  brandSoft: "選んでいるものの地",
  accent: "小さな印や絵に使うアクセントの色",
  headerMark: "ヘッダーで、いまいる場所を示す印",
  emphasis: "ページでいちばん大切な面（金額、受付番号）の地",
  emphasisFigure: "大切な面の金額や番号",
  emphasisAction: "大切な面の主なボタン。地に紛れるときは、面の文字の色を地にします",
  cautionInk: "足りないもの、近い期限：文字と印",
  criticalInk: "エラー：文字と印。入力欄のそばでも使います",
  criticalSoft: "エラー：お知らせとまとめの地",
  criticalEdge: "エラー：入力欄、お知らせ、まとめの縁",
  noticeInk: "参考の案内：文字と印",
  critical: "取り消せない操作のボタン",
  criticalHover: "取り消せない操作のボタン（指したとき）",
  onCritical: "取り消せない操作のボタンの文字",
};

/** Texts of the page of colours, in both languages. */
export const english = {
  lang: "en" as "en" | "ja",
  title: "Colours and contrast",
  intro:
    "The use of each colour, and its value for the selected brand, decided or derived. Each colour has the pair with the least contrast; a site with a pair below its minimum (WCAG 2.2 AA) is not built.",
  colours: "Colours",
  uses: colourUses,
  use: (use: string) => `For ${use}. `,
  closest: (colour: string, { text, on, ratio, minimum }: MeasuredPair) =>
    `${colour}; ${text} on ${on}: ${ratio.toFixed(2)}, at least ${minimum}`,
  noText: (colour: string) => `${colour}; no text is on it`,
};

export type ColourLabels = typeof english;

export const japanese: ColourLabels = {
  lang: "ja",
  title: "色とコントラスト",
  intro:
    "それぞれの色の使いみちと、ツールバーで選んだブランドでの値です。値はブランドが決めたものか、そこから自動で決まったものです。あわせて、コントラストの余裕が最も小さい組み合わせを示します。必要な値（WCAG 2.2 AA）に届かない組み合わせがあると、サイトをビルドできません。",
  colours: "色",
  uses: colourUsesJapanese,
  use: (use) => `${use}。`,
  closest: (colour, { text, on, ratio, minimum }) =>
    `${colour}。${on}の上の${text}：${ratio.toFixed(2)}（${minimum}以上が必要）`,
  noText: (colour) => `${colour}。この色に文字は載りません`,
};
