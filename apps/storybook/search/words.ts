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

export function wordsOf(text: string): string[] {
  // AmountField is found by “amount”, by “field” and by “amountfield”.
  const spelt = [text.replace(/([a-z])([A-Z])/g, "$1 $2"), text].flatMap((each) =>
    [...folded(each).matchAll(latin)].map(([word]) => word),
  );
  const pairs = runsOf(text).flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...new Set([...spelt, ...pairs])];
}
