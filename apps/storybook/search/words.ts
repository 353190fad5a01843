const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** The words of a text, in any width and case; “AmountField” is two words. Japanese has no spaces between words. */
export const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text.normalize("NFKC").replace(/([a-z])([A-Z])/g, "$1 $2"))].flatMap(
    ({ segment, isWordLike }) => (isWordLike ? [segment.toLowerCase()] : []),
  );

const functionWords = new Set(
  "a an and are as at be before by can do does for from how i in into is it make each does my new of on one only or our own show that the their this to under use user using want what when where which while who with without your".split(
    " ",
  ),
);

/** Endings in English, and 「サーバー」 and 「サーバ」, 「変え」 and 「変わり」, which are one word each. */
const ending =
  /(?<=[a-z]{3})(?<!s)(?:ing|ed|es|e|s)$|(?<=\p{Script=Han})\p{Script=Hiragana}+$|(?<=[\p{Script=Katakana}ー]{2})ー$/u;

/** The form under which a word is found; null for a function word, in Japanese a short one in hiragana. */
export const termOf = (word: string): string | null =>
  functionWords.has(word) || /^\p{Script=Hiragana}{1,3}$/u.test(word) ? null : word.replace(ending, "");

/** The id of a heading in a guide and of a part of a component's page. */
export const anchorOf = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
