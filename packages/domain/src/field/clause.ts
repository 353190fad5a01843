import { halfWidth } from "../japanese-input/width.ts";

const article = /第[0-9〇一二三四五六七八九十百]+(?:条|項)/;

// Also the name of a shop may end with a full stop: ごはんや。
const sentence = /[。｡](?!\s*$)|[、､]/;

// Whatever stands in brackets is an addition to the name: (株), 東京支店, but no condition.
const bracketed = /[(（「『【〔[［{｛〈《]([^)）」』】〕\]］}｝〉》]*)/g;
const term =
  /手数料|契約|譲渡|債権|支払|免除|保証|期限|期日|遅延|違約|条件|無効|解除|[条項円%]|\d{4,}|とする|とし|のみ|除く|限る|限り|ただし|但し|なお|場合/;

/**
 * A name that says more than a name does, in a place where a contract would say it too: a sentence, an article, a
 * bracket with a term (D10). Nothing is refused by that alone; a person looks at it.
 */
export function isClause(name: string): boolean {
  const text = halfWidth(name);
  if (article.test(text) || sentence.test(text)) return true;
  return [...text.matchAll(bracketed)].some(([, inside = ""]) => term.test(inside));
}
