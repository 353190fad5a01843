/** Query and index are normalized alike: width, case and script make no difference. */
const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/** Japanese has no spaces: of a run of it every two signs beside each other are a word. */
const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu;
/** 「ファイルのアップロード」 is two words. */
const particle =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー])[のをにがはでとへも](?=[\p{Script=Han}\p{Script=Katakana}])/gu;
const latin = /[a-z0-9]+/g;

/** Whole runs of Japanese, as they were written. */
export const runsOf = (text: string): string[] => [
  ...new Set([...folded(text).replace(particle, " ").matchAll(japanese)].map(([run]) => run)),
];

/** A plural is found by its singular. */
const singular = (word: string) => word.replace(/(?<=[a-z]{3})(?<![siu])s$/, "");

const pairsOf = (text: string) =>
  runsOf(text).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );

const spelt = (text: string) => [...folded(text).matchAll(latin)].map(([word]) => singular(word));

/** Words that a text is found by. AmountField is found by “amount”, by “field” and by “amountfield”. */
export const wordsOf = (text: string): string[] => [
  ...new Set([...spelt(text.replace(/([a-z])([A-Z])/g, "$1 $2")), ...spelt(text), ...pairsOf(text)]),
];

const idle = new Set(
  "a an and are as at be before by can do does for from how i in into is it my of on one or our own the this to use what when where which with without your".split(
    " ",
  ),
);
const isNoun = (pair: string) => /^[\p{Script=Han}\p{Script=Katakana}ー]{2}$/u.test(pair);

/** Words that are looked for: of a sentence those that say what it is about, 「写真」 of 「写真を入れたい」. */
export function askedOf(text: string): string[] {
  const words = wordsOf(text);
  const said = words.filter((word) => !idle.has(word) && (!/[^a-z0-9]/.test(word) || isNoun(word)));
  return said.length > 0 ? said : words;
}
