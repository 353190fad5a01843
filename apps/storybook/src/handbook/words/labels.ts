/** Texts of the page of words, in both languages. */
export const english = {
  title: "Copy",
  intro:
    "Every word that applicants read. A brand replaces a text by its key in its copy.ts; keep the placeholders in braces.",
  count: (counts: { areas: number; texts: number; replaced: number; service: string }) =>
    `${counts.areas} areas, ${counts.texts} texts; ${counts.service} replaces ${counts.replaced}.`,
  search: "Search for a text or a key",
  searchHint: "Words in any order, in half or full width: 契約 mypage",
  page: "Page",
  found: ({ found, shown }: { found: number; shown: number }) =>
    shown < found ? `${found} texts, the first ${shown}:` : `${found} texts:`,
  noMatch: "No text matches. Try a part of the sentence without the values of placeholders.",
  byArea: "By area",
  fixed: "Fixed by the specification in every brand.",
  where: "Shown on",
  /** Shown for areas that no page uses. */
  elsewhere: "In a mail, a document or an answer of the server, or on every page",
};

export type WordsLabels = typeof english;

export const japanese: WordsLabels = {
  title: "文言",
  intro:
    "申込者が読むすべての文言です。ブランドの文言は、copy.tsにキーと文言を書いて変えます。波かっこの中の名前はそのまま残してください。",
  count: ({ areas, texts, replaced, service }) =>
    `${areas}分野、${texts}件。${service}は、このうち${replaced}件を自社の文言にしています。`,
  search: "文言またはキーで探す",
  searchHint: "語の順番、全角と半角の違いは問いません。例：契約 mypage",
  page: "この画面の文言だけ",
  found: ({ found, shown }) => (shown < found ? `${found}件のうち、はじめの${shown}件` : `${found}件`),
  noMatch: "この文言はありません。波かっこに入る言葉を除き、文の一部で探してください。",
  byArea: "分野別",
  fixed: "仕様で定められた文言です。どのブランドでも同じです。",
  where: "表示する画面",
  elsewhere: "メール、書面、サーバーの応答、またはすべての画面",
};
