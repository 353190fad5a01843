/** Query and index ignore width and case. */
export const normalizeText = (text: string) => text.normalize("NFKC").toLowerCase();

/** Japanese has no spaces, so every pair of adjacent characters is indexed as a word. */
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
/** Splits 「ファイルのアップロード」 into two words. */
const particle =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー])[のをにがはでとへも](?=[\p{Script=Han}\p{Script=Katakana}])/gu;
const latin = /[a-z0-9]+/g;

/** 「申し込み」 is also written 「申込み」, and 「問い合わせ」 「問合せ」. */
const unifySpelling = (text: string) =>
  text
    .replace(/合わ?せ/g, "合せ ")
    .replace(/(?<=\p{Script=Han})[いきぎしじちびみりえけげせべめれ](?=\p{Script=Han})/gu, "");

/** Unbroken runs of Japanese in a text. */
export const japaneseRuns = (text: string): string[] => [
  ...new Set(
    [...unifySpelling(normalizeText(text)).replace(particle, " ").matchAll(japanese)].map(([run]) => run),
  ),
];

/** The stem of an English word: “themes” and “theming” are one word. */
const stem = (word: string) =>
  word
    .replace(/ies$/, "y")
    .replace(/(?<=s|x|ch|sh)es$/, "")
    .replace(/(?<=[a-z]{3})(?<![siu])s$/, "")
    .replace(/(?<=[aeiouy][a-z]+)(?<=[a-z]{3})(ing|ed)$/, "")
    .replace(/(?<=[a-z]([b-df-hkmnp-rtvwx]))\1$/, "")
    .replace(/(?<=[a-z]{4})e$/, "");

const characterPairs = (text: string) =>
  japaneseRuns(text).flatMap((run) =>
    run.length === 1
      ? [run]
      : Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)),
  );

const latinWords = (text: string) => [...normalizeText(text).matchAll(latin)].map(([word]) => stem(word));

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
const contentCharacter = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** 「変え」 and 「変わり」 are one word, so are 「申込」 and 「申込み」, and 「サーバ」 and 「サーバー」. */
const ending = /(?<=\p{Script=Han})\p{Script=Hiragana}+$|(?<=[\p{Script=Katakana}ー]{2})ー$/u;

/** Japanese words of a dictionary without particles: 「問い合わせ」 and 「先」 of 「問い合わせ先を」. */
const japaneseWords = (text: string) =>
  japaneseRuns(text)
    .flatMap((run) => [...segmenter.segment(run)].map(({ segment }) => segment))
    .filter((word) => contentCharacter.test(word))
    .map((word) => word.replace(ending, ""));

const identifierWords = (text: string) => [
  ...latinWords(text.replace(/([a-z])([A-Z])/g, "$1 $2")),
  ...latinWords(text),
];

/** All words under which a text is indexed. AmountField is found by “amount”, by “field” and by “amountfield”. */
export const wordsOf = (text: string): string[] => [
  ...new Set([...identifierWords(text), ...characterPairs(text), ...japaneseWords(text)]),
];

const functionWords = new Set(
  "a an and are as at be before by can do does for from how i in into is it make each does my new of on one only or our own show that the their this to under use user using want what when where which while who with without your"
    .split(" ")
    .map(stem),
);
const commonWords = new Set(
  "変 直 足 増 減 消 置 出 載 入 書 使 作 見 大 小 方 追加 変更 更新 設定 修正 編集 確認 表示 方法 項目 画面 一覧 種類 手順 対応 page site form list set add change create edit custom component prop variant"
    .split(" ")
    .map(stem),
);
/** Words that many pages contain count less in the ranking. */
export const weightOf = (word: string) => (commonWords.has(word.replace(ending, "")) ? 0.3 : 1);

/** Words of a query without function words: 「写真」 and 「入」 of 「写真を入れたい」. */
export function queryWords(text: string): string[] {
  const contentWords = [...identifierWords(text), ...japaneseWords(text)].filter(
    (word) => !functionWords.has(word),
  );
  return contentWords.length > 0 ? [...new Set(contentWords)] : wordsOf(text);
}

/** Words of a query, runs of Japanese, and pairs of words: “text area” finds a textarea. */
export function queryTerms(text: string): string[] {
  const words = queryWords(text);
  const pairs = words
    .slice(1)
    .flatMap((word, index) => (/^[a-z]/.test(word) ? [stem(`${words[index]}${word}`)] : []));
  return [...new Set([...pairs, ...japaneseRuns(text), ...words])];
}

const patterns = new Map<string, RegExp>();

/** Finds the words in a text; a word in English is also found as the beginning of a longer one, and 「申込」 in 「申し込み」. */
export function patternOf(words: readonly string[]): RegExp {
  const source = words
    .map((word) =>
      /^[a-z0-9]/.test(word)
        ? `(?<![a-z0-9])${word}[a-z0-9]*`
        : word.replace(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, "\\p{Script=Hiragana}?"),
    )
    .join("|");
  const pattern = patterns.get(source) ?? new RegExp(source, "giu");
  patterns.set(source, pattern);
  return pattern;
}

/** The id of a heading in a guide and of a part of a component's page. */
export const anchorOf = (heading: string): string =>
  normalizeText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
