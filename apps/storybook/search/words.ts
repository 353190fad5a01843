const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** The distance between 「ろ」 and 「ロ」. */
const kanaDistance = 0x60;
const katakanaOf = (text: string) =>
  text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCodePoint(kana.charCodeAt(0) + kanaDistance));

const segmentsOf = (text: string) =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment.toLowerCase()] : [],
  );

/**
 * The words of a text, in any width and case; “AmountField” is two words. Japanese has no spaces between words. A run of
 * hiragana that no dictionary has becomes katakana, as 「ろご」.
 */
export const wordsOf = (text: string): string[] =>
  segmentsOf(
    text
      .normalize("NFKC")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replace(/(?<!\S)[ぁ-ゖー]{2,}(?!\S)/g, (run) => (segmentsOf(run).length > 1 ? katakanaOf(run) : run)),
  );

const functionWords = new Set(
  "a an and are as at be before by can do does for from how i in into is it make each does my new of on one only or our own show that the their this to under use user using want what when where which while who with without your".split(
    " ",
  ),
);

/** Endings in English, and 「サーバー」 and 「サーバ」, 「変え」 and 「変わり」, which are one word each. */
const ending =
  /(?<=[a-z]{3})(?<!s)(?:ing|ed|es|e|s)$|(?<=\p{Script=Han})\p{Script=Hiragana}+$|(?<=[\p{Script=Katakana}ー]{2})ー$/u;

/** In Japanese a short word in hiragana. */
export const isFunctionWord = (word: string): boolean =>
  functionWords.has(word) || /^\p{Script=Hiragana}{1,3}$/u.test(word);

/** 「申し込み」 is also written 「申込」. */
const okurigana = /(?<=\p{Script=Han})[いきぎしじちびみりえけげせべめれ](?=\p{Script=Han})/gu;

/** The form under which a word is found. */
export const termOf = (word: string): string => katakanaOf(word.replace(ending, "").replace(okurigana, ""));

/** Finds terms in a text: one in English at the start of a word, one in Japanese in every spelling. */
export const patternOf = (terms: readonly string[]): RegExp =>
  new RegExp(
    terms
      .map((term) =>
        /^[a-z0-9]/.test(term)
          ? `(?<![a-z0-9])${term.replaceAll(".", "\\.")}`
          : term
              .replace(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, "\\p{Script=Hiragana}?")
              .replace(
                /[ァ-ヶ]/g,
                (kana) => `[${kana}${String.fromCodePoint(kana.charCodeAt(0) - kanaDistance)}]`,
              ),
      )
      .join("|"),
    "giu",
  );

/** The id of a heading in a guide and of a part of a component's page. */
export const anchorOf = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
