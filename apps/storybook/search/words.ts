/** Query and index are normalized alike: width, case and script make no difference. */
const normalized = (text: string) => text.normalize("NFKC").toLowerCase();

/** Japanese has no spaces: of a run of it every two signs beside each other are a word. */
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
/** 「ファイルのアップロード」 is two words. */
const particle =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー])[のをにがはでとへも](?=[\p{Script=Han}\p{Script=Katakana}])/gu;
const latin = /[a-z0-9]+/g;

/** Whole runs of Japanese, as they were written. */
export const japaneseRuns = (text: string): string[] => [
  ...new Set([...normalized(text).replace(particle, " ").matchAll(japanese)].map(([run]) => run)),
];

/** A plural is found by its singular. */
const singular = (word: string) =>
  word
    .replace(/ies$/, "y")
    .replace(/(?<=s|x|ch|sh)es$/, "")
    .replace(/(?<=[a-z]{3})(?<![siu])s$/, "");

const characterPairs = (text: string) =>
  japaneseRuns(text).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );

const latinWords = (text: string) => [...normalized(text).matchAll(latin)].map(([word]) => singular(word));

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
const isNamed = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** 「変え」 and 「変わり」 are one word. */
const ending = /(?<=^\p{Script=Han})\p{Script=Hiragana}+$/u;

/** Words of Japanese by a dictionary, without those that only bind others: 「問い合わせ」 and 「先」 of 「問い合わせ先を」. */
const japaneseWords = (text: string) =>
  japaneseRuns(text)
    .flatMap((run) => [...segmenter.segment(run)].map(({ segment }) => segment))
    .filter((word) => isNamed.test(word))
    .map((word) => word.replace(ending, ""));

const identifierWords = (text: string) => [
  ...latinWords(text.replace(/([a-z])([A-Z])/g, "$1 $2")),
  ...latinWords(text),
];

/** Words that a text is found by. AmountField is found by “amount”, by “field” and by “amountfield”. */
export const wordsOf = (text: string): string[] => [
  ...new Set([...identifierWords(text), ...characterPairs(text), ...japaneseWords(text)]),
];

const functionWords = new Set(
  "a an and are as at be before by can do does for from how i in into is it make each does my new of on one only or our own show that the their this to under use user want what when where which while who with without your".split(
    " ",
  ),
);
/** These words fit most pages, and so say little about the page that is looked for. */
const commonWords = new Set(
  "追加 変更 修正 編集 確認 表示 方法 項目 画面 page site form list set add change component prop variant".split(
    " ",
  ),
);
export const weightOf = (word: string) => (commonWords.has(word) ? 0.3 : 1);

/**
 * What belongs together: the whole of a name, whole runs of Japanese, and two words of English beside each other as one:
 * a "text area" is a "textarea".
 */
export function phrasesOf(text: string): string[] {
  const whole = queryWords(text).join(" ");
  const words = latinWords(text).filter((word) => !functionWords.has(word));
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return [...(whole.length < 60 ? [`=${whole}`] : []), ...japaneseRuns(text), ...new Set(pairs)];
}

/** Words that are looked for: of a sentence those that say what it is about, 「写真」 and 「入」 of 「写真を入れたい」. */
export function queryWords(text: string): string[] {
  const said = [...identifierWords(text), ...japaneseWords(text)].filter((word) => !functionWords.has(word));
  return said.length > 0 ? [...new Set(said)] : wordsOf(text);
}
