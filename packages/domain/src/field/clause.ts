const article = /第[0-9〇一二三四五六七八九十百]+(?:条|項)|[0-9]条の/;

// Also the name of a shop may end with a full stop: ごはんや。
const sentence = /。(?!$)/;
/** Says what is to be, where a name says who somebody is. */
const saying = /ただし|但し|なお[、,第0-9]|とする|負わない|手数料は/;

// Whatever stands in brackets is an addition to the name: (株), 東京支店, but no condition.
const bracketed = /[(「『【〔[{〈《]([^)」』】〕\]}〉》]*)/g;
const term =
  /手数料|契約|譲渡|債権|支払|免除|保証|期限|期日|遅延|違約|条件|無効|解除|[条項円%]|\d{4,}|とする|とし|のみ|除く|限る|限り|ただし|但し|なお|場合/;

const oldForms: Readonly<Record<string, string>> = { 條: "条", 壱: "一", 弐: "二", 参: "三" };

/** As it is read: one width, one form of a letter, and no gaps. */
const asRead = (name: string): string =>
  name
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(/[條壱弐参]/g, (letter) => oldForms[letter] ?? letter);

/** An address that says more than an address does, as isClause says of a name. */
export function isClauseInAddress(address: string): boolean {
  const text = asRead(address);
  if (article.test(text) || sentence.test(text) || saying.test(text)) return true;
  return [...text.matchAll(bracketed)].some(([, inside = ""]) => term.test(inside));
}

/**
 * A name that says more than a name does, in a place where a contract would say it too: a sentence, an article, a
 * bracket with a term (D10). Nothing is refused by that alone; a person looks at it.
 */
export const isClause = (name: string): boolean => asRead(name).includes("、") || isClauseInAddress(name);
